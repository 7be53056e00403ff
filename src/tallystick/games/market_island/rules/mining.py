"""Phase 2 up to the winner: the block, who may mine, who does, and whose card counts most (2.1-2.4)."""

from tallystick.games.market_island import events
from tallystick.games.market_island.chain import ISLAND, block_cards
from tallystick.games.market_island.components import FACE_NAMES, JELLYFISH, NO_CARD
from tallystick.games.market_island.rules.decks import under_standard
from tallystick.games.market_island.rules.leaving import disqualify_at_once
from tallystick.games.market_island.rules.ledger import pay
from tallystick.games.market_island.rules.rounds import finish, over_with_one_left
from tallystick.games.market_island.rules.settling import settle, settle_unmined
from tallystick.games.market_island.rules.start import best_throws, throw
from tallystick.games.market_island.scoring import faces_on_the_table, height, score
from tallystick.games.market_island.state import (
    AXE_TOLD,
    NO_AXE_TOLD,
    NO_STING_TOLD,
    STING_TOLD,
    State,
    block_of,
    block_owners,
)
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def form_block(state: State, chance: Chance, told: Told) -> None:
    """The cards lie face down in a row beside the Winning Card (2.1)."""
    state.phase = "mine"
    if told is not None:
        shown = len(state.pending_cards)
        cards = block_cards(block_owners(state), block_of(state), shown)
        told(events.BlockFormed(cards, FACE_NAMES[state.winning_card]))
    open_mining(state, chance, told)


def why_barred(state: State, seat: int) -> str:
    """Why a player may not mine this round (2.3, 4.5); an empty text if nothing stands against it."""
    if state.possessed[seat]:
        return "possessed"
    if state.barred_in[seat] >= state.round:
        return "stung"
    if state.totem_square_in[seat] == state.round:
        return "totem_square"
    return ""


def sting(state: State, seat: int) -> None:
    """A Jellyfish card that bars at once (2.3, MI-9); whether it does is plain to see, unless one is barred anyway."""
    barred = state.possessed[seat] or state.barred_in[seat] >= state.round
    stung = state.took(seat, JELLYFISH)
    if not barred:
        state.tells[seat] |= STING_TOLD if stung else NO_STING_TOLD
    if stung:
        state.barred_in[seat] = state.round


def open_mining(state: State, chance: Chance, told: Told) -> None:
    """Ask everybody who is not barred (2.3); if that is nobody, the game may be over (4.3, MI-5)."""
    state.waiting = []
    possessed = 0
    if state.agreed.sting_bars_at_once and state.agreed.version > 1:
        for seat in state.order:
            sting(state, seat)
    for seat in state.order:
        why = why_barred(state, seat)
        if not why:
            state.waiting.append(seat)
            continue
        possessed += state.possessed[seat]
        state.decisions[seat] = "barred"
        if told is not None:
            told(events.SatOut(seat, why))
    if state.waiting:
        draw_standard(state, told)
    elif state.agreed.any_bar_ends or possessed == len(state.order):
        finish(state, "nobody_may_mine", told)
    else:
        settle_unmined(state, chance, told)


def draw_standard(state: State, told: Told) -> None:
    """The next player takes the top standard card (2.2), the holder of an Axe two (2.3, MI-27)."""
    seat = state.waiting[0]
    state.drawn[seat] = [state.standard.pop(0)]
    if state.has_axe(seat) and not state.agreed.second_card_is_asked_for:
        use_axe(state, seat)
    elif not state.keeps_axe[seat] and not state.agreed.second_card_is_asked_for:
        state.tells[seat] = state.tells[seat] | NO_AXE_TOLD
    tell_drawn(state, seat, told)


def use_axe(state: State, seat: int) -> None:
    """A second card (2.3, MI-27): everybody sees that there is an Axe, this round's or a kept one (MI-13)."""
    state.drawn[seat].append(state.standard.pop(0))
    if not state.keeps_axe[seat]:
        state.tells[seat] |= AXE_TOLD
    state.keeps_axe[seat] = False


def draw_second(state: State, seat: int, told: Told) -> None:
    """The holder of an Axe wants a second card, where it is asked for (2.3, MI-27)."""
    use_axe(state, seat)
    tell_drawn(state, seat, told)


