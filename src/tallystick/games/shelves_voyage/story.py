"""A voyage told in numbers: who wrote what, how the graph grew together, quarrels, sources and balance."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from tallystick.games.shelves_voyage.concepts import CONCEPTS
from tallystick.kernel.story import Recorded, Story, Teller

PART: Final = 3
"""A part of the graph with so many elements is worth joining to another."""
HUB: Final = 3
"""An entity that so many statements name is worth looking at."""


def story(entries: Sequence[Recorded]) -> Story:
    return VoyageTeller(entries).story()


class Drawn:
    """The graph so far: which elements hang together, and which statements name them."""

    def __init__(self) -> None:
        self.parent: dict[str, str] = {}
        self.size: dict[str, int] = {}
        self.named: dict[str, set[str]] = {}
        """For each entity the statements that name it directly."""

    def add(self, node: str) -> None:
        self.parent[node] = node
        self.size[node] = 1
        if node.startswith("e"):
            self.named[node] = set()

    def root(self, node: str) -> str:
        while self.parent[node] != node:
            node = self.parent[node]
        return node

    def join(self, one: str, other: str) -> int:
        """Both hang together from now on; how large the smaller part was, 0 where they did already."""
        small, large = sorted((self.root(one), self.root(other)), key=lambda part: self.size[part])
        if small == large:
            return 0
        self.parent[small] = large
        self.size[large] += self.size[small]
        return self.size[small]

    def state(self, statement: str, subject: str, about: str) -> int:
        """A new statement between two elements; how large the smaller part was that it joined to another."""
        self.add(statement)
        for node in (subject, about):
            if node in self.named:
                self.named[node].add(statement)
        joined = self.join(subject, about)
        self.join(statement, subject)
        return joined

    def merge(self, node: str, into: str) -> None:
        self.named[into] |= self.named.pop(node)
        self.join(node, into)

    def degree(self) -> int:
        """How many statements name the entity that most of them name."""
        return max(map(len, self.named.values()), default=0)

    def parts(self) -> int:
        return len({self.root(node) for node in self.parent})


class VoyageTeller(Teller):
    """Balances are everybody's coins, after every turn."""

    def __init__(self, entries: Sequence[Recorded]) -> None:
        super().__init__(entries)
        self.playing = list(range(self.players))
        self.wrote, self.placed, self.metas, self.shared = self.none(), self.none(), self.none(), self.none()
        self.debates, self.duties, self.station, self.legacies = self.none(), self.none(), self.none(), self.none()
        self.together, self.gave = self.crossed(), self.crossed()
        self.growth: list[tuple[int, ...]] = []
        self.drawn = Drawn()
        self.counts = dict.fromkeys(("entities", "statements", "sources", "coauthored", "amended", "fell"), 0)
        self.counts |= dict.fromkeys(("quarrels", "tied", "merged", "mended", "result", "average"), 0)
        self.quarrels: list[tuple[int, int]] = []
        self.harmony: list[Mapping[str, Any]] = []
        self.level = ""
        self.hear(entries, CONCEPTS)

    def story(self) -> Story:
        degrees = [len(statements) for statements in self.drawn.named.values()]
        shape = {
            "parts": self.drawn.parts(),
            "degree": self.drawn.degree(),
            "isolated": degrees.count(0),
            "single": degrees.count(1),
        }
        return self.told(
            seats={
                "mined": self.wrote,
                "placed": self.placed,
                "metas": self.metas,
                "shared": self.shared,
                "debates": self.debates,
                "duties": self.duties,
                "station": self.station,
                "legacies": self.legacies,
            },
            counts={**self.counts, **shape},
            pairs={"together": self.together, "gave": self.gave},
            series={"growth": [*self.growth, tuple(self.wrote)]},
            harmony=self.harmony,
            level=self.level,
            players=self.playing,
            votes=self.quarrels,
        )

    def began(self, event: Mapping[str, Any]) -> None:
        self.playing = list(event["players"])
        self.now = [event["coins"] if seat in self.playing else 0 for seat in range(self.players)]

    def began_turn(self, event: Mapping[str, Any]) -> None:
        self.keep_row()
        self.growth.append(tuple(self.wrote))
        self.round = event["turn"]

    def coins(self, event: Mapping[str, Any]) -> None:
        self.now[event["seat"]] = event["coins"]

    def entity(self, event: Mapping[str, Any]) -> None:
        self.counts["entities"] += 1
        self.placed[event["seat"]] += 1
        self.drawn.add(event["entity"])

    def stated(self, event: Mapping[str, Any]) -> None:
        self.counts["statements"] += 1
        authors = event["authors"]
        for seat in authors:
            self.wrote[seat] += 1
            self.metas[seat] += event["kind"] == "meta"
            self.shared[seat] += len(authors) > 1
            for other in authors:
                self.together[seat][other] += 1
        self.counts["sources"] += event["kind"] == "meta"
        self.counts["coauthored"] += len(authors) > 1
        joined = self.drawn.state(event["statement"], event["subject"], event["object"])
        seat, degree = event["seat"], self.drawn.degree()
        if self.counts["statements"] == 1:
            self.moment("result-sv-moment-first", "sv-triple", authors, 1, seat=seat)
        if len(authors) > 1:
            seats = ",".join(map(str, authors))
            self.record("result-sv-moment-together", "sv-shared-authorship", authors, len(authors), seats=seats)
        if degree >= HUB:
            self.record("result-sv-moment-hub", "sv-degree", authors, degree, seat=seat, count=degree)
        if event["kind"] == "meta":
            self.moment("result-sv-moment-meta", "sv-provenance", authors, 1, seat=seat)
        if joined >= PART:
            self.moment("result-sv-moment-joined", "sv-component", authors, joined, seat=seat, count=joined)

    def amended(self, _event: Mapping[str, Any]) -> None:
        self.counts["amended"] += 1

    def fell(self, _event: Mapping[str, Any]) -> None:
        self.counts["fell"] += 1

    def die(self, event: Mapping[str, Any]) -> None:
        self.gave[event["donor"]][event["seat"]] += 1

    def quarrel(self, event: Mapping[str, Any]) -> None:
        winner, loser, votes, against = event["winner"], event["loser"], event["votes"], event["against"]
        self.counts["quarrels"] += 1
        self.counts["tied"] += event["how"] != "votes"
        self.quarrels.append((votes, against))
        for seat in (winner, loser):
            self.debates[seat] += 1
        args = {"winner": winner, "loser": loser, "votes": votes, "against": against}
        self.moment("result-sv-moment-quarrel", "sv-contested", (winner, loser), min(votes, against), **args)

    def legacy(self, event: Mapping[str, Any]) -> None:
        self.legacies[event["seat"]] += 1
        args = {"seat": event["seat"], "text": event["text"]}
        self.moment("result-sv-moment-legacy", "sv-emphasis", (event["seat"],), 0, **args)

    def duty(self, event: Mapping[str, Any]) -> None:
        self.duties[event["seat"]] += 1
        args = {"seat": event["seat"], "topic": event["topic"]}
        self.moment("result-sv-moment-duty", "sv-topic", (event["seat"],), 0, **args)

    def mended(self, event: Mapping[str, Any]) -> None:
        self.counts["mended"] += 1
        args = {"seat": event["seat"], "text": event["text"]}
        self.moment("result-sv-moment-mended", "sv-correction", (event["seat"],), 0, **args)

    def merged(self, event: Mapping[str, Any]) -> None:
        self.counts["merged"] += 1
        self.drawn.merge(event["node"], event["into"])

    def moved(self, event: Mapping[str, Any]) -> None:
        self.station[event["seat"]] = event["station"]

    def ended(self, event: Mapping[str, Any]) -> None:
        self.reason, self.level, self.harmony = event["reason"], event["level"], event["harmony"]
        average = event["average"]
        self.counts["result"], self.counts["average"] = event["result"], average
        apart = max(abs(self.now[seat] - average) for seat in self.playing)
        self.moment("result-sv-moment-harmony", "sv-harmony", self.playing, apart, count=apart, average=average)

    READ: ClassVar[Mapping[str, Callable[[Any, Mapping[str, Any]], None]]] = {
        "sv_game_began": began,
        "sv_turn_began": began_turn,
        "sv_coins_changed": coins,
        "sv_entity_placed": entity,
        "sv_statement_made": stated,
        "sv_proposal_amended": amended,
        "sv_proposal_fell": fell,
        "sv_die_added": die,
        "sv_quarrel_settled": quarrel,
        "sv_legacy_placed": legacy,
        "sv_duty_settled": duty,
        "sv_text_mended": mended,
        "sv_entities_merged": merged,
        "sv_meeple_moved": moved,
        "sv_game_ended": ended,
    }
