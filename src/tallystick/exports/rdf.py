"""A knowledge graph as RDF: in 1.2 a statement is a reifier of its triple, in 1.1 it is an rdf:Statement.

Every IRI is minted here from ids of ours; what people wrote only ever becomes a literal. The terms under `TALLY` are
described in `vocabulary.ttl`.
"""

import io
import re
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, NamedTuple
from urllib.parse import quote

from tallystick.exports.graph import Entity, KnowledgeGraph, Label, Player, Statement, moment
from tallystick.kernel.refusals import Refused

try:
    import pyoxigraph as ox
except ImportError:
    raise Refused("needs_graph_extra") from None

BASE: Final = "urn:tallystick:table:"
PREFIXES: Final = {
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
    "prov": "http://www.w3.org/ns/prov#",
    "tally": "urn:tallystick:terms:",
}
BASES: Final = re.compile(r"(urn:[A-Za-z0-9][A-Za-z0-9-]{1,31}:([\w.~-]+:)*|https?://[\w.:~-]+/([\w.~-]+/)*)", re.ASCII)

Term = ox.NamedNode | ox.Literal | ox.Triple
Fact = tuple[ox.NamedNode, ox.NamedNode, Term]


def term(short: str) -> ox.NamedNode:
    """A name such as `rdfs:label` in full."""
    prefix, _, name = short.partition(":")
    return ox.NamedNode(PREFIXES[prefix] + name)


class Form(NamedTuple):
    """A way to write it down: a syntax, in RDF 1.2 or 1.1, and whether what was said stands in a graph of its own."""

    syntax: ox.RdfFormat
    reifiers: bool
    named: bool


TURTLE: Final = Form(ox.RdfFormat.TURTLE, reifiers=True, named=False)
TRIG: Final = Form(ox.RdfFormat.TRIG, reifiers=True, named=True)
JSON_LD: Final = Form(ox.RdfFormat.JSON_LD, reifiers=False, named=False)
N_QUADS: Final = Form(ox.RdfFormat.N_QUADS, reifiers=False, named=True)
TO_ASK: Final = Form(ox.RdfFormat.N_QUADS, reifiers=True, named=False)


def serialise(graph: KnowledgeGraph, form: Form, base: str = BASE) -> bytes:
    minted = Minted(graph, base)
    out = io.BytesIO()
    ox.serialize(quads(minted, form), out, form.syntax, prefixes=PREFIXES | {"": minted.space})
    return out.getvalue()


def quads(minted: "Minted", form: Form) -> Iterable[ox.Quad]:
    """Each fact once, in the order of the table."""
    own = minted.iri("said") if form.named else ox.DefaultGraph()
    said = (ox.Quad(*minted.triple(statement), own) for statement in minted.graph.statements)
    known = (ox.Quad(*fact) for fact in minted.known(form.reifiers))
    return dict.fromkeys((*known, *said))


