"""Whom a game is owed to."""

from typing import NamedTuple


class Credits(NamedTuple):
    """Names as they are printed; they are the same in every language."""

    title: str
    """The whole title of the printed game."""
    authors: tuple[str, ...]
    at: str
    """The house, project or publisher they made it for."""
    and_others: bool = False
    licence: str = ""
    """The licence of the manual by its SPDX name; without one, all rights are its authors'."""
    link: str = ""
    """Where its authors show it."""
