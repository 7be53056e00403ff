"""What the service asks of a store, and what a store keeps."""

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from tallystick.kernel.refusals import Refused

T = TypeVar("T")

BY_HOST = "host"
RETENTION = "retention"
"""Why a table was deleted."""
EMPTY = "empty"
PERSON = "person"
BOT = "bot"


class StoredEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of a journal as it is kept; `secret` is the full move when a part of it is hidden."""

    table: str
    seq: int
    line: bytes
    secret: bytes | None = None


class StoredText(NamedTuple):
    """What a person wrote in the move of one entry, with its salt; both are None once it was erased."""

    table: str
    seq: int
    reference: str
    salt: bytes | None
    text: str | None


class StoredSeat(msgspec.Struct):
    """Who sits here. Names stay beside the chain, so that they can be erased; a token is kept only as a hash."""

    seat: int
    kind: str = EMPTY
    name: str = ""
    bot: str | None = None
    token_hash: bytes = b""


class StoredTable(msgspec.Struct):
    """What is known about a table beside its journal."""

    id: str
    code: str
    game: str
    options: dict[str, str | int | bool]
    server_seed: bytes
    seats: list[StoredSeat]
    host: int = 0
    side: bool = False
    """Whether people also do what the game offers beside the rules."""
    decision_seconds: int = 0
    """After so long a bot makes a decision for whoever has not; 0: people take their time."""
    start_at_once: bool = False
    next_table: str | None = None
    locked: bool = False
    """Whether nobody new may sit down."""
    code_is_secret: bool = False
    """Whether only those who sit at the table are told its code, because somebody was removed from it."""
    by_hand: bool = False
    """Whether it is a table of paper: dice and cards are real ones, and one person keeps its book."""
    titled: dict[str, str] = {}
    """What the host says about the whole of a graph: its title, its licence, the language it was written in."""

    def copy(self) -> "StoredTable":
        """A copy whose seats may be changed."""
        return msgspec.structs.replace(self, seats=list(self.seats))


class Age(NamedTuple):
    """When a table was opened and last played at, in the server's milliseconds; `number` is its place in the store."""

    number: int
    table: str
    opened_at: int
    played_at: int
    over: bool


class Trace(NamedTuple):
    """What stays of a deleted table: nobody's name or words, but what was promised and the seed that keeps it."""

    table: str
    opening: bytes
    server_seed: bytes
    entries: int
    head: str
    deleted: int
    why: str


class StorageFailed(Exception):
    """Nothing was written, and nothing may be told as if it were."""


class AlreadyWritten(StorageFailed):
    """Another entry has this number: what is in memory is behind what is stored."""


class Damaged(StorageFailed):
    """What is asked for cannot be read any more."""


async def kept(asked: Awaitable[T]) -> T:
    """What the store answers; raises Refused when it could not do what it was asked."""
    try:
        return await asked
    except StorageFailed:
        raise Refused("storage_failed") from None


class Store(Protocol):
    """Every write is durable once it has been awaited; it raises StorageFailed when it is not."""

    def append(self, entry: StoredEntry, texts: Sequence[StoredText] = ()) -> Awaitable[None]:
        """Append to a journal, with what a person wrote in the entry: both, or neither."""
        ...

    def create(self, table: StoredTable, opening: StoredEntry) -> Awaitable[None]: ...

    def keep(self, table: StoredTable, erase: bool = False) -> Awaitable[None]:
        """Write down what changed beside the journal; where something is erased, what was there leaves no trace."""
        ...

    def delete(self, table: str, why: str, at: int) -> Awaitable[None]:
        """Keep nothing of a table but its trace."""
        ...

    def trace(self, table: str) -> Awaitable[Trace | None]: ...

    def ages(self, after: int, most: int) -> Awaitable[list[Age]]:
        """The tables after this number, at most so many."""
        ...

    def load(self, table: str) -> Awaitable[tuple[StoredTable, list[StoredEntry]] | None]: ...

    def texts(self, table: str) -> Awaitable[list[StoredText]]:
        """What people wrote at a table, in the order of its entries."""
        ...

    def erase_text(self, table: str, reference: str) -> Awaitable[None]:
        """Keep nothing of a text but its reference."""
        ...

    def table_with_code(self, code: str) -> Awaitable[str | None]: ...

    def count(self) -> Awaitable[int]: ...

    def close(self) -> None: ...
