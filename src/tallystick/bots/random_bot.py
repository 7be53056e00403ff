"""A player that takes any legal move."""

from typing import Any, Final

from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import Form, filled_by_chance
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move

A_FORM: Final = Form


class RandomBot(Bot):
    """Plays without looking, each legal move equally likely; a form counts as one, and is filled by chance."""

    def __init__(self) -> None:
        super().__init__("random", blind=True)

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        move = moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]
        return filled_by_chance(move, chance) if type(move) is A_FORM else move
