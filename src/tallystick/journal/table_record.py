"""The record of one table while it is played: judge a move, write the entry, then make it true."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from tallystick.journal.canonical import canonical, canonical_view
from tallystick.journal.commitments import commitment, commitment_to_seed, salt_for, table_key
from tallystick.journal.entries import (
    END,
    MOVE,
    NOTE,
    NOTHING_BEFORE,
    OPENING,
    SEED_COMMITTED,
    SEED_OPENED,
    START,
    VERSION,
    AfterSeal,
    BeforeSeal,
    Entry,
    Opened,
)
from tallystick.journal.sealing import seal_and_line
from tallystick.journal.tape import Tape
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event, Move, hidden_fields, public
from tallystick.kernel.options import Options, chosen
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import PUBLIC


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

    def __init__(self, game: Game[Any], seats: int, options: Options, table: str, server_seed: bytes) -> None:
        game.check_seats(seats, options)
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
        self.key = b""
        self.chance: Tape | None = None
        self.state: Any = None

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
            self.key = self._key()
        if proposal.move is not None:
            self.moves[entry.seq] = proposal.move
        if proposal.chance is not None:
            self.state = proposal.state
            self.chance = proposal.chance
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
        state = self.game.setup(self.seats, self.options, chance, events.append)
        return self._played(START, None, None, None, events, state, chance, key, t)

    def propose_move(self, actor: int, move: Move, id: str | None = None, t: int = 0) -> Proposal:  # noqa: A002
        """Judge a move; raises Refused and changes nothing when the rules say no."""
        if self.ended or self.chance is None:
            raise Refused("game_over" if self.ended else "not_started")
        state = self.game.clone(self.state)
        chance = self.chance.clone()
        events: list[Event] = []
        self.game.apply(state, actor, move, chance, events.append)
        return self._played(MOVE, actor, move, id, events, state, chance, self.key, t)

    def move_again(self, actor: int, move: Move, id: str | None, t: int) -> Proposal:  # noqa: A002
        """The same without a copy of the state: for a proof, which begins anew after any no."""
        if self.ended or self.chance is None:
            raise Refused("game_over" if self.ended else "not_started")
        events: list[Event] = []
        self.game.apply(self.state, actor, move, self.chance, events.append)
        return self._played(MOVE, actor, move, id, events, self.state, self.chance, self.key, t)

    def propose_note(self, actor: int | None, body: Mapping[str, Any], t: int = 0) -> Proposal:
        """Something that happened around the table and that no rule reads, such as who took over a seat."""
        return self._without_play(NOTE, actor, body, t)

    def propose_end(self, t: int = 0, reason: str | None = None) -> Proposal:
        """The last entry opens the seed and every secret move, so that anybody can check the whole journal.

        A reason says why there is no outcome.
        """
        outcome = self.game.outcome(self.state) if self.started else None
        if reason is not None and outcome is not None:
            raise Refused("game_over")
        body: dict[str, Any] = {
            "entries": len(self.entries),
            "moves": {str(seq): move for seq, move in self.moves.items() if hidden_fields(type(move))},
            "outcome": outcome,
            "seed": self.server_seed.hex(),
        }
        if reason is not None:
            body["reason"] = reason
        return self._without_play(END, None, body, t)

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
        key: bytes,
        t: int,
    ) -> Proposal:
        seq = len(self.entries)
        commitments: dict[str, str] = {}
        opened: dict[int | None, list[Opened]] = {}
        told: list[Event] = []
        body: dict[str, Any] = {"events": told}
        if move is not None:
            body["move"] = move
            for name in hidden_fields(type(move)):
                body["move"] = public(move)
                slot = "move_" + name
                commitments[slot] = commitment(salt_for(key, seq, slot), self.table, seq, slot, getattr(move, name))
        for event in events:
            hidden = hidden_fields(type(event))
            for name in hidden:
                slot = f"e{len(told)}_{name}"
                salt, value = salt_for(key, seq, slot), getattr(event, name)
                commitments[slot] = commitment(salt, self.table, seq, slot, value)
                opened.setdefault(event.seat, []).append(Opened(salt.hex(), seq, slot, value))  # type: ignore[attr-defined]
            told.append(public(event) if hidden else event)
        view = self.game.view(state, PUBLIC)
        seen = canonical_view(view)
        made = self._entry(kind, actor, body, commitments, sha256(seen).hexdigest(), id, t)
        return Proposal(made, move, events, state, chance, opened, (view, seen))

    def _without_play(self, kind: str, actor: int | None, body: Mapping[str, Any], t: int) -> Proposal:
        before = self.entries[-1].state if self.entries else NOTHING_BEFORE
        return Proposal(self._entry(kind, actor, dict(body), {}, before, None, t))

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
