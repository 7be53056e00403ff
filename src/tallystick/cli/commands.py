"""Every command. A help text here is the id of a message; `translate` puts the sentence in its place."""

import csv
import json
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Annotated, Any

import typer

from tallystick import __version__
from tallystick.bots import bot_named
from tallystick.cli import figures, proving
from tallystick.cli.rules_text import Sheet
from tallystick.cli.terminal import Terminal, engine, read_journal, write_journal
from tallystick.games import CATALOGUE, game_named
from tallystick.journal.entries import line
from tallystick.journal.taking_part import taking_part
from tallystick.journal.texts import verify_texts
from tallystick.journal.verify import Disproved, play_again, read_entries, record_of, verify
from tallystick.kernel.game import Bot, Game
from tallystick.kernel.messages import Event, witness
from tallystick.kernel.options import preset_with, read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import PUBLIC, Viewer
from tallystick.lab.play_out import bot_table, finished_table
from tallystick.lab.simulate import Chunk, Experiment, rows, simulate
from tallystick.tables.replay import read_viewer
from tallystick.words import Words, check_language

app = typer.Typer(help="cli-about", add_completion=False, rich_markup_mode=None)

GAME = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
LANG = Annotated[str | None, typer.Option("--lang", help="cli-help-lang")]
PLAYERS = Annotated[int, typer.Option("--players", help="cli-help-players")]
SEED = Annotated[int, typer.Option("--seed", help="cli-help-seed")]
BOTS = Annotated[str, typer.Option("--bots", help="cli-help-bots")]
SET = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-help-set")]
PRESET = Annotated[str, typer.Option("--preset", metavar="NAME", help="cli-help-preset")]
FILE = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]

EYES = 0.12
"""Seconds for an entry of the demo, where somebody reads along."""
NAMES = ["Ana", "Bo", "Chloé", "Dev", "Eli", "Fatou"]


def print_version(context: typer.Context, asked: bool) -> None:
    if asked:
        context.obj.say("cli-version", version=__version__, engine=engine())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help="cli-help-version", is_eager=True, callback=print_version)
    ] = False,
    lang: LANG = None,
) -> None:
    """Without a command the tables are served, and a browser opens."""
    if context.invoked_subcommand is None:
        serve_tables(context, lang=lang)


@app.command("games", help="cli-games", epilog="  tallystick games\n  tallystick games --lang fr")
def list_games(context: typer.Context, lang: LANG = None) -> None:
    terminal = speaking(context, lang)
    terminal.out.print(figures.games(terminal, CATALOGUE.values()))


@app.command(
    "rules",
    help="cli-rules",
    epilog="  tallystick rules market-island\n"
    "  tallystick rules market-island --lang fr\n"
    "  tallystick rules market-island --preset manual --set fee=2",
)
def print_rules(
    context: typer.Context, game: GAME, preset: PRESET = "", options: SET = None, lang: LANG = None
) -> None:
    terminal = speaking(context, lang)
    title = game_named(game)
    agreed = read_options(title.options, options_given(title, preset, options))
    for part in Sheet(terminal, title, agreed).everything():
        terminal.out.print(part)


@app.command("demo", help="cli-demo", epilog="  tallystick demo\n  tallystick demo market-island --seed 3 --pause 0.4")
def demo(
    context: typer.Context,
    game: GAME = "market-island",
    seed: SEED = 7,
    pause: Annotated[float | None, typer.Option("--pause", min=0, max=10, help="cli-help-pause")] = None,
    lang: LANG = None,
) -> None:
    terminal = speaking(context, lang)
    title = game_named(game)
    words = terminal.words_for(title, NAMES)
    if pause is None:
        pause = EYES if terminal.out.is_terminal else 0.0
    terminal.say("cli-version", version=__version__, engine=engine())
    terminal.say("cli-demo-intro", game=words.say(f"game-{title.name}"))
    options = read_options(title.options, {})
    bots = bots_called(title, "good", 4)
    journal = b""
    for record, entry in bot_table(title, bots, options, checked_seed(seed)):
        journal += line(entry)
        if pause:
            sleep(pause)
        print_events(terminal, words, entry.seq, record.last_events, PUBLIC)
    terminal.out.print(figures.final_scores(terminal, title, record.state, NAMES))
    if title.outcome(record.state) is None:
        terminal.say("cli-cut", "yellow", decisions=len(record.moves))
    terminal.say("cli-demo-proof")
    verify(journal)
    terminal.say("proved", "bold green", entries=len(record.entries))
    terminal.say("cli-head", head=record.head)


