"""What happened, and which idea it teaches."""

from tallystick.kernel.messages import Event, Secret


class SeasonBegan(Event, frozen=True, tag="season_began"):
    scores: tuple[int, ...]
    season: int
    starter: int


class TallySplit(Event, frozen=True, tag="tally_split"):
    notches: Secret[int]
    seat: int
    stick: int


class StockCarved(Event, frozen=True, tag="stock_carved"):
    notches: Secret[int]
    seat: int


class StocksShown(Event, frozen=True, tag="stocks_shown"):
    notches: tuple[int, ...]


class StockOffered(Event, frozen=True, tag="stock_offered"):
    buyer: int
    notches: int
    price: int
    seat: int
    stick: int


class StockKept(Event, frozen=True, tag="stock_kept"):
    seat: int


class StockTaken(Event, frozen=True, tag="stock_taken"):
    price: int
    seat: int
    seller: int
    stick: int


class OfferDeclined(Event, frozen=True, tag="offer_declined"):
    seat: int
    seller: int


class HalvesAgreed(Event, frozen=True, tag="halves_agreed"):
    price: int
    seat: int
    seller: int
    stick: int


class ForgeryFound(Event, frozen=True, tag="forgery_found"):
    fine: int
    notches: int
    real: int
    seat: int
    seller: int
    stick: int


class StockPaid(Event, frozen=True, tag="stock_paid"):
    maker: int
    notches: int
    pays: int
    real: int
    seat: int
    stick: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


CONCEPTS = {
    SeasonBegan: "debt",
    TallySplit: "two-halves",
    StockCarved: "alone",
    StocksShown: "shown",
    StockOffered: "money",
    StockKept: "money",
    StockTaken: "trust",
    OfferDeclined: "trust",
    HalvesAgreed: "proof",
    ForgeryFound: "proof",
    StockPaid: "settled",
    GameEnded: "settled",
}
