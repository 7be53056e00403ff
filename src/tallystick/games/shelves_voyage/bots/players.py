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

OPTIONAL: Final = (ask.Mend, ask.Merge, ask.Dispute, ask.Settle, ask.PlaceLegacy, ask.PlayMinor, ask.Withdraw)
ABSTAIN: Final = ask.Vote(ask.NOBODY)


class Beginner(Bot):
    """Writes statements about the theme and says yes; everything else it leaves to chance. It plays no cards.

    It cannot debate: so it has nothing to say about the debates of others, and in its own the poorer gives in.
    """

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        asked = [move for move in moves if kind_of(move) not in OPTIONAL]
        judged = judgement(view, moves)
        if judged is not None:
            return judged
        if ABSTAIN in asked:
            return ABSTAIN
        if ask.CONCEDE in asked:
            return ask.CONCEDE if gives_in(view, seat) else ask.END_DEBATE
        writing = [move for move in asked if isinstance(move, Form) and kind_of(move) is ask.Write]
        if writing:
            if ask.GIVE_UP in asked and view.act.why != "quarrel" and chance.below(3) == 0:
                return ask.GIVE_UP
            return written_by_bot(view, seat, writing, OWN_METAS in view.majors, chance)
        if ask.AGREE in asked:
            return ask.AGREE
        if ask.END_DEBATE in asked and len(asked) > 1:
            asked.remove(ask.END_DEBATE)
        return filled_by_chance(asked[chance.below(len(asked))], chance)


def gives_in(view: Any, seat: int) -> bool:
    """The winner pays, so the poorer of two gives in, among equals the first who is asked."""
    quarrel = view.quarrel
    other = quarrel.opponent if seat == quarrel.seat else quarrel.seat
    return bool(view.coins[seat] <= view.coins[other])


def judgement(view: Any, moves: tuple[Move, ...]) -> Move | None:
    """As Game Master about a disputed duty: whether the topic is what the statement or the quarrel names."""
    asked = {move.token: move for move in moves if isinstance(move, ask.Settle)}
    for duty in view.duties:
        if duty.token in asked:
            ends = [(one.subject, one.object) for one in view.statements if one.node == duty.done]
            named = ends[0] if ends else (duty.done,)
            texts = [entity.text for entity in view.entities if entity.node in named]
            return ask.Settle(duty.topic in texts, duty.token)
    return None


class Good(Beginner):
    """Keeps everybody's coins near the average, takes cards that help, and does its duties."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        sight = Sight(view, seat, moves)
        if ABSTAIN in moves:
            return ABSTAIN
        return sight.card() or sight.answer() or super().choose(view, seat, moves, chance)


BOTS: Final[dict[str, Bot]] = {"beginner": Beginner("beginner"), "good": Good("good")}
