"""Blockchain: everybody trades on a ring of dice and hides coins in cold storage, while Hacks answer Hacks."""

from typing import Final

from tallystick.games.blockchain.game import Blockchain

GAME: Final = Blockchain(earlier=[Blockchain(version=1)])
