"""What each viewer remembers of the cards that went under a deck face up, or from the own hand (2.7).

For each pair of eyes every card has a number. Cards with the same number may lie in each other's places for all that
these eyes know; 0 is for those they never followed. The eyes after the last seat's are the public's.
"""

from typing import Final

from mypy_extensions import i64

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
    if not cards:
        return
    mixed = len(cards) > 1 and state.agreed.returned_are_shuffled
    if who >= 0:
        follow(state, cards, who * CARDS + first, (who + 1) * CARDS, mixed)
    elif who == EVERYBODY:
        follow(state, cards, first, len(state.followed), mixed)
        return
    if mixed:
        for start in range(first, len(state.followed), CARDS):
            if start != who * CARDS + first:
                mix_up(state, cards, start)


def follow(state: State, cards: list[int], start: i64, end: i64, mixed: bool) -> None:
    """The eyes whose numbers stand there know where the cards lie, or among which places."""
    unlike = state.agreed.spares_are_jokers or start % CARDS == STANDARD
    followed = state.followed
    number = state.batches + 1
    for card in cards:
        if unlike or card not in DOUBLED:
            place: i64 = start + card
            while place < end:
                followed[place] = number
                place += CARDS
        if not mixed:
            number += 1
    state.batches = number


def mix_up(state: State, cards: list[int], start: int) -> None:
    """Whatever these eyes knew of one of the cards might now be true of another: all of it is forgotten."""
    number = state.followed[start + cards[0]]
    for card in cards:
        if state.followed[start + card] != number:
            break
    else:
        return
    numbers = [state.followed[start + card] for card in cards]
    for place in range(start, start + (52 if start % CARDS == STANDARD else STANDARD)):
        if state.followed[place] in numbers:
            state.followed[place] = 0
