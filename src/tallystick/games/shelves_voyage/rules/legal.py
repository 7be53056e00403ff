"""Who may act, and every move that somebody may make now; what people write, and choices from many, are forms."""

from typing import Any, Final

from tallystick.games.shelves_voyage import components as box
from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.elements import Act, place_of
from tallystick.games.shelves_voyage.moves import LONGEST_ENTITY, LONGEST_PREDICATE, LONGEST_TOPIC
from tallystick.games.shelves_voyage.rules.acting import tokens_of
from tallystick.games.shelves_voyage.rules.harvesting import harvests
from tallystick.games.shelves_voyage.rules.legacies import entities_with, entities_without, may_pay_legacy
from tallystick.games.shelves_voyage.rules.mastering import FEWEST_ENTITIES, may_dispute
from tallystick.games.shelves_voyage.rules.minors import may_play_action
from tallystick.games.shelves_voyage.rules.naming import (
    all_nodes,
    entity_nodes,
    statement_nodes,
    suggested_entities,
    suggested_predicates,
)
from tallystick.games.shelves_voyage.rules.resonance import different, is_choosing, pairs, pool_is_full, useful_dice
from tallystick.games.shelves_voyage.rules.writing import wants_partner
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.forms import Form, FreeText, Number, OneOf
from tallystick.kernel.messages import Move
from tallystick.kernel.seats import CLOCK

NOTHING: Final[tuple[Move, ...]] = ()
NO_SEAT: Final[tuple[int, ...]] = ()
ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(box.MOST)]
A_FORM: Final = Form  # a compiled module reaches its own names faster than another's
ONE_OF: Final = OneOf
FREE_TEXT: Final = FreeText
PLAY_MINOR: Final = ask.PlayMinor
VALUES: Final = range(7)
"""Of a die; 0 for none."""
PLACE: Final[Move] = ask.Place("")
ROLL: Final[list[Move]] = [ask.ROLL]
ANSWERS: Final[list[Move]] = [ask.AGREE, ask.DECLINE]
NO_PAIR: Final[Move] = ask.NO_PAIR
PAIRS: Final[list[Move]] = [ask.Pair(value) for value in VALUES]
OWN_DICE: Final[list[Move]] = [ask.OwnDie(value) for value in VALUES]
ASK_DICE: Final[list[list[Move]]] = [[ask.AskDie(value, seat) for value in VALUES] for seat in range(box.MOST)]
STORES: Final[list[list[Move]]] = [[ask.Store(value, out) for out in VALUES] for value in VALUES]
CLEARS: Final[list[Move]] = [ask.Clear(value) for value in VALUES]
GIVE_TURNS: Final[list[Move]] = [ask.GiveTurn(seat) for seat in range(box.MOST)]
VOTES: Final[list[Move]] = [ask.Vote(seat) for seat in range(box.MOST)]
VOTE_FOR_NOBODY: Final[Move] = ask.Vote(ask.NOBODY)
JUDGES: Final[list[Move]] = [ask.Judge(seat) for seat in range(box.MOST)]
INVENTS: Final[list[Move]] = [ask.Invent(action) for action in VALUES]
MEND: Final[Move] = ask.Mend("", "")
MERGE: Final[Move] = ask.Merge("", "")
PLACE_LEGACY: Final[Move] = ask.PlaceLegacy("")
AMENDS: Final[list[Move]] = [ask.Amend(ask.NEW, "", ""), ask.Amend("", "", ask.NEW), ask.Amend("", "", "")]


def to_act(state: State) -> tuple[int, ...]:
    """Whom the table waits for (SV.session): the active player, or whoever has to answer, to vote or to choose."""
    if state.phase == "over":
        return NO_SEAT
    if state.acts:
        act = state.acts[-1]
        return tuple(act.waiting) if act.step in ("agree", "debate", "vote", "judge") else ONE_SEAT[act.seat]
    if state.phase == "place":
        return tuple(state.waiting)
    if state.phase == "give_turn":
        return ONE_SEAT[state.giver]
    return ONE_SEAT[state.asked_seat if state.phase == "asked" else state.active]


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
        moves.extend(any_time(state, actor))
    if actor in to_act(state):
        moves.extend(asked_of(state, actor))
    return tuple(moves)


def asked_of(state: State, actor: int) -> list[Move]:
    """The moves of somebody whom the table waits for (SV.session)."""
    if state.acts:
        return in_act(state, state.acts[-1])
    if state.phase == "place":
        return [A_FORM({"entity": FREE_TEXT(LONGEST_ENTITY, suggested_entities(state))}, PLACE)]
    if state.phase == "give_turn":
        return [GIVE_TURNS[seat] for seat in state.candidates]
    if state.phase == "roll":
        return ROLL
    if state.phase == "asked":
        return ANSWERS
    return choices_of_dice(state, actor) if state.phase == "choose" else storings(state)


