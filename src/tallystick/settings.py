"""What an operator may choose; each setting is also read from the environment as TALLYSTICK_<NAME>."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers are seconds or counts."""

    host: str = "0.0.0.0"
    port: int = 8000
    data: str = "data"
    open_browser: bool = True
    origins: tuple[str, ...] = ()
    """Further origins of our own pages, behind a proxy that changes the host."""
    proxies: str = ""
    """Addresses of proxies whose word about a client's address is taken, separated by commas."""
    public_http: bool = False
    """Also answer on plain http whoever comes from the internet; else only those of a network of one's own."""
    signing_key: str = ""
    """The file of the key that signs heads, where something else keeps it; else it is made in the data folder."""
    syslog: str = ""
    """A socket of this machine, such as /dev/log, to whose collector the log goes as well."""
    sessions: Literal["here", "open", "key"] = "here"
    """Who may make a session for a class: only this machine, everybody, or who has the key that is printed at start;
    with that key one always may."""
    bot_pause: float = 1.0
    seed_patience: float = 3.0
    away_patience: float = 10.0
    """How long somebody is away before anybody at the table may let a bot play for them."""
    host_patience: float = 20.0
    """How long the host is away before somebody else leads the table."""
    slow_after: float = 10.0
    """How long a socket may leave what it was sent unread."""
    messages_a_second: float = 50.0
    messages_at_once: float = 200.0
    most_sockets: int = 20_000
    most_watching: int = 300
    """Sockets at one table."""
    tables_at_once: float = 120.0
    """Tables that one address may make in a burst; it gains two a second."""
    ping_every: float = 10.0
    given_up_days: float = 14.0
    """After so many days without a move a table is closed, and its seeds are opened; 0: never."""
    longest_days: float = 180.0
    """So many days after it was opened a table is closed, played or not, and with it every token; 0: never."""
    retention_days: float = 30.0
    """After so many days without a move a table is deleted; 0: never."""

    @property
    def file(self) -> Path:
        return Path(self.data) / "tallystick.sqlite"


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings of the environment, changed by the arguments that are not None.

    >>> read_settings({"TALLYSTICK_PORT": "9000"}, host="127.0.0.1").port
    9000
    """
    found: dict[str, Any] = {}
    values = os.environ if environment is None else environment
    for field in Settings.__struct_fields__:
        text = values.get(f"TALLYSTICK_{field.upper()}")
        if text is not None:
            found[field] = [part for part in text.split(",") if part] if field == "origins" else text
    found |= {name: value for name, value in given.items() if value is not None}
    return msgspec.convert(found, Settings, strict=False)
