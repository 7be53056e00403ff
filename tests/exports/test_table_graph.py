"""From a table of A Shelves Voyage to its graph."""

import msgspec
import pytest
from fluent.runtime import FluentResource

from tallystick import words
from tallystick.exports.facts import PREFIXES, Minted, term
from tallystick.exports.formats import exported
from tallystick.exports.graph import Label
from tallystick.exports.rdf import short
from tallystick.exports.table_graph import Titled, graph_of, words_of
from tallystick.games.shelves_voyage import GAME
from tallystick.games.shelves_voyage.knowledge import graph_in
from tallystick.games.shelves_voyage.view import EntitySeen, StatementSeen, View
from tallystick.journal.entries import END, MOVE, NOTE, OPENING, START, Entry
from tallystick.kernel.refusals import Refused

SAID = {
    language: f"game-shelves-voyage = A Shelves Voyage\ntext-art-mona-lisa = {painting}\ntext-art-created-by = {by}"
    for language, painting, by in [("en", "the Mona Lisa", "created by"), ("fr", "la Joconde", "créé par")]
}
REFERENCE, ERASED = "ab" * 32, "cd" * 32


@pytest.fixture
def sentences(monkeypatch):
    """The sentences of the platform, and the few of the game that a graph needs."""
    platform = words._source

    def source(package, parts, language):
        return platform(package, parts, language) if package == "tallystick" else FluentResource(SAID[language])

    monkeypatch.setattr(words, "_source", source)
    words_of.cache_clear()
    yield
    words_of.cache_clear()


def entry(seq, kind, t, **body):
    return Entry(None, body, None, kind, "", "", {}, seq, "", t, "0123456789abcdef", 1)


def stated(node, authors, **more):
    return {"event": "sv_statement_made", "statement": node, "authors": authors, "why": "turn", "action": 3, **more}


ENTRIES = [
    entry(0, OPENING, 1_000, players=["seat 0", "seat 1", "seat 2"]),
    entry(1, NOTE, 2_000, note="seated", players=["person", "person", "good"]),
    entry(2, START, 3_000, events=[]),
    entry(3, MOVE, 4_000, events=[{"event": "sv_entity_placed", "entity": "e1", "seat": 0, "why": "first"}]),
    entry(
        4,
        MOVE,
        5_000,
        events=[
            {"event": "sv_turn_began", "turn": 3},
            {"event": "sv_coins_changed"},
            {"event": "sv_entity_placed", "entity": "e2", "seat": 1, "why": "new"},
            stated("s1", (0, 1), subject="e1", object="e2", action=2),
        ],
    ),
    entry(5, END, 6_000),
]


def seen(node, text, authors, legacies=(), turn=0, mended=False):
    return EntitySeen(authors=authors, degree=1, legacies=legacies, mended=mended, node=node, text=text, turn=turn)


def view():
    nothing = dict.fromkeys(View.__struct_fields__)
    entities = (
        seen("e1", "@art.mona_lisa", (0,), (2,)),
        seen("e2", REFERENCE, (1,), mended=True),
        seen("e3", ERASED, (2,), turn=4),
    )
    statements = (
        StatementSeen(2, ("catalogue",), (0, 1), False, False, "s1", "e2", "@art.created_by", "e1", 3, "turn"),
        StatementSeen(3, (), (2,), False, True, "s2", "s1", ERASED, "e3", 4, "quarrel"),
    )
    return View(**nothing | {"entities": entities, "statements": statements})


def test_a_table_becomes_its_graph(sentences):
    graph = graph_of(GAME, ENTRIES, graph_in(view()), {REFERENCE: "Leonardo", ERASED: None}, "fr")
    pseudonym = {"en": "Player 1", "fr": "Joueur 1"}
    assert [(one.id, one.bot) for one in graph.players] == [("seat1", False), ("seat2", False), ("seat3", True)]
    assert graph.players[0].name == Label(pseudonym)
    assert graph.names()["seat3"] == "Joueur 3"
    assert [one.label for one in graph.entities] == [
        Label({"en": "the Mona Lisa", "fr": "la Joconde"}, "@art.mona_lisa"),
        Label({"": "Leonardo"}),
        Label({}),
    ]
    assert [one.legacies for one in graph.entities] == [("seat3",), (), ()]
    assert [(one.types, one.same) for one in graph.entities][:2] == [(("schema:Painting",), ("wd:Q12418",)), ((), ())]
    made, meta = graph.statements
    assert (made.subject, made.object, made.authors, made.action, made.turn) == (
        "e1",
        "e2",
        ("seat1", "seat2"),
        "co_create",
        3,
    )
    assert (made.aids, made.why, made.close[0]) == (("catalogue",), "turn", "schema:creator")
    assert (meta.about_statement, meta.predicate.erased, meta.action) == (True, True, "advocate")
    assert (graph.entities[0].at, graph.entities[1].at, made.at, meta.at) == (4_000, 5_000, 5_000, None)
    assert (graph.started, graph.ended) == (3_000, 6_000)
    assert b"la Joconde" in exported(graph, "turtle")
    assert [(one.id, one.action, one.by, one.turn, one.used, one.made) for one in graph.acts] == [
        ("act-e1", "place", ("seat1",), 0, (), ("e1",)),
        ("act-s1", "co_create", ("seat1", "seat2"), 3, ("e1",), ("e2", "s1")),
    ]


