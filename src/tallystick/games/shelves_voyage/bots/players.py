"""Two companions. They know what their view says, and nothing else."""

from typing import Any, Final

from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.bots.sight import Sight, kind_of
from tallystick.games.shelves_voyage.bots.writers import written_by_bot
from tallystick.games.shelves_voyage.components import OWN_METAS
from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import Form, filled_by_chance
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move

OPTIONAL: Final = (ask.Mend, ask.PlaceLegacy, ask.PlayMinor, ask.Withdraw)


class Beginner(Bot):
    """Writes statements about the theme and says yes; everything else it leaves to chance. It plays no cards."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        asked = [move for move in moves if kind_of(move) not in OPTIONAL]
        writing = [move for move in asked if isinstance(move, Form) and kind_of(move) is ask.Write]
        if writing:
            if ask.GIVE_UP in asked and view.act.why != "quarrel" and chance.below(3) == 0:
                return ask.GIVE_UP
            return written_by_bot(view, writing, OWN_METAS in view.majors, chance)
        if ask.AGREE in asked:
            return ask.AGREE
        if ask.END_DEBATE in asked and len(asked) > 1:
            asked.remove(ask.END_DEBATE)
        return filled_by_chance(asked[chance.below(len(asked))], chance)


class Good(Beginner):
    """Keeps everybody's coins near the average, takes cards that help, and does its duties."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        sight = Sight(view, seat, moves)
        return sight.card() or sight.answer() or super().choose(view, seat, moves, chance)


BOTS: Final[dict[str, Bot]] = {"beginner": Beginner("beginner"), "good": Good("good")}
