"""Two opponents for CryptoMiner. They know what their view says, and nothing else."""

from typing import Any, Final

from tallystick.games.cryptominer.components import (
    ALL_CARDS,
    BLOCK_CARDS,
    CARD_OF_NAME,
    CLASSIC_CARDS,
    NO_CARD,
    SYMBOLS,
    VALUES,
    bits,
)
from tallystick.games.cryptominer.moves import Claim, Pass, Play, Substitute
from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move

A_CLAIM: Final = Claim
A_PLAY: Final = Play
A_SUBSTITUTE: Final = Substitute
A_PASS: Final = Pass

WILLING: Final = 0.8
"""How likely a rival who could take a block does take this one."""
PLAYS: Final = 0.6
"""How likely a rival plays a transaction card."""
MIDDLE: Final = 3.5
"""What a transaction card is worth on the average."""
LATER: Final = 0.9
"""What a coin of the next round is worth today."""
STAYS: Final = 0.5
"""How likely the card that seems to be on top next round is."""
MATCHES: Final = [0.0, 0.55, 0.79, 0.93, 1.0]
"""How likely a card with so many symbols matches a top card one knows nothing about."""
HIGHEST_VALUE: Final = VALUES[BLOCK_CARDS - 1]


class Beginner(Bot):
    """Claims the richest block it can; when there is none, changes its block card and plays its lowest card."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        coins: dict[int, int] = {block.number: block.coins for block in view.blocks}
        best = moves[0]
        most = 0
        for move in moves:
            if type(move) is A_CLAIM and coins[move.block] > most:
                most = coins[move.block]
                best = move
            elif type(move) is A_SUBSTITUTE and most == 0 and coins:
                best = move
        return best


class Good(Bot):
    """Weighs each claim with the risk of being outbid, against what another block card might bring."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        sight = Sight(view, seat)
        kept = sight.worth_next_round(sight.card)
        anew = sight.worth_of_another()
        best: Move | None = None
        most = kept
        last_chance = type(moves[0]) is A_PASS
        for move in moves:
            worth = -1.0
            if type(move) is A_CLAIM:
                worth = sight.worth_of_claim(move.block, kept, anew)
                if last_chance:
                    worth += 1000.0  # without transaction cards there is nothing to wait for
            elif type(move) is A_SUBSTITUTE:
                worth = anew
            if worth > most:
                most = worth
                best = move
        return sight.best_to_play(moves) if best is None else best


