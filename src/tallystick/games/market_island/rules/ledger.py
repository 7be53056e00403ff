"""The record: every payment is made on every player's copy at once (4.6)."""

from tallystick.games.market_island import events
from tallystick.games.market_island.chain import ISLAND, Line, seat_or_island
from tallystick.games.market_island.state import State
from tallystick.kernel.messages import Told


def move_beads(state: State, seat: int, amount: int) -> None:
    """Move the beads of one player's abacus on every copy of it (4.6; 99 is the top only by MI-22)."""
    balance = state.balances[seat] + amount
    state.balances[seat] = 99 if balance > 99 and state.agreed.abacus_ends_at_99 else balance


def pay(state: State, payer: int, payee: int, amount: int, why: str, told: Told) -> None:
    """Write one payment down; who has too little goes below zero (MI-15), the island always has enough."""
    if payer != ISLAND and amount > state.balances[payer] and not state.agreed.payer_goes_below_zero:
        amount = max(0, state.balances[payer])
    if amount == 0:
        return
    if payer != ISLAND:
        move_beads(state, payer, -amount)
    if payee != ISLAND:
        move_beads(state, payee, amount)
    state.lines.append(Line(payer, payee, amount, why))
    if told is not None:
        told(events.Paid(amount, seat_or_island(payee), seat_or_island(payer), why))
