"""A whole voyage between bots: its journal on the disk, its graph on the command line."""

import csv
import io
from zipfile import ZipFile

import msgspec
import pyoxigraph as ox
import pytest

from exports.graphs import HOSTILE
from tallystick.bots import bot_named
from tallystick.cli import main
from tallystick.exports.facts import term
from tallystick.exports.formats import FORMATS
from tallystick.exports.graph import KnowledgeGraph
from tallystick.games import game_named
from tallystick.games.shelves_voyage.moves import Mend, Place
from tallystick.journal.entries import line
from tallystick.journal.texts import reference_to
from tallystick.kernel.forms import Form, filled
from tallystick.kernel.game import Bot
from tallystick.kernel.options import read_options
from tallystick.kernel.seats import PUBLIC
from tallystick.lab.play_out import finished_table, key

SEED = 5
TABLE = key(SEED, "table").hex()[:16]
SALT = bytes(32)


class Writer(Bot):
    """Places an entity in words of its own, plays on by chance, and mends nothing."""

    def __init__(self, text):
        super().__init__("writer")
        self.text = text

    def choose(self, view, seat, moves, chance):
        if isinstance(moves[0], Form) and isinstance(moves[0].like, Place):
            return filled(moves[0], entity=reference_to(SALT, TABLE, self.text))
        others = tuple(move for move in moves if not (isinstance(move, Form) and isinstance(move.like, Mend)))
        return bot_named(game_named("shelves-voyage"), "random").choose(view, seat, others, chance)


def written(path, bots):
    """A finished table between these bots, with its journal at that path."""
    game = game_named("shelves-voyage")
    record = finished_table(game, bots, read_options(game.options, {}), SEED)
    path.write_bytes(b"".join(map(line, record.entries)))
    return game.view(record.state, PUBLIC)


@pytest.fixture(scope="module")
def voyage(tmp_path_factory):
    """The journal of a finished table, and what everybody saw at its end."""
    path = tmp_path_factory.mktemp("voyage") / "game.jsonl"
    return path, written(path, [bot_named(game_named("shelves-voyage"), "random")] * 4)


def exported(path, name, capfdbinary, *more):
    with pytest.raises(SystemExit) as ended:
        main(["export", "graph", str(path), "--format", name, "--lang", "en", *more])
    assert not ended.value.code
    return capfdbinary.readouterr().out


@pytest.mark.parametrize(
    ("name", "syntax"),
    [
        ("turtle", "TURTLE"),
        ("trig", "TRIG"),
        ("jsonld", "JSON_LD"),
        ("nquads", "N_QUADS"),
        ("turtle12", "TURTLE"),
        ("trig12", "TRIG"),
    ],
)
def test_every_statement_of_the_table_is_in_its_rdf(voyage, name, syntax, capfdbinary):
    path, view = voyage
    found = list(ox.parse(exported(path, name, capfdbinary), format=getattr(ox.RdfFormat, syntax)))
    kinds = [quad.object for quad in found if quad.predicate == term("rdf:type")]
    assert kinds.count(term("tally:Entity")) == len(view.entities) > 4
    assert kinds.count(term("tally:Statement")) == len(view.statements) > 2
    assert kinds.count(term("tally:MetaStatement")) == sum(one.meta for one in view.statements)
    assert kinds.count(term("prov:SoftwareAgent")) == 4


def test_texts_of_the_box_are_in_both_languages(voyage, capfdbinary):
    path, view = voyage
    graph = msgspec.json.decode(exported(path, "json", capfdbinary), type=KnowledgeGraph)
    assert {tuple(one.label.texts) for one in graph.entities} == {("en", "fr")}
    assert [one.id for one in graph.entities] == [one.node for one in view.entities]


