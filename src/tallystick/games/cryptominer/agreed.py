"""The options of a table as the rules ask for them: yes, no, or how many."""

from typing import Final

from tallystick.games.cryptominer.components import ALL_CARDS, CLASSIC_CARDS, COINS, HIGHEST
from tallystick.games.cryptominer.options import FirstOptions, MinerOptions

UNLIMITED: Final = 10**9


class Agreed:
    """One question for each option; copies of a table share the answers."""

    def __init__(self, options: FirstOptions, seats: int, version: int) -> None:
        self.version: int = version  # of the rules
        self.first_round_substitutes: bool = isinstance(options, MinerOptions) and options.first_round_substitution
        self.copies: int = options.transaction_cards // HIGHEST
        self.block_cards: list[int] = block_cards(str(options.block_cards), seats)
        self.margin: int = 1 if options.compare == "total_plus_one" else 0
        self.leftovers_are_dealt: bool = options.leftover_cards == "dealt"
        self.free_while_empty: bool = options.free_symbols == "while_empty"
        self.symbols_are_checked_again: bool = options.symbol_check == "settlement"
        self.older_settles_first: bool = options.equal_totals == "older_first"
        self.turn_order_draws: bool = options.draw_order == "turn_order"
        self.idle_rounds: int = options.idle_rounds
        self.blocks_break_ties: bool = options.tied_win == "most_blocks"
        self.coins: int = COINS if options.coin_supply == "only_280" else UNLIMITED


def block_cards(which: str, seats: int) -> list[int]:
    """All 70 block cards, or the 40 of the older text (CM-1)."""
    if which == "classic40" or (which == "classic40_from_three" and seats > 2):
        return CLASSIC_CARDS
    return ALL_CARDS
