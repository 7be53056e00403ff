"""Cards and coins as the sentences of Blockchain name them."""

from collections.abc import Sequence
from typing import Final

from tallystick.kernel.sentences import Formatter, Say, listed


def name_cards(say: Say, cards: Sequence[str]) -> str:
    return listed(say, [say(f"named-{card}") for card in cards])


def name_coins(say: Say, amounts: Sequence[str]) -> str:
    """What is not zero, with its currency."""
    counts = enumerate(map(int, amounts))
    return listed(say, [say(f"coin-{coin}", count=count) for coin, count in counts if count])


FORMATTERS: Final[dict[str, Formatter]] = {"NAMED": name_cards, "COINS": name_coins}
