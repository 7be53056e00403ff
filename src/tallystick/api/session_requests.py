"""The HTTP requests about sessions, one function each."""

import hmac
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.guard import address_of
from tallystick.api.limits import Buckets
from tallystick.api.refusals import answer
from tallystick.api.requests import Requests, body_of, token_of
from tallystick.api.wire import Asked, Short
from tallystick.kernel.refusals import Refused
from tallystick.sessions import keys
from tallystick.sessions.live import LiveSession
from tallystick.sessions.plan import Plan
from tallystick.sessions.service import Sessions
from tallystick.sessions.telling import hall_for
from tallystick.settings import Settings
from tallystick.tables.clock import now
from tallystick.tables.credentials import hash_of

HERE = ("127.0.0.1", "::1", "::ffff:127.0.0.1")


class EnterSession(Asked, frozen=True):
    """A name is given only where people choose their own."""

    code: Short
    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    lang: Short | None = None


class ClaimPerson(Asked, frozen=True):
    """Somebody who lost the phone says who they are."""

    code: Short
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Claimed(msgspec.Struct, frozen=True):
    """The claim is a token that waits for a yes."""

    session: str
    claim: str


class FourWords(Asked, frozen=True):
    words: Annotated[str, msgspec.Meta(max_length=200)]


class SessionKey(msgspec.Struct, frozen=True):
    key: str
    role: str


class SessionMade(msgspec.Struct, frozen=True):
    """The keys are told once."""

    session: str
    code: str
    key: str
    words: str
    wall: str


class PersonEntered(msgspec.Struct, frozen=True):
    session: str
    number: int
    token: str
    name: str


class MayMake(msgspec.Struct, frozen=True):
    """Whether this browser may make a session; else `why`: `here` (only on the server's own machine) or `key`."""

    may: bool
    why: str


class SessionRequests:
    """Every answer is JSON, every no a refusal."""

    def __init__(self, sessions: Sessions, requests: Requests, settings: Settings) -> None:
        self.sessions = sessions
        self.requests = requests
        self.settings = settings
        self.making = Buckets(most=20, rate=0.2)
        self.by_session = Buckets(most=10, rate=10 / 60)
        self.by_address = Buckets(most=30, rate=30 / 60)
        """Wrong words, for each session and for each address."""

    async def may(self, request: Request) -> Response:
        may = self._may_make(request)
        return answer(MayMake(may, "" if may else self.settings.sessions))

    async def make(self, request: Request) -> Response:
        asked = await body_of(request, Plan)
        if not self._may_make(request):
            raise Refused("sessions_by_key" if self.settings.sessions == "key" else "sessions_here")
        if not self.making.of(address_of(request.scope)).take():
            raise Refused("too_many_sessions")
        made = await self.sessions.make(asked)
        self.requests.guessing.succeeded(address_of(request.scope), made.code)
        return answer(SessionMade(*made), 201)

    async def enter(self, request: Request) -> Response:
        asked = await body_of(request, EnterSession)
        lang = asked.lang if asked.lang in ("en", "fr") else None
        entered = await self.requests.guessed(request, asked.code, self.sessions.enter(asked.code, asked.name, lang))
        return answer(PersonEntered(*entered), 201)

    async def claim(self, request: Request) -> Response:
        asked = await body_of(request, ClaimPerson)
        session, claim = await self.requests.guessed(request, asked.code, self.sessions.claim(asked.code, asked.name))
        return answer(Claimed(session, claim), 201)

    async def key(self, request: Request) -> Response:
        """For another machine: by the four words, or by the operator's key."""
        asked = await body_of(request, FourWords)
        live = await self.sessions.find(request.path_params["session"][:64])
        if self._is_operator(request):
            return answer(SessionKey(await self.sessions.another_key(live), keys.LEAD))
        address = address_of(request.scope)
        tries = (self.by_session.of(live.stored.id), self.by_address.of(address))
        if not all(bucket.has_one() for bucket in tries):
            raise Refused("too_many_tries")
        try:
            key = await self.sessions.open_with(live, asked.words)
        except Refused:
            for bucket in tries:
                bucket.take()
            raise
        return answer(SessionKey(key, keys.LEAD))

    async def delete(self, request: Request) -> Response:
        live = await self.sessions.find(request.path_params["session"][:64])
        if not self._is_operator(request) and keys.role_of(live.stored, token_of(request)) != keys.LEAD:
            raise Refused("wrong_key")
        await self.sessions.delete(live.stored.id)
        return Response(status_code=204)

    async def hall(self, request: Request) -> Response:
        live, role = await self._led(request)
        return answer(hall_for(live, role) | {"now": now()})

    async def _led(self, request: Request) -> tuple[LiveSession, str]:
        """The session of the path, and the role that the header proves."""
        live = await self.sessions.find(request.path_params["session"][:64])
        role = keys.role_of(live.stored, token_of(request))
        if role not in (keys.LEAD, keys.CO, keys.WATCH):
            raise Refused("wrong_key")
        return live, role

    def _may_make(self, request: Request) -> bool:
        if self.settings.sessions == "open":
            return True
        return self._is_operator(request) or (self.settings.sessions == "here" and address_of(request.scope) in HERE)

    def _is_operator(self, request: Request) -> bool:
        key = self.sessions.operator_key
        return (
            "authorization" in request.headers
            and bool(key)
            and hmac.compare_digest(hash_of(token_of(request)), hash_of(key))
        )
