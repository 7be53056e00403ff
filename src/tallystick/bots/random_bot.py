"""A player that takes any legal move."""

from typing import Any

from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move


class RandomBot(Bot):
    """Plays without looking, each legal move equally likely."""

    def __init__(self) -> None:
        super().__init__("random", blind=True)

    def choose(self, view: Any, moves: tuple[Move, ...], chance: Chance) -> Move:
        return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]
