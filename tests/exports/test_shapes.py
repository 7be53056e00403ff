"""What our graphs keep to, as a SHACL validator sees it: the shapes that are shipped fit what is exported."""

import warnings

import pytest
from msgspec.structs import replace

from exports.graphs import eventful, figure, hostile
from exports.test_whole_voyage import SEED
from tallystick.bots import bot_named
from tallystick.exports.formats import exported
from tallystick.exports.packing import SHIPPED
from tallystick.exports.table_graph import graph_at, graph_of
from tallystick.games import game_named
from tallystick.kernel.options import read_options
from tallystick.lab.play_out import finished_table

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # what others will say in their next versions
    import pyshacl
    import rdflib

SYNTAXES = {"turtle": "turtle", "trig": "trig", "jsonld": "json-ld", "nquads": "nquads"}


def problems(written, syntax="turtle"):
    """What the validator has against it, with the vocabulary at hand; the graphs of a data set are one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        read = rdflib.Dataset(default_union=True).parse(data=written, format=syntax)
        graph = rdflib.Graph()
        for subject, predicate, thing, _ in read.quads():
            graph.add((subject, predicate, thing))
        assert len(graph) > 100
        conforms, _, text = pyshacl.validate(
            graph,
            shacl_graph=rdflib.Graph().parse(data=SHIPPED["shapes.ttl"], format="turtle"),
            ont_graph=rdflib.Graph().parse(data=SHIPPED["vocabulary.ttl"], format="turtle"),
        )
    return "" if conforms else text


@pytest.fixture(scope="module")
def voyages():
    """Two voyages between bots, whose journals hold quarrels, duties and Legacies."""
    game = game_named("shelves-voyage")
    made = []
    for bot in ("random", "good"):
        record = finished_table(game, [bot_named(game, bot)] * 4, read_options(game.options, {}), SEED)
        made.append(graph_of(game, record.entries, graph_at(game, record.state), {}, "en"))
    return made


@pytest.mark.parametrize("graph", [figure(), eventful(), hostile()], ids=["figure", "eventful", "hostile"])
def test_what_is_made_by_hand_conforms(graph):
    assert not problems(exported(graph, "turtle"))


@pytest.mark.parametrize("name", SYNTAXES)
def test_a_whole_voyage_conforms_in_every_syntax(voyages, name):
    for graph in voyages:
        assert not problems(exported(graph, name), SYNTAXES[name])


def test_so_it_does_without_what_bots_said(voyages):
    """Mutant: leaving an entity whose act is gone."""
    voyage = voyages[1]
    people = tuple(replace(player, bot=bool(number % 2)) for number, player in enumerate(voyage.players))
    mixed = replace(voyage, players=people).without_bots()
    assert 0 < len(mixed.statements) < len(voyage.statements)
    assert not problems(exported(mixed, "turtle"))


def test_the_acts_of_a_voyage_are_told(voyages):
    told = {act.action for graph in voyages for act in graph.acts}
    assert {"place", "co_create", "advocate", "manipulate", "quarrel", "legacy"} <= told
    for graph in voyages:
        made = [node for act in graph.acts for node in act.made]
        assert sorted(made) == sorted(one.id for one in (*graph.entities, *graph.statements))
        assert all(act.winner for act in graph.acts if act.action == "quarrel" and act.ended)


@pytest.mark.parametrize(
    ("found", "instead"),
    [
        (b"prov:wasAttributedTo :seat1", b"prov:wasAttributedTo :e1"),
        (b"tally:action tally:action-quarrel", b'tally:action "quarrel"'),
        (b'rdfs:label "Bob"@en', b'rdfs:comment "Bob"@en'),
        (b"rdf:object :e2", b"rdf:object 2"),
        (b"tally:turn 0", b'tally:turn "zero"'),
        (b"dcterms:title", b"dcterms:subject"),
        (b"tally:withPlayer :seat2", b"tally:withPlayers :seat2"),
    ],
)
def test_what_is_broken_does_not_conform(found, instead):
    written = exported(eventful(), "turtle")
    assert found in written
    assert problems(written.replace(found, instead, 1))
