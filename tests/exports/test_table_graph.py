"""From a table of A Shelves Voyage to its graph."""

import msgspec
import pytest
from fluent.runtime import FluentResource

from tallystick import words
from tallystick.exports.formats import exported
from tallystick.exports.graph import Label
from tallystick.exports.table_graph import graph_of, words_of
from tallystick.games.shelves_voyage import GAME
from tallystick.games.shelves_voyage.knowledge import graph_in
from tallystick.games.shelves_voyage.view import EntitySeen, StatementSeen, View
from tallystick.journal.entries import END, MOVE, NOTE, OPENING, START, Entry

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


ENTRIES = [
    entry(0, OPENING, 1_000, players=["seat 0", "seat 1", "seat 2"]),
    entry(1, NOTE, 2_000, note="seated", players=["person", "person", "good"]),
    entry(2, START, 3_000, events=[]),
    entry(3, MOVE, 4_000, events=[{"event": "sv_entity_placed", "entity": "e1"}]),
    entry(4, MOVE, 5_000, events=[{"event": "sv_coins_changed"}, {"event": "sv_statement_made", "statement": "s1"}]),
    entry(5, END, 6_000),
]


def view():
    nothing = dict.fromkeys(View.__struct_fields__)
    entities = (
        EntitySeen((0,), 1, (2,), False, "e1", "@art.mona_lisa", 0),
        EntitySeen((1,), 1, (), True, "e2", REFERENCE, 0),
        EntitySeen((2,), 1, (), False, "e3", ERASED, 4),
    )
    statements = (
        StatementSeen(2, (), (0, 1), False, False, "s1", "e2", "@art.created_by", "e1", 3, "turn"),
        StatementSeen(3, (), (2,), False, True, "s2", "s1", ERASED, "e3", 4, "turn"),
    )
    return View(**nothing | {"entities": entities, "statements": statements})


def test_a_table_becomes_its_graph(sentences):
    graph = graph_of(GAME, ENTRIES, graph_in(view()), {REFERENCE: "Leonardo", ERASED: None}, "fr")
    assert [(one.id, one.name, one.bot) for one in graph.players] == [
        ("seat1", "Joueur 1", False),
        ("seat2", "Joueur 2", False),
        ("seat3", "Joueur 3", True),
    ]
    assert [one.label for one in graph.entities] == [
        Label({"en": "the Mona Lisa", "fr": "la Joconde"}),
        Label({"fr": "Leonardo"}),
        Label({}),
    ]
    assert [one.legacies for one in graph.entities] == [("seat3",), (), ()]
    made, meta = graph.statements
    assert (made.subject, made.object, made.authors, made.action, made.turn) == (
        "e1",
        "e2",
        ("seat1", "seat2"),
        "co_create",
        3,
    )
    assert (meta.about_statement, meta.predicate.erased, meta.action) == (True, True, "advocate")
    assert (graph.entities[0].at, made.at, meta.at) == (4_000, 5_000, None)
    assert (graph.started, graph.ended) == (3_000, 6_000)
    assert b"la Joconde" in exported(graph, "turtle")


def test_names_stand_in_it_only_when_they_were_given(sentences):
    graph = graph_of(GAME, ENTRIES, graph_in(view()), {}, "en", ["Ana", ""])
    assert [one.name for one in graph.players] == ["Ana", "Player 2", "Player 3"]


def test_before_the_start_it_is_empty(sentences):
    graph = graph_of(GAME, ENTRIES[:2], graph_in(None), {}, "en")
    assert (graph.entities, graph.statements, graph.started, graph.ended) == ((), (), None, None)
    assert len(graph.players) == 3


def test_a_journal_without_times_tells_none(sentences):
    timeless = [msgspec.structs.replace(one, t=0) for one in ENTRIES]
    graph = graph_of(GAME, timeless, graph_in(view()), {}, "en")
    assert {one.at for one in (*graph.entities, *graph.statements)} == {None}
    assert (graph.started, graph.ended) == (None, None)
