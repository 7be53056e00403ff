"""CryptoMiner: miners race to claim blocks of transactions with the smallest card that will do."""

from typing import Final

from tallystick.games.cryptominer.game import CryptoMiner

GAME: Final = CryptoMiner(earlier=[CryptoMiner(version=1)])
