"""The drawings of the browser, each as a picture of its own: colours written out, nothing left to a style sheet."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

COLOUR: Final = "#c01050"
"""Stands in a drawing for the colour that whoever uses it gives."""
SHARED: Final = ("art/shared.svg", "art/more_pawns.svg", "art/more_signs.svg")
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
DECLARED: Final = re.compile(r"(--[\w-]+):\s*([^;]+);")
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]+))?\)")
SPACED: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
REFERENCE: Final = re.compile(r'(?:url\(|href=")#([\w-]+)')
WITH_ID: Final = re.compile(r'<(\w+) id="([\w-]+)"[^>]*>')
PALER: Final = 0.62
"""How much of a fill is left to the paper where ink is saved."""
SEEN: Final = 0.55
"""No line is brighter than this where ink is saved."""
WHITE: Final = 0.9
"""An area brighter than this is lost on white paper."""
TAG: Final = re.compile(r"<\w[^>]*>")
PAINT: Final = re.compile(r'(fill|stop-color)="(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})"')
FILL: Final = re.compile(r' fill="(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})"')
LINE: Final = re.compile(r'stroke="(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})"')


def web_files(slug: str, ending: str) -> list[str]:
    """What the browser draws a game with."""
    folder = files("tallystick").joinpath("web", "games", slug)
    return [one.read_text("utf-8") for one in sorted(folder.iterdir(), key=str) if one.name.endswith(ending)]


def shared(name: str) -> str:
    return files("tallystick").joinpath("web", name).read_text("utf-8")


@cache
def colours(slug: str) -> dict[str, str]:
    """Every colour that a game and the platform give a name to, by day: what comes first in a style sheet."""
    found: dict[str, str] = {}
    for sheet in (*web_files(slug, ".css"), shared("styles/theme.css")):
        for name, value in DECLARED.findall(sheet):
            found.setdefault(name, value.strip())
    return found


def written_out(text: str, known: dict[str, str]) -> str:
    """Without variables, and with every colour as all programs read it.

    >>> written_out('fill="var(--sea)" opacity="var(--lamp, .3)"', {"--sea": "rgb(1 2 3 / 0.5)"})
    'fill="rgba(1,2,3,0.5)" opacity=".3"'
    """
    while VARIABLE.search(text):
        text = VARIABLE.sub(lambda found: known.get(found[1], found[2] or "#000"), text)
    return SPACED.sub(r"rgba(\1,\2,\3,\4)", text)


def parts_of(colour: str) -> list[int]:
    """Red, green and blue."""
    digits = colour.lstrip("#")
    digits = "".join(one * 2 for one in digits) if len(digits) == 3 else digits
    return [int(digits[at : at + 2], 16) for at in (0, 2, 4)]


def written(parts: Iterable[float]) -> str:
    return "#" + "".join(f"{round(part):02x}" for part in parts)


def pale(colour: str) -> str:
    """The same colour with less ink.

    >>> pale("#000000"), pale("#fff")
    ('#9e9e9e', '#ffffff')
    """
    return written(part + (255 - part) * PALER for part in parts_of(colour))


def brightness(colour: str) -> float:
    """From 0, black, to 1, white.

    >>> brightness("#000"), brightness("#ffffff")
    (0.0, 1.0)
    """
    red, green, blue = parts_of(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def dark(colour: str) -> str:
    """The same colour, so dark that a line of it is seen on white paper.

    >>> dark("#ffffff"), dark("#102030")
    ('#8c8c8c', '#102030')
    """
    bright = brightness(colour)
    return colour if bright <= SEEN else written(part * SEEN / bright for part in parts_of(colour))


def save_ink(drawing: str, line: float) -> str:
    """Areas become pale, those that would be white on white with a thin line around them; lines can be seen."""

    def saved(found: re.Match[str]) -> str:
        tag = PAINT.sub(lambda paint: f'{paint[1]}="{paint[2] if paint[2] == COLOUR else pale(paint[2])}"', found[0])
        tag = LINE.sub(lambda stroke: f'stroke="{dark(stroke[1])}"', tag)
        filled = FILL.search(found[0])
        if filled and filled[1] != COLOUR and "stroke" not in tag and brightness(pale(filled[1])) > WHITE:
            tag = tag.replace(" fill=", f' stroke="#8c9499" stroke-width="{line:g}" fill=')
        return tag

    return TAG.sub(saved, drawing)


class Drawings:
    """Everything that can be drawn for one game."""

    def __init__(self, slug: str, light: bool) -> None:
        self.light = light
        known = colours(slug)
        text = "\n".join((*web_files(slug, ".svg"), *map(shared, SHARED)))
        self.text = written_out(text, known)
        self.symbols = {name: (box, inside) for name, box, inside in SYMBOL.findall(self.text)}
        self.outside = SYMBOL.sub("", self.text)

    def drawn(self) -> Iterable[tuple[str, str]]:
        """Each drawing by its name, as SVG."""
        for name, (box, inside) in self.symbols.items():
            yield name, self._picture(box, inside)

    def _picture(self, box: str, inside: str) -> str:
        needed = "".join(self._needed(inside, set()))
        drawing = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" color="{COLOUR}" fill="{COLOUR}">'
            f"<defs>{needed}</defs>{inside}</svg>"
        )
        return save_ink(drawing, float(box.split()[2]) / 120) if self.light else drawing

    def _needed(self, inside: str, seen: set[str]) -> Iterable[str]:
        """The gradients, patterns and shapes that a drawing refers to, with what they refer to."""
        for name in REFERENCE.findall(inside):
            found = None if name in seen else defined(self.outside, name)
            seen.add(name)
            if found:
                yield found
                yield from self._needed(found, seen)


def defined(text: str, name: str) -> str | None:
    """The element with this id, whole."""
    start = next((found for found in WITH_ID.finditer(text) if found[2] == name), None)
    if start is None or start[0].endswith("/>"):
        return start and start[0]
    return text[start.start() : text.index(f"</{start[1]}>", start.end())] + f"</{start[1]}>"
