"""The sign that stands on a table, so that people find it in a room."""

from typing import Final

SIGNS: Final = (
    *("shell", "crab", "palm", "gull", "boat", "drum", "lantern", "anchor", "fish", "star", "turtle", "whale"),
    *("coral", "pearl", "kite", "bell", "compass", "feather", "hat", "key", "leaf", "moon", "sun", "wave"),
)


def sign_of(number: int) -> str:
    """Of the table with this number; from the 25th on signs come again, and the number tells tables apart.

    >>> sign_of(1), sign_of(24), sign_of(25)
    ('shell', 'wave', 'shell')
    """
    return SIGNS[(number - 1) % len(SIGNS)]
