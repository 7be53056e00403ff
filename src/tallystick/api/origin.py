"""Whether a request comes from a page of this server."""

from collections.abc import Iterable, Mapping


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
