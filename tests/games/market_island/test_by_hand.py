"""Market Island on a table of paper: what people enter is judged, written down and proved like any other table."""

import pytest

from tallystick.games.market_island import GAME
from tallystick.games.market_island.by_hand import Form, Row
from tallystick.games.market_island.components import ACTION, CARD_NAMES, DECK_OF_SQUARE, FACE_NAMES
from tallystick.journal.booking import booked
from tallystick.journal.entries import MOVE, line
from tallystick.journal.table_record import TableRecord
from tallystick.journal.tape import Tape
from tallystick.journal.verify import Disproved, is_by_hand, read_entries, verify
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import Viewer
from tallystick.words import LANGUAGES, Words

START = Form(winning="7D", throws=(5, 2))
"""The manual's photographs begin with the 7 of diamonds (5.1), and the first player goes first."""


class Book:
    """A table of paper, and what is written in its book."""

    def __init__(self, seats=2, **options):
        self.record = TableRecord(GAME, seats, read_options(GAME.options, options), "p" * 16, bytes(32), by_hand=True)
        self.record.accept(self.record.propose_opening([f"seat {seat}" for seat in range(seats)]))
        self.record.accept(self.record.propose_start())

    def enter(self, form):
        for proposal in booked(self.record, form):
            self.record.accept(proposal)
        return self

    @property
    def balances(self):
        return [self.record.state.balance(seat) for seat in range(self.record.seats)]

    @property
    def journal(self):
        self.record.accept(self.record.propose_end(0, None if GAME.outcome(self.record.state) else "given_up"))
        return b"".join(line(entry) for entry in self.record.entries)


def refused(code, **arguments):
    return pytest.raises(
        Refused, check=lambda no: no.code == code and arguments.items() <= {**no.arguments}.items() and said(no)
    )


def said(no):
    """Both languages say why."""
    return all(Words(language, "market-island", ["Ana", "Bo", "Cléo"]).refusal(no) for language in LANGUAGES)


def test_the_manuals_photographed_round_ends_in_its_balances_and_is_proved():
    """Section 5: 7 of diamonds; both mine, 7 of hearts against jack of spades, two points against one (5.11).

    The block cards cannot be read on the photographs: an Axe, which pays nothing, and a Fire stand for them here.
    """
    book = Book(rounds=1).enter(START)
    assert book.record.state.winning_card == 4 * 6 + 1
    book.enter(Form(rows=(Row(0, 2, "AQH", "7H"), Row(1, 5, "A4S", "JS")), balances=(53, 50)))
    (link,) = book.record.state.chain
    told = [event for entry in book.record.entries if entry.kind == MOVE for event in entry.body["events"]]
    (miner,) = [event for event in told if type(event).__name__ == "MinerFound"]
    assert (miner.seat, miner.card, miner.points, miner.by) == (0, "7H", 2, "points")
    assert book.record.state.winning_card == 4 * 6 + 2
    assert link.balances == book.balances == [53, 50]
    journal = book.journal
    assert verify(journal) is not None
    assert is_by_hand(read_entries(journal)[0])


def test_before_the_transactions_the_manuals_players_have_54_and_49():
    """With two Axes in the block nothing but the prize and the fees is paid (5.12, MI-T5)."""
    book = Book(rounds=1).enter(START).enter(Form(rows=(Row(0, 2, "AQH", "7H"), Row(1, 5, "A6S", "JS"))))
    assert book.balances == [54, 49]


def test_a_changed_die_or_card_is_noticed():
    journal = Book(rounds=1).enter(START).enter(Form(rows=(Row(0, 2, "AQH", "7H"), Row(1, 5, "A6S", "JS")))).journal
    for was, now in ((b'"dice":[5]', b'"dice":[6]'), (b"M7H", b"M8H")):
        assert was in journal
        with pytest.raises(Disproved):
            verify(journal.replace(was, now))


def test_cards_that_nobody_saw_have_stand_ins_that_may_still_come():
    book = Book(rounds=3).enter(START)
    book.enter(Form(rows=(Row(0, 1, "I4D"), Row(1, 1, "IKC", "JS"))))
    entered = [card for entry in book.record.entries if entry.kind == MOVE for card in entry.body["entered"].cards]
    (stand_in,) = [card.removeprefix("?M") for card in entered if card.startswith("?")]
    book.enter(Form(rows=(Row(0, 1, "AQS", stand_in), Row(1, 1, "A4S"))))
    assert FACE_NAMES[book.record.state.winning_card] == stand_in


BLOCK = (Row(0, 2, "AQH", "7H"), Row(1, 5, "A6S", "JS"))


