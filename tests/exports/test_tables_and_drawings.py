"""CSV, GraphML and JSON: nothing is lost, nothing is a formula, nothing breaks out."""

import csv
import io
from xml.etree import ElementTree as Xml

import msgspec
import pytest

from exports.graphs import HOSTILE, english, figure, hostile, statement
from tallystick.exports.formats import FORMATS, exported
from tallystick.exports.graph import KnowledgeGraph
from tallystick.exports.graphml import NAMESPACE
from tallystick.exports.sheets import neutral
from tallystick.kernel.refusals import Refused

FORMULAS = ("=", "+", "-", "@", "\t", "\0", "\r", "\n")


def rows(graph, name):
    return list(csv.reader(io.StringIO(exported(graph, name).decode(), newline=""), strict=True))


def drawn(graph):
    found = Xml.fromstring(exported(graph, "graphml")).find(f"{{{NAMESPACE}}}graph")
    return found.findall(f"{{{NAMESPACE}}}node"), found.findall(f"{{{NAMESPACE}}}edge")


@pytest.mark.parametrize("name", ["csv", "csv-entities"])
def test_no_cell_of_a_sheet_is_a_formula_and_no_text_adds_a_row(name):
    graph = hostile()
    found = rows(graph, name)
    assert len(found) == 1 + len(graph.statements if name == "csv" else graph.entities)
    assert len({len(row) for row in found}) == 1
    assert not [cell for row in found for cell in row if cell.startswith(FORMULAS)]


def test_a_sheet_holds_every_text_as_it_was_written():
    assert [row[1] for row in rows(hostile(), "csv-entities")[1:]] == [neutral(text) for text in HOSTILE]


def test_lines_of_a_sheet_end_as_the_standard_says():
    assert exported(figure(), "csv").count(b"\r\n") == exported(figure(), "csv").count(b"\n") == 8


def test_a_statement_about_a_statement_reads_as_one_in_a_sheet():
    last = rows(figure(), "csv")[-1]
    assert last[:6] == ["s7", "e8", "Wikipedia", "attests", "s5", "(The Mona Lisa, created by, Leonardo da Vinci)"]
    assert last[6:] == ["Player 2, Player 3", "7", "co_create", "2025-06-15T15:08:20.000Z"]


def test_statements_inside_statements_do_not_grow_without_end():
    entity = figure().entities[0]
    tower = [
        statement("s1", "e1", "is", "e1"),
        *(statement(f"s{i}", f"s{i - 1}", "is", f"s{i - 1}") for i in range(2, 99)),
    ]
    graph = KnowledgeGraph("t", "t", "en", figure().players, (entity,), tuple(tower))
    assert len(exported(graph, "csv")) < 20_000


def test_the_drawing_has_a_node_for_each_entity_and_each_statement_that_is_talked_about():
    nodes, edges = drawn(figure())
    assert [node.get("id") for node in nodes] == [f"e{n}" for n in range(1, 9)] + ["s5"]
    ends = {edge.get("id"): (edge.get("source"), edge.get("target")) for edge in edges}
    assert ends["s7"] == ("e8", "s5")
    assert ends["s5-subject"] == ("e5", "s5")
    assert ends["s5-object"] == ("s5", "e6")
    assert len(ends) == 8


def test_hostile_texts_add_nothing_to_a_drawing():
    graph = hostile()
    nodes, edges = drawn(graph)
    n = len(HOSTILE)
    assert (len(nodes), len(edges)) == (2 * n, 3 * n)
    known = {node.get("id") for node in nodes}
    assert all(edge.get(end) in known for edge in edges for end in ("source", "target"))
    assert nodes[0].find(f"{{{NAMESPACE}}}data[@key='label']").text == HOSTILE[0]


@pytest.mark.parametrize("graph", [figure(), hostile()], ids=["figure", "hostile"])
def test_json_loses_nothing(graph):
    assert msgspec.json.decode(exported(graph, "json"), type=KnowledgeGraph) == graph


@pytest.mark.parametrize("name", FORMATS)
def test_an_empty_graph_has_every_format(name):
    graph = KnowledgeGraph("t", "A Shelves Voyage", "fr", (), (), ())
    assert exported(graph, name)


def test_a_label_is_said_in_the_language_of_the_table():
    graph = msgspec.structs.replace(figure(), language="fr")
    assert rows(graph, "csv-entities")[5][1] == "La Joconde"
    assert english("x").said_in("fr") == "x"


def test_an_unknown_format_is_refused():
    with pytest.raises(Refused) as refused:
        exported(figure(), "xls")
    assert refused.value.code == "unknown_format"
