"""Tables of any game, played by random choices."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tallystick.journal.tape import Tape
from tallystick.kernel.forms import filled_by_chance
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event, hidden_fields
from tallystick.kernel.options import Options, options_of, read_options
from tallystick.kernel.seats import CLOCK


class Table(NamedTuple):
    game: Game[Any]
    state: Any
    chance: Tape
    options: Options
    seats: int


NOTHING_HIDDEN = {"shelves-voyage": {"arcana": False}}
"""Options with which a game is played with open cards."""


def hides_something(game: Game[Any], options: Options) -> bool:
    """Whether somebody at such a table knows what others do not: a game says so by fields that are a `Secret`."""
    kinds = [kind for kind in (*game.moves, *game.concepts) if isinstance(kind, type)]
    if not any(hidden_fields(kind) for kind in kinds):
        return False
    return all(getattr(options, name) != answer for name, answer in NOTHING_HIDDEN.get(game.name, {}).items())


def any_options(game: Game[Any], choice: Tape) -> Options:
    """Each option at its default, or at any of its answers."""
    given: dict[str, Any] = {}
    for name, option in options_of(game.options).items():
        if choice.below(3) == 0:
            if option.answers:
                given[name] = option.answers[choice.below(len(option.answers))]
            else:
                given[name] = option.least + choice.below(min(option.most - option.least + 1, 256))
    if given.get("minutes") or given.get("rounds") == 0:
        given["rounds"] = given.get("rounds") or 12  # no clock runs here, so something else must end it
    if "master_seat" in given:
        given["master_seat"] = 1 + given["master_seat"] % game.fewest  # one of those who play
    return read_options(game.options, given)


def actors_not_waited_for(table: Table, acting: tuple[int, ...]) -> tuple[int, ...]:
    """Seats that may move though the table waits for others, and the clock where it runs."""
    game, state = table.game, table.state
    actors = [seat for seat in range(table.seats) if seat not in acting]
    if game.waits(state)[1]:
        actors.append(CLOCK)
    return tuple(actor for actor in actors if game.legal(state, actor))


def play_through(
    game: Game[Any], seats: int, seed: object, options: Options | None = None
) -> Iterator[tuple[Table, list[Event]]]:
    """A table after its setup and after each move, with what happened, until it is over."""
    options = options or read_options(game.options, {})
    chance, choice = Tape(f"table {seed}".encode()), Tape(f"choice {seed}".encode())
    told: list[Event] = []
    state = game.setup(seats, options, chance, told.append)
    table = Table(game, state, chance, options, seats)
    yield table, told
    while acting := game.to_act(state):
        others = actors_not_waited_for(table, acting)
        if others and choice.below(4) == 0:
            acting = others
        actor = acting[choice.below(len(acting))]
        moves = game.legal(state, actor)
        told = []
        game.apply(state, actor, filled_by_chance(moves[choice.below(len(moves))], choice), chance, told.append)
        yield table, told
