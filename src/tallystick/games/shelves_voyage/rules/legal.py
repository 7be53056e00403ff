"""Who may act, and every move that somebody may make now; what people write, and choices from many, are forms."""

from typing import Any, Final

from tallystick.games.shelves_voyage import components as box
from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.elements import Act
from tallystick.games.shelves_voyage.rules.acting import tokens_of
from tallystick.games.shelves_voyage.rules.harvesting import harvests
from tallystick.games.shelves_voyage.rules.legacies import entities_with, entities_without, may_pay_legacy
from tallystick.games.shelves_voyage.rules.mastering import FEWEST_ENTITIES, may_dispute
from tallystick.games.shelves_voyage.rules.minors import may_play_action
from tallystick.games.shelves_voyage.rules.naming import (
    all_nodes,
    entity_nodes,
    suggested_entities,
    suggested_predicates,
)
from tallystick.games.shelves_voyage.rules.resonance import is_choosing, pairs, pool_is_full, useful_dice
from tallystick.games.shelves_voyage.rules.writing import wants_partner
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.forms import Form, FreeText, Number, OneOf
from tallystick.kernel.messages import Move
from tallystick.kernel.seats import CLOCK

NOTHING: Final[tuple[Move, ...]] = ()


def to_act(state: State) -> tuple[int, ...]:
    """Whom the table waits for (SV.session): the active player, or whoever has to answer, to vote or to choose."""
    if state.phase == "over":
        return ()
    if state.acts:
        act = state.acts[-1]
        return tuple(act.waiting) if act.step in ("agree", "debate", "vote", "judge") else (act.seat,)
    if state.phase == "place":
        return tuple(state.waiting)
    if state.phase == "give_turn":
        return (state.giver,)
    return (state.asked_seat,) if state.phase == "asked" else (state.active,)


def waits(state: State) -> tuple[int, int]:
    """A debate has its minutes (SV.action.5); an answer or a vote as long as patience was agreed (SV.master)."""
    if is_debate(state):
        return state.waits, state.agreed.debate_seconds
    if owes_answer(state):
        return state.waits, state.agreed.patience
    return 0, 0


def is_debate(state: State) -> bool:
    return state.phase != "over" and len(state.acts) > 0 and state.acts[-1].step == "debate"


def owes_answer(state: State) -> bool:
    """Somebody is asked for a die, a yes, a vote or a judgement (SV.resonance.1, SV.action.2, SV.action.5)."""
    if state.phase == "over":
        return False
    return state.acts[-1].step in ("agree", "vote", "judge") if state.acts else state.phase == "asked"


def legal(state: State, actor: int) -> tuple[Move, ...]:
    """What one is asked for, and what one may do at any time (SV.session)."""
    if state.phase == "over":
        return NOTHING
    if actor == CLOCK:
        ends = is_debate(state) or (state.agreed.patience > 0 and owes_answer(state))
        return (ask.TIME_UP,) if ends else NOTHING
    if not 0 <= actor < state.seats:
        return NOTHING
    moves: list[Move] = []
    if state.phase != "place":
        moves += any_time(state, actor)
    if actor in to_act(state):
        moves += asked_of(state, actor)
    return tuple(moves)


def asked_of(state: State, actor: int) -> list[Move]:
    """The moves of somebody whom the table waits for (SV.session)."""
    if state.acts:
        return in_act(state, state.acts[-1])
    if state.phase == "place":
        return [Form({"entity": FreeText(ask.LONGEST_ENTITY, suggested_entities(state))}, ask.Place(""))]
    if state.phase == "give_turn":
        return [ask.GiveTurn(seat) for seat in state.candidates]
    if state.phase == "roll":
        return [ask.ROLL]
    if state.phase == "asked":
        return [ask.AGREE, ask.DECLINE]
    return choices_of_dice(state, actor) if state.phase == "choose" else storings(state)


def choices_of_dice(state: State, actor: int) -> list[Move]:
    """A pair, a die to make one, or going without (SV.turn.2, SV.turn.3, SV-4, SV-5)."""
    found = pairs(state)
    moves: list[Move] = [ask.Pair(value) for value in found]
    if not found:
        moves.append(ask.NO_PAIR)
    if not state.added_die:
        moves += [ask.OwnDie(value) for value in useful_dice(state, actor)]
        for seat in state.players:
            if seat != actor and seat not in state.refused_by:
                moves += [ask.AskDie(value, seat) for value in useful_dice(state, seat)]
    return moves


