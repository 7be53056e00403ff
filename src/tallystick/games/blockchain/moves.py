"""What a seat, or the clock, may ask for.

Coins are five numbers, in the order of `CURRENCIES`: btc, eth, ltc, dash, ppc. Where a list of legal moves holds a
form, its blanks are `coins` of Pay and Store, `count` of Mine, and `ask` (with the option `trade_offer=less` also
`offer`) of Trade.
"""

from typing import Final, Literal, get_args

import msgspec

from tallystick.kernel.messages import Move, Secret

NO_COINS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)
Attention = Literal["always", "hacks", "not_this_turn"]
"""When a seat wants to be asked in reaction windows: always; only once a Hack lies on the stack; not before this turn
ends. The order is public and says nothing about the hand."""
ATTENTIONS: Final[tuple[Attention, ...]] = get_args(Attention)


class Hack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Hack with its targets: two `tiles` for Flash Swap, one for Shock, the number of a `server` for Crash.

    Scam, Rollback and Lockout have no target of their own, and Crash has none when there is no Server on the table.
    """

    card: str
    server: int = 0
    tiles: tuple[str, ...] = ()


class Place(Move, frozen=True, tag="place"):
    """Lay this tile as the next one of the ring (CH.setup.2); only where the ring is arranged by hand (CH-15)."""

    tile: str


class Pay(Move, frozen=True, tag="pay"):
    """Use one of your Servers this turn, and pay its price to one opponent (CH.pay).

    A payment that takes the last coin of the wallet must say so, and only such a one (CH-13).
    """

    payee: int
    server: int
    coins: tuple[int, ...] = NO_COINS
    empty_wallet: bool = False


class BeginActions(Move, frozen=True, tag="begin_actions"):
    """Pay for no more Servers, and go on to the Action phase (CH.pay)."""


class Deploy(Move, frozen=True, tag="deploy"):
    """Put a Server from your hand on the table (CH.deploy)."""

    card: str


class PlayBlock(Move, frozen=True, tag="play_block"):
    """Play a Block from your hand (CH.play); Volatility names the tile whose die is thrown again."""

    card: str
    tile: str | None = None


class Mine(Move, frozen=True, tag="mine"):
    """Use so many of your Mine badges to draw cards (CH.blocks)."""

    count: int


class Trade(Move, frozen=True, tag="trade"):
    """Announce a trade between two neighbouring tiles with one opponent (CH.trade).

    You give as many coins of the currency `give` as the die on `from_tile` shows, and `ask` coins of `take`, at most
    what the die on `to_tile` shows. A tile stands for its own currency, the wild one for any. `offer` is 0 for the full
    value; anything else only where it is allowed to give less (CH-6).
    """

    partner: int
    from_tile: str
    to_tile: str
    give: str
    take: str
    ask: int
    offer: int = 0


class Store(Move, frozen=True, tag="store"):
    """Move coins from the wallet to cold storage, for ever (CH.store). The last coin of the wallet must be said."""

    coins: tuple[int, ...] = NO_COINS
    empty_wallet: bool = False


class PlayHack(Move, frozen=True, tag="play_hack"):
    """Play a Hack in your own turn, without waiting for a reason (CH.hacks)."""

    hack: Hack


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the Action phase (CH.discard)."""


class Discard(Move, frozen=True, tag="discard"):
    """Put one card away, as long as there are more than five in your hand (CH.discard)."""

    card: str


class Answer(Move, frozen=True, tag="answer"):
    """Answer a reaction window: pass, or play one Hack (CH.hacks, CH-3).

    What was answered is known to its seat only, so this move looks the same to everybody whatever it is. With a pass a
    seat may also say when it wants to be asked from now on, which everybody sees.
    """

    hack: Secret[Hack] = None
    attend: Attention | None = None


class Attend(Move, frozen=True, tag="attend"):
    """Say in your own Action phase when you want to be asked (CH.hacks, CH-3); others say it with an answer."""

    to: Attention


class TimeUp(Move, frozen=True, tag="time_up"):
    """The time to answer is over: whoever has not answered passes (CH.hacks, CH-3). Only the clock says so."""


BEGIN_ACTIONS: Final = BeginActions()
END_TURN: Final = EndTurn()
PASS: Final = Answer()
STORE_SOME: Final = Store()
EMPTYING_STORE: Final = Store(empty_wallet=True)
TIME_UP: Final = TimeUp()
