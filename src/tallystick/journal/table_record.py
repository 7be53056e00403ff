"""The record of one table while it is played: judge a move, write the entry, then make it true."""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from tallystick.journal.canonical import canonical, canonical_in_order
from tallystick.journal.commitments import Salts, commitment, commitment_to_seed, table_key
from tallystick.journal.entries import (
    BY_HAND,
    END,
    MOVE,
    NOTE,
    NOTHING_BEFORE,
    OPENING,
    SEED_COMMITTED,
    SEED_OPENED,
    START,
    STOPPED,
    UNDONE,
    VERSION,
    AfterSeal,
    BeforeSeal,
    Entry,
    Opened,
)
from tallystick.journal.sealing import seal_and_line
from tallystick.journal.tape import Tape
from tallystick.kernel.by_hand import ByHand, Entered
from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event, Move, hidden_fields
from tallystick.kernel.options import Options, chosen
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import FACILITATOR, PUBLIC

replace: Final[Any] = msgspec.structs.replace


@cache
def fingerprint(game: Game[Any]) -> str:
    """The hash of what is in the box, so that a journal says which cards and board it was played with."""
    return sha256(canonical(game.box)).hexdigest()


class Proposal:
    """What would be true once its entry is written down; all but the entry only where something was played."""

    def __init__(
        self,
        made: tuple[Entry, bytes],
        move: Move | None = None,
        events: Sequence[Event] = (),
        state: Any = None,
        chance: Tape | None = None,
        opened: dict[int | None, list[Opened]] | None = None,
        public: tuple[Any, bytes] | None = None,
    ) -> None:
        self.entry, self.line = made
        """The entry, and its line in the journal without the end."""
        self.move = move
        self.events = events
        self.state = state
        self.chance = chance
        self.opened: dict[int | None, list[Opened]] = opened or {}
        """The hidden values of the events with their salts, for each seat that may know some."""
        self.public = public
        """The view that everybody has afterwards, and its canonical bytes; None when nothing was played."""


