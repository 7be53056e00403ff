"""Another truth for the same eyes, dealt by hand: two cards that a viewer never saw change places.

Nothing here asks the games' own `imagine`. A hidden place is a list with an index, and what may lie in it.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from tallystick.games.blockchain.state import PASSED, UNANSWERED
from tallystick.games.cryptominer.components import CARD_NAMES as BLOCK_CARDS
from tallystick.games.market_island import components as island
from tallystick.games.market_island.rules.memory import recall
from tallystick.kernel.messages import Event, witness
from tallystick.kernel.seats import Viewer


class Place(NamedTuple):
    cards: list[int]
    at: int
    kind: str
    """Cards change places only within a kind."""
    name: str = ""
    """Of the card that lies there; a viewer who met this name once may know where the card is."""
    needs: str = ""
    """What everybody can tell of it; only a card of which the same is true may lie there."""


def names_in(event: Event, viewer: Viewer) -> set[str]:
    """Every word of an event as a viewer sees it."""
    return set(words_in(msgspec.to_builtins(witness(event, viewer))))


def words_in(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from words_in(inner)


def in_market_island(state: Any, viewer: Viewer) -> Iterable[Place]:
    """The four decks; in other hands standard cards, and block cards of which nothing is told yet."""
    for at, card in enumerate(state.standard):
        yield Place(state.standard, at, "standard", island.FACE_NAMES[card])
    for deck, cards in enumerate(state.decks):
        for at, card in enumerate(cards):
            yield Place(cards, at, island.DECKS[deck], island.CARD_NAMES[card])
    if state.phase == "tie" or state.ended == "nobody_mined":
        return
    for seat in (seat for seat in range(state.seats) if seat != viewer.seat):
        for at, card in enumerate(state.drawn[seat]):
            yield Place(state.drawn[seat], at, "standard", island.FACE_NAMES[card])
        if state.committed[seat] >= 0:
            yield Place(state.committed, seat, "standard", island.FACE_NAMES[state.committed[seat]])
        card = state.taken[seat]
        if card >= 0 and (told := told_in_market_island(state, seat)) is not None:
            yield Place(state.taken, seat, island.DECKS[island.deck_of(card)], island.CARD_NAMES[card], told)


def told_in_market_island(state: Any, seat: int) -> str | None:
    """Whether everybody can tell that a card is an Axe or none, by the cards drawn; None where it is not so simple."""
    options = state.options
    if state.phase != "mine" or state.taken[seat] < island.FACES:
        return ""
    if (options.jellyfish_bars, options.axe_while_barred, options.axe_draws) != ("next_round", "wasted", "two"):
        return None
    if state.decisions[seat] == "barred" or not (state.drawn[seat] or state.decisions[seat] != "undecided"):
        return ""
    return "axe" if is_axe(state, state.taken[seat]) else "no axe"


def is_axe(state: Any, card: int) -> bool:
    return card >= island.FACES and state.effects[card - island.FACES] == island.AXE


def in_cryptominer(state: Any, viewer: Viewer) -> Iterable[Place]:
    """The deck, and the block cards of others; transaction cards are counted, not laid in a row."""
    for at, card in enumerate(state.deck):
        yield Place(state.deck, at, "block", BLOCK_CARDS[card])
    for seat, card in enumerate(state.cards):
        if seat != viewer.seat and card >= 0:
            yield Place(state.cards, seat, "block", BLOCK_CARDS[card])


def in_blockchain(state: Any, viewer: Viewer) -> Iterable[Place]:
    """The deck, and the hands of others who have not promised a card of theirs in an open window."""
    yield from (Place(state.deck, at, "card") for at in range(len(state.deck)))
    for seat, hand in enumerate(state.hands):
        if seat != viewer.seat and state.answers[seat] in (PASSED, UNANSWERED):
            yield from (Place(hand, at, "card") for at in range(len(hand)))


def in_shelves_voyage(state: Any, viewer: Viewer) -> Iterable[Place]:
    """Both decks and the Arcana of others; at the end the Major Arcana lie open."""
    yield from (Place(state.minor_deck, at, "minor") for at in range(len(state.minor_deck)))
    yield from (Place(state.major_deck, at, "major") for at in range(len(state.major_deck)))
    for seat in (seat for seat in range(state.seats) if seat != viewer.seat):
        yield from (Place(state.minors[seat], at, "minor") for at in range(len(state.minors[seat])))
        if state.phase != "over":
            yield from (Place(state.majors[seat], at, "major") for at in range(len(state.majors[seat])))


PLACES: dict[str, Callable[[Any, Viewer], Iterable[Place]]] = {
    "market-island": in_market_island,
    "cryptominer": in_cryptominer,
    "blockchain": in_blockchain,
    "shelves-voyage": in_shelves_voyage,
}


def changed(name: str, state: Any, viewer: Viewer, seen: set[str], choice: Any) -> bool:
    """Let two cards that the viewer never met change places; False if there are no two."""
    places = [place for place in PLACES[name](state, viewer) if place.name not in seen]
    if not places:
        return False
    one = places[-1 - choice.below(min(len(places), 12))]  # the last are those in hands
    others = [place for place in places if place.cards is not one.cards and may_change(state, one, place)]
    if not others:
        return False
    other = others[choice.below(min(len(others), 250))]
    mine, theirs = card_at(one), card_at(other)
    one.cards[one.at], other.cards[other.at] = theirs, mine
    if name == "cryptominer":
        state.known_to[mine], state.known_to[theirs] = state.known_to[theirs], state.known_to[mine]
    elif name == "market-island":
        first = 2 * island.FACES if one.kind == "standard" else 0
        labels = recall(state)
        for start in range(first, len(labels), len(labels) // (state.seats + 1)):
            labels[start + mine], labels[start + theirs] = labels[start + theirs], labels[start + mine]
        state.followed = tuple(labels)
    elif name == "shelves-voyage":
        for hand in (*state.minors, *state.majors):
            hand.sort()
    return True


def may_change(state: Any, one: Place, other: Place) -> bool:
    """Two different cards of a kind, each of which may lie where the other does."""
    if one.kind != other.kind or card_at(one) == card_at(other):
        return False
    told = [(place.needs, card_at(card)) for place, card in ((one, other), (other, one)) if place.needs]
    return all((needs == "axe") == is_axe(state, card) for needs, card in told)


def card_at(place: Place) -> int:
    return place.cards[place.at]
