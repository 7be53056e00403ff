"""RDF: what goes out comes in again, and what people wrote is never more than a literal."""

import json
import warnings

import pyoxigraph as ox
import pytest

from exports.graphs import HOSTILE, called, english, eventful, figure, hostile, plain_twin
from promises import counted
from tallystick.exports import facts, rdf
from tallystick.exports.facts import Minted, term
from tallystick.exports.formats import FORMATS, exported
from tallystick.exports.graph import Entity, KnowledgeGraph, Label, Player, Statement
from tallystick.exports.packing import SHIPPED
from tallystick.kernel.refusals import Refused

FORMS = {
    "turtle": rdf.TURTLE,
    "trig": rdf.TRIG,
    "jsonld": rdf.JSON_LD,
    "nquads": rdf.N_QUADS,
    "turtle12": rdf.TURTLE_12,
    "trig12": rdf.TRIG_12,
}
GRAPHS = pytest.mark.parametrize("graph", [figure(), eventful(), hostile()], ids=["figure", "eventful", "hostile"])
PREFIXES = "".join(f"PREFIX {name}: <{iri}>\n" for name, iri in facts.PREFIXES.items())


def parsed(graph, name):
    return list(ox.parse(exported(graph, name), format=FORMS[name].syntax))


def bare(quads):
    """The graph without its labels, for counting."""
    return [quad for quad in quads if not isinstance(quad.object, ox.Literal) or "label" not in quad.predicate.value]


@pytest.mark.parametrize("name", FORMS)
@GRAPHS
def test_what_goes_out_comes_in_again(graph, name):
    expected = set(rdf.quads(Minted(graph), FORMS[name]))
    found = parsed(graph, name)
    assert len(found) == len(expected) > 100
    assert set(found) == expected


@pytest.mark.parametrize("name", FORMS)
def test_hostile_texts_add_no_triple(name):
    graph = hostile()
    found, twin = parsed(graph, name), parsed(plain_twin(), name)
    assert len(found) == len(twin)
    assert len(bare(found)) == len(bare(twin))
    said = {quad.object.value for quad in found if quad.predicate.value.endswith(("#label", "title", "topic"))}
    assert said == set(HOSTILE)
    assert not [quad for quad in found if "urn:x:" in quad.subject.value]
    counted("R15", hostile_texts=len(HOSTILE), more_statements=0)


OLDER = {"turtle": "turtle", "trig": "trig", "jsonld": "json-ld", "nquads": "nquads"}
"""The formats of RDF 1.1, and what rdflib calls them."""


def read_by_rdflib(written, syntax):
    """The facts of all graphs as strings, with the kinds of terms and their languages."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # its own words about its next version
        import rdflib

        dataset = rdflib.Dataset()
        dataset.parse(data=written, format=syntax)
        return {tuple(end.n3() for end in quad[:3]) for quad in dataset.quads()}


def as_rdflib_says(quads):
    lines = "".join(f"{quad.subject} {quad.predicate} {quad.object} .\n" for quad in quads)
    return read_by_rdflib(lines, "nquads")


@pytest.mark.parametrize("name", OLDER)
@GRAPHS
def test_a_second_reader_agrees(graph, name, monkeypatch):
    """rdflib, which knows no RDF 1.2, finds the same facts in each of these formats."""
    monkeypatch.setattr("rdflib.NORMALIZE_LITERALS", False)
    found = read_by_rdflib(exported(graph, name).decode(), OLDER[name])
    assert found == as_rdflib_says(rdf.quads(Minted(graph), FORMS[name]))
    assert len(found) > 100


@GRAPHS
def test_every_format_says_the_same(graph):
    """Mutant: a form that forgets or renames something. The older ones differ in where what was said stands alone."""

    def facts_in(name, without):
        found = {(quad.subject, quad.predicate, quad.object) for quad in parsed(graph, name)}
        return {fact for fact in found if without not in fact[1].value and fact[2] != term("rdf:Statement")}

    older = [facts_in(name, "nothing") for name in OLDER]
    assert all(found == older[0] for found in older)
    reified = {term("rdf:subject"), term("rdf:predicate"), term("rdf:object")}
    plain = {fact for fact in older[0] if fact[1] not in reified}
    assert facts_in("turtle12", "reifies") == facts_in("trig12", "reifies") == plain


@GRAPHS
def test_what_one_reader_writes_the_other_reads(graph):
    """pyoxigraph's Turtle through rdflib and back: isomorphic, which without blank nodes is equal."""
    import rdflib

    read = rdflib.Graph().parse(data=exported(graph, "turtle").decode(), format="turtle")
    again = ox.parse(read.serialize(format="nt", encoding="utf-8"), format=ox.RdfFormat.N_TRIPLES)
    lexical = {(str(fact.subject), str(fact.predicate)) for fact in again}
    assert lexical == {(str(quad.subject), str(quad.predicate)) for quad in parsed(graph, "turtle")}
    assert len(read) == len(parsed(graph, "turtle"))


