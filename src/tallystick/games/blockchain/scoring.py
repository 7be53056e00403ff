"""Who is ahead, and the result of the game."""

from tallystick.games.blockchain.state import NOBODY, State
from tallystick.kernel.outcome import Outcome


def stored_coins(state: State, seat: int) -> int:
    """How many coins lie in a seat's cold storage (CH.store)."""
    return sum(state.stored[seat])


def winners(state: State) -> list[int]:
    """Who filled the cold storage or is the last one in (CH.end); at a cap, most stored coins win (CH-22)."""
    if state.winner != NOBODY:
        return [state.winner]
    staying = [seat for seat in range(state.seats) if not state.out[seat]]
    most = max([stored_coins(state, seat) for seat in staying])
    return [seat for seat in staying if stored_coins(state, seat) == most]


def outcome(state: State) -> Outcome | None:
    """How it ended (CH.end); None while it goes on."""
    if not state.ended:
        return None
    scores = tuple([stored_coins(state, seat) for seat in range(state.seats)])
    return Outcome(state.ended, max(state.turns), scores, tuple(winners(state)))


def counted(state: State) -> Outcome:
    """What everybody has when the table is stopped before its end: nobody wins."""
    return Outcome("stopped", max(state.turns), tuple([stored_coins(state, seat) for seat in range(state.seats)]), ())
