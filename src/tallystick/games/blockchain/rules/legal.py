"""Who may act, and every move that a seat or the clock may make now; a form stands for all its fillings."""

from typing import Final

from mypy_extensions import i64

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.rules.hacks import hack_moves
from tallystick.games.blockchain.rules.paying import payments
from tallystick.games.blockchain.rules.storing import offer_stores
from tallystick.games.blockchain.rules.trading import offer_trades
from tallystick.games.blockchain.state import State
from tallystick.kernel.forms import Form, Number
from tallystick.kernel.messages import Move
from tallystick.kernel.seats import CLOCK

NO_SEAT: Final[tuple[int, ...]] = ()
ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(box.MOST)]
NOTHING: Final[tuple[Move, ...]] = ()
ONLY_TIME_UP: Final[tuple[Move, ...]] = (ask.TIME_UP,)
PLACES: Final[list[Move]] = [ask.Place(name) for name in box.TILE_NAMES]
DISCARDS: Final[list[Move]] = [ask.Discard(name) for name in box.CARD_NAMES]
DEPLOYS: Final[list[Move]] = [ask.Deploy(name) for name in box.CARD_NAMES]
BLOCKS: Final[list[Move]] = [ask.PlayBlock(name) for name in box.CARD_NAMES]
VOLATILE: Final[list[Move]] = [ask.PlayBlock(box.CARD_NAMES[box.VOLATILITY], name) for name in box.TILE_NAMES]
END_TURN: Final[Move] = ask.END_TURN
ONE_MINE: Final[Move] = ask.Mine(1)


def mine_up_to(mines: int) -> Move:
    return Form({"count": Number(1, mines)}, ONE_MINE)


MINES: Final[list[Move]] = [mine_up_to(mines) for mines in range(20)]
PASSES: Final[dict[str, tuple[Move, ...]]] = {
    order: (ask.PASS, *(ask.Answer(attend=other) for other in ask.ATTENTIONS if other != order))
    for order in ask.ATTENTIONS
}
"""For each standing order: pass, also with another order from now on."""
ATTENDS: Final[dict[str, list[Move]]] = {
    order: [ask.Attend(other) for other in ask.ATTENTIONS if other != order] for order in ask.ATTENTIONS
}


def to_act(state: State) -> tuple[int, ...]:
    """The player whose turn it is; in a reaction window all who have not answered, at once (CH.action, CH-3)."""
    if state.phase == "window":
        return tuple(state.waiting)
    return NO_SEAT if state.phase == "over" else ONE_SEAT[state.active]


def waits(state: State) -> tuple[int, int]:
    """A window, as long as it was agreed to wait for answers (CH.hacks, CH-3)."""
    return (state.window, state.agreed.reaction_seconds) if state.phase == "window" else (0, 0)


def legal(state: State, actor: int) -> tuple[Move, ...]:
    """What the seat may ask for in this phase (CH.action)."""
    phase = state.phase
    if actor == CLOCK:
        return ONLY_TIME_UP if phase == "window" and state.agreed.reaction_seconds > 0 else NOTHING
    if phase == "window":
        return legal_answers(state, actor) if actor in state.waiting else NOTHING
    if phase == "over":
        return NOTHING
    if actor != state.active:
        return legal_hacks(state, actor) if may_hack_now(state) and 0 <= actor < state.seats else NOTHING
    if phase == "action":
        return legal_actions(state)
    if phase == "pay":
        return tuple(payments(state))
    if phase == "arrange":
        return tuple([PLACES[tile] for tile in range(box.TILES) if tile not in state.ring])
    return tuple([DISCARDS[card] for card in different(state.hands[actor])])


def different(hand: list[int]) -> list[int]:
    """Each kind of card once (CH.cards).

    >>> different([8, 1, 8])
    [8, 1]
    """
    kinds: list[int] = []
    seen: i64 = 0  # a bit for each kind of card
    kind: i64
    for kind in hand:
        bit: i64 = 1 << kind
        if not seen & bit:
            seen |= bit
            kinds.append(kind)
    return kinds


def legal_answers(state: State, seat: int) -> tuple[Move, ...]:
    """Pass, or any Hack in the hand (CH.hacks); with a pass one may say when to be asked again (CH-3)."""
    passes = PASSES[state.attention(seat)]
    hacks: list[Move] = []
    for card in different(state.hands[seat]):
        if card >= box.FIRST_HACK:
            hacks.extend(hack_moves(state, seat, card, answers=True))
    return passes + tuple(hacks) if hacks else passes


def may_hack_now(state: State) -> bool:
    """Whether Hacks may be played in another one's Action phase though nothing is announced (CH.hacks, CH-24)."""
    return state.agreed.hacks_at_any_time and state.phase == "action"


def legal_hacks(state: State, seat: int) -> tuple[Move, ...]:
    """Any Hack in the hand, in another one's turn (CH.hacks, CH-24)."""
    moves: list[Move] = []
    for card in different(state.hands[seat]):
        if card >= box.FIRST_HACK:
            moves += hack_moves(state, seat, card, answers=False)
    return tuple(moves)


def legal_actions(state: State) -> tuple[Move, ...]:
    """Deploy, play Blocks, mine, trade, store and hack in any order, as far as the badges go (CH.action)."""
    moves: list[Move] = [END_TURN]
    plays = state.plays_left() > 0
    for card in different(state.hands[state.active]):
        if card >= box.FIRST_HACK:
            moves.extend(hack_moves(state, state.active, card, answers=False))
        elif card >= box.FIRST_SERVER:
            if not state.deployed:
                moves.append(DEPLOYS[card])
        elif plays:
            if card == box.VOLATILITY and state.agreed.volatility_rerolls:
                moves += VOLATILE
            else:
                moves.append(BLOCKS[card])
    mines = state.mines_left()
    if mines > 0 and can_draw(state):
        if mines == 1 or state.agreed.mine_fills_hand:
            moves.append(ONE_MINE)
        else:
            moves.append(MINES[mines] if mines < len(MINES) else mine_up_to(mines))
    if state.trades_left() > 0:
        offer_trades(state, moves)
    if state.stores_left() > 0:
        offer_stores(state, moves)
    moves.extend(ATTENDS[state.attention(state.active)])
    return tuple(moves)


def can_draw(state: State) -> bool:
    """There is a card to draw, and if a badge only fills the hand, a place for it (CH.blocks, CH-14)."""
    if not state.deck and not state.discards:
        return False
    return not state.agreed.mine_fills_hand or len(state.hands[state.active]) < box.FULL_HAND
