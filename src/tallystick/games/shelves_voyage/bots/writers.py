"""What bots write: statements from the packs of texts that fit what is on the table."""

from typing import Any

from tallystick.games.shelves_voyage.moves import NEW, Write
from tallystick.games.shelves_voyage.packs import CITED, LINKS, SOURCES, TRIPLES_OF
from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import Form, filled
from tallystick.kernel.messages import Move


class Page:
    """The graph as a writer reads it: which text lies where, what is tied, and which parts hang together."""

    def __init__(self, view: Any) -> None:
        self.theme: str = view.theme
        there: list[Any] = [entity for entity in view.entities if not getattr(entity, "merged", "")]
        self.entities = [entity.node for entity in there]
        self.statements = [one.node for one in view.statements]
        self.citable = [one.node for one in view.statements if not one.meta and one.predicate not in LINKS]
        self.node_of = {entity.text: entity.node for entity in there[::-1]}
        self.tied = {(one.subject, one.object) for one in view.statements}
        self.part = {node: node for node in self.entities + self.statements}
        for one in view.statements:
            for end in (one.subject, one.object):
                self.part[self.root(one.node)] = self.root(end)
        self.sourced = {one.subject for one in view.statements if one.meta}

    def root(self, node: str) -> str:
        while self.part[node] != node:
            node = self.part[node]
        return node

    def apart(self, one: str, other: str) -> bool:
        return self.root(one) != self.root(other)

    def fitting(self) -> list[tuple[str, str, str, str]]:
        """Statements of the theme that could be made now: subject, predicate, object, text of the new one.

        First those that join two parts of the graph, then those between elements that are there, then new ones.
        """
        joining: list[tuple[str, str, str, str]] = []
        between: list[tuple[str, str, str, str]] = []
        new: list[tuple[str, str, str, str]] = []
        for subject, predicate, thing in TRIPLES_OF[self.theme]:
            one, other = self.node_of.get(subject), self.node_of.get(thing)
            if one and other:
                if (one, other) not in self.tied:
                    (joining if self.apart(one, other) else between).append((one, predicate, other, ""))
            elif one:
                new.append((one, predicate, NEW, thing))
            elif other:
                new.append((NEW, predicate, other, subject))
        return joining or between or new

    def on_topic(self, topic: str, chance: Chance) -> tuple[str, str, str, str]:
        """A statement of the theme that names the topic, or else a looser one about it."""
        node = self.node_of.get(topic)
        for subject, predicate, thing in TRIPLES_OF[self.theme]:
            if topic not in (subject, thing):
                continue
            one, other = self.node_of.get(subject), self.node_of.get(thing)
            if (one or other) and (one, other) not in self.tied:
                new = thing if one else subject
                return one or NEW, predicate, other or NEW, "" if one and other else new
        others = [other for other in self.entities if other != node]
        other = others[chance.below(min(256, len(others)))]
        link = LINKS[chance.below(len(LINKS))]
        return (node, link, other, "") if node else (NEW, link, other, topic)

    def joining(self, chance: Chance) -> tuple[str, str, str, str]:
        """A looser statement: between two parts if there are two, else between any two entities."""
        first = self.entities[chance.below(min(256, len(self.entities)))]
        others = [node for node in self.entities if node != first and self.apart(first, node)]
        others = others or [node for node in self.entities if node != first]
        other = others[chance.below(min(256, len(others)))]
        return first, LINKS[chance.below(len(LINKS))], other, ""

    def sourcing(self, chance: Chance) -> tuple[str, str, str, str]:
        """A source for a statement of a pack that has none: a meta-statement."""
        bare = [node for node in self.citable if node not in self.sourced] or self.citable
        target = bare[chance.below(min(256, len(bare)))]
        source = SOURCES[chance.below(len(SOURCES))]
        node = self.node_of.get(source)
        return (target, CITED, node, "") if node else (target, CITED, NEW, source)


def written_by_bot(view: Any, seat: int, forms: list[Form], sources: bool, chance: Chance) -> Move:
    """A statement about the topic that is owed, or else about the theme.

    One in four, or with `sources` every second, says where another comes from. Without a fitting statement in the
    packs, two entities are joined by a looser one.
    """
    page = Page(view)
    fitting = page.fitting()
    isolated = len({page.root(node) for node in page.entities}) > 1 and chance.below(3) == 0
    owed = [duty.topic for duty in view.duties if duty.seat == seat and not getattr(duty, "done", "")]
    if owed:
        chosen = page.on_topic(owed[0], chance)
    elif page.citable and chance.below(2 if sources else 4) == 0:
        chosen = page.sourcing(chance)
    elif not fitting or isolated:
        chosen = page.joining(chance)
    else:
        chosen = fitting[chance.below(min(256, len(fitting)))]
    subject, predicate, thing, entity = chosen
    form = next(form for form in forms if new_end(form.like) == new_end(Write(subject, predicate, thing)))
    words = {"subject": subject, "predicate": predicate, "object": thing, "entity": entity}
    values: dict[str, Any] = {name: word for name, word in words.items() if name in form.blanks}
    if "settles" in form.blanks:
        values["settles"] = form.blanks["settles"].answers[0]  # type: ignore[union-attr]
    if "partner" in form.blanks:
        seats = form.blanks["partner"].answers  # type: ignore[union-attr]
        donor = view.act.donor
        values["partner"] = donor if donor in seats else seats[chance.below(len(seats))]
    return filled(form, **values)


def new_end(move: Any) -> tuple[bool, bool]:
    """Whether the subject and whether the object of a statement is new."""
    return move.subject == NEW, move.object == NEW
