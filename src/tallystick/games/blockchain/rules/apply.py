"""What becomes of what a seat or the clock asks for; anything else gets a no."""

from typing import Final, NoReturn

from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.components import TILE_OF_NAME, TILES
from tallystick.games.blockchain.rules.acting import (
    announce_block,
    announce_deploy,
    card_in_hand,
    check_block,
    check_deploy,
)
from tallystick.games.blockchain.rules.discarding import discard, end_turn
from tallystick.games.blockchain.rules.drawing import use_mine_badges
from tallystick.games.blockchain.rules.hacks import read_hack
from tallystick.games.blockchain.rules.legal import can_draw, may_hack_now
from tallystick.games.blockchain.rules.paying import pay
from tallystick.games.blockchain.rules.start import place_tile
from tallystick.games.blockchain.rules.storing import announce_store, check_store
from tallystick.games.blockchain.rules.trading import announce_trade, check_trade
from tallystick.games.blockchain.rules.turns import begin_actions
from tallystick.games.blockchain.rules.windows import announce, answer, attend, put_on_stack, run_out_of_time
from tallystick.games.blockchain.state import PASSED, Announced, State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move, Told, moves_in
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK

A_PLACE: Final = ask.Place  # a compiled module reaches its own names faster than another's
A_PAY: Final = ask.Pay
A_BEGIN_ACTIONS: Final = ask.BeginActions
A_DEPLOY: Final = ask.Deploy
A_BLOCK: Final = ask.PlayBlock
A_MINE: Final = ask.Mine
A_TRADE: Final = ask.Trade
A_STORE: Final = ask.Store
A_HACK: Final = ask.PlayHack
A_END_TURN: Final = ask.EndTurn
A_DISCARD: Final = ask.Discard
AN_ANSWER: Final = ask.Answer
AN_ATTEND: Final = ask.Attend
A_TIME_UP: Final = ask.TimeUp
KNOWN: Final = set(moves_in(ask))
ATTENTIONS: Final = set(ask.ATTENTIONS)


