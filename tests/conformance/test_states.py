"""No field of a state is forgotten: each is set, copied, independent of the copy, and told in a snapshot."""

import ast
from pathlib import Path

import pytest

from conformance.tables import play_through
from tallystick.games import CATALOGUE
from tallystick.games.market_island.state import Batch
from tallystick.kernel.snapshots import fields_of

GAMES = Path(__file__).parents[2] / "src/tallystick/games"
every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)


def declared(game):
    """The fields of a state: whatever the methods of its class set."""
    module = ast.parse((GAMES / game.slug / "state.py").read_text("utf-8"))
    (state,) = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "State")
    stored = (node for node in ast.walk(state) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store))
    return sorted({node.attr for node in stored if isinstance(node.value, ast.Name) and node.value.id == "self"})


def moments(game):
    """Some tables from the first to the last move."""
    for count, (table, _told) in enumerate(play_through(game, game.fewest + 1, "state")):
        if count % 10 == 0:
            yield table.state


@every_game
def test_every_field_is_set_and_told(game):
    for state in moments(game):
        assert sorted(game.snapshot(state)) == declared(game)


@every_game
def test_a_copy_has_every_field(game):
    for state in moments(game):
        copy = game.clone(state)
        assert [name for name in declared(game) if not hasattr(copy, name)] == []
        assert game.snapshot(copy) == game.snapshot(state)


@every_game
def test_whatever_changes_in_a_copy_changes_its_snapshot(game):
    for state in moments(game):
        before = game.snapshot(state)
        for name in declared(game):
            copy = game.clone(state)
            if name not in ("options", "agreed"):
                setattr(copy, name, other_than(getattr(copy, name)))
                assert game.snapshot(copy) != before, name


def other_than(value):
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value < 1 else value - 1
    if isinstance(value, str):
        return value + "?"
    if value is None or isinstance(value, Batch):
        return Batch(value, [7], 0, 0)
    return value[:-1] if value else type(value)([7])


@every_game
def test_no_list_of_a_copy_is_one_of_the_original(game):
    for state in moments(game):
        before = game.snapshot(state)
        copy = game.clone(state)
        for name in declared(game):
            lengthen(getattr(copy, name))
        assert game.snapshot(state) == before


def lengthen(value):
    """Put something more into every list that may change; what has no `clone` of its own never does."""
    if isinstance(value, list):
        for one in value:
            lengthen(one)
        value.append(7)
    elif hasattr(value, "clone"):
        for name in fields_of(value):
            lengthen(getattr(value, name))
