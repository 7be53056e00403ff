"""Co-create and Advocate: a statement is proposed, agreed to and tied (SV.action.2, SV.action.3)."""

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.components import ADVOCATE, CO_CREATE
from tallystick.games.shelves_voyage.elements import Act, Entity, Statement, entity_node, place_of, statement_node
from tallystick.games.shelves_voyage.moves import NEW, NOBODY, Amend, Write
from tallystick.games.shelves_voyage.rules.acting import check_settles, end_act, fulfil_duty
from tallystick.games.shelves_voyage.rules.naming import check_text, is_node, text_of
from tallystick.games.shelves_voyage.rules.purse import change_coins
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def wants_partner(act: Act) -> bool:
    """Co-create engages another player, Advocate does not (SV.action.2, SV.action.3, SV-3)."""
    return act.action == CO_CREATE and act.needs_partner


def propose(state: State, act: Act, move: Write, told: Told) -> None:
    """Write a statement; who shares it has to agree: the partner, and who gave the die (SV.action.2, SV-8)."""
    check_statement(state, act, move)
    act.subject = move.subject
    act.predicate = move.predicate
    act.object = move.object
    act.entity = move.entity
    act.settles = move.settles
    act.worded_by = NOBODY
    authors = [act.seat]
    for other in (move.partner, act.donor):
        if other != NOBODY and other not in authors:
            authors.append(other)
    act.authors = authors
    act.waiting = authors[1:]
    if not act.waiting:
        make_statement(state, act, told)
        return
    act.step = "agree"
    state.waits += 1
    if told is not None:
        subject = text_of(state, act.subject, act.entity)
        thing = text_of(state, act.object, act.entity)
        waiting = tuple(act.waiting)
        told(
            events.StatementProposed(act.object, thing, act.predicate, act.seat, act.subject, subject, waiting),
        )


def check_statement(state: State, act: Act, move: Write) -> None:
    """A triple, and with whom and for what it is written (SV.action.2, SV.action.3, SV.action.4)."""
    section = "SV.action.3" if act.action == ADVOCATE else "SV.action.2"
    if act.step != "write":
        raise Refused("not_now", section=section)
    check_triple(state, move.subject, move.predicate, move.object, move.entity)
    if not wants_partner(act):
        if move.partner != NOBODY:
            raise Refused("partner_not_wanted", section=section)
    elif move.partner == act.seat:
        raise Refused("partner_is_oneself", section="SV.action.2")
    elif move.partner not in state.players:
        raise Refused("no_such_player", section="SV.action.2", seat=str(move.partner)[:8])
    check_settles(state, act.seat, move.settles)


def check_triple(state: State, subject: str, predicate: str, thing: str, entity: str) -> None:
    """Two different elements, at most one of them new, and texts for what is new (SV.graph, SV.graph.meta)."""
    if subject == thing:
        raise Refused("same_element", section="SV.graph")
    for node in (subject, thing):
        if node != NEW and not is_node(state, node):
            raise Refused("no_such_element", section="SV.graph", node=node[:8])
    check_text(predicate, "SV.graph")
    if NEW in (subject, thing):
        check_text(entity, "SV.graph")
    elif entity:
        raise Refused("entity_not_wanted", section="SV.graph")


def amend(state: State, act: Act, seat: int, move: Amend, told: Told) -> None:
    """Who shares a proposal words it otherwise, and everybody else has to agree to that (SV.action.2, SV-34)."""
    if state.version == 1:
        raise Refused("not_a_move")
    if act.step != "agree":
        raise Refused("nothing_asked", section="SV.action.2")
    check_triple(state, move.subject, move.predicate, move.object, move.entity)
    act.subject = move.subject
    act.predicate = move.predicate
    act.object = move.object
    act.entity = move.entity
    act.worded_by = seat if seat != act.seat else NOBODY
    act.waiting = [author for author in act.authors if author != seat]
    state.waits += 1
    if told is not None:
        subject = text_of(state, act.subject, act.entity)
        thing = text_of(state, act.object, act.entity)
        waiting = tuple(act.waiting)
        told(events.ProposalAmended(seat, act.object, thing, act.predicate, act.seat, act.subject, subject, waiting))


def agree(state: State, act: Act, seat: int, told: Told) -> None:
    """One of those who share the statement says yes (SV.action.2)."""
    act.waiting.remove(seat)
    if told is not None:
        told(events.ProposalAgreed(seat, act.seat))
    if not act.waiting:
        make_statement(state, act, told)


def drop_proposal(act: Act, by: int, why: str, told: Told) -> None:
    """A no, or no answer: it is written anew, with whom one likes, or given up (SV.action.2, SV-8)."""
    act.waiting = []
    act.step = "write"
    act.may_give_up = True
    if told is not None:
        told(events.ProposalFell(by, act.seat, why))


def make_statement(state: State, act: Act, told: Told) -> None:
    """Tie the cord; an Advocate earns a coin (SV.action.3). All who share it are its authors (SV-27)."""
    legacy = involves_legacy(state, act.subject) or involves_legacy(state, act.object)
    if NEW in (act.subject, act.object):
        add_entity(state, act.entity, act.authors, act.seat, "new", told)
        node = entity_node(len(state.entities) - 1)
        act.subject = node if act.subject == NEW else act.subject
        act.object = node if act.object == NEW else act.object
    aids = state.aids[act.seat]
    state.aids[act.seat] = 0
    triple = (act.subject, act.predicate, act.object)
    statement = Statement(*triple, act.authors, state.turn, act.action, act.why, aids, False)
    state.statements.append(statement)
    if told is not None:
        tell_statement(state, act, statement, told)
    if act.settles:
        fulfil_duty(state, act.settles, statement_node(len(state.statements) - 1), told)
    if act.action == ADVOCATE and act.earns:
        change_coins(state, act.seat, 1, "advocate", told)
    end_act(state, act, legacy, told)


def tell_statement(state: State, act: Act, statement: Statement, told: Told) -> None:
    """What everybody reads (SV.graph)."""
    assert told is not None
    told(
        events.StatementMade(
            action=act.action,
            authors=tuple(statement.authors),
            kind="meta" if statement.is_meta() else "plain",
            object=statement.object,
            object_text=text_of(state, statement.object, ""),
            predicate=statement.predicate,
            seat=act.seat,
            statement=f"s{len(state.statements)}",
            subject=statement.subject,
            subject_text=text_of(state, statement.subject, ""),
            why=act.why,
        )
    )


def add_entity(state: State, text: str, authors: list[int], seat: int, why: str, told: Told) -> None:
    """A new disk on the table (SV.prep.2, SV.action.2)."""
    state.entities.append(Entity(text, authors, state.turn, False))
    nobody: list[int] = []
    state.legacies.append(nobody)
    if told is not None:
        told(events.EntityPlaced(f"e{len(state.entities)}", seat, text, why))


def involves_legacy(state: State, node: str) -> bool:
    """Whether this is an entity with anybody's Legacy on it (SV.legacy)."""
    return node[0] == "e" and len(state.legacies[place_of(node)]) > 0
