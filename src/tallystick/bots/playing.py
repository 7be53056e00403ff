"""Bots take turns until the game is over."""

from typing import Any, Final

from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Bot, Game
from tallystick.kernel.messages import Move
from tallystick.kernel.seats import Viewer

MOST_DECISIONS: Final = 100_000
"""After so many a game between bots is cut short: it would go on for ever."""
VIEWERS: Final = [Viewer(seat) for seat in range(16)]


def choice_of(game: Game[Any], state: Any, seat: int, bot: Bot, chance: Chance) -> Move:
    """The move a bot makes in this seat, from what the seat may know."""
    moves = game.legal(state, seat)
    return bot.choose(None if bot.blind else game.view(state, VIEWERS[seat]), seat, moves, chance)


def play_out(
    game: Game[Any], state: Any, bots: list[Bot], table: Chance, own: Chance, most: int = MOST_DECISIONS
) -> int:
    """Play a table to its end without telling anybody; returns how many decisions were made.

    After `most` decisions it is left without an outcome. `table` is the chance of the table's dice and decks, `own`
    that of the bots' choices.
    """
    decisions = 0
    while decisions < most:
        seats = game.to_act(state)
        if not seats:
            break
        seat = seats[0]
        game.apply(state, seat, choice_of(game, state, seat, bots[seat], own), table, None)
        decisions += 1
    return decisions
