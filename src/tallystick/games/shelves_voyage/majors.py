"""The Major Arcana: what each of them counts for a player, and what that makes of a score."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tallystick.games.shelves_voyage import components as box
from tallystick.games.shelves_voyage.graph import (
    BUDGET,
    components,
    degrees,
    first_longest_path,
    longest_path,
    own_statements,
)
from tallystick.games.shelves_voyage.state import State


class Measured:
    """What the Major Arcana look at, the graph measured once; lists have one place per seat.

    A method answers for a seat how often, or with 1 or 0 whether, something is true.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        entities = len(state.entities)
        self.own: list[list[int]] = []
        for seat in range(state.seats):
            self.own.append(own_statements(state.statements, seat, state.agreed.active_author_only))
        merged = len([entity for entity in state.entities if entity.merged])  # no longer there (SV-36)
        found = degrees(entities, state.statements)
        self.parts: int = components(entities, state.statements) - merged
        self.degree: int = max(found) if found else 0
        self.isolated: int = found.count(0) - merged
        self.single: int = found.count(1)

    def legacies(self, seat: int) -> int:
        """Entities with a Legacy of one's own (SV.major.1)."""
        return len([owners for owners in self.state.legacies if seat in owners])

    def own_path(self, seat: int) -> int:
        """The longest path of one's own statements (SV.major.2); it takes long to find, so only who asks waits."""
        state = self.state
        entities, own = len(state.entities), self.own[seat]
        if state.version == 1:
            return first_longest_path(entities, state.statements, own, BUDGET // len(state.players))
        return longest_path(entities, state.statements, own)

    def separate_parts(self, seat: int) -> int:
        """Parts of the graph, if there are several; or all but the first (SV.major.3, SV-21)."""
        if self.state.agreed.first_component_is_free:
            return self.parts - 1
        return self.parts if self.parts > 1 else 0

    def one_piece(self, seat: int) -> int:
        """Whether the whole graph hangs together (SV.major.4)."""
        return 1 if self.parts == 1 else 0

    def own_metas(self, seat: int) -> int:
        """Meta-statements of one's own (SV.major.5)."""
        statements = self.state.statements
        return len([one for one in self.own[seat] if statements[one].is_meta()])

    def no_duties(self, seat: int) -> int:
        """Whether all Manipulate tokens are back (SV.major.6)."""
        return 0 if self.state.duties else 1

    def quarrels(self, seat: int) -> int:
        """Quarrel tokens (SV.major.7)."""
        return self.state.quarrel_tokens[seat]

    def minors(self, seat: int) -> int:
        """Minor Arcana, used and in the hand (SV.major.8)."""
        return self.state.minors_used[seat] + len(self.state.minors[seat])

    def more_majors(self, seat: int) -> int:
        """Further Major Arcana (SV.major.9)."""
        return len(self.state.majors[seat]) - 1

    def own_pool(self, seat: int) -> int:
        """Dice in one's own pool (SV.major.10)."""
        return len(self.state.pools[seat])

    def biggest_pool(self, seat: int) -> int:
        """Dice in the biggest pool of another (SV.major.11)."""
        return max([len(self.state.pools[other]) for other in self.state.players if other != seat])

    def fewest_coins(self, seat: int) -> int:
        """Whether nobody has less, ties count (SV.major.12, SV-22)."""
        return self.is_first(seat, self.state.coins, False)

    def one_is_poorer(self, seat: int) -> int:
        """Whether exactly one other player has less coins (SV.major.13, SV-23)."""
        coins = self.state.coins
        return 1 if len([other for other in self.state.players if coins[other] < coins[seat]]) == 1 else 0

    def most_coins(self, seat: int) -> int:
        """Whether nobody has more, ties count (SV.major.14, SV-22)."""
        return self.is_first(seat, self.state.coins, True)

    def one_is_richer(self, seat: int) -> int:
        """Whether exactly one other player has more coins (SV.major.15, SV-23)."""
        coins = self.state.coins
        return 1 if len([other for other in self.state.players if coins[other] > coins[seat]]) == 1 else 0

    def lowest_station(self, seat: int) -> int:
        """Whether nobody stands lower, ties count (SV.major.16, SV-22)."""
        return self.is_first(seat, self.state.stations, False)

    def second_lowest(self, seat: int) -> int:
        """Whether one stands on the second lowest station where somebody stands (SV.major.17, SV-24)."""
        return self.is_second(seat, False)

    def highest_station(self, seat: int) -> int:
        """Whether nobody stands higher, ties count (SV.major.18, SV-22)."""
        return self.is_first(seat, self.state.stations, True)

    def second_highest(self, seat: int) -> int:
        """Whether one stands on the second highest station where somebody stands (SV.major.19, SV-24)."""
        return self.is_second(seat, True)

    def entities_with_one(self, seat: int) -> int:
        """Entities in one statement (SV.major.20)."""
        return self.single

    def highest_degree(self, seat: int) -> int:
        """The statements of the entity of which most is said (SV.major.21)."""
        return self.degree

    def entities_alone(self, seat: int) -> int:
        """Entities in no statement (SV.major.22)."""
        return self.isolated

    def is_first(self, seat: int, values: list[int], highest: bool) -> int:
        """Whether no other player has a lower (or higher) value; an equal one counts unless agreed (SV-22)."""
        others = [values[other] for other in self.state.players if other != seat]
        ends = max(others) if highest else min(others)
        mine = values[seat]
        if mine == ends:
            return 1 if self.state.agreed.ties_count else 0
        return 1 if (mine > ends) == highest else 0

    def is_second(self, seat: int, highest: bool) -> int:
        """Whether one stands second among the stations that are taken, or one before the end (SV-24)."""
        stations = self.state.stations
        if self.state.agreed.rank_on_track:
            return 1 if stations[seat] == self.state.agreed.end_station - 1 else 0
        taken = sorted({stations[player] for player in self.state.players}, reverse=highest)
        return 1 if taken.index(stations[seat]) == 1 else 0


HALVES: Final = "halves"
"""Halves the score for each thing it counts."""
DIVIDES: Final = "divides"
"""Divides the score by twice a length."""
EXCLUDES: Final = "excludes"
"""Takes the score away when its goal is reached, and doubles it when not."""
MULTIPLIES: Final = "multiplies"
"""Multiplies the score by twice what it counts; with nothing to count it takes the score away."""


class Major(NamedTuple):
    """A Major Arcana: its number, what it does to a score, and what it counts for a seat."""

    card: int
    effect: str
    counts: Callable[[Measured, int], int]


CARDS: Final = (
    Major(box.LEGACIES, HALVES, Measured.legacies),
    Major(box.OWN_PATH, DIVIDES, Measured.own_path),
    Major(box.SEPARATE_PARTS, HALVES, Measured.separate_parts),
    Major(box.ONE_PIECE, EXCLUDES, Measured.one_piece),
    Major(box.OWN_METAS, HALVES, Measured.own_metas),
    Major(box.NO_DUTIES, EXCLUDES, Measured.no_duties),
    Major(box.QUARRELS, HALVES, Measured.quarrels),
    Major(box.MINORS_HELD, HALVES, Measured.minors),
    Major(box.MORE_MAJORS, HALVES, Measured.more_majors),
    Major(box.EMPTY_POOL, MULTIPLIES, Measured.own_pool),
    Major(box.FULL_POOL, HALVES, Measured.biggest_pool),
    Major(box.FEWEST_COINS, HALVES, Measured.fewest_coins),
    Major(box.ONE_IS_POORER, EXCLUDES, Measured.one_is_poorer),
    Major(box.MOST_COINS, HALVES, Measured.most_coins),
    Major(box.ONE_IS_RICHER, EXCLUDES, Measured.one_is_richer),
    Major(box.LOWEST_STATION, HALVES, Measured.lowest_station),
    Major(box.SECOND_LOWEST, EXCLUDES, Measured.second_lowest),
    Major(box.HIGHEST_STATION, HALVES, Measured.highest_station),
    Major(box.SECOND_HIGHEST, EXCLUDES, Measured.second_highest),
    Major(box.ENTITIES_WITH_ONE, HALVES, Measured.entities_with_one),
    Major(box.HIGHEST_DEGREE, DIVIDES, Measured.highest_degree),
    Major(box.ENTITIES_ALONE, HALVES, Measured.entities_alone),
)
"""In the order of their numbers, as the sections of the rulebook: `SV.major.1` is the first."""


def count_for(measured: Measured, seat: int, card: int) -> int:
    """What this Major Arcana counts for a player (SV.major)."""
    return CARDS[card - 1].counts(measured, seat)


def adjusted(state: State, card: int, count: int, score: int) -> int:
    """What a Major Arcana makes of a score, given what it counts (SV.major, SV-19, SV-20, SV-25)."""
    effect = CARDS[card - 1].effect
    if effect == EXCLUDES:
        return 0 if count else 2 * score
    if effect == MULTIPLIES:
        return score * (1 << count if state.agreed.iterated else 2 * count) if count else 0
    if count == 0:
        return score
    if state.agreed.iterated and effect == HALVES:
        for _ in range(count):
            score = rounded_up(score, 2)
        return score
    return rounded_up(score, 2 * count)


def rounded_up(number: int, divisor: int) -> int:
    """A division with the result rounded up (SV.harmony).

    >>> rounded_up(66, 4), rounded_up(8, 4), rounded_up(-1, 4)
    (17, 2, 0)
    """
    return -(-number // divisor)
