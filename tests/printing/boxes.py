"""Printed boxes to look into, made once for all tests, and what their text layer says."""

import io
import re
from collections import Counter
from functools import cache

from pypdf import PdfReader

from tallystick.printing.order import ordered
from tallystick.printing.press import printed


@cache
def box(game, language="en", paper="a4", players=None, parts=(), ink="full", purpose="home", options=()):
    return printed(ordered(game, language, paper, players, parts, ink, purpose, dict(options)))


def read(pdf):
    return PdfReader(io.BytesIO(pdf))


@cache
def words_of(pdf):
    return "\n".join(page.extract_text() for page in read(pdf).pages)


def codes(pdf, mark):
    """How often each piece is in the box, by the code that is printed on it."""
    return Counter(re.findall(rf"{mark}·([\w.]+)", words_of(pdf)))


def places(page):
    """Every piece of text with where it begins, in millimetres from the lower left."""
    found = []

    def visit(text, outer, inner, *_rest):
        x, y = (inner[4] * outer[i] + inner[5] * outer[i + 2] + outer[i + 4] for i in (0, 1))
        if text.strip():
            found.append((text.strip(), x * 25.4 / 72, y * 25.4 / 72))

    page.extract_text(visitor_text=visit)
    return found
