"""Views, moves and imagined worlds tell a viewer nothing: cards that it never saw change places, dealt by hand."""

import os

import pytest

from conformance.redealing import PLACES, changed, names_in
from conformance.tables import any_options, play_through
from promises import counted
from tallystick.games import CATALOGUE
from tallystick.journal.canonical import canonical
from tallystick.journal.tape import Tape
from tallystick.kernel.seats import PUBLIC, Viewer

STATES = int(os.environ.get("TALLYSTICK_STATES", "300"))
"""So many truths of each game are changed; a hundred thousand with make deep."""
LONGEST = 250


def moments(game):
    """Tables of any size with any options, and what each pair of eyes has met so far."""
    seed = 0
    while True:
        seed += 1
        choice = Tape(f"secrets {seed}".encode())
        seats = game.fewest + choice.below(game.most - game.fewest + 1)
        eyes = [PUBLIC, *map(Viewer, range(seats))]
        seen = {viewer: set() for viewer in eyes}
        for count, (table, told) in enumerate(play_through(game, seats, f"secrets {seed}", any_options(game, choice))):
            for viewer in eyes:
                seen[viewer].update(*(names_in(event, viewer) for event in told))
            if count > LONGEST:
                break
            viewer = eyes[choice.below(len(eyes))]
            if choice.below(3) == 0:
                yield table.state, viewer, seen[viewer], choice


def met(game, state, viewer):
    seen = [game.view(state, viewer)]
    if viewer.seat is not None:
        seen.append(game.legal(state, viewer.seat))
    return canonical(seen)


@pytest.mark.parametrize("name", PLACES)
def test_two_cards_that_a_viewer_never_saw_may_change_places_unnoticed(name):
    """Neither the view nor the moves change, and a world imagined with the same chance is the very same world."""
    game = CATALOGUE[name]
    states = 0
    for state, viewer, seen, choice in moments(game):
        other = game.clone(state)
        if not changed(name, other, viewer, seen, choice):
            continue
        assert game.snapshot(other) != game.snapshot(state)
        assert met(game, other, viewer) == met(game, state, viewer)
        worlds = [game.imagine(truth, viewer, Tape(f"world {states}".encode())) for truth in (state, other)]
        assert game.snapshot(worlds[0]) == game.snapshot(worlds[1])
        assert met(game, worlds[0], viewer) == met(game, state, viewer)
        states += 1
        if states >= STATES:
            break
    counted("R7", truths_changed_by_hand=states, differences_seen=0)
