"""No frame of any game brings a seat what only another may know."""

import json

import msgspec
import pytest

from conformance.tables import any_options, hides_something
from tallystick.bots import bots_for
from tallystick.bots.playing import choice_of
from tallystick.games import CATALOGUE
from tallystick.journal.table_record import TableRecord
from tallystick.journal.tape import Tape
from tallystick.kernel.seats import PUBLIC, Viewer
from tallystick.tables.frames import Frames


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_a_frame_holds_the_public_entries_the_own_view_and_the_own_secrets(game, seed):
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    record = TableRecord(game, seats, any_options(game, Tape(b"frames %d" % seed)), "t", bytes(32))
    frames = Frames(record)
    bot, own = bots_for(game)["random"], Tape(b"own %d" % seed)
    opened = 0

    def write(proposal):
        nonlocal opened
        record.accept(proposal)
        frames.add(proposal)
        if record.started:
            opened += sum(check(seat, proposal) for seat in (None, *range(seats)))

    def check(seat, proposal):
        """How many hidden values this viewer was brought; each is its own."""
        frame = json.loads(frames.frame(seat, proposal.entry.seq - 1))
        seen = game.view(record.state, PUBLIC if seat is None else Viewer(seat))
        assert frame["view"] | frame["own"] == json.loads(msgspec.json.encode(seen))
        assert [json.loads(proposal.line)] == frame["entries"]
        for value in frame["opened"]:
            event = proposal.events[int(value["slot"].split("_")[0][1:])]
            assert event.seat == seat
        return len(frame["opened"])

    write(record.propose_opening(["bot"] * seats))
    write(record.propose_start())
    while acting := game.to_act(record.state):
        write(record.propose_move(acting[0], choice_of(game, record.state, acting[0], bot, own)))
    assert opened > 0 or not hides_something(game, record.options)
