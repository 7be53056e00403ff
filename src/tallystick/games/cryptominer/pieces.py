"""Cards and things of CryptoMiner, counted by the options of a table."""

from typing import Final

from tallystick.games.cryptominer.components import ALL_CARDS, CARD_NAMES, CLASSIC_CARDS, COINS, HIGHEST, SYMBOLS
from tallystick.games.cryptominer.options import FirstOptions
from tallystick.kernel.pieces import Piece, Pieces, explained

KINDS: Final = {"low": 3, "middle": 2, "high": 1}
"""How many symbols the block cards of each kind show."""


def pieces(options: FirstOptions) -> tuple[Pieces, ...]:
    """Transaction cards, block cards with their symbols, and what else lies there (CM.box)."""
    cards = ALL_CARDS if options.block_cards == 70 else CLASSIC_CARDS
    blocks = []
    for kind, symbols in KINDS.items():
        own = [CARD_NAMES[card] for card in cards if SYMBOLS[card].bit_count() == symbols]
        blocks.append(Piece(f"explain-cm-{kind}", "explain-cm-cards", len(own), {"cards": ", ".join(own)}))
    count = options.transaction_cards
    transactions = Piece("explain-cm-transaction", "explain-cm-values", count, {"each": count // HIGHEST})
    things = explained("block-card", "symbol", "wagon", "train", "coins", "deck", mark="cm", counts={"coins": COINS})
    return (
        Pieces("pieces-cm-transactions", (transactions,)),
        Pieces("pieces-cm-blocks", tuple(blocks)),
        Pieces("pieces-cm-things", things),
    )
