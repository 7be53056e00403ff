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


def pale(colour: str) -> str:
    """The same colour with less ink.

    >>> pale("#000000"), pale("#fff")
    ('#9e9e9e', '#ffffff')
    """
    digits = colour.lstrip("#")
    digits = "".join(one * 2 for one in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) for at in (0, 2, 4)]
    return "#" + "".join(f"{round(part + (255 - part) * PALER):02x}" for part in parts)


def save_ink(drawing: str) -> str:
    """Areas become pale; lines, and what has the colour it is given, stay."""
    return re.sub(
        r'(fill|stop-color)="(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6})"',
        lambda found: found[0] if found[2] == COLOUR else f'{found[1]}="{pale(found[2])}"',
        drawing,
    )


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
        return save_ink(drawing) if self.light else drawing

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
