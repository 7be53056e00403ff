"""A seal in words, for comparing aloud; the browser says the same ones."""

from typing import Final

FIRST: Final = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "ch", "j"]
VOWELS: Final = ["a", "e", "i", "o"]
LAST: Final = ("", "n", "r", "l")


def spoken(seal: str) -> str:
    """Four short words for a seal: 16 bits a word, two syllables each.

    >>> spoken("0123456789abcdef")
    'banfal kenmel pinsil vonchol'
    """
    return " ".join(
        _syllable(int(seal[at : at + 2], 16)) + _syllable(int(seal[at + 2 : at + 4], 16)) for at in range(0, 16, 4)
    )


def is_called(seal: str, name: str) -> bool:
    """Whether a person means this seal: by its hash, by at least twelve digits of its beginning, or by its words."""
    said = " ".join(name.lower().split())
    digits = said.replace("·", "")
    return said == spoken(seal) or (len(digits) >= 12 and seal.startswith(digits))


def _syllable(bits: int) -> str:
    return FIRST[bits >> 4] + VOWELS[bits >> 2 & 3] + LAST[bits & 3]
