"""What lies on a table, for whoever reads the rules."""

from collections.abc import Mapping
from typing import NamedTuple


class Piece(NamedTuple):
    """One kind of card, square or thing: the messages that name and explain it, and how many there are."""

    name: str
    text: str
    copies: int = 0
    arguments: Mapping[str, str | int] = {}
    """What its messages need beside the options of the table."""


class Pieces(NamedTuple):
    """Pieces that belong together, under the message that names them."""

    title: str
    pieces: tuple[Piece, ...]


def explained(*names: str, mark: str, counts: Mapping[str, int] | None = None) -> tuple[Piece, ...]:
    """Pieces that have an explanation of their own.

    >>> explained("axe", mark="mi", counts={"axe": 19})[0][:3]
    ('explain-mi-axe', 'explain-mi-axe.text', 19)
    """
    message = f"explain-{mark}-"
    return tuple(Piece(message + name, f"{message}{name}.text", (counts or {}).get(name, 0)) for name in names)
