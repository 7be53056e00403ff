"""A table at one glance: what a cockpit shows of it in a row, from nothing but what everybody may know."""

from typing import Final

import msgspec


class SeatGlance(msgspec.Struct, frozen=True):
    """A seat as a number and a word: `word` is the id of a message of the game that says what is going on there."""

    value: int
    word: str


class Glance(msgspec.Struct, frozen=True):
    """How far a table is: the step of so many (0: nobody knows how many); `phase` is the id of a message."""

    step: int
    of: int
    round: int
    """How often everybody has had a turn, the one that goes on included: a last round is over when it grows."""
    phase: str
    seats: tuple[SeatGlance, ...]


NOTHING_TO_SEE: Final = Glance(0, 0, 0, "", ())
