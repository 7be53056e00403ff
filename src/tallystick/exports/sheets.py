"""A knowledge graph as two tables for a spreadsheet, in which no cell can be a formula (RFC 4180)."""

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Final

from tallystick.exports.graph import KnowledgeGraph, moment

DANGEROUS: Final = ("=", "+", "-", "@", "\t", "\0", "\r", "\n", "＝", "＋", "－", "＠")


def neutral(cell: str) -> str:
    """The cell as text, also for a program that would read it as a formula.

    >>> neutral("=1+1"), neutral("1+1")
    ("'=1+1", '1+1')
    """
    return f"'{cell}" if cell.startswith(DANGEROUS) else cell


def statements_sheet(graph: KnowledgeGraph) -> bytes:
    heads = ["id", "subject", "subject_label", "predicate", "object", "object_label", "authors", "turn", "action", "at"]
    return sheet([heads, *statement_rows(graph)])


def entities_sheet(graph: KnowledgeGraph) -> bytes:
    return sheet([["id", "label", "authors", "turn", "legacies", "at"], *entity_rows(graph)])


def statement_rows(graph: KnowledgeGraph) -> Iterator[list[object]]:
    names = {player.id: player.name for player in graph.players}
    said = graph.all_words()
    for one in graph.statements:
        ends = [one.subject, said[one.subject], one.predicate.said_in(graph.language), one.object, said[one.object]]
        authors = ", ".join(names[author] for author in one.authors)
        yield [one.id, *ends, authors, one.turn, one.action, when(one.at)]


def entity_rows(graph: KnowledgeGraph) -> Iterator[list[object]]:
    names = {player.id: player.name for player in graph.players}
    for one in graph.entities:
        authors, legacies = (", ".join(names[player] for player in players) for players in (one.authors, one.legacies))
        yield [one.id, one.label.said_in(graph.language), authors, one.turn, legacies, when(one.at)]


def when(at: int | None) -> str:
    return "" if at is None else moment(at)


def sheet(rows: Iterable[Iterable[object]]) -> bytes:
    out = io.StringIO(newline="")
    write = csv.writer(out, lineterminator="\r\n")
    write.writerows([neutral(str(cell)) for cell in row] for row in rows)
    return out.getvalue().encode()