@app.command(
    "simulate",
    help="cli-simulate",
    epilog="  tallystick simulate market-island --players 4 --games 20000\n"
    "  tallystick simulate market-island --bots good,random,random,random --seed 7 --jobs 2\n"
    "  tallystick simulate market-island --set prize=3 --json > result.json",
)
def run_simulation(
    context: typer.Context,
    game: GAME,
    players: PLAYERS = 4,
    games: Annotated[int, typer.Option("--games", help="cli-help-games")] = 1000,
    seed: SEED = 1,
    bots: BOTS = "random",
    options: SET = None,
    preset: PRESET = "",
    jobs: Annotated[int, typer.Option("--jobs", help="cli-help-jobs")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="cli-help-csv")] = False,
    lang: LANG = None,
) -> None:
    terminal = speaking(context, lang)
    title = game_named(game)
    given = options_given(title, preset, options)
    title.check_seats(players, read_options(title.options, given))
    names = tuple(bot.name for bot in bots_called(title, bots, players))
    experiment = Experiment(game, players, games, seed, names, given)
    experiment.check()
    writer = csv.writer(sys.stdout)
    if as_csv:
        writer.writerow(["game", "ended", "rounds", "winners", *(f"score_{seat}" for seat in range(players))])
    began = monotonic()
    with terminal.progress() as progress:
        task = progress.add_task(terminal.words.say("cli-playing"), total=games, rate="")

        def report(chunk: Chunk) -> None:
            done = chunk.first + len(chunk.outcomes)
            rate = terminal.words.say("cli-rate", rate=round(done / (monotonic() - began)))
            progress.update(task, completed=done, rate=rate)
            if as_csv:
                writer.writerows(rows(chunk))

        tally = simulate(experiment, jobs, report)
    if as_json:
        sys.stdout.write(json.dumps({**tally.summary(), "engine": engine()}, indent=2) + "\n")
    elif not as_csv:
        for part in figures.simulation(terminal, title, tally):
            terminal.out.print(part)


@app.command(
    "play-out",
    help="cli-play-out",
    epilog="  tallystick play-out market-island --players 3 --seed 11 --journal game.jsonl",
)
def play_one_out(
    context: typer.Context,
    game: GAME,
    journal: Annotated[Path, typer.Option("--journal", metavar="FILE", help="cli-help-journal")],
    players: PLAYERS = 4,
    seed: SEED = 1,
    bots: BOTS = "good",
    options: SET = None,
    preset: PRESET = "",
    lang: LANG = None,
) -> None:
    terminal = speaking(context, lang)
    title = game_named(game)
    chosen = read_options(title.options, options_given(title, preset, options))
    title.check_seats(players, chosen)
    record = finished_table(title, bots_called(title, bots, players), chosen, checked_seed(seed))
    write_journal(journal, b"".join(map(line, record.entries)))
    terminal.out.print(figures.final_scores(terminal, title, record.state, NAMES))
    if title.outcome(record.state) is None:
        terminal.say("cli-cut", "yellow", decisions=len(record.moves))
    terminal.say("cli-journal-written", entries=len(record.entries), file=str(journal))


@app.command(
    "replay", help="cli-replay", epilog="  tallystick replay game.jsonl\n  tallystick replay game.jsonl --as 0 --step"
)
def replay(
    context: typer.Context,
    file: FILE,
    viewer: Annotated[str, typer.Option("--as", help="cli-help-viewer")] = "public",
    step: Annotated[bool, typer.Option("--step", help="cli-help-step")] = False,
    lang: LANG = None,
) -> None:
    terminal = speaking(context, lang)
    journal = read_journal(file)
    try:
        entries = read_entries(journal)
        record = record_of(entries)
        eyes = read_viewer(viewer, record.seats)
        words = terminal.words_for(record.game)
        for played in play_again(journal):
            print_events(terminal, words, played.entry.seq, played.events, eyes)
            if step and played.events and terminal.out.input(f"[dim]{terminal.words.say('cli-next')}[/] ") == "q":
                return
    except Disproved as disproved:
        raise typer.Exit(print_disproved(terminal, disproved)) from None
    terminal.out.print(figures.final_scores(terminal, record.game, played.state, []))
    proving.print_chance(terminal, taking_part(entries))


