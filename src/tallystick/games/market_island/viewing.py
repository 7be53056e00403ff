"""What one viewer may know, and what else might be true for all it knows."""

from typing import Any

from msgspec import structs

from tallystick.games.market_island import components as box
from tallystick.games.market_island.chain import block_cards
from tallystick.games.market_island.events import BlockCard
from tallystick.games.market_island.rules.legal import to_act
from tallystick.games.market_island.rules.memory import STANDARD, recall
from tallystick.games.market_island.rules.mining import why_barred
from tallystick.games.market_island.state import (
    AXE_TOLD,
    CARDS,
    NO_AXE_TOLD,
    NO_STING_TOLD,
    STING_TOLD,
    State,
    block_of,
    block_owners,
)
from tallystick.games.market_island.view import FirstView, View
from tallystick.kernel.chance import Chance
from tallystick.kernel.links import NOTHING_BEFORE
from tallystick.kernel.seats import Viewer


def view(state: State, viewer: Viewer) -> Any:
    """Built up from nothing: a field reaches a viewer because a line here puts it there (2.2)."""
    public: Any = public_view(state)
    if state.agreed.version == 1:
        public = FirstView(**{name: getattr(public, name) for name in FirstView.__struct_fields__})
    return public if viewer.seat is None else structs.replace(public, **own(state, viewer.seat, public))


def own(state: State, seat: int, public: Any) -> dict[str, Any]:
    """The faces of the cards that this player drew or laid down (2.1, 2.2)."""
    known: dict[str, Any] = {}
    if state.drawn[seat]:
        known["drawn"] = tuple([box.FACE_NAMES[card] for card in state.drawn[seat]])
    if is_face_up(state):
        return known
    if state.taken[seat] != box.NO_CARD:
        known["block"] = with_own_card(state, seat, public.block)
    if state.committed[seat] != box.NO_CARD:
        mined = list(public.mined)
        mined[seat] = box.FACE_NAMES[state.committed[seat]]
        known["mined"] = tuple(mined)
    return known


def public_view(state: State) -> View:
    """What everybody at and around the table knows."""
    seats = state.seats
    options = state.options
    mined: list[str | None] = [None] * seats
    if state.phase == "tie":
        mined = [None if card == box.NO_CARD else box.FACE_NAMES[card] for card in state.committed]
    return View(
        ace=options.ace,
        action_preset=options.action_preset,
        barred=tuple([why_barred(state, other) for other in range(seats)]),
        block=visible_block(state),
        decisions=tuple(state.decisions),
        decks={
            "action": len(state.decks[box.ACTION]),
            "expense": len(state.decks[box.EXPENSE]),
            "income": len(state.decks[box.INCOME]),
            "standard": len(state.standard),
        },
        drawn=(),
        drew=tuple([len(cards) for cards in state.drawn]),
        ended=state.ended,
        fee=options.fee,
        head=state.chain[-1].hash() if state.chain else NOTHING_BEFORE,
        height=len(state.chain),
        jellyfish_bars=options.jellyfish_bars,
        ledgers=(tuple(state.balances),) * seats,
        mined=tuple(mined),
        minutes=options.minutes,
        neighbours=options.neighbours,
        order=tuple(state.order),
        phase=state.phase,
        places=tuple([state.place(other) for other in range(seats)]),
        prize=options.prize,
        ring=options.ring,
        round=state.round,
        rounds=options.rounds,
        status=tuple([tuple([box.CARD_NAMES[card] for card in cards]) for cards in state.status]),
        suit_points=options.suit_points,
        throws=tuple(state.throws),
        tie_break=options.tie_break,
        time_up=state.time_up,
        to_act=to_act(state),
        totem_bars=options.totem_bars,
        winning_card=None if state.winning_card == box.NO_CARD else box.FACE_NAMES[state.winning_card],
    )


def visible_block(state: State) -> tuple[BlockCard, ...]:
    """The backs of all cards; all faces once they are turned over (2.1, 2.4), and what an unmined block left (MI-4)."""
    cards = block_of(state)
    return block_cards(block_owners(state), cards, len(cards) if is_face_up(state) else len(state.pending_cards))


def with_own_card(state: State, seat: int, block: tuple[BlockCard, ...]) -> tuple[BlockCard, ...]:
    """The same with the face of the card that this player took (2.1)."""
    place = len(state.pending_cards)
    for other in state.order:
        if other == seat:
            break
        if state.taken[other] != box.NO_CARD:
            place += 1
    card = state.taken[seat]
    mine = BlockCard(box.CARD_NAMES[card], box.DECKS[box.deck_of(card)], seat)
    return (*block[:place], mine, *block[place + 1 :])


