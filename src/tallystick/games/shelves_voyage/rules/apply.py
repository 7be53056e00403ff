"""What becomes of what a seat or the clock asks for; anything else gets a no."""

from typing import Final

from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.elements import Act
from tallystick.games.shelves_voyage.rules import (
    acting,
    harvesting,
    legacies,
    mastering,
    minors,
    quarrels,
    resonance,
    start,
    turns,
)
from tallystick.games.shelves_voyage.rules.legal import is_debate, may_close, may_withdraw, owes_answer, to_act
from tallystick.games.shelves_voyage.rules.naming import check_text
from tallystick.games.shelves_voyage.rules.writing import agree, amend, drop_proposal, propose
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK

A_PLACE: Final = ask.Place  # a compiled module reaches its own names faster than another's
A_GIVE_TURN: Final = ask.GiveTurn
A_ROLL: Final = ask.Roll
AN_OWN_DIE: Final = ask.OwnDie
AN_ASK_DIE: Final = ask.AskDie
AN_AGREE: Final = ask.Agree
A_DECLINE: Final = ask.Decline
A_WITHDRAW: Final = ask.Withdraw
A_PAIR: Final = ask.Pair
A_NO_PAIR: Final = ask.NoPair
A_HARVEST: Final = ask.Harvest
A_KEEP: Final = ask.Keep
A_WRITE: Final = ask.Write
A_MANIPULATE: Final = ask.Manipulate
A_QUARREL: Final = ask.Quarrel
AN_INVENT: Final = ask.Invent
A_GIVE_UP: Final = ask.GiveUp
AN_END_DEBATE: Final = ask.EndDebate
A_VOTE: Final = ask.Vote
A_JUDGE: Final = ask.Judge
A_CLEAR: Final = ask.Clear
A_STORE: Final = ask.Store
A_KEEP_POOL: Final = ask.KeepPool
A_PLACE_LEGACY: Final = ask.PlaceLegacy
A_PLAY_MINOR: Final = ask.PlayMinor
A_MEND: Final = ask.Mend
A_CONCEDE: Final = ask.Concede
AN_AMEND: Final = ask.Amend
A_DISPUTE: Final = ask.Dispute
A_SETTLE: Final = ask.Settle
A_MERGE: Final = ask.Merge
A_TIME_UP: Final = ask.TimeUp

ANY_TIME: Final = {A_WITHDRAW, AN_END_DEBATE, A_PLACE_LEGACY, A_PLAY_MINOR, A_MEND, A_DISPUTE, A_SETTLE, A_MERGE}
OF_AN_ACT: Final = {
    A_HARVEST,
    A_KEEP,
    A_WRITE,
    AN_AMEND,
    A_MANIPULATE,
    A_QUARREL,
    A_CONCEDE,
    AN_INVENT,
    A_GIVE_UP,
    A_VOTE,
    A_JUDGE,
    A_CLEAR,
}


