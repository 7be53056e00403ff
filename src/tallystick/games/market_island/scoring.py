"""Points of a mined card, who is ahead, and the result of the game."""

from tallystick.games.market_island.components import JOKER, face_of
from tallystick.games.market_island.state import State
from tallystick.kernel.outcome import Outcome


def points(mined: int, faces: list[int]) -> int:
    """One point for each of the other cards with the same rank, one for each with the same suit (2.4, 4.7, MI-11).

    The first example of the manual: the 9 of diamonds and the ace of clubs against 9♣ 9♥ K♥.

    >>> from tallystick.games.market_island.components import face, faces
    >>> [points(face(mined), faces("9C 9H KH")) for mined in ("9D", "AC", "9H")]
    [2, 1, 4]
    """
    total = 0
    for other in faces:
        if other < JOKER:
            if mined >> 2 == other >> 2:
                total += 1
            if mined & 3 == other & 3:
                total += 1
    return total


def points_with_one_for_the_suit(mined: int, faces: list[int]) -> int:
    """The other reading of 2.4 (MI-11): however many cards share the suit, they give one point together."""
    ranks = suits = 0
    for other in faces:
        if other < JOKER:
            ranks += mined >> 2 == other >> 2
            suits += mined & 3 == other & 3
    return ranks + min(suits, 1)


def height(card: int, ace_high: bool) -> int:
    """How high a standard card counts when points are equal (2.4); the ace is above the king (MI-3)."""
    rank = card >> 2
    return 13 if rank == 0 and ace_high else rank


def faces_on_the_table(state: State) -> list[int]:
    """The Winning Card and every card of the block, one's own included: n+1 cards to compare with (2.4)."""
    faces = [state.winning_card]
    for card in state.pending_cards:
        faces.append(face_of(card))
    for seat in state.order:
        if state.taken[seat] >= 0:
            faces.append(face_of(state.taken[seat]))
    return faces


def score(state: State, seat: int, faces: list[int]) -> int:
    """The points of the card that a player mined with (2.4)."""
    if state.agreed.every_suit_counts:
        return points(state.committed[seat], faces)
    return points_with_one_for_the_suit(state.committed[seat], faces)


def winners(state: State) -> list[int]:
    """The player with most Istoken among those still in; equal amounts are a draw (4.3).

    If all who were left fell together, it is the richest of them (MI-21); in version 1 of everybody who ever played.
    """
    candidates = state.order
    if not candidates:
        if not state.agreed.best_of_the_broke_wins:
            return []
        candidates = state.last_in if state.agreed.version > 1 else list(range(state.seats))
    best = max([state.balance(seat) for seat in candidates])
    return [seat for seat in candidates if state.balance(seat) == best]


def outcome(state: State) -> Outcome | None:
    """How it ended (4.3); None while it goes on."""
    if not state.ended:
        return None
    return Outcome(state.ended, state.round, tuple(state.balances), tuple(winners(state)))


def counted(state: State) -> Outcome:
    """What everybody has when the table is stopped before its end: nobody wins."""
    return Outcome("stopped", state.round, tuple(state.balances), ())
