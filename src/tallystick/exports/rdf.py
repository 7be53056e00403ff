"""A knowledge graph as RDF: in 1.2 a statement is a reifier of its triple, in 1.1 it is an rdf:Statement."""

import io
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec
import pyoxigraph as ox

from tallystick.exports.facts import BASE, PREFIXES, Minted, Term
from tallystick.exports.graph import KnowledgeGraph

HERE: Final = "here"
"""What JSON-LD, which knows no empty prefix, calls the names of this table."""


class Form(NamedTuple):
    """A way to write it down: a syntax, in RDF 1.2 or 1.1, and whether what was said stands in a graph of its own."""

    syntax: ox.RdfFormat
    reifiers: bool
    named: bool


TURTLE: Final = Form(ox.RdfFormat.TURTLE, reifiers=False, named=False)
TRIG: Final = Form(ox.RdfFormat.TRIG, reifiers=False, named=True)
TURTLE_12: Final = Form(ox.RdfFormat.TURTLE, reifiers=True, named=False)
TRIG_12: Final = Form(ox.RdfFormat.TRIG, reifiers=True, named=True)
JSON_LD: Final = Form(ox.RdfFormat.JSON_LD, reifiers=False, named=False)
N_QUADS: Final = Form(ox.RdfFormat.N_QUADS, reifiers=False, named=True)
TO_ASK: Final = Form(ox.RdfFormat.N_QUADS, reifiers=True, named=False)
MARKED: Final = b'VERSION "1.2"\n'
"""The first line of what a reader of 1.1 should not try."""


def serialise(graph: KnowledgeGraph, form: Form, base: str = BASE) -> bytes:
    minted = Minted(graph, base)
    if form is JSON_LD:
        return json_ld(minted)
    out = io.BytesIO(MARKED if form in (TURTLE_12, TRIG_12) else b"")
    out.seek(0, io.SEEK_END)
    ox.serialize(quads(minted, form), out, form.syntax, prefixes=PREFIXES | {"": minted.space})
    return out.getvalue()


def quads(minted: Minted, form: Form) -> Iterable[ox.Quad]:
    """Each fact once, in the order of the table."""
    own = minted.iri("said") if form.named else ox.DefaultGraph()
    said = (ox.Quad(*minted.triple(statement), own) for statement in minted.graph.statements)
    known = (ox.Quad(*fact) for fact in minted.known(form.reifiers))
    return dict.fromkeys((*known, *said))


def json_ld(minted: Minted) -> bytes:
    """A node for each subject, with the context inside: whoever reads the file has nothing to fetch."""
    context = PREFIXES | {HERE: minted.space}
    said = map(minted.triple, minted.graph.statements)
    nodes: dict[str, dict[str, Any]] = {}
    for subject, predicate, thing in dict.fromkeys((*minted.known(reifiers=False), *said)):
        name, how = short(subject, context), short(predicate, context)
        node = nodes.setdefault(name, {"@id": name})
        if how == "rdf:type" and isinstance(thing, ox.NamedNode):
            node.setdefault("@type", []).append(short(thing, context))
        else:
            node.setdefault(how, []).append(value(thing, context))
    written = msgspec.json.encode({"@context": context, "@graph": list(nodes.values())})
    return msgspec.json.format(written, indent=1) + b"\n"


def short(node: ox.NamedNode, context: Mapping[str, str]) -> str:
    """The IRI by the longest prefix that it begins with.

    >>> short(ox.NamedNode("https://schema.org/Person"), PREFIXES)
    'schema:Person'
    """
    fitting = [name for name, begin in context.items() if node.value.startswith(begin)]
    name = max(fitting, key=lambda name: len(context[name]), default="")
    rest = node.value.removeprefix(context[name]) if name else "//"
    return node.value if rest.startswith("//") else f"{name}:{rest}"


def value(thing: Term, context: Mapping[str, str]) -> dict[str, str]:
    if isinstance(thing, ox.NamedNode):
        return {"@id": short(thing, context)}
    assert isinstance(thing, ox.Literal)
    if thing.language:
        return {"@value": thing.value, "@language": thing.language}
    kind = short(thing.datatype, context)
    return {"@value": thing.value} if kind == "xsd:string" else {"@value": thing.value, "@type": kind}
