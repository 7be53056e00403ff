"""What the Game Master puts right and decides: texts, duties, and entities that mean the same (SV.master)."""

from typing import Final

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.elements import Duty, Entity, Statement, place_of
from tallystick.games.shelves_voyage.rules.acting import settle_duty
from tallystick.games.shelves_voyage.rules.naming import check_entity, check_text, entity_nodes, is_node
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused

FEWEST_ENTITIES: Final = 2
"""So many must stay, for there to be something to say."""


def check_master(state: State, actor: int) -> None:
    if actor != state.master:
        raise Refused("only_the_master", section="SV.master")


def mend(state: State, actor: int, move: ask.Mend, told: Told) -> None:
    """The Game Master puts a slip right: another text for an entity or a predicate (SV.master)."""
    check_master(state, actor)
    if not is_node(state, move.node):
        raise Refused("no_such_element", section="SV.master", node=move.node[:8])
    check_text(move.text, "SV.master")
    place = place_of(move.node)
    if move.node[0] == "e":
        entity = state.entities[place]
        before = entity.text
        state.entities[place] = Entity(move.text, entity.authors, entity.turn, True)
    else:
        old = state.statements[place]
        before = old.predicate
        triple = (old.subject, move.text, old.object)
        state.statements[place] = Statement(*triple, old.authors, old.turn, old.action, old.why, old.aids, True)
    if told is not None:
        told(events.TextMended(before, move.node, actor, move.text))


def done_duty(state: State, token: int) -> Duty:
    """A duty for which an act was done, and that is not settled yet (SV.action.4, SV-35)."""
    for duty in state.duties:
        if duty.token == token and duty.done:
            return duty
    raise Refused("no_such_duty", section="SV.action.4", ruling="SV-35", token=str(token)[:8])


def may_dispute(state: State, actor: int) -> list[int]:
    """The tokens of which who paid may still say that it was not the topic (SV.action.4, SV-35)."""
    return [duty.token for duty in state.duties if duty.by == actor and duty.done and not duty.disputed]


def dispute(state: State, actor: int, token: int, told: Told) -> None:
    """Who paid does not see the topic; a Game Master who paid has decided with that (SV.action.4, SV-35)."""
    duty = done_duty(state, token)
    if token not in may_dispute(state, actor):
        raise Refused("not_your_duty", section="SV.action.4", ruling="SV-35")
    if actor == state.master:
        reopen(state, duty, told)
        return
    again = Duty(token, duty.by, duty.seat, duty.topic, duty.done, state.turn)
    again.disputed = True
    state.duties[state.duties.index(duty)] = again
    if told is not None:
        told(events.DutyDisputed(duty.by, state.master, duty.done, duty.seat, token, duty.topic))


def settle(state: State, actor: int, move: ask.Settle, told: Told) -> None:
    """The Game Master says whether a disputed duty was fulfilled (SV.master, SV-35)."""
    check_master(state, actor)
    duty = done_duty(state, move.token)
    if not duty.disputed:
        raise Refused("no_such_duty", section="SV.action.4", ruling="SV-35", token=str(move.token)[:8])
    if move.fulfilled:
        settle_duty(state, duty, told)
    else:
        reopen(state, duty, told)


def reopen(state: State, duty: Duty, told: Told) -> None:
    """It was not the topic: the act is still owed (SV.action.4, SV-35)."""
    state.duties[state.duties.index(duty)] = Duty(duty.token, duty.by, duty.seat, duty.topic)
    if told is not None:
        told(events.DutyStands(duty.by, duty.seat, duty.token, duty.topic))


def merge(state: State, actor: int, move: ask.Merge, told: Told) -> None:
    """Two entities that mean the same become one: its statements and Legacies go over (SV.master, SV-36)."""
    check_master(state, actor)
    if state.acts:
        raise Refused("act_in_progress", section="SV.master", ruling="SV-36")
    gone = check_entity(state, move.node, "SV.master")
    kept = check_entity(state, move.into, "SV.master")
    if gone == kept:
        raise Refused("same_element", section="SV.graph")
    if len(entity_nodes(state)) <= FEWEST_ENTITIES:
        raise Refused("too_few_entities", section="SV.master", ruling="SV-36", fewest=str(FEWEST_ENTITIES))
    entity = state.entities[gone]
    state.entities[gone] = Entity(entity.text, entity.authors, entity.turn, entity.mended, move.into)
    for place, one in enumerate(state.statements):
        if move.node in (one.subject, one.object):
            subject = move.into if one.subject == move.node else one.subject
            thing = move.into if one.object == move.node else one.object
            triple = (subject, one.predicate, thing)
            state.statements[place] = Statement(
                *triple, one.authors, one.turn, one.action, one.why, one.aids, one.mended
            )
    state.legacies[kept] = sorted(set(state.legacies[kept]) | set(state.legacies[gone]))
    state.legacies[gone] = []
    if told is not None:
        into = state.entities[kept].text
        told(events.EntitiesMerged(move.into, into, move.node, actor, entity.text))
