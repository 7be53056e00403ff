"""What one viewer may know, and what else might be true for all it knows."""

import msgspec

from tallystick.games.market_island.chain import NOTHING_BEFORE, block_cards
from tallystick.games.market_island.components import (
    AXE,
    CARD_NAMES,
    DECKS,
    FACE_NAMES,
    FACES,
    JELLYFISH,
    NO_CARD,
    deck_of,
)
from tallystick.games.market_island.events import BlockCard
from tallystick.games.market_island.rules.asking import to_act
from tallystick.games.market_island.rules.mining import block_of, block_owners, why_barred
from tallystick.games.market_island.state import DECISIONS, PHASES, TIE, UNDECIDED, State
from tallystick.kernel.chance import Chance
from tallystick.kernel.seats import Viewer


class View(msgspec.Struct, frozen=True):
    """Tuples with one place per seat are marked so; faces that the viewer may not know are None."""

    action_preset: str
    barred: tuple[str, ...]  # per seat: why not mining this round, as far as it is public
    block: tuple[BlockCard, ...]
    decisions: tuple[str, ...]  # per seat
    decks: dict[str, int]
    drawn: tuple[str, ...]  # the viewer's own standard cards, while choosing
    drew: tuple[int, ...]  # per seat: how many standard cards are being looked at
    ended: str
    fee: int
    head: str
    height: int
    ledgers: tuple[tuple[int, ...], ...]  # per keeper, per owner
    mined: tuple[str | None, ...]  # per seat
    minutes: int
    order: tuple[int, ...]
    phase: str
    places: tuple[int, ...]  # per seat
    prize: int
    ring: int
    round: int
    rounds: int
    status: tuple[tuple[str, ...], ...]  # per seat
    throws: tuple[int, ...]  # per seat
    time_up: bool
    to_act: tuple[int, ...]
    winning_card: str | None


def view(state: State, viewer: Viewer) -> View:
    """Built up from nothing: a field reaches a viewer because a line here puts it there (2.2)."""
    seat = viewer.seat
    revealed = state.phase == TIE
    options = state.options
    return View(
        action_preset=options.action_preset,
        barred=tuple(why_barred(state, other) for other in range(state.seats)),
        block=visible_block(state, seat, revealed),
        decisions=tuple(DECISIONS[decision] for decision in state.decisions),
        decks={"standard": len(state.standard)}
        | {name: len(cards) for name, cards in zip(DECKS, state.decks, strict=True)},
        drawn=() if seat is None else tuple(FACE_NAMES[card] for card in state.drawn[seat]),
        drew=tuple(len(cards) for cards in state.drawn),
        ended=state.ended,
        fee=options.fee,
        head=state.chain[-1].hash() if state.chain else NOTHING_BEFORE,
        height=len(state.chain),
        ledgers=tuple(tuple(ledger) for ledger in state.ledgers),
        mined=tuple(
            FACE_NAMES[card] if card != NO_CARD and (revealed or owner == seat) else None
            for owner, card in enumerate(state.committed)
        ),
        minutes=options.minutes,
        order=tuple(state.order),
        phase=PHASES[state.phase],
        places=tuple(state.place(other) for other in range(state.seats)),
        prize=options.prize,
        ring=options.ring,
        round=state.round,
        rounds=options.rounds,
        status=tuple(tuple(CARD_NAMES[card] for card in cards) for cards in state.status),
        throws=tuple(state.throws),
        time_up=state.time_up,
        to_act=tuple(to_act(state)),
        winning_card=None if state.winning_card == NO_CARD else FACE_NAMES[state.winning_card],
    )


def visible_block(state: State, seat: int | None, revealed: bool) -> tuple[BlockCard, ...]:
    """The backs of all cards, the face of one's own, and all faces once they are turned over (2.1, 2.4)."""
    cards = block_of(state)
    shown = block_cards(block_owners(state), cards, len(cards))
    if revealed:
        return shown
    waiting = len(state.pending_cards)
    return tuple(
        card if place < waiting or card.seat == seat else msgspec.structs.replace(card, card=None)
        for place, card in enumerate(shown)
    )


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """A copy in which every card the viewer cannot know is dealt anew."""
    copy = state.clone()
    others = [] if copy.phase == TIE else [seat for seat in range(copy.seats) if seat != viewer.seat]
    redeal_standard(copy, others, chance)
    for deck in range(len(DECKS)):
        redeal_deck(copy, deck, others, chance)
    return copy


def redeal_standard(copy: State, others: list[int], chance: Chance) -> None:
    """Standard cards that others laid down or look at change places with the deck."""
    for seat in others:
        copy.standard.extend(copy.drawn[seat])
        if copy.committed[seat] != NO_CARD:
            copy.standard.append(copy.committed[seat])
    chance.shuffle(copy.standard)
    for seat in others:
        copy.drawn[seat] = [copy.standard.pop() for _ in copy.drawn[seat]]
        if copy.committed[seat] != NO_CARD:
            copy.committed[seat] = copy.standard.pop()


def redeal_deck(copy: State, deck: int, others: list[int], chance: Chance) -> None:
    """Block cards of one deck in other hands change places with that deck, as far as nothing public tells of them."""
    cards = copy.decks[deck]
    holders = [seat for seat in others if copy.taken[seat] != NO_CARD and deck_of(copy.taken[seat]) == deck]
    signs = [public_signs(copy, seat, copy.taken[seat]) for seat in holders]
    cards.extend(copy.taken[seat] for seat in holders)
    chance.shuffle(cards)
    for seat, sign in zip(holders, signs, strict=True):
        place = next(place for place, card in enumerate(cards) if public_signs(copy, seat, card) == sign)
        copy.taken[seat] = cards.pop(place)


def public_signs(state: State, seat: int, card: int) -> tuple[bool, bool]:
    """What everybody can tell of a hidden action card: an Axe by the two cards drawn, a sting that bars at once."""
    effect = state.effects[card - FACES] if card >= FACES else None
    asked = state.decisions[seat] != UNDECIDED or bool(state.drawn[seat])
    return asked and effect == AXE, state.agreed.sting_bars_at_once and effect == JELLYFISH
