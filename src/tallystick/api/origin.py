"""Whether a request comes from a page of this server, calls it by a name of its own, and was not sent in the open."""

import ipaddress
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

LOCAL: Final = ("local", "lan", "home", "internal", "localhost", "home.arpa")
"""Endings of names that only a network of one's own gives out."""


def is_own(headers: Mapping[str, str], allowed: Iterable[str]) -> bool:
    """A browser names the page's origin, and it must be exactly ours; who names none is no browser's page.

    Tokens are never cookies, so a program without an origin has nothing that it was not given.
    """
    origin = headers.get("origin")
    return origin is None or is_ours(origin, headers, allowed)


def is_ours(origin: str, headers: Mapping[str, str], allowed: Iterable[str]) -> bool:
    """Whether that is where this request went, or one of the others that are allowed."""
    host = headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}") or origin in allowed


def is_known(host: str, allowed: Iterable[str]) -> bool:
    """Whether a server may be called so: by an address, by a name of the network it is in, or as the settings say.

    Any other name could be a foreign page's own, which leads to this machine only for as long as the page wants it.

    >>> [is_known(host, ()) for host in ("192.168.1.7:8000", "[::1]:8000", "pi", "pi.local:8000", "evil.example:8000")]
    [True, True, True, True, False]
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    name = name.strip("[]").rstrip(".").lower()
    if "." not in name or name.endswith(tuple(f".{ending}" for ending in LOCAL)) or is_address(name):
        return True
    return any(origin in (f"http://{host}", f"https://{host}") for origin in allowed)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(4096)
def is_far(address: str) -> bool:
    """Whether this address is on the internet: what comes from there must come by TLS.

    >>> [is_far(one) for one in ("192.168.1.7", "::1", "fe80::1", "8.8.8.8", "::ffff:8.8.8.8", "")]
    [False, False, False, True, True, False]
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_global
