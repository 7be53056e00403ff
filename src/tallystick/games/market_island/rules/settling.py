"""Phase 2 from the prize on: pay, execute, seal the block, clear the table (2.5-2.10)."""

from tallystick.games.market_island import components as box
from tallystick.games.market_island import events
from tallystick.games.market_island.chain import ISLAND, Line, Link, block_cards
from tallystick.games.market_island.rules.decks import under_deck, under_standard
from tallystick.games.market_island.rules.leaving import disqualify_at_once, disqualify_negative
from tallystick.games.market_island.rules.ledger import pay
from tallystick.games.market_island.rules.memory import EVERYBODY, NOBODY
from tallystick.games.market_island.rules.rounds import end_round, finish
from tallystick.games.market_island.state import State, block_of, block_owners
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def settle(state: State, miner: int, chance: Chance, told: Told) -> None:
    """The miner gets the prize, the transactions are executed in turn, the block joins the chain (2.5)."""
    owners, cards = lift_block(state)
    mined_with = state.committed[miner]
    state.committed[miner] = box.NO_CARD
    pay(state, ISLAND, miner, state.agreed.prize, "prize", told)
    execute_all(state, owners, cards, chance, told)
    seal_block(state, miner, mined_with, owners, cards, told)
    pass_winning_card_on(state, mined_with, chance)
    clear_block(state, owners, cards, "mined", chance, told)
    disqualify_negative(state, chance, told)
    end_round(state, told)


def settle_unmined(state: State, chance: Chance, told: Told) -> None:
    """Nobody mined: the block is not validated and nothing on its money cards happens (MI-4; 2.5).

    Its cards are turned over all the same (2.4), but for version 1, where they went back unseen.
    """
    then = state.agreed.if_nobody_mines
    if told is not None:
        if state.agreed.version > 1:
            cards = block_of(state)
            told(events.CardsRevealed(block_cards(block_owners(state), cards, len(cards)), ()))
        told(events.NobodyMined(then))
    if then == "end":
        finish(state, "nobody_mined", told)
        return
    owners, cards = lift_block(state)
    if then == "execute":
        execute_all(state, owners, cards, chance, told)
    elif then == "void":
        state.deferred = []
    clear_block(state, owners, cards, then, chance, told)
    disqualify_negative(state, chance, told)
    end_round(state, told)


def lift_block(state: State) -> tuple[list[int], list[int]]:
    """Owners and cards of the block, in the order of play; the hands are empty afterwards."""
    owners = state.pending_owners
    cards = state.pending_cards
    for seat in state.order:
        card = state.taken[seat]
        if card != box.NO_CARD:
            if state.decisions[seat] == "barred":
                keep_axe(state, seat)
            owners.append(seat)
            cards.append(card)
            state.taken[seat] = box.NO_CARD
    state.pending_owners = []
    state.pending_cards = []
    return owners, cards


def keep_axe(state: State, seat: int) -> None:
    """An Axe drawn while barred is wasted (2.3, MI-13), or kept for the next block one may mine."""
    if state.agreed.barred_keep_axe:
        state.keeps_axe[seat] = state.has_axe(seat)


def execute_all(state: State, owners: list[int], cards: list[int], chance: Chance, told: Told) -> None:
    """Carry the cards of the block out, one player after the other (2.5)."""
    if state.deferred:
        for line in state.deferred:
            pay(state, line.payer, line.payee, line.amount, line.why, told)
            disqualify_at_once(state, chance, told)
        state.deferred = []
    for place in range(len(cards)):
        if not state.out[owners[place]]:
            execute(state, owners[place], cards[place], told)
            disqualify_at_once(state, chance, told)


def execute(state: State, seat: int, card: int, told: Told) -> None:
    """Do what the card says: a transaction with a neighbour (4.4.1) or the Fire's gifts (4.4.2)."""
    if card >= box.FACES:
        if told is not None:
            told(events.CardExecuted(box.CARD_NAMES[card], box.EFFECTS[state.effects[card - box.FACES]], seat))
        if state.effects[card - box.FACES] == box.FIRE:
            collect_fire_gifts(state, seat, told)
        return
    if told is not None:
        told(events.CardExecuted(box.CARD_NAMES[card], box.DECKS[box.deck_of(card)], seat))
    other = neighbour(state, seat, box.is_to_the_left(card))
    if other == box.NO_CARD:
        return
    if box.deck_of(card) == box.INCOME:
        pay(state, other, seat, box.amount_of(card), "income", told)
    else:
        pay(state, seat, other, box.amount_of(card), "expense", told)


