"""A Shelves Voyage as the contract asks for it."""

from collections.abc import Sequence
from typing import Any

from tallystick.games.shelves_voyage import moves
from tallystick.games.shelves_voyage.bots import BOTS
from tallystick.games.shelves_voyage.components import BOX, FEWEST, MOST
from tallystick.games.shelves_voyage.concepts import CONCEPTS
from tallystick.games.shelves_voyage.debrief import CARDS
from tallystick.games.shelves_voyage.glance import glance
from tallystick.games.shelves_voyage.knowledge import graph_in
from tallystick.games.shelves_voyage.options import GROUPS, PRESETS, SUGGESTED, VoyageOptions
from tallystick.games.shelves_voyage.pieces import pieces
from tallystick.games.shelves_voyage.rules.apply import apply
from tallystick.games.shelves_voyage.rules.legal import legal, to_act, waits
from tallystick.games.shelves_voyage.rules.start import setup
from tallystick.games.shelves_voyage.scoring import counted, outcome
from tallystick.games.shelves_voyage.state import State
from tallystick.games.shelves_voyage.story import story
from tallystick.games.shelves_voyage.view import View
from tallystick.games.shelves_voyage.viewing import imagine, own, view
from tallystick.kernel.chance import Chance
from tallystick.kernel.credits import Credits
from tallystick.kernel.game import Game
from tallystick.kernel.glance import Glance
from tallystick.kernel.graph import Graph
from tallystick.kernel.messages import Move, Told, moves_in
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.pieces import Pieces
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import PUBLIC, Viewer
from tallystick.kernel.story import Recorded, Story


class ShelvesVoyage(Game[State]):
    """3 to 10 with the Game Master, who plays too or only moderates (SV.setup, SV.master, SV-12)."""

    def __init__(self, version: int = 2, earlier: Sequence["ShelvesVoyage"] = ()) -> None:
        super().__init__(
            name="shelves-voyage",
            version=version,
            fewest=FEWEST,
            most=MOST,
            options=VoyageOptions,
            moves=moves_in(moves),
            concepts=CONCEPTS,
            box=BOX,
            bots=BOTS,
            credits=Credits(
                title="A Shelves Voyage",
                authors=("Nicholas Cornia",),
                at="Orpheus Instituut",
                licence="CC0-1.0",
                link="https://github.com/NicholasCorniaOrpheus/a_shelves_voyage",
            ),
            option_groups=GROUPS,
            suggested=SUGGESTED,
            presets=PRESETS,
            cards=CARDS,
            mark="sv",
            earlier=earlier,
        )

    def check_seats(self, seats: int, options: Any = None) -> None:
        """Raise Refused for a number of players that cannot play so; the Game Master is one of them (SV.master)."""
        super().check_seats(seats, options)
        if options is not None and options.master_seat > seats:
            raise Refused(
                "no_seat_for_master", section="SV.master", ruling="SV-12", seat=options.master_seat, seats=seats
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

    def graph(self, state: State | None) -> Graph:
        return graph_in(None if state is None else view(state, PUBLIC))

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagine(state, viewer, chance)

    def waits(self, state: State) -> tuple[int, int]:
        return waits(state)
