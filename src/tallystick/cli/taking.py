"""The commands that take a whole table, or a whole session, away: tables, statements, journals, a report."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tallystick.cli.commands import FILE, LANG, print_disproved, speaking
from tallystick.cli.keeping import DATA, data_file
from tallystick.cli.terminal import Terminal, read_journal
from tallystick.journal.texts import verify_texts
from tallystick.journal.verify import Disproved, read_entries
from tallystick.kernel.refusals import Refused

taking = typer.Typer(rich_markup_mode=None)

OUT = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-help-out")]
WHICH = Annotated[str, typer.Option("--file", metavar="NAME", help="cli-help-export-file")]
NAMED = Annotated[bool, typer.Option("--names", help="cli-help-export-names")]


@taking.command(
    "table",
    help="cli-export-table",
    epilog="  tallystick export table game.jsonl --out game.zip\n"
    "  tallystick export table game.jsonl --file csv.zip --out tables.zip",
)
def export_table(
    context: typer.Context,
    file: FILE,
    which: WHICH = "all.zip",
    names: NAMED = False,
    out: OUT = None,
    lang: LANG = None,
) -> None:
    from tallystick.exports.session_files import Files
    from tallystick.exports.taken import Taken, TakenTable, is_bot, players_in

    terminal = speaking(context, lang)
    journal = read_journal(file)
    beside = file.with_suffix(".texts.json")
    try:
        entries = read_entries(journal)
        texts = read_journal(beside) if names and beside.exists() else b""
        if texts:
            verify_texts(journal, texts)
    except Disproved as disproved:
        raise typer.Exit(print_disproved(terminal, disproved)) from None
    opening = entries[0]
    seats = tuple(0 if is_bot(player) else seat for seat, player in enumerate(players_in(entries), 1))
    table = TakenTable(1, "table", journal, seats, texts)
    taken = Taken("", opening.body["game"], opening.t, "", (table,), named=names)
    write(terminal, Files(taken, terminal.language).file(which), out)


@taking.command(
    "session",
    help="cli-export-session",
    epilog="  tallystick export session SESSION --out class.zip\n"
    "  tallystick export session SESSION --file report.html --out report.html",
)
def export_session(
    context: typer.Context,
    session: Annotated[str, typer.Argument(metavar="SESSION", help="cli-help-session")],
    which: WHICH = "all.zip",
    names: NAMED = False,
    out: OUT = None,
    data: DATA = None,
    lang: LANG = None,
) -> None:
    """Reads the data while a server may go on writing it."""
    from tallystick.exports.session_files import Files
    from tallystick.exports.taking import Journal, taken_from
    from tallystick.storage import session_store, sqlite
    from tallystick.storage.data_file import check, read_only
    from tallystick.tables.texts import Texts

    terminal = speaking(context, lang)
    kept = data_file(data)
    if not kept.exists():
        raise Refused("no_data", file=str(kept))
    check(kept)
    connection = read_only(kept)

    async def journal_of(table: str) -> Journal | None:
        found = sqlite.read(connection, table, {})
        if found is None:
            return None
        lines = b"".join(entry.line + b"\n" for entry in found[1])
        texts = Texts(table, (), sqlite.read_texts(connection, table))
        return Journal(lines, msgspec.json.encode(texts.proofs()))

    try:
        loaded = session_store.read(connection, session)
        if loaded is None:
            raise Refused("not_a_session")
        taken = asyncio.run(taken_from(loaded, journal_of, names))
    except sqlite3.OperationalError:
        raise Refused("not_a_session") from None
    finally:
        connection.close()
    write(terminal, Files(taken, terminal.language).file(which), out)


def write(terminal: Terminal, pieces: Iterable[bytes], out: Path | None) -> None:
    """Piece by piece, to the file or to standard output."""
    if out is None:
        for piece in pieces:
            sys.stdout.buffer.write(piece)
        return
    try:
        with out.open("wb") as file:
            file.writelines(pieces)
    except OSError as problem:
        raise Refused("file_unwritable", file=str(out), reason=problem.strerror or "") from None
    terminal.say("cli-taken", file=str(out))
