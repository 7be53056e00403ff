"""Coins come from the bank and go there; every change is told (SV.turn.4)."""

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.messages import Told


def change_coins(state: State, seat: int, by: int, why: str, told: Told) -> int:
    """Gain or lose coins; below zero only where that was agreed (SV.turn.4, SV-15). Returns the real change."""
    if by < 0 and not state.agreed.below_zero:
        by = -min(-by, max(0, state.coins[seat]))
    state.coins[seat] += by
    if told is not None and by != 0:
        told(events.CoinsChanged(by, state.coins[seat], seat, why))
    return by
