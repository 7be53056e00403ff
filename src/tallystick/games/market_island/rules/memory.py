"""What each viewer remembers of the cards that went under a deck face up, or from the own hand (2.7).

For each pair of eyes every card has a number. Cards with the same number may lie in each other's places for all that
these eyes know; 0 is for those they never followed. The eyes after the last seat's are the public's.
"""

from typing import Final

from tallystick.games.market_island.components import FACES
from tallystick.games.market_island.state import CARDS, State

EVERYBODY: Final = -1
NOBODY: Final = -2
STANDARD: Final = 2 * FACES
"""Where the standard cards begin: they are numbered after all block cards."""
DOUBLED: Final = (FACES, FACES + 1, FACES + 2, FACES + 3)
"""The action cards that may be there twice (MI-24); they are not followed."""


def remember(state: State, cards: list[int], first: int, who: int) -> None:
    """Cards go under a deck as a batch, seen by one seat, by everybody or by nobody (2.7).

    Shuffled among themselves (MI-17) they share a number for whoever saw them; whoever did not cannot tell any more
    which of them is which.
    """
    mixed = len(cards) > 1 and state.agreed.returned_are_shuffled
    for eyes in range(state.seats + 1):
        start = eyes * CARDS + first
        if who in (EVERYBODY, eyes):
            state.batches += 1
            for card in cards:
                if not mixed:
                    state.batches += 1
                if first == STANDARD or state.agreed.spares_are_jokers or card not in DOUBLED:
                    state.followed[start + card] = state.batches
        elif mixed:
            forget(state, start, [state.followed[start + card] for card in cards])


def forget(state: State, start: int, numbers: list[int]) -> None:
    """All cards with these numbers are as good as never seen."""
    for place in range(start, start + (52 if start % CARDS == STANDARD else STANDARD)):
        if state.followed[place] in numbers:
            state.followed[place] = 0
