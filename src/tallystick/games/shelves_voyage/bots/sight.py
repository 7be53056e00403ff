"""What a bot makes of its view: whom to help, what to take, and which card to play."""

from typing import Any, Final

from tallystick.games.shelves_voyage import components as box
from tallystick.games.shelves_voyage import moves as ask
from tallystick.kernel.forms import Form, filled
from tallystick.kernel.messages import Move

EXPECTED: Final = {box.HARVEST: 2, box.CO_CREATE: 0, box.ADVOCATE: 1, box.MANIPULATE: -2, box.QUARREL: -1}
"""The coins that an action brings, about."""
EXTREMES: Final = (box.FEWEST_COINS, box.MOST_COINS, box.LOWEST_STATION, box.HIGHEST_STATION)
"""The Major Arcana that reward whoever is at one end."""


def kind_of(move: Move) -> type[Move]:
    """What a move, or a form of it, asks for."""
    return type(move.like) if isinstance(move, Form) else type(move)


class Sight:
    """What a player who is asked knows: the coins of all, the wanted average, and one's own cards."""

    def __init__(self, view: Any, seat: int, moves: tuple[Move, ...]) -> None:
        self.view = view
        self.moves = moves
        self.kinds = {kind_of(move) for move in moves}
        self.seat = seat
        self.average = round(sum(view.coins[player] for player in view.players) / len(view.players))
        self.above: int = view.coins[seat] - self.average if seat in view.players else 0

    def answer(self) -> Move | None:
        """The best answer to what is asked, where coins decide it."""
        for kind, choose in (
            (ask.Pair, self.pair),
            (ask.NoPair, self.without_pair),
            (ask.Invent, self.invention),
            (ask.Harvest, self.harvest),
            (ask.Keep, self.keep),
            (ask.Vote, self.vote),
            (ask.Judge, self.vote),
            (ask.Manipulate, self.manipulation),
            (ask.Quarrel, self.quarrel),
            (ask.KeepPool, self.pool),
        ):
            if kind in self.kinds:
                return choose()
        return None

    def distance_after(self, action: int) -> float:
        """How far from the average this leaves me; where it is the same, building the graph comes first."""
        if action == box.INVENT:
            return min(self.distance_after(other) for other in EXPECTED) + 0.2
        left = float(abs(self.above + EXPECTED[action]))
        if action == box.HARVEST:
            left = min(left, abs(self.above))
        return left - (0.5 if action in (box.CO_CREATE, box.ADVOCATE) else 0)

    def pair(self) -> Move:
        pairs = [move for move in self.moves if isinstance(move, ask.Pair)]
        return min(pairs, key=lambda move: self.distance_after(move.value))

    def without_pair(self) -> Move:
        """Ask the poorest for a die, or spend a coin; else go without."""
        asks = [move for move in self.moves if isinstance(move, ask.AskDie)]
        if asks:
            return min(asks, key=lambda move: (self.view.coins[move.seat], self.distance_after(move.die)))
        own = [move for move in self.moves if isinstance(move, ask.OwnDie)]
        return min(own, key=lambda move: self.distance_after(move.die)) if own else ask.NO_PAIR

    def invention(self) -> Move:
        choices = [move for move in self.moves if isinstance(move, ask.Invent)]
        return min(choices, key=lambda move: self.distance_after(move.action))

    def harvest(self) -> Move:
        """Coins when they are missing; then a second objective; then a card."""
        takes = {move.take: move for move in self.moves if isinstance(move, ask.Harvest)}
        if self.above <= -2 or len(takes) == 1:
            return takes["coins"]
        if "major" in takes and len(self.view.majors) < 3:
            return takes["major"]
        return takes.get("minor", takes["coins"])

    def keep(self) -> Move:
        cards = [move for move in self.moves if isinstance(move, ask.Keep)]
        return min(cards, key=lambda move: self.promise(move.card or 0))

    def promise(self, card: int) -> float:
        """By what a Major Arcana would multiply my score as things stand."""
        view = self.view
        degrees = [entity.degree for entity in view.entities if not getattr(entity, "merged", "")]
        counts = {
            box.LEGACIES: sum(self.seat in entity.legacies for entity in view.entities),
            box.OWN_PATH: 2,
            box.SEPARATE_PARTS: 1,
            box.OWN_METAS: sum(one.meta and self.seat in one.authors for one in view.statements),
            box.QUARRELS: view.quarrel_tokens[self.seat],
            box.MINORS_HELD: view.minors_used[self.seat] + len(view.minors),
            box.MORE_MAJORS: len(view.majors),
            box.FULL_POOL: max(len(view.pools[seat]) for seat in view.players if seat != self.seat),
            box.ENTITIES_WITH_ONE: degrees.count(1),
            box.HIGHEST_DEGREE: max(degrees),
            box.ENTITIES_ALONE: degrees.count(0),
        }
        if card in counts:
            return 1 / (2 * counts[card]) if counts[card] else 1.0
        known = {box.EMPTY_POOL: 8.0, box.NO_DUTIES: 0.5 if not view.duties else 1.5, box.ONE_PIECE: 1.0}
        return known.get(card, 0.8 if card in EXTREMES else 1.4)

    def vote(self) -> Move:
        """The winner pays: so it is the richer of the two who should win."""
        choices = [move for move in self.moves if isinstance(move, ask.Vote | ask.Judge)]
        return max(choices, key=lambda move: self.view.coins[move.winner or 0])

    def poorest(self, seats: tuple[Any, ...]) -> int:
        return min(seats, key=lambda seat: self.view.coins[seat])  # type: ignore[no-any-return]

    def richest(self, seats: tuple[Any, ...]) -> int:
        return max(seats, key=lambda seat: self.view.coins[seat])  # type: ignore[no-any-return]

    def form(self, kind: type[Move]) -> Any:
        return next(move for move in self.moves if isinstance(move, Form) and kind_of(move) is kind)

    def manipulation(self) -> Move:
        """Two coins for the poorest."""
        form = self.form(ask.Manipulate)
        topics = form.blanks["topic"].suggestions or (self.view.entities[0].text,)
        return filled(form, seat=self.poorest(form.blanks["seat"].answers), topic=topics[0])

    def quarrel(self) -> Move:
        """With the richest, about the topic of a duty, or else the entity of which most is said."""
        form = self.form(ask.Quarrel)
        owed = {duty.topic for duty in self.view.duties if duty.seat == self.seat}
        there = [entity for entity in self.view.entities if not getattr(entity, "merged", "")]
        entity = max(there, key=lambda entity: (entity.text in owed, entity.degree))
        values = {"settles": form.blanks["settles"].answers[0]} if "settles" in form.blanks else {}
        return filled(form, seat=self.richest(form.blanks["seat"].answers), entity=entity.node, **values)

    def pool(self) -> Move:
        return ask.KEEP_POOL

    def card(self) -> Move | None:
        """A Minor Arcana or a Legacy that brings somebody nearer to the average."""
        if len(self.view.to_act) > 1 or self.seat not in self.view.players:
            return None
        for move in self.moves:
            like = move.like if isinstance(move, Form) else move
            if isinstance(like, ask.PlayMinor):
                played = self.minor(move, like)
                if played is not None:
                    return played
        if self.above >= 2 and ask.PlaceLegacy in self.kinds:
            form = self.form(ask.PlaceLegacy)
            places = set(form.blanks["entity"].answers)
            open_to = [entity for entity in self.view.entities if entity.node in places]
            return filled(form, entity=max(open_to, key=lambda entity: entity.degree).node)
        return None

    def minor(self, move: Move, like: ask.PlayMinor) -> Move | None:
        """This card, if it helps now."""
        if like.card == box.TREASURE and abs(self.above + like.amount) + 1 < abs(self.above):
            return move
        if (like.card == box.ADVOCATE and self.above < 0) or (like.card == box.MANIPULATE and self.above > 1):
            return move
        if like.card == box.KNIGHT and isinstance(move, Form):
            seat = self.richest(move.blanks["seat"].answers)  # type: ignore[union-attr]
            excess = self.view.coins[seat] - self.average
            if excess >= 2:
                return filled(move, seat=seat, amount=min(box.KNIGHT_COINS, excess))
        return None
