"""Who listens at a table, and whose copy of the journal counts."""

import json

from tallystick.tables.audience import NO_SUCH_TABLE, Audience


class Heard:
    def __init__(self, seat):
        self.seat = seat
        self.said = []
        self.closed = None

    def say(self, message):
        self.said.append(json.loads(message))

    def close(self, code):
        self.closed = code


def listening(*seats):
    audience, heard = Audience(), [Heard(seat) for seat in seats]
    for one in heard:
        audience.arrive(one)
    return audience, heard


def test_a_copy_counts_from_a_seat_and_not_from_who_only_watches():
    audience, (ana, ben, watching) = listening(0, 1, None)
    audience.report_head(watching, False)
    assert ana.said == []
    audience.report_head(ana, True)
    audience.report_head(ben, False)
    assert watching.said == [
        {"kind": "copies", "same": 1, "of": 1},
        {"kind": "copies", "same": 1, "of": 2},
    ]
    audience.depart(ben)
    assert ana.said[-1] == {"kind": "copies", "same": 1, "of": 1}


def test_a_seat_that_is_opened_elsewhere_is_closed_where_it_was():
    audience, (before,) = listening(0)
    after = Heard(0)
    audience.arrive(after)
    assert (before.closed, before.said) == (4003, [{"kind": "gone"}])
    assert audience.at_seat == {0: after}
    audience.dismiss(0, NO_SUCH_TABLE)
    assert (after.closed, audience.listeners) == (NO_SUCH_TABLE, set())
