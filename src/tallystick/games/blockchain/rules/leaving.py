"""Winning, losing and the end of the game (CH.goal, CH.store.alert, CH.end)."""

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import CARD_NAMES, COINS_EACH, KINDS_OF_COIN
from tallystick.games.blockchain.scoring import stored_coins, winners
from tallystick.games.blockchain.state import State
from tallystick.kernel.messages import Told


def has_won(state: State, seat: int) -> bool:
    """Ten coins of each currency lie in the cold storage (CH.goal)."""
    for coins in state.stored[seat]:  # noqa: SIM110
        if coins < COINS_EACH:
            return False
    return True


def has_run_out(state: State, seat: int) -> bool:
    """No coin of any currency is left in the wallet (CH.store.alert, CH-2); or none of some currency, if agreed."""
    if state.agreed.any_currency_counts:
        return 0 in state.wallets[seat]
    for coins in state.wallets[seat]:  # noqa: SIM110
        if coins > 0:
            return False
    return True


def judge(state: State, told: Told) -> None:
    """See who has won and who is out, after coins have moved (CH.end, CH.store.alert).

    A win comes before a loss (CH-1), unless the loss was agreed to come first. The active player is judged first, and
    the last one in stays in.
    """
    seat = state.active
    wins = has_won(state, seat)
    if wins and not (state.agreed.loss_comes_first and has_run_out(state, seat)):
        state.winner = seat
        finish(state, "all_stored", told)
        return
    for place in range(state.seats):
        seat = (state.active + place) % state.seats
        if not state.out[seat] and has_run_out(state, seat):
            put_out(state, seat, told)
            if players_in(state) == 1:
                finish(state, "last_one_in", told)
                return


def players_in(state: State) -> int:
    """How many have not lost (CH.store.alert)."""
    count = 0
    for out in state.out:
        if not out:
            count += 1
    return count


def put_out(state: State, seat: int, told: Told) -> None:
    """Hand and Servers go to the discard pile, the coins leave the game (CH.store.alert, CH-18)."""
    state.out[seat] = True
    before = len(state.discards)
    state.discards += state.hands[seat]
    state.hands[seat] = []
    for place in range(len(state.server_numbers) - 1, -1, -1):
        if state.server_owners[place] == seat:
            discard_server(state, place)
    lost = [0] * KINDS_OF_COIN
    for currency in range(KINDS_OF_COIN):
        lost[currency] = state.stored[seat][currency] + state.wallets[seat][currency]
        state.removed[currency] += lost[currency]
    state.stored[seat] = [0] * KINDS_OF_COIN
    state.wallets[seat] = [0] * KINDS_OF_COIN
    if told is not None:
        given_up = tuple([CARD_NAMES[card] for card in state.discards[before:]])
        if given_up and state.agreed.version > 1:
            told(events.CardsGivenUp(given_up, seat))
        told(events.PlayerOut(tuple(lost), seat))


def discard_server(state: State, place: int) -> None:
    """A Server leaves the table for the discard pile (CH.servers)."""
    state.discards.append(state.server_cards.pop(place))
    state.server_numbers.pop(place)
    state.server_owners.pop(place)
    state.server_states.pop(place)


def finish(state: State, reason: str, told: Told) -> None:
    """The game is over (CH.end)."""
    state.phase = "over"
    state.ended = reason
    state.waiting = []
    if told is not None:
        stored = tuple([stored_coins(state, seat) for seat in range(state.seats)])
        told(events.GameEnded(reason, stored, tuple(winners(state))))
