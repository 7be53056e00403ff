"""The form of what one viewer may know.

Everything but the viewer's own `hand` and `seat` is public. Coins are five numbers: btc, eth, ltc, dash, ppc.
"""

import msgspec


class Tile(msgspec.Struct, frozen=True):
    """A tile of the ring; the ring is clockwise, and its last tile is a neighbour of its first."""

    die: int  # 0 while the ring is being arranged
    tile: str


class Server(msgspec.Struct, frozen=True):
    """A Server on the table: `usable` from its owner's next Pay phase on, `paid` when it counts this turn."""

    card: str
    number: int
    paid: bool
    price: int
    seat: int
    usable: bool


class Badges(msgspec.Struct, frozen=True):
    """What the active player has left this turn, and (`…_total`) has had in all; `store` is without what is locked."""

    locked: int  # coins that Lockouts forbid to store this turn
    mine: int
    mine_total: int
    plays: int  # Blocks that may still be played
    plays_total: int
    store: int
    store_total: int
    trade: int
    trade_total: int


class Offer(msgspec.Struct, frozen=True):
    """What a trade from one tile to a neighbour is worth now: `give` coins for at most `get`."""

    from_tile: str
    get: int
    give: int
    to_tile: str


class Announced(msgspec.Struct, frozen=True):
    """The action that waits for the reaction window to close. `kind` is deploy, block, trade, store, hack or between.

    A field that does not belong to the kind is empty. `would_give` and `would_get` say what would change hands with the
    dice and wallets of now, Hacks on the stack not counted; both are 0 when the seat cannot pay.
    """

    ask: int
    card: str
    coins: tuple[int, ...]
    from_tile: str
    give: str
    kind: str
    partner: int | None
    seat: int
    take: str
    tile: str  # the one that a Block will reroll
    to_tile: str
    would_get: int
    would_give: int


class Stacked(msgspec.Struct, frozen=True):
    """A Hack on the stack; the last one was played last. `void` is true when a Rollback lies above it."""

    card: str
    seat: int
    server: int
    tiles: tuple[str, ...]
    void: bool


class HandCard(msgspec.Struct, frozen=True):
    """A card of the viewer's own. `useful` says of a Hack that it could matter in the window that is open now."""

    card: str
    useful: bool


class Outcome(msgspec.Struct, frozen=True):
    """What a window leads to when nobody answers any more. Two numbers are the least and the most the dice allow.

    `why` says what spoils a trade: scam, cannot_pay or cancelled, or perhaps when it depends on a die whether it can be
    paid.
    """

    crashed: tuple[int, ...]  # the numbers of the Servers that are destroyed
    given: tuple[int, int]
    got: tuple[int, int]
    refused: bool  # whether a Lockout forbids to store the announced coins
    why: str
    wins: int | None  # who wins the game with it


class Use(msgspec.Struct, frozen=True):
    """A Hack of the viewer's own with its targets that could be better than a pass, and what it leads to."""

    card: str
    outcome: Outcome
    server: int
    tiles: tuple[str, ...]


class Ahead(msgspec.Struct, frozen=True):
    """What is said beside the view while a window is open; no entry holds it."""

    asks: tuple[int, ...]  # whom it concerns
    dice: dict[str, tuple[int, int]]  # the tiles whose dice will be others, with the least and the most they can show
    passing: Outcome
    uses: tuple[Use, ...]  # the best first


class View(msgspec.Struct, frozen=True):
    """Tuples with one place per seat are marked so."""

    active: int  # whose turn it is
    announced: Announced | None
    answered: tuple[bool, ...]  # per seat: has answered the open window, itself or by standing order
    asked: tuple[int, ...]  # who has still to answer, in the order in which answers count
    attends: tuple[str, ...]  # per seat: always, hacks or not_this_turn
    badges: Badges
    blocks: tuple[str, ...]  # played this turn
    deck: int
    deployed: bool  # whether the active player has deployed a Server this turn
    discards: tuple[str, ...]  # the last is on top
    ended: str
    hand: tuple[HandCard, ...]  # the viewer's own
    hands: tuple[int, ...]  # per seat: how many cards
    offers: tuple[Offer, ...]  # every pair of neighbouring tiles, both ways
    out: tuple[bool, ...]  # per seat
    payee: int | None  # who is paid this turn, where one payee is agreed for all Servers (CH-13)
    phase: str  # arrange, pay, action, window, discard or over
    reaction_seconds: int
    removed: tuple[int, ...]  # coins that left the game
    ring: tuple[Tile, ...]
    seat: int | None  # the viewer's own
    servers: tuple[Server, ...]  # oldest first
    stack: tuple[Stacked, ...]
    starter: int
    stored: tuple[tuple[int, ...], ...]  # per seat: cold storage
    tiles_left: tuple[str, ...]  # still to be laid while the ring is arranged
    to_act: tuple[int, ...]
    turn: int  # counts all turns, from 1
    turns: tuple[int, ...]  # per seat: how many turns it has begun
    wallets: tuple[tuple[int, ...], ...]  # per seat
    window: int  # the number of the open window, or of the last one
