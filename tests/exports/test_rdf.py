"""RDF: what goes out comes in again, and what people wrote is never more than a literal."""

import json
import warnings
from importlib.resources import files

import pyoxigraph as ox
import pytest

from exports.graphs import HOSTILE, english, figure, hostile, plain_twin
from promises import counted
from tallystick.exports import rdf
from tallystick.exports.formats import exported
from tallystick.exports.graph import Entity, KnowledgeGraph, Label, Player, Statement
from tallystick.kernel.refusals import Refused

FORMS = {"turtle": rdf.TURTLE, "trig": rdf.TRIG, "jsonld": rdf.JSON_LD, "nquads": rdf.N_QUADS}
PREFIXES = "".join(f"PREFIX {name}: <{iri}>\n" for name, iri in rdf.PREFIXES.items())


def parsed(graph, name):
    return list(ox.parse(exported(graph, name), format=FORMS[name].syntax))


def bare(quads):
    """The graph without its labels, for counting."""
    return [quad for quad in quads if not isinstance(quad.object, ox.Literal) or "label" not in quad.predicate.value]


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("graph", [figure(), hostile()], ids=["figure", "hostile"])
def test_what_goes_out_comes_in_again(graph, name):
    expected = set(rdf.quads(rdf.Minted(graph), FORMS[name]))
    found = parsed(graph, name)
    assert len(found) == len(expected) > 100
    assert set(found) == expected


@pytest.mark.parametrize("name", FORMS)
def test_hostile_texts_add_no_triple(name):
    graph = hostile()
    found, twin = parsed(graph, name), parsed(plain_twin(graph), name)
    assert len(found) == len(twin)
    assert len(bare(found)) == len(bare(twin))
    said = {quad.object.value for quad in found if quad.predicate.value.endswith("#label")}
    assert said == set(HOSTILE)
    assert not [quad for quad in found if "urn:x:" in quad.subject.value]
    counted("R15", hostile_texts=len(HOSTILE), more_statements=0)


@pytest.mark.parametrize(("name", "syntax"), [("nquads", "nquads"), ("jsonld", "json-ld")])
@pytest.mark.parametrize("graph", [figure(), hostile()], ids=["figure", "hostile"])
def test_a_second_parser_agrees(graph, name, syntax, monkeypatch):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # its own words about its next version
        import rdflib

        monkeypatch.setattr(rdflib, "NORMALIZE_LITERALS", False)
        dataset = rdflib.Dataset()
        dataset.parse(data=exported(graph, name).decode(), format=syntax)
        found = {(str(s), str(p), str(o)) for s, p, o, _graph in dataset.quads()}
    expected = {
        (quad.subject.value, quad.predicate.value, quad.object.value)
        for quad in rdf.quads(rdf.Minted(graph), FORMS[name])
    }
    assert found == expected


def test_json_ld_asks_for_nothing_from_elsewhere():
    """A context by address would be fetched by whoever reads the file."""
    assert "@context" not in {key for node in json.loads(exported(figure(), "jsonld")) for key in node}


@pytest.mark.parametrize("name", ["turtle", "trig"])
def test_a_query_finds_the_statement_about_a_statement(name):
    """Wikipedia is attached to (The Mona Lisa, created by, Leonardo da Vinci): SV-T8."""
    store = ox.Store()
    store.load(exported(figure(), name), format=FORMS[name].syntax)
    found = store.query(
        PREFIXES
        + """SELECT ?source ?how ?painting ?painter WHERE {
            ?meta a tally:MetaStatement ; rdf:reifies <<( ?who ?verb ?said )>> .
            ?said rdf:reifies <<( ?what ?by ?whom )>> .
            ?who rdfs:label ?source . ?verb rdfs:label ?how . ?what rdfs:label ?painting . ?whom rdfs:label ?painter
            FILTER(LANG(?painting) = "en")
        }"""
    )
    rows = [[solution[name].value for name in ("source", "how", "painting", "painter")] for solution in found]
    assert rows == [["Wikipedia", "attests", "The Mona Lisa", "Leonardo da Vinci"]]


@pytest.mark.parametrize("name", ["jsonld", "nquads"])
def test_the_older_form_has_no_triple_terms_and_as_many_statements(name):
    found = parsed(figure(), name)
    assert not [quad for quad in found if isinstance(quad.object, ox.Triple)]
    assert len([quad for quad in found if quad.object == rdf.term("rdf:Statement")]) == 7
    assert len([quad for quad in found if quad.predicate == rdf.term("rdf:subject")]) == 7


