"""Moving coins from the wallet into cold storage, for ever (CH.store)."""

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import COINS_EACH, KINDS_OF_COIN, STORE
from tallystick.games.blockchain.moves import Store
from tallystick.games.blockchain.rules.paying import check_coins, check_last_coin
from tallystick.games.blockchain.scoring import stored_coins
from tallystick.games.blockchain.state import State
from tallystick.kernel.forms import Amounts, Form
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused


def storings(state: State) -> list[Move]:
    """A form for what may be stored, and one that empties the wallet where that is possible (CH.store)."""
    forms: list[Move] = []
    wallet = state.wallets[state.active]
    stored = state.stored[state.active]
    most = [min(wallet[currency], COINS_EACH - stored[currency]) for currency in range(KINDS_OF_COIN)]
    total = min(state.stores_left(), sum(most))
    owned = sum(wallet)
    few = min(total, owned - 1)
    if few > 0:
        forms.append(Form({"coins": Amounts(1, tuple(most), few)}, Store()))
    if total >= owned:
        forms.append(Form({"coins": Amounts(owned, tuple(most), owned)}, Store(empty_wallet=True)))
    return forms


def check_store(state: State, move: Store) -> None:
    """Coins of one's wallet, at most ten of a currency (CH-20), no more than the Store badges allow (CH.store)."""
    wallet = state.wallets[state.active]
    coins = check_coins(move.coins, wallet, "CH.store")
    for currency in range(KINDS_OF_COIN):
        if state.stored[state.active][currency] + coins[currency] > COINS_EACH:
            raise Refused("storage_full", section="CH.store", ruling="CH-20", most=COINS_EACH)
    left = state.stores_left()
    if sum(coins) > left:
        raise Refused("no_store_left", section="CH.store", left=left)
    check_last_coin(sum(coins) == sum(wallet), move.empty_wallet, "CH.store.alert")


def announce_store(state: State, move: Store, told: Told) -> None:
    """Say which coins are to go into cold storage (CH.store)."""
    state.action_coins = list(move.coins)
    if told is not None:
        told(events.StoreAnnounced(move.coins, state.active))


def carry_out_store(state: State, told: Told) -> None:
    """Move the coins. If Lockouts left too little for all of them, nothing moves and nothing is used (CH.store, CH-10).

    The player then says anew which coins to store.
    """
    coins = state.action_coins
    count = sum(coins)
    left = state.stores_left()
    if count > left:
        if told is not None:
            told(events.StoreRefused(left, state.active))
        return
    state.used[STORE] += count
    for currency in range(KINDS_OF_COIN):
        state.wallets[state.active][currency] -= coins[currency]
        state.stored[state.active][currency] += coins[currency]
    if told is not None:
        told(events.CoinsStored(tuple(coins), state.active, stored_coins(state, state.active)))
