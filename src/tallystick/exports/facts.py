"""A knowledge graph as facts of RDF: every IRI is minted here from ids of ours.

What people wrote only ever becomes a literal, but for an address at the end of it that holds nothing strange. The terms
under `tally:` are described in `vocabulary.ttl`.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final
from urllib.parse import quote

from tallystick.exports.graph import (
    LICENCES,
    Act,
    Entity,
    KnowledgeGraph,
    Label,
    Player,
    Statement,
    checked_base,
    moment,
)
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
    "owl": "http://www.w3.org/2002/07/owl#",
    "prov": "http://www.w3.org/ns/prov#",
    "skos": "http://www.w3.org/2004/02/skos/core#",
    "dcterms": "http://purl.org/dc/terms/",
    "dcat": "http://www.w3.org/ns/dcat#",
    "void": "http://rdfs.org/ns/void#",
    "schema": "https://schema.org/",
    "wd": "http://www.wikidata.org/entity/",
    "tally": "urn:tallystick:terms:",
}
VOCABULARY: Final = ox.NamedNode(PREFIXES["tally"])
KINDS: Final = {"quarrel": "Quarrel", "manipulate": "Duty", "mend": "Mending", "merge": "Merging"}
"""The acts that are more than an act, by their action."""

Term = ox.NamedNode | ox.Literal | ox.Triple
Fact = tuple[ox.NamedNode, ox.NamedNode, Term]


def term(short: str) -> ox.NamedNode:
    """A name such as `rdfs:label` in full; an address is in full already."""
    prefix, _, name = short.partition(":")
    return ox.NamedNode(PREFIXES[prefix] + name if prefix in PREFIXES else short)


class Minted:
    """The facts of one graph under one base."""

    def __init__(self, graph: KnowledgeGraph, base: str = BASE) -> None:
        self.graph = graph
        self.table = ox.NamedNode(checked_base(base) + quote(graph.table, safe=""))
        self.space = self.table.value + base[-1]
        self.made_by = {node: self.iri(act.id) for act in graph.acts for node in act.made}

    def iri(self, name: str) -> ox.NamedNode:
        return ox.NamedNode(self.space + quote(name, safe=""))

    def property(self, statement: Statement) -> ox.NamedNode:
        """One property for one predicate: by its name in the box, or as it was spelled; an erased one is like no other.

        No translation is in it, and so it is the same whoever takes the graph home.
        """
        label = statement.predicate
        if label.name:
            return self.iri("p-" + re.sub("[._]", "-", label.name[1:]))
        if label.erased:
            return self.iri(f"p-{statement.id}")
        said = unicodedata.normalize("NFC", label.said_in(""))
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
        yield from self.dataset()
        yield from typed(self.table, "tally:Table", "prov:Activity")
        yield from labelled(self.table, graph.title)
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
        for act in graph.acts:
            yield from self.act(act)

    def dataset(self) -> Iterator[Fact]:
        """The whole, as a catalogue of data sets would list it."""
        graph, whole = self.graph, self.iri("dataset")
        yield from typed(whole, "void:Dataset", "dcat:Dataset", "prov:Entity")
        yield from labelled(whole, graph.title, "dcterms:title")
        if LICENCES.get(graph.licence):
            yield whole, term("dcterms:license"), ox.NamedNode(LICENCES[graph.licence])
        elif graph.licence:
            yield whole, term("dcterms:rights"), ox.Literal("All rights reserved by its authors.", language="en")
            yield whole, term("dcterms:rights"), ox.Literal("Tous droits réservés à ses auteurs.", language="fr")
        yield from timed(whole, "dcterms:created", graph.ended or graph.started)
        if graph.written_in:
            yield whole, term("dcterms:language"), ox.Literal(graph.written_in)
        if graph.seal:
            yield whole, term("tally:seal"), ox.Literal(graph.seal)
        yield from self.those(whole, "dcterms:creator", (player.id for player in graph.players))
        yield whole, term("dcterms:conformsTo"), VOCABULARY
        yield whole, term("void:vocabulary"), VOCABULARY
        yield whole, term("void:uriSpace"), ox.Literal(self.space)
        yield whole, term("void:entities"), number(len(graph.entities))
        yield whole, term("prov:wasGeneratedBy"), self.table

    def player(self, player: Player) -> Iterator[Fact]:
        who = self.iri(player.id)
        kind = "prov:SoftwareAgent" if player.bot else "prov:Person"
        yield from typed(who, "tally:Player", "prov:Agent", kind)
        yield from labelled(who, player.name)

    def entity(self, entity: Entity) -> Iterator[Fact]:
        node = self.iri(entity.id)
        yield from typed(node, "tally:Entity", "prov:Entity", *entity.types)
        yield from labelled(node, entity.label)
        yield from self.generated(node, entity)
        yield node, term("tally:turn"), number(entity.turn)
        yield from self.those(node, "tally:legacyOf", entity.legacies)
        for same in entity.same:
            yield node, term("skos:exactMatch"), term(same)

    def property_facts(self, statement: Statement) -> Iterator[Fact]:
        predicate = self.property(statement)
        yield from typed(predicate, "rdf:Property")
        yield from labelled(predicate, statement.predicate)
        for close in statement.close:
            yield predicate, term("skos:closeMatch"), term(close)

    def statement(self, statement: Statement, reifiers: bool) -> Iterator[Fact]:
        node = self.iri(statement.id)
        triple = self.triple(statement)
        if reifiers:
            yield node, term("rdf:reifies"), ox.Triple(*triple)
        else:
            yield from typed(node, "rdf:Statement")
            for role, end in zip(("rdf:subject", "rdf:predicate", "rdf:object"), triple, strict=True):
                yield node, term(role), end
        yield from typed(node, "tally:Statement", "prov:Entity")
        if statement.about_statement:
            yield from typed(node, "tally:MetaStatement")
        yield from self.generated(node, statement)
        for aid in statement.aids:
            yield node, term("tally:aid"), term(f"tally:aid-{aid}")
        for source in statement.sources:
            yield node, term("prov:hadPrimarySource"), term(source)

    def generated(self, node: ox.NamedNode, made: Entity | Statement) -> Iterator[Fact]:
        """By whom, when and by which act it came to be, and whether its text was put right since."""
        yield from self.those(node, "prov:wasAttributedTo", made.authors)
        yield from timed(node, "prov:generatedAtTime", made.at)
        if made.id in self.made_by:
            yield node, term("prov:wasGeneratedBy"), self.made_by[made.id]
        if made.mended:
            yield node, term("tally:mended"), TRUE

    def act(self, act: Act) -> Iterator[Fact]:
        node = self.iri(act.id)
        yield from typed(
            node, "tally:Act", "prov:Activity", *(f"tally:{KINDS[key]}" for key in (act.action,) if key in KINDS)
        )
        yield node, term("tally:action"), term(f"tally:action-{act.action}")
        if act.why:
            yield node, term("tally:why"), term(f"tally:why-{act.why}")
        yield node, term("tally:turn"), number(act.turn)
        yield node, term("tally:atTable"), self.table
        yield from timed(node, "prov:startedAtTime", act.began)
        yield from timed(node, "prov:endedAtTime", act.ended)
        yield from self.those(node, "prov:wasAssociatedWith", act.by)
        yield from self.those(node, "prov:used", act.used)
        yield from self.those(node, "prov:wasInformedBy", act.after)
        yield from self.those(node, "tally:withPlayer", filter(None, [act.other]))
        yield from self.outcome(node, act)

    def outcome(self, node: ox.NamedNode, act: Act) -> Iterator[Fact]:
        """What came of a quarrel, what a duty was about, what was mended or became one."""
        yield from self.those(node, "tally:winner", filter(None, [act.winner]))
        if act.how:
            yield node, term("tally:how"), term(f"tally:how-{act.how}")
        if act.votes:
            yield node, term("tally:votesFor"), number(act.votes[0])
            yield node, term("tally:votesAgainst"), number(act.votes[1])
        if act.text:
            yield from labelled(node, act.text, "tally:topic" if act.action == "manipulate" else "tally:before")
        if act.action == "merge" and len(act.used) == 2:
            kept, merged = map(self.iri, act.used)
            yield merged, term("owl:sameAs"), kept
            yield merged, term("prov:wasInvalidatedBy"), node

    def those(self, node: ox.NamedNode, how: str, names: Iterable[str]) -> Iterator[Fact]:
        for name in names:
            yield node, term(how), self.iri(name)


def typed(node: ox.NamedNode, *kinds: str) -> Iterator[Fact]:
    for kind in kinds:
        yield node, term("rdf:type"), term(kind)


def labelled(node: ox.NamedNode, label: Label, by: str = "rdfs:label") -> Iterator[Fact]:
    for language, text in label.texts.items():
        yield node, term(by), ox.Literal(text, language=language or None)
    if label.erased:
        yield node, term("tally:erased"), TRUE


def number(value: int) -> ox.Literal:
    return ox.Literal(str(value), datatype=term("xsd:integer"))


def timed(node: ox.NamedNode, when: str, at: int | None) -> Iterator[Fact]:
    if at is not None:
        yield node, term(when), ox.Literal(moment(at), datatype=term("xsd:dateTime"))


TRUE: Final = ox.Literal("true", datatype=term("xsd:boolean"))
