"""What sessions ask of a store, and what it keeps of a session."""

from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

NAME = "name"
NOTE = "note"
HAND = "hand"
SAID = "said"
SHOWN = "shown"
CLAIM = "claim"
"""The kinds of texts: what a person is called, what a facilitator notes of them, what somebody wrote, who claims."""


class Happened(NamedTuple):
    """One entry of a session's log. It holds numbers and our own words; names and free texts lie beside it."""

    seq: int
    t: int
    by: str
    """`lead`, `co`, `server`, or the number of a person."""
    what: str
    id: str | None
    """Made by whoever asked; the same one is never written twice."""
    body: dict[str, Any]


class Text(NamedTuple):
    """What a person wrote or is called, beside the log, so that it can be erased; None erases."""

    kind: str
    about: str
    text: str | None


class Answered(NamedTuple):
    """One answer of a person: to a question before or after the game, or to what a card asks."""

    number: int
    phase: str
    """`before`, `after` or `card`."""
    question: str
    option: int
    ms: int
    t: int


class StoredSession(msgspec.Struct, frozen=True):
    """What is known of a session beside its log; of each key only the hash is kept."""

    id: str
    code: str
    created: int
    keys: dict[str, bytes] = {}
    words_salt: bytes = b""
    words_hash: bytes = b""


class Loaded(NamedTuple):
    stored: StoredSession
    log: list[Happened]
    texts: list[Text]
    answers: list[Answered]


class Listed(NamedTuple):
    """A session as the operator sees it."""

    id: str
    code: str
    created: int
    played: int
    people: int
    ended: int
    """1 once it is over."""
    texts: int
    """How many names and other texts are kept."""


class SessionStore(Protocol):
    """Every write is durable once it has been awaited; it raises StorageFailed when it is not."""

    def create_session(self, stored: StoredSession, first: Happened) -> Awaitable[None]: ...

    def log_session(
        self, session: str, entry: Happened, texts: Sequence[Text] = (), stored: StoredSession | None = None
    ) -> Awaitable[None]:
        """Append to a log, with texts and with what changed beside it: all, or nothing."""
        ...

    def load_session(self, session: str) -> Awaitable[Loaded | None]: ...

    def session_with_code(self, code: str) -> Awaitable[str | None]: ...

    def answer_session(self, session: str, answered: Answered) -> Awaitable[None]:
        """Keep an answer; the same question is answered once."""
        ...

    def list_sessions(self) -> Awaitable[list[Listed]]: ...

    def erase_texts(self, session: str, about: str | None) -> Awaitable[None]:
        """Keep nothing of what a person is called and wrote, or of all of them; nothing on the disk either."""
        ...

    def delete_session(self, session: str) -> Awaitable[None]: ...
