"""Play many games between bots and count what happens."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from time import process_time
from typing import Any, Final

import msgspec

from tallystick.bots import bot_named
from tallystick.bots.playing import MOST_DECISIONS, play_out
from tallystick.games import game_named
from tallystick.journal.tape import Tape
from tallystick.kernel.options import read_options
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.refusals import Refused
from tallystick.lab.play_out import TOO_LONG, key

CHUNK: Final = 1000
"""How many games a process plays before it reports, at the most."""
SMALL_CHUNK: Final = 100
STEPS: Final = 50
"""In so many steps a bar goes on, if no chunk is then too small to be worth a report."""


class Experiment(msgspec.Struct, frozen=True):
    """What to play. The same experiment always gives the same games, however many processes play them."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any]

    def check(self) -> None:
        """Raise Refused for anything that cannot be played."""
        game = game_named(self.game)
        game.check_seats(self.players, read_options(game.options, self.options))
        if len(self.bots) != self.players:
            raise Refused("wrong_number_of_bots", players=self.players, bots=len(self.bots))
        for name in self.bots:
            bot_named(game, name)
        if not 1 <= self.games <= 100_000_000:
            raise Refused("wrong_number_of_games", games=self.games)
        if not 0 <= self.seed < 2**63:
            raise Refused("wrong_seed", seed=self.seed)


class Chunk(msgspec.Struct, frozen=True):
    """What one process reports: some games in a row; one that was cut short has no outcome."""

    first: int
    outcomes: list[Outcome | None]
    decisions: int
    cpu_seconds: float


def play_chunk(experiment: Experiment, first: int, count: int) -> Chunk:
    """Play `count` games, each from its own tape."""
    game = game_named(experiment.game)
    options = read_options(game.options, experiment.options)
    bots = [bot_named(game, name) for name in experiment.bots]
    gc.disable()  # a game makes no cycles
    began = process_time()
    outcomes = []
    decisions = 0
    for number in range(first, first + count):
        table = Tape(key(experiment.seed, number, "table"))
        own = Tape(key(experiment.seed, number, "bots"))
        state = game.setup(experiment.players, options, table, None)
        decisions += play_out(game, state, bots, table, own)
        outcomes.append(game.outcome(state))
    seconds = process_time() - began
    gc.enable()
    return Chunk(first, outcomes, decisions, seconds)


def chunks(experiment: Experiment, jobs: int) -> Iterator[Chunk]:
    """All games of the experiment in order, played by this many processes."""
    experiment.check()
    if not 1 <= jobs <= 256:
        raise Refused("wrong_number_of_jobs", jobs=jobs)
    size = max(SMALL_CHUNK, min(CHUNK, experiment.games // STEPS))
    pieces = [(first, min(size, experiment.games - first)) for first in range(0, experiment.games, size)]
    if jobs == 1 or len(pieces) == 1:
        for first, count in pieces:
            yield play_chunk(experiment, first, count)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_chunk, experiment, first, count) for first, count in pieces]
        for chunk in waiting:
            yield chunk.result()


class SeatTally(msgspec.Struct):
    """What one seat achieved; a draw counts as a part of a win."""

    bot: str
    wins: float = 0.0
    total: int = 0
    lowest: int | None = None
    highest: int | None = None
    games: int = 0

    def add(self, score: int, win: float) -> None:
        self.games += 1
        self.wins += win
        self.total += score
        self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.highest = score if self.highest is None else max(self.highest, score)

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


class Tally:
    """Everything counted so far."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.games = 0
        self.cut_short: list[int] = []
        """The numbers of the games that were left because they had no end; they count for nothing else."""
        self.decisions = 0
        self.cpu_seconds = 0.0
        self.draws = 0
        self.rounds: Counter[int] = Counter()
        self.ended: Counter[str] = Counter()
        self.seats = [SeatTally(bot) for bot in experiment.bots]

    def add(self, chunk: Chunk) -> None:
        self.decisions += chunk.decisions
        self.cpu_seconds += chunk.cpu_seconds
        for number, outcome in enumerate(chunk.outcomes, chunk.first):
            if outcome is None:
                self.cut_short.append(number)
                continue
            self.games += 1
            self.draws += len(outcome.winners) > 1
            self.rounds[outcome.rounds] += 1
            self.ended[outcome.reason] += 1
            for seat, tally in enumerate(self.seats):
                tally.add(outcome.scores[seat], (seat in outcome.winners) / max(1, len(outcome.winners)))

    @property
    def decisions_per_cpu_second(self) -> float:
        return self.decisions / self.cpu_seconds if self.cpu_seconds else 0.0

    @property
    def mean_rounds(self) -> float:
        return sum(rounds * count for rounds, count in self.rounds.items()) / self.games

    def summary(self) -> Mapping[str, Any]:
        """The result as plain data."""
        return {
            **msgspec.to_builtins(self.experiment),
            "played": self.games,
            "cut_short": self.cut_short,
            "draws": self.draws,
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 4),
            "decisions_per_cpu_second": round(self.decisions_per_cpu_second),
            "rounds": {"mean": round(self.mean_rounds, 3), "least": min(self.rounds), "most": max(self.rounds)},
            "ended": dict(sorted(self.ended.items())),
            "seats": [
                {
                    "seat": seat,
                    "bot": tally.bot,
                    "wins": round(tally.wins, 3),
                    "share": round(tally.wins / tally.games, 5),
                    "interval": [round(bound, 5) for bound in tally.interval()],
                    "score": {
                        "mean": round(tally.total / tally.games, 3),
                        "lowest": tally.lowest,
                        "highest": tally.highest,
                    },
                }
                for seat, tally in enumerate(self.seats)
            ],
        }


def simulate(experiment: Experiment, jobs: int, report: Callable[[Chunk], None] | None = None) -> Tally:
    """Play the whole experiment; `report` hears of every chunk as it comes."""
    tally = Tally(experiment)
    for chunk in chunks(experiment, jobs):
        tally.add(chunk)
        if report is not None:
            report(chunk)
    if not tally.games:
        raise Refused("no_game_ended", games=experiment.games, decisions=MOST_DECISIONS)
    return tally


def rows(chunk: Chunk) -> Iterator[Sequence[str | int]]:
    """One line for each game: its number, how it ended, rounds, winners, every score."""
    for number, outcome in enumerate(chunk.outcomes, chunk.first):
        if outcome is None:
            yield (number, TOO_LONG)
        else:
            winners = " ".join(map(str, outcome.winners))
            yield (number, outcome.reason, outcome.rounds, winners, *outcome.scores)
