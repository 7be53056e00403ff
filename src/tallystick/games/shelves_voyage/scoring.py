"""Harmony: the distance of everybody's coins to the average, adjusted by Major Arcana (SV.harmony, SV.major)."""

from tallystick.games.shelves_voyage.components import LEVELS
from tallystick.games.shelves_voyage.events import Harmony, Step
from tallystick.games.shelves_voyage.majors import Measured, adjusted, count_for, rounded_up
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.outcome import Outcome


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
            count = count_for(measured, seat, card)
            after = adjusted(state, card, count, score)
            steps.append(Step(after, score, card, count))
            score = after
        found.append(Harmony(score, state.coins[seat], distance, seat, tuple(steps)))
    return found


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
    if not state.ended:
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


def counted(state: State) -> Outcome:
    """What everybody has when the table is stopped before its end: nobody wins."""
    scores = [0] * state.seats
    for score in harmonies(state):
        scores[score.seat] = score.after
    return Outcome("stopped", state.turn, tuple(scores), ())
