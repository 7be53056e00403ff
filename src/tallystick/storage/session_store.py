"""Sessions in the same file, written by the same thread: what is logged is durable before it is told."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tallystick.sessions.ports import Answered, Happened, Listed, Loaded, StoredSession, Text
from tallystick.storage.writer import Writer

NUMBER: Final = "SELECT number FROM sessions WHERE id = ?"


class Keys(msgspec.Struct, frozen=True):
    """What is kept of a session in one piece, because nobody searches for it."""

    keys: dict[str, bytes]
    words_salt: bytes
    words_hash: bytes


class SqliteSessions:
    """Keeps the port `SessionStore`."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def create_session(self, stored: StoredSession, first: Happened) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO sessions (id, code, created, beside) VALUES (?, ?, ?, ?)",
                (stored.id, stored.code, stored.created, beside(stored)),
            )
            insert(connection, stored.id, first)

        return self._writer.ask(run)

    def log_session(
        self, session: str, entry: Happened, texts: Sequence[Text] = (), stored: StoredSession | None = None
    ) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            insert(connection, session, entry)
            for text in texts:
                write_text(connection, session, text)
            if stored is not None:
                connection.execute(
                    "UPDATE sessions SET code = ?, beside = ? WHERE id = ?", (stored.code, beside(stored), session)
                )

        if any(text.text is None for text in texts):
            return self._writer.ask_to_erase(run)
        return self._writer.ask(run)

    def load_session(self, session: str) -> "asyncio.Future[Loaded | None]":
        return self._writer.ask(lambda connection: read(connection, session))

    def session_with_code(self, code: str) -> "asyncio.Future[str | None]":
        def run(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT id FROM sessions WHERE code = ?", (code,)).fetchone()
            return None if row is None else row[0]

        return self._writer.ask(run)

    def answer_session(self, session: str, answered: Answered) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO session_answers (session_number, person, phase, question, option, ms, t)"
                " VALUES ((SELECT number FROM sessions WHERE id = ?), ?, ?, ?, ?, ?, ?)",
                (session, *answered),
            )

        return self._writer.ask(run)

    def list_sessions(self) -> "asyncio.Future[list[Listed]]":
        return self._writer.ask(listed)

    def erase_texts(self, session: str, about: str | None) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            (number,) = connection.execute(NUMBER, (session,)).fetchone()
            if about is None:
                connection.execute("DELETE FROM session_texts WHERE session_number = ?", (number,))
            else:
                connection.execute("DELETE FROM session_texts WHERE session_number = ? AND about = ?", (number, about))

        return self._writer.ask_to_erase(run)

    def delete_session(self, session: str) -> "asyncio.Future[None]":
        return self._writer.ask_to_erase(lambda connection: delete(connection, session))


def beside(stored: StoredSession) -> bytes:
    return msgspec.json.encode(Keys(stored.keys, stored.words_salt, stored.words_hash))


def insert(connection: sqlite3.Connection, session: str, entry: Happened) -> None:
    connection.execute(
        "INSERT INTO session_log (session_number, seq, t, by, what, id, body)"
        " VALUES ((SELECT number FROM sessions WHERE id = ?), ?, ?, ?, ?, ?, ?)",
        (session, entry.seq, entry.t, entry.by, entry.what, entry.id, msgspec.json.encode(entry.body)),
    )


def write_text(connection: sqlite3.Connection, session: str, text: Text) -> None:
    (number,) = connection.execute(NUMBER, (session,)).fetchone()
    if text.text is None:
        connection.execute(
            "DELETE FROM session_texts WHERE session_number = ? AND kind = ? AND about = ?",
            (number, text.kind, text.about),
        )
    else:
        connection.execute(
            "INSERT OR REPLACE INTO session_texts (session_number, kind, about, text) VALUES (?, ?, ?, ?)",
            (number, text.kind, text.about, text.text),
        )


def read(connection: sqlite3.Connection, session: str) -> Loaded | None:
    row = connection.execute("SELECT number, code, created, beside FROM sessions WHERE id = ?", (session,)).fetchone()
    if row is None:
        return None
    number, code, created, kept = row
    fields: dict[str, Any] = msgspec.structs.asdict(msgspec.json.decode(kept, type=Keys))
    log = connection.execute(
        "SELECT seq, t, by, what, id, body FROM session_log WHERE session_number = ? ORDER BY seq", (number,)
    )
    texts = connection.execute("SELECT kind, about, text FROM session_texts WHERE session_number = ?", (number,))
    answers = connection.execute(
        "SELECT person, phase, question, option, ms, t FROM session_answers WHERE session_number = ? ORDER BY t, rowid",
        (number,),
    )
    return Loaded(
        StoredSession(session, code, created, **fields),
        [Happened(seq, t, by, what, asked, msgspec.json.decode(body)) for seq, t, by, what, asked, body in log],
        [Text(*text) for text in texts],
        [Answered(*answer) for answer in answers],
    )


def listed(connection: sqlite3.Connection) -> list[Listed]:
    rows = connection.execute(
        "SELECT id, code, created,"
        " (SELECT max(t) FROM session_log WHERE session_number = number),"
        " (SELECT count(*) FROM session_log WHERE session_number = number AND what = 'entered'),"
        " (SELECT count(*) FROM session_log WHERE session_number = number AND what = 'end'),"
        " (SELECT count(*) FROM session_texts WHERE session_number = number)"
        " FROM sessions ORDER BY number"
    )
    return [Listed(*row) for row in rows]


def delete(connection: sqlite3.Connection, session: str) -> None:
    connection.execute("DELETE FROM sessions WHERE id = ?", (session,))
