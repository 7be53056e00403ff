"""The contract that every game keeps, and the one that every bot keeps."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from tallystick.kernel.by_hand import ByHandRules
from tallystick.kernel.chance import Chance
from tallystick.kernel.credits import Credits
from tallystick.kernel.debrief import Card
from tallystick.kernel.forms import AnyBlank, Form, Written, texts_in
from tallystick.kernel.glance import NOTHING_TO_SEE, Glance
from tallystick.kernel.graph import Graph
from tallystick.kernel.messages import Move, Teaching, Told, hidden_fields
from tallystick.kernel.options import Options, Suggestion
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.pieces import Pieces
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import Viewer
from tallystick.kernel.sentences import Formatter
from tallystick.kernel.side import Side
from tallystick.kernel.snapshots import snapshot
from tallystick.kernel.story import Recorded, Story

S = TypeVar("S")
NOTHING_BESIDE: Final[dict[str, Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code: a view comes in, a move goes out."""

    def __init__(self, name: str, blind: bool = False) -> None:
        self.name = name
        self.blind = blind
        """True for a bot that plays without looking: it is given None instead of a view."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        """One of the legal moves of this seat. `chance` is the bot's own, never the table's."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A title and its rules. `S` is the whole truth of one table of it."""

    def __init__(
        self,
        name: str,
        version: int,
        fewest: int,
        most: int,
        options: type[Options],
        moves: Sequence[type[Move]],
        concepts: dict[Teaching, str],
        box: dict[str, Any],
        bots: dict[str, Bot],
        credits: Credits | None = None,  # noqa: A002
        option_groups: Mapping[str, Sequence[str]] | None = None,
        presets: Mapping[str, Mapping[str, str | int | bool]] | None = None,
        extras: Sequence[str] = (),
        formatters: Mapping[str, Formatter] | None = None,
        earlier: Sequence["Game[Any]"] = (),
        suggested: Sequence[Suggestion] = (),
        mark: str = "",
        cards: Sequence[Card] = (),
    ) -> None:
        self.name = name
        self.slug = name.replace("-", "_")
        """The name of its folders, here, in the browser and in the tests."""
        self.package = type(self).__module__.rpartition(".")[0]
        """Where it comes from: its words lie in `words/` of this package."""
        self.version = version
        """Of the rules and the box; new tables are opened by it, and a journal names it."""
        self.earlier = {game.version: game for game in earlier}
        """The same title by the rules and the box of before, for the tables that were opened by them."""
        self.fewest = fewest
        self.most = most
        self.options = options
        self.moves = tuple(moves)
        self.concepts = concepts
        """Every event of the game, with the idea it teaches; some teach more by their reason."""
        self.box = box
        """The components as plain data: what the browser draws and the printer prints."""
        self.bots = bots
        self.credits = credits
        self.option_groups = dict(option_groups or {})
        """Which options stand together where a table is made; those of no group are its fine print."""
        self.presets = dict(presets or {})
        """Ways to play with a name: what each sets, beside which everything is as usual."""
        self.extras = tuple(extras)
        """What else a table may be made with, which changes no rule: fields of the request for a new table."""
        self.mark = mark
        """What the ids of the messages on its rules page have in common, as `step-mi-1`; none has no such page."""
        self.cards = tuple(cards)
        """What a class can talk about afterwards; their words lie in `debrief` of its words."""
        self.suggested = tuple(suggested)
        """What the rulebook suggests for an option, by the number of players."""
        self.formatters = dict(formatters or {})
        """The functions of its own that the game's sentences use, by name."""
        self.texts: dict[type[Move], dict[str, Written]] = {kind: texts_in(kind) for kind in moves if texts_in(kind)}
        """The moves in which a person writes, and where."""
        self.box_texts = frozenset(re.findall(r"@[a-z0-9_.]+", str(box))) if self.texts else frozenset()
        """The names of the texts in the box; whatever else a person writes is in their own words."""
        if any(set(fields) & set(hidden_fields(kind)) for kind, fields in self.texts.items()):
            raise TypeError("what a person writes is for everybody")
        union: Any = self.moves[0]
        for kind in self.moves[1:]:
            union = union | kind
        self._decoder: Any = msgspec.json.Decoder(union)

    def at(self, version: int) -> "Game[Any] | None":
        """The title by the rules of this version; None when they are not kept."""
        return self if version == self.version else self.earlier.get(version)

    def versions(self) -> tuple[int, ...]:
        """Every version of the rules that can be played."""
        return (*self.earlier, self.version)

    def setup(self, seats: int, options: Any, chance: Chance, told: Told) -> S:
        """A fresh table; the number of seats is one the game allows (see `check_seats`)."""
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that may move now; none when it is over."""
        raise NotImplementedError

    def legal(self, state: S, actor: int) -> tuple[Move, ...]:
        """Every move that this seat (or the clock) may make now; a form stands for all its fillings."""
        raise NotImplementedError

    def apply(self, state: S, actor: int, move: Move, chance: Chance, told: Told) -> None:
        """Carry the move out; or raise Refused and leave state and chance untouched."""
        raise NotImplementedError

    def view(self, state: S, viewer: Viewer) -> msgspec.Struct:
        """What the viewer may know, built up from nothing."""
        raise NotImplementedError

    def own(self, state: S, seat: int, public: Any) -> dict[str, Any]:
        """The fields of a seat's view that are not as in the public's view of this state."""
        view: Any = self.view(state, Viewer(seat))
        fields: tuple[str, ...] = view.__struct_fields__
        return {name: getattr(view, name) for name in fields if getattr(view, name) != getattr(public, name)}

    def beside(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a frame tells this viewer beside the view, from nothing else than it may know; no entry holds it."""
        return NOTHING_BESIDE

    def concerns(self, state: S, seat: int) -> bool:
        """Whether what all are asked now is a question for this seat, by what lies open to everybody."""
        return True

    def shrug(self, state: S, seat: int) -> Move | None:
        """The answer of somebody who lets happen what all are asked now; None where nobody can answer for them."""
        return None

    def outcome(self, state: S) -> Outcome | None:
        """None while it goes on."""
        raise NotImplementedError

    def counted(self, state: S) -> Outcome:
        """What everybody has so far, where a table is stopped before its end; nobody wins then."""
        return Outcome("stopped", 0, (), ())

    def glance(self, view: Any) -> Glance:
        """One row of a cockpit, from what everybody may know."""
        return NOTHING_TO_SEE

    def clone(self, state: S) -> S:
        """An exact and independent copy."""
        raise NotImplementedError

    def snapshot(self, state: S) -> dict[str, Any]:
        """The whole truth as plain data: equal snapshots, equal states."""
        plain: dict[str, Any] = snapshot(state)
        return plain

    def imagine(self, state: S, viewer: Viewer, chance: Chance) -> S:
        """A copy in which what the viewer cannot know is dealt again, so that the viewer sees no difference."""
        raise NotImplementedError

    def waits(self, state: S) -> tuple[int, int]:
        """The number of what all are asked now (0: nothing), and after how many seconds the clock moves (0: never).

        A new number restarts the seconds; while it stays, they run on, and nobody's answer makes another's stale.
        """
        return 0, 0

    def graph(self, state: S | None) -> Graph | None:
        """The knowledge graph that people make at the table, empty before the start; None in a game without one."""
        return None

    def side(self, seats: int, wanted: bool) -> Side | None:
        """What people do beside the game at one table, if the game has it; a table says whether it is wanted."""
        return None

    def by_hand(self) -> ByHandRules:
        """How a table of paper is booked; raises Refused for a game that needs its screens."""
        raise Refused("not_by_hand")

    def story(self, entries: Sequence[Recorded]) -> Story | None:
        """What is worth telling of a table that is over, from its public entries alone; a game may have none."""
        return None

    def pieces(self, options: Any) -> Sequence[Pieces]:
        """What lies on a table with these options, for whoever reads the rules."""
        return ()

    def most_with(self, options: Any) -> int:
        """How many can play with these options; `most` unless an option of the game raises it."""
        return self.most

    def check_seats(self, seats: int, options: Any = None) -> None:
        """Raise Refused unless this many can play, by the defaults or with these options."""
        most = self.most if options is None else self.most_with(options)
        if not self.fewest <= seats <= most:
            raise Refused("wrong_number_of_players", players=seats, fewest=self.fewest, most=most)

    def read_move(self, asked: bytes) -> Move:
        """The move written in these bytes; raises Refused for anything else."""
        try:
            move: Move = self._decoder.decode(asked)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise Refused("not_a_move") from None
        return move

    def read_legal(self, told: Any) -> Move:
        """A legal move as a frame tells it, which may be a form; raises Refused for anything else."""
        if not isinstance(told, dict) or told.get("move") != "form":
            return self.read_move(msgspec.json.encode(told))
        try:
            blanks = msgspec.convert(told["blanks"], dict[str, AnyBlank])
            return Form(blanks, self.read_move(msgspec.json.encode(told["like"])))
        except (KeyError, msgspec.ValidationError):
            raise Refused("not_a_move") from None
