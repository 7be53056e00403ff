"""Blockchain: The Cryptocurrency Game, as the contract asks for it."""

from collections.abc import Sequence
from typing import Any

from tallystick.games.blockchain import moves
from tallystick.games.blockchain.bots import BOTS
from tallystick.games.blockchain.components import BOX, MOST
from tallystick.games.blockchain.concepts import CONCEPTS
from tallystick.games.blockchain.debrief import CARDS
from tallystick.games.blockchain.formatters import FORMATTERS
from tallystick.games.blockchain.glance import glance
from tallystick.games.blockchain.options import GROUPS, PRESETS, ChainOptions, FirstOptions
from tallystick.games.blockchain.pieces import pieces
from tallystick.games.blockchain.rules.apply import apply
from tallystick.games.blockchain.rules.concerns import concerns
from tallystick.games.blockchain.rules.foresight import ahead
from tallystick.games.blockchain.rules.legal import legal, to_act, waits
from tallystick.games.blockchain.rules.start import setup
from tallystick.games.blockchain.scoring import counted, outcome
from tallystick.games.blockchain.state import State
from tallystick.games.blockchain.story import story
from tallystick.games.blockchain.view import View
from tallystick.games.blockchain.viewing import imagine, own, view
from tallystick.kernel.chance import Chance
from tallystick.kernel.credits import Credits
from tallystick.kernel.game import NOTHING_BESIDE, Game
from tallystick.kernel.glance import Glance
from tallystick.kernel.messages import Move, Told, moves_in
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.pieces import Pieces
from tallystick.kernel.seats import Viewer
from tallystick.kernel.story import Recorded, Story


class Blockchain(Game[State]):
    """2 to 4 players, one for each Vault in the box (CH.box)."""

    def __init__(self, version: int = 2, earlier: Sequence[Game[Any]] = ()) -> None:
        super().__init__(
            name="blockchain",
            version=version,
            earlier=earlier,
            fewest=2,
            most=MOST,
            options=ChainOptions if version > 1 else FirstOptions,
            moves=moves_in(moves),
            concepts=CONCEPTS,
            box=BOX,
            bots=BOTS,
            credits=Credits(
                title="Blockchain: The Cryptocurrency Game",
                authors=("Tyler Cheves",),
                at="Cheves Games LLC",
                link="https://www.cheves.com/",
            ),
            option_groups=GROUPS,
            presets=PRESETS,
            cards=CARDS,
            mark="ch",
            formatters=FORMATTERS,
        )

    def setup(self, seats: int, options: Any, chance: Chance, told: Told) -> State:
        return setup(seats, options, self.version, chance, told)

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
        return own(state, seat)

    def beside(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"ahead": ahead(state, seat)} if state.phase == "window" else NOTHING_BESIDE

    def concerns(self, state: State, seat: int) -> bool:
        return concerns(state, seat)

    def shrug(self, state: State, seat: int) -> Move | None:
        return moves.PASS if state.phase == "window" and seat in state.waiting else None

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

    def waits(self, state: State) -> tuple[int, int]:
        return waits(state)
