"""Trading on the ring: what may be announced, and what changes hands in the end (CH.trade)."""

from typing import Final

from mypy_extensions import i64

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain import events
from tallystick.games.blockchain.moves import Trade
from tallystick.games.blockchain.state import State
from tallystick.kernel.forms import Form, Number
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused

CURRENCY_OF_NAME: Final = {name: currency for currency, name in enumerate(box.CURRENCIES)}


def forms_between(partner: int, from_tile: int, to_tile: int, value: int, less: int) -> tuple[Move, ...]:
    """The forms of a trade between two tiles: the request may be lower than the value (CH.trade).

    The offer may be lower only where that was agreed (CH-6).
    """
    return tuple(
        [
            trade_form(partner, from_tile, to_tile, give, take, value, less)
            for give in range(box.KINDS_OF_COIN)
            for take in range(box.KINDS_OF_COIN)
            if give != take and from_tile in (give, box.WILD) and to_tile in (take, box.WILD)
        ]
    )


def trade_form(partner: int, from_tile: int, to_tile: int, give: int, take: int, value: int, less: int) -> Move:
    """A tile stands for its currency, the wild one for any but that of the other side (CH.setup.2, CH-7)."""
    like = Trade(
        partner, box.TILE_NAMES[from_tile], box.TILE_NAMES[to_tile], box.CURRENCIES[give], box.CURRENCIES[take], 1
    )
    if less > 0:
        return Form({"ask": Number(1, value), "offer": Number(0, less - 1)}, like)
    return Form({"ask": Number(1, value)}, like)


FORMS: Final[list[tuple[Move, ...]]] = [
    forms_between(partner, from_tile, to_tile, value, 0)
    for partner in range(box.MOST)
    for from_tile in range(box.TILES)
    for to_tile in range(box.TILES)
    for value in range(1, box.FACES + 1)
]
"""The forms of all trades that give just what the die shows."""
PAIRS: Final = box.TILES * box.TILES * box.FACES
"""How many of them there are for each partner."""
BOTH_WAYS: Final[list[tuple[Move, ...]]] = [
    FORMS[partner * PAIRS + (tile * box.TILES + other) * box.FACES + value]
    + FORMS[partner * PAIRS + (other * box.TILES + tile) * box.FACES + own]
    for partner in range(box.MOST)
    for tile in range(box.TILES)
    for other in range(box.TILES)
    for value in range(box.FACES)
    for own in range(box.FACES)
]
"""The same between two neighbours: from a tile to the other, at the other's value, and back at its own."""


def offer_trades(state: State, moves: list[Move]) -> None:
    """A form for each opponent, neighbouring pair of tiles and currencies (CH.trade, CH-7).

    Also for what the player cannot pay: that is found out when it is carried out (CH-8).
    """
    for partner in range(state.seats):
        if partner == state.active or state.out[partner]:
            continue
        neighbour = state.ring[box.TILES - 1]
        for tile in state.ring:
            moves.extend(between(state, partner, tile, neighbour))
            neighbour = tile


def between(state: State, partner: int, tile: int, other: int) -> tuple[Move, ...]:
    """The forms there and back at the values of the dice as they lie now (CH.trade, CH-6)."""
    own = state.dice[tile]
    value = state.dice[other]
    if state.agreed.may_give_less:
        return forms_between(partner, tile, other, value, own) + forms_between(partner, other, tile, own, value)
    place: i64 = (partner * box.TILES + tile) * box.TILES + other
    return BOTH_WAYS[(place * box.FACES + value - 1) * box.FACES + own - 1]


def are_neighbours(state: State, tile: int, other: int) -> bool:
    """Two tiles side by side on the ring of six (CH.setup.2, CH.trade)."""
    apart = abs(state.ring.index(tile) - state.ring.index(other))
    return apart == 1 or apart == box.TILES - 1


