"""Dice and shuffles, handed to the rules from outside."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where every die and every shuffle comes from; a kind of chance says only how it draws."""

    def below(self, n: int) -> int:
        """One of 0 … n-1, each equally likely; 1 <= n <= 256."""
        raise NotImplementedError

    def die(self) -> int:
        """A throw of one six-sided die."""
        return self.below(6) + 1

    def shuffle(self, cards: list[Any]) -> None:
        """Put the cards into a random order, each order equally likely (Fisher-Yates), whatever a card is."""
        last = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[other]
            cards[other] = cards[last]
            cards[last] = card
            last -= 1