def choices_of_dice(state: State, actor: int) -> list[Move]:
    """A pair, a die to make one, or going without (SV.turn.2, SV.turn.3, SV-4, SV-5)."""
    found = pairs(state)
    moves: list[Move] = [PAIRS[value] for value in found]
    if not found:
        moves.append(NO_PAIR)
    if not state.added_die:
        for value in useful_dice(state, actor):
            moves.append(OWN_DICE[value])
        for seat in state.players:
            if seat != actor and seat not in state.refused_by:
                for value in useful_dice(state, seat):
                    moves.append(ASK_DICE[seat][value])
    return moves


def storings(state: State) -> list[Move]:
    """An unused die, in a full pool for one that is there (SV.turn.5, SV-7)."""
    values = sorted(set(state.unused))
    if not pool_is_full(state):
        return [STORES[value][0] for value in values]
    moves: list[Move] = [ask.KEEP_POOL]
    outs = different(state.pools[state.active])
    for value in values:
        for out in outs:
            moves.append(STORES[value][out])
    return moves


def in_act(state: State, act: Act) -> list[Move]:
    """The next step of the action that is under way (SV.turn.3)."""
    step = act.step
    if step == "agree":
        return ANSWERS + amendments(state) if state.version > 1 else ANSWERS
    if step == "debate":
        return [ask.END_DEBATE] + ([ask.CONCEDE] if state.version > 1 else [])
    if step == "vote":
        votes = [VOTES[act.seat], VOTES[act.opponent]]
        return [*votes, VOTE_FOR_NOBODY] if state.version > 1 else votes
    if step == "judge":
        return [JUDGES[act.seat], JUDGES[act.opponent]]
    if step == "clear":
        return [CLEARS[value] for value in different(state.pools[act.seat])]
    if step == "keep":
        return [ask.Keep(card) for card in act.drawn]
    if step == "choose":
        return [INVENTS[action] for action in act.choices]
    if step == "harvest":
        return [ask.Harvest(take) for take in harvests(state)]
    if step == "write":
        return statements(state, act) + ([ask.GIVE_UP] if act.may_give_up else [])
    others = others_than(state, act.seat)
    if step == "manipulate":
        topic = FREE_TEXT(LONGEST_TOPIC, suggested_entities(state))
        return [A_FORM({"seat": ONE_OF(others), "topic": topic}, ask.Manipulate(others[0], ""))]
    settles, blanks = duties(state, act.seat)
    blanks["entity"] = ONE_OF(tuple(entity_nodes(state)))
    blanks["seat"] = ONE_OF(others)
    return [A_FORM(blanks, ask.Quarrel("", others[0], settles))]


def others_than(state: State, seat: int) -> tuple[int, ...]:
    return tuple([other for other in state.players if other != seat])


def duties(state: State, seat: int) -> tuple[int, dict[str, Any]]:
    """The token that an act fulfils, as a blank where there are several (SV.action.4, SV-10)."""
    tokens = tokens_of(state, seat)
    if len(tokens) < 2:
        return (tokens[0] if tokens else 0), {}
    return tokens[0], {"settles": ONE_OF(tuple(tokens))}


def statements(state: State, act: Act) -> list[Move]:
    """A new subject, a new object, or two elements that are there (SV.action.2, SV.action.3, SV.graph.meta)."""
    settles, more = duties(state, act.seat)
    partner = -1
    if wants_partner(act):
        others = others_than(state, act.seat)
        partner = others[0]
        if len(others) > 1:
            more["partner"] = ONE_OF(others)
    nodes = tuple(all_nodes(state))
    node = ONE_OF(nodes)
    other = ONE_OF(nodes, "subject")
    more["predicate"] = FREE_TEXT(LONGEST_PREDICATE, suggested_predicates(state))
    entity = FREE_TEXT(LONGEST_ENTITY, owed_topics(state, act.seat) + suggested_entities(state))
    return [
        A_FORM({"object": node, "entity": entity, **more}, ask.Write(ask.NEW, "", "", "", partner, settles)),
        A_FORM({"subject": node, "entity": entity, **more}, ask.Write("", "", ask.NEW, "", partner, settles)),
        A_FORM(
            {"subject": node, "object": other, **more},
            ask.Write("", "", "", "", partner, settles),
        ),
    ]


