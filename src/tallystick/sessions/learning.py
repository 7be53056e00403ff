"""What a class knew before and knows after: paired answers, intervals, and what may be said of them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

from tallystick.sessions.ports import Answered
from tallystick.sessions.questions import AFTER, BEFORE, NOT_SURE, Bank

Z: Final = 1.959963984540054
"""Of an interval of 95 %."""
FEWEST_FOR_COUNTS: Final = 5
FEWEST_FOR_INTERVAL: Final = 10

HIDDEN: Final = "hidden"
COUNTS: Final = "counts"
MORE: Final = "more"
FEWER: Final = "fewer"
UNSURE: Final = "unsure"


class Learned(msgspec.Struct, frozen=True):
    """One idea: right before and right after, of those who answered both times.

    `low` and `high` are hundredths of the share that was gained; 0 where too few answered for an interval.
    """

    idea: str
    n: int
    before: int
    after: int
    low: int
    high: int
    says: str
    """hidden (fewer than 5), counts (fewer than 10), more, fewer, or unsure."""
    thinks: str
    """What is most often thought wrongly after the game; empty where nobody is sure to be wrong."""
    wrong: int
    not_sure: int


def wilson(hits: int, n: int) -> tuple[float, float]:
    """The score interval of a share.

    >>> [round(end, 4) for end in wilson(32, 50)]
    [0.5014, 0.7586]
    """
    share = hits / n
    middle = share + Z * Z / (2 * n)
    wide = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return (middle - wide) / (1 + Z * Z / n), (middle + wide) / (1 + Z * Z / n)


def paired_interval(both: int, first: int, second: int, neither: int) -> tuple[float, float, float]:
    """How much larger the first of two paired shares is, with its interval: Newcombe 1998, method 10.

    >>> [round(number, 4) for number in paired_interval(20, 12, 2, 16)]
    [0.2, 0.0562, 0.3292]
    """
    n = both + first + second + neither
    one, other = (both + first) / n, (both + second) / n
    low_one, high_one = wilson(both + first, n)
    low_other, high_other = wilson(both + second, n)
    product = (both + first) * (second + neither) * (both + second) * (first + neither)
    agreement = float(both * neither - first * second)
    if agreement > 0:
        agreement = max(0.0, agreement - n / 2)
    phi = agreement / sqrt(product) if product else 0.0

    def reach(mine: float, theirs: float) -> float:
        return sqrt(max(0.0, mine * mine - 2 * phi * mine * theirs + theirs * theirs))

    apart = (first - second) / n
    return apart, apart - reach(one - low_one, high_other - other), apart + reach(high_one - one, other - low_other)


def learned(bank: Bank, ideas: Sequence[str], answers: Iterable[Answered]) -> list[Learned]:
    """Idea by idea, in the order in which they were chosen."""
    given = [(answer, question) for answer in answers if (question := bank.question(answer.question))]
    return [
        learned_of(idea, bank, [(answer, question.options) for answer, question in given if question.concept == idea])
        for idea in ideas
    ]


def learned_of(idea: str, bank: Bank, given: Sequence[tuple[Answered, tuple[object, ...]]]) -> Learned:
    right: dict[str, dict[int, bool]] = {BEFORE: {}, AFTER: {}}
    wrong: Counter[str] = Counter()
    not_sure = 0
    for answer, _ in given:
        if answer.phase not in right:
            continue
        right[answer.phase][answer.number] = answer.option == 0
        if answer.phase == AFTER:
            not_sure += answer.option == NOT_SURE
            wrong[thought_by(bank, answer)] += 1
    del wrong[""]
    pairs = [(right[BEFORE][number], right[AFTER][number]) for number in right[BEFORE] if number in right[AFTER]]
    n = len(pairs)
    before, after = sum(one for one, _ in pairs), sum(other for _, other in pairs)
    if n < FEWEST_FOR_COUNTS:
        return Learned(idea, n, 0, 0, 0, 0, HIDDEN, "", 0, 0)
    thinks, times = min(wrong.items(), key=lambda item: (-item[1], item[0]), default=("", 0))
    if n < FEWEST_FOR_INTERVAL:
        return Learned(idea, n, before, after, 0, 0, COUNTS, thinks, times, not_sure)
    kinds = Counter(pairs)
    _, low, high = paired_interval(kinds[True, True], kinds[False, True], kinds[True, False], kinds[False, False])
    says = MORE if low > 0 else FEWER if high < 0 else UNSURE
    return Learned(idea, n, before, after, round(100 * low), round(100 * high), says, thinks, times, not_sure)


def thought_by(bank: Bank, answer: Answered) -> str:
    """What somebody may think who gave this answer; nothing for a right one, or for "not sure yet"."""
    question = bank.question(answer.question)
    if question is None or not 0 <= answer.option < len(question.options):
        return ""
    return question.options[answer.option].thinks


def gain_of(results: Iterable[Learned]) -> int | None:
    """Of what could be gained by the class, how much was, in hundredths: of the averages, not of persons.

    None where too few answered, or nothing could be gained.
    """
    counted = [one for one in results if one.says != HIDDEN]
    could = sum(one.n - one.before for one in counted)
    return round(100 * sum(one.after - one.before for one in counted) / could) if could else None
