"""CSV, GraphML and JSON: nothing is lost, nothing is a formula, nothing breaks out."""

import csv
import io
from xml.etree import ElementTree as Xml
from zipfile import ZipFile

import msgspec
import pytest
from msgspec.structs import replace

from exports.graphs import HOSTILE, called, english, eventful, figure, hostile, statement
from tallystick.exports.formats import FORMATS, exported
from tallystick.exports.graph import Act, KnowledgeGraph
from tallystick.exports.graphml import NAMESPACE
from tallystick.exports.packing import HEAD, JOURNAL, SHIPPED, TEXTS
from tallystick.exports.sheets import neutral
from tallystick.kernel.refusals import Refused
from tallystick.words import LANGUAGES, Words

FORMULAS = ("=", "+", "-", "@", "\t", "\0", "\r", "\n")


def rows(graph, name):
    written = io.StringIO(exported(graph, name).decode("utf-8-sig"), newline="")
    return list(csv.reader(written, delimiter=";" if graph.language == "fr" else ",", strict=True))


def drawn(graph):
    found = Xml.fromstring(exported(graph, "graphml")).find(f"{{{NAMESPACE}}}graph")
    return found.findall(f"{{{NAMESPACE}}}node"), found.findall(f"{{{NAMESPACE}}}edge")


SHEETS = pytest.mark.parametrize("name", ["csv", "csv-entities"])
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@SHEETS
@IN_EVERY_LANGUAGE
def test_no_cell_of_a_sheet_is_a_formula_and_no_text_adds_a_row(name, language):
    graph = replace(hostile(), language=language)
    found = rows(graph, name)
    assert len(found) == 1 + len(graph.statements if name == "csv" else graph.entities)
    assert len({len(row) for row in found}) == 1
    assert not [cell for row in found for cell in row if cell.startswith(FORMULAS)]


@SHEETS
@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("quoting", [csv.QUOTE_MINIMAL, csv.QUOTE_NONE])
def test_nor_does_it_become_one_where_cells_are_parted_otherwise(name, language, delimiter, quoting):
    """Milan;=1+1;x is one cell here and three in a French Excel, if the file came from an English page."""
    written = exported(replace(hostile(), language=language), name).decode("utf-8-sig")
    read = csv.reader(io.StringIO(written, newline=""), delimiter=delimiter, quoting=quoting)
    cells = [cell.strip('"').lstrip() for row in read for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "＝"))]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Milan;=1+1;x", "Milan;'=1+1;x"),
        ('say "=1+1"', 'say "\'=1+1"'),
        ("a\t@SUM(A1)", "a\t'@SUM(A1)"),
        ("a, -b", "a, '-b"),
        ("Well-Tempered", "Well-Tempered"),
        ("1 + 1 = 2", "1 + 1 = 2"),
    ],
)
def test_a_formula_inside_a_cell_is_text(text, written):
    assert neutral(text) == written


def test_a_sheet_opens_in_excel_and_libreoffice_in_french():
    """A byte order mark, and a semicolon between the cells."""
    english_page, french_page = (exported(replace(figure(), language=language), "csv") for language in LANGUAGES)
    assert english_page.startswith(b'\xef\xbb\xbf"id","subject",')
    assert french_page.startswith(b'\xef\xbb\xbf"id";"subject";')
    assert "La Joconde à Washington".encode() in french_page


def test_a_sheet_holds_every_text_as_it_was_written():
    assert [row[1] for row in rows(hostile(), "csv-entities")[1:]] == [neutral(text) for text in HOSTILE]


def test_lines_of_a_sheet_end_as_the_standard_says():
    assert exported(figure(), "csv").count(b"\r\n") == exported(figure(), "csv").count(b"\n") == 8


def test_a_statement_about_a_statement_reads_as_one_in_a_sheet():
    last = rows(figure(), "csv")[-1]
    assert last[:6] == ["s7", "e8", "Wikipedia", "attests", "s5", "(The Mona Lisa, created by, Leonardo da Vinci)"]
    assert last[6:10] == ["Player 2, Player 3", "7", "co_create", "2025-06-15T15:08:20.000Z"]