class TableRecord:
    """Everything known about a table, and the only maker of its entries.

    Each step is first proposed, which changes nothing, and then accepted. Between the two a caller makes the entry
    durable: nothing is true before it is written. Seats commit to a seed each, then open them, then the table starts;
    a seat that brings no seed is left out.
    """

    def __init__(
        self, game: Game[Any], seats: int, options: Options, table: str, server_seed: bytes, by_hand: bool = False
    ) -> None:
        game.check_seats(seats, options)
        self.by_hand = by_hand
        """Whether dice and cards are real ones, and what they show is entered."""
        self.game = game
        self.seats = seats
        self.options = options
        self.table = table
        self.server_seed = server_seed
        self.entries: list[Entry] = []
        self.commits: dict[int, str] = {}
        self.seeds: dict[int, bytes] = {}
        self.moves: dict[int, Move] = {}
        self.last_events: Sequence[Event] = ()
        self._salts: Salts | None = None
        self.chance: Tape | None = None
        self.state: Any = None
        self.played: dict[int, tuple[Any, tuple[Any, bytes] | None]] = {}
        """At a table of paper the truth after each entry, and what everybody saw of it: to go back to."""

    @property
    def head(self) -> str:
        return self.entries[-1].seal if self.entries else NOTHING_BEFORE

    @property
    def started(self) -> bool:
        return self.state is not None

    @property
    def ended(self) -> bool:
        return bool(self.entries) and self.entries[-1].kind == END

    def accept(self, proposal: Proposal) -> Entry:
        """Make a proposal true; it must follow the entry that is last now."""
        entry = proposal.entry
        if entry.prev != self.head:
            raise ValueError("the proposal follows another entry")
        self.entries.append(entry)
        self.last_events = proposal.events
        if entry.kind == SEED_COMMITTED and entry.actor is not None:
            self.commits[entry.actor] = entry.body["commit"]
        elif entry.kind == SEED_OPENED and entry.actor is not None:
            self.seeds[entry.actor] = bytes.fromhex(entry.body["seed"])
        elif entry.kind == START:
            self._salts = Salts(self._key())
        if proposal.move is not None:
            self.moves[entry.seq] = proposal.move
        if proposal.chance is not None:
            self.state = proposal.state
            self.chance = proposal.chance
        elif entry.kind == UNDONE:
            self.state = self.played[entry.body["to"]][0]
        if self.by_hand:
            self.played[entry.seq] = self.state, proposal.public
        return entry

    def propose_opening(self, players: Sequence[str], t: int = 0) -> Proposal:
        """Entry 0: what is played, by which rules, and the commitment to the server's seed."""
        body = {
            "box": fingerprint(self.game),
            "game": self.game.name,
            "options": chosen(self.options),
            "players": list(players),
            "rules": self.game.version,
            "seed": commitment_to_seed(self.server_seed),
        }
        if self.by_hand:
            body["chance"] = BY_HAND
        return self._without_play(OPENING, None, body, t)

    def propose_commit(self, seat: int, commit: str, t: int = 0) -> Proposal:
        """A seat fixes its seed without showing it."""
        self._before_start()
        if seat in self.commits or len(commit) != 64 or set(commit) - set("0123456789abcdef"):
            raise Refused("bad_seed")
        return self._without_play(SEED_COMMITTED, seat, {"commit": commit}, t)

    def propose_seed(self, seat: int, seed: bytes, t: int = 0) -> Proposal:
        """A seat shows its seed."""
        self._before_start()
        if seat in self.seeds or self.commits.get(seat) != commitment_to_seed(seed):
            raise Refused("bad_seed")
        return self._without_play(SEED_OPENED, seat, {"seed": seed.hex()}, t)

    def propose_start(self, t: int = 0) -> Proposal:
        """The seeds are fixed; the cards are shuffled."""
        self._before_start()
        key = self._key()
        chance = Tape(key)
        events: list[Event] = []
        dealt: Chance = ByHand(()) if self.by_hand else chance
        state = self.game.setup(self.seats, self.options, dealt, events.append)
        return self._played(START, None, None, None, events, state, chance, Salts(key), t)

    def propose_move(self, actor: int, move: Move, id: str | None = None, t: int = 0) -> Proposal:  # noqa: A002
        """Judge a move; raises Refused and changes nothing when the rules say no."""
        if self.ended or self.chance is None or self._salts is None:
            raise Refused("game_over" if self.ended else "not_started")
        if self.by_hand:
            raise Refused("only_booked")
        state = self.game.clone(self.state)
        chance = self.chance.clone()
        events: list[Event] = []
        self.game.apply(state, actor, move, chance, events.append)
        return self._played(MOVE, actor, move, id, events, state, chance, self._salts, t)

    def propose_booked(self, actor: int, move: Move, entered: Entered, id: str | None = None, t: int = 0) -> Proposal:  # noqa: A002
        """Judge a move at a table of paper, by what was entered for it; raises Refused and changes nothing."""
        if self.ended or self.chance is None or self._salts is None:
            raise Refused("game_over" if self.ended else "not_started")
        if not self.by_hand:
            raise Refused("not_by_hand")
        state = self.game.clone(self.state)
        self.game.by_hand().stack(state, entered.cards)
        dice = ByHand(entered.dice)
        events: list[Event] = []
        self.game.apply(state, actor, move, dice, events.append)
        if dice.dice:
            raise Refused("die_left_over", value=dice.dice[0])
        return self._played(MOVE, actor, move, id, events, state, self.chance, self._salts, t, entered)

    def move_again(self, actor: int, move: Move, id: str | None, t: int) -> Proposal:  # noqa: A002
        """The same without a copy of the state: for a proof, which begins anew after any no."""
        if self.ended or self.chance is None or self._salts is None or self.by_hand:
            raise Refused("game_over" if self.ended else "not_started")
        events: list[Event] = []
        self.game.apply(self.state, actor, move, self.chance, events.append)
        return self._played(MOVE, actor, move, id, events, self.state, self.chance, self._salts, t)

    def propose_note(self, actor: int | None, body: Mapping[str, Any], t: int = 0, id: str | None = None) -> Proposal:  # noqa: A002
        """Something that happened around the table and that no rule reads, such as who took over a seat."""
        return self._without_play(NOTE, actor, body, t, id)

    def propose_undo(self, to: int, t: int = 0) -> Proposal:
        """What was booked after that entry does not count, at a table of paper; it stays written down."""
        if self.ended:
            raise Refused("game_over")
        state, public = self.played.get(to, (None, None))
        if state is None or public is None:
            raise Refused("nothing_to_undo")
        made = self._entry(UNDONE, None, {"to": to}, {}, self.entries[to].state, None, t)
        return Proposal(made, public=public)

    def copied(self) -> "TableRecord":
        """The same record, to try something on; what it holds is never changed in place at a table of paper."""
        copy = TableRecord(self.game, self.seats, self.options, self.table, self.server_seed, self.by_hand)
        copy.entries = self.entries[:]
        copy.moves = dict(self.moves)
        copy.played = dict(self.played)
        copy._salts, copy.chance, copy.state = self._salts, self.chance, self.state
        return copy

    def propose_end(self, t: int = 0, reason: str | None = None) -> Proposal:
        """The last entry opens the seed and every secret move, so that anybody can check the whole journal.

        A reason says why there is no outcome.
        """
        outcome = self.game.outcome(self.state) if self.started else None
        if reason is not None and outcome is not None:
            raise Refused("game_over")
        if reason == STOPPED and self.started:
            outcome = self.game.counted(self.state)
        body: dict[str, Any] = {
            "entries": len(self.entries),
            "moves": {str(seq): move for seq, move in self.moves.items() if hidden_fields(type(move))},
            "outcome": outcome,
            "seed": self.server_seed.hex(),
        }
        if reason is not None:
            body["reason"] = reason
        return self._without_play(END, FACILITATOR if reason == STOPPED else None, body, t)

    def outcome(self) -> Outcome | None:
        """How the table ended: by the rules, or as it was counted when somebody stopped it."""
        if not self.started:
            return None
        was_stopped = self.ended and self.entries[-1].body.get("reason") == STOPPED
        return self.game.counted(self.state) if was_stopped else self.game.outcome(self.state)

    def _before_start(self) -> None:
        if self.started or self.ended:
            raise Refused("already_started")

    def _key(self) -> bytes:
        seeds = [self.seeds.get(seat, b"") for seat in range(self.seats)]
        return table_key(self.server_seed, self.entries[0].seal, seeds)

    def _played(
        self,
        kind: str,
        actor: int | None,
        move: Move | None,
        id: str | None,  # noqa: A002
        events: list[Event],
        state: Any,
        chance: Tape,
        salts: Salts,
        t: int,
        entered: Entered | None = None,
    ) -> Proposal:
        seq = len(self.entries)
        commitments: dict[str, str] = {}
        opened: dict[int | None, list[Opened]] = {}
        told: list[Event] = []
        body: dict[str, Any] = {"events": told}
        if entered is not None:
            body["entered"] = entered
        if move is not None:
            body["move"] = move
            secret = hidden_fields(type(move))
            if secret:
                body["move"] = replace(move, **dict.fromkeys(secret))
            for name in secret:
                slot = "move_" + name
                commitments[slot] = commitment(salts.of(seq, slot), self.table, seq, slot, getattr(move, name))
        for event in events:
            hidden = hidden_fields(type(event))
            for name in hidden:
                slot = f"e{len(told)}_{name}"
                salt, value = salts.of(seq, slot), getattr(event, name)
                commitments[slot] = commitment(salt, self.table, seq, slot, value)
                opened.setdefault(event.seat, []).append(Opened(salt.hex(), seq, slot, value))  # type: ignore[attr-defined]
            told.append(replace(event, **dict.fromkeys(hidden)) if hidden else event)
        view = self.game.view(state, PUBLIC)
        seen = canonical_in_order(view)
        made = self._entry(kind, actor, body, commitments, sha256(seen).hexdigest(), id, t)
        return Proposal(made, move, events, state, chance, opened, (view, seen))

    def _without_play(
        self,
        kind: str,
        actor: int | None,
        body: Mapping[str, Any],
        t: int,
        id: str | None = None,  # noqa: A002
    ) -> Proposal:
        before = self.entries[-1].state if self.entries else NOTHING_BEFORE
        return Proposal(self._entry(kind, actor, dict(body), {}, before, id, t))

    def _entry(
        self,
        kind: str,
        actor: int | None,
        body: dict[str, Any],
        commitments: dict[str, str],
        state: str,
        id: str | None,  # noqa: A002
        t: int,
    ) -> tuple[Entry, bytes]:
        seq, prev = len(self.entries), self.head
        seal, line = seal_and_line(
            BeforeSeal(actor, body, id, kind, prev), AfterSeal(commitments, seq, state, t, self.table, VERSION)
        )
        return Entry(actor, body, id, kind, prev, seal, commitments, seq, state, t, self.table, VERSION), line
