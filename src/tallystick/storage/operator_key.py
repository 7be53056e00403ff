"""The operator's key: whoever can read the data folder may make sessions and mend their keys."""

import secrets
from pathlib import Path

from tallystick.storage.signing_key import write_secret

NAME = "operator.key"
ADDRESS = "serving.address"
"""Where the server of this folder listens, as long as it runs."""


def operator_key_in(folder: Path) -> str:
    """The key of this folder, a new one the first time."""
    path = folder / NAME
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_secret(path, secrets.token_urlsafe(32))
    return path.read_text("ascii").strip()
