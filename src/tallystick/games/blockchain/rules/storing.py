"""Moving coins from the wallet into cold storage, for ever (CH.store)."""

from typing import Final

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import COINS_EACH, KINDS_OF_COIN, STORE
from tallystick.games.blockchain.moves import EMPTYING_STORE, STORE_SOME, Store
from tallystick.games.blockchain.rules.paying import check_coins, check_last_coin
from tallystick.games.blockchain.scoring import stored_coins
from tallystick.games.blockchain.state import State
from tallystick.kernel.forms import Amounts, Form
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused

A_FORM: Final = Form  # a compiled module reaches its own names faster than another's
AMOUNTS: Final = Amounts


def offer_stores(state: State, moves: list[Move]) -> None:
    """A form for what may be stored, and one that empties the wallet where that is possible (CH.store)."""
    wallet = state.wallets[state.active]
    stored = state.stored[state.active]
    most: list[int] = []
    fits = owned = 0
    for currency in range(KINDS_OF_COIN):
        coins = wallet[currency]
        room = min(coins, COINS_EACH - stored[currency])
        most.append(room)
        fits += room
        owned += coins
    total = min(state.stores_left(), fits)
    few = min(total, owned - 1)
    if few > 0:
        moves.append(A_FORM({"coins": AMOUNTS(1, tuple(most), few)}, STORE_SOME))
    if total >= owned:
        moves.append(A_FORM({"coins": AMOUNTS(owned, tuple(most), owned)}, EMPTYING_STORE))


def check_store(state: State, move: Store) -> None:
    """Coins of one's wallet, at most ten of a currency (CH-20), no more than the Store badges allow (CH.store)."""
    wallet = state.wallets[state.active]
    coins = move.coins
    count = check_coins(coins, wallet, "CH.store")
    for currency in range(KINDS_OF_COIN):
        if state.stored[state.active][currency] + coins[currency] > COINS_EACH:
            raise Refused("storage_full", section="CH.store", ruling="CH-20", most=COINS_EACH)
    left = state.stores_left()
    if count > left:
        raise Refused("no_store_left", section="CH.store", left=left)
    check_last_coin(count == sum(wallet), move.empty_wallet, "CH.store.alert")


def announce_store(state: State, move: Store, told: Told) -> None:
    """Say which coins are to go into cold storage (CH.store)."""
    state.action_coins = move.coins
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
        told(events.CoinsStored(coins, state.active, stored_coins(state, state.active)))