class Sight:
    """What a player in turn knows: the blocks, one's own cards, who comes later, and which block cards are unseen."""

    def __init__(self, view: Any, seat: int) -> None:
        order: list[int] = list(view.order)
        place = order.index(seat)
        self.card: int = NO_CARD if view.block_card is None else CARD_OF_NAME[view.block_card]
        self.wanted: int = bits(view.wanted)
        self.numbers: list[int] = []
        self.needs: list[int] = []
        self.coins: list[int] = []
        self.is_claimed: list[bool] = []
        self.next_wanted: int = self.wanted
        highest = 0
        for block in view.blocks:
            self.numbers.append(block.number)
            self.needs.append(block.needs)
            self.coins.append(block.coins)
            self.is_claimed.append(len(block.claims) > 0)
            if block.claims and block.total >= highest:
                highest = block.total
                self.next_wanted = SYMBOLS[CARD_OF_NAME[block.claims[-1].card]]
        self.see_rivals(view, order, place)
        self.see_cards(view)
        self.forming: int = 0 if view.forming is None else view.forming.total

    def see_rivals(self, view: Any, order: list[int], place: int) -> None:
        """Who acts after me in this round, and in the next, when everybody moves up by one place."""
        self.later_cards: list[int] = []
        self.later_unknown: int = 0
        self.later_plays: float = 0.0
        for seat in order[place + 1 :]:
            if view.hands[seat] > 0:
                self.later_plays += PLAYS
            if view.holds[seat] is not None:
                self.later_cards.append(CARD_OF_NAME[view.holds[seat]])
            elif view.has_card[seat]:
                self.later_unknown += 1
        rivals = len(order) - 1
        self.later_next: int = 0 if place == 0 else rivals - place + 1
        self.earlier_next: int = rivals - self.later_next

    def see_cards(self, view: Any) -> None:
        """The block cards whose place I do not know; `up_to` counts them by value."""
        hidden = [True] * BLOCK_CARDS
        for name in view.chain:
            hidden[CARD_OF_NAME[name]] = False
        for name in view.holds:
            if name is not None:
                hidden[CARD_OF_NAME[name]] = False
        self.top_of_deck: int = NO_CARD
        for known in view.deck_known:
            hidden[CARD_OF_NAME[known.card]] = False
            if known.place == 0:
                self.top_of_deck = CARD_OF_NAME[known.card]
        box = ALL_CARDS if view.block_cards == BLOCK_CARDS else CLASSIC_CARDS
        self.unseen: list[int] = [card for card in box if hidden[card]]
        self.up_to: list[int] = [0] * (HIGHEST_VALUE + 1)
        for card in self.unseen:
            self.up_to[VALUES[card]] += 1
        for value in range(1, HIGHEST_VALUE + 1):
            self.up_to[value] += self.up_to[value - 1]

    def share_between(self, least: int, most: int) -> float:
        """Which part of the unseen cards has such a value."""
        if not self.unseen or least > most:
            return 0.0
        return (self.up_to[most] - self.up_to[least - 1]) / len(self.unseen)

    def chance_to_win(self, needs: int) -> float:
        """That nobody who comes later in this round outbids my card."""
        mine = VALUES[self.card]
        won = 1.0
        for card in self.later_cards:
            if needs <= VALUES[card] <= mine and SYMBOLS[card] & self.wanted:
                won *= 1.0 - WILLING
        able = 0
        for card in self.unseen:
            if needs <= VALUES[card] <= mine and SYMBOLS[card] & self.wanted:
                able += 1
        risk = WILLING * able / max(1, len(self.unseen))
        for _rival in range(self.later_unknown):
            won *= 1.0 - risk
        return won

    def worth_of_claim(self, number: int, kept: float, anew: float) -> float:
        """The coins if I win, and then a new card; else my card comes back to me."""
        place = self.numbers.index(number)
        won = self.chance_to_win(self.needs[place])
        return won * (self.coins[place] + anew) + (1.0 - won) * kept

    def worth_of_another(self) -> float:
        """What a card from the deck might bring in the next round."""
        if self.top_of_deck != NO_CARD:
            return self.worth_next_round(self.top_of_deck)
        if not self.unseen:
            return 0.0
        total = 0.0
        for card in self.unseen:
            total += self.worth_next_round(card)
        return total / len(self.unseen)

    def worth_next_round(self, card: int) -> float:
        """The best that this card could claim in the next round among the blocks that are still free."""
        if card == NO_CARD:
            return 0.0
        best = self.worth_of_block(card, self.forming_total(MIDDLE), self.forming_total(MIDDLE) + 1)
        for place in range(len(self.needs)):
            if not self.is_claimed[place]:
                worth = self.worth_of_block(card, self.needs[place], self.coins[place])
                if worth > best:
                    best = worth
        return best * self.chance_to_match(card) * LATER

    def forming_total(self, mine: float) -> int:
        """What the block of this round may come to."""
        return int(self.forming + mine + MIDDLE * self.later_plays)

    def worth_of_block(self, card: int, needs: int, coins: int) -> float:
        """The coins of a block, as likely as nobody takes it from this card in the next round."""
        value = VALUES[card]
        if value < needs:
            return 0.0
        risk = WILLING * self.share_between(needs, value) * MATCHES[2]
        worth = float(coins)
        for _rival in range(self.later_next):
            worth *= 1.0 - risk
        for _rival in range(self.earlier_next):
            worth *= 1.0 - risk / 2
        return worth

    def chance_to_match(self, card: int) -> float:
        """That the card shares a symbol with the top of the Blockchain in the next round."""
        symbols = SYMBOLS[card]
        known = 1.0 if symbols & self.next_wanted else 0.0
        count = (symbols & 1) + (symbols >> 1 & 1) + (symbols >> 2 & 1) + (symbols >> 3 & 1)
        return STAYS * known + (1.0 - STAYS) * MATCHES[count]

    def best_to_play(self, moves: tuple[Move, ...]) -> Move:
        """The transaction card that makes this round's block most useful for my block card."""
        best = moves[0]
        if self.card == NO_CARD:
            return best
        most = -1.0
        for move in moves:
            if type(move) is A_PLAY:
                total = self.forming_total(float(move.value))
                worth = self.worth_of_block(self.card, total, total + 1)
                if worth > most:
                    most = worth
                    best = move
        return best


BOTS: Final[dict[str, Bot]] = {"beginner": Beginner("beginner"), "good": Good("good")}
