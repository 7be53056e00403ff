"""What one viewer may know, and what else might be true for all it knows."""

from typing import Any

import msgspec

from tallystick.games.shelves_voyage import elements
from tallystick.games.shelves_voyage.components import AIDS, DICE, ROLLED
from tallystick.games.shelves_voyage.elements import Act
from tallystick.games.shelves_voyage.graph import degrees
from tallystick.games.shelves_voyage.majors import Measured
from tallystick.games.shelves_voyage.moves import NOBODY
from tallystick.games.shelves_voyage.rules.legal import to_act, waits
from tallystick.games.shelves_voyage.rules.resonance import pairs
from tallystick.games.shelves_voyage.rules.writing import involves_legacy, wants_partner
from tallystick.games.shelves_voyage.scoring import average_coins, level_of, result_of
from tallystick.games.shelves_voyage.state import State
from tallystick.games.shelves_voyage.view import (
    ActSeen,
    AddedDie,
    AskedDie,
    Draft,
    Duty,
    EntitySeen,
    Measures,
    QuarrelSeen,
    StatementSeen,
    View,
)
from tallystick.kernel.chance import Chance
from tallystick.kernel.seats import Viewer


def view(state: State, viewer: Viewer) -> View:
    """Built up from nothing: a field reaches a viewer because a line here puts it there (SV.session)."""
    public = public_view(state)
    return public if viewer.seat is None else msgspec.structs.replace(public, **own(state, viewer.seat))


def own(state: State, seat: int) -> dict[str, Any]:
    """One's own cards (SV.minor, SV.major, SV-18)."""
    if seat not in state.players:
        return {}
    act = state.acts[-1] if state.acts else None
    drawn = tuple(act.drawn) if act is not None and act.step == "keep" and act.seat == seat else ()
    return {"drawn": drawn, "majors": tuple(state.majors[seat]), "minors": tuple(state.minors[seat])}


def public_view(state: State) -> View:
    """Coins, dice, pools, the graph, stations and tokens lie open (SV.session)."""
    over = state.phase == "over"
    act = state.acts[-1] if state.acts and not over else None
    _number, seconds = waits(state)
    result = result_of(state) if over else 0
    return View(
        act=None if act is None else act_seen(act),
        active=state.active,
        added=AddedDie(state.added_die, state.added_from, state.added_how) if state.added_die else None,
        aids=tuple([aids_seen(bits) for bits in state.aids]),
        asked=AskedDie(state.asked_die, state.asked_seat, state.active) if state.phase == "asked" else None,
        average=average_coins(state) if over else 0,
        coins=tuple(state.coins),
        dice=tuple(state.dice),
        discards=tuple(state.discards),
        draft=draft_seen(act) if act is not None and act.step == "agree" else None,
        drawn=(),
        duties=tuple([duty_seen(duty) for duty in state.duties]),
        end_station=state.agreed.end_station if state.agreed.goose else 0,
        ended=state.ended,
        entities=entities_seen(state),
        harmony=tuple(state.harmony),
        last_turns=tuple(state.last),
        level=level_of(result, len(state.players)) if over else "",
        major_deck=len(state.major_deck),
        majors=(),
        majors_held=tuple([len(hand) for hand in state.majors]),
        master=state.master,
        measures=measures_seen(state) if over else None,
        minor_deck=len(state.minor_deck),
        minors=(),
        minors_held=tuple([len(hand) for hand in state.minors]),
        minors_used=tuple(state.minors_used),
        pair=state.pair,
        pairs=tuple(pairs(state)) if state.phase == "choose" else (),
        phase="act" if act is not None else state.phase,
        placed=tuple([state.phase != "place" or seat not in state.waiting for seat in range(state.seats)]),
        players=tuple(state.players),
        pools=tuple([tuple(pool) for pool in state.pools]),
        quarrel=quarrel_seen(state, act) if act is not None and act.step in ("debate", "vote", "judge") else None,
        quarrel_tokens=tuple(state.quarrel_tokens),
        refused_by=tuple(state.refused_by),
        reserve=tuple([max(0, DICE - ROLLED - len(pool)) for pool in state.pools]),
        result=result,
        statements=statements_seen(state),
        stations=tuple(state.stations),
        theme=state.agreed.theme,
        to_act=to_act(state),
        turn=state.turn,
        turns_taken=tuple(state.turns_taken),
        unused=tuple(state.unused),
        wait=state.waits,
        wait_seconds=seconds,
    )


def aids_seen(bits: int) -> tuple[str, ...]:
    """What a Catalogue or a Medium allows (SV.minor.7, SV.minor.8)."""
    return tuple([AIDS[place] for place in range(len(AIDS)) if bits >> place & 1])


