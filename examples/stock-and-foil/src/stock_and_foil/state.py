"""The whole truth of a table, and what a viewer may know of it."""

import msgspec


class Stick(msgspec.Struct):
    """A tally: the stock is in somebody's hands, the foil at the Exchequer shows what is real."""

    maker: int
    holder: int
    real: int
    carved: int = -1
    """False notches; -1 until its maker has decided."""
    shown: bool = False
    matched: bool = False
    burnt: bool = False

    @property
    def notches(self) -> int:
        return self.real + self.carved


class State(msgspec.Struct):
    """`turn` counts the offers of a season; `offered` is the number of a stick, or 0."""

    seats: int
    seasons: int
    grain: list[int]
    deck: list[int]
    sticks: list[Stick]
    season: int = 0
    phase: str = "carve"
    turn: int = 0
    offered: int = 0
    buyer: int = -1
    price: int = 0

    def numbered(self, number: int) -> Stick:
        """Sticks are numbered from 1, as people count."""
        return self.sticks[number - 1]


class Player(msgspec.Struct, frozen=True):
    """As everybody sees one; the fields of a view stand in the order of the alphabet, as they are hashed."""

    grain: int
    seat: int
    stocks: int


class Stock(msgspec.Struct, frozen=True):
    """A stock in the hands of `seat`; `false` is how many of its notches are, as far as the viewer knows."""

    false: int | None
    maker: int
    notches: int | None
    number: int
    seat: int


class Offered(msgspec.Struct, frozen=True):
    buyer: int
    notches: int
    price: int
    stick: int


class View(msgspec.Struct, frozen=True):
    """What one viewer may know."""

    ended: str
    offer: Offered | None
    phase: str
    players: tuple[Player, ...]
    round: int
    scores: tuple[int, ...]
    seasons: int
    stocks: tuple[Stock, ...]
    to_act: tuple[int, ...]
