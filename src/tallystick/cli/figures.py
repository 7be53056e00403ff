"""What the commands print, made with Rich."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tallystick.bots import bots_for
from tallystick.bots.playing import MOST_DECISIONS
from tallystick.cli.terminal import Terminal, engine
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event
from tallystick.lab.simulate import Tally
from tallystick.words import Words

FEW = 12
"""So many numbers are named; more would say nothing more."""
HEADINGS = ("round_began", "block_mined", "game_ended")
"""How the tags of such events end, whichever game they are of."""


def table(terminal: Terminal, *columns: str) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        made.add_column(terminal.words.say(f"cli-table-{column}"), overflow="fold")
    return made


def games(terminal: Terminal, titles: Iterable[Game[Any]]) -> Table:
    made = table(terminal, "game", "players", "bots", "summary")
    for game in titles:
        words = terminal.words_for(game)
        made.add_row(
            game.name, f"{game.fewest}–{game.most}", ", ".join(bots_for(game)), words.say(f"game-{game.name}.summary")
        )
    return made


def simulation(terminal: Terminal, game: Game[Any], tally: Tally) -> Iterator[RenderableType]:
    words, game_words = terminal.words, terminal.words_for(game)
    title = words.say("cli-simulate-title", games=tally.games, game=game_words.say(f"game-{game.name}"))
    yield Text(title + "\n", style="bold")
    seats = table(terminal, "seat", "bot", "wins", "share", "balance", "lowest", "highest")
    for seat, its in enumerate(tally.seats):
        low, high = its.interval()
        share = f"{its.wins / its.games:6.2%}  ({low:.2%} – {high:.2%})"
        mean = f"{its.total / its.games:.1f}"
        seats.add_row(str(seat), its.bot, f"{its.wins:.1f}", share, mean, str(its.lowest), str(its.highest))
    yield seats
    ends = table(terminal, "ended", "count", "share")
    for reason, count in tally.ended.most_common():
        ends.add_row(game_words.say(f"ended-{reason}"), str(count), f"{count / tally.games:.2%}")
    yield Text("")
    yield ends
    mean, least, most = f"{tally.mean_rounds:.2f}", min(tally.rounds), max(tally.rounds)
    yield Text("\n" + words.say("cli-simulate-rounds", mean=mean, least=least, most=most, draws=tally.draws))
    if tally.cut_short:
        numbers = ", ".join(map(str, tally.cut_short[:FEW]))
        said = words.say("cli-simulate-cut", count=len(tally.cut_short), decisions=MOST_DECISIONS, numbers=numbers)
        yield Text(said, style="yellow")
    rate = f"{tally.decisions_per_cpu_second:,.0f}"
    yield Text(words.say("cli-simulate-speed", decisions=tally.decisions, rate=rate, engine=engine()))


def event_line(words: Words, seq: int | None, event: Event) -> Text:
    """One sentence, the entry's number before it; red suits are red and players bold, for the eye."""
    tag = str(event.__struct_config__.tag)
    told = Text(words.event(event), style="bold cyan" if tag.endswith(HEADINGS) else "")
    told.highlight_regex(r"\S*[♥♦]", "red")
    told.highlight_regex(r"(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])", "yellow")
    told.highlight_words(words.names, "bold")
    return Text.assemble(("     " if seq is None else f"{seq:>4} ", "dim"), told)


def final_scores(terminal: Terminal, game: Game[Any], state: Any, names: list[str]) -> RenderableType:
    """The scores at the end, winners marked."""
    outcome = None if state is None else game.outcome(state)
    if outcome is None:
        return Text("")
    words = terminal.words_for(game, names)
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for seat, score in sorted(enumerate(outcome.scores), key=lambda place: -place[1]):
        won = seat in outcome.winners
        made.add_row("★" if won else "", words.player(seat), str(score), style="bold" if won else "")
    return Padding(made, (1, 0))
