"""The formats in which a knowledge graph can be taken home."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import msgspec

from tallystick.exports.graph import KnowledgeGraph
from tallystick.exports.graphml import graphml
from tallystick.exports.packing import SHIPPED, zipped
from tallystick.exports.sheets import entities_sheet, statements_sheet
from tallystick.kernel.refusals import Refused

Beside = Mapping[str, bytes]
"""Files that a zip holds too, by their names."""
Write = Callable[[KnowledgeGraph, str, Beside], bytes]


class Format(NamedTuple):
    """How a format is called elsewhere, and who writes it."""

    media_type: str
    extension: str
    write: Write


def rdf(form: str) -> Write:
    """The writer of one form of RDF; what it needs is loaded when it is first used."""

    def write(graph: KnowledgeGraph, base: str, _: Beside) -> bytes:
        from tallystick.exports import facts, rdf

        return rdf.serialise(graph, getattr(rdf, form), base or facts.BASE)

    return write


def plain(written: Callable[[KnowledgeGraph], bytes]) -> Write:
    """The writer of a format without IRIs."""
    return lambda graph, _base, _beside: written(graph)


def everything(graph: KnowledgeGraph, base: str, beside: Beside) -> bytes:
    """One zip with every other format and what it takes to read and to prove them."""
    written = {
        f"graph.{one.extension}": one.write(graph, base, {}) for one in FORMATS.values() if one.write is not everything
    }
    return zipped(graph.language, {**written, **SHIPPED, **beside})


FORMATS: Final = {
    "turtle": Format("text/turtle", "ttl", rdf("TURTLE")),
    "trig": Format("application/trig", "trig", rdf("TRIG")),
    "jsonld": Format("application/ld+json", "jsonld", rdf("JSON_LD")),
    "nquads": Format("application/n-quads", "nq", rdf("N_QUADS")),
    "turtle12": Format("text/turtle; version=1.2", "rdf12.ttl", rdf("TURTLE_12")),
    "trig12": Format("application/trig; version=1.2", "rdf12.trig", rdf("TRIG_12")),
    "graphml": Format("application/graphml+xml; charset=utf-8", "graphml", plain(graphml)),
    "csv": Format("text/csv", "csv", plain(statements_sheet)),
    "csv-entities": Format("text/csv", "entities.csv", plain(entities_sheet)),
    "json": Format("application/json", "json", plain(lambda graph: msgspec.json.encode(graph) + b"\n")),
    "zip": Format("application/zip", "zip", everything),
}


def format_named(name: str) -> Format:
    found = FORMATS.get(name)
    if found is None:
        raise Refused("unknown_format", format=name[:40], known=", ".join(FORMATS))
    return found


def exported(graph: KnowledgeGraph, name: str, base: str = "", beside: Beside | None = None) -> bytes:
    """The graph in that format; IRIs begin with `base` where one is given."""
    return format_named(name).write(graph, base, beside or {})
