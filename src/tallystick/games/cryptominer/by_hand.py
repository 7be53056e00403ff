"""CryptoMiner on a table of paper: a form for the start, then one for each round, entered once it is settled.

Hands and unplayed block cards are known to nobody but their owners: stand-ins take their places, and make way for
whatever is laid open.
"""

from typing import Annotated, Final, Literal

import msgspec

from tallystick.games.cryptominer.components import CARD_NAMES, CARD_OF_NAME, HIGHEST, NO_CARD
from tallystick.games.cryptominer.moves import CLAIM, PASS, PLAY, ROLL, SUBSTITUTE
from tallystick.games.cryptominer.rules.apply import apply
from tallystick.games.cryptominer.rules.claiming import fits_any, wanted_symbols
from tallystick.games.cryptominer.rules.rounds import anybody_can_claim, transactions_are_gone
from tallystick.games.cryptominer.state import State
from tallystick.kernel.by_hand import UNSEEN, Booked, Booking, ByHand, ByHandRules, Desk, Entered
from tallystick.kernel.messages import Move
from tallystick.kernel.refusals import Refused

TRANSACTION: Final = "T"
BLOCK: Final = "B"
"""Before the value or the name of a card, in the code that is printed on it."""


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player did: played a value (also after a substitution), or claimed a block with a card."""

    seat: int
    did: Literal["play", "claim", "substitute", "pass"]
    value: int = 0
    block: int = 0
    card: Annotated[str, msgspec.Meta(max_length=8)] = ""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Before the first round the throws; later a round, turn by turn.

    `fits` counts once all transaction cards are gone: whether anybody's block card fits an open block (CM.end.2).
    `coins` are those that lie before each player: they must be what the rules give. Empty: not compared.
    """

    throws: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()
    fits: bool = True
    coins: tuple[int, ...] = ()


class MinerByHand(ByHandRules):
    form = Form

    def stack(self, state: State, cards: tuple[str, ...]) -> None:
        """Whoever acts holds the card that was laid open; `?` alone is a card drawn unseen, with a seat one held so."""
        drawn = 0
        for code in cards:
            if code.startswith(UNSEEN):
                card = read_card(code.lstrip(UNSEEN + "0123456789"))
                holder = code[1:].partition(BLOCK)[0]
                if holder:
                    hold(state, int(holder) % state.seats, card)
                else:
                    draw_next(state, card, drawn)
                    drawn += 1
            elif code.startswith(TRANSACTION):
                hold_value(state, state.waiting[0], int(code[1:] or 0))
            else:
                hold(state, state.waiting[0], read_card(code))

    def book(self, desk: Desk, form: Form) -> Booking:
        """The throws for the start (CM.start.1), or one round (CM.round.2)."""
        if desk.state.phase == "roll":
            yield from self.book_start(desk, form)
        else:
            yield from self.book_round(desk, form)
        for seat, shown in enumerate(form.coins[: desk.state.seats]):
            if desk.state.coins[seat] != shown:
                raise Refused(
                    "coins_differ", section="CM.round.6.2", seat=seat, paper=shown, book=desk.state.coins[seat]
                )

    def book_start(self, desk: Desk, form: Form) -> Booking:
        if form.turns:
            raise Refused("book_throws_first", section="CM.start.1")
        throws = list(form.throws)
        while desk.state.phase == "roll":
            if not throws:
                raise Refused("throw_missing", section="CM.start.1", seat=desk.state.waiting[0])
            yield Booked(desk.state.waiting[0], ROLL, Entered((), (throws.pop(0),)))
        if throws:
            raise Refused("die_left_over", value=throws[0])

    def book_round(self, desk: Desk, form: Form) -> Booking:
        """Everybody takes one turn, in order (CM.round.2)."""
        now = desk.state.round
        for turn in form.turns:
            if desk.state.phase == "over" or desk.state.round != now:
                raise Refused("turn_too_many", section="CM.round.2")
            seat = desk.state.waiting[0]
            if turn.seat != seat:
                raise Refused("turn_of", section="CM.round.2", seat=seat)
            if turn.did == "substitute":
                yield self.judged(desk.state, Booked(seat, SUBSTITUTE, Entered()), form)
            if turn.did != "substitute" or (desk.state.round == now and desk.state.left[seat] > 0):
                yield self.judged(desk.state, taken(desk.state, turn), form)
        if desk.state.phase == "play" and desk.state.round == now:
            raise Refused("row_missing", section="CM.round.2", seat=desk.state.waiting[0])

    def judged(self, state: State, booked: Booked, form: Form) -> Booked:
        """The move; once it decides whether the game goes on, the cards that nobody saw are such as was said."""
        after = state.clone()
        self.stack(after, booked.entered.cards)
        apply(after, booked.actor, booked.move, ByHand(()), None)
        settled = after.phase == "over" or after.round != state.round
        if not settled or not transactions_are_gone(after) or not after.available:
            return booked
        cards = (*booked.entered.cards, *stand_ins(state, after, form.fits))
        return booked._replace(entered=Entered(cards))


