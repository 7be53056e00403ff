"""The rules, one function for each section."""

from stock_and_foil import events, moves
from stock_and_foil.state import State, Stick
from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import Form, Number, OneOf
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.refusals import Refused

HIGHEST = 6
"""Notches of the king's largest debt (1.2)."""
MOST_FALSE = 2
"""False notches that fit on a stock (2.2)."""
DOUBT = 1
"""What it costs to doubt a true stock (3.3)."""


def start(seats: int, seasons: int, grain: int, chance: Chance, told: Told) -> State:
    """Grain for everybody, and 36 debts of one to six notches, in any order (1.1, 1.2)."""
    deck = [notches for notches in range(1, HIGHEST + 1) for _ in range(6)]
    chance.shuffle(deck)
    state = State(seats, seasons, [grain] * seats, deck, [])
    begin_season(state, told)
    return state


def begin_season(state: State, told: Told) -> None:
    """The king borrows from everybody: a tally is notched and split for each (2.1)."""
    state.season += 1
    state.phase, state.turn = "carve", 0
    if told is not None:
        told(events.SeasonBegan(tuple(state.grain), state.season, starter(state)))
    for seat in range(state.seats):
        state.sticks.append(Stick(seat, seat, state.deck.pop()))
        if told is not None:
            told(events.TallySplit(state.sticks[-1].real, seat, len(state.sticks)))


def starter(state: State) -> int:
    """Whoever offers first, another one each season (3.1)."""
    return (state.season - 1) % state.seats


def offering(state: State) -> int:
    """Whose turn it is to offer (3.1)."""
    return (starter(state) + state.turn) % state.seats


def to_act(state: State) -> tuple[int, ...]:
    if state.phase == "carve":
        return tuple(stick.maker for stick in newest(state) if stick.carved < 0)
    if state.phase == "offer":
        return (offering(state),)
    return (state.buyer,) if state.phase == "answer" else ()


def newest(state: State) -> list[Stick]:
    """The sticks of this season, one for each seat in order."""
    return state.sticks[-state.seats :]


def held(state: State, seat: int) -> tuple[int, ...]:
    """The numbers of the stocks in somebody's hands, counted from 1 as people count."""
    return tuple(number for number, stick in enumerate(state.sticks, 1) if stick.holder == seat and not stick.burnt)


def legal(state: State, actor: int) -> tuple[Move, ...]:
    if actor not in to_act(state):
        return ()
    if state.phase == "carve":
        return tuple(moves.Carve(notches) for notches in range(MOST_FALSE + 1))
    if state.phase == "offer":
        return (*offers(state, actor), moves.Keep())
    return answers(state, actor)


def offers(state: State, seat: int) -> tuple[Move, ...]:
    """Any stock of one's own to anybody else, for what a stock can show at most (3.1)."""
    own = held(state, seat)
    if not own:
        return ()
    others = tuple(other for other in range(state.seats) if other != seat)
    blanks = {"stick": OneOf(own), "buyer": OneOf(others), "price": Number(1, HIGHEST + MOST_FALSE)}
    return (Form(blanks, moves.Offer(own[0], others[0], 1)),)


def answers(state: State, seat: int) -> tuple[Move, ...]:
    """Take it, doubt it, or decline; only whoever can pay may take or doubt (3.2, 3.3)."""
    able: list[Move] = [moves.Take()] if state.grain[seat] >= state.price else []
    if state.grain[seat] >= state.price + DOUBT and not state.numbered(state.offered).matched:
        able.append(moves.Match())
    return (*able, moves.Decline())


def apply(state: State, actor: int, move: Move, told: Told) -> None:
    if actor not in to_act(state):
        raise Refused("not_your_turn_now", section="2")
    if isinstance(move, moves.Carve):
        carve(state, actor, move, told)
    elif isinstance(move, moves.Offer):
        offer(state, actor, move, told)
    elif isinstance(move, moves.Keep):
        keep(state, actor, told)
    else:
        answer(state, actor, move, told)


def expect(state: State, phase: str) -> None:
    if state.phase != phase:
        raise Refused("not_now", section="2")