def test_statements_inside_statements_do_not_grow_without_end():
    entity = figure().entities[0]
    tower = [
        statement("s1", "e1", "is", "e1"),
        *(statement(f"s{i}", f"s{i - 1}", "is", f"s{i - 1}") for i in range(2, 99)),
    ]
    graph = KnowledgeGraph("t", called("t"), "en", figure().players, (entity,), tuple(tower))
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


@pytest.mark.parametrize("graph", [figure(), eventful(), hostile()], ids=["figure", "eventful", "hostile"])
def test_json_loses_nothing(graph):
    assert msgspec.json.decode(exported(graph, "json"), type=KnowledgeGraph) == graph


@pytest.mark.parametrize("name", FORMATS)
def test_an_empty_graph_has_every_format(name):
    graph = KnowledgeGraph("t", called("A Shelves Voyage"), "fr", (), (), ())
    assert exported(graph, name)


def test_a_label_is_said_in_the_language_of_the_table():
    graph = replace(figure(), language="fr")
    assert rows(graph, "csv-entities")[5][1] == "La Joconde"
    assert english("x").said_in("fr") == "x"


def test_an_unknown_format_is_refused():
    with pytest.raises(Refused) as refused:
        exported(figure(), "xls")
    assert refused.value.code == "unknown_format"


def opened(written):
    with ZipFile(io.BytesIO(written)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_zip_holds_every_other_format_and_what_explains_them():
    found = opened(exported(figure(), "zip", "https://example.org/", {"journal.jsonl": b"{}"}))
    for name, form in FORMATS.items():
        if name != "zip":
            assert found.pop(f"graph.{form.extension}") == exported(figure(), name, "https://example.org/")
    assert found.pop("README.txt").startswith("\ufeffWhat a table".encode())
    assert found == {**SHIPPED, "journal.jsonl": b"{}"}


@IN_EVERY_LANGUAGE
def test_the_readme_of_the_zip_names_every_file(language):
    found = opened(
        exported(replace(figure(), language=language), "zip", "", dict.fromkeys([JOURNAL, TEXTS, HEAD], b""))
    )
    said = found.pop("README.txt").decode("utf-8-sig")
    assert [line for line in said.splitlines() if line in found] == list(found)
    assert Words(language).say("zip-graphml") in said


def test_the_same_graph_gives_the_same_zip():
    assert exported(figure(), "zip") == exported(figure(), "zip")


def test_without_what_only_bots_said():
    """Mutant: leaving what was said about it, or an entity that nobody names any more."""
    graph = eventful()
    bot = "seat3"
    said = (
        *graph.statements,
        replace(graph.statements[0], id="s8", authors=(bot,), object="e9"),
        replace(graph.statements[0], id="s9", subject="s8", object="e10"),
        replace(graph.statements[0], id="s10", authors=(bot, "seat1"), object="e11"),
    )
    things = tuple(replace(graph.entities[0], id=f"e{n}", authors=(bot,)) for n in (9, 10, 11))
    acts = (
        Act("act-s8", "advocate", (bot,), 1, made=("e9", "s8")),
        Act("act-s10", "advocate", (bot, "seat1"), 1, made=("e11", "s10"), after=("duty-9", "duty-1")),
        Act("duty-9", "manipulate", (bot,), 1, other=bot),
        Act("quarrel-9", "quarrel", ("seat1",), 1, used=("e9",)),
    )
    graph = replace(graph, entities=(*graph.entities, *things), statements=said, acts=(*graph.acts, *acts))
    left = graph.without_bots()
    assert [one.id for one in left.statements] == [f"s{n}" for n in (1, 2, 3, 4, 5, 6, 7, 10)]
    assert [one.id for one in left.entities] == [f"e{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 11)]
    assert {one.id for one in graph.acts} - {one.id for one in left.acts} == {"act-s8", "duty-9", "quarrel-9"}
    assert left.acts[-1].after == ("duty-1",)
