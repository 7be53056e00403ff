"""Whom each game is owed to: the games, CREDITS.md and the page About say the same."""

import re
from pathlib import Path

import pytest

from tallystick.api.requests import described
from tallystick.games import CATALOGUE

ROOT = Path(__file__).parents[1]
ABOUT = (ROOT / "src/tallystick/web/pages/about.js").read_text()
ROW = re.compile(r"^\| (?P<title>[^|]+) \| (?P<by>[^|]+) \| (?P<rights>[^|]+) \| <(?P<link>https://[^|>]+)> \|$", re.M)
THANKED = {row["title"]: row for row in ROW.finditer((ROOT / "CREDITS.md").read_text())}


def test_every_game_has_its_credits():
    assert {game.credits.title for game in CATALOGUE.values()} == set(THANKED)
    assert len(THANKED) == 4


@pytest.mark.parametrize("name", CATALOGUE)
def test_they_are_those_of_the_file(name):
    """Mutant: an author, a house, a licence or a link that only one of the two names."""
    owed = CATALOGUE[name].credits
    row = THANKED[owed.title]
    assert all(author in row["by"] for author in (*owed.authors, owed.at))
    assert bool(re.search("and (colleagues|partners)", row["by"])) == owed.and_others
    assert (owed.licence or "all rights reserved") in row["rights"]
    assert bool(owed.licence) != ("all rights" in row["rights"])
    assert owed.link == row["link"]


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_page_takes_them_from_the_games_and_shows_each_field(name):
    game = CATALOGUE[name]
    assert described(game)["credits"] == game.credits._asdict()
    assert 'read("/api/games")' in ABOUT
    assert "games.value.flatMap(({ credits }) => (credits ? [thanks(credits)] : []))" in ABOUT
    shown = ABOUT.partition("const thanks")[2].partition("};")[0]
    for field in game.credits._fields:
        assert len(re.findall(rf"\b{field}\b", shown)) > 1, field
    assert game.credits.title not in ABOUT