@pytest.mark.parametrize(("name", "media_type"), [("turtle12", "text/turtle"), ("trig12", "application/trig")])
def test_what_is_newer_says_so(name, media_type):
    assert exported(figure(), name).startswith(b'VERSION "1.2"\n')
    assert FORMATS[name].media_type == f"{media_type}; version=1.2"
    assert b"VERSION" not in exported(figure(), name.removesuffix("12"))


def test_json_ld_brings_its_context_and_asks_for_nothing_from_elsewhere():
    """A context by address would be fetched by whoever reads the file."""
    written = json.loads(exported(figure(), "jsonld"))
    assert written["@context"] == facts.PREFIXES | {"here": "urn:tallystick:table:0123456789abcdef:"}
    painting = next(node for node in written["@graph"] if node["@id"] == "here:e5")
    assert painting["@type"] == ["tally:Entity", "prov:Entity", "schema:Painting"]
    assert painting["skos:exactMatch"] == [{"@id": "wd:Q12418"}]
    assert painting["rdfs:label"][1] == {"@value": "La Joconde", "@language": "fr"}


@pytest.mark.parametrize("name", ["turtle12", "trig12"])
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


@pytest.mark.parametrize("name", OLDER)
def test_the_older_form_has_no_triple_terms_and_as_many_statements(name):
    found = parsed(figure(), name)
    assert not [quad for quad in found if isinstance(quad.object, ox.Triple)]
    assert len([quad for quad in found if quad.object == term("rdf:Statement")]) == 7
    assert len([quad for quad in found if quad.predicate == term("rdf:subject")]) == 7


def test_who_said_it_when_and_in_which_turn():
    store = ox.Store()
    store.load(exported(figure(), "turtle"), format=ox.RdfFormat.TURTLE)
    asked = """SELECT ?who ?turn ?when ?action WHERE {
        <urn:tallystick:table:0123456789abcdef:s7> prov:wasAttributedTo/rdfs:label ?who ; prov:generatedAtTime ?when ;
            prov:wasGeneratedBy [ tally:turn ?turn ; tally:action ?action ] } ORDER BY ?who"""
    rows = [tuple(term.value for term in solution) for solution in store.query(PREFIXES + asked)]
    when = "2025-06-15T15:08:20Z"
    assert [(row[0], row[1], row[2].replace(".000", ""), row[3]) for row in rows] == [
        ("Player 2", "7", when, "urn:tallystick:terms:action-co_create"),
        ("Player 3", "7", when, "urn:tallystick:terms:action-co_create"),
    ]


def two_statements(first, second):
    return KnowledgeGraph(
        "t",
        called("t"),
        "en",
        (Player("seat1", called("Player 1")),),
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
        (Label({"en": "lived in"}, "@art.lived_in"), Label({"fr": "a vécu à"}, "@art.lived_in"), True),
        (Label({"en": "lived in"}, "@art.lived_in"), Label({"en": "lived in"}, "@music.lived_in"), False),
        (english("created by"), called("created by"), True),
        (english("作者"), english("著者"), False),
        (Label({}), Label({}), False),
    ],
)
def test_equal_predicates_are_one_property(first, second, same):
    graph = two_statements(first, second)
    minted = Minted(graph)
    one, other = (minted.property(said) for said in graph.statements)
    assert (one == other) is same
    reified = [quad for quad in rdf.quads(minted, rdf.TURTLE_12) if quad.predicate == term("rdf:reifies")]
    assert len(reified) == 2


def test_an_erased_text_leaves_its_place_and_no_label():
    graph = two_statements(Label({}), english("is"))
    found = parsed(graph, "turtle")
    place = Minted(graph).property(graph.statements[0])
    assert [quad.predicate for quad in found if quad.subject == place and isinstance(quad.object, ox.Literal)] == [
        term("tally:erased")
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
    vocabulary = list(ox.parse(SHIPPED["vocabulary.ttl"], format=ox.RdfFormat.TURTLE))
    described = {quad.subject for quad in vocabulary if isinstance(quad.subject, ox.NamedNode)}
    quads = rdf.quads(Minted(eventful()), rdf.TURTLE)
    used = {
        end
        for quad in quads
        for end in (quad.predicate, quad.object)
        if isinstance(end, ox.NamedNode) and end.value.startswith(facts.PREFIXES["tally"])
    }
    concepts = {quad.subject for quad in vocabulary if quad.object == term("skos:Concept")}
    assert used <= described
    assert {found for found in described - used if found not in concepts} == {
        term(f"tally:{scheme}") for scheme in ("actions", "reasons", "aids", "outcomes")
    }


def test_without_the_extra_the_refusal_says_so(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "pyoxigraph", None)
    for module in ("facts", "rdf"):
        monkeypatch.delitem(sys.modules, f"tallystick.exports.{module}")
        monkeypatch.delattr(f"tallystick.exports.{module}")
    with pytest.raises(Refused) as refused:
        exported(figure(), "turtle")
    assert refused.value.code == "needs_graph_extra"
    assert exported(figure(), "csv")
