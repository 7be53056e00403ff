"""Bots."""

from typing import Final

from tallystick.kernel.game import Bot

BOTS: Final[dict[str, Bot]] = {}
