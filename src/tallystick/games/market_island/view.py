"""The form of what one viewer may know."""

import msgspec

from tallystick.games.market_island.events import BlockCard


class View(msgspec.Struct, frozen=True, gc=False):
    """Tuples with one place per seat are marked so; faces that the viewer may not know are None."""

    action_preset: str
    barred: tuple[str, ...]  # per seat: why not mining this round, as far as it is public
    block: tuple[BlockCard, ...]
    decisions: tuple[str, ...]  # per seat
    decks: dict[str, int]
    drawn: tuple[str, ...]  # the viewer's own standard cards, while choosing
    drew: tuple[int, ...]  # per seat: how many standard cards are being looked at
    ended: str
    fee: int
    head: str
    height: int
    ledgers: tuple[tuple[int, ...], ...]  # per keeper, per owner
    mined: tuple[str | None, ...]  # per seat
    minutes: int
    order: tuple[int, ...]
    phase: str
    places: tuple[int, ...]  # per seat
    prize: int
    ring: int
    round: int
    rounds: int
    status: tuple[tuple[str, ...], ...]  # per seat
    throws: tuple[int, ...]  # per seat
    time_up: bool
    to_act: tuple[int, ...]
    winning_card: str | None
