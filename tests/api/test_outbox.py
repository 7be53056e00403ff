"""A socket that does not keep up gets less often what is newest, and nothing twice."""

import json

from tallystick.api.outbox import MOST_ANSWERS, Outbox
from tallystick.kernel.seats import PUBLIC
from tallystick.tables.audience import TOO_SLOW


class Way:
    def __init__(self):
        self.ready = True
        self.told = []
        self.ended = None

    def tell(self, *messages):
        assert self.ready
        self.told += messages

    def end(self, code):
        self.ended = code


class Frames:
    def __init__(self):
        self.lines = [b"0"]

    def frame(self, seat, after, first):
        return json.dumps([line.decode() for line in self.lines[after + 1 :]]).encode()


class Table:
    def __init__(self):
        self.frames = Frames()
        self.lobbies = 0

    def lobby(self, seated):
        self.lobbies += 1
        return b"lobby"


def slow_outbox():
    way, table = Way(), Table()
    return Outbox(way, table, PUBLIC.seat, -1), way, table


def test_frames_that_waited_are_told_as_one_with_every_entry_once():
    outbox, way, table = slow_outbox()
    outbox.tell_frame()
    way.ready = False
    for line in (b"1", b"2", b"3"):
        table.frames.lines.append(line)
        outbox.tell_frame()
        outbox.tell_lobby()
    assert outbox.stuck_since is not None
    way.ready = True
    outbox.flush()
    assert way.told == [b'["0"]', b"lobby", b'["1", "2", "3"]']
    assert outbox.stuck_since is None
    table.frames.lines.append(b"4")
    outbox.say_with_frame(b"done")
    outbox.tell_frame()
    assert way.told[3:] == [b"done", b'["4"]']


def test_answers_wait_in_their_order_and_only_so_many():
    outbox, way, _ = slow_outbox()
    way.ready = False
    for number in range(MOST_ANSWERS):
        outbox.say(b"%d" % number)
    assert way.ended is None
    outbox.say(b"one too many")
    assert way.ended == TOO_SLOW
    way.ready = True
    outbox.flush()
    assert way.told == [b"%d" % number for number in range(MOST_ANSWERS)]
