"""The commands that write down what a table leaves, for other programs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from tallystick.cli.commands import FILE, LANG, print_disproved, speaking
from tallystick.cli.terminal import read_journal, write_journal
from tallystick.journal.texts import read_texts, references, verify_texts
from tallystick.journal.verify import Disproved, play_again, read_entries, record_of

export = typer.Typer(help="cli-export", no_args_is_help=True, rich_markup_mode=None)


@export.command(
    "graph",
    help="cli-export-graph",
    epilog="  tallystick export graph game.jsonl --format turtle\n"
    "  tallystick export graph game.jsonl --format jsonld --names Ana,Bo,Dev --out game.jsonld\n"
    "  tallystick export graph game.jsonl --format zip --title Voyage --licence CC0-1.0 --out game.zip",
)
def export_graph(
    context: typer.Context,
    file: FILE,
    form: Annotated[str, typer.Option("--format", help="cli-help-format")] = "turtle",
    texts: Annotated[Path | None, typer.Option("--texts", metavar="FILE", help="cli-help-export-texts")] = None,
    names: Annotated[str, typer.Option("--names", help="cli-help-names")] = "",
    base: Annotated[str, typer.Option("--base", metavar="IRI", help="cli-help-base")] = "",
    title: Annotated[str, typer.Option("--title", help="cli-help-title")] = "",
    licence: Annotated[str, typer.Option("--licence", help="cli-help-licence")] = "",
    without_bots: Annotated[bool, typer.Option("--without-bots", help="cli-help-without-bots")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-help-out")] = None,
    lang: LANG = None,
) -> None:
    from tallystick.exports.formats import exported, format_named
    from tallystick.exports.graph import checked_base
    from tallystick.exports.packing import JOURNAL, TEXTS
    from tallystick.exports.table_graph import Titled, graph_at, graph_of

    terminal = speaking(context, lang)
    format_named(form)
    checked_base(base)
    titled = Titled(title, licence).checked()
    journal = read_journal(file)
    beside = texts or file.with_suffix(".texts.json")
    try:
        entries = read_entries(journal)
        game = record_of(entries).game
        graph_at(game, None)
        *_, last = play_again(journal)
        kept: dict[str, str | None] = {}
        proofs = {JOURNAL: journal}
        if texts or beside.exists():
            written = read_journal(beside)
            verify_texts(journal, written)
            proofs[TEXTS] = written
            kept = {reference: text.text if text else None for reference, text in read_texts(written).items()}
        elif any(references(game, entries)):
            terminal.error.print(terminal.words.say("cli-export-without-texts", file=str(beside)), markup=False)
    except Disproved as disproved:
        raise typer.Exit(print_disproved(terminal, disproved)) from None
    called = [name.strip() for name in names.split(",") if name.strip()]
    graph = titled.put_on(graph_of(game, entries, graph_at(game, last.state), kept, terminal.language, called))
    graph = graph.without_bots() if without_bots else graph
    done = exported(graph, form, base, proofs)
    if out is None:
        sys.stdout.buffer.write(done)
    else:
        write_journal(out, done)
        entities, statements = len(graph.entities), len(graph.statements)
        terminal.say("cli-graph-written", file=str(out), entities=entities, statements=statements)
