"""Harmony: the distance of everybody's coins to the average, adjusted by Major Arcana (SV.harmony, SV.major)."""

from typing import Final

from tallystick.games.shelves_voyage.components import LEVELS
from tallystick.games.shelves_voyage.events import Harmony, Step
from tallystick.games.shelves_voyage.graph import BUDGET, components, degrees, longest_path, own_statements
from tallystick.games.shelves_voyage.state import GOES_ON, State
from tallystick.kernel.outcome import Outcome


class Measured:
    """What the Major Arcana look at, measured once; lists have one place per seat."""

    def __init__(self, state: State) -> None:
        entities = len(state.entities)
        own: list[list[int]] = []
        for seat in range(state.seats):
            own.append(own_statements(state.statements, seat, state.agreed.active_author_only))
        found = degrees(entities, state.statements)
        budget = BUDGET // len(state.players)
        self.parts: int = components(entities, state.statements)
        self.degree: int = max(found) if found else 0
        self.isolated: int = found.count(0)
        self.single: int = found.count(1)
        self.paths: list[int] = [longest_path(entities, state.statements, mine, budget) for mine in own]
        self.metas: list[int] = [len([one for one in mine if state.statements[one].is_meta()]) for mine in own]


def rounded_up(number: int, divisor: int) -> int:
    """A division with the result rounded up (SV.harmony).

    >>> rounded_up(66, 4), rounded_up(8, 4), rounded_up(-1, 4)
    (17, 2, 0)
    """
    return -(-number // divisor)


def average_coins(state: State) -> int:
    """The average of the players' coins, rounded up (SV.harmony, SV.end)."""
    return rounded_up(sum([state.coins[seat] for seat in state.players]), len(state.players))


def harmonies(state: State) -> list[Harmony]:
    """Everybody's score step by step: the distance, then each Major Arcana in ascending order (SV.harmony, SV-20)."""
    average = average_coins(state)
    measured = Measured(state)
    found: list[Harmony] = []
    for seat in state.players:
        distance = abs(state.coins[seat] - average)
        score = distance
        steps: list[Step] = []
        for card in sorted(state.majors[seat]):
            count = count_for(state, measured, seat, card)
            after = adjusted(state, card, count, score)
            steps.append(Step(after, score, card, count))
            score = after
        found.append(Harmony(score, state.coins[seat], distance, seat, tuple(steps)))
    return found


EXCLUDING: Final = (4, 6, 13, 15, 17, 19)
DIVIDING: Final = (2, 21)


def adjusted(state: State, card: int, count: int, score: int) -> int:
    """What a Major Arcana makes of a score, given what it counts (SV.major, SV-19, SV-20, SV-25).

    Some exclude the score when their goal is reached and double it when not; two divide by twice a length; the tenth
    multiplies, or excludes without dice (SV.major.10); all others halve for each thing they count.
    """
    if card in EXCLUDING:
        return 0 if count else 2 * score
    if card == 10:
        return score * (1 << count if state.agreed.iterated else 2 * count) if count else 0
    if count == 0:
        return score
    if state.agreed.iterated and card not in DIVIDING:
        for _ in range(count):
            score = rounded_up(score, 2)
        return score
    return rounded_up(score, 2 * count)


def count_for(state: State, measured: Measured, seat: int, card: int) -> int:
    """What this Major Arcana counts for a player; where it asks yes or no, 1 or 0 (SV.major).

    The sixth asks whether all Manipulate tokens are back (SV.major.6).
    """
    if card in (1, 7, 8, 9, 10, 11):
        return count_possessions(state, seat, card)
    if card in (12, 13, 14, 15):
        return count_coins(state, seat, card)
    if card in (16, 17, 18, 19):
        return count_station(state, seat, card)
    if card == 6:
        return 0 if state.duties else 1
    return count_graph(state, measured, seat, card)


def count_graph(state: State, measured: Measured, seat: int, card: int) -> int:
    """Longest own path (SV.major.2), parts (SV.major.3, SV.major.4), own meta-statements (SV.major.5); entities
    with one statement (SV.major.20) or none (SV.major.22), highest degree (SV.major.21)."""
    if card == 2:
        return measured.paths[seat]
    if card == 3:
        if state.agreed.first_component_is_free:
            return measured.parts - 1
        return measured.parts if measured.parts > 1 else 0
    if card == 4:
        return 1 if measured.parts == 1 else 0
    if card == 5:
        return measured.metas[seat]
    if card == 20:
        return measured.single
    return measured.degree if card == 21 else measured.isolated


def count_possessions(state: State, seat: int, card: int) -> int:
    """Legacies (SV.major.1), Quarrel tokens (SV.major.7), Minor Arcana (SV.major.8), further Major ones (SV.major.9),
    dice of one's own (SV.major.10) or in the biggest pool of another (SV.major.11)."""
    if card == 1:
        return len([owners for owners in state.legacies if seat in owners])
    if card == 7:
        return state.quarrel_tokens[seat]
    if card == 8:
        return state.minors_used[seat] + len(state.minors[seat])
    if card == 9:
        return len(state.majors[seat]) - 1
    if card == 10:
        return len(state.pools[seat])
    return max([len(state.pools[other]) for other in state.players if other != seat])


def count_coins(state: State, seat: int, card: int) -> int:
    """Fewest coins (SV.major.12) or most (SV.major.14), ties count (SV-22); exactly one other player has less
    (SV.major.13) or more (SV.major.15, SV-23)."""
    mine = state.coins[seat]
    others = [state.coins[other] for other in state.players if other != seat]
    less = len([coins for coins in others if coins < mine])
    more = len([coins for coins in others if coins > mine])
    if card == 13:
        return 1 if less == 1 else 0
    if card == 15:
        return 1 if more == 1 else 0
    ahead = less if card == 12 else more
    return 1 if ahead == 0 and (state.agreed.ties_count or mine not in others) else 0


def count_station(state: State, seat: int, card: int) -> int:
    """Lowest station (SV.major.16) or highest (SV.major.18), second lowest (SV.major.17) or second highest
    (SV.major.19) among those where somebody stands (SV-22, SV-24)."""
    mine = state.stations[seat]
    others = [state.stations[other] for other in state.players if other != seat]
    if card in (17, 19) and state.agreed.rank_on_track:
        return 1 if mine == state.agreed.end_station - 1 else 0
    ranks = sorted({*others, mine}, reverse=card in (18, 19))
    rank = ranks.index(mine)
    if card in (17, 19):
        return 1 if rank == 1 else 0
    return 1 if rank == 0 and (state.agreed.ties_count or mine not in others) else 0


def result_of(state: State) -> int:
    """The sum of all scores, or their average where that was agreed (SV.harmony, SV.end, SV-16)."""
    total = sum([score.after for score in state.harmony])
    return rounded_up(total, len(state.players)) if state.agreed.mean else total


def level_of(result: int, players: int) -> str:
    """Up to n is excellent, up to 2n great, 3n good, 4n mediocre; more is unbalanced (SV.harmony.levels, SV-17).

    >>> [level_of(result, 4) for result in (4, 6, 16, 17)]
    ['excellent', 'great', 'mediocre', 'unbalanced']
    """
    place = max(0, rounded_up(result, players) - 1)
    return LEVELS[min(place, len(LEVELS) - 1)]


def outcome(state: State) -> Outcome | None:
    """All win or lose together (SV.harmony); None while it goes on."""
    if state.ended == GOES_ON:
        return None
    scores = [0] * state.seats
    for score in state.harmony:
        scores[score.seat] = score.after
    balanced = level_of(result_of(state), len(state.players)) != LEVELS[-1]
    return Outcome(
        reason=state.ended,
        rounds=state.turn,
        scores=tuple(scores),
        winners=tuple(range(state.seats)) if balanced else (),
    )
