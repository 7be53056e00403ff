"""How many may come in at once: as many as this process can hold, with places kept for people who have a token."""

from typing import Final, NamedTuple

SPARE: Final = 4096
"""Descriptors beside those of sockets: for requests over HTTP, the store, the pages and questions."""
MOST_SILENT: Final = 1024


class Places(NamedTuple):
    """When the first two are taken, the one that has been silent longest makes room for a newcomer."""

    requests: int
    """Connections for requests over HTTP."""
    silent: int
    """Sockets that have not said who they are."""
    strangers: int
    """Sockets without a token; the rest of all sockets is for people who have one."""
    sockets: int


def places_among(most_sockets: int, descriptors: int) -> Places:
    """What there is room for.

    >>> places_among(20_000, 24_096)
    Places(requests=2048, silent=1024, strangers=15000, sockets=20000)
    >>> places_among(20_000, 1024)
    Places(requests=256, silent=128, strangers=384, sockets=512)
    """
    spare = min(SPARE, descriptors // 2)
    sockets = min(most_sockets, descriptors - spare)
    return Places(spare // 2, max(1, min(MOST_SILENT, sockets // 4)), max(1, sockets * 3 // 4), sockets)


def raise_descriptors(wanted: int) -> int:
    """Ask for so many descriptors, and say how many there are; many systems begin with no more than 1,024."""
    try:
        import resource
    except ImportError:
        return wanted  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    except (OSError, ValueError):  # a system may allow less than it says
        return soft
    return max(soft, most)
