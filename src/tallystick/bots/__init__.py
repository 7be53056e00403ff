"""Players made of code, for every game, and the loop that lets them play."""

from typing import Any

from tallystick.bots.random_bot import RandomBot
from tallystick.kernel.game import Bot, Game
from tallystick.kernel.refusals import Refused


def bots_for(game: Game[Any]) -> dict[str, Bot]:
    """Every bot that plays this game: the one that plays all games, and the game's own."""
    return {"random": RandomBot()} | game.bots


def bot_named(game: Game[Any], name: str) -> Bot:
    """The bot of that name; raises Refused when the game has none."""
    bots = bots_for(game)
    if name not in bots:
        raise Refused("unknown_bot", bot=name[:40], known=", ".join(bots))
    return bots[name]
