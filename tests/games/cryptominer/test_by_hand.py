"""CryptoMiner on a table of paper: bots play real cards, their rounds are entered, and the book agrees."""

import pytest

from tallystick.games.cryptominer import GAME
from tallystick.games.cryptominer.by_hand import Form, Turn
from tallystick.journal.booking import booked
from tallystick.journal.entries import line
from tallystick.journal.table_record import TableRecord
from tallystick.journal.tape import Tape
from tallystick.journal.verify import verify
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import Viewer
from tallystick.words import LANGUAGES, Words


class Book:
    """A table of paper, and what is written in its book."""

    def __init__(self, seats=3):
        self.record = TableRecord(GAME, seats, read_options(GAME.options, {}), "p" * 16, bytes(32), by_hand=True)
        self.record.accept(self.record.propose_opening([f"seat {seat}" for seat in range(seats)]))
        self.record.accept(self.record.propose_start())

    def enter(self, form):
        for proposal in booked(self.record, form):
            self.record.accept(proposal)
        return self

    @property
    def journal(self):
        self.record.accept(self.record.propose_end(0, None if GAME.outcome(self.record.state) else "given_up"))
        return b"".join(line(entry) for entry in self.record.entries)


def real_game(seats, seed):
    """A game with real cards, as forms: what everybody at the table sees of each round."""
    chance = Tape(b"real %d" % seed)
    told = []
    state = GAME.setup(seats, read_options(GAME.options, {}), chance, told.append)
    bot = GAME.bots["good"]
    throws, turns, swapped = [], [], False
    while GAME.outcome(state) is None:
        seat, round_before = state.waiting[0], state.round
        move = bot.choose(GAME.view(state, Viewer(seat)), seat, GAME.legal(state, seat), chance)
        kind = type(move).__name__
        card = GAME.box["block"][state.cards[seat]]["card"] if kind == "Claim" else ""
        left, told[:] = state.left[seat], []
        GAME.apply(state, seat, move, chance, told.append)
        if kind == "Roll":
            throws += [event.value for event in told if type(event).__name__ == "DieThrown"]
            if state.round:
                yield Form(throws=tuple(throws)), state
            continue
        if kind == "Substitute" and left:
            swapped = True
            continue
        did = "substitute" if swapped or kind == "Substitute" else kind.lower()
        turns.append(Turn(seat, did, getattr(move, "value", 0), getattr(move, "block", 0), card))
        swapped = False
        if state.round != round_before or state.phase == "over":
            over = state.ended in ("no_card_fits", "no_block_left")
            yield Form(turns=tuple(turns), fits=not over, coins=tuple(state.coins)), state
            turns = []


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(6))
def test_a_game_played_with_real_cards_is_booked_to_the_same_end(seats, seed):
    book = Book(seats)
    for form, real in real_game(seats, seed):
        book.enter(form)
        state = book.record.state
        assert (state.coins, state.won, state.round) == (real.coins, real.won, real.round)
    assert GAME.outcome(state) == GAME.outcome(real)
    assert verify(book.journal) == GAME.outcome(real)


ROUND = (Turn(0, "play", 4), Turn(1, "play", 5), Turn(2, "play", 2))


@pytest.mark.parametrize(
    ("code", "form", "arguments"),
    [
        ("turn_of", Form(turns=ROUND[1:]), {"seat": 0}),
        ("row_missing", Form(turns=ROUND[:2]), {"seat": 2}),
        ("turn_too_many", Form(turns=(*ROUND, ROUND[0])), {}),
        ("value_missing", Form(turns=(Turn(0, "play", 9), *ROUND[1:])), {"seat": 0}),
        ("unknown_card", Form(turns=(Turn(0, "claim", 0, 1, "99Z"), *ROUND[1:])), {"card": "99Z"}),
        ("block_too_new", Form(turns=(Turn(0, "claim", 0, 1, "12AD"), *ROUND[1:])), {}),
        ("no_such_block", Form(turns=(Turn(0, "claim", 0, 99, "12AD"), *ROUND[1:])), {}),
        ("coins_differ", Form(turns=ROUND, coins=(0, 3, 0)), {"seat": 1, "paper": 3, "book": 0}),
    ],
)
def test_an_entry_that_cannot_be_right_says_what_does_not_fit(code, form, arguments):
    book = Book().enter(Form(throws=(6, 2, 3)))
    head = book.record.head
    with refused(code, **arguments):
        book.enter(form)
    assert book.record.head == head


def test_a_card_that_lies_on_the_chain_or_in_another_hand_cannot_be_claimed_with():
    book = Book().enter(Form(throws=(6, 2, 3))).enter(Form(turns=ROUND))
    claims = (Turn(1, "claim", 0, 1, "15AB"), Turn(2, "claim", 0, 1, "12AD"), Turn(0, "play", 1))
    with_names = {card["card"] for card in GAME.box["block"]}
    wide, low = (next(name for name in with_names if name.startswith(value)) for value in ("15", "12"))
    book.enter(Form(turns=(Turn(1, "claim", 0, 1, wide), Turn(2, "claim", 0, 1, low), claims[2])))
    with refused("card_on_chain", block=1, card=low):
        book.enter(Form(turns=(Turn(2, "claim", 0, 2, low), Turn(0, "play", 1), Turn(1, "play", 1))))
    with refused("card_held_by", seat=1, card=wide):
        book.enter(Form(turns=(Turn(2, "claim", 0, 2, wide), Turn(0, "play", 1), Turn(1, "play", 1))))


def test_an_eleventh_card_of_one_value_is_refused():
    book = Book().enter(Form(throws=(6, 2, 3)))
    with refused("value_all_played", value=6):
        for first in (0, 1, 2, 0):
            book.enter(Form(turns=tuple(Turn((first + place) % 3, "play", 6) for place in range(3))))


def refused(code, **arguments):
    return pytest.raises(
        Refused, check=lambda no: no.code == code and arguments.items() <= {**no.arguments}.items() and said(no)
    )


def said(no):
    """Both languages say why."""
    return all(Words(language, "cryptominer", ["Ana", "Bo", "Cléo"]).refusal(no) for language in LANGUAGES)
