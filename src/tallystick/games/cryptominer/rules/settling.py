"""The end of a round: a new block, then claims from the lowest total up, then new cards (CM.round.5, CM.round.6)."""

from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.chain import Block, Link, played_cards, total_of
from tallystick.games.cryptominer.components import CARD_NAMES, NO_CARD, SYMBOLS
from tallystick.games.cryptominer.rules.claiming import NOBODY, winning_claimant
from tallystick.games.cryptominer.rules.rounds import end_round
from tallystick.games.cryptominer.state import State
from tallystick.kernel.messages import Told


def settle_round(state: State, told: Told) -> None:
    """What happens once everybody has taken a turn (CM.round.5, CM.round.6)."""
    if state.forming_values:
        form_block(state, told)
    if state.claimants:
        winners = settle_claims(state, told)
        return_cards(state, told)
        draw_cards(state, winners, told)
    end_round(state, told)


def form_block(state: State, told: Told) -> None:
    """The round's transaction cards are stacked (CM.start.3), with total + 1 coins on top (CM.start.4, CM.round.5).

    There is always a place for it (CM-15), and always a coin, unless the 280 of the box are the limit (CM-16).
    """
    coins = min(total_of(state.forming_values) + 1, state.agreed.coins - state.issued)
    state.formed += 1
    state.issued += coins
    block = Block(state.formed, state.round, state.forming_owners, state.forming_values, coins)
    state.available.append(block)
    owners: list[int] = []
    values: list[int] = []
    state.forming_owners = owners
    state.forming_values = values
    if told is not None:
        told(events.BlockFormed(block.number, played_cards(block.owners, block.values), coins, block.total))


def settle_claims(state: State, told: Told) -> list[int]:
    """The claimed blocks one after the other (CM.round.6.1); returns who won one, in that order."""
    winners: list[int] = []
    for block in in_settling_order(state):
        seat = successful_claimant(state, block)
        if seat != NOBODY:
            win_block(state, seat, block, told)
            winners.append(seat)
    return winners


def in_settling_order(state: State) -> list[Block]:
    """The claimed blocks from the lowest total up, so that the highest ends on top (CM.round.6.1, CM.round.6.3)."""
    ordered: list[Block] = []
    for block in state.available:
        if winning_claimant(state, block.number) == NOBODY:
            continue
        place = len(ordered)
        while place > 0 and settles_before(state, block, ordered[place - 1]):
            place -= 1
        ordered.insert(place, block)
    return ordered


def settles_before(state: State, block: Block, older: Block) -> bool:
    """The lower total first (CM.round.6.1); of equal totals the older block, or the earlier player's (CM-7)."""
    if block.total != older.total:
        return block.total < older.total
    if state.agreed.older_settles_first:
        return False
    mine = winning_claimant(state, block.number)
    theirs = winning_claimant(state, older.number)
    return state.claimants.index(mine) < state.claimants.index(theirs)


def successful_claimant(state: State, block: Block) -> int:
    """The smallest card wins, of equal ones the later (CM.value.1, CM.value.2).

    Only if symbols are checked again (CM-6) must it also match the card that lies on top by now; else the next one may.
    """
    if not state.agreed.symbols_are_checked_again or not state.chain:
        return winning_claimant(state, block.number)
    top = SYMBOLS[state.chain[-1].card]
    for seat in reversed(state.claimants):
        if state.claimed[seat] == block.number and SYMBOLS[state.cards[seat]] & top:
            return seat
    return NOBODY


def win_block(state: State, seat: int, block: Block, told: Told) -> None:
    """Collect the coins; the block goes on top of the Blockchain with the winning card on it (CM.round.6.2)."""
    before = state.chain[-1] if state.chain else None
    link = Link(before, block, seat, state.cards[seat], state.round)
    state.chain = (*state.chain, link)
    state.available.remove(block)
    state.cards[seat] = NO_CARD
    state.coins[seat] += block.coins
    state.won[seat] += 1
    if told is not None:
        told(events.BlockMined(link.told()))


def return_cards(state: State, told: Told) -> None:
    """Whoever did not win takes the block card back; everybody has seen it (CM.value.3, CM.round.6.4)."""
    if told is None:
        return
    for seat in state.claimants:
        if state.cards[seat] != NO_CARD:
            why = "unlinked" if winning_claimant(state, state.claimed[seat]) == seat else "outbid"
            told(events.CardReturned(state.claimed[seat], CARD_NAMES[state.cards[seat]], seat, why))


def draw_cards(state: State, winners: list[int], told: Told) -> None:
    """Every winner draws a new block card, in the order of settlement or of the turns (CM.round.6.4, CM-8)."""
    if state.agreed.turn_order_draws:
        winners = [seat for seat in state.claimants if seat in winners]
    for seat in winners:
        if state.deck:
            take_top_card(state, seat, "reward", told)
        elif told is not None:
            told(events.DeckRanOut(seat))


def take_top_card(state: State, seat: int, why: str, told: Told) -> None:
    """Take the top block card of the deck; nobody else sees it (CM.deal.2, CM.round.6.4).

    A winner who finds no card goes without one to the end (CM-10).
    """
    card = state.deck.pop(0)
    state.cards[seat] = card
    state.known_to[card] |= 1 << seat
    if told is not None:
        told(events.BlockCardDrawn(CARD_NAMES[card], seat, why))
