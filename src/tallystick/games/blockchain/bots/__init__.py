"""Two opponents for Blockchain, by name."""

from tallystick.games.blockchain.bots.players import BOTS

__all__ = ["BOTS"]
