"""Who may act, and every move that somebody may make now; what people write, and choices from many, are forms."""

from typing import Any, Final

from tallystick.games.shelves_voyage.components import (
    CREATE_CARD,
    HARE,
    INVENT_CARD,
    KING,
    KNIGHT,
    KNIGHT_COINS,
    PAGE,
    QUEEN,
    TREASURE,
    TREASURE_COINS,
    TURTLE,
)
from tallystick.games.shelves_voyage.elements import Act
from tallystick.games.shelves_voyage.moves import (
    AGREE,
    DECLINE,
    END_DEBATE,
    GIVE_UP,
    KEEP_POOL,
    LONGEST_ENTITY,
    LONGEST_PREDICATE,
    LONGEST_TOPIC,
    NEW,
    NO_PAIR,
    ROLL,
    TIME_UP,
    WITHDRAW,
    AskDie,
    Clear,
    GiveTurn,
    Harvest,
    Invent,
    Judge,
    Keep,
    Manipulate,
    Mend,
    OwnDie,
    Pair,
    Place,
    PlaceLegacy,
    PlayMinor,
    Quarrel,
    Store,
    Vote,
    Write,
)
from tallystick.games.shelves_voyage.rules.acting import tokens_of
from tallystick.games.shelves_voyage.rules.harvesting import harvests
from tallystick.games.shelves_voyage.rules.legacies import entities_with, entities_without, may_pay_legacy
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
        return (TIME_UP,) if ends else NOTHING
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
        return [Form({"entity": FreeText(LONGEST_ENTITY, suggested_entities(state))}, Place(""))]
    if state.phase == "give_turn":
        return [GiveTurn(seat) for seat in state.candidates]
    if state.phase == "roll":
        return [ROLL]
    if state.phase == "asked":
        return [AGREE, DECLINE]
    return choices_of_dice(state, actor) if state.phase == "choose" else storings(state)


def choices_of_dice(state: State, actor: int) -> list[Move]:
    """A pair, a die to make one, or going without (SV.turn.2, SV.turn.3, SV-4, SV-5)."""
    found = pairs(state)
    moves: list[Move] = [Pair(value) for value in found]
    if not found:
        moves.append(NO_PAIR)
    if not state.added_die:
        moves += [OwnDie(value) for value in useful_dice(state, actor)]
        for seat in state.players:
            if seat != actor and seat not in state.refused_by:
                moves += [AskDie(value, seat) for value in useful_dice(state, seat)]
    return moves


def storings(state: State) -> list[Move]:
    """An unused die, in a full pool for one that is there (SV.turn.5, SV-7)."""
    values = sorted(set(state.unused))
    if not pool_is_full(state):
        return [Store(value) for value in values]
    outs = sorted(set(state.pools[state.active]))
    moves: list[Move] = [Store(value, out) for value in values for out in outs]
    return [KEEP_POOL, *moves]


def in_act(state: State, act: Act) -> list[Move]:
    """The next step of the action that is under way (SV.turn.3)."""
    step = act.step
    if step == "agree":
        return [AGREE, DECLINE]
    if step == "debate":
        return [END_DEBATE]
    if step == "vote":
        return [Vote(act.seat), Vote(act.opponent)]
    if step == "judge":
        return [Judge(act.seat), Judge(act.opponent)]
    if step == "clear":
        return [Clear(value) for value in sorted(set(state.pools[act.seat]))]
    if step == "keep":
        return [Keep(card) for card in act.drawn]
    if step == "choose":
        return [Invent(action) for action in act.choices]
    if step == "harvest":
        return [Harvest(take) for take in harvests(state)]
    if step == "write":
        return statements(state, act) + ([GIVE_UP] if act.may_give_up else [])
    others = others_than(state, act.seat)
    if step == "manipulate":
        topic = FreeText(LONGEST_TOPIC, suggested_entities(state))
        return [Form({"seat": OneOf(others), "topic": topic}, Manipulate(others[0], ""))]
    settles, blanks = duties(state, act.seat)
    blanks["entity"] = OneOf(tuple(entity_nodes(state)))
    blanks["seat"] = OneOf(others)
    return [Form(blanks, Quarrel("", others[0], settles))]


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
    more["predicate"] = FreeText(LONGEST_PREDICATE, suggested_predicates(state))
    entity = FreeText(LONGEST_ENTITY, suggested_entities(state))
    return [
        Form({"object": OneOf(nodes), "entity": entity, **more}, Write(NEW, "", "", "", partner, settles)),
        Form({"subject": OneOf(nodes), "entity": entity, **more}, Write("", "", NEW, "", partner, settles)),
        Form(
            {"subject": OneOf(nodes), "object": OneOf(nodes, unlike="subject"), **more},
            Write("", "", "", "", partner, settles),
        ),
    ]


def any_time(state: State, actor: int) -> list[Move]:
    """What need not wait for one's turn (SV.session, SV.legacy, SV.minor, SV.master)."""
    moves: list[Move] = []
    if actor == state.master:
        text = FreeText(LONGEST_ENTITY, suggested_entities(state))
        moves.append(Form({"node": OneOf(tuple(all_nodes(state))), "text": text}, Mend("", "")))
    if may_withdraw(state, actor):
        moves.append(WITHDRAW)
    if may_close(state, actor):
        moves.append(END_DEBATE)
    if actor not in state.players:
        return moves
    if state.agreed.legacy and may_pay_legacy(state, actor):
        places = entities_without(state, actor)
        if places:
            moves.append(Form({"entity": OneOf(tuple(places))}, PlaceLegacy("")))
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
    others = others_than(state, actor)
    if card == TREASURE:
        return [PlayMinor(card, TREASURE_COINS), PlayMinor(card, -TREASURE_COINS)]
    if CREATE_CARD <= card <= INVENT_CARD:
        return [PlayMinor(card)] if may_play_action(state) else []
    if card in (TURTLE, HARE):
        return [Form({"seat": OneOf(tuple(state.players))}, PlayMinor(card, seat=actor))]
    if card == KNIGHT:
        return [Form({"amount": Number(1, KNIGHT_COINS), "seat": OneOf(others)}, PlayMinor(card))]
    if card in (PAGE, QUEEN):
        return forced_dice(state, actor, card)
    return kings(state) if card == KING else [PlayMinor(card)]


def forced_dice(state: State, actor: int, card: int) -> list[Move]:
    """Page: any die of one's own for the active player; Queen: a die of another that makes a pair (SV-31)."""
    if not is_choosing(state) or state.added_die or (card == QUEEN) != (state.active == actor):
        return []
    if card == PAGE:
        return [PlayMinor(card, die=die) for die in sorted(set(state.pools[actor]))]
    return [
        PlayMinor(card, seat=seat, die=die) for seat in others_than(state, actor) for die in useful_dice(state, seat)
    ]


def kings(state: State) -> list[Move]:
    """A Legacy of each owner: away, to another place, or to another owner (SV.minor.14, SV-28)."""
    moves: list[Move] = []
    for seat in state.players:
        there = entities_with(state, seat)
        if not there:
            continue
        like = PlayMinor(KING, seat=seat)
        moves.append(Form({"entity": OneOf(tuple(there))}, like))
        places = entities_without(state, seat)
        if places:
            moves.append(Form({"entity": OneOf(tuple(there)), "to": OneOf(tuple(places))}, like))
        for heir in others_than(state, seat):
            entities = [entity for entity in there if heir not in state.legacies[int(entity[1:]) - 1]]
            if entities:
                moves.append(Form({"entity": OneOf(tuple(entities))}, PlayMinor(KING, seat=seat, heir=heir)))
    return moves