def apply(state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
    """Carry out what a seat or the clock asks for; all checks come before the first change."""
    if state.phase == "over":
        raise Refused("game_over", section="CH.end")
    kind = type(move)
    if kind is A_TIME_UP:
        check_time(state, actor)
        run_out_of_time(state, chance, told)
        return
    if not 0 <= actor < state.seats:
        raise Refused("not_a_seat")
    if kind not in KNOWN:
        raise Refused("not_a_move")
    if state.out[actor]:
        raise Refused("out_of_coins", section="CH.store.alert")
    if type(move) is AN_ANSWER:
        give_answer(state, actor, move, chance, told)
    elif state.phase == "window":
        raise Refused("window_open", section="CH.hacks")
    elif actor != state.active:
        if type(move) is A_HACK:
            play_hack(state, actor, check_moment(state, actor, move), chance, told)
            return
        raise Refused("not_your_turn", section="CH.action", seat=state.active)
    elif state.phase == "action":
        act(state, move, chance, told)
    elif state.phase == "pay":
        if type(move) is A_PAY:
            pay(state, move, chance, told)
        elif type(move) is A_BEGIN_ACTIONS:
            begin_actions(state, told)
        else:
            refuse_phase(kind, "CH.pay")
    elif state.phase == "arrange":
        if type(move) is not A_PLACE:
            refuse_phase(kind, "CH.setup.2")
        place_tile(state, actor, check_tile(state, move), chance, told)
    elif type(move) is A_DISCARD:
        discard(state, card_in_hand(state, actor, move.card, "CH.discard"), chance, told)
    else:
        refuse_phase(kind, "CH.discard")


def act(state: State, move: Move, chance: Chance, told: Told) -> None:
    """One action of the Action phase, in any order (CH.action)."""
    if type(move) is A_BLOCK:
        announce_block(state, check_block(state, move), move.tile, told)
        begin(state, "block", chance, told)
    elif type(move) is A_TRADE:
        check_trade(state, move)
        announce_trade(state, move, told)
        begin(state, "trade", chance, told)
    elif type(move) is A_STORE:
        check_store(state, move)
        announce_store(state, move, told)
        begin(state, "store", chance, told)
    elif type(move) is A_MINE:
        count = check_mine(state, move)
        use_mine_badges(state, state.active, count, chance, told)
    elif type(move) is A_DEPLOY:
        announce_deploy(state, check_deploy(state, move), told)
        begin(state, "deploy", chance, told)
    elif type(move) is A_HACK:
        play_hack(state, state.active, read_hack(state, state.active, move.hack), chance, told)
    elif type(move) is A_END_TURN:
        end_turn(state, chance, told)
    elif type(move) is AN_ATTEND:
        attention = check_attention(state, state.active, str(move.to))
        attend(state, state.active, attention, told)
    else:
        refuse_phase(type(move), "CH.action")


def check_moment(state: State, seat: int, move: ask.PlayHack) -> int:
    """In another one's turn only where Hacks come at any time, and then in the Action phase (CH.hacks, CH-24)."""
    if not may_hack_now(state):
        raise Refused("hack_outside_window", section="CH.hacks")
    return read_hack(state, seat, move.hack)


def play_hack(state: State, seat: int, code: int, chance: Chance, told: Told) -> None:
    """A Hack that answers nothing; everybody may answer it (CH.hacks)."""
    state.action = "hack"
    put_on_stack(state, seat, code, chance, told)


def begin(state: State, action: Announced, chance: Chance, told: Told) -> None:
    """The action is announced; now everybody may answer (CH.hacks)."""
    state.busy = True
    announce(state, action, chance, told)


def refuse_phase(kind: type[Move], section: str) -> NoReturn:
    """Each phase has its own moves, and Hacks have none outside the Action phase (CH.mine, CH.pay)."""
    if kind is A_HACK:
        raise Refused("hack_outside_window", section="CH.hacks")
    raise Refused("wrong_phase", section=section)


def check_time(state: State, actor: int) -> None:
    """Only the clock ends a window, and only where a time was agreed (CH.hacks, CH-3)."""
    if actor != CLOCK:
        raise Refused("only_the_clock", section="CH.hacks", ruling="CH-3")
    if state.agreed.reaction_seconds == 0:
        raise Refused("no_clock", section="CH.hacks", ruling="CH-3")
    if state.phase != "window":
        raise Refused("window_closed", section="CH.hacks")


def check_tile(state: State, move: ask.Place) -> int:
    """A tile that does not lie in the ring yet (CH.setup.2, CH-15)."""
    tile = TILE_OF_NAME.get(move.tile, TILES)
    if tile == TILES or tile in state.ring:
        raise Refused("no_such_tile", section="CH.setup.2")
    return tile


def check_mine(state: State, move: ask.Mine) -> int:
    """As many cards as there are Mine badges left, while there are cards to draw (CH.blocks, CH-14)."""
    if not 1 <= move.count <= state.mines_left():
        raise Refused("no_mine_left", section="CH.blocks", left=state.mines_left())
    if not can_draw(state) or (state.agreed.mine_fills_hand and move.count > 1):
        raise Refused("nothing_to_draw", section="CH.blocks", ruling="CH-14")
    return move.count


def check_attention(state: State, seat: int, to: str) -> ask.Attention:
    """A standing order that is another one than before (CH.hacks, CH-3)."""
    if to not in ATTENTIONS:
        raise Refused("not_a_move")
    if to == state.attention(seat):
        raise Refused("same_attention", section="CH.hacks", ruling="CH-3")
    return to


def give_answer(state: State, seat: int, move: ask.Answer, chance: Chance, told: Told) -> None:
    """Pass or play one Hack, once in a window, and only while it is open (CH.hacks, CH-3)."""
    if state.phase != "window":
        raise Refused("window_closed", section="CH.hacks")
    if seat not in state.waiting:
        raise Refused("already_answered", section="CH.hacks", ruling="CH-3")
    code = PASSED
    if move.hack is not None:
        if move.attend is not None:
            raise Refused("order_with_hack", section="CH.hacks", ruling="CH-3")
        code = read_hack(state, seat, move.hack)
    elif move.attend is not None:
        attend(state, seat, check_attention(state, seat, str(move.attend)), told)
    answer(state, seat, code, chance, told)