def test_names_stand_in_it_only_when_they_were_given(sentences):
    graph = graph_of(GAME, ENTRIES, graph_in(view()), {}, "en", ["Ana", ""])
    assert list(graph.names().values()) == ["Ana", "Player 2", "Player 3"]


def test_before_the_start_it_is_empty(sentences):
    graph = graph_of(GAME, ENTRIES[:2], graph_in(None), {}, "en")
    assert (graph.entities, graph.statements, graph.started, graph.ended) == ((), (), None, None)
    assert len(graph.players) == 3


def test_a_journal_without_times_tells_none(sentences):
    timeless = [msgspec.structs.replace(one, t=0) for one in ENTRIES]
    graph = graph_of(GAME, timeless, graph_in(view()), {}, "en")
    assert {one.at for one in (*graph.entities, *graph.statements)} == {None}
    assert (graph.started, graph.ended) == (None, None)


@pytest.mark.parametrize("name", ["turtle", "trig", "jsonld", "nquads", "turtle12", "trig12"])
def test_whoever_takes_it_home_has_the_same(sentences, name):
    """Mutants: a predicate minted from its translation, a text with the language of the page, one pseudonym."""
    english, french = (
        exported(graph_of(GAME, ENTRIES, graph_in(view()), {REFERENCE: "Leonardo"}, language), name)
        for language in ("en", "fr")
    )
    assert english == french
    assert b"p-art-created-by" in english


def titled(**body):
    return [*ENTRIES, entry(6, NOTE, 7_000, note="titled", **body)]


def test_a_table_says_what_its_graph_is_called_who_may_use_it_and_how_it_was_written(sentences):
    named = titled(title="Notre voyage", licence="CC0-1.0", language="fr")
    graph = graph_of(GAME, named, graph_in(view()), {REFERENCE: "Léonard"}, "en")
    assert (graph.title, graph.licence, graph.ended) == (Label({"fr": "Notre voyage"}), "CC0-1.0", 6_000)
    assert graph.entities[1].label == Label({"fr": "Léonard"})
    whole = facts_about("dataset", graph)
    assert {"void:Dataset", "dcat:Dataset"} <= whole["rdf:type"]
    assert whole["dcterms:title"] == {'"Notre voyage"@fr'}
    assert whole["dcterms:license"] == {"<https://creativecommons.org/publicdomain/zero/1.0/>"}
    assert whole["dcterms:created"] == {'"1970-01-01T00:00:06.000Z"^^<http://www.w3.org/2001/XMLSchema#dateTime>'}
    assert whole["dcterms:language"] == {'"fr"'}


@pytest.mark.parametrize("said", [{}, {"title": "", "licence": "WTFPL", "language": "tlh"}, {"title": 3}])
def test_what_is_no_licence_or_language_counts_as_not_said(sentences, said):
    graph = graph_of(GAME, titled(**said), graph_in(view()), {REFERENCE: "x"}, "en")
    assert (graph.licence, graph.written_in) == ("", "")
    assert "dcterms:license" not in facts_about("dataset", graph)


def test_who_takes_it_home_may_say_it_too(sentences):
    graph = graph_of(GAME, titled(title="Ours", licence="CC0-1.0", language="en"), graph_in(view()), {}, "fr")
    assert Titled("", "none").put_on(graph).title == graph.title
    mine = Titled(" My  title ", "none").checked().put_on(graph)
    assert (mine.title, mine.licence) == (Label({"en": "My title"}), "none")
    assert len(facts_about("dataset", mine)["dcterms:rights"]) == 2
    for wrong, code in [(Titled("", "GPL"), "unknown_licence"), (Titled("x" * 121), "text_too_long")]:
        with pytest.raises(Refused) as refused:
            wrong.checked()
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Mona Lisa https://www.wikidata.org/wiki/Q12418", ("wd:Q12418",)),
        ("https://viaf.org/viaf/24604287/", ("https://viaf.org/viaf/24604287/",)),
        ("see http://example.org/a?b=c#d", ("http://example.org/a?b=c#d",)),
        ("https://example.org/a is wrong", ()),
        ("javascript:alert(1)", ()),
        ("https://ana:secret@example.org/", ()),
        ("https://example.org/<b>", ()),
        ("https://example.org/é", ()),
        ("https://", ()),
    ],
)
def test_an_address_after_a_name_says_the_same_thing(sentences, text, same):
    """What a Catalogue is for: the entity is that of another catalogue, and the statement has it from there."""
    graph = graph_of(GAME, ENTRIES, graph_in(view()), {REFERENCE: text}, "en")
    assert graph.entities[1].same == graph.statements[0].sources == same
    assert graph.statements[1].sources == ()
    assert len(facts_about("e2", graph).get("skos:exactMatch", ())) == len(same)
    assert len(facts_about("s1", graph).get("prov:hadPrimarySource", ())) == len(same)


def facts_about(name, graph):
    """What the graph says of one node: by each predicate, in short, everything that follows it."""
    node = Minted(graph).iri(name)
    found = {}
    for subject, predicate, thing in Minted(graph).known(reifiers=False):
        if subject == node:
            shown = short(thing, PREFIXES) if predicate == term("rdf:type") else str(thing)
            found.setdefault(short(predicate, PREFIXES), set()).add(shown)
    return found
