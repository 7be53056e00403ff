"""Used cards go under their decks (2.7, 2.10)."""

from tallystick.games.market_island.components import DECKS, deck_of, fresh_deck
from tallystick.games.market_island.rules.memory import STANDARD, remember
from tallystick.games.market_island.state import State
from tallystick.kernel.chance import Chance


def shuffle_all(state: State, chance: Chance) -> None:
    """The standard deck and the three decks of block cards, shuffled, face down (4.1.2, 4.1.4)."""
    state.standard = list(range(52))
    chance.shuffle(state.standard)
    for deck in range(len(DECKS)):
        cards = fresh_deck(deck, state.agreed.spares_are_jokers)[:]
        chance.shuffle(cards)
        state.decks[deck] = cards


def under_standard(state: State, cards: list[int], seen_by: int, chance: Chance) -> None:
    """Put standard cards under the standard deck (2.7), shuffled among themselves (MI-17)."""
    remember(state, cards, STANDARD, seen_by)
    if len(cards) > 1 and state.agreed.returned_are_shuffled:
        chance.shuffle(cards)
    state.standard.extend(cards)


def under_deck(state: State, cards: list[int], seen_by: int, chance: Chance) -> None:
    """Put block cards under the decks they came from (2.7, 2.10), shuffled among themselves (MI-17)."""
    remember(state, cards, 0, seen_by)
    if len(cards) > 1 and state.agreed.returned_are_shuffled:
        chance.shuffle(cards)
    for card in cards:
        state.decks[deck_of(card)].append(card)
