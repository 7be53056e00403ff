"""What one viewer may know, and what else might be true for all it knows."""

from typing import Any, Final

from msgspec import structs

from tallystick.games.market_island import components as box
from tallystick.games.market_island.events import BlockCard
from tallystick.games.market_island.rules.legal import to_act
from tallystick.games.market_island.rules.mining import block_of, block_owners, why_barred
from tallystick.games.market_island.state import State
from tallystick.games.market_island.view import View
from tallystick.kernel.chance import Chance
from tallystick.kernel.links import NOTHING_BEFORE
from tallystick.kernel.seats import Viewer

NOBODYS_SEAT: Final = -1


def view(state: State, viewer: Viewer) -> View:
    """Built up from nothing: a field reaches a viewer because a line here puts it there (2.2)."""
    public = public_view(state)
    return public if viewer.seat is None else structs.replace(public, **own(state, viewer.seat, public))


def own(state: State, seat: int, public: View) -> dict[str, Any]:
    """The faces of the cards that this player drew or laid down (2.1, 2.2)."""
    known: dict[str, Any] = {}
    if state.drawn[seat]:
        known["drawn"] = tuple([box.FACE_NAMES[card] for card in state.drawn[seat]])
    if state.phase == "tie":
        return known
    if state.taken[seat] != box.NO_CARD:
        known["block"] = visible_block(state, seat)
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
        action_preset=options.action_preset,
        barred=tuple([why_barred(state, other) for other in range(seats)]),
        block=visible_block(state, NOBODYS_SEAT),
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
        ledgers=tuple([tuple(ledger) for ledger in state.ledgers]),
        mined=tuple(mined),
        minutes=options.minutes,
        order=tuple(state.order),
        phase=state.phase,
        places=tuple([state.place(other) for other in range(seats)]),
        prize=options.prize,
        ring=options.ring,
        round=state.round,
        rounds=options.rounds,
        status=tuple([tuple([box.CARD_NAMES[card] for card in cards]) for cards in state.status]),
        throws=tuple(state.throws),
        time_up=state.time_up,
        to_act=to_act(state),
        winning_card=None if state.winning_card == box.NO_CARD else box.FACE_NAMES[state.winning_card],
    )


def visible_block(state: State, seat: int) -> tuple[BlockCard, ...]:
    """The backs of all cards, the face of one's own, and all faces once they are turned over (2.1, 2.4)."""
    revealed = state.phase == "tie"
    owners = block_owners(state)
    cards = block_of(state)
    waiting = len(state.pending_cards)
    shown: list[BlockCard] = []
    for place in range(len(cards)):
        open_to_me = revealed or place < waiting or owners[place] == seat
        name = box.CARD_NAMES[cards[place]] if open_to_me else None
        shown.append(BlockCard(name, box.DECKS[box.deck_of(cards[place])], owners[place]))
    return tuple(shown)


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """A copy in which every card the viewer cannot know is dealt anew."""
    copy = state.clone()
    others = [] if copy.phase == "tie" else [seat for seat in range(copy.seats) if seat != viewer.seat]
    redeal_standard(copy, others, chance)
    for deck in range(len(box.DECKS)):
        redeal_deck(copy, deck, others, chance)
    return copy


def redeal_standard(copy: State, others: list[int], chance: Chance) -> None:
    """Standard cards that others laid down or look at change places with the deck."""
    for seat in others:
        copy.standard.extend(copy.drawn[seat])
        if copy.committed[seat] != box.NO_CARD:
            copy.standard.append(copy.committed[seat])
    chance.shuffle(copy.standard)
    for seat in others:
        copy.drawn[seat] = [copy.standard.pop() for _ in copy.drawn[seat]]
        if copy.committed[seat] != box.NO_CARD:
            copy.committed[seat] = copy.standard.pop()


def redeal_deck(copy: State, deck: int, others: list[int], chance: Chance) -> None:
    """Block cards of one deck in other hands change places with that deck, as far as nothing public tells of them."""
    cards = copy.decks[deck]
    holders = [seat for seat in others if copy.taken[seat] != box.NO_CARD and box.deck_of(copy.taken[seat]) == deck]
    signs = [public_signs(copy, seat, copy.taken[seat]) for seat in holders]
    for seat in holders:
        cards.append(copy.taken[seat])
    chance.shuffle(cards)
    for number, seat in enumerate(holders):
        place = 0
        while public_signs(copy, seat, cards[place]) != signs[number]:
            place += 1
        copy.taken[seat] = cards.pop(place)


def public_signs(state: State, seat: int, card: int) -> tuple[bool, bool]:
    """What everybody can tell of a hidden action card: an Axe by the two cards drawn, a sting that bars at once."""
    effect = state.effects[card - box.FACES] if card >= box.FACES else None
    asked = state.decisions[seat] != "undecided" or bool(state.drawn[seat])
    return asked and effect == box.AXE, state.agreed.sting_bars_at_once and effect == box.JELLYFISH
