"""From an order to a PDF, by typst."""

import atexit
import tempfile
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from tallystick.kernel.paper import Paper
from tallystick.kernel.refusals import Refused
from tallystick.printing.drawings import Drawings, colours, written_out
from tallystick.printing.order import PAPERS, Order, parts_of
from tallystick.printing.reading import READING, Reader
from tallystick.words import Words

LAYOUT: Final = ("main.typ", "lib.typ", "reading.typ")
FONTS: Final = ("atkinson", "fraunces")
LAID_OUT: Final = (
    *("back", "empty", "list", "part", "what", "many", "pages", "how"),
    *("round", "agreed", "rules", "reference", "reference-of"),
    *("lesson", "lesson-title", "lesson-how", "lesson-after", "name", "date", "question", "slips"),
)
"""The messages `print-…` that the layout itself uses."""


def printed(order: Order) -> bytes:
    """The whole PDF; raises Refused where the extra is not installed."""
    typst = press()
    sources = {name: files(__package__).joinpath("layout", name).read_bytes() for name in LAYOUT}
    sources["game.typ"] = files(order.game.package).joinpath("paper.typ").read_bytes()
    sources["order.json"] = msgspec.json.encode(described(order))
    for name, drawing in Drawings(order.game.slug, order.ink == "light").drawn():
        sources[f"art/{name}.svg"] = drawing.encode()
    made: bytes = typst.compile(sources, font_paths=fonts())
    return made


def described(order: Order) -> dict[str, Any]:
    """Everything the layout needs to know, as plain data."""
    words = Words(order.language, order.game.name)
    words.read("tallystick", "print")
    words.read(order.game.package, "paper")
    reader = Reader(order, words)
    paper = Paper(reader.say, order.players, order.options)
    parts = parts_of(order.game)
    sheet = PAPERS[order.paper]
    shop = order.purpose == "shop"
    return {
        "title": words.say(f"game-{order.game.name}"),
        "mark": order.game.mark.upper(),
        "language": order.language,
        "ink": order.ink,
        "purpose": order.purpose,
        "width": sheet.width,
        "height": sheet.height,
        "sheet_width": sheet.shop_width if shop else sheet.width,
        "sheet_height": sheet.shop_height if shop else sheet.height,
        "players": order.players,
        "colours": named_colours(order.game.slug),
        "words": {f"print-{name}": words.say(f"print-{name}") for name in LAID_OUT},
        "parts": order.parts,
        "data": {part: READING[part](reader) if part in READING else parts[part](paper) for part in order.parts},
    }


@cache
def named_colours(slug: str) -> dict[str, str]:
    """The colours of the game's and the platform's style sheets that are plain ones, without the two hyphens."""
    known = colours(slug)
    plain = {name[2:]: written_out(value, known) for name, value in known.items()}
    return {name: value for name, value in plain.items() if value.startswith("#") and len(value) in (4, 7)}


def press() -> Any:
    """typst; raises Refused where it is not installed."""
    try:
        import brotli  # noqa: F401
        import fontTools.ttLib  # noqa: F401
        import typst
    except ImportError:
        raise Refused("needs_print_extra") from None
    return typst


@cache
def fonts() -> Any:
    """The fonts of the browser, unpacked once for as long as this process lives."""
    import typst
    from fontTools.ttLib import TTFont

    folder = tempfile.TemporaryDirectory(prefix="tallystick-fonts-")
    atexit.register(folder.cleanup)
    for name in FONTS:
        with files("tallystick").joinpath("web", "fonts", f"{name}.woff2").open("rb") as packed:
            font = TTFont(packed)
            font.flavor = None
            font.save(Path(folder.name, f"{name}.ttf"))
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[folder.name])
