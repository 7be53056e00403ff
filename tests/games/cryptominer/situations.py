"""Tables of CryptoMiner built by hand, and a die that does what a test says."""

from typing import Any

from games.market_island.situations import Scripted, every, only  # noqa: F401
from tallystick.games import CATALOGUE
from tallystick.games.cryptominer.chain import Block, Link
from tallystick.games.cryptominer.components import ALL_CARDS, CARD_OF_NAME, NO_CARD
from tallystick.games.cryptominer.options import MinerOptions
from tallystick.games.cryptominer.rules import start
from tallystick.games.cryptominer.rules.claiming import wanted_symbols
from tallystick.games.cryptominer.rules.rounds import begin_round
from tallystick.games.cryptominer.rules.settling import form_block
from tallystick.games.cryptominer.state import State
from tallystick.kernel.messages import Event, Move
from tallystick.kernel.options import read_options

GAME = CATALOGUE["cryptominer"]


def fresh(players: int, **options: Any) -> State:
    return start.setup(players, read_options(MinerOptions, options), GAME.version, Scripted(), None)


def working(
    cards: str,
    blocks: str = "",
    top: str = "",
    hands: str = "",
    in_round: int = 2,
    deck: str | None = None,
    **options: Any,
) -> State:
    """A round begins, seat 0 first. Every seat holds its block card (a dash is none) and one hand, written as digits.

    The available blocks have these totals, made of ones; `top` lies on the Blockchain; `deck` is what is left to draw.
    """
    names = cards.split()
    state = fresh(len(names), **options)
    for total in map(int, blocks.split()):
        state.round = 1
        state.forming_values = [1] * total
        state.forming_owners = [0] * total
        form_block(state, None)
    state.round = in_round - 1
    held = [NO_CARD if name == "-" else CARD_OF_NAME[name] for name in names]
    used = set(held)
    if top:
        used.add(CARD_OF_NAME[top])
        state.chain = (*state.chain, Link(None, Block(99, 1, [0], [1], 2), 0, CARD_OF_NAME[top], 1))
    state.cards = held
    state.deck = [card for card in ALL_CARDS if card not in used]
    if deck is not None:
        state.deck = [CARD_OF_NAME[name] for name in deck.split()]
    state.known_to = [0] * len(ALL_CARDS)
    for seat, card in enumerate(held):
        if card != NO_CARD:
            state.known_to[card] = 1 << seat
    if top:
        state.known_to[CARD_OF_NAME[top]] = (1 << state.seats + 1) - 1
    digits = hands.split() if hands else ["123456"] * len(names)
    for seat, hand in enumerate(digits):
        counts = [hand.count(str(value)) for value in range(1, 7)]
        state.hands[seat] = counts
        state.left[seat] = sum(counts)
    state.starter = len(names) - 1 if in_round > 1 else 0
    begin_round(state, None)
    assert state.wanted == wanted_symbols(state, in_round)
    return state


def play(state: State, seat: int, move: Move, *throws: int) -> list[Event]:
    """Make one move and return what happened."""
    events: list[Event] = []
    GAME.apply(state, seat, move, Scripted(*throws), events.append)
    return events


def play_all(state: State, *moves: Move) -> list[Event]:
    """Whoever is asked makes the next move."""
    events: list[Event] = []
    for move in moves:
        events += play(state, GAME.to_act(state)[0], move)
    return events
