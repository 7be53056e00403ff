"""Phase 1: throw the die, walk, take a card."""

from tallystick.games.market_island import components as box
from tallystick.games.market_island import events
from tallystick.games.market_island.chain import ISLAND, Line
from tallystick.games.market_island.rules.leaving import disqualify_at_once, disqualify_negative
from tallystick.games.market_island.rules.ledger import pay
from tallystick.games.market_island.rules.mining import form_block, sting
from tallystick.games.market_island.rules.rounds import over_with_one_left
from tallystick.games.market_island.rules.start import throw
from tallystick.games.market_island.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def throw_and_walk(state: State, seat: int, chance: Chance, told: Told) -> None:
    """Advance as the die says, meet the square, take its card (P1)."""
    state.waiting.pop(0)
    walk(state, seat, throw(seat, "move", chance, told), told)
    square = state.squares[state.place(seat)]
    meet_square(state, seat, square, told)
    take_card(state, seat, square, told)
    disqualify_at_once(state, chance, told)
    if not state.waiting:
        disqualify_negative(state, chance, told)
    if not over_with_one_left(state, told) and not state.waiting:
        form_block(state, chance, told)


def walk(state: State, seat: int, die: int, told: Told) -> None:
    """Clockwise around the ring (0.2), with the bonus for the flags (4.5)."""
    left = state.steps[seat]
    state.steps[seat] = left + die
    if told is not None:
        size = len(state.squares)
        landed = state.place(seat)
        told(events.PawnMoved(landed, left % size, seat, box.SQUARES[state.squares[landed]]))
    if crosses_start(state, left, left + die):
        square_money(state, ISLAND, seat, state.agreed.start_bonus, "start", told)


def crosses_start(state: State, left: int, landed: int) -> bool:
    """Reaching or passing the flags pays once a lap (4.5, MI-6), or passing alone; the first departure never does."""
    size = len(state.squares)
    if state.agreed.landing_pays:
        return landed // size > left // size
    return left > 0 and (landed - 1) // size > (left - 1) // size


def meet_square(state: State, seat: int, square: int, told: Told) -> None:
    """The corners: the fire gives one, the jellyfish costs one, the totem bars from mining this round (4.5, MI-10)."""
    if square == box.FIRE_SQUARE:
        square_money(state, ISLAND, seat, state.agreed.corner_money, "fire_square", told)
    elif square == box.JELLYFISH_SQUARE:
        square_money(state, seat, ISLAND, state.agreed.corner_money, "jellyfish_square", told)
    elif square == box.TOTEM_SQUARE:
        state.totem_square_in[seat] = state.round


def square_money(state: State, payer: int, payee: int, amount: int, why: str, told: Told) -> None:
    """What a square gives or takes is paid at once, unless it waits for the block (4.5, MI-12)."""
    if state.agreed.square_pays_at_once:
        pay(state, payer, payee, amount, why, told)
    else:
        state.deferred.append(Line(payer, payee, amount, why))


def take_card(state: State, seat: int, square: int, told: Told) -> None:
    """Draw from the deck that the square shows, unseen by the others; nothing on it happens yet (P1)."""
    deck = box.DECK_OF_SQUARE[square]
    cards = state.decks[deck]
    if not cards:
        return
    card = cards.pop(0)
    state.taken[seat] = card
    if told is not None:
        told(events.CardTaken(box.CARD_NAMES[card], box.DECKS[deck], seat))
    if state.agreed.sting_bars_at_once and state.agreed.version == 1:
        sting(state, seat)
