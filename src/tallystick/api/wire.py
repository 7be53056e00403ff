"""What a client may say: every message with its fields, nothing else."""

from typing import Annotated, Literal

import msgspec

from tallystick.tables.showing import AnswerChain, ShowChain, WithdrawChain

LARGEST_MESSAGE = 16 * 1024

Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
MoveId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Seq = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Short = Annotated[str, msgspec.Meta(max_length=64)]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """A message on a socket."""


class Hello(Said, frozen=True, tag="hello"):
    table: Short
    token: Short | None = None
    after: Seq = -1
    commit: Hex64 | None = None


class Enter(Said, frozen=True, tag="enter"):
    """The first message in a session instead of a hello: the token says who it is."""

    session: Short
    token: Short


class ShowSeed(Said, frozen=True, tag="seed"):
    seed: Hex64


class AskMove(Said, frozen=True, tag="move"):
    id: MoveId
    after: Seq
    move: msgspec.Raw


class Lead(Said, frozen=True, tag="host"):
    do: Literal["start", "pause", "resume", "bot", "remove", "give_back", "lock", "unlock", "new_code"]
    seat: SeatNumber | None = None
    bot: Short | None = None


class Leave(Said, frozen=True, tag="leave"):
    pass


class ForgetName(Said, frozen=True, tag="forget_name"):
    pass


class EraseText(Said, frozen=True, tag="erase"):
    text: Hex64


class AskMe(Said, frozen=True, tag="ask"):
    """When to ask this seat what all are asked at once: always, when it concerns it, or with a raised hand."""

    to: Literal["always", "concerns", "raised"]


class ReportHead(Said, frozen=True, tag="head"):
    seq: Seq
    head: Hex64


class Ping(Said, frozen=True, tag="ping"):
    """A browser cannot send the protocol's own ping, nor see one; it asks so whether the line is alive."""


Message = (
    Hello
    | Enter
    | ShowSeed
    | AskMove
    | Lead
    | Leave
    | ForgetName
    | EraseText
    | AskMe
    | ReportHead
    | Ping
    | ShowChain
    | AnswerChain
    | WithdrawChain
)

read_message = msgspec.json.Decoder(Message).decode


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewTable(Asked, frozen=True):
    game: Short
    seats: SeatNumber
    name: str
    bots: dict[SeatNumber, Short] = {}
    options: dict[str, str | int | bool] = {}
    preset: Short = ""
    start: bool = False
    seat: SeatNumber = 0
    own_seats: SeatNumber = 1
    own_names: list[str] = []
    side: bool = msgspec.field(name="ledger_by_hand", default=False)
    decision_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    by_hand: bool = msgspec.field(name="paper", default=False)


class BookEntry(Asked, frozen=True):
    """A form for the book of a table of paper; `check` has it judged only, `id` makes it harmless to send it twice."""

    id: Short
    form: msgspec.Raw
    check: bool = False
    lang: Short = "en"


class Undo(Asked, frozen=True):
    """The entry that was last when whoever keeps the book asked for it."""

    after: int
    lang: Short = "en"


class Turn(msgspec.Struct, frozen=True):
    """The seats that may move now."""

    to_act: list[int]
    over: bool


class Join(Asked, frozen=True):
    """`instead_of` is the seat of a bot, at a table that runs; `seat` is the one that is liked best, for its colour."""

    code: Short
    name: str
    seat: SeatNumber | None = None
    instead_of: SeatNumber | None = None


class Find(Asked, frozen=True):
    code: Short


class Found(msgspec.Struct, frozen=True):
    """One of the two. Of a session also what the door must say: how people are called there, a nickname that is free or
    the names of the list that are, and whether anybody new may come in."""

    table: str | None
    session: str | None = None
    names: str | None = None
    title: str = ""
    game: str = ""
    phase: str = ""
    locked: bool = False
    full: bool = False
    offer: str = ""
    free: tuple[str, ...] = ()


class Question(Asked, frozen=True):
    """About the graph of a table, in SPARQL; the labels of what people wrote are in `lang`."""

    sparql: str
    lang: Short = "en"


class SeatToken(msgspec.Struct, frozen=True):
    seat: int
    token: str


class TableMade(msgspec.Struct, frozen=True):
    table: str
    code: str
    seats: list[SeatToken]


class Joined(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str


class TableTrace(msgspec.Struct, frozen=True):
    """What stays of a deleted table: its opening, and the server's seed that the opening promised."""

    table: str
    opening: msgspec.Raw
    seed: str
    entries: int
    head: str
    deleted: int
    why: str


class Rematched(msgspec.Struct, frozen=True):
    table: str
    code: str
    seat: int
    token: str
