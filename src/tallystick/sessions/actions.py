"""What may be said in a session: by a person, and by whoever leads it. Unknown words and fields are refused."""

from typing import Annotated, Any, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Number = Annotated[int, msgspec.Meta(ge=1, le=5000)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=2000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Short = Annotated[str, msgspec.Meta(max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=140)]
NameText = Annotated[str, msgspec.Meta(max_length=200)]
Options = dict[Short, str | int | bool]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """A message of anybody who has entered."""


class Repeatable(Said, frozen=True, kw_only=True):
    """What is said again on a new line until it is answered; doing it twice does no harm."""

    id: Id | None = None


class Rename(Repeatable, frozen=True, tag="rename"):
    """Another name; an empty one asks for another nickname."""

    name: NameText


class Hand(Repeatable, frozen=True, tag="hand"):
    up: bool
    text: Text = ""


class AnswerQuestion(Said, frozen=True, tag="answer"):
    id: Id
    question: Short
    option: Annotated[int, msgspec.Meta(ge=-1, le=3)]
    ms: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


class Predict(Said, frozen=True, tag="predict"):
    id: Id
    card: Short
    option: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class Here(Repeatable, frozen=True, tag="here"):
    """The person sits at the table with the sign."""


class Asleep(Said, frozen=True, tag="asleep"):
    """The page of this person is out of sight, or in sight again."""

    asleep: bool


class LeaveSession(Repeatable, frozen=True, tag="leave"):
    pass


class EraseMe(Repeatable, frozen=True, tag="erase"):
    pass


class PingSession(Said, frozen=True, tag="ping"):
    pass


PersonSays = Rename | Hand | AnswerQuestion | Predict | Here | Asleep | LeaveSession | EraseMe | PingSession
read_said = msgspec.json.Decoder(PersonSays).decode


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """What a facilitator asks for; the id is made by the client, and the same one is done once."""

    say: Literal["lead"] = "lead"
    id: Id


class Door(Action, frozen=True, tag="door", kw_only=True):
    open: bool
    new_code: bool = False


class ChangePlan(Action, frozen=True, tag="plan", kw_only=True):
    changes: dict[Short, Any]


class RenamePerson(Action, frozen=True, tag="rename", kw_only=True):
    number: Number
    name: NameText


class NotePerson(Action, frozen=True, tag="note", kw_only=True):
    number: Number
    text: Text


class TakeOut(Action, frozen=True, tag="take_out", kw_only=True):
    number: Number


class Shuffle(Action, frozen=True, tag="shuffle", kw_only=True):
    order: Literal["shuffled", "arrival", "list", "hand"] = "shuffled"


class Pin(Action, frozen=True, tag="pin", kw_only=True):
    number: Number
    table: TableNumber
    seat: SeatNumber | None = None


class Unpin(Action, frozen=True, tag="unpin", kw_only=True):
    number: Number


class Apart(Action, frozen=True, tag="apart", kw_only=True):
    pairs: Annotated[list[tuple[Number, Number]], msgspec.Meta(max_length=100)]


class TablesWanted(Action, frozen=True, tag="tables", kw_only=True):
    count: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    size: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None


class SendToTables(Action, frozen=True, tag="seat", kw_only=True):
    pass


class Begin(Action, frozen=True, tag="begin", kw_only=True):
    table: TableNumber | None = None


class Pause(Action, frozen=True, tag="pause", kw_only=True):
    table: TableNumber | None = None


class Resume(Action, frozen=True, tag="resume", kw_only=True):
    table: TableNumber | None = None


class SayTo(Action, frozen=True, tag="say", kw_only=True):
    text: Text
    table: TableNumber | None = None
    number: Number | None = None
    wall: bool = False


class Nudge(Action, frozen=True, tag="nudge", kw_only=True):
    number: Number


class BotIn(Action, frozen=True, tag="bot", kw_only=True):
    table: TableNumber
    seat: SeatNumber
    bot: Short | None = None


class BotOut(Action, frozen=True, tag="bot_out", kw_only=True):
    table: TableNumber
    seat: SeatNumber
    bot: Short | None = None


class Give(Action, frozen=True, tag="give", kw_only=True):
    claim: Short


class RefuseClaim(Action, frozen=True, tag="refuse", kw_only=True):
    claim: Short


class MovePerson(Action, frozen=True, tag="move", kw_only=True):
    number: Number
    table: TableNumber
    seat: SeatNumber | None = None


class SeatLate(Action, frozen=True, tag="late", kw_only=True):
    number: Number
    table: TableNumber | None = None
    watch: bool = False


class MoreTime(Action, frozen=True, tag="more_time", kw_only=True):
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]


