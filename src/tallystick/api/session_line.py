"""One socket in a session: what it says passes the gate, and it is told the newest of everything, never a backlog."""

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final, Protocol

import msgspec

from tallystick.api.outbox import MOST_ANSWERS
from tallystick.kernel.refusals import Refused
from tallystick.sessions import gate
from tallystick.sessions.actions import Action, PingSession, read, word_of
from tallystick.sessions.hearing import hear
from tallystick.sessions.leading import lead
from tallystick.sessions.live import LiveSession
from tallystick.sessions.telling import with_now
from tallystick.tables.audience import TOO_SLOW
from tallystick.tables.messages import PONG, refusal

log = logging.getLogger(__name__)

MOST_WAITING: Final = 64
"""So many messages of one line may wait to be carried out; who says more is not heard."""


class Way(Protocol):
    """The way out to a client."""

    @property
    def ready(self) -> bool: ...

    def tell(self, *messages: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class SessionLine:
    """Keeps the port `Line` of a live session."""

    def __init__(
        self, way: Way, live: LiveSession, role: str, number: int | None, claim: str | None, token: str
    ) -> None:
        self.role = role
        self.number = number
        self.claim = claim
        self.token = token
        self.stuck_since: float | None = None
        self.rows: dict[int, bytes] = {}
        self._way = way
        self._live = live
        self._answers: deque[bytes] = deque()
        self._told: dict[str, bytes] = {}
        self._due: dict[str, bytes] = {}
        self._doing: set[asyncio.Task[None]] = set()

    def arrive(self) -> None:
        self._live.arrive(self)

    def depart(self) -> None:
        self._live.depart(self)

    def hear(self, text: str | bytes) -> None:
        """Raises msgspec.DecodeError for what is no message; what may not be said is refused and goes no further."""
        message = read(text)
        if isinstance(message, PingSession):
            self.say(PONG)
            return
        asked = message.id if isinstance(message, Action) else getattr(message, "id", None)
        try:
            gate.check(self.role, word_of(message))
            if len(self._doing) >= MOST_WAITING:
                raise Refused("too_many_tries")
        except Refused as refused:
            self.say(refusal(refused, asked))
            return
        task = asyncio.create_task(self._do(message, asked))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _do(self, message: Any, asked: str | None) -> None:
        """To its end, also when the line is lost meanwhile."""
        try:
            if isinstance(message, Action):
                self.say(
                    msgspec.json.encode({"kind": "did", "id": asked, **await lead(self._live, self.role, message)})
                )
            else:
                await hear(self._live, self.number or 0, message)
                if asked is not None:
                    self.say(msgspec.json.encode({"kind": "did", "id": asked}))
        except Refused as refused:
            self.say(refusal(refused, asked))
        except Exception:
            log.exception("something asked of session %s failed", self._live.stored.id)
            self.say(refusal(Refused("internal"), asked))

    # --- What it is told

    @property
    def ready(self) -> bool:
        return self._way.ready

    def tell(self, kind: str, message: bytes, now: int) -> None:
        """Send the newest of this kind, now or as soon as the other side reads; not what it knows already."""
        if self._told.get(kind) == message:
            return
        self._told[kind] = message
        if self._way.ready:
            self._way.tell(with_now(message, now))
        else:
            self._due[kind] = with_now(message, now)
            self._wait()

    def say(self, message: bytes) -> None:
        if self._way.ready:
            self._way.tell(message)
        elif len(self._answers) < MOST_ANSWERS:
            self._answers.append(message)
            self._wait()
        else:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        self._way.end(code)

    def flush(self) -> None:
        """The other side reads again."""
        while self._answers and self._way.ready:
            self._way.tell(self._answers.popleft())
        while self._due and self._way.ready:
            self._way.tell(self._due.pop(next(iter(self._due))))
        if not (self._answers or self._due):
            self.stuck_since = None

    def _wait(self) -> None:
        if self.stuck_since is None:
            self.stuck_since = time.monotonic()
