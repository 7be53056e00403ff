"""Two companions for A Shelves Voyage, by name."""

from tallystick.games.shelves_voyage.bots.players import BOTS

__all__ = ["BOTS"]