def is_face_up(state: State) -> bool:
    """Whether all cards of the block are turned over (2.4); also a block that nobody mined, if the game ended there."""
    return state.phase == "tie" or (state.ended == "nobody_mined" and state.agreed.version > 1)


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """A copy in which every card the viewer cannot know is dealt anew.

    It depends on nothing that the viewer does not know: cards are sorted before they are shuffled. What the viewer saw
    go under a deck stays where it may be (2.7).
    """
    copy = state.clone()
    numbers = recall(copy)
    eyes = copy.seats if viewer.seat is None else viewer.seat
    others = [] if is_face_up(copy) else [seat for seat in range(copy.seats) if seat != viewer.seat]
    redeal_standard(copy, numbers, eyes, others, chance)
    for deck in range(len(box.DECKS)):
        redeal_deck(copy, numbers, deck, eyes, others, chance)
    copy.followed = tuple(numbers)
    return copy


def redealt(numbers: list[int], cards: list[int], first: int, eyes: int, chance: Chance) -> list[int]:
    """The cards of some places in another order that these eyes could not tell from this one.

    What others remember of a place stays with it, whatever lies there now.
    """
    start = eyes * CARDS + first
    groups: dict[int, list[int]] = {}
    for card in sorted(cards):
        groups.setdefault(numbers[start + card], []).append(card)
    for number in sorted(groups):
        chance.shuffle(groups[number])
    dealt = [groups[numbers[start + card]].pop() for card in cards]
    for start in range(first, len(numbers), CARDS):
        before = [numbers[start + card] for card in cards]
        for place in range(len(dealt)):
            numbers[start + dealt[place]] = before[place]
    return dealt


def redeal_standard(copy: State, numbers: list[int], eyes: int, others: list[int], chance: Chance) -> None:
    """Standard cards that others laid down or look at change places with the deck."""
    cards = copy.standard[:]
    for seat in others:
        cards += copy.drawn[seat]
        if copy.committed[seat] != box.NO_CARD:
            cards.append(copy.committed[seat])
    cards = redealt(numbers, cards, STANDARD, eyes, chance)
    place = len(copy.standard)
    copy.standard = cards[:place]
    for seat in others:
        count = len(copy.drawn[seat])
        copy.drawn[seat] = cards[place : place + count]
        place += count
        if copy.committed[seat] != box.NO_CARD:
            copy.committed[seat] = cards[place]
            place += 1


def redeal_deck(copy: State, numbers: list[int], deck: int, eyes: int, others: list[int], chance: Chance) -> None:
    """Block cards of one deck in other hands change places with that deck, as far as nothing public tells of them."""
    holders = [seat for seat in others if copy.taken[seat] != box.NO_CARD and box.deck_of(copy.taken[seat]) == deck]
    places = len(copy.decks[deck])
    cards = redealt(numbers, copy.decks[deck] + [copy.taken[seat] for seat in holders], 0, eyes, chance)
    for number, seat in enumerate(holders):
        copy.taken[seat] = cards[places + number]
    copy.decks[deck] = cards[:places]
    for seat in holders:
        if not fits(copy, seat, copy.taken[seat]):
            exchange(copy, numbers, deck, eyes, seat, holders)


def fits(copy: State, seat: int, card: int) -> bool:
    """Whether the card is such as everybody can tell: an Axe by the two cards drawn, a sting that bars at once."""
    if card < box.FACES:
        return True
    effect = copy.effects[card - box.FACES]
    tells = copy.tells[seat]
    if effect == box.AXE:
        return tells & (NO_AXE_TOLD | STING_TOLD) == 0
    if effect == box.JELLYFISH:
        return tells & (NO_STING_TOLD | AXE_TOLD) == 0
    return tells & (AXE_TOLD | STING_TOLD) == 0


def exchange(copy: State, numbers: list[int], deck: int, eyes: int, seat: int, holders: list[int]) -> None:
    """Give a holder a card that fits, of those that might lie there: from the deck, or from another holder."""
    mine = copy.taken[seat]
    cards = copy.decks[deck]
    place = fitting(copy, numbers[eyes * CARDS :], cards, seat, mine)
    if place >= 0:
        change_places(numbers, mine, cards[place])
        copy.taken[seat] = cards[place]
        cards[place] = mine
        return
    hands = [copy.taken[other] for other in holders]
    place = fitting(copy, numbers[eyes * CARDS :], hands, seat, mine)
    other = holders[place]
    change_places(numbers, mine, hands[place])
    copy.taken[seat] = hands[place]
    copy.taken[other] = mine
    if not fits(copy, other, mine):
        exchange(copy, numbers, deck, eyes, other, [holder for holder in holders if holder != seat])


def change_places(numbers: list[int], card: int, other: int) -> None:
    """What is remembered of the place of one card is now remembered of the other, and the reverse."""
    for start in range(0, len(numbers), CARDS):
        number = numbers[start + card]
        numbers[start + card] = numbers[start + other]
        numbers[start + other] = number


def fitting(copy: State, known: list[int], cards: list[int], seat: int, instead: int) -> int:
    """The place of a card that the seat could hold and that might lie where another one does; -1 if there is none."""
    for place in range(len(cards)):
        if known[cards[place]] == known[instead] and fits(copy, seat, cards[place]):
            return place
    return -1
