"""What somebody wants to have printed, and what of it there is."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from tallystick.games import game_named
from tallystick.kernel.game import Game
from tallystick.kernel.options import Options, read_options
from tallystick.kernel.paper import Part
from tallystick.kernel.refusals import Refused
from tallystick.words import check_language


class Sheet(NamedTuple):
    """A paper by its millimetres, and the larger sheet a shop cuts it from."""

    width: float
    height: float
    shop_width: float
    shop_height: float


PAPERS: Final = {"a4": Sheet(210, 297, 225, 320), "letter": Sheet(215.9, 279.4, 241.3, 304.8)}
INKS: Final = ("full", "light")
PURPOSES: Final = ("home", "single", "shop")
"""For a printer that prints both sides, for one that prints a single side, or for a print shop."""
BEFORE: Final = ("list", "rules", "reference")
AFTER: Final = ("lesson", "slips")
"""The parts that every box has, before and after those of the game."""
USUAL_PLAYERS: Final = 4


class Order(NamedTuple):
    """One box to be printed, everything in it checked."""

    game: Game[Any]
    language: str
    paper: str
    players: int
    parts: tuple[str, ...]
    ink: str
    purpose: str
    options: Options


def parts_of(game: Game[Any]) -> dict[str, Part]:
    """What only this game's box has, by name; raises Refused for a game that cannot be printed."""
    if not game.package or find_spec(f"{game.package}.paper") is None:
        raise Refused("nothing_to_print")
    parts: dict[str, Part] = import_module(f"{game.package}.paper").PARTS
    return parts


def logo_of(game: Game[Any]) -> str:
    """The drawing that stands for the game."""
    logo: str = import_module(f"{game.package}.paper").LOGO
    return logo


def all_parts(game: Game[Any]) -> tuple[str, ...]:
    """The names of every part of a box, in the order in which they are printed."""
    return (*BEFORE, *parts_of(game), *AFTER)


def ordered(
    game: str,
    language: str,
    paper: str = "a4",
    players: int | None = None,
    parts: Sequence[str] = (),
    ink: str = "full",
    purpose: str = "home",
    options: dict[str, object] | None = None,
) -> Order:
    """The order; raises Refused for whatever is not there, before any work is done."""
    title = game_named(game)
    known = all_parts(title)
    for part in parts:
        check_among("unknown_part", part, known)
    check_among("unknown_paper", paper, tuple(PAPERS))
    check_among("unknown_ink", ink, INKS)
    check_among("unknown_purpose", purpose, PURPOSES)
    agreed = read_options(title.options, options or {})
    most = title.most_with(agreed)
    players = min(most, max(title.fewest, USUAL_PLAYERS)) if players is None else players
    title.check_seats(players, agreed)
    wanted = tuple(part for part in known if not parts or part in parts)
    return Order(title, check_language(language), paper, players, wanted, ink, purpose, agreed)


def check_among(code: str, asked: str, known: Sequence[str]) -> None:
    if asked not in known:
        raise Refused(code, asked=asked[:40], known=", ".join(known))
