"""A knowledge graph as a table leaves it: entities, statements, statements about statements, and who made them."""

from datetime import UTC, datetime
from typing import Final

import msgspec

STATEMENT: Final = "s"


class Label(msgspec.Struct, frozen=True):
    """A text by its language; what a person wrote has one, a text of the box has all. Erased, it has none."""

    texts: dict[str, str]

    @property
    def erased(self) -> bool:
        return not self.texts

    def said_in(self, language: str) -> str:
        """The text in that language, otherwise in the first there is; empty when it was erased.

        >>> Label({"en": "created by", "fr": "créé par"}).said_in("fr")
        'créé par'
        """
        return self.texts.get(language) or next(iter(self.texts.values()), "")

    def only_in(self, language: str) -> "Label":
        """The same text in that language alone, otherwise in the first there is."""
        wanted = language if language in self.texts else next(iter(self.texts), "")
        return Label({wanted: self.texts[wanted]} if wanted else {})


class Player(msgspec.Struct, frozen=True):
    """Who wrote: a name that was given for the export, or a pseudonym."""

    id: str
    name: str
    bot: bool = False


class Entity(msgspec.Struct, frozen=True):
    """A node: its authors, the turn in which it came, when, and the players who set a Legacy on it."""

    id: str
    label: Label
    authors: tuple[str, ...]
    turn: int
    legacies: tuple[str, ...] = ()
    at: int | None = None


class Statement(msgspec.Struct, frozen=True):
    """Subject, predicate, object; the ends are entities or statements. `at` is in milliseconds since 1970."""

    id: str
    subject: str
    predicate: Label
    object: str
    authors: tuple[str, ...]
    turn: int
    action: str
    at: int | None = None

    @property
    def about_statement(self) -> bool:
        """Whether this is a meta-statement."""
        return self.subject.startswith(STATEMENT) or self.object.startswith(STATEMENT)


class KnowledgeGraph(msgspec.Struct, frozen=True):
    """Everything that was said at one table, in the order in which it was said."""

    table: str
    title: str
    language: str
    players: tuple[Player, ...]
    entities: tuple[Entity, ...]
    statements: tuple[Statement, ...]
    started: int | None = None
    ended: int | None = None

    def all_words(self) -> dict[str, str]:
        """The words of every entity by its id, and of every statement, in which another statement stands as its id."""
        said = {entity.id: entity.label.said_in(self.language) for entity in self.entities}
        lines = {}
        for one in self.statements:
            ends = [said.get(end, end) for end in (one.subject, one.object)]
            lines[one.id] = f"({ends[0]}, {one.predicate.said_in(self.language)}, {ends[1]})"
        return said | lines

    def in_one_language(self) -> "KnowledgeGraph":
        """The graph with one label for each thing, so that a question about it finds everything once."""
        replace = msgspec.structs.replace
        return replace(
            self,
            entities=tuple(replace(one, label=one.label.only_in(self.language)) for one in self.entities),
            statements=tuple(replace(one, predicate=one.predicate.only_in(self.language)) for one in self.statements),
        )

    def pointed_at(self) -> frozenset[str]:
        """The statements that another statement is about."""
        ends = {end for statement in self.statements for end in (statement.subject, statement.object)}
        return frozenset(statement.id for statement in self.statements if statement.id in ends)


def moment(at: int) -> str:
    """Milliseconds since 1970 as a date and time in UTC.

    >>> moment(1_750_000_000_123)
    '2025-06-15T15:06:40.123Z'
    """
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
