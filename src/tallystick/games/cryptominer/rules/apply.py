"""What becomes of what a seat asks for; anything else gets a no."""

from typing import Final, NoReturn, cast

from tallystick.games.cryptominer.chain import Block
from tallystick.games.cryptominer.components import HIGHEST, NO_CARD, VALUES
from tallystick.games.cryptominer.moves import Claim, Pass, Play, Roll, Substitute
from tallystick.games.cryptominer.rules.claiming import NOBODY, judge, needed_value, winning_claimant
from tallystick.games.cryptominer.rules.start import roll_for_start
from tallystick.games.cryptominer.rules.turns import claim, pass_turn, play_transaction, substitute
from tallystick.games.cryptominer.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused

A_ROLL: Final = Roll  # a compiled module reaches its own names faster than another's
A_PLAY: Final = Play
A_CLAIM: Final = Claim
A_SUBSTITUTE: Final = Substitute
A_PASS: Final = Pass


def apply(state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
    """Carry out what a seat asks for; all checks come before the first change (CM.round.2, CM-13)."""
    if not state.waiting:
        raise Refused("game_over", section="CM.end")
    if state.waiting[0] != actor:
        refuse_turn(state, actor)
    kind = type(move)
    if state.round == 0:
        if kind is not A_ROLL:
            raise Refused("roll_first", section="CM.start.1")
        roll_for_start(state, actor, chance, told)
    elif kind is A_PLAY:
        play_transaction(state, actor, card_to_play(state, actor, cast(Play, move)), told)
    elif kind is A_CLAIM:
        claim(state, actor, block_to_claim(state, actor, cast(Claim, move)), told)
    elif kind is A_SUBSTITUTE:
        check_substitution(state, actor)
        substitute(state, actor, told)
    elif kind is A_PASS:
        check_pass(state, actor)
        pass_turn(state, actor, told)
    elif kind is A_ROLL:
        raise Refused("nothing_to_roll_for", section="CM.start.1")
    else:
        raise Refused("not_a_move")


def refuse_turn(state: State, actor: int) -> NoReturn:
    """Only the player whose turn it is may act (CM.play), and once in a round (CM.round.2)."""
    if not 0 <= actor < state.seats:
        raise Refused("not_a_seat")
    if state.phase == "play" and actor not in state.waiting:
        raise Refused("already_acted", section="CM.round.2")
    raise Refused("not_your_turn", section="CM.play", seat=state.waiting[0])


def card_to_play(state: State, seat: int, move: Play) -> int:
    """The value of the move, if there is such a card in the hand (CM.round.3)."""
    value = move.value
    if not 1 <= value <= HIGHEST or state.hands[seat][value - 1] == 0:
        raise Refused("card_not_yours", section="CM.round.3", card=str(value)[:8])
    return value


def block_to_claim(state: State, seat: int, move: Claim) -> Block:
    """The block of the move, if the player may claim it with the block card in hand (CM.round.3, CM-18)."""
    if state.substituted[seat]:
        raise Refused("must_play_transaction", section="CM.sub.1", why="substituted")
    number = move.block
    if number == state.formed + 1 and (state.round == 1 or state.forming_values):
        raise Refused("block_too_new", section="CM.round.3", block=number)
    for block in state.available:
        if block.number == number:
            check_claim(state, seat, block)
            return block
    raise Refused("no_such_block", section="CM.round.3", block=str(number)[:8])


def check_claim(state: State, seat: int, block: Block) -> None:
    """The value rule (CM.value, CM-2), the symbol rule (CM.symbol) and the contest rule (CM.value.1)."""
    card = state.cards[seat]
    if card == NO_CARD:
        raise Refused("no_block_card", section="CM.round.6.4", ruling="CM-10")
    verdict = judge(state, card, block)
    if not verdict:
        return
    value = VALUES[card]
    if verdict == "too_low":
        needed = needed_value(state, block.total)
        raise Refused("claim_too_low", section="CM.value", ruling="CM-2", value=value, needed=needed)
    if verdict == "no_symbol":
        raise Refused("no_common_symbol", section="CM.symbol")
    rival = winning_claimant(state, block.number)
    winning = VALUES[state.cards[rival]] if rival != NOBODY else value
    raise Refused("outbid", section="CM.value.1", value=value, winning=winning)


def check_substitution(state: State, seat: int) -> None:
    """Once in a round, from the second on unless agreed, and as long as there is a deck (CM.sub, CM-9, CM-19)."""
    if state.round == 1 and not state.agreed.first_round_substitutes:
        ruling = "CM-19" if state.agreed.version > 1 else ""
        raise Refused("not_in_first_round", section="CM.start.2", ruling=ruling)
    if state.substituted[seat]:
        raise Refused("second_substitution", section="CM.sub", ruling="CM-9")
    if state.cards[seat] == NO_CARD:
        raise Refused("no_block_card", section="CM.round.6.4", ruling="CM-10")
    if not state.deck:
        raise Refused("deck_empty", section="CM.sub", ruling="CM-9")


def check_pass(state: State, seat: int) -> None:
    """Only without transaction cards (CM.round.4)."""
    if state.substituted[seat]:
        raise Refused("must_play_transaction", section="CM.sub.1", why="substituted")
    if state.left[seat] > 0:
        raise Refused("must_play_transaction", section="CM.round.4", why="cards_left")
