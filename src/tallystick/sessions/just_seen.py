"""An idea of the lesson that could just be seen at one of the tables, for the wall. Pure."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

import msgspec

from tallystick.journal.entries import Entry
from tallystick.kernel.story import Ideas

SHOWN_FOR: Final = 45_000
"""Milliseconds for which one idea stays on the wall: a wall is calm."""
JUST: Final = 90_000
"""Milliseconds ago that still are just now."""


def just_seen(
    journals: Iterable[Sequence[Entry]], ideas: Ideas, wanted: Sequence[str], at: int, before: str | None
) -> str | None:
    """The next of these ideas, in their order, that an entry of the last moments shows: the one after `before`."""
    met = {
        ideas.of(msgspec.to_builtins(event))
        for entries in journals
        for entry in takewhile(lambda entry: at - entry.t <= JUST, reversed(entries))
        for event in entry.body.get("events", ())
    }
    start = wanted.index(before) + 1 if before in wanted else 0
    return next((idea for idea in [*wanted[start:], *wanted[:start]] if idea in met), None)