def storings(state: State) -> list[Move]:
    """An unused die, in a full pool for one that is there (SV.turn.5, SV-7)."""
    values = sorted(set(state.unused))
    if not pool_is_full(state):
        return [ask.Store(value) for value in values]
    outs = sorted(set(state.pools[state.active]))
    moves: list[Move] = [ask.Store(value, out) for value in values for out in outs]
    return [ask.KEEP_POOL, *moves]


def in_act(state: State, act: Act) -> list[Move]:
    """The next step of the action that is under way (SV.turn.3)."""
    step = act.step
    if step == "agree":
        return [ask.AGREE, ask.DECLINE] + (amendments(state) if state.version > 1 else [])
    if step == "debate":
        return [ask.END_DEBATE] + ([ask.CONCEDE] if state.version > 1 else [])
    if step == "vote":
        nobody: list[Move] = [ask.Vote(ask.NOBODY)] if state.version > 1 else []
        return [ask.Vote(act.seat), ask.Vote(act.opponent), *nobody]
    if step == "judge":
        return [ask.Judge(act.seat), ask.Judge(act.opponent)]
    if step == "clear":
        return [ask.Clear(value) for value in sorted(set(state.pools[act.seat]))]
    if step == "keep":
        return [ask.Keep(card) for card in act.drawn]
    if step == "choose":
        return [ask.Invent(action) for action in act.choices]
    if step == "harvest":
        return [ask.Harvest(take) for take in harvests(state)]
    if step == "write":
        return statements(state, act) + ([ask.GIVE_UP] if act.may_give_up else [])
    others = others_than(state, act.seat)
    if step == "manipulate":
        topic = FreeText(ask.LONGEST_TOPIC, suggested_entities(state))
        return [Form({"seat": OneOf(others), "topic": topic}, ask.Manipulate(others[0], ""))]
    settles, blanks = duties(state, act.seat)
    blanks["entity"] = OneOf(tuple(entity_nodes(state)))
    blanks["seat"] = OneOf(others)
    return [Form(blanks, ask.Quarrel("", others[0], settles))]


def others_than(state: State, seat: int) -> tuple[int, ...]:
    return tuple([other for other in state.players if other != seat])


def duties(state: State, seat: int) -> tuple[int, dict[str, Any]]:
    """The token that an act fulfils, as a blank where there are several (SV.action.4, SV-10)."""
    tokens = tokens_of(state, seat)
    if len(tokens) < 2:
        return (tokens[0] if tokens else 0), {}
    return tokens[0], {"settles": OneOf(tuple(tokens))}


def statements(state: State, act: Act) -> list[Move]:
    """A new subject, a new object, or two elements that are there (SV.action.2, SV.action.3, SV.graph.meta)."""
    settles, more = duties(state, act.seat)
    partner = -1
    if wants_partner(act):
        others = others_than(state, act.seat)
        partner = others[0]
        if len(others) > 1:
            more["partner"] = OneOf(others)
    nodes = tuple(all_nodes(state))
    more["predicate"] = FreeText(ask.LONGEST_PREDICATE, suggested_predicates(state))
    entity = FreeText(ask.LONGEST_ENTITY, owed_topics(state, act.seat) + suggested_entities(state))
    return [
        Form({"object": OneOf(nodes), "entity": entity, **more}, ask.Write(ask.NEW, "", "", "", partner, settles)),
        Form({"subject": OneOf(nodes), "entity": entity, **more}, ask.Write("", "", ask.NEW, "", partner, settles)),
        Form(
            {"subject": OneOf(nodes), "object": OneOf(nodes, unlike="subject"), **more},
            ask.Write("", "", "", "", partner, settles),
        ),
    ]


def amendments(state: State) -> list[Move]:
    """The same three ways, for who shares a proposal and would word it otherwise (SV.action.2, SV-34)."""
    nodes = tuple(all_nodes(state))
    predicate = FreeText(ask.LONGEST_PREDICATE, suggested_predicates(state))
    entity = FreeText(ask.LONGEST_ENTITY, suggested_entities(state))
    return [
        Form({"object": OneOf(nodes), "entity": entity, "predicate": predicate}, ask.Amend(ask.NEW, "", "")),
        Form({"subject": OneOf(nodes), "entity": entity, "predicate": predicate}, ask.Amend("", "", ask.NEW)),
        Form(
            {"subject": OneOf(nodes), "object": OneOf(nodes, unlike="subject"), "predicate": predicate},
            ask.Amend("", "", ""),
        ),
    ]


def owed_topics(state: State, seat: int) -> tuple[str, ...]:
    """The topics of one's duties that are not on the table yet (SV.action.4, SV-35)."""
    if state.version == 1:
        return ()
    there = {entity.text for entity in state.entities}
    return tuple([duty.topic for duty in state.duties if duty.seat == seat and not (duty.done or duty.topic in there)])


