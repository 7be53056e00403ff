"""Tables of Market Island built by hand, and chance that does what a test says."""

from collections.abc import Sequence
from typing import Any

from tallystick.games import CATALOGUE
from tallystick.games.market_island import components
from tallystick.games.market_island.options import IslandOptions
from tallystick.games.market_island.rules import start
from tallystick.games.market_island.rules.mining import form_block, reveal
from tallystick.games.market_island.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Event, Move
from tallystick.kernel.options import read_options

GAME = CATALOGUE["market-island"]


class Scripted(Chance):
    """The die shows what the test says; cards stay in the order they are in."""

    def __init__(self, *throws: int) -> None:
        self.throws = list(throws)

    def below(self, n: int) -> int:
        return self.throws.pop(0) - 1

    def shuffle(self, cards: list[int]) -> None:
        pass


def card(name: str) -> int:
    """A block card by its name, such as I4D or AX1."""
    return components.face(name[1:]) + (components.FACES if name[0] == "A" else 0)


def fresh(players: int, **options: Any) -> State:
    return start.setup(players, read_options(IslandOptions, options), GAME.version, Scripted(), None)


def walking(players: int, **options: Any) -> State:
    """The first round begins, seat 0 first; the winning card is 9♣."""
    state = fresh(players, **options)
    state.round = 1
    state.phase = "move"
    state.winning_card = take(state.standard, components.face("9C"))
    return state


def mining(
    block: str, draws: str = "", in_round: int = 1, prepare: Any = None, **options: Any
) -> tuple[State, list[Event]]:
    """All have walked and hold these block cards; the standard deck begins with `draws`."""
    names = block.split()
    state = walking(len(names), **options)
    state.round = in_round
    for seat, name in enumerate(names):
        kind = components.deck_of(card(name))
        state.taken[seat] = take(state.decks[kind], card(name))
    for face in reversed(components.faces(draws)):
        state.standard.insert(0, take(state.standard, face))
    state.waiting = []
    if prepare:
        prepare(state)
    events: list[Event] = []
    form_block(state, Scripted(), events.append)
    return state, events


def take(deck: list[int], wanted: int) -> int:
    deck.remove(wanted)
    return wanted


def play(state: State, seat: int, move: Move, *throws: int) -> list[Event]:
    """Make one move and return what happened."""
    events: list[Event] = []
    GAME.apply(state, seat, move, Scripted(*throws), events.append)
    return events


def mine_all(state: State, moves: Sequence[Move], *throws: int) -> list[Event]:
    """Every asked seat makes its move in turn."""
    events: list[Event] = []
    for move in moves:
        events += play(state, GAME.to_act(state)[0], move, *throws)
    return events


def only(events: Sequence[Event], kind: type[Any]) -> Any:
    """The one event of that kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def every(events: Sequence[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def balances(state: State) -> list[int]:
    return [state.balance(seat) for seat in range(state.seats)]


def revealed(winning: str, block: str, mined: str, **options: Any) -> tuple[State, list[Event]]:
    """Everybody has laid down these cards, a dash for who declined; then all is turned over."""
    state = walking(len(block.split()), **options)
    state.standard.append(state.winning_card)
    state.winning_card = take(state.standard, components.face(winning))
    for seat, name in enumerate(block.split()):
        state.taken[seat] = card(name)
    for seat, name in enumerate(mined.split()):
        if name != "-":
            state.committed[seat] = take(state.standard, components.face(name))
            state.decisions[seat] = "mined"
    state.phase = "mine"
    state.waiting = []
    events: list[Event] = []
    reveal(state, Scripted(), events.append)
    return state, events
