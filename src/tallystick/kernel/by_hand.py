"""A table of paper: dice and cards are real ones, and what they showed is entered by whoever keeps the book."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move
from tallystick.kernel.refusals import Refused

UNSEEN: Final = "?"
"""Before a card that nobody turned over: one that could have been it stands in for it."""


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was seen in one move, in the order in which the rules ask for it; cards by the codes printed on them."""

    cards: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()


class Booked(NamedTuple):
    """One move of those that make a form, and who makes it."""

    actor: int
    move: Move
    entered: Entered


class ByHand(Chance):
    """Chance that asks: each die the rules throw is the next one that was entered; decks were shuffled by people."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = list(dice)

    def below(self, n: int) -> int:
        raise Refused("not_by_hand")

    def die(self) -> int:
        if not self.dice:
            raise Refused("die_missing")
        value = self.dice.pop(0)
        if not 1 <= value <= 6:
            raise Refused("not_a_die", value=value)
        return value

    def shuffle(self, cards: list[int]) -> None:
        """Nobody knows the order, so any is as good."""


Booking = Iterator[Booked]
"""The moves of a form, one after the other; each is carried out before the next is asked for."""


class Desk:
    """Where a form is worked off: the state after the moves so far."""

    def __init__(self, state: Any) -> None:
        self.state = state


class ByHandRules:
    """What a game brings that can be played on paper with one phone as its book."""

    form: Any = None
    """The kind of form, a msgspec struct."""

    def stack(self, state: Any, cards: tuple[str, ...]) -> None:
        """Put these cards where the rules draw them next; raises Refused for one that cannot come now."""
        raise NotImplementedError

    def book(self, desk: Desk, form: Any) -> Booking:
        """The moves that a filled form stands for; raises Refused for what cannot be."""
        raise NotImplementedError
