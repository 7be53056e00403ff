"""What people at a table do beside the game: no rule reads it and no journal holds it."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Side(Protocol):
    """One table's side; made by `Game.side`."""

    def hear(self, message: str | bytes, seat: int, here: Sequence[int]) -> msgspec.Struct | None:
        """What a seat says, and what everybody is told then, if anything.

        `here` are the seats that a person plays now. Raises msgspec.DecodeError for what is no message of this side,
        and Refused.
        """
