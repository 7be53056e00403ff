"""Market Island: castaways keep one record of everybody's Istoken, and mine it block by block."""

from typing import Final

from tallystick.games.market_island.game import MarketIsland

GAME: Final = MarketIsland(earlier=[MarketIsland(version=1)])
