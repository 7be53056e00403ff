"""Stock and Foil as the contract asks for it."""

from typing import Annotated, Any

import msgspec

from stock_and_foil import moves, rules, viewing
from stock_and_foil.bots import BOTS
from stock_and_foil.events import CONCEPTS
from stock_and_foil.state import State, View
from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Move, Told, moves_in
from tallystick.kernel.options import Options, between
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.seats import Viewer


class TallyOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What people may agree on."""

    seasons: Annotated[int, between(2, 6, "2.1")] = 3
    grain: Annotated[int, between(4, 20, "1.1")] = 8


class StockAndFoil(Game[State]):
    """2 to 6 players, about ten minutes."""

    def __init__(self) -> None:
        super().__init__(
            name="stock-and-foil",
            version=1,
            fewest=2,
            most=6,
            options=TallyOptions,
            moves=moves_in(moves),
            concepts=CONCEPTS,
            box={"highest": rules.HIGHEST, "false": rules.MOST_FALSE, "doubt": rules.DOUBT},
            bots=BOTS,
        )

    def setup(self, seats: int, options: Any, chance: Chance, told: Told) -> State:
        return rules.start(seats, options.seasons, options.grain, chance, told)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def legal(self, state: State, actor: int) -> tuple[Move, ...]:
        return rules.legal(state, actor)

    def apply(self, state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
        rules.apply(state, actor, move, told)

    def view(self, state: State, viewer: Viewer) -> View:
        return viewing.view(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def clone(self, state: State) -> State:
        return viewing.clone(state)

    def snapshot(self, state: State) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(state)
        return plain

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return viewing.imagine(state, viewer, chance)
