"""What a seat may ask for."""

from tallystick.kernel.messages import Move, Secret


class Carve(Move, frozen=True, tag="carve"):
    """Cut so many false notches into your new stock, unseen (2.2)."""

    notches: Secret[int] = None


class Offer(Move, frozen=True, tag="offer"):
    """Offer somebody one of your stocks for so many sacks (3.1)."""

    stick: int
    buyer: int
    price: int


class Keep(Move, frozen=True, tag="keep"):
    """Offer nothing this season (3.1)."""


class Take(Move, frozen=True, tag="take"):
    """Pay the price and believe the stock (3.2)."""


class Decline(Move, frozen=True, tag="decline"):
    """Let it be (3.2)."""


class Match(Move, frozen=True, tag="match"):
    """Have the stock laid beside its foil (3.3)."""