def tell_drawn(state: State, seat: int, told: Told) -> None:
    """How many cards a player looks at now (2.2)."""
    if told is not None:
        cards = state.drawn[seat]
        told(events.CardsDrawn(tuple([FACE_NAMES[card] for card in cards]), len(cards), seat))


def mine(state: State, seat: int, card: int, chance: Chance, told: Told) -> None:
    """Lay a card face down and pay the fee (2.2); of an Axe's two, the other goes under the deck (2.3)."""
    cards = state.drawn[seat]
    cards.remove(card)
    state.committed[seat] = card
    state.decisions[seat] = "mined"
    if told is not None:
        told(events.CardMined(FACE_NAMES[card], seat))
    pay(state, seat, ISLAND, state.agreed.fee, "fee", told)
    decided(state, seat, chance, told)


def decline(state: State, seat: int, chance: Chance, told: Told) -> None:
    """Put the card or cards under the deck and pay nothing (2.2, 2.3)."""
    state.decisions[seat] = "declined"
    if told is not None:
        told(events.MiningDeclined(seat))
    decided(state, seat, chance, told)


def decided(state: State, seat: int, chance: Chance, told: Told) -> None:
    """What was drawn and not kept goes back (2.2); then the next player, or the reveal."""
    cards = state.drawn[seat]
    if cards:
        under_standard(state, cards, seat, chance)
        state.drawn[seat] = []
    state.waiting.pop(0)
    disqualify_at_once(state, chance, told)
    if over_with_one_left(state, told):
        return
    if state.waiting:
        draw_standard(state, told)
    elif any_miner(state):
        reveal(state, chance, told)
    else:
        settle_unmined(state, chance, told)


def any_miner(state: State) -> bool:
    """Whether anybody still in the game laid a card down (2.2)."""
    for seat in state.order:  # noqa: SIM110
        if state.committed[seat] != NO_CARD:
            return True
    return False


def reveal(state: State, chance: Chance, told: Told) -> None:
    """All block cards and all mined cards are turned over; most points win, without a threshold (2.4, MI-19)."""
    faces = faces_on_the_table(state)
    best = -1
    leaders: list[int] = []
    counted: list[events.MinedCard] = []
    for seat in state.order:
        card = state.committed[seat]
        if card == NO_CARD:
            continue
        points = score(state, seat, faces)
        if told is not None:
            counted.append(events.MinedCard(FACE_NAMES[card], points, seat))
        if points > best:
            best = points
            leaders = [seat]
        elif points == best:
            leaders.append(seat)
    if told is not None:
        cards = block_of(state)
        told(events.CardsRevealed(block_cards(block_owners(state), cards, len(cards)), tuple(counted)))
    break_tie(state, leaders, best, chance, told)


def break_tie(state: State, leaders: list[int], points: int, chance: Chance, told: Told) -> None:
    """With equal points the highest standard card wins, then the die (2.4, MI-2)."""
    by = "points"
    if len(leaders) > 1 and state.agreed.rank_breaks_ties:
        leaders = with_highest_card(state, leaders)
        by = "rank"
    if len(leaders) == 1:
        found_miner(state, leaders[0], points, by, chance, told)
        return
    state.phase = "tie"
    state.waiting = leaders
    if told is not None:
        told(events.TieFound(tuple(leaders)))


def with_highest_card(state: State, leaders: list[int]) -> list[int]:
    """Those of the leaders whose standard card is highest (2.4, MI-3)."""
    ace_high = state.agreed.ace_is_high
    best = max([height(state.committed[seat], ace_high) for seat in leaders])
    return [seat for seat in leaders if height(state.committed[seat], ace_high) == best]


def throw_in_tie(state: State, seat: int, chance: Chance, told: Told) -> None:
    """Each leader throws the die, the highest wins; equal throws are thrown again (2.4, MI-3)."""
    state.throws[seat] = throw(seat, "tie", chance, told)
    state.waiting.pop(0)
    if state.waiting:
        return
    leaders = best_throws(state)
    if len(leaders) > 1:
        state.waiting = leaders
        return
    points = score(state, leaders[0], faces_on_the_table(state))
    found_miner(state, leaders[0], points, "die", chance, told)


def found_miner(state: State, seat: int, points: int, by: str, chance: Chance, told: Told) -> None:
    """The race to validate the block is won (2.4)."""
    if told is not None:
        told(events.MinerFound(by, FACE_NAMES[state.committed[seat]], points, seat))
    settle(state, seat, chance, told)
