"""Whose turn it is, the dice of a turn, and the end of it (SV.goose, SV.turn, SV.end)."""

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.components import ROLLED
from tallystick.games.shelves_voyage.moves import NOBODY
from tallystick.games.shelves_voyage.rules.acting import settle_duty
from tallystick.games.shelves_voyage.scoring import average_coins, harmonies, level_of, result_of
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def next_turn(state: State, told: Told) -> None:
    """The lowest station plays next (SV.goose, SV.session), or whoever comes by the order that was agreed (SV-30)."""
    if state.agreed.goose:
        among = state.last if state.final else state.players
        lowest = min([state.stations[seat] for seat in among])
        offer_turn(state, state.master, [seat for seat in among if state.stations[seat] == lowest], "lowest", told)
        return
    among = [seat for seat in state.players if state.turns_taken[seat] < state.agreed.turns_each]
    if state.active == NOBODY:
        offer_turn(state, state.master, among, "chosen", told)
    elif state.agreed.popcorn:
        others = [seat for seat in among if seat != state.active]
        offer_turn(state, state.active, others or among, "chosen", told)
    else:
        after = [seat for seat in among if seat > state.active]
        begin_turn(state, (after or among)[0], "clockwise", told)


def offer_turn(state: State, giver: int, among: list[int], why: str, told: Told) -> None:
    """One candidate begins; among several somebody chooses: in ties the Game Master (SV.goose.ties, SV.master)."""
    if len(among) == 1:
        begin_turn(state, among[0], why, told)
        return
    state.phase = "give_turn"
    state.giver = giver
    state.candidates = among


def give_turn(state: State, seat: int, told: Told) -> None:
    """Choose who plays next (SV.goose.ties, SV.modules.2)."""
    if state.phase != "give_turn":
        raise Refused("not_now", section="SV.goose.ties")
    if seat not in state.candidates:
        raise Refused("not_a_candidate", section="SV.goose.ties", seat=str(seat)[:8])
    begin_turn(state, seat, "chosen", told)


def begin_turn(state: State, seat: int, why: str, told: Told) -> None:
    """A turn begins; nothing of the last one is left (SV.turn.1)."""
    nothing: list[int] = []
    state.phase = "roll"
    state.active = seat
    state.turn += 1
    state.giver = NOBODY
    state.candidates = nothing
    state.dice = nothing[:]
    state.unused = nothing[:]
    state.refused_by = nothing[:]
    state.added_die = 0
    state.added_from = NOBODY
    state.added_how = ""
    state.pair = 0
    state.steps = 0
    if seat in state.last:
        state.last.remove(seat)
    if told is not None:
        told(events.TurnBegan(seat, state.turn, why))


def roll(state: State, chance: Chance, told: Told) -> None:
    """Four dice, for all to see (SV.turn.1)."""
    if state.phase != "roll":
        raise Refused("already_rolled", section="SV.turn.1")
    state.dice = [chance.die() for _ in range(ROLLED)]
    state.phase = "choose"
    if told is not None:
        told(events.DiceRolled(tuple(state.dice), state.active))


def move_meeple(state: State, seat: int, steps: int, why: str, dice: list[int], told: Told) -> None:
    """Along the track; never below its beginning (SV.goose, SV.turn.6, SV-28)."""
    before = state.stations[seat]
    state.stations[seat] = max(0, before + steps)
    if told is not None:
        station = state.stations[seat]
        told(events.MeepleMoved(tuple(dice), seat, station, station - before, why))


def end_turn(state: State, told: Told) -> None:
    """The meeple advances by the value of the action (SV.turn.6, SV-9); then see whether it is over (SV.end)."""
    seat = state.active
    state.turns_taken[seat] += 1
    accept_duties(state, state.turn, told)
    if state.agreed.goose and state.steps:
        move_meeple(state, seat, state.steps, "turn" if state.pair else "no_pair", [], told)
    look_for_end(state, told)
    if state.ended == "":
        next_turn(state, told)


def accept_duties(state: State, before: int, told: Told) -> None:
    """Nobody has said no since an earlier turn: what was done for a duty fulfils it (SV.action.4, SV-35)."""
    for duty in [duty for duty in state.duties if duty.done and duty.turn < before]:
        settle_duty(state, duty, told)


def look_between_turns(state: State, told: Told) -> None:
    """Whatever moved a meeple while the next player is still to be chosen counts (SV.goose.ties, SV-14)."""
    if state.phase == "give_turn" and state.agreed.goose and not state.acts:
        look_for_end(state, told)
        if state.ended == "":
            next_turn(state, told)


def look_for_end(state: State, told: Told) -> None:
    """Between turns: a meeple at or beyond the end station ends it, after last turns if agreed (SV.end, SV-14).

    Which station that is, was agreed before (SV.goose.end, SV-13).

    Without the track it ends after the agreed number of turns (SV.modules.2, SV-30).
    """
    if not state.agreed.goose:
        if min([state.turns_taken[seat] for seat in state.players]) >= state.agreed.turns_each:
            finish(state, "turns_played", told)
        return
    if state.final:
        if not state.last:
            finish(state, "end_station", told)
        return
    arrived = [seat for seat in state.players if state.stations[seat] >= state.agreed.end_station]
    if not arrived:
        return
    if not state.agreed.last_turns:
        finish(state, "end_station", told)
        return
    state.final = True
    state.last = [seat for seat in state.players if seat != arrived[0]]
    if told is not None:
        told(events.LastTurnsBegan(arrived[0], tuple(state.last)))


def finish(state: State, reason: str, told: Told) -> None:
    """Everybody opens the Major Arcana, and Harmony is counted (SV.end, SV.harmony)."""
    accept_duties(state, state.turn + 1, told)
    state.phase = "over"
    state.ended = reason
    state.harmony = harmonies(state)
    if told is not None:
        result = result_of(state)
        level = level_of(result, len(state.players))
        told(events.GameEnded(average_coins(state), tuple(state.harmony), level, reason, result))