class Minted:
    """The facts of one graph under one base."""

    def __init__(self, graph: KnowledgeGraph, base: str = BASE) -> None:
        if not BASES.fullmatch(base):
            raise Refused("wrong_base", base=base[:80])
        self.graph = graph
        self.table = ox.NamedNode(base + quote(graph.table, safe=""))
        self.space = self.table.value + base[-1]

    def iri(self, name: str) -> ox.NamedNode:
        return ox.NamedNode(self.space + quote(name, safe=""))

    def property(self, statement: Statement) -> ox.NamedNode:
        """One property for one predicate, however it is spelled; an erased one is like no other."""
        if statement.predicate.erased:
            return self.iri(f"p-{statement.id}")
        said = unicodedata.normalize("NFC", statement.predicate.said_in(self.graph.language))
        text = unicodedata.normalize("NFC", " ".join(said.casefold().split()))
        plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
        slug = "-".join(re.findall("[a-z0-9]+", plain))[:40].strip("-")
        return self.iri("-".join(filter(None, ("p", slug, sha256(text.encode()).hexdigest()[:16]))))

    def triple(self, statement: Statement) -> tuple[ox.NamedNode, ox.NamedNode, ox.NamedNode]:
        """What was said."""
        return self.iri(statement.subject), self.property(statement), self.iri(statement.object)

    def known(self, reifiers: bool) -> Iterator[Fact]:
        """What is known of what was said: labels, who, when, in which turn."""
        graph = self.graph
        yield self.table, term("rdf:type"), term("tally:Table")
        yield self.table, term("rdfs:label"), ox.Literal(graph.title, language=graph.language)
        yield from timed(self.table, "prov:startedAtTime", graph.started)
        yield from timed(self.table, "prov:endedAtTime", graph.ended)
        for player in graph.players:
            yield from self.player(player)
        for entity in graph.entities:
            yield from self.entity(entity)
        for statement in graph.statements:
            yield from self.property_facts(statement)
        for statement in graph.statements:
            yield from self.statement(statement, reifiers)

    def player(self, player: Player) -> Iterator[Fact]:
        who = self.iri(player.id)
        yield who, term("rdf:type"), term("tally:Player")
        yield who, term("rdf:type"), term("prov:SoftwareAgent" if player.bot else "prov:Person")
        yield who, term("rdfs:label"), ox.Literal(player.name)

    def entity(self, entity: Entity) -> Iterator[Fact]:
        node = self.iri(entity.id)
        yield node, term("rdf:type"), term("tally:Entity")
        yield from labelled(node, entity.label)
        yield from self.attributed(node, "prov:wasAttributedTo", entity.authors)
        yield from timed(node, "prov:generatedAtTime", entity.at)
        yield node, term("tally:turn"), number(entity.turn)
        yield from self.attributed(node, "tally:legacyOf", entity.legacies)

    def property_facts(self, statement: Statement) -> Iterator[Fact]:
        predicate = self.property(statement)
        yield predicate, term("rdf:type"), term("rdf:Property")
        yield from labelled(predicate, statement.predicate)

    def statement(self, statement: Statement, reifiers: bool) -> Iterator[Fact]:
        node, act = self.iri(statement.id), self.iri(f"act-{statement.id}")
        triple = self.triple(statement)
        if reifiers:
            yield node, term("rdf:reifies"), ox.Triple(*triple)
        else:
            yield node, term("rdf:type"), term("rdf:Statement")
            for role, end in zip(("rdf:subject", "rdf:predicate", "rdf:object"), triple, strict=True):
                yield node, term(role), end
        yield node, term("rdf:type"), term("tally:Statement")
        if statement.about_statement:
            yield node, term("rdf:type"), term("tally:MetaStatement")
        yield from self.attributed(node, "prov:wasAttributedTo", statement.authors)
        yield from timed(node, "prov:generatedAtTime", statement.at)
        yield node, term("prov:wasGeneratedBy"), act
        yield act, term("rdf:type"), term("tally:Act")
        yield act, term("tally:action"), ox.Literal(statement.action)
        yield act, term("tally:turn"), number(statement.turn)
        yield act, term("tally:atTable"), self.table
        yield from timed(act, "prov:startedAtTime", statement.at)
        yield from self.attributed(act, "prov:wasAssociatedWith", statement.authors)

    def attributed(self, node: ox.NamedNode, by: str, players: Iterable[str]) -> Iterator[Fact]:
        for player in players:
            yield node, term(by), self.iri(player)


def labelled(node: ox.NamedNode, label: Label) -> Iterator[Fact]:
    for language, text in label.texts.items():
        yield node, term("rdfs:label"), ox.Literal(text, language=language)
    if label.erased:
        yield node, term("tally:erased"), ox.Literal("true", datatype=term("xsd:boolean"))


def number(value: int) -> ox.Literal:
    return ox.Literal(str(value), datatype=term("xsd:integer"))


def timed(node: ox.NamedNode, when: str, at: int | None) -> Iterator[Fact]:
    if at is not None:
        yield node, term(when), ox.Literal(moment(at), datatype=term("xsd:dateTime"))