class LastRound(Action, frozen=True, tag="last_round", kw_only=True):
    table: TableNumber | None = None


class Stop(Action, frozen=True, tag="stop", kw_only=True):
    table: TableNumber | None = None


class SetTable(Action, frozen=True, tag="set_table", kw_only=True):
    numbers: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=10)]
    game: Short | None = None
    options: Options | None = None


class Keep(Action, frozen=True, tag="keep", kw_only=True):
    table: TableNumber
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    idea: Short


class Look(Action, frozen=True, tag="look", kw_only=True):
    table: TableNumber


class Done(Action, frozen=True, tag="done", kw_only=True):
    need: Short


class ShowWall(Action, frozen=True, tag="wall", kw_only=True):
    show: Literal["code", "seats", "clock", "idea", "message", "table", "card", "quiz", "black"]
    table: TableNumber | None = None
    text: Text | None = None
    idea: Short | None = None


class Together(Action, frozen=True, tag="together", kw_only=True):
    stop: bool = False


class Forged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One payment of a real chain, changed on one copy only: for everybody to see what becomes of it."""

    block: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    line: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    amount: Annotated[int, msgspec.Meta(ge=0, le=99)]


class ShowCard(Action, frozen=True, tag="card", kw_only=True):
    card: Short
    step: Literal["ask", "show", "moment", "talk"]
    hide: list[Short] = []
    order: list[Short] = []
    forged: Forged | None = None


class Quiz(Action, frozen=True, tag="quiz", kw_only=True):
    phase: Literal["before", "after", "none"]


class End(Action, frozen=True, tag="end", kw_only=True):
    pass


class Erase(Action, frozen=True, tag="erase", kw_only=True):
    number: Number | None = None


class MakeKey(Action, frozen=True, tag="key", kw_only=True):
    role: Literal["lead", "co", "watch", "wall"]


class Revoke(Action, frozen=True, tag="revoke", kw_only=True):
    role: Literal["co", "watch", "wall"]


AnyAction = (
    Door
    | ChangePlan
    | RenamePerson
    | NotePerson
    | TakeOut
    | Shuffle
    | Pin
    | Unpin
    | Apart
    | TablesWanted
    | SendToTables
    | Begin
    | Pause
    | Resume
    | SayTo
    | Nudge
    | BotIn
    | BotOut
    | Give
    | RefuseClaim
    | MovePerson
    | SeatLate
    | MoreTime
    | LastRound
    | Stop
    | SetTable
    | Keep
    | Look
    | Done
    | ShowWall
    | Together
    | ShowCard
    | Quiz
    | End
    | Erase
    | MakeKey
    | Revoke
)
read_action = msgspec.json.Decoder(AnyAction).decode


class _Peeked(msgspec.Struct):
    say: str = ""


_peek = msgspec.json.Decoder(_Peeked).decode


def read(text: str | bytes) -> PersonSays | Any:
    """The message, of a person or of a facilitator; raises msgspec.DecodeError."""
    return read_action(text) if _peek(text).say == "lead" else read_said(text)


def word_of(message: Any) -> str:
    """What a message is called: `hand`, or `lead pause`."""
    tag = str(message.__struct_config__.tag)
    return f"lead {tag}" if isinstance(message, Action) else tag