def of_master(state: State) -> list[Move]:
    """What the Game Master may put right and decide (SV.master, SV-35, SV-36)."""
    text = FreeText(ask.LONGEST_ENTITY, suggested_entities(state))
    moves: list[Move] = [Form({"node": OneOf(tuple(all_nodes(state))), "text": text}, ask.Mend("", ""))]
    if state.version == 1:
        return moves
    nodes = tuple(entity_nodes(state))
    if not state.acts and len(nodes) > FEWEST_ENTITIES:
        moves.append(Form({"node": OneOf(nodes), "into": OneOf(nodes, unlike="node")}, ask.Merge("", "")))
    for duty in state.duties:
        if duty.disputed:
            moves += [ask.Settle(True, duty.token), ask.Settle(False, duty.token)]
    return moves


def any_time(state: State, actor: int) -> list[Move]:
    """What need not wait for one's turn (SV.session, SV.legacy, SV.minor, SV.master)."""
    moves: list[Move] = []
    if actor == state.master:
        moves += of_master(state)
    moves += [ask.Dispute(token) for token in may_dispute(state, actor)]
    if may_withdraw(state, actor):
        moves.append(ask.WITHDRAW)
    if may_close(state, actor):
        moves.append(ask.END_DEBATE)
    if actor not in state.players:
        return moves
    if state.agreed.legacy and may_pay_legacy(state, actor):
        places = entities_without(state, actor)
        if places:
            moves.append(Form({"entity": OneOf(tuple(places))}, ask.PlaceLegacy("")))
    for card in sorted(set(state.minors[actor])):
        moves += playings(state, actor, card)
    return moves


def may_withdraw(state: State, actor: int) -> bool:
    """Who asked need not wait for ever (SV.resonance.1, SV.action.2, SV-8)."""
    if state.acts:
        return state.acts[-1].step == "agree" and state.acts[-1].seat == actor
    return state.phase == "asked" and state.active == actor


def may_close(state: State, actor: int) -> bool:
    """The Game Master may stop a debate or a vote, not as one of the two who quarrel (SV.action.5, SV.master)."""
    if actor != state.master or not state.acts:
        return False
    act = state.acts[-1]
    return act.step in ("debate", "vote") and actor not in (act.seat, act.opponent)


def playings(state: State, actor: int, card: int) -> list[Move]:
    """The ways to play a Minor Arcana now (SV.minor)."""
    if card == box.TREASURE:
        return [ask.PlayMinor(card, box.TREASURE_COINS), ask.PlayMinor(card, -box.TREASURE_COINS)]
    if box.CREATE_CARD <= card <= box.INVENT_CARD:
        return [ask.PlayMinor(card)] if may_play_action(state) else []
    if card in (box.TURTLE, box.HARE):
        return [Form({"seat": OneOf(tuple(state.players))}, ask.PlayMinor(card, seat=actor))]
    if card == box.KNIGHT:
        return [
            Form({"amount": Number(1, box.KNIGHT_COINS), "seat": OneOf(others_than(state, actor))}, ask.PlayMinor(card))
        ]
    if card in (box.PAGE, box.QUEEN):
        return forced_dice(state, actor, card)
    return kings(state) if card == box.KING else [ask.PlayMinor(card)]


def forced_dice(state: State, actor: int, card: int) -> list[Move]:
    """Page: any die of one's own for the active player; Queen: a die of another that makes a pair (SV-31)."""
    if not is_choosing(state) or state.added_die or (card == box.QUEEN) != (state.active == actor):
        return []
    if card == box.PAGE:
        return [ask.PlayMinor(card, die=die) for die in sorted(set(state.pools[actor]))]
    return [
        ask.PlayMinor(card, seat=seat, die=die)
        for seat in others_than(state, actor)
        for die in useful_dice(state, seat)
    ]


def kings(state: State) -> list[Move]:
    """A Legacy of each owner: away, to another place, or to another owner (SV.minor.14, SV-28)."""
    moves: list[Move] = []
    for seat in state.players:
        there = entities_with(state, seat)
        if not there:
            continue
        like = ask.PlayMinor(box.KING, seat=seat)
        moves.append(Form({"entity": OneOf(tuple(there))}, like))
        places = entities_without(state, seat)
        if places:
            moves.append(Form({"entity": OneOf(tuple(there)), "to": OneOf(tuple(places))}, like))
        for heir in others_than(state, seat):
            entities = [entity for entity in there if heir not in state.legacies[int(entity[1:]) - 1]]
            if entities:
                moves.append(Form({"entity": OneOf(tuple(entities))}, ask.PlayMinor(box.KING, seat=seat, heir=heir)))
    return moves
