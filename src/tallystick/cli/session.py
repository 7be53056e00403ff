"""The commands for sessions: list them, make one, mend a lost key, delete one; also while the server runs."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import gmtime, strftime
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import typer

from tallystick.cli.commands import LANG, speaking
from tallystick.cli.keeping import DATA, data_file
from tallystick.cli.terminal import Terminal, read_journal
from tallystick.kernel.refusals import Refused

T = TypeVar("T")

session = typer.Typer(help="cli-session", no_args_is_help=True, rich_markup_mode=None)

SESSION = Annotated[str, typer.Argument(metavar="SESSION", help="cli-help-session")]


@session.command("list", help="cli-session-list", epilog="  tallystick session list")
def list_sessions(context: typer.Context, data: DATA = None, lang: LANG = None) -> None:
    from tallystick.storage.data_file import check, read_only
    from tallystick.storage.session_store import listed

    terminal = speaking(context, lang)
    file = data_file(data)
    if not file.exists():
        raise Refused("no_data", file=str(file))
    check(file)
    connection = read_only(file)
    try:
        found = listed(connection)
    except sqlite3.OperationalError:  # data of a version without sessions
        found = []
    finally:
        connection.close()
    terminal.say("cli-sessions", sessions=len(found))
    for one in found:
        made = strftime("%Y-%m-%d %H:%M", gmtime(one.created / 1000))
        over = "yes" if one.ended else "no"
        terminal.say("cli-session-line", session=one.id, code=one.code, made=made, people=one.people, over=over)


@session.command(
    "make", help="cli-session-make", epilog="  tallystick session make\n  tallystick session make plan.toml"
)
def make_session(
    context: typer.Context,
    plan: Annotated[Path | None, typer.Argument(metavar="[PLAN]", help="cli-help-plan")] = None,
    data: DATA = None,
    lang: LANG = None,
) -> None:
    from tallystick.sessions.plan import Plan, read_file
    from tallystick.sessions.service import Sessions

    terminal = speaking(context, lang)
    chosen = Plan() if plan is None else read_file(read_journal(plan))

    async def offline(sessions: Sessions) -> dict[str, str]:
        return (await sessions.make(chosen))._asdict()

    made = done(data, "POST", "/api/sessions", msgspec.to_builtins(chosen), offline)
    terminal.say("cli-session-made", code=made["code"], words=made["words"])
    print_link(terminal, data, f"lead/{made['session']}#{made['key']}")
    print_link(terminal, data, f"wall/{made['session']}#{made['wall']}")


@session.command("key", help="cli-session-key", epilog="  tallystick session key SESSION")
def new_session_key(context: typer.Context, session: SESSION, data: DATA = None, lang: LANG = None) -> None:
    from tallystick.sessions.service import Sessions

    terminal = speaking(context, lang)

    async def offline(sessions: Sessions) -> dict[str, str]:
        return {"key": await sessions.another_key(await sessions.find(session))}

    made = done(data, "POST", f"/api/sessions/{session[:64]}/key", {"words": ""}, offline)
    terminal.say("cli-session-new-key")
    print_link(terminal, data, f"lead/{session}#{made['key']}")


@session.command("delete", help="cli-session-delete", epilog="  tallystick session delete SESSION")
def delete_session(context: typer.Context, session: SESSION, data: DATA = None, lang: LANG = None) -> None:
    from tallystick.sessions.service import Sessions

    async def offline(sessions: Sessions) -> dict[str, str]:
        await sessions.delete(session)
        return {}

    done(data, "DELETE", f"/api/sessions/{session[:64]}", None, offline)
    speaking(context, lang).say("cli-session-deleted", session=session[:64])


def print_link(terminal: Terminal, data: str | None, path: str) -> None:
    terminal.out.print((address_of(data) or "http://localhost:8000/") + path, markup=False, soft_wrap=True)


def address_of(data: str | None) -> str | None:
    """Where the server of these data listens, if one runs."""
    from tallystick.storage.operator_key import ADDRESS

    path = data_file(data).parent / ADDRESS
    return path.read_text("utf-8") if path.exists() else None


def done(
    data: str | None,
    method: str,
    path: str,
    body: Any,
    offline: Callable[[Any], Coroutine[Any, Any, dict[str, str]]],
) -> dict[str, str]:
    """By the server that has the data open, or else by oneself."""
    from tallystick.storage.file_lock import InUse

    try:
        return asyncio.run(by_oneself(data_file(data), offline))
    except InUse:
        address = address_of(data)
        if address is None:
            raise Refused("data_in_use", folder=str(data_file(data).parent)) from None
        return by_the_server(address, data_file(data).parent, method, path, body)


async def by_oneself(file: Path, do: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    from tallystick.sessions.service import Sessions
    from tallystick.storage.signing_key import signer_in
    from tallystick.storage.sqlite import SqliteStore
    from tallystick.tables.service import Tables

    store = SqliteStore(file)
    try:
        tables = Tables(store, signer_in(file.parent))
        sessions = Sessions(store.sessions, tables)
        try:
            return await do(sessions)
        finally:
            sessions.stop()
            tables.stop()
    finally:
        store.close()


def by_the_server(address: str, folder: Path, method: str, path: str, body: Any) -> dict[str, str]:
    from tallystick.storage.operator_key import operator_key_in

    at = urlsplit(address)
    try:
        connection = HTTPConnection(at.hostname or "localhost", at.port, timeout=20)
        content = None if body is None else json.dumps(body)
        connection.request(method, path, content, {"authorization": f"Bearer {operator_key_in(folder)}"})
        response = connection.getresponse()
        read = response.read()
        connection.close()
    except (OSError, HTTPException) as problem:
        raise Refused("no_server", url=address[:80], reason=str(problem)[:80]) from None
    answered: dict[str, Any] = json.loads(read) if read else {}
    if response.status >= 400:
        refused = answered["refused"]
        raise Refused(refused["code"], **refused["arguments"])
    return answered
