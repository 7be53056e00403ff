"""The catalogue: every title by its name."""

from typing import Any, Final

from tallystick.games.blockchain import GAME as BLOCKCHAIN
from tallystick.games.cryptominer import GAME as CRYPTOMINER
from tallystick.games.market_island import GAME as MARKET_ISLAND
from tallystick.games.shelves_voyage import GAME as SHELVES_VOYAGE
from tallystick.kernel.game import Game
from tallystick.kernel.refusals import Refused

TITLES: Final = (MARKET_ISLAND, CRYPTOMINER, BLOCKCHAIN, SHELVES_VOYAGE)
CATALOGUE: Final[dict[str, Game[Any]]] = {game.name: game for game in TITLES}


def game_named(name: str) -> Game[Any]:
    """The game of that name; raises Refused when there is none."""
    if name not in CATALOGUE:
        raise Refused("unknown_game", game=name[:40], known=", ".join(CATALOGUE))
    return CATALOGUE[name]
