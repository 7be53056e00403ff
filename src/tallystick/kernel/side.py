"""What people at a table do beside the game: no rule reads it. What came of it a journal may note."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec


class Side(Protocol):
    """One table's side; made by `Game.side`."""

    waits_for: int
    """The number of what people are doing now, for which the table waits; 0 for nothing."""

    def follow(self, body: Mapping[str, Any]) -> None:
        """The body of an entry that has become true: after it people may have something to do, or have done it."""

    def hear(self, message: str | bytes, seat: int, here: Sequence[int]) -> msgspec.Struct | None:
        """What a seat says, and what everybody is told then, if anything.

        `here` are the seats that a person plays now. Raises msgspec.DecodeError for what is no message of this side,
        and Refused.
        """

    def sent(self) -> list[int]:
        """The seats that have done what the table waits for."""

    def recorded(self, bots: Sequence[int]) -> dict[str, Any]:
        """What the journal notes in the end; these seats are played by bots, which make no mistake."""