def amendments(state: State) -> list[Move]:
    """The same three ways, for who shares a proposal and would word it otherwise (SV.action.2, SV-34)."""
    nodes = tuple(all_nodes(state))
    node = ONE_OF(nodes)
    other = ONE_OF(nodes, "subject")
    predicate = FREE_TEXT(LONGEST_PREDICATE, suggested_predicates(state))
    entity = FREE_TEXT(LONGEST_ENTITY, suggested_entities(state))
    return [
        A_FORM({"object": node, "entity": entity, "predicate": predicate}, AMENDS[0]),
        A_FORM({"subject": node, "entity": entity, "predicate": predicate}, AMENDS[1]),
        A_FORM(
            {"subject": node, "object": other, "predicate": predicate},
            AMENDS[2],
        ),
    ]


def owed_topics(state: State, seat: int) -> tuple[str, ...]:
    """The topics of one's duties that are not on the table yet (SV.action.4, SV-35)."""
    if state.version == 1:
        return ()
    if not state.duties:
        return ()
    there = {entity.text for entity in state.entities}
    return tuple([duty.topic for duty in state.duties if duty.seat == seat and not (duty.done or duty.topic in there)])


def of_master(state: State) -> list[Move]:
    """What the Game Master may put right and decide (SV.master, SV-35, SV-36)."""
    text = FREE_TEXT(LONGEST_ENTITY, suggested_entities(state))
    entities = entity_nodes(state)
    moves: list[Move] = [A_FORM({"node": ONE_OF(tuple(entities + statement_nodes(state))), "text": text}, MEND)]
    if state.version == 1:
        return moves
    if not state.acts and len(entities) > FEWEST_ENTITIES:
        nodes = tuple(entities)
        moves.append(A_FORM({"node": ONE_OF(nodes), "into": ONE_OF(nodes, unlike="node")}, MERGE))
    for duty in state.duties:
        if duty.disputed:
            moves += [ask.Settle(True, duty.token), ask.Settle(False, duty.token)]
    return moves


def any_time(state: State, actor: int) -> list[Move]:
    """What need not wait for one's turn (SV.session, SV.legacy, SV.minor, SV.master)."""
    moves: list[Move] = []
    if actor == state.master:
        moves += of_master(state)
    if state.duties:
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
            moves.append(A_FORM({"entity": ONE_OF(tuple(places))}, PLACE_LEGACY))
    if state.minors[actor]:
        for card in different(state.minors[actor]):
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
        return [PLAY_MINOR(card, box.TREASURE_COINS), PLAY_MINOR(card, -box.TREASURE_COINS)]
    if box.CREATE_CARD <= card <= box.INVENT_CARD:
        return [PLAY_MINOR(card)] if may_play_action(state) else []
    if card in (box.TURTLE, box.HARE):
        return [A_FORM({"seat": ONE_OF(tuple(state.players))}, PLAY_MINOR(card, seat=actor))]
    if card == box.KNIGHT:
        return [
            A_FORM({"amount": Number(1, box.KNIGHT_COINS), "seat": ONE_OF(others_than(state, actor))}, PLAY_MINOR(card))
        ]
    if card in (box.PAGE, box.QUEEN):
        return forced_dice(state, actor, card)
    return kings(state) if card == box.KING else [PLAY_MINOR(card)]


def forced_dice(state: State, actor: int, card: int) -> list[Move]:
    """Page: any die of one's own for the active player; Queen: a die of another that makes a pair (SV-31)."""
    if not is_choosing(state) or state.added_die or (card == box.QUEEN) != (state.active == actor):
        return []
    if card == box.PAGE:
        return [PLAY_MINOR(card, die=die) for die in different(state.pools[actor])]
    return [
        PLAY_MINOR(card, seat=seat, die=die) for seat in others_than(state, actor) for die in useful_dice(state, seat)
    ]


def kings(state: State) -> list[Move]:
    """A Legacy of each owner: away, to another place, or to another owner (SV.minor.14, SV-28)."""
    moves: list[Move] = []
    for seat in state.players:
        there = entities_with(state, seat)
        if not there:
            continue
        like = PLAY_MINOR(box.KING, seat=seat)
        moves.append(A_FORM({"entity": ONE_OF(tuple(there))}, like))
        places = entities_without(state, seat)
        if places:
            moves.append(A_FORM({"entity": ONE_OF(tuple(there)), "to": ONE_OF(tuple(places))}, like))
        for heir in others_than(state, seat):
            entities = [entity for entity in there if heir not in state.legacies[place_of(entity)]]
            if entities:
                moves.append(A_FORM({"entity": ONE_OF(tuple(entities))}, PLAY_MINOR(box.KING, seat=seat, heir=heir)))
    return moves
