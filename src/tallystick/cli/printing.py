"""The command that prints the box of a game."""

import errno
import os
from pathlib import Path
from typing import Annotated

import typer

from tallystick.cli.commands import GAME, LANG, PRESET, SET, options_given, speaking
from tallystick.games import game_named
from tallystick.kernel.refusals import Refused

printing = typer.Typer(rich_markup_mode=None)


@printing.command(
    "print",
    help="cli-print",
    epilog="  tallystick print market-island -o island.pdf\n"
    "  tallystick print cryptominer --lang fr --paper letter --players 6 -o boite.pdf\n"
    "  tallystick print shelves-voyage --parts cards,track --ink light -o cards.pdf\n"
    "  tallystick print blockchain --for shop -o shop.pdf",
)
def print_box(
    context: typer.Context,
    game: GAME,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="cli-help-print-out")],
    paper: Annotated[str, typer.Option("--paper", help="cli-help-paper")] = "a4",
    players: Annotated[int | None, typer.Option("--players", help="cli-help-players")] = None,
    parts: Annotated[str, typer.Option("--parts", metavar="PARTS", help="cli-help-parts")] = "",
    ink: Annotated[str, typer.Option("--ink", help="cli-help-ink")] = "full",
    purpose: Annotated[str, typer.Option("--for", help="cli-help-purpose")] = "home",
    preset: PRESET = "",
    options: SET = None,
    lang: LANG = None,
) -> None:
    from tallystick.printing.order import ordered
    from tallystick.printing.press import printed

    terminal = speaking(context, lang)
    wanted = [part.strip() for part in parts.split(",") if part.strip()]
    agreed = options_given(game_named(game), preset, options)
    order = ordered(game, terminal.language, paper, players, wanted, ink, purpose, agreed)
    check_writable(out)
    box = printed(order)
    write_whole(out, box)
    terminal.say("cli-printed", file=str(out), parts=", ".join(order.parts))


def check_writable(path: Path) -> None:
    """Before any work is done; raises Refused."""
    if path.is_dir():
        raise Refused("file_unwritable", file=str(path), reason=os.strerror(errno.EISDIR))
    if not os.access(path.parent, os.W_OK):
        reason = os.strerror(errno.EACCES if path.parent.exists() else errno.ENOENT)
        raise Refused("file_unwritable", file=str(path), reason=reason)


def write_whole(path: Path, content: bytes) -> None:
    """All of it or nothing; raises Refused."""
    unfinished = path.with_name(f".{path.name}.part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as problem:
        unfinished.unlink(missing_ok=True)
        raise Refused("file_unwritable", file=str(path), reason=problem.strerror or "") from None