@pytest.mark.parametrize(
    ("code", "form", "arguments"),
    [
        ("row_missing", Form(rows=BLOCK[:1]), {"seat": 1}),
        ("row_twice", Form(rows=(*BLOCK, BLOCK[0])), {}),
        ("row_not_in", Form(rows=(*BLOCK, Row(2, 1, "I4D"))), {}),
        ("not_a_die", Form(rows=(Row(0, 7, "AQH"), BLOCK[1])), {"value": 7}),
        ("unknown_card", Form(rows=(Row(0, 2, "Z9", "7H"), BLOCK[1])), {"card": "Z9"}),
        ("unknown_card", Form(rows=(Row(0, 2, "AQH", "X1"), BLOCK[1])), {"card": "X1"}),
        ("card_missing", Form(rows=(Row(0, 2, ""), BLOCK[1])), {"deck": "action"}),
        ("card_of_other_deck", Form(rows=(Row(0, 1, "AQH"), BLOCK[1])), {"square": "chest", "deck": "income"}),
        ("card_already_played", Form(rows=(BLOCK[0], Row(1, 5, "AQH", "JS"))), {"card": "AQH", "block": 1}),
        ("card_already_played", Form(rows=(Row(0, 2, "AQH", "7D"), BLOCK[1])), {"card": "7D", "block": 1}),
        ("die_left_over", Form(rows=BLOCK, throws=(3,)), {"value": 3}),
        ("balances_differ", Form(rows=BLOCK, balances=(54, 50)), {"seat": 1, "paper": 50, "book": 49}),
        ("throw_missing", Form(rows=(Row(0, 2, "A2S", "5C"), Row(1, 5, "A4C", "5S"))), {"seat": 0}),
        ("book_start_first", None, {}),
    ],
)
def test_an_entry_that_cannot_be_right_says_what_does_not_fit(code, form, arguments):
    book = Book() if form is None else Book().enter(START)
    head = book.record.head
    with refused(code, **arguments):
        book.enter(form or Form(winning="7D", rows=BLOCK))
    assert book.record.head == head


def test_a_card_that_was_played_in_an_earlier_block_is_named_with_the_block():
    book = Book(rounds=5).enter(START).enter(Form(rows=BLOCK))
    book.enter(Form(rows=rows_for(book, ("2C", "9S"))))
    with refused("card_already_played", block=1, card="AQH"):
        book.enter(Form(rows=rows_for(book, ("3C", "3S"), action="AQH")))


def rows_for(book, mined, action=None):
    """A round in which both land on a square of the action deck, so that a card of it may be named."""
    state = book.record.state
    came = {card for _block, card, _deck, _seen in state.entered}
    spare = [CARD_NAMES[card] for card in state.decks[ACTION] if card not in came]
    rows = []
    for seat in state.order:
        die = next(
            die
            for die in range(1, 7)
            if DECK_OF_SQUARE[state.squares[(state.steps[seat] + die) % len(state.squares)]] == ACTION
        )
        rows.append(Row(seat, die, action or spare.pop(), mined[seat]))
    return tuple(rows)


def test_an_ordinary_move_is_no_way_into_the_book_and_a_form_none_into_an_ordinary_table():
    book = Book()
    with refused("only_booked"):
        book.record.propose_move(0, GAME.read_move(b'{"move":"roll"}'))
    other = TableRecord(GAME, 2, read_options(GAME.options, {}), "p" * 16, bytes(32))
    other.accept(other.propose_opening(["a", "b"]))
    other.accept(other.propose_start())
    with refused("not_by_hand"):
        booked(other, START)


def real_game(seats, seed, **options):
    """A game of bots with real cards, as forms: what everybody at the table has seen once a block is settled."""
    chance = Tape(b"real %d" % seed)
    told = []
    state = GAME.setup(seats, read_options(GAME.options, options), chance, told.append)
    bot = GAME.bots["good"]
    throws, cards, mined = [], {}, {}
    while GAME.outcome(state) is None:
        seat, block = state.waiting[0], state.round
        move = bot.choose(GAME.view(state, Viewer(seat)), seat, GAME.legal(state, seat), chance)
        told[:] = []
        GAME.apply(state, seat, move, chance, told.append)
        for event in told:
            kind = type(event).__name__
            if kind == "DieThrown" and event.purpose != "move":
                throws.append(event.value)
            elif kind == "DieThrown":
                cards[event.seat] = [event.value, ""]
            elif kind == "CardTaken":
                cards[event.seat][1] = event.card
            elif kind == "CardMined":
                mined[event.seat] = event.card
        if not block and state.round:
            yield Form(winning=FACE_NAMES[state.winning_card], throws=tuple(throws)), state
        elif state.round != block or state.phase == "over":
            rows = tuple(Row(one, die, card, mined.get(one, "")) for one, (die, card) in cards.items())
            balances = tuple(state.balance(one) for one in range(seats))
            yield Form(throws=tuple(throws), rows=rows, balances=balances), state
        else:
            continue
        throws, cards, mined = [], {}, {}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(8))
def test_a_game_played_with_real_cards_is_booked_to_the_same_end(seats, seed):
    book = Book(seats)
    for form, real in real_game(seats, seed):
        book.enter(form)
        assert (book.balances, book.record.state.round) == ([real.balance(s) for s in range(seats)], real.round)
        assert book.record.state.winning_card == real.winning_card
    assert verify(book.journal) == GAME.outcome(real)
