"""Two opponents for Market Island. They know what their view says, and nothing else."""

from typing import Any, Final

from tallystick.games.market_island.components import DECKS, FACE_OF_NAME, face_of, fresh_deck
from tallystick.games.market_island.moves import DRAW_SECOND, Mine
from tallystick.games.market_island.scoring import height, points, points_with_one_for_the_suit
from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move

WORLDS: Final = 64
"""How many ways the hidden cards might lie the good bot thinks through before it decides."""

FACES_IN: Final = [[face_of(card) for card in fresh_deck(deck, True)] for deck in range(3)]


class Beginner(Bot):
    """Mines whenever a card matches something it can see."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        sight = Sight(view, seat)
        best = moves[0]
        most = 0
        if moves[-1] == DRAW_SECOND:
            return DRAW_SECOND
        for move in moves:
            if isinstance(move, Mine):
                worth = self.worth(sight, FACE_OF_NAME[move.card or ""], chance)
                if worth > most:
                    most = worth
                    best = move
        return best if self.pays(most, sight) else moves[0]

    def worth(self, sight: "Sight", card: int, chance: Chance) -> int:
        return sight.points(card, sight.known)

    def pays(self, worth: int, sight: "Sight") -> bool:
        return True


class Good(Beginner):
    """Mines when its chance to win the block is worth more than the fee."""

    def worth(self, sight: "Sight", card: int, chance: Chance) -> int:
        return sight.worlds_won(card, chance)

    def pays(self, worth: int, sight: "Sight") -> bool:
        """A prize that I win, no rival wins."""
        return worth * sight.prize * (sight.rivals + 1) > WORLDS * sight.fee * sight.rivals


class Sight:
    """What a player who is choosing knows: the face-up cards, one's own cards, the backs of the others."""

    def __init__(self, view: Any, seat: int) -> None:
        self.every_suit_counts: bool = getattr(view, "suit_points", "each") == "each"
        self.rank_breaks_ties: bool = getattr(view, "tie_break", "rank") == "rank"
        self.ace_is_high: bool = getattr(view, "ace", "high") == "high"
        self.prize: int = view.prize
        self.fee: int = view.fee
        self.rivals: int = len(view.order) - 1
        self.known: list[int] = [FACE_OF_NAME[view.winning_card]]
        self.hidden_decks: list[int] = []
        self.hidden_owners: list[int] = []
        for card in view.block:
            if card.card is not None:
                self.known.append(FACE_OF_NAME[card.card[1:]])
            else:
                self.hidden_decks.append(DECKS.index(card.deck))
                self.hidden_owners.append(card.seat)
        self.mined: list[int] = []
        self.still_to_choose: list[int] = []
        for rival in view.order:
            if rival == seat:
                continue
            if view.decisions[rival] == "mined":
                self.mined.append(rival)
            elif view.decisions[rival] == "undecided":
                self.still_to_choose.append(rival)
        gone = [self.known[0]] + [FACE_OF_NAME[name] for name in view.drawn]
        self.unseen: list[int] = [card for card in range(52) if card not in gone]

    def points(self, card: int, table: list[int]) -> int:
        """As this table counts them (2.4, MI-11)."""
        return points(card, table) if self.every_suit_counts else points_with_one_for_the_suit(card, table)

    def rating(self, card: int, table: list[int], chance: Chance) -> int:
        """Points first, then the card's height unless the die decides at once, then a throw of it (2.4, MI-2, MI-3)."""
        rank = height(card, self.ace_is_high) if self.rank_breaks_ties else 0
        return (self.points(card, table) * 16 + rank) * 8 + chance.below(6)

    def worlds_won(self, card: int, chance: Chance) -> int:
        """In how many of the imagined worlds mining with this card wins."""
        won = 0
        world = 0
        while world < WORLDS:
            won += self.wins_in_a_world(card, chance)
            world += 1
        return won

    def wins_in_a_world(self, card: int, chance: Chance) -> int:
        """Turn the hidden cards up at random, and see."""
        table = self.known[:]
        for deck in self.hidden_decks:
            faces = FACES_IN[deck]
            table.append(faces[chance.below(len(faces))])
        mine = self.rating(card, table, chance)
        for _rival in self.mined:
            if self.rating(self.unseen[chance.below(len(self.unseen))], table, chance) > mine:
                return 0
        for rival in self.still_to_choose:
            theirs = self.unseen[chance.below(len(self.unseen))]
            if self.would_mine(rival, theirs, table) and self.rating(theirs, table, chance) > mine:
                return 0
        return 1

    def would_mine(self, rival: int, card: int, table: list[int]) -> bool:
        """A rival who sees no match lets a block with many players go by."""
        if self.rivals < 3:
            return True
        sees = [table[0]]
        place = len(self.known)
        for owner in self.hidden_owners:
            if owner == rival:
                sees.append(table[place])
            place += 1
        return self.points(card, sees) > 0


BOTS: Final[dict[str, Bot]] = {"beginner": Beginner("beginner"), "good": Good("good")}