def apply(state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
    """Carry out what somebody asks for; all checks come before the first change (SV.session)."""
    if state.phase == "over":
        raise Refused("game_over", section="SV.end")
    kind = type(move)
    if actor == CLOCK or kind is A_TIME_UP:
        time_up(state, actor, kind, chance, told)
    elif not 0 <= actor < state.seats:
        raise Refused("not_a_seat")
    elif kind in ANY_TIME:
        apply_any_time(state, actor, move, chance, told)
    elif actor not in to_act(state):
        refuse_turn(state, actor, kind)
    elif kind is AN_AGREE or kind is A_DECLINE:
        answer(state, actor, kind is AN_AGREE, told)
    elif kind in OF_AN_ACT:
        if not state.acts:
            raise Refused("pair_first", section="SV.turn.3")
        apply_to_act(state, state.acts[-1], actor, move, chance, told)
    elif state.acts:
        raise Refused("act_in_progress", section="SV.turn.3")
    else:
        apply_to_turn(state, actor, move, chance, told)
    turns.look_between_turns(state, told)


def refuse_turn(state: State, actor: int, kind: type) -> None:
    """Others wait (SV.session); those who quarrel have no vote (SV.action.5)."""
    if kind is A_VOTE and state.acts and state.acts[-1].step == "vote":
        act = state.acts[-1]
        if actor in (act.seat, act.opponent):
            raise Refused("quarreller_votes", section="SV.action.5", ruling="SV-11")
        if actor in act.voters:
            raise Refused("already_voted", section="SV.action.5")
        raise Refused("only_players", section="SV.master", ruling="SV-12")
    if kind is A_PLACE and state.phase == "place":
        raise Refused("already_placed", section="SV.prep.2")
    raise Refused("not_your_turn", section="SV.session")


def apply_any_time(state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
    """What need not wait for one's turn (SV.session, SV.legacy, SV.master)."""
    if state.phase == "place":
        raise Refused("place_first", section="SV.prep.2")
    if type(move) is A_WITHDRAW:
        withdraw(state, actor, told)
    elif type(move) is AN_END_DEBATE:
        close(state, actor, chance, told)
    elif type(move) is A_PLACE_LEGACY:
        legacies.place_legacy(state, actor, move.entity, told)
    elif type(move) is A_PLAY_MINOR:
        minors.play_minor(state, actor, move, chance, told)
    elif type(move) is A_MEND:
        mastering.mend(state, actor, move, told)
    elif state.version == 1:
        raise Refused("not_a_move")
    elif type(move) is A_DISPUTE:
        mastering.dispute(state, actor, move.token, told)
    elif type(move) is A_SETTLE:
        mastering.settle(state, actor, move, told)
    elif type(move) is A_MERGE:
        mastering.merge(state, actor, move, told)


def apply_to_turn(state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
    """The steps of a turn (SV.turn.1, SV.turn.2, SV.turn.3, SV.turn.5), and what comes before the first."""
    if type(move) is A_PLACE:
        start.place_entity(state, actor, move.entity, chance, told)
    elif state.phase == "place":
        raise Refused("place_first", section="SV.prep.2")
    elif type(move) is A_GIVE_TURN:
        turns.give_turn(state, move.seat, told)
    elif type(move) is A_ROLL:
        turns.roll(state, chance, told)
    elif type(move) is AN_OWN_DIE:
        resonance.add_own_die(state, move.die, told)
    elif type(move) is AN_ASK_DIE:
        resonance.ask_die(state, move.die, move.seat, told)
    elif type(move) is A_PAIR:
        resonance.choose_pair(state, move.value, told)
    elif type(move) is A_NO_PAIR:
        resonance.go_without_pair(state, told)
    elif type(move) is A_STORE:
        resonance.store_die(state, move.die, move.out, told)
    elif type(move) is A_KEEP_POOL:
        resonance.keep_pool(state, told)
    else:
        raise Refused("not_a_move")


def apply_to_act(state: State, act: Act, actor: int, move: Move, chance: Chance, told: Told) -> None:
    """The steps of an action (SV.turn.3)."""
    if type(move) is A_VOTE:
        quarrels.vote(state, act, actor, move.winner, chance, told)
    elif type(move) is A_JUDGE:
        quarrels.judge(state, act, move.winner, told)
    elif type(move) is A_CONCEDE:
        quarrels.concede(state, act, actor, told)
    elif type(move) is AN_AMEND:
        amend(state, act, actor, move, told)
    elif act.step in ("agree", "debate", "vote", "judge"):
        raise Refused("not_now", section="SV.turn.3")
    elif type(move) is A_HARVEST:
        harvesting.harvest(state, act, move.take, chance, told)
    elif type(move) is A_KEEP:
        harvesting.keep_major(state, act, move.card, told)
    elif type(move) is A_WRITE:
        propose(state, act, move, told)
    elif type(move) is A_MANIPULATE:
        manipulate(state, act, move, told)
    elif type(move) is A_QUARREL:
        quarrels.begin_quarrel(state, act, move, told)
    elif type(move) is AN_INVENT:
        acting.choose_action(state, act, move.action, told)
    elif type(move) is A_CLEAR:
        acting.clear_one(state, act, move.die, told)
    else:
        acting.give_up(state, act, told)


def answer(state: State, actor: int, yes: bool, told: Told) -> None:
    """To a question for a die (SV.resonance.1) or about a statement (SV.action.2, SV-8)."""
    if state.acts:
        act = state.acts[-1]
        if act.step != "agree":
            raise Refused("nothing_asked", section="SV.action.2")
        if yes:
            agree(state, act, actor, told)
        else:
            drop_proposal(act, actor, "no", told)
    elif state.phase == "asked":
        resonance.answer_asked(state, yes, "no", told)
    else:
        raise Refused("nothing_asked", section="SV.resonance.1")


def withdraw(state: State, actor: int, told: Told) -> None:
    """Take back a question for a die (SV.resonance.1) or a proposal (SV.action.2)."""
    if not may_withdraw(state, actor):
        raise Refused("nothing_asked", section="SV.action.2")
    if state.acts:
        drop_proposal(state.acts[-1], actor, "withdrawn", told)
    else:
        resonance.answer_asked(state, False, "withdrawn", told)


def close(state: State, actor: int, chance: Chance, told: Told) -> None:
    """Both quarrellers, or the Game Master, end a debate; the Game Master also a vote (SV.action.5, SV.master)."""
    if not state.acts or state.acts[-1].step not in ("debate", "vote"):
        raise Refused("no_debate", section="SV.action.5")
    act = state.acts[-1]
    if act.step == "debate" and actor in act.waiting:
        quarrels.leave_debate(state, act, actor, chance, told)
    elif not may_close(state, actor):
        raise Refused("not_your_turn", section="SV.action.5")
    elif act.step == "debate":
        quarrels.end_debate(state, act, "master", chance, told)
    else:
        quarrels.close_vote(state, act, chance, told)


def manipulate(state: State, act: Act, move: ask.Manipulate, told: Told) -> None:
    """Another player, and a topic (SV.action.4)."""
    if act.step != "manipulate":
        raise Refused("not_now", section="SV.action.4")
    if move.seat == act.seat:
        raise Refused("partner_is_oneself", section="SV.action.4")
    if move.seat not in state.players:
        raise Refused("no_such_player", section="SV.action.4", seat=str(move.seat)[:8])
    check_text(move.topic, "SV.action.4")
    acting.bind(state, act, move.seat, move.topic, told)


def time_up(state: State, actor: int, kind: type, chance: Chance, told: Told) -> None:
    """A debate is over (SV.action.5); where patience was agreed, no answer is a no, no vote none (SV.master)."""
    if actor != CLOCK:
        raise Refused("only_the_clock")
    if kind is not A_TIME_UP:
        raise Refused("not_a_seat")
    if is_debate(state):
        quarrels.end_debate(state, state.acts[-1], "time", chance, told)
    elif state.agreed.patience == 0 or not owes_answer(state):
        raise Refused("no_clock", section="SV.master")
    elif not state.acts:
        resonance.answer_asked(state, False, "time", told)
    elif state.acts[-1].step == "agree":
        drop_proposal(state.acts[-1], state.acts[-1].waiting[0], "time", told)
    elif state.acts[-1].step == "vote":
        quarrels.close_vote(state, state.acts[-1], chance, told)
    else:
        quarrels.settle_by_chance(state, state.acts[-1], chance, told)
