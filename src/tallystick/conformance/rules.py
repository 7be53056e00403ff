"""Promises that the rules of every game keep; the plugin runs them for each game that is asked for."""

import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tallystick.bots import bots_for
from tallystick.bots.playing import choice_of
from tallystick.conformance.among import is_among
from tallystick.conformance.counting import counted
from tallystick.conformance.tables import Table, any_options, hides_something, play_through
from tallystick.journal.canonical import canonical, canonical_in_order
from tallystick.journal.entries import line
from tallystick.journal.tape import Tape
from tallystick.journal.verify import verify
from tallystick.kernel.forms import filled_by_chance
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event, Move, hidden_fields, public, witness
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK, PUBLIC, Viewer
from tallystick.lab.play_out import finished_table

AnyGame = Game[Any]
seeds = st.integers(0, 2**32)
EXAMPLES = int(os.environ.get("TALLYSTICK_EXAMPLES", "8"))
some = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def playings(game: AnyGame, seed: object) -> Iterator[tuple[Table, list[Event]]]:
    """A whole playing with any number of seats and any options."""
    choice = Tape(f"options {seed}".encode())
    seats = game.fewest + choice.below(game.most - game.fewest + 1)
    return play_through(game, seats, seed, any_options(game, choice))


def moments(game: AnyGame, seed: object) -> Iterator[Table]:
    """A table after each move; a long playing is sampled more thinly the longer it gets."""
    for count, (table, _told) in enumerate(playings(game, seed)):
        if count % (1 + count // 100) == 0:
            yield table


def everybody(table: Table) -> list[Viewer]:
    return [PUBLIC, *(Viewer(seat) for seat in range(table.seats))]


@some
@given(seed=seeds)
def test_every_playing_ends_with_an_outcome(game: AnyGame, seed: int) -> None:
    for count, (table, _told) in enumerate(playings(game, seed)):
        assert count < 100_000
        assert (game.outcome(table.state) is None) == bool(game.to_act(table.state))
    outcome = game.outcome(table.state)
    assert outcome is not None
    assert len(outcome.scores) == table.seats
    assert set(outcome.winners) <= set(range(table.seats))


@some
@given(seed=seeds)
def test_the_same_seed_gives_the_same_playing(game: AnyGame, seed: int) -> None:
    def hashes() -> list[bytes]:
        return [canonical([game.snapshot(table.state), told]) for table, told in playings(game, seed)]

    assert hashes() == hashes()


@some
@given(seed=seeds)
def test_a_clone_is_equal_and_independent(game: AnyGame, seed: int) -> None:
    for table, _told in playings(game, seed):
        before = game.snapshot(table.state)
        copy = game.clone(table.state)
        assert game.snapshot(copy) == before
        for actor in game.to_act(copy)[:1]:
            game.apply(
                copy, actor, filled_by_chance(game.legal(copy, actor)[-1], Tape(b"fill")), table.chance.clone(), None
            )
            assert game.snapshot(copy) != before
        assert game.snapshot(table.state) == before


@some
@given(seed=seeds)
def test_legal_is_just_what_apply_accepts(game: AnyGame, seed: int) -> None:
    """Every legal move is accepted; every other move that anybody could write is refused and changes nothing."""
    thinkable = {
        filled_by_chance(move, Tape(b"fill"))
        for table, _ in playings(game, seed)
        for actor in actors(table)
        for move in game.legal(table.state, actor)
    }
    assert thinkable
    choice = Tape(f"thinkable {seed}".encode())
    for table in moments(game, seed):
        before = game.snapshot(table.state)
        position = (table.chance.number, table.chance.offset)
        for actor in actors(table):
            legal = game.legal(table.state, actor)
            for move in some_of(thinkable, choice) | {filled_by_chance(move, Tape(b"other")) for move in legal}:
                if is_among(move, legal):
                    game.apply(game.clone(table.state), actor, move, table.chance.clone(), None)
                else:
                    with pytest.raises(Refused) as refused:
                        game.apply(table.state, actor, move, table.chance, None)
                    assert refused.value.code
        assert game.snapshot(table.state) == before
        assert (table.chance.number, table.chance.offset) == position


def some_of(moves: set[Move], choice: Tape) -> set[Move]:
    """All of them, or a choice of 25 where a game has many more."""
    if len(moves) <= 100:
        return moves
    listed = sorted(moves, key=canonical)
    return {listed[(choice.below(256) * 256 + choice.below(256)) % len(listed)] for _ in range(25)}


def actors(table: Table) -> list[int]:
    """Every seat, the clock, and one who is not at the table."""
    return [*range(table.seats), CLOCK, table.seats]


@some
@given(seed=seeds)
def test_every_legal_move_can_be_written_and_read(game: AnyGame, seed: int) -> None:
    for table, _told in playings(game, seed):
        for actor in actors(table):
            for legal in game.legal(table.state, actor):
                move = filled_by_chance(legal, Tape(b"fill"))
                assert game.read_move(canonical(move)) == move


@given(
    st.binary(max_size=200)
    | st.text().map(str.encode)
    | st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ).map(lambda value: repr(value).encode())
    | st.just(b"[" * 100_000)
    | st.just(b'{"move":"roll","seat":1}')
    | st.just(b'{"move":"\xed\xa0\x80"}')
)
def test_garbage_is_refused_as_not_a_move(game: AnyGame, asked: bytes) -> None:
    with pytest.raises(Refused) as refused:
        game.read_move(asked)
    assert refused.value.code == "not_a_move"


