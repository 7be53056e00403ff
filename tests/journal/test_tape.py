"""Fair chance is fair, and the same for everybody."""

import pytest

from tallystick.journal.tape import Tape

# The chance that a fair tape fails one of these is below one in a million.
CHI_SQUARE_LIMIT = {5: 36.0, 51: 125.0, 35: 100.0}


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_number_of_the_die_comes_equally_often():
    tape = Tape(b"die")
    counts = [0] * 6
    for _ in range(120_000):
        counts[tape.die() - 1] += 1
    assert chi_square(counts, 20_000) < CHI_SQUARE_LIMIT[5]


def test_every_card_comes_to_every_place_equally_often():
    tape = Tape(b"shuffle")
    counts = [[0] * 6 for _ in range(6)]
    for _ in range(24_000):
        cards = list(range(6))
        tape.shuffle(cards)
        for place, card in enumerate(cards):
            counts[place][card] += 1
    assert chi_square([count for row in counts for count in row], 4_000) < CHI_SQUARE_LIMIT[35]


def test_a_draw_among_52_has_no_bias_from_the_byte():
    """256 is not a multiple of 52: taking a byte modulo 52 would favour the first 48 numbers by a quarter."""
    tape = Tape(b"bias")
    counts = [0] * 52
    for _ in range(104_000):
        counts[tape.below(52)] += 1
    assert chi_square(counts, 2_000) < CHI_SQUARE_LIMIT[51]


def test_a_clone_draws_the_same():
    tape = Tape(b"k")
    for _ in range(700):
        tape.below(256)
    copy = tape.clone()
    assert [tape.below(100) for _ in range(600)] == [copy.below(100) for _ in range(600)]


@pytest.mark.parametrize("n", [0, -1, 257])
def test_a_draw_out_of_range_is_a_mistake(n):
    with pytest.raises(ValueError, match="1 to 256"):
        Tape(b"k").below(n)
