"""A tiny game for tests: each seat in turn hangs a picture with a title in its own words, or the clock passes."""

from typing import Annotated

import msgspec

from tallystick.kernel.forms import Amounts, Form, FreeText, Number, Written
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event, Move
from tallystick.kernel.options import Options, between
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK

SUGGESTED = ("@art.mona_lisa", "@art.the_scream")


class Hang(Move, frozen=True, tag="hang"):
    title: Annotated[str, Written(30, "G.1")] = ""
    height: int = 1
    nails: tuple[int, ...] = ()


class Skip(Move, frozen=True, tag="skip"):
    """The clock's."""


class PictureHung(Event, frozen=True, tag="picture_hung"):
    seat: int
    title: str


class TurnSkipped(Event, frozen=True, tag="turn_skipped"):
    turn: int


class GalleryOptions(Options, frozen=True, forbid_unknown_fields=True):
    turns: Annotated[int, between(1, 50, "G.2")] = 4
    seconds: Annotated[int, between(0, 60, "G.3")] = 0
    suggestions: Annotated[int, between(0, 2, "G.1")] = 2


class State(msgspec.Struct):
    seats: int
    options: GalleryOptions
    titles: list[str]


class View(msgspec.Struct, frozen=True):
    titles: tuple[str, ...]
    to_act: tuple[int, ...]


class Gallery(Game[State]):
    def __init__(self):
        kinds = {PictureHung: "", TurnSkipped: ""}
        super().__init__("gallery", 1, 1, 4, GalleryOptions, (Hang, Skip), kinds, {"art": list(SUGGESTED)}, {})

    def setup(self, seats, options, chance, told):
        return State(seats, options, [])

    def to_act(self, state):
        turn = len(state.titles)
        return () if turn == state.options.turns else (turn % state.seats,)

    def legal(self, state, actor):
        if not self.to_act(state) or actor not in (CLOCK, *self.to_act(state)):
            return ()
        if actor == CLOCK:
            return (Skip(),) if state.options.seconds else ()
        names = SUGGESTED[: state.options.suggestions]
        return (Form({"title": FreeText(30, names), "height": Number(1, 3), "nails": Amounts(1, (2, 2), 3)}, Hang()),)

    def apply(self, state, actor, move, chance, told):
        if actor not in (CLOCK, *self.to_act(state)):
            raise Refused("not_your_turn")
        if isinstance(move, Skip) != (actor == CLOCK):
            raise Refused("only_the_clock")
        if isinstance(move, Hang) and not (1 <= move.height <= 3 and 1 <= sum(move.nails) <= 3):
            raise Refused("not_a_move")
        if actor != CLOCK and not move.title:
            raise Refused("text_empty", section="G.1")
        state.titles.append("" if actor == CLOCK else move.title)
        if told:
            told(TurnSkipped(len(state.titles)) if actor == CLOCK else PictureHung(actor, move.title))

    def view(self, state, viewer):
        return View(tuple(state.titles), self.to_act(state))

    def outcome(self, state):
        scores = tuple(0 for _ in range(state.seats))
        return None if self.to_act(state) else Outcome("full", len(state.titles), scores, (0,))

    def clone(self, state):
        return State(state.seats, state.options, list(state.titles))

    def waits(self, state):
        """A turn of two pictures is one wait, so that the first picture does not start it anew."""
        return len(state.titles) // 2, state.options.seconds


GALLERY = Gallery()
