"""The knowledge graph of a table, as it is taken home: with labels in each language, times and who made what."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from tallystick.exports.graph import LICENCES, Act, Entity, KnowledgeGraph, Label, Player, Statement
from tallystick.journal.entries import END, NOTE, START, Entry
from tallystick.journal.taking_part import taking_part
from tallystick.kernel import graph as told
from tallystick.kernel.forms import Written
from tallystick.kernel.game import Game
from tallystick.kernel.refusals import Refused
from tallystick.tables.texts import read_text
from tallystick.words import LANGUAGES, Words, check_language

TITLED: Final = "titled"
"""The note with which a table names its graph, says in which language it was written, and gives it a licence."""
LONGEST_TITLE: Final = 120
# Nothing that RDF would have to escape, and no name or password in front of the host.
ADDRESS: Final = re.compile(r"https?://[\w.-]+(:\d{1,5})?(/[\w.~:/?#@!$&'()*+,;=%-]*)?", re.ASCII)
ITEM: Final = re.compile(r"https?://(?:www|m)\.wikidata\.org/(?:wiki|entity)/(Q[1-9]\d{0,11})")
CATALOGUE: Final = "catalogue"


def graph_at(game: Game[Any], state: Any) -> told.Graph:
    """What everybody sees of the table's graph now; raises Refused for a game that leaves none."""
    graph = game.graph(state)
    if graph is None:
        raise Refused("no_graph")
    return graph


def graph_of(
    game: Game[Any],
    entries: Sequence[Entry],
    graph: told.Graph,
    texts: Mapping[str, str | None],
    language: str,
    names: Sequence[str] = (),
    titled: "Titled | None" = None,
) -> KnowledgeGraph:
    """The graph after these entries, ready to be taken home.

    `texts` holds what people wrote by its reference; who is not among the `names` has a pseudonym. `language` is that
    of whoever reads: no IRI and no label depends on it. What is `titled` counts in the place of a note.
    """
    words = {known: words_of(known, game.name) for known in LANGUAGES}
    named = dict(enumerate(names))
    titled = titled or titled_in(entries)

    def label(reference: str) -> Label:
        if reference.startswith("@"):
            return Label({known: words[known].text(reference) for known in LANGUAGES}, reference)
        text = texts.get(reference)
        return Label({titled.language: text} if text else {})

    def called(seat: int) -> Label:
        name = named.get(seat)
        return Label({"": name} if name else {known: words[known].player(seat) for known in LANGUAGES})

    acts = graph.acts_in(happened(entries))
    times = {node: act.began for act in acts for node in act.made}
    entities = tuple(entity(one, label(one.text), graph.things, times.get(one.id)) for one in graph.entities)
    written = {one.id: one.label for one in entities}
    return KnowledgeGraph(
        table=entries[0].table,
        title=titled.label() or Label({known: words[known].say(f"game-{game.name}") for known in LANGUAGES}),
        language=language,
        players=tuple(Player(player(seat), called(seat), bot) for seat, bot in enumerate(are_bots(entries))),
        entities=entities,
        statements=tuple(
            statement(one, label(one.predicate), written, graph.things, times.get(one.id)) for one in graph.statements
        ),
        started=next((entry.t or None for entry in entries if entry.kind == START), None),
        ended=next((entry.t or None for entry in reversed(entries) if entry.kind == END), None),
        acts=tuple(done(one, label(one.text) if one.text else None) for one in acts),
        licence=titled.licence,
        written_in=titled.language,
        seal=entries[-1].seal,
    )


def entity(one: told.Entity, label: Label, things: Mapping[str, told.Thing], at: int | None) -> Entity:
    known = things.get(label.name, told.Thing())
    authors, legacies = (tuple(map(player, seats)) for seats in (one.authors, one.legacies))
    same = (*known.same, *address_after(label))
    return Entity(one.id, label, authors, one.turn, legacies, at, known.types, same, one.mended)


def statement(
    one: told.Statement,
    predicate: Label,
    entities: Mapping[str, Label],
    things: Mapping[str, told.Thing],
    at: int | None,
) -> Statement:
    ends = (entities[end] for end in (one.subject, one.object) if end in entities)
    sources = [address for label in (predicate, *ends) for address in address_after(label)]
    return Statement(
        one.id,
        one.subject,
        predicate,
        one.object,
        tuple(map(player, one.authors)),
        one.turn,
        one.action,
        at,
        one.why,
        one.aids,
        tuple(dict.fromkeys(sources)) if CATALOGUE in one.aids else (),
        things.get(predicate.name, told.Thing()).close,
        one.mended,
    )


def done(one: told.Act, text: Label | None) -> Act:
    return Act(
        one.id,
        one.action,
        tuple(map(player, one.seats)),
        one.turn,
        one.why,
        one.began,
        one.ended,
        one.used,
        one.made,
        one.after,
        "" if one.other is None else player(one.other),
        "" if one.winner is None else player(one.winner),
        one.how,
        one.votes,
        text,
    )


def address_after(label: Label) -> tuple[str, ...]:
    """The address at the end of what a person wrote: there the same thing is described.

    >>> address_after(Label({"": "Mona Lisa https://www.wikidata.org/wiki/Q12418"}))
    ('wd:Q12418',)
    """
    words = "" if label.name else label.said_in("")
    last = words.split()[-1] if words.strip() else ""
    item = ITEM.fullmatch(last)
    return (f"wd:{item[1]}",) if item else (last,) if ADDRESS.fullmatch(last) else ()


class Titled(msgspec.Struct, frozen=True):
    """What a table, or whoever takes its graph home, says about the whole of it; empty where nothing was said."""

    title: str = ""
    licence: str = ""
    language: str = ""

    def label(self) -> Label | None:
        return Label({self.language: self.title}) if self.title else None

    def checked(self) -> "Titled":
        """The same in its one form; raises Refused for a title, a licence or a language that is none."""
        if self.licence and self.licence not in LICENCES:
            raise Refused("unknown_licence", licence=self.licence[:40], known=", ".join(LICENCES))
        title = read_text(self.title, Written(LONGEST_TITLE, "")) if self.title else ""
        return Titled(title, self.licence, check_language(self.language) if self.language else "")

    def put_on(self, graph: KnowledgeGraph) -> KnowledgeGraph:
        """The graph with what is said here in the place of what the table said."""
        title = Label({graph.written_in: self.title}) if self.title else graph.title
        return msgspec.structs.replace(graph, title=title, licence=self.licence or graph.licence)


def titled_in(entries: Sequence[Entry]) -> Titled:
    """The last such note; what is no title, licence or language of ours counts as not said."""
    for entry in reversed(entries):
        if entry.kind == NOTE and entry.body.get("note") == TITLED:
            title, licence, language = (str(entry.body.get(name, "")) for name in Titled.__struct_fields__)
            return Titled(title, licence if licence in LICENCES else "", language if language in LANGUAGES else "")
    return Titled()


@cache
def words_of(language: str, game: str) -> Words:
    """Without anybody's name, and so the same for every table."""
    return Words(language, game)


def player(seat: int) -> str:
    """The id of who sits there, counted from one as people do."""
    return f"seat{seat + 1}"


def are_bots(entries: Sequence[Entry]) -> list[bool]:
    """For each seat, whether a bot sat there at the start."""
    bots = taking_part(entries).bots
    return [seat in bots for seat in range(len(entries[0].body["players"]))]


def happened(entries: Sequence[Entry]) -> told.Happened:
    """The events of each entry, where the journal tells the time with it."""
    for entry in entries:
        events = msgspec.to_builtins(entry.body.get("events", ()))
        if events:
            yield entry.t or None, events
