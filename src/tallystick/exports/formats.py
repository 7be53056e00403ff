"""The formats in which a knowledge graph can be taken home."""

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from tallystick.exports.graph import KnowledgeGraph
from tallystick.exports.graphml import graphml
from tallystick.exports.sheets import entities_sheet, statements_sheet
from tallystick.kernel.refusals import Refused


class Format(NamedTuple):
    """How a format is called elsewhere, and who writes it."""

    media_type: str
    extension: str
    write: Callable[[KnowledgeGraph, str], bytes]


def rdf(form: str) -> Callable[[KnowledgeGraph, str], bytes]:
    """The writer of one form of RDF; what it needs is loaded when it is first used."""

    def write(graph: KnowledgeGraph, base: str) -> bytes:
        from tallystick.exports import rdf

        return rdf.serialise(graph, getattr(rdf, form), base or rdf.BASE)

    return write


FORMATS: Final = {
    "turtle": Format("text/turtle", "ttl", rdf("TURTLE")),
    "trig": Format("application/trig", "trig", rdf("TRIG")),
    "jsonld": Format("application/ld+json", "jsonld", rdf("JSON_LD")),
    "nquads": Format("application/n-quads", "nq", rdf("N_QUADS")),
    "graphml": Format("application/graphml+xml; charset=utf-8", "graphml", lambda graph, _: graphml(graph)),
    "csv": Format("text/csv", "csv", lambda graph, _: statements_sheet(graph)),
    "csv-entities": Format("text/csv", "entities.csv", lambda graph, _: entities_sheet(graph)),
    "json": Format("application/json", "json", lambda graph, _: msgspec.json.encode(graph) + b"\n"),
}


def format_named(name: str) -> Format:
    found = FORMATS.get(name)
    if found is None:
        raise Refused("unknown_format", format=name[:40], known=", ".join(FORMATS))
    return found


def exported(graph: KnowledgeGraph, name: str, base: str = "") -> bytes:
    """The graph in that format; IRIs begin with `base` where one is given."""
    return format_named(name).write(graph, base)
