"""Frames: what each viewer is sent, built once from bytes that were encoded once."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tallystick.journal.table_record import Proposal, TableRecord
from tallystick.tables.deadline import Deadline
from tallystick.tables.texts import Texts

encode: Final = msgspec.json.Encoder().encode


class Frames:
    """The lines of a journal and the hidden values in them, ready to send; the newest view of each viewer."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.lines: list[bytes] = []
        self._own: list[list[tuple[int, bytes]]] = [[] for _ in range(record.seats)]
        """For each seat the entries in which something is hidden that it may know, and what."""
        self._sights: dict[int | None, bytes] = {}
        self._public: tuple[Any, bytes] | None = None
        """The view that everybody has now, and its bytes."""
        self._start = b""
        self._newest = b""
        """What every frame of the newest entry begins with, and that entry alone as a frame's list of entries."""

        self.texts: Texts | None = None
        """What people wrote, in a game in which they write."""
        self.deadline: Deadline | None = None
        """Until when the table waits, when the clock ends it."""
        self.times: Callable[[], bytes] | None = None
        """The times that the table has agreed on, as they stand, where there are some."""
        self.held = False
        """Whether nobody may move now, although the rules would let them."""

    def add(self, proposal: Proposal) -> None:
        """An entry that has just been accepted."""
        self.lines.append(proposal.line)
        self._sights.clear()
        if proposal.public is not None:
            self._public = proposal.public
        self._start = b'{"kind":"frame","seq":%d,"head":"%b",' % (proposal.entry.seq, proposal.entry.seal.encode())
        self._newest = b',"entries":[%b],"opened":[' % proposal.line
        for seat, opened in proposal.opened.items():
            if seat is not None:
                self._own[seat].append((proposal.entry.seq, encode(opened)[1:-1]))

    @property
    def public(self) -> Any:
        """The view that everybody has now; None before the start."""
        return None if self._public is None else self._public[0]

    def journal(self) -> bytes:
        """Every line, as it stands in a file."""
        return b"".join([line + b"\n" for line in self.lines])

    def frame(self, seat: int | None, after: int, first: bool = False) -> bytes:
        """The newest frame for this viewer, with every entry after that one; the first on a line brings all texts."""
        opened = b"" if seat is None else self._opened_after(seat, after)
        plain = self.texts is None and self.deadline is None and self.times is None
        end = b"]}" if plain else self._end(-1 if first else after)
        return b"".join((self._start, self._sight(seat), self._entries_after(after), opened, end))

    def _end(self, after: int) -> bytes:
        told = {} if self.texts is None else self.texts.told_after(after)
        texts = b',"texts":%b' % encode(told) if told else b""
        wait = b"" if self.deadline is None else self.deadline.told()
        return b"]%b%b%b}" % (texts, wait, b"" if self.times is None else self.times())

    def _entries_after(self, after: int) -> bytes:
        if after == len(self.lines) - 2:
            return self._newest
        return b',"entries":[%b],"opened":[' % b",".join(self.lines[after + 1 :])

    def _sight(self, seat: int | None) -> bytes:
        sight = self._sights.get(seat)
        if sight is None:
            sight = self._sights[seat] = self._looked(seat)
        return sight

    def _looked(self, seat: int | None) -> bytes:
        """The view that everybody has, in which fields it is another for this viewer, and the legal moves."""
        if self._public is None:
            return b'"view":null,"own":{},"legal":[]'
        record = self.record
        public, seen = self._public
        beside = record.game.beside(record.state, seat)
        more = b',"beside":%b' % encode(beside) if beside else b""
        if seat is None:
            return b'"view":%b,"own":{},"legal":[]%b' % (seen, more)
        own = record.game.own(record.state, seat, public)
        legal = () if record.ended or self.held else record.game.legal(record.state, seat)
        return b'"view":%b,"own":%b,"legal":%b%b' % (
            seen,
            encode(own) if own else b"{}",
            encode(legal) if legal else b"[]",
            more,
        )

    def _opened_after(self, seat: int, after: int) -> bytes:
        own = self._own[seat]
        if not own or own[-1][0] <= after:
            return b""
        if len(own) == 1 or own[-2][0] <= after:
            return own[-1][1]
        return b",".join(opened for seq, opened in own if seq > after)
