"""A round begins, a round ends, the game ends (CM.round.1, CM.end)."""

from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.rules.claiming import fits_any, wanted_symbols
from tallystick.games.cryptominer.scoring import unclaimed_coins, winners
from tallystick.games.cryptominer.state import NO_BLOCK, State
from tallystick.kernel.messages import Told


def begin_round(state: State, told: Told) -> None:
    """Everybody takes a turn clockwise (CM.play, CM.round.2); the starter moves on by one each round (CM.round.1).

    The card on top of the Blockchain now is the one that all claims of the round must match (CM.symbol.1, CM-6).
    """
    state.round += 1
    state.phase = "play"
    seats = state.seats
    if state.round > 1:
        state.starter = (state.starter + 1) % seats
    state.waiting = [(state.starter + place) % seats for place in range(seats)]
    state.wanted = wanted_symbols(state, state.round)
    if state.claimants:
        state.claimants = []
        state.claimed = [NO_BLOCK] * seats
    for seat in range(seats):
        state.turns[seat] = "undecided"
        state.substituted[seat] = False
    if told is not None:
        told(events.RoundBegan(state.round, state.starter))


def end_round(state: State, told: Told) -> None:
    """After every round, see whether the game is over (CM.end, CM-11), or nobody moves any more (CM-12)."""
    state.idle = state.idle + 1 if everybody_passed(state) else 0
    state.still = 0 if anything_changed(state) else state.still + 1
    if transactions_are_gone(state):
        if not state.available:
            finish(state, "no_block_left", told)
            return
        if not anybody_can_claim(state):
            finish(state, "no_card_fits", told)
            return
    if state.idle >= state.agreed.idle_rounds or swaps_lead_nowhere(state):
        finish(state, "all_idle", told)
    else:
        begin_round(state, told)


def everybody_passed(state: State) -> bool:
    """Nobody played, claimed or substituted in this round (CM.round.4, CM-12)."""
    for turn in state.turns:  # noqa: SIM110
        if turn != "passed":
            return False
    return True


def anything_changed(state: State) -> bool:
    """Somebody played a transaction card or claimed a block in this round (CM.round.3, CM-12)."""
    for turn in state.turns:  # noqa: SIM110
        if turn == "played" or turn == "claimed":
            return True
    return False


def swaps_lead_nowhere(state: State) -> bool:
    """The whole deck could have gone through one hand, and nothing else was done (CM-12); not so in version 1."""
    return state.agreed.version > 1 and state.still >= state.agreed.idle_rounds + len(state.deck)


def transactions_are_gone(state: State) -> bool:
    """All transaction cards are used up (CM.end.1)."""
    for left in state.left:  # noqa: SIM110
        if left > 0:
            return False
    return True


def anybody_can_claim(state: State) -> bool:
    """Some block card in a hand fits an available block; possible substitutions are ignored (CM.end.2, CM-11)."""
    wanted = wanted_symbols(state, state.round + 1)
    for card in state.cards:  # noqa: SIM110
        if fits_any(state, card, wanted):
            return True
    return False


def finish(state: State, reason: str, told: Told) -> None:
    """The game stops and the coins are counted (CM.end, CM.winner)."""
    state.phase = "over"
    state.ended = reason
    state.waiting = []
    if told is not None:
        unclaimed = unclaimed_coins(state)
        told(events.GameEnded(tuple(state.won), tuple(state.coins), reason, unclaimed, tuple(winners(state))))
