"""The secret key with which a server signs heads: made once, and kept beside its tables."""

import os
import secrets
from pathlib import Path

from tallystick.journal.signed_heads import Signer
from tallystick.kernel.refusals import Refused

NAME = "signing.key"


def signer_in(folder: Path, kept: str = "") -> Signer:
    """The signer of this folder, with a new key the first time, or the one whose key is kept in another file.

    Raises Refused when what is there is no key.
    """
    path = Path(kept) if kept else folder / NAME
    if not kept and not path.exists():
        write_secret(path, secrets.token_hex(32))
    try:
        return Signer(bytes.fromhex(path.read_text("ascii")))
    except (OSError, ValueError):
        raise Refused("signing_key_damaged", file=str(path)) from None


def write_secret(path: Path, text: str) -> None:
    """Whole and durable, or not at all; for nobody else's eyes."""
    made = path.with_suffix(".new")
    made.unlink(missing_ok=True)
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    made.replace(path)