@settings(some)
@given(seed=seeds)
def test_the_public_view_and_what_is_ones_own_make_ones_view(game: AnyGame, seed: int) -> None:
    for table, _told in playings(game, seed):
        public = game.view(table.state, PUBLIC)
        assert canonical_in_order(public) == canonical(public), "a view names its fields in the order of the alphabet"
        for seat in range(table.seats):
            own = game.own(table.state, seat, public)
            assert msgspec.structs.replace(public, **own) == game.view(table.state, Viewer(seat))


@settings(some, max_examples=2 * EXAMPLES)
@given(seed=seeds)
def test_what_is_hidden_leaves_no_trace(game: AnyGame, seed: int) -> None:
    """Two truths that differ only in what a viewer may not know look the same to it: view, moves and refusals."""
    changed = looked_at = 0
    imagination = Tape(f"imagine {seed}".encode())
    for table in moments(game, seed):
        for viewer in everybody(table):
            other = game.imagine(table.state, viewer, imagination)
            assert seen_by(game, viewer, other) == seen_by(game, viewer, table.state)
            looked_at += 1
            changed += game.snapshot(other) != game.snapshot(table.state)
    counted("R7", states_and_viewers=looked_at, really_changed=changed, differences_seen=0)
    assert changed > 0.9 * looked_at or not hides_something(game, table.options), "otherwise the test would be empty"


def public_questions(game: AnyGame, state: Any) -> list[tuple[int, bool, Move | None]]:
    """Who is asked in person: everybody can tell it from the time that an answer takes."""
    seats = game.to_act(state) if game.waits(state)[0] else ()
    return [(seat, game.concerns(state, seat), game.shrug(state, seat)) for seat in seats]


def seen_by(game: AnyGame, viewer: Viewer, state: Any) -> bytes:
    seen: list[Any] = [game.view(state, viewer), game.beside(state, viewer.seat), public_questions(game, state)]
    if viewer.seat is not None:
        seen.append(game.legal(state, viewer.seat))
    return canonical(seen)


@some
@given(seed=seeds)
def test_events_tell_a_viewer_no_secret_of_another(game: AnyGame, seed: int) -> None:
    """What a seat witnesses of another's event is what everybody witnesses, and secrets are gone from it."""
    hidden = 0
    for table, told in playings(game, seed):
        for event in told:
            for name in hidden_fields(type(event)):
                hidden += 1
                assert getattr(event, name) is not None
                for viewer in everybody(table):
                    seen = getattr(witness(event, viewer), name)
                    assert (seen is not None) == (viewer.seat == event.seat)  # type: ignore[attr-defined]
            assert public(event) == witness(event, PUBLIC)
    assert hidden or not hides_something(game, table.options)


def test_every_bot_plays_legal_moves_from_its_view_alone(game: AnyGame) -> None:
    """A bot is given the same view in two truths that differ only in what it cannot know: it chooses the same."""
    for name, bot in bots_for(game).items():
        choices = 0
        for table, _told in playings(game, f"bot {name}"):
            for seat in game.to_act(table.state):
                if len(game.legal(table.state, seat)) < 2:
                    continue
                other = game.imagine(table.state, Viewer(seat), Tape(b"other"))
                move = choice_of(game, table.state, seat, bot, Tape(b"own"))
                assert is_among(move, game.legal(table.state, seat))
                assert move == choice_of(game, other, seat, bot, Tape(b"own"))
                choices += 1
        assert choices


@settings(some, max_examples=1 + EXAMPLES // 2)
@given(seed=seeds)
def test_the_journal_replays_to_the_same_outcome(game: AnyGame, seed: int) -> None:
    choice = Tape(f"options {seed}".encode())
    bot = bots_for(game)["random"]
    seats = game.fewest + choice.below(game.most - game.fewest + 1)
    record = finished_table(game, [bot] * seats, any_options(game, choice), seed)
    assert verify(b"".join(map(line, record.entries))) == game.outcome(record.state)


def test_too_few_and_too_many_players_are_refused(game: AnyGame) -> None:
    for seats in (-1, 0, game.fewest - 1, game.most + 1, 10**9):
        with pytest.raises(Refused, match="wrong_number_of_players"):
            game.check_seats(seats)


def test_an_unknown_move_is_refused(game: AnyGame) -> None:
    class Foreign(Move, frozen=True, tag="foreign"):
        pass

    options = read_options(game.options, {})
    state = game.setup(game.fewest, options, Tape(b"k"), None)
    with pytest.raises(Refused):
        game.apply(state, game.to_act(state)[0], Foreign(), Tape(b"k"), None)
