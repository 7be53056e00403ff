"""The Pay phase: whose Servers are used, and who is paid for it (CH.pay)."""

from typing import Final

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import CARD_NAMES, COSTS, KINDS_OF_COIN, MOST
from tallystick.games.blockchain.moves import BEGIN_ACTIONS, NO_COINS, Pay
from tallystick.games.blockchain.rules.turns import begin_actions_if_paid, settle, use_server
from tallystick.games.blockchain.state import NOBODY, State
from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import Amounts, AnyBlank, Form
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused

A_FORM: Final = Form  # a compiled module reaches its own names faster than another's
AMOUNTS: Final = Amounts
A_PAY: Final = Pay
GO_ON: Final[Move] = BEGIN_ACTIONS
FIRST_SERVERS: Final = 100
PAYS: Final[list[list[Move]]] = [[Pay(payee, number) for number in range(FIRST_SERVERS)] for payee in range(MOST)]
"""To pay each seat for each of the first Servers, made once; a payment that empties the wallet is another one."""


def payments(state: State) -> list[Move]:
    """Going on, or a form for each Server that can be paid, and each opponent (CH.pay).

    One payee for each Server (CH-13), or one for the whole turn if that was agreed. A payment that empties the wallet
    says so.
    """
    forms: list[Move] = [GO_ON]
    wallet = state.wallets[state.active]
    owned = sum(wallet)
    payees = [payee for payee in range(state.seats) if may_be_paid(state, payee)]
    for place in range(len(state.server_numbers)):
        if state.server_owners[place] != state.active or state.server_states[place] == "paid":
            continue
        price = COSTS[state.server_cards[place]]
        if price > owned or state.server_states[place] == "fresh":
            continue
        number = state.server_numbers[place]
        blanks: dict[str, AnyBlank] = {"coins": AMOUNTS(price, tuple(wallet), price)}
        usual = price < owned and number < FIRST_SERVERS
        for payee in payees:
            like = PAYS[payee][number] if usual else A_PAY(payee, number, NO_COINS, price == owned)
            forms.append(A_FORM(blanks, like))
    return forms


def may_be_paid(state: State, payee: int) -> bool:
    """An opponent still in (CH.pay); where one payee was agreed for the turn, only the first one (CH-13)."""
    if payee == state.active or state.out[payee]:
        return False
    return not state.agreed.one_payee or state.payee in (NOBODY, payee)


def place_of_server(state: State, number: int) -> int:
    """Where a Server lies in the lists; -1 when it is not on the table (CH.servers)."""
    for place in range(len(state.server_numbers)):
        if state.server_numbers[place] == number:
            return place
    return -1


def check_coins(coins: tuple[int, ...], wallet: list[int], section: str) -> int:
    """Five numbers, none below zero, none more than the wallet has (CH.pay, CH.store); says how many coins it is."""
    if len(coins) != KINDS_OF_COIN:
        raise Refused("bad_coins", section=section)
    count = 0
    enough = True
    for currency in range(KINDS_OF_COIN):
        amount = coins[currency]
        if amount < 0:
            raise Refused("bad_coins", section=section)
        if amount > wallet[currency]:
            enough = False
        count += amount
    if count == 0:
        raise Refused("bad_coins", section=section)
    if not enough:
        raise Refused("not_enough_coins", section=section)
    return count


def check_last_coin(empties: bool, said: bool, section: str) -> None:
    """Whoever empties the wallet must say so, because it may be the end (CH.store.alert, CH-13)."""
    if empties and not said:
        raise Refused("would_empty_wallet", section=section, ruling="CH-13")
    if said and not empties:
        raise Refused("wallet_not_emptied", section=section, ruling="CH-13")


def check_payment(state: State, move: Pay) -> int:
    """The place of the Server, if all of the payment is right (CH.pay)."""
    place = place_of_server(state, move.server)
    if place < 0 or state.server_owners[place] != state.active:
        raise Refused("no_such_server", section="CH.pay")
    if state.server_states[place] == "fresh":
        raise Refused("server_too_new", section="CH.deploy")
    if state.server_states[place] == "paid":
        raise Refused("server_already_paid", section="CH.pay")
    payee = move.payee
    if not 0 <= payee < state.seats or payee == state.active or state.out[payee]:
        raise Refused("not_an_opponent", section="CH.pay")
    if not may_be_paid(state, payee):
        raise Refused("other_payee", section="CH.pay", ruling="CH-13")
    wallet = state.wallets[state.active]
    count = check_coins(move.coins, wallet, "CH.pay")
    price = COSTS[state.server_cards[place]]
    if count != price:
        raise Refused("wrong_price", section="CH.pay", price=price, coins=str(count)[:8])
    check_last_coin(price == sum(wallet), move.empty_wallet, "CH.pay")
    return place


def pay(state: State, move: Pay, chance: Chance, told: Told) -> None:
    """Pay one opponent in any mix of coins, and use the Server this turn (CH.pay)."""
    place = check_payment(state, move)
    card = state.server_cards[place]
    coins = move.coins
    mine = state.wallets[state.active]
    theirs = state.wallets[move.payee]
    for currency in range(KINDS_OF_COIN):
        amount = coins[currency]
        if amount > 0:
            mine[currency] -= amount
            theirs[currency] += amount
    state.payee = move.payee
    state.busy = True
    use_server(state, place)
    if told is not None:
        paid = events.ServerPaid(CARD_NAMES[card], move.coins, move.payee, state.active, COSTS[card], move.server)
        told(paid)
    turn = state.turn
    settle(state, chance, told)
    if state.phase == "pay" and state.turn == turn:
        begin_actions_if_paid(state, told)
