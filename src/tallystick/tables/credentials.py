"""Tokens, codes and names: how a person comes to a seat."""

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from tallystick.kernel.plain_text import is_plain, tidied
from tallystick.kernel.refusals import Refused

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 6
TABLE_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"
TABLE_LENGTH: Final = 26
"""130 random bits; the first tables had 16 letters."""
TABLE_LENGTHS: Final = (16, TABLE_LENGTH)
LONGEST_NAME: Final = 20
NAME_SIGNS: Final = " -'.’"
LOOK_ALIKE: Final = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}
BOT_NAMES: Final = ("Ada", "Bo", "Coco", "Dune", "Echo", "Faro", "Gaïa", "Hugo", "Inès", "Juno")
"""What a bot is called at each seat."""


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def new_token() -> str:
    """32 random bytes as 43 characters."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is kept of a token; it is random enough to need no salt."""
    return sha256(b"tallystick token 1\n" + token.encode("utf-8", "replace")).digest()


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    return len(text) in TABLE_LENGTHS and not set(text) - set(TABLE_LETTERS)


def read_code(text: str) -> str:
    """The code as it is kept; raises Refused for what can be none.

    >>> read_code(" k7pm2x ")
    'K7PM2X'
    """
    code = text.strip().upper()
    if len(code) != CODE_LENGTH or set(code) - set(CODE_LETTERS):
        raise Refused("no_such_code")
    return code


def read_name(text: str) -> str:
    """The name in its one form (NFKC, single spaces); raises Refused for one that could mislead or harm.

    >>> read_name("  Ana   Mari\\u0301a ")
    'Ana María'
    """
    name = tidied(unicodedata.normalize("NFKC", text)) if len(text) <= 200 else ""
    may_stand = 1 <= len(name) <= LONGEST_NAME and is_plain(name) and all(_may_stand(sign) for sign in name)
    if not may_stand or unicodedata.category(name[0])[0] not in "LN" or len(_alphabets(name)) > 1:
        raise Refused("bad_name", longest=LONGEST_NAME)
    return name


def _may_stand(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return (
        sign in NAME_SIGNS or kind[0] in "LN" or (kind in ("Mn", "Mc") and not unicodedata.name(sign).startswith("VAR"))
    )


def _alphabets(name: str) -> set[str]:
    """Of the alphabets with letters that look the same: those in this name.

    >>> sorted(_alphabets("\\u0410na")), _alphabets("Ana \\u5f20")
    (['CYRILLIC', 'LATIN'], {'LATIN'})
    """
    return {unicodedata.name(sign, "").split(" ")[0] for sign in name} & LOOK_ALIKE
