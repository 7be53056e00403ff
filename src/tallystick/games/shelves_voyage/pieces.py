"""What lies on the chart of A Shelves Voyage; its cards and actions are sections of the rulebook."""

from typing import Final

from tallystick.kernel.pieces import Pieces, explained

THINGS: Final = ("entity", "statement", "coins", "pool", "station", "legacy", "duty", "quarrel", "master")


def pieces(_options: object) -> tuple[Pieces, ...]:
    return (Pieces("pieces-sv-things", explained(*THINGS, mark="sv")),)
