"""The commands for whoever looks after a server: copy its data, put a copy back, look through every table."""

from pathlib import Path
from typing import Annotated

import typer

from tallystick.cli.commands import LANG, printable, speaking
from tallystick.cli.terminal import Terminal
from tallystick.journal.verify import Disproved
from tallystick.kernel.refusals import Refused

keeping = typer.Typer()

DATA = Annotated[str | None, typer.Option("--data", metavar="DIR", help="cli-help-data")]
FORCE = Annotated[bool, typer.Option("--force", help="cli-help-force")]
COPY = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-copy")]


@keeping.command(
    "backup",
    help="cli-backup",
    epilog="  tallystick backup monday.sqlite\n  tallystick backup monday.sqlite --data games",
)
def back_up_data(
    context: typer.Context, file: COPY, data: DATA = None, force: FORCE = False, lang: LANG = None
) -> None:
    from tallystick.storage.backup import back_up

    terminal = speaking(context, lang)
    back_up(data_file(data), file, force)
    terminal.say("cli-backed-up", file=str(file), size=round(file.stat().st_size / 1024))


@keeping.command("restore", help="cli-restore", epilog="  tallystick restore monday.sqlite --data games")
def restore_data(
    context: typer.Context, file: COPY, data: DATA = None, force: FORCE = False, lang: LANG = None
) -> None:
    from tallystick.storage.backup import restore
    from tallystick.storage.file_lock import InUse

    terminal = speaking(context, lang)
    target = data_file(data)
    if look_through(terminal, file, without_log=force) and not force:
        raise Refused("copy_damaged", file=str(file))
    try:
        restore(file, target, force)
    except InUse:
        raise Refused("data_in_use", folder=str(target.parent)) from None
    terminal.say("cli-restored", folder=str(target.parent))


@keeping.command(
    "check",
    help="cli-check",
    epilog="  tallystick check\n  tallystick check --data games\n  tallystick check monday.sqlite",
)
def check_data(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="cli-help-checked")] = None,
    data: DATA = None,
    lang: LANG = None,
) -> None:
    if look_through(speaking(context, lang), file or data_file(data)):
        raise typer.Exit(1)


def data_file(data: str | None) -> Path:
    from tallystick.settings import read_settings

    return read_settings(data=data).file


def look_through(terminal: Terminal, file: Path, without_log: bool = False) -> bool:
    """Say what is wrong with which table; whether anything is."""
    from tallystick.storage.checking import checked, damage_of
    from tallystick.storage.data_file import check

    if not file.exists():
        raise Refused("no_data", file=str(file))
    check(file, without_log)
    damage = damage_of(file)
    if damage:
        terminal.error.print(terminal.words.say("cli-check-file", reason=printable(damage)), markup=False)
    tables = entries = damaged = waiting = 0
    for found in checked(file):
        tables += 1
        entries += found.entries
        if found.problem is not None:
            damaged += not found.needs_rules
            waiting += found.needs_rules and not found.over
            why = why_of(terminal, found.problem)
            terminal.error.print(terminal.words.say("cli-check-table", table=found.table, why=why), markup=False)
    terminal.say("cli-checked", tables=tables, entries=entries, damaged=damaged)
    return bool(damage) or damaged + waiting > 0


def why_of(terminal: Terminal, problem: Exception) -> str:
    if isinstance(problem, Disproved):
        why = terminal.words.say(f"disproved-{problem.why}", detail=printable(problem.detail))
        return terminal.words.say("disproved", seq=problem.seq, why=why)
    if isinstance(problem, Refused) and terminal.words.has(f"refused-{problem.code}"):
        return terminal.words.refusal(problem)
    return printable(str(problem))
