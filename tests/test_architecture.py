"""What docs/explanation/architecture.md says of the house is there."""

import re
from pathlib import Path

import pytest

from tallystick.games import CATALOGUE

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/tallystick"
PAGE = (ROOT / "docs/explanation/architecture.md").read_text("utf-8")
STEPS = re.findall(r"^\| (\d+) \| `([^`]+)` \| ([^|]+) \|", PAGE, re.MULTILINE)
GAMES = [game.slug for game in CATALOGUE.values()]


def test_the_way_of_a_move_crosses_at_most_fifteen_modules():
    assert [int(number) for number, _, _ in STEPS] == list(range(1, len(STEPS) + 1))
    assert 10 < len({module for _, module, _ in STEPS}) <= 15


@pytest.mark.parametrize(("module", "functions"), [(module, names) for _, module, names in STEPS])
def test_each_step_of_a_move_is_where_the_page_says(module, functions):
    for name in re.findall(r"`(\w+)`", functions):
        for path in [module.replace("<slug>", slug) for slug in GAMES] if "<slug>" in module else [module]:
            text = (SOURCE / path).read_text("utf-8")
            assert re.search(rf"^\s*(async def |def |async )?{name}( = |\()", text, re.MULTILINE), f"{path}: {name}"


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_the_files_that_the_page_lists(slug):
    listed = PAGE.partition("| file | holds |")[2].partition("\n\n")[0]
    for row in listed.splitlines()[2:]:
        names = re.findall(r"`([\w./]+)`", row.split("|")[1])
        found = [(SOURCE / "games" / slug / name).exists() for name in names]
        assert any(found) if " or " in row.split("|")[1] else all(found), (slug, row)


def test_every_room_is_on_the_page():
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert {room for room in rooms if f"  {room}/" not in PAGE and f"· {room}/" not in PAGE} == set()
