"""All sessions of a server: made, entered, found, put away."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from tallystick.kernel.refusals import Refused
from tallystick.sessions import keys
from tallystick.sessions.carrying import carry_out, stand
from tallystick.sessions.keys import CLAIM, PERSON, new_key, new_seed, new_words
from tallystick.sessions.live import SERVER, LiveSession
from tallystick.sessions.looking import look
from tallystick.sessions.nicknames import all_nicknames, new_nickname
from tallystick.sessions.plan import Plan, checked, most_people
from tallystick.sessions.ports import NAME, Happened, SessionStore, StoredSession
from tallystick.sessions.sitting import OVER
from tallystick.tables.audience import TABLE_DELETED
from tallystick.tables.clock import now
from tallystick.tables.credentials import hash_of, new_code, new_table_id, new_token, read_code, read_name
from tallystick.tables.service import Tables
from tallystick.tables.store import BY_HOST, kept

IDLE: Final = 600.0
DAY: Final = 24 * 60 * 60 * 1000
MOST_CLAIMS: Final = 3
"""So many people may say at once that they are the same person."""


class Made(NamedTuple):
    """A new session: its keys are told once."""

    session: str
    code: str
    key: str
    words: str
    wall: str


class Entered(NamedTuple):
    session: str
    number: int
    token: str
    name: str


class Sessions:
    """The service. Sessions come back from the store when somebody asks for them."""

    def __init__(self, store: SessionStore, tables: Tables, operator_key: str = "") -> None:
        self.store = store
        self.operator_key = operator_key
        self.tables = tables
        self.live: dict[str, LiveSession] = {}
        self._loading: dict[str, asyncio.Future[LiveSession]] = {}
        self._doing: set[asyncio.Future[None]] = set()

    async def make(self, plan: Plan) -> Made:
        plan = checked(plan)
        (key, lead), (wall, wall_hash) = new_key(), new_key()
        words, salt, hashed = await asyncio.to_thread(new_words)
        stored = StoredSession(new_table_id(), new_code(), now(), {keys.LEAD: lead, keys.WALL: wall_hash}, salt, hashed)
        body = {"plan": msgspec.to_builtins(plan), "seed": new_seed()}
        await kept(self.store.create_session(stored, Happened(0, now(), SERVER, "made", None, body)))
        return Made(stored.id, stored.code, key, words, wall)

    async def find(self, session: str) -> LiveSession:
        """The session, from memory or from the store; raises Refused when there is none."""
        found = self.live.get(session)
        if found is not None:
            return found
        loading = self._loading.get(session)
        if loading is None:
            loading = self._loading[session] = asyncio.ensure_future(self._load(session))
            loading.add_done_callback(partial(self._loaded, session))
        return await asyncio.shield(loading)

    def _loaded(self, session: str, loading: "asyncio.Future[LiveSession]") -> None:
        self._loading.pop(session, None)
        if not loading.cancelled():
            loading.exception()

    async def _load(self, session: str) -> LiveSession:
        loaded = await kept(self.store.load_session(session))
        if loaded is None:
            raise Refused("no_such_session")
        live = self.live[session] = LiveSession(loaded, self.store, self.tables)
        if live.sitting.tables:  # every table that was to be set is, and stands or goes on as it was to
            live.lost = {person.number: now() for person in live.sitting.present()}
            self._do(stand(live))
        return live

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def session_with(self, code: str) -> str | None:
        """The session with this code; raises Refused for what can be none."""
        return await kept(self.store.session_with_code(read_code(code)))

    async def enter(self, code: str, name: str | None, lang: str | None) -> Entered:
        """Somebody comes in by the code; raises Refused when there is none, or no room."""
        session = await self.session_with(code)
        if session is None:
            raise Refused("no_such_code")
        live = await self.find(session)
        async with live.door:
            called = self._name_for(live, name, lang)
            token = new_token()
            person = await live.enter(lang or live.sitting.plan.lang, (NAME, called), hash_of(token))
        return Entered(session, person.number, token, called)

    def _name_for(self, live: LiveSession, name: str | None, lang: str | None) -> str:
        """What somebody who comes is called, if they may come; raises Refused."""
        sitting = live.sitting
        live.check_open()
        if sitting.locked:
            raise Refused("session_locked")
        if len(sitting.present()) >= most_people(sitting.plan):
            raise Refused("session_full", most=most_people(sitting.plan))
        taken = sitting.names()
        if sitting.plan.names == "nicknames":
            if name and name not in all_nicknames(sitting.plan.lang):
                raise Refused("names_given")
            return name if name and name.casefold() not in taken else new_nickname(sitting.plan.lang, taken)
        called = read_name(name or "")
        if sitting.plan.names == "list":
            listed = next((one for one in sitting.plan.listed if one.casefold() == called.casefold()), None)
            if listed is None:
                raise Refused("not_on_the_list", name=called)
            called = listed
        if called.casefold() in taken:
            raise Refused("name_taken", name=called)
        return called

    async def claim(self, code: str, name: str) -> tuple[str, str]:
        """Somebody who lost the phone says who they are, and waits for a yes; raises Refused."""
        session = await self.session_with(code)
        if session is None:
            raise Refused("no_such_code")
        live = await self.find(session)
        async with live.door:
            live.check_open()
            called = read_name(name)
            number = live.sitting.called(called)
            if number is None:
                raise Refused("nobody_called_so", name=called)
            if sum(claim.number == number for claim in live.sitting.claims.values()) >= MOST_CLAIMS:
                raise Refused("too_many_tries")
            token = new_token()
            body = {"claim": new_table_id()[:12], "number": number, "hash": hash_of(token).hex()}
            await live.write(SERVER, "claimed", body)
        return session, token

    async def open_with(self, live: LiveSession, words: str) -> str:
        """Another key of the lead, for another machine; raises Refused when these are not the four words."""
        if not await asyncio.to_thread(keys.opens, live.stored, words):
            raise Refused("wrong_words")
        return await self.another_key(live)

    async def another_key(self, live: LiveSession) -> str:
        """Beside those that there are; only the newest few open."""
        key, hashed = new_key()
        async with live.door:
            stored = keys.with_key(live.stored, keys.LEAD, hashed, beside=True)
            await live.write(SERVER, "opened", {}, stored=stored)
        return key

    async def delete(self, session: str) -> None:
        """Everything about the session is gone, and its tables with it but for their traces."""
        live = await self.find(session)
        async with live.door:
            tables = [table.table for table in live.sitting.tables.values()]
            live.stop()
            for table in tables:
                with contextlib.suppress(Refused):
                    await self.tables.remove(table, BY_HOST)
            await kept(self.store.delete_session(session))
            self.live.pop(session, None)
        live.dismiss(live.lines, TABLE_DELETED)

    async def sweep(self, at: int | None = None) -> None:
        """Erase the names of every session whose time is up."""
        time_now = now() if at is None else at
        for listed in await kept(self.store.list_sessions()):
            if listed.texts:
                live = await self.find(listed.id)
                days = live.sitting.plan.retention_days
                is_done = live.sitting.phase == OVER or time_now - listed.played >= DAY
                if is_done and not live.lines and time_now - listed.played >= days * DAY:
                    async with live.door:
                        entry = await live.write(SERVER, "erase", {"number": None})
                    await carry_out(live, entry)

    async def role_of(self, live: LiveSession, token: str) -> tuple[str, int | None, str | None]:
        """What this token proves: a role, a person's number, or a claim; raises Refused when it proves nothing."""
        role = keys.role_of(live.stored, token)
        if role is not None:
            return role, None, None
        hashed = hash_of(token)
        person = live.person_of(hashed)
        if person is not None:
            return PERSON, person.number, None
        claim = next((one for one in live.sitting.claims.values() if one.token_hash == hashed), None)
        if claim is not None:
            return CLAIM, None, claim.id
        raise Refused("wrong_key")

    def look_after(self) -> None:
        """Called once a second."""
        for live in self.live.values():
            if live.sitting.tables:
                self._do(look(live))

    def put_away_idle(self) -> None:
        for session, live in list(self.live.items()):
            if not live.lines and time.monotonic() - live.used_at > IDLE:
                live.stop()
                del self.live[session]

    def stop(self) -> None:
        for live in self.live.values():
            live.stop()
