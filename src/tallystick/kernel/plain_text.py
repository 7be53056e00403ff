"""Plain text: the words of people in one form, without signs that mislead, hide or harm."""

import re
import unicodedata
from typing import Final

UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing; spaces and signs of format are told by their category."""
IN_EMOJI: Final = re.compile(
    "(?<=[\u2600-\u27bf\ufe0f\U0001f000-\U0001faff])\u200d(?=[\u2600-\u27bf\U0001f000-\U0001faff])"
)
"""The one unseen sign that has a use: it joins two emoji into one."""

SPACE: Final = re.compile("[ \u00a0\u202f]")

MOST_MARKS: Final = 3
"""So many marks may stand on one letter, as some languages need; more of them draw over their neighbours."""


def tidied(text: str) -> str:
    """The text in its one form: NFC, single spaces, none around it; a space that may not break is a space.

    >>> tidied("  Ana   Mari\\u0301a ")
    'Ana María'
    """
    return " ".join(word for word in SPACE.split(unicodedata.normalize("NFC", text)) if word)


def is_plain(text: str) -> bool:
    """Whether every sign of a tidied text can be seen, has a meaning of its own and leaves the others where they are.

    No control, line, direction or zero-width signs, no lone surrogates, nothing private or unassigned, no towers of
    marks.

    >>> hidden = ("one\\ntwo", "left\\u202eright", "\\u200b", "e" + "\\u0301" * 4)
    >>> is_plain("<b>=1+1</b> 🎨 «Ça»"), any(is_plain(text) for text in hidden)
    (True, False)
    """
    marks = 0
    for sign in IN_EMOJI.sub("", text):
        kind = unicodedata.category(sign)[0]
        marks = marks + 1 if kind == "M" else 0
        if sign != " " and (kind not in "LMNPS" or sign in UNSEEN or marks > MOST_MARKS):
            return False
    return True