def neighbour(state: State, seat: int, left: bool) -> int:
    """Left is the next player clockwise still in the game, right the one before (4.4.1, MI-14)."""
    step = 1 if left else -1
    other = (seat + step) % state.seats
    if state.agreed.neighbour_is_seated:
        return box.NO_CARD if state.out[other] else other
    while state.out[other]:
        other = (other + step) % state.seats
    return other if other != seat else box.NO_CARD


def collect_fire_gifts(state: State, seat: int, told: Told) -> None:
    """Every other player gives the one who made the fire one Istoken (4.4.2)."""
    for other in state.order:
        if other != seat:
            pay(state, other, seat, state.agreed.fire_gift, "fire", told)


def seal_block(state: State, miner: int, mined_with: int, owners: list[int], cards: list[int], told: Told) -> None:
    """The validated block, with all balances after it, names the one before by its hash (2.6)."""
    before = state.chain[-1] if state.chain else None
    link = Link(
        before, state.round, miner, mined_with, state.agreed.prize, owners, cards, state.lines, state.balances[:]
    )
    fresh: list[Line] = []
    state.lines = fresh
    state.chain = (*state.chain, link)
    if told is not None:
        told(events.BlockMined(link.told()))


def pass_winning_card_on(state: State, mined_with: int, chance: Chance) -> None:
    """The miner's card is the next Winning Card (2.6); all other standard cards go under the deck (2.7)."""
    used = [state.winning_card]
    for seat in state.order:
        if state.committed[seat] != box.NO_CARD:
            used.append(state.committed[seat])
            state.committed[seat] = box.NO_CARD
    state.winning_card = mined_with
    under_standard(state, used, EVERYBODY, chance)


def clear_block(state: State, owners: list[int], cards: list[int], how: str, chance: Chance, told: Told) -> None:
    """Income, expense and used action cards go back (2.7, 2.10); Jellyfish and Totem stay with their owners.

    A block that nobody mined may stay on the table (MI-4), and its status cards count all the same (MI-4b).
    """
    used = end_stings(state, told)
    statuses_count = how in ("mined", "execute") or state.agreed.unmined_status_applies
    for place in range(len(cards)):
        if statuses_count and stays_with(state, owners[place], cards[place], told):
            continue
        if how == "pending":
            state.pending_owners.append(owners[place])
            state.pending_cards.append(cards[place])
        else:
            used.append(cards[place])
    face_up = how == "mined" or state.agreed.version > 1
    under_deck(state, used, EVERYBODY if face_up else NOBODY, chance)


def end_stings(state: State, told: Told) -> list[int]:
    """A card beside the abacus has barred its owner in the round now over: all but the Totem go back (2.8, 2.9)."""
    returned: list[int] = []
    for seat in state.order:
        if not state.status[seat]:
            continue
        staying: list[int] = []
        for card in state.status[seat]:
            if state.effects[card - box.FACES] == box.TOTEM and state.agreed.totem_is_for_good:
                staying.append(card)
                continue
            returned.append(card)
            if told is not None:
                told(events.StatusReturned(box.CARD_NAMES[card], seat))
        state.status[seat] = staying
    return returned


def laid(state: State, effect: int) -> str:
    """What the card does now, and for how long (MI-10); version 1 did not say how long."""
    if effect != box.TOTEM or state.agreed.version == 1:
        return box.EFFECTS[effect]
    return "totem_for_good" if state.agreed.totem_is_for_good else "totem_once"


def stays_with(state: State, seat: int, card: int, told: Told) -> bool:
    """A Jellyfish card bars for the next round (2.8, MI-9), a Totem card for the rest of the game (2.9, MI-10)."""
    if card < box.FACES or state.out[seat]:
        return False
    effect = state.effects[card - box.FACES]
    if effect == box.TOTEM and state.agreed.totem_is_for_good:
        state.possessed[seat] = True
    elif effect == box.TOTEM or (effect == box.JELLYFISH and not state.agreed.sting_bars_at_once):
        state.barred_in[seat] = state.round + 1
    else:
        return False
    state.status[seat].append(card)
    if told is not None:
        told(events.StatusLaid(box.CARD_NAMES[card], laid(state, effect), seat))
    return True
