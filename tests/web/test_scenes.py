"""The browser works out no rule: after every entry its scene is the server's view, but for what is declared to lag."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.tables import any_options, play_through
from tallystick.games import CATALOGUE
from tallystick.journal.tape import Tape
from tallystick.journal.verify import play_again
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event, witness
from tallystick.kernel.seats import PUBLIC, Viewer

HERE = Path(__file__).parent
TABLES_WITH_ANY_OPTIONS = 8
LONGEST = 300
ONLY_IN_THE_VIEW = {"market-island": {"abacus": "unlimited"}}
"""Options that change what is counted without an event that tells it: an abacus may stop at 99."""

Moments = Iterable[tuple[Any, Iterable[Event]]]


def seen_by_all(game: Game[Any], table: str, seats: int, moments: Moments) -> Iterator[bytes]:
    """A line for each pair of eyes: the view after every entry, and what happened in it."""
    eyes = [PUBLIC, *map(Viewer, range(seats))]
    steps: dict[Viewer, list[msgspec.Raw]] = {viewer: [] for viewer in eyes}
    for seq, (state, events) in enumerate(moments):
        for viewer in eyes:
            seen = {"seq": seq, "view": game.view(state, viewer), "events": [witness(one, viewer) for one in events]}
            steps[viewer].append(msgspec.Raw(msgspec.json.encode(seen)))
    for viewer in eyes:
        yield msgspec.json.encode({"table": table, "me": viewer.seat, "steps": steps[viewer]}) + b"\n"


def recorded(game: Game[Any]) -> Iterator[bytes]:
    for path in sorted((HERE.parent / "journals" / game.name).glob("*.jsonl")):
        steps = play_again(path.read_bytes())
        seats = len(next(steps).entry.body["players"])
        moments = ((step.state, step.events) for step in steps if step.state is not None)
        yield from seen_by_all(game, path.name, seats, moments)


def played(game: Game[Any]) -> Iterator[bytes]:
    """Tables with any options, of which the recorded ones have only some."""
    for seed in range(TABLES_WITH_ANY_OPTIONS):
        choice = Tape(f"any {seed}".encode())
        options = msgspec.structs.replace(any_options(game, choice), **ONLY_IN_THE_VIEW.get(game.name, {}))
        seats = game.fewest + choice.below(game.most - game.fewest + 1)
        moments = ((table.state, events) for table, events in play_through(game, seats, seed, options))
        yield from seen_by_all(game, f"any {seed}", seats, islice(moments, LONGEST))


@pytest.fixture(scope="module")
def node():
    found = shutil.which("node")
    if not found:
        if os.environ.get("CI"):
            pytest.fail("scenes are followed by node, and there is none here")
        pytest.skip("no node here")
    return found


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_scene_that_followed_the_events_of_an_entry_is_the_view_after_it(node, name):
    game = CATALOGUE[name]
    tables = b"".join([*recorded(game), *played(game)])
    runner = [node, str(HERE / "scenes.mjs"), name.replace("-", "_")]
    found = json.loads(subprocess.run(runner, input=tables, stdout=subprocess.PIPE, check=True, timeout=120).stdout)
    assert found["faults"] == {}, "neither the view nor what it was before"
    assert found["idle"] == [], "never lags: take it off the list LAGS"
