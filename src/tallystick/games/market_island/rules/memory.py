"""What each viewer remembers of the cards that went under a deck face up, or from the own hand (2.7).

For each pair of eyes every card has a number. Cards with the same number may lie in each other's places for all that
these eyes know; 0 is for those they never followed. The eyes after the last seat's are the public's.
"""

from typing import Final

from mypy_extensions import i64

from tallystick.games.market_island.components import FACES
from tallystick.games.market_island.state import CARDS, Batch, State

EVERYBODY: Final = -1
NOBODY: Final = -2
STANDARD: Final = 2 * FACES
"""Where the standard cards begin: they are numbered after all block cards."""
MOST_UNFOLLOWED: Final = 64
"""So many batches may wait until what is remembered of them is worked out."""
DOUBLED: Final = (FACES, FACES + 1, FACES + 2, FACES + 3)
"""The action cards that may be there twice (MI-24); they are not followed."""


def remember(state: State, cards: list[int], first: int, seen_by: int) -> None:
    """Cards go under a deck as a batch (2.7). What that tells whom is worked out when somebody asks."""
    if cards:
        state.unfollowed = Batch(state.unfollowed, cards, first, seen_by)
        if state.unfollowed.count == MOST_UNFOLLOWED:
            recall(state)


def recall(state: State) -> list[int]:
    """Work out what everybody remembers now: the numbers of all cards, for whoever wants to change them."""
    batches: list[Batch] = []
    batch = state.unfollowed
    while batch is not None:
        batches.append(batch)
        batch = batch.before
    numbers = list(state.followed)
    while batches:
        learn(state, numbers, batches.pop())
    state.unfollowed = None
    state.followed = tuple(numbers)
    return numbers


def learn(state: State, numbers: list[int], batch: Batch) -> None:
    """Shuffled among themselves (MI-17) the cards share a number for whoever saw them; whoever did not cannot tell any
    more which of them is which.
    """
    cards, first, who = batch.cards, batch.first, batch.seen_by
    mixed = len(cards) > 1 and state.agreed.returned_are_shuffled
    if who >= 0:
        follow(state, numbers, cards, who * CARDS + first, (who + 1) * CARDS, mixed)
    elif who == EVERYBODY:
        follow(state, numbers, cards, first, len(numbers), mixed)
        return
    if mixed:
        for start in range(first, len(numbers), CARDS):
            if start != who * CARDS + first:
                mix_up(numbers, cards, start)


def follow(state: State, numbers: list[int], cards: list[int], start: i64, end: i64, mixed: bool) -> None:
    """The eyes whose numbers stand there know where the cards lie, or among which places."""
    unlike = state.agreed.spares_are_jokers or start % CARDS == STANDARD
    number = state.batches + 1
    for card in cards:
        if unlike or card not in DOUBLED:
            place: i64 = start + card
            while place < end:
                numbers[place] = number
                place += CARDS
        if not mixed:
            number += 1
    state.batches = number


def mix_up(numbers: list[int], cards: list[int], start: int) -> None:
    """Whatever these eyes knew of one of the cards might now be true of another: all of it is forgotten."""
    known = [numbers[start + card] for card in cards]
    if known.count(known[0]) == len(known):
        return
    for place in range(start, start + (52 if start % CARDS == STANDARD else STANDARD)):
        if numbers[place] in known:
            numbers[place] = 0
