"""Tables of Blockchain built by hand, and dice that show what a test says."""

from typing import Any

from games.market_island.situations import Scripted, every, only  # noqa: F401
from tallystick.games import CATALOGUE
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.components import CARD_OF_NAME, CURRENCIES, TILE_OF_NAME, whole_deck
from tallystick.games.blockchain.options import ChainOptions
from tallystick.games.blockchain.rules import start
from tallystick.games.blockchain.state import State
from tallystick.kernel.messages import Event, Move
from tallystick.kernel.options import read_options

GAME = CATALOGUE["blockchain"]
EXAMPLE = "btc ppc ltc dash wild eth"
"""The ring of the manual's trades, clockwise; its dice show 1, 6, 2, 3, 4, 4."""


def coins(text: str = "") -> tuple[int, ...]:
    """Coins as a move holds them: `2ltc 3dash` becomes (0, 0, 2, 3, 0)."""
    amounts = [0] * 5
    for part in text.split():
        name = part.lstrip("0123456789")
        amounts[CURRENCIES.index(name)] += int(part[: -len(name)])
    return tuple(amounts)


def fresh(players: int = 2, **options: Any) -> State:
    """Dealt, and the first player's turn has begun; all dice show 1, and the deck is in its own order."""
    dice = Scripted(*[1] * 6, 6, *[1] * (players - 1))
    return start.setup(players, read_options(ChainOptions, options), GAME.version, dice, None)


def acting(
    hands: str = "",
    players: int = 2,
    ring: str = EXAMPLE,
    dice: str = "1 6 2 3 4 4",
    trade: int = 0,
    store: int = 0,
    wallets: str = "",
    **options: Any,
) -> State:
    """Seat 0 is in its Action phase with these badges; hands and wallets are separated by `|`."""
    state = fresh(players, **options)
    state.ring = [TILE_OF_NAME[name] for name in ring.split()]
    for tile, value in zip(state.ring, dice.split(), strict=True):
        state.dice[tile] = int(value)
    deck = whole_deck()
    for seat, names in enumerate((hands.split("|") + [""] * players)[:players]):
        state.hands[seat] = [CARD_OF_NAME[name] for name in names.split()]
        for card in state.hands[seat]:
            deck.remove(card)
    state.deck = deck
    for seat, held in enumerate(wallets.split("|") if wallets else []):
        for currency, count in enumerate(coins(held)):
            state.removed[currency] += state.wallets[seat][currency] - count
            state.wallets[seat][currency] = count
    state.gained[2] = trade
    state.gained[3] = store
    if store:
        state.store_badges = [store]
    return state


def with_server(state: State, seat: int, name: str) -> int:
    """A Server lies before a seat since an earlier turn; returns its number."""
    state.deployments += 1
    state.server_numbers.append(state.deployments)
    state.server_cards.append(CARD_OF_NAME[name])
    state.server_owners.append(seat)
    state.server_states.append("usable")
    state.deck.remove(CARD_OF_NAME[name])
    return state.deployments


def play(state: State, seat: int, move: Move, *throws: int) -> list[Event]:
    """Make one move and return what happened."""
    events: list[Event] = []
    GAME.apply(state, seat, move, Scripted(*throws), events.append)
    return events


def hack(card: str, *tiles: str, server: int = 0) -> ask.Answer:
    """The answer that plays a Hack."""
    return ask.Answer(ask.Hack(card, server, tiles))


def all_pass(state: State, *throws: int) -> list[Event]:
    """Everybody who is asked passes, until nobody is asked any more."""
    events: list[Event] = []
    window = state.window
    dice = Scripted(*throws)
    while state.phase == "window" and state.window == window:
        GAME.apply(state, GAME.to_act(state)[0], ask.PASS, dice, events.append)
    return events


def answered(state: State, seat: int, move: ask.Answer) -> list[Event]:
    """This seat answers so, all others pass."""
    events = play(state, seat, move)
    window = state.window
    for other in GAME.to_act(state):
        if state.window == window and other != seat:
            events += play(state, other, ask.PASS)
    return events


def acted(state: State, move: Move, *throws: int) -> list[Event]:
    """Seat 0 acts, and nobody answers."""
    return play(state, 0, move) + all_pass(state, *throws)


def total(state: State, currency: int) -> int:
    """All coins of a currency, wherever they are."""
    vaults = [*state.wallets, *state.stored]
    return sum(vault[currency] for vault in vaults) + state.removed[currency]
