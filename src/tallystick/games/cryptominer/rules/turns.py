"""What a player may do in a turn: play, claim, substitute, pass (CM.round.3, CM.round.4, CM.sub)."""

from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.chain import Block
from tallystick.games.cryptominer.components import CARD_NAMES
from tallystick.games.cryptominer.rules.settling import settle_round
from tallystick.games.cryptominer.state import State, Turn
from tallystick.kernel.messages import Told


def play_transaction(state: State, seat: int, value: int, told: Told) -> None:
    """Lay a transaction card face up; it joins the round's new block (CM.start.2, CM.round.3)."""
    hand = state.hands[seat]
    hand[value - 1] = hand[value - 1] - 1
    state.left[seat] = state.left[seat] - 1
    state.forming_owners.append(seat)
    state.forming_values.append(value)
    if told is not None:
        told(events.TransactionPlayed(state.left[seat], seat, value))
    end_turn(state, seat, "played", told)


def claim(state: State, seat: int, block: Block, told: Told) -> None:
    """Lay one's block card beside an available block, for all to see (CM.round.3)."""
    if told is not None:
        outbid = tuple([other for other in state.claimants if state.claimed[other] == block.number])
        told(events.BlockClaimed(block.number, CARD_NAMES[state.cards[seat]], outbid, seat, block.total))
    state.claimants.append(seat)
    state.claimed[seat] = block.number
    state.known_to[state.cards[seat]] = (1 << state.seats + 1) - 1
    end_turn(state, seat, "claimed", told)


def substitute(state: State, seat: int, told: Told) -> None:
    """Draw the top block card, then put the old one under the deck (CM.sub, CM-9).

    A transaction card must follow; without one the turn is over (CM.sub.1).
    """
    old = state.cards[seat]
    new = state.deck.pop(0)
    state.deck.append(old)
    state.cards[seat] = new
    state.known_to[new] |= 1 << seat
    state.substituted[seat] = True
    if told is not None:
        told(events.CardSubstituted(CARD_NAMES[new], CARD_NAMES[old], seat))
    if state.left[seat] == 0:
        end_turn(state, seat, "substituted", told)


def pass_turn(state: State, seat: int, told: Told) -> None:
    """Do nothing this round (CM.round.4)."""
    if told is not None:
        told(events.TurnPassed(seat))
    end_turn(state, seat, "passed", told)


def end_turn(state: State, seat: int, turn: Turn, told: Told) -> None:
    """The next player, clockwise, or the end of the round (CM.play)."""
    state.turns[seat] = turn
    state.waiting.pop(0)
    if not state.waiting:
        settle_round(state, told)
