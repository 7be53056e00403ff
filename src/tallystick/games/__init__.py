"""The catalogue: every title by its name, ours and those that other packages bring.

A package brings a game by an entry point of the group `tallystick.games` that names its `GAME`; its words lie in
`words/` beside it, and what the browser needs in `web/`.
"""

from importlib.metadata import entry_points
from typing import Any, Final

from tallystick.games.blockchain import GAME as BLOCKCHAIN
from tallystick.games.cryptominer import GAME as CRYPTOMINER
from tallystick.games.joining import LeftOut, join
from tallystick.games.market_island import GAME as MARKET_ISLAND
from tallystick.games.shelves_voyage import GAME as SHELVES_VOYAGE
from tallystick.kernel.game import Game
from tallystick.kernel.refusals import Refused

OURS: Final = (MARKET_ISLAND, CRYPTOMINER, BLOCKCHAIN, SHELVES_VOYAGE)


LEFT_OUT: Final[list[LeftOut]] = []
"""The games of other packages that break the contract, or whose name is taken."""


def catalogue() -> dict[str, Game[Any]]:
    """Ours first; a game from outside cannot take the name of another, and one that is broken breaks nothing else."""
    found: dict[str, Game[Any]] = {game.name: game for game in OURS}
    for brought in sorted(entry_points(group="tallystick.games"), key=lambda one: (one.name, one.value)):
        if left_out := join(brought, found):
            LEFT_OUT.append(left_out)
    return found


CATALOGUE: Final = catalogue()


def game_named(name: str, version: int | None = None) -> Game[Any]:
    """The game of that name, by the newest rules or by those of a version; raises Refused when there is none."""
    if name not in CATALOGUE:
        raise Refused("unknown_game", game=name[:40], known=", ".join(CATALOGUE))
    newest = CATALOGUE[name]
    found = newest if version is None else newest.at(version)
    if found is None:
        raise Refused("rules_missing", game=name, rules=str(version)[:40], known=_listed(newest))
    return found


def _listed(game: Game[Any]) -> str:
    return ", ".join(map(str, game.versions()))