@app.command(
    "verify",
    help="cli-verify",
    epilog="  tallystick verify game.jsonl\n  tallystick verify game.jsonl --texts texts.json\n"
    '  tallystick verify game.jsonl --head "banfal kenmel pinsil vonchol"',
)
def prove(
    context: typer.Context,
    file: FILE,
    seed: Annotated[str | None, typer.Option("--seed", metavar="HEX", help="cli-help-own-seed")] = None,
    head: Annotated[str | None, typer.Option("--head", metavar="HEAD", help="cli-help-head")] = None,
    signed: Annotated[Path | None, typer.Option("--signed", metavar="FILE", help="cli-help-signed")] = None,
    texts: Annotated[Path | None, typer.Option("--texts", metavar="FILE", help="cli-help-texts")] = None,
    lang: LANG = None,
) -> None:
    terminal = speaking(context, lang)
    journal = read_journal(file)
    try:
        outcome = verify(journal)
        proved = None if texts is None else verify_texts(journal, read_journal(texts))
    except Disproved as disproved:
        raise typer.Exit(print_disproved(terminal, disproved)) from None
    entries = read_entries(journal)
    codes = [proving.print_verdict(terminal, entries, outcome)]
    if proved is not None:
        terminal.say("proved-texts", "bold green", texts=proved[0], erased=proved[1])
    codes.append(proving.print_head(terminal, entries, head))
    if seed is not None:
        codes.append(proving.print_own_seed(terminal, entries, seed))
    if signed is not None:
        codes.append(proving.print_signed(terminal, entries, signed))
    raise typer.Exit(1 if 1 in codes else max(codes))


@app.command(
    "heads", help="cli-heads", epilog="  tallystick heads mine.head.json yours.head.json\n  tallystick heads all.jsonl"
)
def check_heads(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="cli-help-heads")],
    lang: LANG = None,
) -> None:
    raise typer.Exit(proving.compare_heads(speaking(context, lang), files))


@app.command(
    "serve", help="cli-serve", epilog="  tallystick serve\n  tallystick serve --port 9000 --data games --no-open"
)
def serve_tables(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="cli-help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535, help="cli-help-port")] = None,
    data: Annotated[str | None, typer.Option("--data", metavar="DIR", help="cli-help-data")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="cli-help-no-open")] = False,
    lang: LANG = None,
) -> None:
    from tallystick.cli.serving import serve

    serve(speaking(context, lang), host, port, data, no_open)


@app.command(
    "bot",
    help="cli-bot",
    epilog="  tallystick bot http://192.168.1.20:8000/join/K7M2QX\n  tallystick bot URL --bot beginner",
)
def play_as_bot(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="cli-help-url")],
    bot: Annotated[str, typer.Option("--bot", help="cli-help-bot")] = "good",
    name: Annotated[str, typer.Option("--name", help="cli-help-name")] = "Bot",
    pause: Annotated[float, typer.Option("--pause", min=0, max=10, help="cli-help-pause")] = 0.5,
    lang: LANG = None,
) -> None:
    from tallystick.cli.serving import play_from_outside

    play_from_outside(speaking(context, lang), url, name, bot, pause)


def speaking(context: typer.Context, lang: str | None) -> Terminal:
    """The terminal of this run; its language was found before the command was read."""
    if lang is not None:
        check_language(lang)
    terminal: Terminal = context.obj
    return terminal


def checked_seed(seed: int) -> int:
    if not 0 <= seed < 2**63:
        raise Refused("wrong_seed", seed=seed)
    return seed


def bots_called(game: Game[Any], names: str, players: int) -> list[Bot]:
    """A bot for each seat; one name stands for all."""
    called = [name.strip() for name in names.split(",")]
    if len(called) == 1:
        called *= players
    if len(called) != players:
        raise Refused("wrong_number_of_bots", players=players, bots=len(called))
    return [bot_named(game, name) for name in called]


def options_given(game: Game[Any], preset: str, given: list[str] | None) -> dict[str, object]:
    """A preset, and over it options written as name=value."""
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("option_without_value", given=text[:40])
        options[name.strip()] = value.strip()
    return preset_with(game.presets, preset, options)


def print_events(terminal: Terminal, words: Words, seq: int, events: Any, viewer: Viewer | None) -> None:
    """Each event on its line, the entry's number before the first."""
    for place, event in enumerate(events):
        seen: Event = event if viewer is None else witness(event, viewer)
        terminal.out.print(figures.event_line(words, seq if place == 0 else None, seen))


def printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def print_disproved(terminal: Terminal, disproved: Disproved) -> int:
    """What is wrong and where; the exit code is 2 for a file that is no journal at all.

    A file from anywhere may hold anything, also what would make a terminal say the contrary.
    """
    why = terminal.words.say(f"disproved-{disproved.why}", detail=printable(disproved.detail))
    terminal.error.print(terminal.words.say("disproved", seq=disproved.seq, why=why), markup=False)
    return 2 if disproved.seq == 0 and disproved.why in ("empty", "not_canonical", "not_an_entry") else 1
