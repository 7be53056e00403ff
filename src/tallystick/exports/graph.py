"""A knowledge graph as a table leaves it: entities, statements, statements about statements, and who made them."""

import re
from datetime import UTC, datetime
from typing import Final

import msgspec

from tallystick.kernel.refusals import Refused

STATEMENT: Final = "s"
LICENCES: Final = {
    "CC0-1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
    "CC-BY-4.0": "https://creativecommons.org/licenses/by/4.0/",
    "none": "",
}
"""What a table may decide about its graph; with `none` its authors keep their rights."""
BASES: Final = re.compile(r"(urn:[A-Za-z0-9][A-Za-z0-9-]{1,31}:([\w.~-]+:)*|https?://[\w.:~-]+/([\w.~-]+/)*)", re.ASCII)
LONGEST_BASE: Final = 200

replace = msgspec.structs.replace


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text by its language, which is empty where nobody knows it; a text of the box has all. Erased, it has none."""

    texts: dict[str, str]
    name: str = ""
    """Of a text in the box, such as `@art.mona_lisa`."""

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
        wanted = language if language in self.texts else next(iter(self.texts), None)
        return Label({} if wanted is None else {wanted: self.texts[wanted]}, self.name)


class Player(msgspec.Struct, frozen=True):
    """Who wrote: a name that was given for the export, or a pseudonym."""

    id: str
    name: Label
    bot: bool = False


class Entity(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node: its authors, the turn in which it came, when, and the players who set a Legacy on it."""

    id: str
    label: Label
    authors: tuple[str, ...]
    turn: int
    legacies: tuple[str, ...] = ()
    at: int | None = None
    types: tuple[str, ...] = ()
    """Classes of others, as `schema:Person`."""
    same: tuple[str, ...] = ()
    """What others call the same thing: `wd:Q12418`, or an address that somebody wrote."""
    mended: bool = False


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Subject, predicate, object; the ends are entities or statements. `at` is in milliseconds since 1970."""

    id: str
    subject: str
    predicate: Label
    object: str
    authors: tuple[str, ...]
    turn: int
    action: str
    at: int | None = None
    why: str = ""
    """What led to it: a turn, a card, a quarrel, a duty."""
    aids: tuple[str, ...] = ()
    """What its authors might consult: a catalogue, a medium."""
    sources: tuple[str, ...] = ()
    """Addresses that stand in it, where a catalogue was consulted."""
    close: tuple[str, ...] = ()
    """Properties of others that are close to its predicate."""
    mended: bool = False

    @property
    def about_statement(self) -> bool:
        """Whether this is a meta-statement."""
        return self.subject.startswith(STATEMENT) or self.object.startswith(STATEMENT)


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was done with the graph: by whom, to what, and what came of it."""

    id: str
    action: str
    by: tuple[str, ...]
    turn: int
    why: str = ""
    began: int | None = None
    ended: int | None = None
    used: tuple[str, ...] = ()
    made: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    """The acts that led to this one."""
    other: str = ""
    """Whom one quarrelled with, or bound to a topic."""
    winner: str = ""
    how: str = ""
    votes: tuple[int, int] | None = None
    text: Label | None = None
    """The topic of a duty; what stood there before a text was mended."""

    def only_with(self, kept: set[str], bots: set[str]) -> "Act | None":
        """The act as far as these nodes tell of it; None when they do not, or when bots did it among themselves."""
        used, made = (tuple(node for node in nodes if node in kept) for nodes in (self.used, self.made))
        nothing_left = not made if self.made else not used if self.used else {*self.by, self.other} <= bots
        return None if nothing_left else replace(self, used=used, made=made)


class KnowledgeGraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that was said at one table, in the order in which it was said.

    `language` is that of whoever reads, for tables and drawings; `written_in` that in which people wrote, if they said.
    """

    table: str
    title: Label
    language: str
    players: tuple[Player, ...]
    entities: tuple[Entity, ...]
    statements: tuple[Statement, ...]
    started: int | None = None
    ended: int | None = None
    acts: tuple[Act, ...] = ()
    licence: str = ""
    written_in: str = ""
    seal: str = ""
    """Of the last entry of the journal."""

    def all_words(self) -> dict[str, str]:
        """The words of every entity by its id, and of every statement, in which another statement stands as its id."""
        said = {entity.id: entity.label.said_in(self.language) for entity in self.entities}
        lines = {}
        for one in self.statements:
            ends = [said.get(end, end) for end in (one.subject, one.object)]
            lines[one.id] = f"({ends[0]}, {one.predicate.said_in(self.language)}, {ends[1]})"
        return said | lines

    def names(self) -> dict[str, str]:
        """What each player is called."""
        return {player.id: player.name.said_in(self.language) for player in self.players}

    def in_one_language(self) -> "KnowledgeGraph":
        """The graph with one label for each thing, so that a question about it finds everything once."""
        language = self.language
        return replace(
            self,
            title=self.title.only_in(language),
            players=tuple(replace(one, name=one.name.only_in(language)) for one in self.players),
            entities=tuple(replace(one, label=one.label.only_in(language)) for one in self.entities),
            statements=tuple(replace(one, predicate=one.predicate.only_in(language)) for one in self.statements),
            acts=tuple(replace(one, text=one.text and one.text.only_in(language)) for one in self.acts),
        )

    def without_bots(self) -> "KnowledgeGraph":
        """Without what only bots said, without what was said about that, and without things that nobody names then."""
        bots = {player.id for player in self.players if player.bot}
        gone: set[str] = set()
        for one in self.statements:  # one about a statement comes after it
            if set(one.authors) <= bots or {one.subject, one.object} & gone:
                gone.add(one.id)
        statements = tuple(one for one in self.statements if one.id not in gone)
        named = {end for one in statements for end in (one.subject, one.object)}
        entities = tuple(one for one in self.entities if one.id in named or not set(one.authors) <= bots)
        kept = {one.id for one in entities} | {one.id for one in statements}
        acts = tuple(act for one in self.acts if (act := one.only_with(kept, bots)))
        told = {one.id for one in acts}
        acts = tuple(replace(one, after=tuple(name for name in one.after if name in told)) for one in acts)
        return replace(self, entities=entities, statements=statements, acts=acts)

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


def checked_base(base: str) -> str:
    """What IRIs may begin with, or nothing; raises Refused for anything else."""
    if base and (len(base) > LONGEST_BASE or not BASES.fullmatch(base)):
        raise Refused("wrong_base", base=base[:80])
    return base
