"""CryptoMiner as the contract asks for it."""

from collections.abc import Sequence
from typing import Any

from tallystick.games.cryptominer import moves
from tallystick.games.cryptominer.bots import BOTS
from tallystick.games.cryptominer.by_hand import BY_HAND
from tallystick.games.cryptominer.components import BOX
from tallystick.games.cryptominer.concepts import CONCEPTS
from tallystick.games.cryptominer.debrief import CARDS
from tallystick.games.cryptominer.formatters import FORMATTERS
from tallystick.games.cryptominer.glance import glance
from tallystick.games.cryptominer.options import GROUPS, PRESETS, FirstOptions, MinerOptions
from tallystick.games.cryptominer.pieces import pieces
from tallystick.games.cryptominer.rules.apply import apply
from tallystick.games.cryptominer.rules.legal import legal, to_act
from tallystick.games.cryptominer.rules.start import setup
from tallystick.games.cryptominer.scoring import counted, outcome
from tallystick.games.cryptominer.state import State
from tallystick.games.cryptominer.story import story
from tallystick.games.cryptominer.view import View
from tallystick.games.cryptominer.viewing import imagine, own, view
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


class CryptoMiner(Game[State]):
    """2 to 6 miners, or up to 10 where that was agreed (CM.play, CM-3)."""

    def __init__(self, version: int = 2, earlier: Sequence[Game[Any]] = ()) -> None:
        super().__init__(
            name="cryptominer",
            version=version,
            earlier=earlier,
            fewest=2,
            most=6,
            options=MinerOptions if version > 1 else FirstOptions,
            moves=moves_in(moves),
            concepts=CONCEPTS,
            box=BOX,
            bots=BOTS,
            credits=Credits(
                title="CryptoMiner",
                authors=("Murtuza Jadliwala",),
                and_others=True,
                at="University of Texas at San Antonio",
                link="https://sprite.utsa.edu/cryptominer",
            ),
            option_groups=GROUPS,
            presets=PRESETS,
            cards=CARDS,
            mark="cm",
            extras=("paper",),
            formatters=FORMATTERS,
        )

    def most_with(self, options: Any) -> int:
        return 10 if options.large_table else self.most

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

    def view(self, state: State, viewer: Viewer) -> View:
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

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagine(state, viewer, chance)
