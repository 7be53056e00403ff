"""What the cockpit, the queue and the wall get does not depend on hidden cards, and every word of it can be said."""

import os
from types import SimpleNamespace

import msgspec
import pytest

from conformance.redealing import PLACES, changed, names_in
from conformance.tables import any_options, play_through
from promises import counted
from tallystick.games import CATALOGUE, OURS
from tallystick.journal.tape import Tape
from tallystick.kernel.seats import PUBLIC
from tallystick.sessions import rows, watch
from tallystick.sessions.sitting import PLAYING, Set, Sitting
from tallystick.tables.messages import Copies
from tallystick.tables.store import PERSON, StoredSeat
from tallystick.words import LANGUAGES, Words

STATES = int(os.environ.get("TALLYSTICK_STATES", "200"))
LONGEST = 250


def led(game, state, seats):
    """As much of a live session and its table as a row is made from."""
    entry = SimpleNamespace(kind="start", t=1, body={}, actor=None, id=None)
    table = SimpleNamespace(
        game=game,
        started=True,
        over=game.outcome(state) is not None,
        frames=SimpleNamespace(public=game.view(state, PUBLIC)),
        record=SimpleNamespace(state=state, by_hand=False, outcome=lambda: game.outcome(state)),
        stored=SimpleNamespace(seats=[StoredSeat(seat, PERSON) for seat in range(seats)]),
        audience=SimpleNamespace(copies=lambda: Copies(1, 2)),
        condition=SimpleNamespace(paused=False),
        deadline=SimpleNamespace(seconds=0),
        presence=SimpleNamespace(away_ms=lambda _seat: 40_000),
        entries=[entry] * 9,
        bot_at=lambda _seat: None,
    )
    sitting = Sitting()
    sitting.phase = PLAYING
    people = {seat + 1: SimpleNamespace(token_hash=b"", hand=0) for seat in range(seats)}
    return SimpleNamespace(sitting=sitting, asleep=set(), loaded_at=0, people=people), table


def shown(game, state, seats):
    """Every byte of the row and of the queue that this table gives a facilitator."""
    live, table = led(game, state, seats)
    of = Set(1, "t", game.name, list(range(1, seats + 1)), begun=True)
    live.sitting.people = live.people
    seen = rows.seen(live, of, table)
    found = watch.found_at(seen, live.sitting, 10**6, 1)
    row = rows.row_told(live, of, table, seen, found[0], False)
    needs = [watch._at_table(live.sitting, seen, one, 10**6) for one in found if one.what in watch.ACTS]
    return msgspec.json.encode([row, needs])


@pytest.mark.parametrize("name", PLACES)
def test_cards_that_nobody_in_public_saw_may_change_places_unnoticed(name):
    game = CATALOGUE[name]
    states = seed = 0
    while states < STATES:
        seed += 1
        choice = Tape(f"cockpit {seed}".encode())
        seats = game.fewest + choice.below(game.most - game.fewest + 1)
        met: set[str] = set()
        for count, (table, told) in enumerate(play_through(game, seats, f"cockpit {seed}", any_options(game, choice))):
            met.update(*(names_in(event, PUBLIC) for event in told))
            if count > LONGEST or states >= STATES:
                break
            other = game.clone(table.state)
            if choice.below(3) == 0 and changed(name, other, PUBLIC, met, choice):
                assert game.snapshot(other) != game.snapshot(table.state)
                assert shown(game, other, seats) == shown(game, table.state, seats)
                states += 1
    counted("R7", truths_changed_for_the_cockpit=states, differences_seen=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_whatever_a_glance_says_can_be_said(game, language):
    words = Words(language, game.name)
    said = set()
    for seed in range(12):
        options = any_options(game, Tape(f"glance {seed}".encode()))
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        for count, (table, _told) in enumerate(play_through(game, seats, seed, options)):
            glance = game.glance(game.view(table.state, PUBLIC))
            assert len(glance.seats) == seats
            assert glance.step >= 0
            said |= {glance.phase, *(seat.word for seat in glance.seats)}
            if count > 400:
                break
    assert len(said) > 5
    assert [word for word in sorted(said) if not words.has(word)] == []
