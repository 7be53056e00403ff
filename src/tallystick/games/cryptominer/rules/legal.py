"""Who may act, and every move that a seat may make now."""

from typing import Final

from mypy_extensions import i64

from tallystick.games.cryptominer.components import HIGHEST, NO_CARD, SYMBOLS, VALUES
from tallystick.games.cryptominer.moves import CLAIM, PASS, PLAY, ROLL, SUBSTITUTE
from tallystick.games.cryptominer.rules.claiming import is_outbid
from tallystick.games.cryptominer.state import State
from tallystick.kernel.messages import Move


def plays(values: int) -> tuple[Move, ...]:
    """The moves of a hand with these values, given as bits; with an empty hand one may pass (CM.round.4)."""
    moves = [PLAY[value] for value in range(1, HIGHEST + 1) if values >> value - 1 & 1]
    return tuple(moves) if moves else (PASS,)


NO_SEAT: Final[tuple[int, ...]] = ()
ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(10)]
NOTHING: Final[tuple[Move, ...]] = ()
ONLY_ROLL: Final[tuple[Move, ...]] = (ROLL,)
HANDS: Final = 1 << HIGHEST
PLAYS: Final[list[tuple[Move, ...]]] = [plays(values) for values in range(HANDS)]
PLAYS_OR_SUBSTITUTE: Final[list[tuple[Move, ...]]] = [(*plays(values), SUBSTITUTE) for values in range(HANDS)]
CLAIMS: Final[list[Move]] = list(CLAIM)


def to_act(state: State) -> tuple[int, ...]:
    """One player at a time, clockwise from the starter (CM.play)."""
    return ONE_SEAT[state.waiting[0]] if state.waiting else NO_SEAT


def legal(state: State, actor: int) -> tuple[Move, ...]:
    """Throw the die; then play a transaction card, claim a block or substitute the block card (CM.round.2)."""
    if not state.waiting or state.waiting[0] != actor:
        return NOTHING
    if state.round == 0:
        return ONLY_ROLL
    values: i64 = 0
    bit: i64 = 1
    for count in state.hands[actor]:
        if count > 0:
            values |= bit
        bit <<= 1
    card = state.cards[actor]
    if card == NO_CARD or state.substituted[actor]:
        return PLAYS[values]
    if state.round == 1 and not state.agreed.first_round_substitutes:
        return PLAYS[values]
    moves = PLAYS_OR_SUBSTITUTE[values] if state.deck else PLAYS[values]
    if SYMBOLS[card] & state.wanted == 0 or not state.available:
        return moves
    claims = legal_claims(state, card)
    return moves + tuple(claims) if claims else moves


def legal_claims(state: State, card: int) -> list[Move]:
    """What a card with a fitting symbol may claim; legal claims only, there is no bluff (CM.round.3, CM-18)."""
    claims: list[Move] = []
    highest = VALUES[card] - state.agreed.margin
    contested = len(state.claimants) > 0
    for block in state.available:
        if block.total <= highest and not (contested and is_outbid(state, card, block)):
            claims.append(CLAIMS[block.number])
    return claims
