"""Players made of code: they see what their seat sees."""

from typing import Any

from stock_and_foil import moves
from stock_and_foil.rules import HIGHEST
from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import Form
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move


class Honest(Bot):
    """Never carves, offers what it was given for a little less, and believes everybody."""

    def choose(self, view: Any, seat: int, moves_now: tuple[Move, ...], chance: Chance) -> Move:
        if view.phase == "carve":
            return moves.Carve(0)
        if view.phase == "offer":
            return best_offer(view, seat, moves_now, chance, least=2)
        return moves.Take() if moves.Take() in moves_now and view.offer.price < view.offer.notches else moves.Decline()


class Shrewd(Bot):
    """Carves now and then, sells what is false, and doubts what is too good to be true."""

    def choose(self, view: Any, seat: int, moves_now: tuple[Move, ...], chance: Chance) -> Move:
        if view.phase == "carve":
            return moves.Carve((0, 0, 0, 1, 2)[chance.below(5)])
        if view.phase == "offer":
            return best_offer(view, seat, moves_now, chance, least=1)
        return self.answer(view, moves_now, chance)

    def answer(self, view: Any, moves_now: tuple[Move, ...], chance: Chance) -> Move:
        gain = view.offer.notches - view.offer.price
        doubtful = view.offer.notches > HIGHEST or (view.offer.notches >= 4 and chance.below(3) == 0)
        if doubtful and moves.Match() in moves_now:
            return moves.Match()
        believed = gain > 0 and view.offer.notches <= HIGHEST and moves.Take() in moves_now
        return moves.Take() if believed else moves.Decline()


def best_offer(view: Any, seat: int, moves_now: tuple[Move, ...], chance: Chance, least: int) -> Move:
    """The largest stock that is worth less to oneself, to somebody who can pay for it."""
    form = moves_now[0]
    own = [one for one in view.stocks if one.seat == seat and one.maker == seat]
    if not isinstance(form, Form) or not own:
        return moves.Keep()
    stock = max(own, key=lambda one: one.notches)
    price = stock.notches - 1 - chance.below(2)
    able = [player.seat for player in view.players if player.seat != seat and player.grain > price]
    if price < least or not able:
        return moves.Keep()
    return moves.Offer(stock.number, able[chance.below(len(able))], price)


BOTS: dict[str, Bot] = {"beginner": Honest("beginner"), "good": Shrewd("good")}
