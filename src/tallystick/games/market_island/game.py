"""Market Island as the contract asks for it."""

from collections.abc import Sequence
from typing import Any

from tallystick.games.market_island import moves
from tallystick.games.market_island.bots import BOTS
from tallystick.games.market_island.by_hand import BY_HAND
from tallystick.games.market_island.components import BOX, MOST
from tallystick.games.market_island.concepts import CONCEPTS
from tallystick.games.market_island.debrief import CARDS
from tallystick.games.market_island.formatters import FORMATTERS
from tallystick.games.market_island.glance import glance
from tallystick.games.market_island.options import GROUPS, PRESETS, SUGGESTED, FirstOptions, IslandOptions
from tallystick.games.market_island.pieces import pieces
from tallystick.games.market_island.rules.apply import apply
from tallystick.games.market_island.rules.legal import legal, to_act
from tallystick.games.market_island.rules.start import setup
from tallystick.games.market_island.scoring import counted, outcome
from tallystick.games.market_island.side import LedgerByHand
from tallystick.games.market_island.state import State
from tallystick.games.market_island.story import story
from tallystick.games.market_island.viewing import imagine, own, view
from tallystick.kernel.by_hand import ByHandRules
from tallystick.kernel.chance import Chance
from tallystick.kernel.credits import Credits
from tallystick.kernel.game import Game
from tallystick.kernel.glance import Glance
from tallystick.kernel.messages import Move, Told, moves_in
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.pieces import Pieces
from tallystick.kernel.seats import Viewer
from tallystick.kernel.story import Recorded, Story


class MarketIsland(Game[State]):
    """2 to 6 castaways (3)."""

    def __init__(self, version: int = 2, earlier: Sequence[Game[Any]] = ()) -> None:
        super().__init__(
            name="market-island",
            version=version,
            earlier=earlier,
            fewest=2,
            most=MOST,
            options=IslandOptions if version > 1 else FirstOptions,
            moves=moves_in(moves),
            concepts=CONCEPTS,
            box=BOX,
            bots=BOTS,
            credits=Credits(
                title="Market Island",
                authors=("Amaris France SAS", "ISMAI", "UEF"),
                and_others=True,
                at="TRUE project (Erasmus+ KA2)",
                licence="CC-BY-NC-4.0",
                link="https://trueproject.eu/",
            ),
            option_groups=GROUPS,
            suggested=SUGGESTED,
            presets=PRESETS,
            cards=CARDS,
            mark="mi",
            extras=("ledger_by_hand", "paper"),
            formatters=FORMATTERS,
        )

    def setup(self, seats: int, options: Any, chance: Chance, told: Told) -> State:
        return setup(seats, options, self.version, chance, told)

    def by_hand(self) -> ByHandRules:
        return BY_HAND

    def pieces(self, options: Any) -> tuple[Pieces, ...]:
        return pieces(options)

    def to_act(self, state: State) -> tuple[int, ...]:
        return to_act(state)

    def legal(self, state: State, actor: int) -> tuple[Move, ...]:
        return legal(state, actor)

    def apply(self, state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
        apply(state, actor, move, chance, told)

    def view(self, state: State, viewer: Viewer) -> Any:
        return view(state, viewer)

    def own(self, state: State, seat: int, public: Any) -> dict[str, Any]:
        return own(state, seat, public)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def counted(self, state: State) -> Outcome:
        return counted(state)

    def glance(self, view: Any) -> Glance:
        return glance(view)

    def story(self, entries: Sequence[Recorded]) -> Story:
        return story(entries)

    def clone(self, state: State) -> State:
        return state.clone()

    def side(self, seats: int, wanted: bool) -> LedgerByHand:
        return LedgerByHand(seats, wanted)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagine(state, viewer, chance)
