"""A knowledge graph as two tables for a spreadsheet, in which no cell can be a formula (RFC 4180).

They begin with a byte order mark, without which Excel takes UTF-8 for something else, and their cells stand apart by
what a spreadsheet in the language of whoever reads expects; each is quoted, because LibreOffice offers to part them by
comma and semicolon at once.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator
from typing import Final

from tallystick.exports.graph import Entity, KnowledgeGraph, Statement, moment

SEPARATORS: Final = {"fr": ";"}
"""Where the comma belongs to numbers; elsewhere it parts the cells."""
# Where a formula begins: at the beginning of a cell, and where a program that parts the cells otherwise could see one.
FORMULA: Final = re.compile("((?:^|[;,|\"'\t\r\n\0]) *)(?=[=+@＝＋－＠-])")
BLANK: Final = ("\t", "\r", "\n", "\0")
"""What some programs leave out at the beginning of a cell."""


def neutral(cell: str) -> str:
    """The cell as text, also for a program that would read a formula in it.

    >>> neutral("=1+1"), neutral("1+1"), neutral("Milan;=1+1")
    ("'=1+1", '1+1', "Milan;'=1+1")
    """
    text = FORMULA.sub(r"\1'", cell)
    return f"'{text}" if text.startswith(BLANK) else text


def statements_sheet(graph: KnowledgeGraph) -> bytes:
    heads = ["id", "subject", "subject_label", "predicate", "object", "object_label", "authors", "turn", "action", "at"]
    return sheet(graph, [[*heads, "why", "aids", "sources"], *statement_rows(graph)])


def entities_sheet(graph: KnowledgeGraph) -> bytes:
    heads = ["id", "label", "authors", "turn", "legacies", "at", "types", "same_as"]
    return sheet(graph, [heads, *entity_rows(graph)])


def statement_rows(graph: KnowledgeGraph) -> Iterator[list[object]]:
    names, said = graph.names(), graph.all_words()
    for one in graph.statements:
        ends = [one.subject, said[one.subject], one.predicate.said_in(graph.language), one.object, said[one.object]]
        more = [one.action, when(one), one.why, ", ".join(one.aids), ", ".join(one.sources)]
        yield [one.id, *ends, ", ".join(names[author] for author in one.authors), one.turn, *more]


def entity_rows(graph: KnowledgeGraph) -> Iterator[list[object]]:
    names = graph.names()
    for one in graph.entities:
        authors, legacies = (", ".join(names[player] for player in players) for players in (one.authors, one.legacies))
        more = [when(one), ", ".join(one.types), ", ".join(one.same)]
        yield [one.id, one.label.said_in(graph.language), authors, one.turn, legacies, *more]


def when(one: Entity | Statement) -> str:
    return "" if one.at is None else moment(one.at)


def sheet(graph: KnowledgeGraph, rows: Iterable[Iterable[object]]) -> bytes:
    out = io.StringIO(newline="")
    separator = SEPARATORS.get(graph.language, ",")
    write = csv.writer(out, delimiter=separator, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    write.writerows([neutral(str(cell)) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")
