"""A knowledge graph as GraphML, for programs that draw graphs.

A statement is an edge; one that another statement is about is a node in the middle of two edges.
"""

import io
import re
from collections.abc import Mapping
from typing import Final
from xml.etree import ElementTree as Xml

from tallystick.exports.graph import KnowledgeGraph
from tallystick.exports.sheets import when

NAMESPACE: Final = "http://graphml.graphdrawing.org/xmlns"
KEYS: Final = {
    "kind": "all",
    "label": "all",
    "authors": "all",
    "turn": "all",
    "action": "all",
    "why": "all",
    "at": "all",
    "legacies": "node",
    "types": "node",
    "same_as": "node",
    "role": "edge",
}
NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def graphml(graph: KnowledgeGraph) -> bytes:
    root = Xml.Element("graphml", xmlns=NAMESPACE)
    for name, what in KEYS.items():
        kind = "int" if name == "turn" else "string"
        Xml.SubElement(root, "key", {"id": name, "for": what, "attr.name": name, "attr.type": kind})
    drawn = Xml.SubElement(root, "graph", id=graph.table, edgedefault="directed")
    names = graph.names()
    for entity in graph.entities:
        node = Xml.SubElement(drawn, "node", id=entity.id)
        described = {
            "kind": "entity",
            "label": entity.label.said_in(graph.language),
            "authors": ", ".join(names[author] for author in entity.authors),
            "turn": str(entity.turn),
            "at": when(entity),
            "legacies": ", ".join(names[player] for player in entity.legacies),
            "types": ", ".join(entity.types),
            "same_as": ", ".join(entity.same),
        }
        describe(node, described)
    nodes = graph.pointed_at()
    for statement in graph.statements:
        described = {
            "kind": "meta-statement" if statement.about_statement else "statement",
            "label": statement.predicate.said_in(graph.language),
            "authors": ", ".join(names[author] for author in statement.authors),
            "turn": str(statement.turn),
            "action": statement.action,
            "why": statement.why,
            "at": when(statement),
        }
        if statement.id in nodes:
            describe(Xml.SubElement(drawn, "node", id=statement.id), described)
            describe(edge(drawn, f"{statement.id}-subject", statement.subject, statement.id), {"role": "subject"})
            describe(edge(drawn, f"{statement.id}-object", statement.id, statement.object), {"role": "object"})
        else:
            describe(edge(drawn, statement.id, statement.subject, statement.object), described)
    Xml.indent(root)
    out = io.BytesIO()
    Xml.ElementTree(root).write(out, encoding="utf-8", xml_declaration=True)
    return out.getvalue() + b"\n"


def edge(drawn: Xml.Element, ident: str, source: str, target: str) -> Xml.Element:
    return Xml.SubElement(drawn, "edge", id=ident, source=source, target=target)


def describe(thing: Xml.Element, described: Mapping[str, str]) -> None:
    """Add what is not empty; a sign that XML does not know becomes the sign for such signs."""
    for key, text in described.items():
        if text:
            Xml.SubElement(thing, "data", key=key).text = NOT_IN_XML.sub("\ufffd", text)
