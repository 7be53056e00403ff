"""How a table ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Who won, with what, and why it ended; several winners are a draw between them."""

    reason: str
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
