"""Quarrel: a debate, a secret vote, and what both get from it (SV.action.5)."""

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.components import ADVOCATE
from tallystick.games.shelves_voyage.elements import ABSTAINED, NOT_VOTED, Act
from tallystick.games.shelves_voyage.moves import NOBODY, Quarrel
from tallystick.games.shelves_voyage.rules.acting import check_settles, end_act, fulfil_duty, new_act
from tallystick.games.shelves_voyage.rules.naming import check_entity
from tallystick.games.shelves_voyage.rules.purse import change_coins
from tallystick.games.shelves_voyage.rules.writing import involves_legacy
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def begin_quarrel(state: State, act: Act, move: Quarrel, told: Told) -> None:
    """Choose an entity and an opponent, who cannot decline (SV.action.5, SV-11)."""
    if act.step != "quarrel":
        raise Refused("not_now", section="SV.action.5")
    place = check_entity(state, move.entity, "SV.action.5")
    if move.seat == act.seat:
        raise Refused("partner_is_oneself", section="SV.action.5")
    if move.seat not in state.players:
        raise Refused("no_such_player", section="SV.action.5", seat=str(move.seat)[:8])
    check_settles(state, act.seat, move.settles)
    act.entity = move.entity
    act.opponent = move.seat
    act.settles = move.settles
    act.step = "debate"
    act.waiting = [act.seat, move.seat]
    act.voters = [seat for seat in state.players if seat not in act.waiting]
    act.votes = [NOT_VOTED] * state.seats
    state.waits += 1
    if told is not None:
        minutes = state.agreed.debate_seconds // 60
        text = state.entities[place].text
        told(events.QuarrelBegan(move.entity, minutes, move.seat, act.seat, text, tuple(act.voters)))


def leave_debate(state: State, act: Act, seat: int, chance: Chance, told: Told) -> None:
    """A quarreller has said enough; when both have, the vote begins (SV.action.5)."""
    act.waiting.remove(seat)
    if told is not None:
        told(events.DebateLeft(seat))
    if not act.waiting:
        end_debate(state, act, "together", chance, told)


def concede(state: State, act: Act, seat: int, told: Told) -> None:
    """A quarreller gives in: the other has won, and nobody votes (SV.action.5, SV-33)."""
    if state.version == 1:
        raise Refused("not_a_move")
    if act.step != "debate":
        raise Refused("no_debate", section="SV.action.5")
    settle_quarrel(state, act, act.opponent if seat == act.seat else act.seat, "conceded", told)


def end_debate(state: State, act: Act, why: str, chance: Chance, told: Told) -> None:
    """Three to five minutes are enough (SV.action.5); everybody but the two votes (SV-11)."""
    act.step = "vote"
    act.waiting = act.voters[:]
    state.waits += 1
    if told is not None:
        told(events.DebateEnded(why))
    if not act.waiting:
        count_votes(state, act, chance, told)


def vote(state: State, act: Act, seat: int, winner: int | None, chance: Chance, told: Told) -> None:
    """In secret, for one of the two, or for nobody (SV.action.5, SV-33)."""
    if act.step != "vote":
        raise Refused("not_now", section="SV.action.5")
    abstains = winner == NOBODY and state.version > 1
    if winner is None or (winner not in (act.seat, act.opponent) and not abstains):
        raise Refused("not_a_quarreller", section="SV.action.5")
    act.votes[seat] = ABSTAINED if abstains else winner
    act.waiting.remove(seat)
    if told is not None:
        told(events.VoteCast(seat, winner))
    if not act.waiting:
        count_votes(state, act, chance, told)


def close_vote(state: State, act: Act, chance: Chance, told: Told) -> None:
    """Whoever has not voted by now abstains (SV.master)."""
    for seat in act.waiting:
        act.votes[seat] = ABSTAINED
    act.waiting = []
    count_votes(state, act, chance, told)


def count_votes(state: State, act: Act, chance: Chance, told: Told) -> None:
    """Most votes win; a tie is the Game Master's to decide, or chance's when that is one of the two (SV-11)."""
    mine = act.votes.count(act.seat)
    theirs = act.votes.count(act.opponent)
    if mine != theirs:
        settle_quarrel(state, act, act.seat if mine > theirs else act.opponent, "votes", told)
    elif state.agreed.initiator_loses_ties:
        settle_quarrel(state, act, act.opponent, "rule", told)
    elif state.master in (act.seat, act.opponent):
        settle_by_chance(state, act, chance, told)
    else:
        act.step = "judge"
        act.waiting = [state.master]
        state.waits += 1
        if told is not None:
            told(events.VoteTied(state.master, mine))


def settle_by_chance(state: State, act: Act, chance: Chance, told: Told) -> None:
    """Nobody is left to decide (SV-11)."""
    settle_quarrel(state, act, act.seat if chance.below(2) == 0 else act.opponent, "chance", told)


def judge(state: State, act: Act, winner: int, told: Told) -> None:
    """The Game Master decides a tie (SV.action.5, SV.master, SV-11)."""
    if act.step != "judge":
        raise Refused("not_now", section="SV.action.5")
    if winner not in (act.seat, act.opponent):
        raise Refused("not_a_quarreller", section="SV.action.5")
    settle_quarrel(state, act, winner, "master", told)


def settle_quarrel(state: State, act: Act, winner: int, how: str, told: Told) -> None:
    """The winner loses two coins, three on a Legacy (SV.legacy.1); the loser may Advocate; both get a token.

    SV.action.5
    """
    loser = act.opponent if winner == act.seat else act.seat
    legacy = involves_legacy(state, act.entity)
    if told is not None:
        votes = act.votes.count(winner)
        against = act.votes.count(loser)
        told(events.QuarrelSettled(against, act.entity, how, loser, votes, winner))
    act.waiting = []
    act.votes = []
    change_coins(state, winner, -3 if legacy else -2, "quarrel", told)
    state.quarrel_tokens[winner] += 1
    state.quarrel_tokens[loser] += 1
    if act.settles:
        fulfil_duty(state, act.settles, act.entity, told)
    reply = new_act(loser, ADVOCATE, "quarrel")
    reply.earns = not legacy
    reply.may_give_up = True
    state.acts.insert(len(state.acts) - 1, reply)
    end_act(state, act, legacy, told)