def test_who_said_it_when_and_in_which_turn():
    store = ox.Store()
    store.load(exported(figure(), "turtle"), format=ox.RdfFormat.TURTLE)
    asked = """SELECT ?who ?turn ?when ?action WHERE {
        <urn:tallystick:table:0123456789abcdef:s7> prov:wasAttributedTo/rdfs:label ?who ; prov:generatedAtTime ?when ;
            prov:wasGeneratedBy [ tally:turn ?turn ; tally:action ?action ] } ORDER BY ?who"""
    rows = [tuple(term.value for term in solution) for solution in store.query(PREFIXES + asked)]
    when = "2025-06-15T15:08:20Z"
    assert [(row[0], row[1], row[2].replace(".000", ""), row[3]) for row in rows] == [
        ("Player 2", "7", when, "co_create"),
        ("Player 3", "7", when, "co_create"),
    ]


def two_statements(first, second):
    return KnowledgeGraph(
        "t",
        "t",
        "en",
        (Player("seat1", "Player 1"),),
        tuple(Entity(f"e{i}", english(str(i)), ("seat1",), 0) for i in (1, 2)),
        tuple(
            Statement(ident, "e1", label, "e2", ("seat1",), 1, "advocate")
            for ident, label in (("s1", first), ("s2", second))
        ),
    )


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        (english("created by"), english("Created  By"), True),
        (english("\u00e9crit"), english("E\u0301CRIT"), True),
        (english("créé"), english("cree"), False),
        (english("created by"), Label({"fr": "créé par", "en": "created by"}), True),
        (english("作者"), english("著者"), False),
        (Label({}), Label({}), False),
    ],
)
def test_equal_predicates_are_one_property(first, second, same):
    graph = two_statements(first, second)
    minted = rdf.Minted(graph)
    one, other = (minted.property(said) for said in graph.statements)
    assert (one == other) is same
    reified = [quad for quad in rdf.quads(minted, rdf.TURTLE) if quad.predicate == rdf.term("rdf:reifies")]
    assert len(reified) == 2


def test_an_erased_text_leaves_its_place_and_no_label():
    graph = two_statements(Label({}), english("is"))
    found = parsed(graph, "turtle")
    place = rdf.Minted(graph).property(graph.statements[0])
    assert [quad.predicate for quad in found if quad.subject == place and isinstance(quad.object, ox.Literal)] == [
        rdf.term("tally:erased")
    ]


def test_the_base_can_be_ones_own():
    found = list(ox.parse(exported(figure(), "turtle", "https://example.org/voyages/"), format=ox.RdfFormat.TURTLE))
    assert ox.NamedNode("https://example.org/voyages/0123456789abcdef/s7") in {quad.subject for quad in found}


@pytest.mark.parametrize(
    "base", ["javascript:alert(1)//", "https://example.org/a b/", "urn:x", "https://e.org/> <", "x"]
)
def test_a_strange_base_is_refused(base):
    with pytest.raises(Refused) as refused:
        exported(figure(), "turtle", base)
    assert refused.value.code == "wrong_base"


def test_every_term_of_ours_is_in_the_vocabulary():
    described = {
        quad.subject
        for quad in ox.parse(
            files("tallystick.exports").joinpath("vocabulary.ttl").read_bytes(), format=ox.RdfFormat.TURTLE
        )
    }
    graph = two_statements(Label({}), english("is"))
    quads = [*rdf.quads(rdf.Minted(figure()), rdf.TURTLE), *rdf.quads(rdf.Minted(graph), rdf.TURTLE)]
    used = {
        end
        for quad in quads
        for end in (quad.predicate, quad.object)
        if isinstance(end, ox.NamedNode) and end.value.startswith(rdf.PREFIXES["tally"])
    }
    assert used == described


def test_without_the_extra_the_refusal_says_so(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "pyoxigraph", None)
    monkeypatch.delitem(sys.modules, "tallystick.exports.rdf")
    monkeypatch.delattr("tallystick.exports.rdf")
    with pytest.raises(Refused) as refused:
        exported(figure(), "turtle")
    assert refused.value.code == "needs_graph_extra"
    assert exported(figure(), "csv")
