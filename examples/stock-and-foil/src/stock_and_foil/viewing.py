"""What a viewer may know, built up from nothing; and another truth that looks the same."""

from stock_and_foil.rules import MOST_FALSE, held, to_act
from stock_and_foil.state import Offered, Player, State, Stick, Stock, View
from tallystick.kernel.chance import Chance
from tallystick.kernel.seats import Viewer


def view(state: State, viewer: Viewer) -> View:
    return View(
        ended="settled" if state.phase == "over" else "",
        offer=offered(state),
        phase=state.phase,
        players=tuple(Player(sacks, seat, len(held(state, seat))) for seat, sacks in enumerate(state.grain)),
        round=state.season,
        scores=tuple(state.grain),
        seasons=state.seasons,
        stocks=tuple(
            Stock(
                false=max(stick.carved, 0) if knows(stick, viewer) else None,
                maker=stick.maker,
                notches=shown(stick, viewer),
                number=number,
                seat=stick.holder,
            )
            for number, stick in enumerate(state.sticks, 1)
            if not stick.burnt
        ),
        to_act=to_act(state),
    )


def offered(state: State) -> Offered | None:
    if not state.offered:
        return None
    return Offered(state.buyer, state.numbered(state.offered).notches, state.price, state.offered)


def knows(stick: Stick, viewer: Viewer) -> bool:
    """Whoever cut it knows what is false; everybody does once it was laid beside its foil (2.2, 3.3)."""
    return stick.matched or viewer.may_know(stick.maker)


def shown(stick: Stick, viewer: Viewer) -> int | None:
    """Before stocks are shown, only its maker sees one (2.1)."""
    return stick.real + max(stick.carved, 0) if stick.shown or viewer.may_know(stick.maker) else None


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The deck in another order, and in every stock that the viewer cannot know another debt that may be in it."""
    copy = clone(state)
    chance.shuffle(copy.deck)
    for stick in copy.sticks:
        if knows(stick, viewer):
            continue
        total = stick.notches
        fitting = [at for at, real in enumerate(copy.deck) if not stick.shown or 0 <= total - real <= MOST_FALSE]
        if fitting:
            at = fitting[chance.below(len(fitting))]
            stick.real, copy.deck[at] = copy.deck[at], stick.real
        if stick.shown:
            stick.carved = total - stick.real
        elif stick.carved >= 0:
            stick.carved = chance.below(MOST_FALSE + 1)
    return copy


def clone(state: State) -> State:
    return State(
        state.seats,
        state.seasons,
        state.grain[:],
        state.deck[:],
        [Stick(one.maker, one.holder, one.real, one.carved, one.shown, one.matched, one.burnt) for one in state.sticks],
        state.season,
        state.phase,
        state.turn,
        state.offered,
        state.buyer,
        state.price,
    )
