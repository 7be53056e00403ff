"""Who is ahead, and the result of the game."""

from tallystick.games.cryptominer.state import State
from tallystick.kernel.outcome import Outcome


def winners(state: State) -> list[int]:
    """Most coins win (CM.winner); equal amounts share the win, or the number of blocks decides (CM-14)."""
    most = max(state.coins)
    leaders = [seat for seat in range(state.seats) if state.coins[seat] == most]
    if len(leaders) > 1 and state.agreed.blocks_break_ties:
        blocks = max([state.won[seat] for seat in leaders])
        leaders = [seat for seat in leaders if state.won[seat] == blocks]
    return leaders


def unclaimed_coins(state: State) -> int:
    """What lies on blocks that nobody claimed is lost at the end (CM.winner, CM-17)."""
    return sum([block.coins for block in state.available])


def outcome(state: State) -> Outcome | None:
    """How it ended (CM.winner); None while it goes on."""
    if not state.ended:
        return None
    return Outcome(state.ended, state.round, tuple(state.coins), tuple(winners(state)))


def counted(state: State) -> Outcome:
    """What everybody has when the table is stopped before its end: nobody wins."""
    return Outcome("stopped", state.round, tuple(state.coins), ())
