"""What one viewer may know, and what else might be true for all it knows."""

from typing import Any

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain.rules.hacks import card_of, could_matter, playable, server_of, tiles_of, void
from tallystick.games.blockchain.rules.legal import to_act
from tallystick.games.blockchain.rules.trading import given_now, got_now
from tallystick.games.blockchain.state import NOBODY, PASSED, UNANSWERED, State
from tallystick.games.blockchain.view import Announced, Badges, HandCard, Offer, Server, Stacked, Tile, View
from tallystick.kernel.chance import Chance
from tallystick.kernel.seats import Viewer


def view(state: State, viewer: Viewer) -> View:
    """Built up from nothing; only the viewer's hand is not for everybody (CH.setup.3)."""
    asked = state.phase == "window"
    return View(
        active=state.active,
        announced=announced(state) if state.action else None,
        answered=tuple([asked and not state.out[seat] and seat not in state.waiting for seat in range(state.seats)]),
        asked=tuple(state.waiting),
        attends=tuple([state.attention(seat) for seat in range(state.seats)]),
        badges=badges(state),
        blocks=named(state.blocks),
        deck=len(state.deck),
        deployed=state.deployed,
        discards=named(state.discards),
        ended=state.ended,
        hand=hand_of(state, viewer),
        hands=tuple([len(hand) for hand in state.hands]),
        offers=offers(state),
        out=tuple(state.out),
        payee=state.payee if state.agreed.one_payee and state.payee != NOBODY else None,
        phase=state.phase,
        reaction_seconds=state.agreed.reaction_seconds,
        removed=tuple(state.removed),
        ring=tuple([Tile(state.dice[tile], box.TILE_NAMES[tile]) for tile in state.ring]),
        seat=viewer.seat,
        servers=servers(state),
        stack=stacked(state),
        starter=state.starter,
        stored=tuple([tuple(stored) for stored in state.stored]),
        tiles_left=tuple([box.TILE_NAMES[tile] for tile in range(box.TILES) if tile not in state.ring]),
        to_act=to_act(state),
        turn=state.turn,
        turns=tuple(state.turns),
        wallets=tuple([tuple(wallet) for wallet in state.wallets]),
        window=state.window,
    )


def own(state: State, seat: int) -> dict[str, Any]:
    """What a player knows beyond that (CH.setup.3)."""
    return {"hand": hand_of(state, Viewer(seat)), "seat": seat}


def named(cards: list[int]) -> tuple[str, ...]:
    return tuple([box.CARD_NAMES[card] for card in cards])


def hand_of(state: State, viewer: Viewer) -> tuple[HandCard, ...]:
    """The viewer's own cards, as they were drawn (CH.cards)."""
    seat = viewer.seat
    if seat is None:
        return ()
    return tuple([HandCard(box.CARD_NAMES[card], could_matter(state, seat, card)) for card in state.hands[seat]])


def badges(state: State) -> Badges:
    """What the turn has brought, and what is left of it (CH.chain)."""
    return Badges(
        locked=state.locked,
        mine=state.mines_left(),
        mine_total=state.gained[box.MINE],
        plays=state.plays_left(),
        plays_total=state.gained[box.CHAIN],
        store=state.stores_left(),
        store_total=state.gained[box.STORE],
        trade=state.trades_left(),
        trade_total=state.gained[box.TRADE],
    )


def offers(state: State) -> tuple[Offer, ...]:
    """What each pair of neighbours is worth now, both ways (CH.trade)."""
    if len(state.ring) < box.TILES:
        return ()
    found: list[Offer] = []
    for place in range(box.TILES):
        tile = state.ring[place]
        other = state.ring[(place + 1) % box.TILES]
        found.append(Offer(box.TILE_NAMES[tile], state.dice[other], state.dice[tile], box.TILE_NAMES[other]))
        found.append(Offer(box.TILE_NAMES[other], state.dice[tile], state.dice[other], box.TILE_NAMES[tile]))
    return tuple(found)


def servers(state: State) -> tuple[Server, ...]:
    """The Servers on the table (CH.servers)."""
    found: list[Server] = []
    for place in range(len(state.server_numbers)):
        card = state.server_cards[place]
        owner = state.server_owners[place]
        status = state.server_states[place]
        paid = status == "paid" and owner == state.active
        number = state.server_numbers[place]
        found.append(Server(box.CARD_NAMES[card], number, paid, box.COSTS[card], owner, status != "fresh"))
    return tuple(found)


def stacked(state: State) -> tuple[Stacked, ...]:
    """The Hacks in play (CH.hacks)."""
    if not state.stack:
        return ()
    voided = void(state)
    found: list[Stacked] = []
    for place in range(len(state.stack)):
        code = state.stack[place]
        tiles = tuple([box.TILE_NAMES[tile] for tile in tiles_of(code)])
        card = box.CARD_NAMES[card_of(code)]
        found.append(Stacked(card, state.stack_owners[place], server_of(code), tiles, voided[place]))
    return tuple(found)


def announced(state: State) -> Announced:
    """The action that waits for answers (CH.hacks)."""
    is_trade = state.action == "trade"
    given = given_now(state) if is_trade else 0
    can_pay = is_trade and state.wallets[state.active][state.give] >= given
    return Announced(
        ask=state.ask,
        card="" if state.action_card == box.NO_CARD else box.CARD_NAMES[state.action_card],
        coins=state.action_coins,
        from_tile=box.TILE_NAMES[state.from_tile] if is_trade else "",
        give=box.CURRENCIES[state.give] if is_trade else "",
        kind=state.action,
        partner=state.partner if is_trade else None,
        seat=state.active,
        take=box.CURRENCIES[state.take] if is_trade else "",
        tile="" if state.action_tile == box.NO_TILE else box.TILE_NAMES[state.action_tile],
        to_tile=box.TILE_NAMES[state.to_tile] if is_trade else "",
        would_get=got_now(state) if can_pay else 0,
        would_give=given if can_pay else 0,
    )


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """A copy in which the hands of the others and the deck are dealt anew (CH.setup.3).

    What the others have answered in an open window is as unknown as their hands, so it is chosen anew too.
    """
    copy = state.clone()
    others = [seat for seat in range(copy.seats) if seat != viewer.seat]
    cards = copy.deck[:]
    for seat in others:
        cards += copy.hands[seat]
    cards.sort()  # how they lay tells nothing
    chance.shuffle(cards)
    for seat in others:
        size = len(copy.hands[seat])
        copy.hands[seat] = cards[:size]
        cards = cards[size:]
    copy.deck = cards
    if copy.phase == "window":
        for seat in others:
            if copy.answers[seat] != UNANSWERED:
                copy.answers[seat] = imagined_answer(copy, seat, chance)
    return copy


def imagined_answer(copy: State, seat: int, chance: Chance) -> int:
    """A pass, or some Hack that the seat now holds; a standing order not to be asked is always a pass (CH-3)."""
    if copy.resting[seat] or chance.below(2) == 0:
        return PASSED
    codes = [code for card in copy.hands[seat] if card >= box.FIRST_HACK for code in playable(copy, seat, card)]
    return codes[chance.below(len(codes))] if codes else PASSED
