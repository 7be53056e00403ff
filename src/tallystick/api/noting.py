"""What happens at the door, noted for the operator: who came in and who was refused.

No name, token, code or address is ever written down; an address has a mark that means nothing after the server ended.
"""

import hmac
import logging
import secrets
from typing import Final

log = logging.getLogger(__name__)

CAME_IN: Final = "came_in"
REFUSED: Final = "refused"
_KEY: Final = secrets.token_bytes(32)


def mark_of(address: str) -> str:
    """The same few letters for one address until the server ends; the address cannot be told from them."""
    return hmac.digest(_KEY, address.encode("utf-8", "replace"), "sha256")[:4].hex()


def note_entry(how: str, address: str, table: str, seat: int) -> None:
    """Somebody was given a seat, or has proved it."""
    log.info(CAME_IN, extra={"about": {"how": how, "from": mark_of(address), "table": table, "seat": seat}})


def note_refusal(code: str, address: str, asked: str, table: str | None = None, seat: int | None = None) -> None:
    """Somebody asked for what they may not have; `asked` is a word of ours, never theirs."""
    about = {"code": code, "from": mark_of(address), "asked": asked, "table": table, "seat": seat}
    log.warning(REFUSED, extra={"about": {name: value for name, value in about.items() if value is not None}})
