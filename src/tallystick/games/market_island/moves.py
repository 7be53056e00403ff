"""What a seat, or the clock, may ask for."""

from typing import Final

from tallystick.games.market_island.components import FACE_NAMES
from tallystick.kernel.messages import Move, Secret


class Roll(Move, frozen=True, tag="roll"):
    """Throw the die: for the first player (0.3), on the board (Phase 1) or in a tie (2.4)."""


class Mine(Move, frozen=True, tag="mine"):
    """Lay down one of the standard cards you are looking at, and pay the fee (2.2)."""

    card: Secret[str]


class Decline(Move, frozen=True, tag="decline"):
    """Let this block go by (2.2)."""


class DrawSecond(Move, frozen=True, tag="draw_second"):
    """Take a second standard card by your Axe, where it is asked for (2.3)."""


class TimeUp(Move, frozen=True, tag="time_up"):
    """The agreed time is over; the round is played to its end (4.3). Only the clock says so."""


ROLL: Final = Roll()
DECLINE: Final = Decline()
DRAW_SECOND: Final = DrawSecond()
TIME_UP: Final = TimeUp()
MINE: Final = [Mine(name) for name in FACE_NAMES]
"""The move that mines with each face, made once."""
