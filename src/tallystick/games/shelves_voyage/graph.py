"""Measures of the graph that Major Arcana ask for (SV.major).

Elements are numbered: entities first, then statements. A statement is an element of its own, because meta-statements
point at it (SV-26).
"""

from typing import Final

from tallystick.games.shelves_voyage.elements import Statement, place_of

BUDGET: Final = 60_000
"""How many steps the searches of all players together took at most by the first rules."""
MOST_CASES: Final = 60_000
"""How many cases one player's search looks at; what people write has some hundreds."""


def element(node: str, entities: int) -> int:
    """The number of a node; `e1` is 0."""
    place = place_of(node)
    return place if node[0] == "e" else entities + place


def degrees(entities: int, statements: list[Statement]) -> list[int]:
    """For each entity how many statements name it directly, meta-statements too (SV.major.21, SV-26)."""
    found = [0] * entities
    for statement in statements:
        for node in {statement.subject, statement.object}:
            if node[0] == "e":
                found[place_of(node)] += 1
    return found


def components(entities: int, statements: list[Statement]) -> int:
    """Into how many parts without a path between them the graph falls (SV.major.3, SV.major.4, SV-26)."""
    parent = list(range(entities + len(statements)))
    parts = entities + len(statements)
    for place in range(len(statements)):
        statement = statements[place]
        for node in (statement.subject, statement.object):
            one = root(parent, entities + place)
            other = root(parent, element(node, entities))
            if one != other:
                parent[one] = other
                parts -= 1
    return parts


def root(parent: list[int], place: int) -> int:
    """Whom everybody in a part points at."""
    while parent[place] != place:
        parent[place] = parent[parent[place]]
        place = parent[place]
    return place


def own_statements(statements: list[Statement], seat: int, active_only: bool) -> list[int]:
    """The places of the statements that a player wrote, alone or with others (SV.major.2, SV.major.5, SV-27)."""
    found: list[int] = []
    for place in range(len(statements)):
        authors = statements[place].authors
        if authors[0] == seat or (not active_only and seat in authors):
            found.append(place)
    return found


def longest_path(entities: int, statements: list[Statement], own: list[int], most: int = MOST_CASES) -> int:
    """How many of these statements the longest simple path runs along (SV.major.2, SV-26).

    A path goes from element to element and visits none twice. A statement at which another points is an element on
    the way: the path may turn off there, and the statement counts when the path runs along one of its two halves.
    The answer is exact up to `most` cases; beyond them it is the best that two searches found.
    """
    paths = Paths(entities, statements, own, most)
    found = paths.longest()
    return found if len(paths.known) < most else max(found, first_longest_path(entities, statements, own, BUDGET))


def joined(entities: int, statements: list[Statement], own: list[int]) -> list[tuple[int, int, int]]:
    """Which elements these statements join: one, the other, and by which statement; two halves where one points."""
    pointed: set[int] = set()
    for place in own:
        for node in (statements[place].subject, statements[place].object):
            if node[0] == "s":
                pointed.add(element(node, entities))
    found: list[tuple[int, int, int]] = []
    for place in own:
        one = element(statements[place].subject, entities)
        other = element(statements[place].object, entities)
        knot = entities + place
        if knot in pointed:
            found.append((one, knot, place))
            found.append((knot, other, place))
        else:
            found.append((one, other, place))
    return found


class Paths:
    """The longest way on depends only on where one is and on what can still be reached: each such case is worked out
    once. So a graph that hangs together by single elements, as people write it, takes a few cases for each of them."""

    def __init__(self, entities: int, statements: list[Statement], own: list[int], most: int) -> None:
        self.ways: dict[int, list[tuple[int, int]]] = {}
        self.known: dict[tuple[int, int, int], int] = {}
        self.most: int = most
        for one, other, statement in joined(entities, statements, own):
            self.ways.setdefault(one, []).append((other, statement))
            self.ways.setdefault(other, []).append((one, statement))

    def longest(self) -> int:
        best = 0
        free = 0
        for place in self.ways:
            free |= 1 << place
        for place in self.ways:
            best = max(best, self.onward(place, free, -1))
        return best

    def onward(self, place: int, free: int, last: int) -> int:
        """How many statements a path gains from here through free elements, having run along the `last` one."""
        free = self.within_reach(place, free & ~(1 << place))
        case = (place, free, last if self.turns(place, free, last) else -1)
        if case in self.known:
            return self.known[case]
        best = 0
        if len(self.known) < self.most:
            for other, statement in self.ways[place]:
                if free >> other & 1:
                    best = max(best, self.onward(other, free, statement) + (0 if statement == last else 1))
            self.known[case] = best
        return best

    def turns(self, place: int, free: int, last: int) -> bool:
        """Whether the other half of the last statement leads on from here."""
        return any(statement == last and free >> other & 1 for other, statement in self.ways[place])

    def within_reach(self, place: int, free: int) -> int:
        """The free elements to which a way leads from here."""
        reached = 0
        front = [place]
        while front:
            for other, _ in self.ways[front.pop()]:
                if free >> other & 1:
                    free &= ~(1 << other)
                    reached |= 1 << other
                    front.append(other)
        return reached


def first_longest_path(entities: int, statements: list[Statement], own: list[int], budget: int) -> int:
    """The same by the first rules: a search from every element that stops after `budget` steps with the best so far."""
    search = Search(entities, statements, own)
    search.left = budget
    starts = sorted(search.paths, key=search.openings)
    for start in starts:
        if search.best == len(own) or search.left <= 0:
            break
        search.visit(start, 0)
    return search.best


class Search:
    """The search of the first rules: which elements lie beside which, by which statement."""

    def __init__(self, entities: int, statements: list[Statement], own: list[int]) -> None:
        self.paths: dict[int, list[tuple[int, int]]] = {}
        self.visited: set[int] = set()
        self.used: set[int] = set()
        self.total: int = len(own)
        self.best: int = 0
        self.left: int = 0
        for one, other, statement in joined(entities, statements, own):
            self.paths.setdefault(one, []).append((other, statement))
            self.paths.setdefault(other, []).append((one, statement))

    def openings(self, place: int) -> int:
        """How many ways lead on from here."""
        return len(self.paths[place])

    def visit(self, place: int, length: int) -> None:
        """Go on from here in every way that could still beat the best."""
        if length > self.best:
            self.best = length
        if self.left <= 0 or self.best == self.total:
            return
        self.left -= 1
        self.visited.add(place)
        ways = [way for way in self.paths[place] if way[0] not in self.visited]
        if len(ways) > 1:
            ways.sort(key=self.way_openings)
        for other, statement in ways:
            if statement in self.used:
                self.visit(other, length)
            else:
                self.used.add(statement)
                self.visit(other, length + 1)
                self.used.discard(statement)
        self.visited.discard(place)

    def way_openings(self, way: tuple[int, int]) -> int:
        return len(self.paths[way[0]])
