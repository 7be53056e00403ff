"""Market Island on a table of paper: a form for the start, then one for each block, entered after it was settled."""

from typing import Annotated, Final

import msgspec

from tallystick.games.market_island import components as box
from tallystick.games.market_island.moves import DECLINE, MINE, ROLL
from tallystick.games.market_island.rules.apply import apply
from tallystick.games.market_island.rules.mining import why_barred
from tallystick.games.market_island.state import State
from tallystick.kernel.by_hand import UNSEEN, Booked, Booking, ByHand, ByHandRules, Desk, Entered
from tallystick.kernel.messages import Move
from tallystick.kernel.refusals import Refused

MINING: Final = "M"
"""Before the face of a standard card, in the code that is printed on it."""
STANDARD: Final = 3
CARD_OF_CODE: Final = {name: card for card, name in box.CARD_NAMES.items()}
Code = Annotated[str, msgspec.Meta(max_length=4)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player did in a round: the die, the card from the square's deck, and the card mined with, if any."""

    seat: int
    die: int
    card: Code
    mined: Code = ""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Before the first round the throws and the first Winning Card; later a block, with the throws of a tie.

    `balances` are those of the paper abaci, one a seat: they must be what the rules give. Empty: not compared.
    """

    winning: Code = ""
    throws: tuple[int, ...] = ()
    rows: tuple[Row, ...] = ()
    balances: tuple[int, ...] = ()


class IslandByHand(ByHandRules):
    form = Form

    def stack(self, state: State, cards: tuple[str, ...]) -> None:
        """Each card comes to the top of its deck, if it can be there (4.1.2, 4.1.4)."""
        places = [0, 0, 0, 0]
        for code in cards:
            unseen = code.startswith(UNSEEN)
            card, deck = read_code(code.removeprefix(UNSEEN))
            pile = state.standard if deck == STANDARD else state.decks[deck]
            check_can_come(state, code, card, deck, pile)
            pile.remove(card)
            pile.insert(places[deck], card)
            places[deck] += 1
            state.entered = (*state.entered, (max(state.round, 1), card, deck, not unseen))

    def book(self, desk: Desk, form: Form) -> Booking:
        """The throws for the first place (0.3), or everything of one round (P1, 2.2, 2.4)."""
        throws = list(form.throws)
        if desk.state.phase == "first":
            yield from self.book_start(desk, form, throws)
        else:
            yield from self.book_block(desk, form, throws)
        if throws:
            raise Refused("die_left_over", value=throws[0])
        check_balances(desk.state, form.balances)

    def book_start(self, desk: Desk, form: Form, throws: list[int]) -> Booking:
        """Everybody throws; the first Winning Card is turned over (0.3, 0.4)."""
        if form.rows:
            raise Refused("book_start_first", section="0.3")
        cards: tuple[str, ...] = (MINING + form.winning,)
        while desk.state.phase == "first":
            yield Booked(desk.state.waiting[0], ROLL, Entered(cards, (next_throw(desk.state, throws),)))
            cards = ()

    def book_block(self, desk: Desk, form: Form, throws: list[int]) -> Booking:
        """Who walked where and took what, who mined with what, and who won a tie (P1, 2.2, 2.4)."""
        rows = rows_of(desk.state, form)
        block = desk.state.round
        while desk.state.phase == "move" and desk.state.round == block:
            yield self.walked(desk.state, rows)
        check_barred(desk.state, rows)
        while desk.state.phase == "mine":
            yield self.chosen(desk.state, rows)
        while desk.state.phase == "tie":
            yield Booked(desk.state.waiting[0], ROLL, Entered((), (next_throw(desk.state, throws),)))

    def walked(self, state: State, rows: dict[int, Row]) -> Booked:
        """One walk; whoever mines first draws after the last one (P1, 2.2)."""
        seat = state.waiting[0]
        row = rows[seat]
        check_square(state, row)
        return self.followed(state, seat, ROLL, rows, (row.card,) if row.card else (), (row.die,))

    def chosen(self, state: State, rows: dict[int, Row]) -> Booked:
        """To mine or not (2.2); then the next one draws."""
        seat = state.waiting[0]
        mined = rows[seat].mined
        move: Move = MINE[box.FACE_OF_NAME[mined]] if mined else DECLINE
        return self.followed(state, seat, move, rows, (), ())

    def followed(
        self, state: State, seat: int, move: Move, rows: dict[int, Row], cards: tuple[str, ...], dice: tuple[int, ...]
    ) -> Booked:
        """The move, with the standard cards that the next miner draws because of it."""
        after = state.clone()
        self.stack(after, cards)
        apply(after, seat, move, ByHand(dice), None)
        if after.phase == "mine" and after.waiting and after.round == state.round:
            miner = after.waiting[0]
            cards = (*cards, *drawn_by(after, rows, miner))
        return Booked(seat, move, Entered(cards, dice))


def read_code(code: str) -> tuple[int, int]:
    """A card and its deck, from the code that is printed on it.

    >>> read_code("M7D"), read_code("I4D")
    ((25, 3), (13, 0))
    """
    if code[:1] == MINING and code[1:] in box.FACE_OF_NAME and box.FACE_OF_NAME[code[1:]] < box.JOKER:
        return box.FACE_OF_NAME[code[1:]], STANDARD
    if code in CARD_OF_CODE:
        return CARD_OF_CODE[code], box.deck_of(CARD_OF_CODE[code])
    raise Refused("unknown_card", card=code[:8])


def check_can_come(state: State, code: str, card: int, deck: int, pile: list[int]) -> None:
    """A card is in its deck, and while a deck was not gone through, no card of it comes twice (2.7, 2.10)."""
    came = [(block, other, seen) for block, other, of, seen in state.entered if of == deck]
    whole = 52 if deck == STANDARD else len(box.fresh_deck(deck, state.options.spare_actions == "jokers"))
    before = [block for block, other, seen in came if other == card and seen]
    shown = code.removeprefix(UNSEEN).removeprefix(MINING)
    if before and (card not in pile or len(came) < whole):
        raise Refused("card_already_played", section="2.7", card=shown, block=before[-1])
    if card not in pile:
        raise Refused("card_not_in_deck", section="2.7", card=shown)


def next_throw(state: State, throws: list[int]) -> int:
    if not throws:
        raise Refused("throw_missing", section="0.3" if state.phase == "first" else "2.4", seat=state.waiting[0])
    return throws.pop(0)


def rows_of(state: State, form: Form) -> dict[int, Row]:
    """One row for each player still in; raises Refused for one that is missing, or too many."""
    rows = {row.seat: row for row in form.rows}
    for seat in state.order:
        if seat not in rows:
            raise Refused("row_missing", section="P1", seat=seat)
    for row in form.rows:
        if row.seat not in state.order:
            raise Refused("row_not_in", section="4.3", seat=row.seat if 0 <= row.seat < state.seats else 0)
        if row.mined and box.FACE_OF_NAME.get(row.mined, box.JOKER) >= box.JOKER:
            raise Refused("unknown_card", card=row.mined)
    if len(rows) != len(form.rows):
        raise Refused("row_twice", section="P1")
    return rows


def check_square(state: State, row: Row) -> None:
    """The card comes from the deck that the square shows (P1, 4.5)."""
    if not 1 <= row.die <= 6:
        raise Refused("not_a_die", value=row.die)
    square = state.squares[(state.steps[row.seat] + row.die) % len(state.squares)]
    deck = box.DECK_OF_SQUARE[square]
    if not row.card and state.decks[deck]:
        raise Refused("card_missing", section="P1", seat=row.seat, deck=box.DECKS[deck])
    if row.card and read_code(row.card)[1] != deck:
        raise Refused(
            "card_of_other_deck",
            section="P1",
            seat=row.seat,
            square=box.SQUARES[square],
            deck=box.DECKS[deck],
            card=row.card,
        )


def check_barred(state: State, rows: dict[int, Row]) -> None:
    """Nobody mines who is barred (2.3)."""
    for seat, row in rows.items():
        if row.mined and state.phase == "mine" and state.decisions[seat] == "barred":
            raise Refused("booked_barred", section="2.3", seat=seat, why=why_barred(state, seat))


def check_balances(state: State, balances: tuple[int, ...]) -> None:
    """What the paper abaci show is what the rules give; raises Refused with the first that differs (4.6)."""
    for seat, shown in enumerate(balances[: state.seats]):
        if state.balance(seat) != shown:
            raise Refused("balances_differ", section="4.6", seat=seat, paper=shown, book=state.balance(seat))


def drawn_by(state: State, rows: dict[int, Row], seat: int) -> list[str]:
    """The standard cards that a player looks at: the one mined with, and for each that nobody saw a stand-in."""
    named = {box.FACE_OF_NAME[row.mined] for row in rows.values() if row.mined}
    known = named | {card for _block, card, deck, _seen in state.entered if deck == STANDARD}
    pile = [*state.drawn[seat], *state.standard]
    unseen = [card for card in pile if card not in known] or [card for card in pile if card not in named]
    mined = rows[seat].mined
    cards = [MINING + mined] if mined else []
    while len(cards) < len(state.drawn[seat]):
        cards.append(UNSEEN + MINING + box.FACE_NAMES[unseen.pop(0)])
    return cards


BY_HAND: Final = IslandByHand()
