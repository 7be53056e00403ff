"""Which block a block card can claim, and why not the others (CM.value, CM.symbol)."""

from typing import Final, Literal

from tallystick.games.cryptominer.chain import Block
from tallystick.games.cryptominer.components import ANY_SYMBOL, NO_CARD, NO_SYMBOL, SYMBOLS, VALUES
from tallystick.games.cryptominer.state import State

Verdict = Literal["", "too_low", "no_symbol", "outbid", "too_new", "no_card"]
"""Why a block cannot be claimed; nothing where it can."""

NOBODY: Final = -1


def wanted_symbols(state: State, in_round: int) -> int:
    """The symbols of the Blockchain's top card (CM.symbol); any of the four while it is empty (CM.symbol.2, CM-5)."""
    if state.chain:
        return SYMBOLS[state.chain[-1].card]
    if in_round == 2 or state.agreed.free_while_empty:
        return ANY_SYMBOL
    return NO_SYMBOL


def needed_value(state: State, total: int) -> int:
    """A block card must reach the block's total (CM.value), or the coins on it (CM-2)."""
    return total + state.agreed.margin


def winning_claimant(state: State, number: int) -> int:
    """Who would win the block now: the last legal claim is never beaten by an earlier one (CM.value.1, CM.value.2)."""
    place = len(state.claimants) - 1
    while place >= 0:
        seat = state.claimants[place]
        if state.claimed[seat] == number:
            return seat
        place -= 1
    return NOBODY


def judge(state: State, card: int, block: Block) -> Verdict:
    """Whether the card may claim an available block now: high enough, linked, and not outbid (CM.stuck)."""
    if card == NO_CARD:
        return "no_card"
    if VALUES[card] < needed_value(state, block.total):
        return "too_low"
    if SYMBOLS[card] & state.wanted == 0:
        return "no_symbol"
    if state.claimants and is_outbid(state, card, block):
        return "outbid"
    return ""


def is_outbid(state: State, card: int, block: Block) -> bool:
    """In a block contest a card must be equal to the winning one or smaller (CM.value.1)."""
    rival = winning_claimant(state, block.number)
    return rival != NOBODY and VALUES[card] > VALUES[state.cards[rival]]


def fits_any(state: State, card: int, wanted: int) -> bool:
    """Whether the card could claim any available block in a round that wants these symbols (CM.end.2)."""
    if card == NO_CARD or SYMBOLS[card] & wanted == 0:
        return False
    for block in state.available:  # noqa: SIM110
        if VALUES[card] >= needed_value(state, block.total):
            return True
    return False