def carve(state: State, seat: int, move: moves.Carve, told: Told) -> None:
    """Everybody decides unseen; once all have, the stocks are shown (2.2, 2.3)."""
    expect(state, "carve")
    if move.notches is None or not 0 <= move.notches <= MOST_FALSE:
        raise Refused("too_many_notches", section="2.2", most=MOST_FALSE)
    newest(state)[seat].carved = move.notches
    if told is not None:
        told(events.StockCarved(move.notches, seat))
    if all(stick.carved >= 0 for stick in newest(state)):
        for stick in newest(state):
            stick.shown = True
        state.phase = "offer"
        if told is not None:
            told(events.StocksShown(tuple(stick.notches for stick in newest(state))))


def offer(state: State, seat: int, move: moves.Offer, told: Told) -> None:
    """A stock for a price, to one other player (3.1)."""
    expect(state, "offer")
    if move.stick not in held(state, seat):
        raise Refused("stock_not_yours", section="3.1")
    if move.buyer == seat or not 0 <= move.buyer < state.seats:
        raise Refused("nobody_there", section="3.1")
    if not 1 <= move.price <= HIGHEST + MOST_FALSE:
        raise Refused("price_out_of_range", section="3.1", most=HIGHEST + MOST_FALSE)
    state.phase = "answer"
    state.offered, state.buyer, state.price = move.stick, move.buyer, move.price
    if told is not None:
        told(events.StockOffered(move.buyer, state.numbered(move.stick).notches, move.price, seat, move.stick))


def keep(state: State, seat: int, told: Told) -> None:
    """Nothing is offered (3.1)."""
    expect(state, "offer")
    if told is not None:
        told(events.StockKept(seat))
    next_turn(state, told)


def answer(state: State, seat: int, move: Move, told: Told) -> None:
    """Take, decline, or lay the halves together (3.2, 3.3, 3.4)."""
    expect(state, "answer")
    if move not in answers(state, seat):
        raise Refused("cannot_answer_so", section="3.2")
    number, seller = state.offered, offering(state)
    stick = state.numbered(number)
    if isinstance(move, moves.Decline):
        happened = events.OfferDeclined(seat, seller)
    elif isinstance(move, moves.Take):
        hand_over(state, stick, seat, state.price)
        happened = events.StockTaken(state.price, seat, seller, number)
    elif stick.carved == 0:
        stick.matched = True
        hand_over(state, stick, seat, state.price + DOUBT)
        happened = events.HalvesAgreed(state.price + DOUBT, seat, seller, number)
    else:
        happened = burn(state, number, seat, seller)
    if told is not None:
        told(happened)
    state.offered, state.buyer, state.price = 0, -1, 0
    next_turn(state, told)


def hand_over(state: State, stick: Stick, buyer: int, price: int) -> None:
    state.grain[buyer] -= price
    state.grain[stick.holder] += price
    stick.holder = buyer


def burn(state: State, number: int, seat: int, seller: int) -> events.ForgeryFound:
    """A stock that does not fit its foil is burnt, and who offered it pays the price as a fine (3.4)."""
    stick = state.numbered(number)
    stick.matched = stick.burnt = True
    fine = min(state.price, state.grain[seller])
    state.grain[seller] -= fine
    state.grain[seat] += fine
    return events.ForgeryFound(fine, stick.notches, stick.real, seat, seller, number)


def next_turn(state: State, told: Told) -> None:
    state.phase = "offer"
    state.turn += 1
    if state.turn < state.seats:
        return
    if state.season < state.seasons:
        begin_season(state, told)
    else:
        settle(state, told)


def settle(state: State, told: Told) -> None:
    """The Exchequer lays every stock beside its foil and pays the true ones (4.1)."""
    state.phase = "over"
    for number, stick in enumerate(state.sticks, 1):
        if stick.burnt:
            continue
        stick.matched = True
        pays = worth(stick)
        state.grain[stick.holder] += pays
        if told is not None:
            told(events.StockPaid(stick.maker, stick.notches, pays, stick.real, stick.holder, number))
    if told is not None:
        told(events.GameEnded(tuple(state.grain), winners(state)))


def worth(stick: Stick) -> int:
    """A sack for each notch; half, rounded up, to whom the king owed it himself; nothing for a false stock (4.1)."""
    if stick.carved:
        return 0
    return (stick.real + 1) // 2 if stick.holder == stick.maker else stick.real


def winners(state: State) -> tuple[int, ...]:
    """Whoever has the most grain; several share it (4.2)."""
    return tuple(seat for seat, sacks in enumerate(state.grain) if sacks == max(state.grain))


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    return Outcome("settled", state.seasons, tuple(state.grain), winners(state))