def check_trade(state: State, move: Trade) -> None:
    """Everything that an announcement must have (CH.trade)."""
    partner = move.partner
    if partner == state.active:
        raise Refused("trade_with_yourself", section="CH.trade")
    if not 0 <= partner < state.seats or state.out[partner]:
        raise Refused("not_an_opponent", section="CH.trade")
    from_tile = box.TILE_OF_NAME.get(move.from_tile, box.NO_TILE)
    to_tile = box.TILE_OF_NAME.get(move.to_tile, box.NO_TILE)
    if from_tile == box.NO_TILE or to_tile == box.NO_TILE:
        raise Refused("no_such_tile", section="CH.trade")
    if not are_neighbours(state, from_tile, to_tile):
        raise Refused("not_neighbours", section="CH.trade")
    give, take = move.give, move.take
    if not stands_for(from_tile, give) or not stands_for(to_tile, take):
        raise Refused("wrong_currency", section="CH.setup.2")
    if give == take:
        raise Refused("same_currency", section="CH.trade", ruling="CH-7")
    asked, offer = move.ask, move.offer
    if not 1 <= asked <= state.dice[to_tile]:
        raise Refused("above_value", section="CH.trade", value=state.dice[to_tile], asked=str(asked)[:8])
    if offer != 0 and not (state.agreed.may_give_less and 0 < offer < state.dice[from_tile]):
        raise Refused("wrong_offer", section="CH.trade", ruling="CH-6", value=state.dice[from_tile])
    if state.trades_left() == 0:
        raise Refused("no_trade_left", section="CH.trade")


def stands_for(tile: int, currency: str) -> bool:
    """The wild tile stands for any currency (CH.setup.2, CH-7)."""
    if tile == box.WILD:
        return currency in CURRENCY_OF_NAME
    return box.TILE_NAMES[tile] == currency


def announce_trade(state: State, move: Trade, told: Told) -> None:
    """Name the opponent and the trade; the Trade badge is used, whatever comes of it (CH.trade)."""
    state.partner = move.partner
    state.from_tile = box.TILE_OF_NAME[move.from_tile]
    state.to_tile = box.TILE_OF_NAME[move.to_tile]
    state.give = CURRENCY_OF_NAME[move.give]
    state.take = CURRENCY_OF_NAME[move.take]
    state.ask = move.ask
    state.offer = move.offer
    state.rises = state.agreed.full_request_rises and move.ask == state.dice[state.to_tile]
    state.used[box.TRADE] += 1
    if told is not None:
        told(
            events.TradeAnnounced(
                move.ask,
                move.from_tile,
                move.give,
                given_now(state),
                move.partner,
                state.active,
                move.take,
                move.to_tile,
            )
        )


def given_now(state: State) -> int:
    """What the active player must give: exactly the value of the die as it lies now (CH.scenario.1, CH-5, CH-6)."""
    value = state.dice[state.from_tile]
    return min(state.offer, value) if state.offer > 0 else value


def got_now(state: State) -> int:
    """What the partner must give: never more than was asked nor than the die shows (CH.scenario.1, CH-5).

    A partner with fewer coins gives what there is (CH.trade.short).
    """
    value = state.dice[state.to_tile]
    asked = value if state.rises else min(state.ask, value)
    return min(asked, state.wallets[state.partner][state.take])


def carry_out_trade(state: State, told: Told) -> None:
    """The values are read anew; the partner cannot refuse, and only wallets count (CH.trade.short, CH.scenario.3).

    Whoever cannot pay loses the trade and nothing else (CH.trade.cannot, CH.scenario.2, CH-8). A Scam that worked keeps
    the coins and gives nothing (CH.scenario.4, CH-9).
    """
    given = given_now(state)
    got = got_now(state)
    mine = state.wallets[state.active]
    theirs = state.wallets[state.partner]
    why = ""
    if state.scammed and not state.agreed.scam_keeps_coins:
        why = "cancelled"
    elif mine[state.give] < given:
        why = "cannot_pay"
    elif state.scammed:
        why = "scam"
    if why not in ("cancelled", "cannot_pay"):
        mine[state.give] -= given
        theirs[state.give] += given
    if not why:
        mine[state.take] += got
        theirs[state.take] -= got
    if told is None:
        return
    give = box.CURRENCIES[state.give]
    if why:
        told(events.TradeFailed(give, given if why == "scam" else 0, state.partner, state.active, why))
    else:
        told(events.TradeDone(state.ask, give, given, got, state.partner, state.active, box.CURRENCIES[state.take]))