def act_seen(act: Act) -> ActSeen:
    """What is being done, and how far it is (SV.turn.3)."""
    return ActSeen(
        action=act.action,
        choices=tuple(act.choices),
        donor=act.donor,
        needs_partner=wants_partner(act),
        seat=act.seat,
        step=act.step,
        why=act.why,
    )


def duty_seen(duty: elements.Duty) -> Duty:
    """A Manipulate token, and how far it is fulfilled (SV.action.4, SV-35)."""
    return Duty(by=duty.by, disputed=duty.disputed, done=duty.done, seat=duty.seat, token=duty.token, topic=duty.topic)


def draft_seen(act: Act) -> Draft:
    """A proposal, open to all (SV.action.2)."""
    worded_by = act.seat if act.worded_by == NOBODY else act.worded_by
    return Draft(
        agreed=tuple([seat for seat in act.authors if seat != worded_by and seat not in act.waiting]),
        authors=tuple(act.authors),
        entity=act.entity,
        object=act.object,
        predicate=act.predicate,
        seat=act.seat,
        settles=act.settles,
        subject=act.subject,
        waiting=tuple(act.waiting),
        worded_by=act.worded_by,
    )


def quarrel_seen(state: State, act: Act) -> QuarrelSeen:
    """Who debates and who has voted, never how (SV.action.5)."""
    debate = act.step == "debate"
    return QuarrelSeen(
        entity=act.entity,
        legacy=involves_legacy(state, act.entity),
        opponent=act.opponent,
        ready=tuple([seat for seat in (act.seat, act.opponent) if not debate or seat not in act.waiting]),
        seat=act.seat,
        stage=act.step,
        voted=() if debate else tuple([seat for seat in act.voters if seat not in act.waiting]),
        voters=tuple(act.voters),
        wait=state.waits,
    )


def entities_seen(state: State) -> tuple[EntitySeen, ...]:
    """The disks of the graph (SV.graph, SV.legacy)."""
    found = degrees(len(state.entities), state.statements)
    return tuple(
        [
            EntitySeen(
                authors=tuple(entity.authors),
                degree=found[place],
                legacies=tuple(state.legacies[place]),
                mended=entity.mended,
                merged=entity.merged,
                node=f"e{place + 1}",
                text=entity.text,
                turn=entity.turn,
            )
            for place, entity in enumerate(state.entities)
        ]
    )


def statements_seen(state: State) -> tuple[StatementSeen, ...]:
    """Its cords (SV.graph, SV.graph.meta)."""
    return tuple(
        [
            StatementSeen(
                action=one.action,
                aids=aids_seen(one.aids),
                authors=tuple(one.authors),
                mended=one.mended,
                meta=one.is_meta(),
                node=f"s{place + 1}",
                object=one.object,
                predicate=one.predicate,
                subject=one.subject,
                turn=one.turn,
                why=one.why,
            )
            for place, one in enumerate(state.statements)
        ]
    )


def measures_seen(state: State) -> Measures:
    """What the Major Arcana looked at, for the end (SV.major)."""
    measured = Measured(state)
    seats = range(state.seats)
    return Measures(
        components=measured.parts,
        connected=measured.parts == 1,
        degree=measured.degree,
        isolated=measured.isolated,
        metas=tuple([measured.own_metas(seat) for seat in seats]),
        paths=tuple([measured.own_path(seat) for seat in seats]),
        single=measured.single,
    )


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """A copy in which the decks, the cards of others and their votes are dealt anew (SV-18).

    At the end the Major Arcana lie open, and only decks and Minor Arcana are still unknown.
    """
    copy = state.clone()
    others = [seat for seat in range(copy.seats) if seat != viewer.seat]
    redeal([copy.minors[seat] for seat in others], copy.minor_deck, chance)
    hands: list[list[int]] = [] if copy.phase == "over" else [copy.majors[seat] for seat in others]
    for act in copy.acts:
        if act.seat != viewer.seat:
            hands.append(act.drawn)
    redeal(hands, copy.major_deck, chance)
    if copy.acts and copy.acts[-1].step == "vote":
        act = copy.acts[-1]
        for seat in act.voters:
            if seat != viewer.seat and seat not in act.waiting:
                act.votes[seat] = act.seat if chance.below(2) == 0 else act.opponent
    return copy


def redeal(hands: list[list[int]], deck: list[int], chance: Chance) -> None:
    """The cards of these hands and of the deck change places; a hand is kept in order."""
    cards = deck[:]
    for hand in hands:
        cards += hand
    cards.sort()  # how they lay tells nothing
    chance.shuffle(cards)
    for hand in hands:
        size = len(hand)
        hand[:] = sorted(cards[:size])
        cards = cards[size:]
    deck[:] = cards
