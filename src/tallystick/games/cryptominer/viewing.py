"""What one viewer may know, and what else might be true for all it knows."""

from typing import Any

from msgspec import structs

from tallystick.games.cryptominer.chain import Block, played_cards
from tallystick.games.cryptominer.components import CARD_NAMES, NO_CARD, letters
from tallystick.games.cryptominer.rules.claiming import judge, needed_value
from tallystick.games.cryptominer.rules.legal import to_act
from tallystick.games.cryptominer.rules.start import hand_of
from tallystick.games.cryptominer.state import State
from tallystick.games.cryptominer.view import ClaimMade, DeckCard, OpenBlock, View
from tallystick.kernel.chance import Chance
from tallystick.kernel.links import NOTHING_BEFORE
from tallystick.kernel.seats import Viewer


def view(state: State, viewer: Viewer) -> View:
    """Built up from nothing: a field reaches a viewer because a line here puts it there (CM.play)."""
    public = public_view(state)
    return public if viewer.seat is None else structs.replace(public, **own(state, viewer.seat, public))


def own(state: State, seat: int, public: Any) -> dict[str, Any]:
    """The own hand and block card, what others have shown, and which blocks that card could claim."""
    holds = tuple([known_card(state, card, 1 << seat) for card in state.cards])
    known: dict[str, Any] = {"hand": tuple(hand_of(state.hands[seat])), "holds": holds, "block_card": holds[seat]}
    known["deck_known"] = deck_known(state, 1 << seat)
    if state.available:
        blocks = zip(public.blocks, state.available, strict=True)
        judged = [structs.replace(told, why_not=judge(state, state.cards[seat], block)) for told, block in blocks]
        known["blocks"] = tuple(judged)
    if state.forming_values:
        known["forming"] = structs.replace(public.forming, why_not="too_new")
    return {name: value for name, value in known.items() if value != getattr(public, name)}


def public_view(state: State) -> View:
    """What everybody at and around the table knows."""
    bit = 1 << state.seats
    return View(
        block_card=None,
        block_cards=len(state.agreed.block_cards),
        blocks=tuple([open_block(state, block) for block in state.available]),
        chain=tuple([CARD_NAMES[link.card] for link in state.chain]),
        coins=tuple(state.coins),
        deck=len(state.deck),
        deck_known=deck_known(state, bit),
        ended=state.ended,
        forming=forming_block(state) if state.forming_values else None,
        hand=(),
        hands=tuple(state.left),
        has_card=tuple([card != NO_CARD for card in state.cards]),
        head=state.chain[-1].hash() if state.chain else NOTHING_BEFORE,
        height=len(state.chain),
        holds=tuple([known_card(state, card, bit) for card in state.cards]),
        idle=state.idle,
        order=tuple([(state.starter + place) % state.seats for place in range(state.seats)]),
        phase=state.phase,
        round=state.round,
        set_aside=sum(state.aside),
        starter=state.starter,
        substituted=tuple(state.substituted),
        throws=tuple(state.throws),
        to_act=to_act(state),
        top=CARD_NAMES[state.chain[-1].card] if state.chain else None,
        turns=tuple(state.turns),
        wanted=letters(state.wanted) if state.phase == "play" else "",
        won=tuple(state.won),
    )


def bit_of(state: State, viewer: Viewer) -> int:
    """The viewer's place in `known_to`."""
    return 1 << (state.seats if viewer.seat is None else viewer.seat)


def known_card(state: State, card: int, bit: int) -> str | None:
    """One's own block card, and every one that was seen in somebody's claim (CM.value.3)."""
    return CARD_NAMES[card] if card != NO_CARD and state.known_to[card] & bit else None


def deck_known(state: State, bit: int) -> tuple[DeckCard, ...]:
    """The cards in the deck that the viewer put there, or saw somebody put there (CM.sub)."""
    known: list[DeckCard] = []
    for place in range(len(state.deck)):
        card = state.deck[place]
        if state.known_to[card] & bit:
            known.append(DeckCard(CARD_NAMES[card], place))
    return tuple(known)


def open_block(state: State, block: Block) -> OpenBlock:
    """A block with its coins and claims; whether a viewer's card could claim it is for that viewer (CM.stuck)."""
    return OpenBlock(
        cards=played_cards(block.owners, block.values),
        claims=tuple(
            [
                ClaimMade(CARD_NAMES[state.cards[other]], other)
                for other in state.claimants
                if state.claimed[other] == block.number
            ]
        ),
        coins=block.coins,
        formed_in=block.formed_in,
        needs=needed_value(state, block.total),
        number=block.number,
        total=block.total,
        why_not=None,
    )


def forming_block(state: State) -> OpenBlock:
    """The block of this round as it stands; it can be claimed from the next round on (CM.round.3)."""
    total = sum(state.forming_values)
    return OpenBlock(
        cards=played_cards(state.forming_owners, state.forming_values),
        claims=(),
        coins=min(total + 1, state.agreed.coins - state.issued),
        formed_in=state.round,
        needs=needed_value(state, total),
        number=state.formed + 1,
        total=total,
        why_not=None,
    )


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """A copy in which every card the viewer cannot know is dealt anew; they are sorted first, so order tells nothing.

    Known is what was seen and what follows from counting. That somebody holds a fitting card because the game still
    goes on (CM-11) is not asked for.
    """
    copy = state.clone()
    redeal_transactions(copy, viewer, chance)
    redeal_block_cards(copy, bit_of(copy, viewer), chance)
    return copy


def redeal_transactions(copy: State, viewer: Viewer, chance: Chance) -> None:
    """The hands of the others and what was set aside change places."""
    hidden = [copy.hands[seat] for seat in range(copy.seats) if seat != viewer.seat] + [copy.aside]
    cards = sorted([value for counts in hidden for value in hand_of(counts)])
    chance.shuffle(cards)
    for counts in hidden:
        size = sum(counts)
        counts[:] = [0] * len(counts)
        for _ in range(size):
            counts[cards.pop() - 1] += 1


def redeal_block_cards(copy: State, bit: int, chance: Chance) -> None:
    """Block cards whose place the viewer does not know change places; what others know of a place stays with it."""
    places = [place for place, card in enumerate(copy.deck) if not copy.known_to[card] & bit]
    holders = [seat for seat, card in enumerate(copy.cards) if card != NO_CARD and not copy.known_to[card] & bit]
    cards = [copy.deck[place] for place in places] + [copy.cards[seat] for seat in holders]
    known = [copy.known_to[card] for card in cards]
    cards.sort()
    chance.shuffle(cards)
    for card, who in zip(cards, known, strict=True):
        copy.known_to[card] = who
    for place, card in zip(places, cards, strict=False):
        copy.deck[place] = card
    for seat, card in zip(holders, cards[len(places) :], strict=True):
        copy.cards[seat] = card