def taken(state: State, turn: Turn) -> Booked:
    """A turn as the rules know it (CM.round.3, CM.round.4)."""
    move: Move = PASS
    cards: tuple[str, ...] = ()
    if turn.did == "claim":
        if not 0 < turn.block < len(CLAIM):
            raise Refused("no_such_block", section="CM.round.3", block=turn.block)
        move, cards = CLAIM[turn.block], (BLOCK + turn.card,)
    elif turn.did != "pass":
        if not 1 <= turn.value <= HIGHEST:
            raise Refused("value_missing", section="CM.round.3", seat=turn.seat)
        move, cards = PLAY[turn.value], (f"{TRANSACTION}{turn.value}",)
    return Booked(state.waiting[0], move, Entered(cards))


def read_card(code: str) -> int:
    """The block card with this code."""
    name = code.removeprefix(BLOCK)
    if name not in CARD_OF_NAME:
        raise Refused("unknown_card", card=name[:8])
    return CARD_OF_NAME[name]


def is_known(state: State, card: int) -> bool:
    """Whether everybody has seen where this block card is."""
    return card != NO_CARD and state.known_to[card] >> state.seats & 1 == 1


def hold(state: State, seat: int, card: int) -> None:
    """The seat holds this block card instead of a stand-in; raises Refused where everybody knows better."""
    mine = state.cards[seat]
    if card == mine or mine == NO_CARD:
        return
    name = CARD_NAMES[card]
    if is_known(state, mine):
        raise Refused("holds_other_card", section="CM.value.3", seat=seat, card=name, held=CARD_NAMES[mine])
    for link in state.chain:
        if link.card == card:
            raise Refused("card_on_chain", section="CM.round.6.2", card=name, block=link.block.number)
    if card in state.cards:
        other = state.cards.index(card)
        if is_known(state, card):
            raise Refused("card_held_by", section="CM.value.3", seat=other, card=name)
        state.cards[other] = mine
    elif card in state.deck:
        state.deck[state.deck.index(card)] = mine
    else:
        raise Refused("unknown_card", card=name)
    state.cards[seat] = card
    known = state.known_to
    known[card], known[mine] = known[mine], known[card]


def hold_value(state: State, seat: int, value: int) -> None:
    """The seat has a transaction card of this value instead of a stand-in, as long as there is one (CM.box)."""
    hand = state.hands[seat]
    if not 1 <= value <= HIGHEST or hand[value - 1] or not state.left[seat]:
        return
    others = [*(state.hands[other] for other in range(state.seats) if other != seat), state.aside]
    for other in others:
        if other[value - 1]:
            spare = next(number for number in range(HIGHEST) if hand[number])
            other[value - 1] -= 1
            other[spare] += 1
            hand[spare] -= 1
            hand[value - 1] += 1
            return
    raise Refused("value_all_played", section="CM.box", value=value)


def draw_next(state: State, card: int, place: int) -> None:
    """The card lies on the deck, below those that are drawn before it."""
    if card in state.deck:
        other = state.deck.index(card)
        state.deck[other], state.deck[place] = state.deck[place], state.deck[other]
    else:
        seat = state.cards.index(card)
        state.cards[seat], state.deck[place] = state.deck[place], card


def stand_ins(before: State, after: State, fits: bool) -> list[str]:
    """Cards for all who hold one that nobody saw, so that one fits an open block, or none does (CM.end.2, CM-11)."""
    if anybody_can_claim(after) == fits:
        return []
    wanted = wanted_symbols(after, after.round + 1)
    unknown = [
        seat for seat in range(after.seats) if after.cards[seat] != NO_CARD and not is_known(after, after.cards[seat])
    ]
    pool = [*(after.cards[seat] for seat in unknown), *after.deck]
    good = [card for card in pool if fits_any(after, card, wanted) == fits]
    needed = unknown[:1] if fits else unknown
    if not needed or len(good) < len(needed):
        raise Refused("end_differs", section="CM.end.2", fits="yes" if fits else "no")
    drawn = [card for card in before.deck[: len(before.deck) - len(after.deck)] if card in after.cards]
    codes: list[str] = []
    for seat in sorted(needed, key=lambda seat: drawn.index(after.cards[seat]) if after.cards[seat] in drawn else -1):
        card = BLOCK + CARD_NAMES[good.pop(0)]
        codes.append(UNSEEN + card if after.cards[seat] in drawn else f"{UNSEEN}{seat}{card}")
    return codes


BY_HAND: Final = MinerByHand()
