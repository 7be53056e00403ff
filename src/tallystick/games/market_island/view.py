"""The form of what one viewer may know."""

from typing import Final

import msgspec

from tallystick.games.market_island.events import BlockCard


class View(msgspec.Struct, frozen=True, gc=False):
    """Tuples with one place per seat are marked so; faces that the viewer may not know are None."""

    ace: str  # the options by which points, odds and texts are worked out
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
    jellyfish_bars: str
    ledgers: tuple[tuple[int, ...], ...]  # per keeper, per owner
    mined: tuple[str | None, ...]  # per seat
    minutes: int
    neighbours: str
    order: tuple[int, ...]
    phase: str
    places: tuple[int, ...]  # per seat
    prize: int
    ring: int
    round: int
    rounds: int  # 0 for no limit
    status: tuple[tuple[str, ...], ...]  # per seat
    suit_points: str
    throws: tuple[int, ...]  # per seat
    tie_break: str
    time_up: bool
    to_act: tuple[int, ...]
    totem_bars: str
    winning_card: str | None


SINCE_VERSION_2: Final = ("ace", "jellyfish_bars", "neighbours", "suit_points", "tie_break", "totem_bars")
FirstView: Final = msgspec.defstruct(
    "FirstView",
    [(field.name, field.type) for field in msgspec.structs.fields(View) if field.name not in SINCE_VERSION_2],
    namespace={"__doc__": "The view of version 1 of the rules, whose bytes stand hashed in its journals."},
    module="",
    frozen=True,
    gc=False,
)
