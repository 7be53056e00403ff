"""What happened at a table of Blockchain. Coins are five numbers: btc, eth, ltc, dash, ppc."""

from tallystick.kernel.messages import Event, Secret


class GameBegan(Event, frozen=True, tag="ch_game_began"):
    cards: int
    coins_each: int
    players: int


class TilePlaced(Event, frozen=True, tag="ch_tile_placed"):
    """Somebody arranges the ring by hand (CH-15)."""

    seat: int
    tile: str


class RingMade(Event, frozen=True, tag="ch_ring_made"):
    """The six tiles clockwise, and the die on each."""

    dice: tuple[int, ...]
    tiles: tuple[str, ...]


class CardsDrawn(Event, frozen=True, tag="ch_cards_drawn"):
    """`why` is deal, mine (the phase) or badge."""

    cards: Secret[tuple[str, ...]]
    count: int
    seat: int
    why: str


class DeckReshuffled(Event, frozen=True, tag="ch_deck_reshuffled"):
    cards: int


class StartThrown(Event, frozen=True, tag="ch_start_thrown"):
    """These seats threw for the start, each so much; who is tied throws again (CH-19)."""

    seats: tuple[int, ...]
    throws: tuple[int, ...]


class TurnBegan(Event, frozen=True, tag="ch_turn_began"):
    seat: int
    turn: int


class ServerPaid(Event, frozen=True, tag="ch_server_paid"):
    """A Server is used this turn; `payer` and `payee` are the same and `price` is 0 where it costs nothing."""

    card: str
    coins: tuple[int, ...]
    payee: int
    payer: int
    price: int
    server: int


class ActionsBegan(Event, frozen=True, tag="ch_actions_began"):
    seat: int


class DeployAnnounced(Event, frozen=True, tag="ch_deploy_announced"):
    card: str
    seat: int


class BlockAnnounced(Event, frozen=True, tag="ch_block_announced"):
    """`tile` is the one that is to be rerolled, or empty."""

    card: str
    seat: int
    tile: str


class TradeAnnounced(Event, frozen=True, tag="ch_trade_announced"):
    """`offer` is what the dice ask of the seat now; `ask` never rises (CH-5)."""

    ask: int
    from_tile: str
    give: str
    offer: int
    partner: int
    seat: int
    take: str
    to_tile: str


class StoreAnnounced(Event, frozen=True, tag="ch_store_announced"):
    coins: tuple[int, ...]
    seat: int


class WindowOpened(Event, frozen=True, tag="ch_window_opened"):
    """Everybody in `asked` is asked for a Hack at once; whoever is not there passes by standing order."""

    asked: tuple[int, ...]
    window: int


class Answered(Event, frozen=True, tag="ch_answered"):
    """Somebody answered; what, nobody is told."""

    seat: int


class AttentionSet(Event, frozen=True, tag="ch_attention_set"):
    seat: int
    to: str


class TimeRanOut(Event, frozen=True, tag="ch_time_ran_out"):
    """These seats did not answer in time, and pass."""

    seats: tuple[int, ...]


class HackPlayed(Event, frozen=True, tag="ch_hack_played"):
    """A Hack goes on top of the stack; the other answers of this window lapse unseen."""

    card: str
    seat: int
    server: int
    tiles: tuple[str, ...]


class HackFailed(Event, frozen=True, tag="ch_hack_failed"):
    """`why` is rolled_back, or no_effect (CH-17, CH-21)."""

    card: str
    seat: int
    why: str


class HackWorked(Event, frozen=True, tag="ch_hack_worked"):
    """The Hack takes effect; what it does follows as an event of its own where it changes dice or Servers."""

    card: str
    seat: int


class DiceSwapped(Event, frozen=True, tag="ch_dice_swapped"):
    """The dice of two tiles changed places; `values` are those that lie there now."""

    tiles: tuple[str, ...]
    values: tuple[int, ...]


class DieRerolled(Event, frozen=True, tag="ch_die_rerolled"):
    tile: str
    value: int


class ServerCrashed(Event, frozen=True, tag="ch_server_crashed"):
    card: str
    seat: int
    server: int


class ServerDeployed(Event, frozen=True, tag="ch_server_deployed"):
    card: str
    seat: int
    server: int


class BlockPlayed(Event, frozen=True, tag="ch_block_played"):
    """The badges of the Block are added to the turn."""

    card: str
    chain: int
    mine: int
    seat: int
    store: int
    trade: int


class TradeDone(Event, frozen=True, tag="ch_trade_done"):
    """`given` coins of `give` for `got` coins of `take`; `got` may be short of what was asked."""

    asked: int
    give: str
    given: int
    got: int
    partner: int
    seat: int
    take: str


class TradeFailed(Event, frozen=True, tag="ch_trade_failed"):
    """The trade is spent. `why` is cannot_pay, scam (the coins given are lost) or cancelled (CH-9)."""

    give: str
    lost: int
    partner: int
    seat: int
    why: str


class CoinsStored(Event, frozen=True, tag="ch_coins_stored"):
    """`stored` is how many coins lie in the seat's cold storage now."""

    coins: tuple[int, ...]
    seat: int
    stored: int


class StoreRefused(Event, frozen=True, tag="ch_store_refused"):
    """After a Lockout fewer than the announced coins may be stored: nothing moves, and nothing is used up (CH-10)."""

    left: int
    seat: int


class CardDiscarded(Event, frozen=True, tag="ch_card_discarded"):
    card: str
    seat: int


class TurnEnded(Event, frozen=True, tag="ch_turn_ended"):
    """The played Blocks go to the discard pile."""

    seat: int
    turn: int


class CardsGivenUp(Event, frozen=True, tag="ch_cards_given_up"):
    """Hand and Servers of somebody who is out lie on the discard pile now, in this order (CH-18). Since version 2."""

    cards: tuple[str, ...]
    seat: int


class PlayerOut(Event, frozen=True, tag="ch_player_out"):
    """The wallet is empty: hand and Servers are discarded, the stored coins leave the game (CH-18)."""

    coins: tuple[int, ...]
    seat: int


class GameEnded(Event, frozen=True, tag="ch_game_ended"):
    """`reason` is all_stored, last_one_in, turn_cap or stuck; `stored` counts each seat's coins in cold storage."""

    reason: str
    stored: tuple[int, ...]
    winners: tuple[int, ...]