def test_a_sheet_has_a_row_for_each_statement_and_the_names_that_were_given(voyage, capfdbinary):
    path, view = voyage
    rows = list(
        csv.DictReader(io.StringIO(exported(path, "csv", capfdbinary, "--names", "Ana,Bo,Dev,Eli").decode("utf-8-sig")))
    )
    assert len(rows) == len(view.statements)
    assert {name for row in rows for name in row["authors"].split(", ")} <= {"Ana", "Bo", "Dev", "Eli"}


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_can_be_written_to_a_file(voyage, name, tmp_path, capfdbinary):
    out = tmp_path / "graph"
    assert b"statements written" in exported(voyage[0], name, capfdbinary, "--out", str(out))
    assert out.stat().st_size > 100


def test_a_voyage_is_named_given_and_found_under_an_address_of_ones_own(voyage, capfdbinary):
    base = "https://example.org/voyages/"
    said = exported(
        voyage[0], "turtle", capfdbinary, "--base", base, "--title", "Ours", "--licence", "CC-BY-4.0"
    ).decode()
    assert f"<{base}{TABLE}>" in said or f"@prefix : <{base}{TABLE}/>" in said
    assert 'dcterms:title "Ours"' in said
    assert "<https://creativecommons.org/licenses/by/4.0/>" in said


def test_without_its_bots_a_voyage_between_bots_is_empty(voyage, capfdbinary):
    graph = msgspec.json.decode(exported(voyage[0], "json", capfdbinary, "--without-bots"), type=KnowledgeGraph)
    assert (graph.entities, graph.statements, graph.acts) == ((), (), ())


@pytest.mark.parametrize("wrong", [["--licence", "GPL"], ["--base", "x"], ["--title", "a\nb"]])
def test_what_is_no_licence_base_or_title_is_refused(voyage, wrong, capfdbinary):
    with pytest.raises(SystemExit) as ended:
        main(["export", "graph", str(voyage[0]), "--lang", "en", *wrong])
    assert ended.value.code
    assert capfdbinary.readouterr().out == b""


def test_the_zip_proves_what_it_holds(tmp_path, capfdbinary):
    """The journal and the texts that lie in it are those that the commands prove, and the graph is theirs."""
    path, texts = tmp_path / "game.jsonl", ["Ana", "Bo", "Dev", "Eli"]
    written(path, [Writer(text) for text in texts])
    kept = {reference_to(SALT, TABLE, text): {"salt": SALT.hex(), "text": text} for text in texts}
    path.with_suffix(".texts.json").write_bytes(msgspec.json.encode(kept))
    with ZipFile(io.BytesIO(exported(path, "zip", capfdbinary))) as archive:
        archive.extractall(tmp_path / "all")
    again = exported(tmp_path / "all" / "journal.jsonl", "turtle", capfdbinary)
    assert again == (tmp_path / "all" / "graph.ttl").read_bytes()
    assert all(f'"{text}"'.encode() in again for text in texts)


def test_what_people_wrote_is_read_from_beside_the_journal_and_proved(tmp_path, capfdbinary):
    texts = [*HOSTILE[:2], HOSTILE[8], "Ana's secret"]
    path, beside = tmp_path / "game.jsonl", tmp_path / "game.texts.json"
    written(path, [Writer(text) for text in texts])
    assert not {one["label"] for one in entities(path, capfdbinary)} & set(texts)

    kept = {reference_to(SALT, TABLE, text): {"salt": SALT.hex(), "text": text} for text in texts}
    kept[reference_to(SALT, TABLE, texts[3])] = None
    beside.write_bytes(msgspec.json.encode(kept))
    found = {one["label"] for one in entities(path, capfdbinary)}
    assert found >= {texts[0], texts[1], "'=1+1", ""}
    assert texts[3] not in found

    beside.write_bytes(msgspec.json.encode(kept | {reference_to(SALT, TABLE, texts[0]): {"salt": "", "text": "other"}}))
    with pytest.raises(SystemExit) as ended:
        main(["export", "graph", str(path), "--lang", "en"])
    assert ended.value.code == 1
    assert capfdbinary.readouterr().out == b""


def entities(path, capfdbinary):
    return in_sheet(exported(path, "csv-entities", capfdbinary))


def in_sheet(written):
    return list(csv.DictReader(io.StringIO(written.decode("utf-8-sig"), newline="")))
