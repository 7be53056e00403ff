"""The knowledge graph of a table, and questions about it, over HTTP."""

import asyncio
import io
import threading
import time
from zipfile import ZipFile

import msgspec
import pyoxigraph as ox
import pytest

from exports.graphs import figure
from servers import serving
from tallystick.api import graphs, patience
from tallystick.api.limits import Buckets
from tallystick.exports.facts import term
from tallystick.exports.formats import FORMATS
from tallystick.exports.packing import SHIPPED


@pytest.fixture
def with_figure(monkeypatch):
    """Any table has the graph of the rulebook's figure."""
    monkeypatch.setattr(graphs, "seen_graph", lambda table, language, named: figure)


def at_a_table(tmp_path, ask):
    async def run():
        async with serving(tmp_path) as site:
            table = (await site.make())["table"]
            return await ask(site, f"/api/tables/{table}")

    return asyncio.run(run())


def test_a_game_without_a_graph_says_so(tmp_path):
    async def ask(site, table):
        status, graph, _ = await site.ask("GET", table + "/graph")
        assert (status, graph["refused"]["code"]) == (404, "no_graph")
        status, found, _ = await site.ask("POST", table + "/query", {"sparql": "ASK { ?s ?p ?o }"})
        assert (status, found["refused"]["code"]) == (404, "no_graph")

    at_a_table(tmp_path, ask)


def test_the_graph_comes_in_every_format(tmp_path, with_figure):
    async def ask(site, table):
        for name, wanted in FORMATS.items():
            status, body, headers = await site.ask("GET", f"{table}/graph?format={name}")
            assert status == 200
            assert headers["content-type"].startswith(wanted.media_type)
            assert headers["content-disposition"].startswith("attachment; filename=")
            assert body
        _status, turtle, _ = await site.ask("GET", table + "/graph")
        assert len(list(ox.parse(turtle, format=ox.RdfFormat.TURTLE))) > 100
        for wrong, code in [
            ("licence=GPL", "unknown_licence"),
            ("base=x", "wrong_base"),
            ("title=%0A", "text_not_plain"),
        ]:
            status, refused, _ = await site.ask("GET", f"{table}/graph?{wrong}")
            assert (status, refused["refused"]["code"]) == (400, code)
        status, refused, _ = await site.ask("GET", table + "/graph?format=xls")
        assert (status, refused["refused"]["code"]) == (400, "unknown_format")

    at_a_table(tmp_path, ask)


def test_a_graph_is_titled_given_and_put_under_an_address_as_asked(tmp_path, with_figure):
    async def ask(site, table):
        asked = "title=Our%20voyage&licence=CC0-1.0&base=https://example.org/v/&without_bots=1"
        said = (await site.ask("GET", f"{table}/graph?{asked}"))[1].decode()
        assert 'dcterms:title "Our voyage"' in said
        assert "<https://creativecommons.org/publicdomain/zero/1.0/>" in said
        assert "https://example.org/v/0123456789abcdef/" in said
        plain = (await site.ask("GET", f"{table}/graph"))[1].decode()
        assert "Our voyage" not in plain
        assert "creativecommons" not in plain

    at_a_table(tmp_path, ask)


def test_what_the_host_says_about_a_graph_is_in_every_file_also_after_a_restart(tmp_path):
    said = {"title": "Notre voyage", "licence": "CC-BY-4.0", "language": "fr"}

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(game="shelves-voyage", seats=3, bots={"2": "random"})
            _, other, _ = await site.ask("POST", "/api/join", {"code": made["code"], "name": "Bo"})
            title, host = f"/api/tables/{made['table']}/title", made["seats"][0]["token"]
            nothing = {"title": "", "licence": "", "language": ""}
            assert (await site.ask("GET", title))[1] == nothing
            async with site.at_table(made["table"], host) as ana, site.at_table(made["table"], other["token"]):
                await ana.say(say="host", do="start")
                await ana.hear_kind("frame")
            for token, asked, status in [
                (None, said, 401),
                (other["token"], said, 403),
                (host, said | {"licence": "WTFPL"}, 400),
                (host, said | {"language": "tlh"}, 400),
                (host, said, 200),
            ]:
                assert (await site.ask("POST", title, asked, token=token))[0] == status
        async with serving(tmp_path) as site:
            assert (await site.ask("GET", title))[1] == said
            graph = f"/api/tables/{made['table']}/graph"
            files = [(await site.ask("GET", graph, token=token))[1].decode() for token in (None, host, other["token"])]
            await site.ask("POST", title, said | {"title": "À nous"}, token=host)
            return files, (await site.ask("GET", graph))[1].decode()

    files, later = asyncio.run(run())
    assert len(set(files)) == 1
    for line in ('dcterms:title "Notre voyage"@fr', 'dcterms:language "fr"', "licenses/by/4.0/"):
        assert line in files[0]
    assert "À nous" in later


def test_what_our_terms_mean_has_an_address(tmp_path):
    async def ask(site, _table):
        for name, written in SHIPPED.items():
            status, body, headers = await site.ask("GET", f"/{name}")
            assert (status, body) == (200, written)
            assert headers["content-type"].startswith("text/turtle")

    at_a_table(tmp_path, ask)


def test_the_zip_of_a_table_holds_its_journal_its_texts_and_the_servers_signature(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(game="shelves-voyage", seats=3, bots={"1": "random", "2": "random"}, start=True)
            path = f"/api/tables/{made['table']}"
            zipped = (await site.ask("GET", path + "/graph?format=zip"))[1]
            head = (await site.ask("GET", path + "/head"))[1]
            return zipped, head, (await site.ask("GET", "/api/key"))[1]["key"]

    zipped, head, key = asyncio.run(run())
    with ZipFile(io.BytesIO(zipped)) as archive:
        signed = msgspec.json.decode(archive.read("journal.head.json"))
        journal = archive.read("journal.jsonl")
        assert archive.read("journal.texts.json") == b"{}"
    assert signed["key"] == key
    assert signed["head"].keys() == head.keys()
    assert msgspec.json.decode(journal.splitlines()[-1])["seal"] == signed["head"]["head"]


def test_a_question_is_answered(tmp_path, with_figure):
    async def ask(site, table):
        status, examples, _ = await site.ask("GET", "/api/questions")
        assert (status, len(examples)) == (200, 3)
        for example in examples:
            status, found, _ = await site.ask("POST", table + "/query", {"sparql": example["sparql"]})
            assert status == 200
            assert found["rows"]
        for sparql, code in [("DROP ALL", "bad_query"), ("ASK { SERVICE <http://127.0.0.1/> {} }", "query_elsewhere")]:
            status, found, _ = await site.ask("POST", table + "/query", {"sparql": sparql})
            assert (status, found["refused"]["code"]) == (400, code)
        status, found, _ = await site.ask("POST", table + "/query", {"question": "?"})
        assert (status, found["refused"]["code"]) == (400, "bad_message")

    at_a_table(tmp_path, ask)


def test_too_many_questions_have_to_wait(tmp_path, with_figure, monkeypatch):
    monkeypatch.setattr(patience, "Buckets", lambda most, rate: Buckets(most=2, rate=0))

    async def ask(site, table):
        return [(await site.ask("POST", table + "/query", {"sparql": "ASK {}"}))[0] for _ in range(4)]

    assert at_a_table(tmp_path, ask) == [200, 200, 429, 429]


def test_a_graph_is_made_once_and_not_at_all_for_who_asks_too_often(tmp_path, monkeypatch):
    """Mutants: `made` that keeps nothing; `check` after the work."""
    made = []
    monkeypatch.setattr(patience, "Buckets", lambda most, rate: Buckets(most=2, rate=0))
    monkeypatch.setattr(graphs, "seen_graph", lambda table, language, named: lambda: made.append(language) or figure())

    async def ask(site, table):
        asked = ["", "", "?lang=fr", "?format=csv", "", "?lang=fr"]
        got = [(await site.ask("GET", table + "/graph" + how))[0] for how in asked]
        return [*got, (await site.ask("POST", table + "/query", {"sparql": "ASK {}"}))[0]]

    assert at_a_table(tmp_path, ask) == [200, 200, 200, 429, 200, 200, 429]
    assert made == ["en", "fr"]


def test_many_who_ask_at_once_are_answered_with_one_graph(tmp_path, monkeypatch):
    """Mutant: keeping the answers and not what makes them; the others would be refused here."""
    made = []
    monkeypatch.setattr(patience, "Buckets", lambda most, rate: Buckets(most=1, rate=0))

    def slowly():
        made.append(threading.current_thread())
        time.sleep(0.3)
        return figure()

    monkeypatch.setattr(graphs, "seen_graph", lambda table, language, named: slowly)

    async def ask(site, table):
        return await asyncio.gather(*(site.ask("GET", table + "/graph") for _ in range(5)))

    assert [status for status, _, _ in at_a_table(tmp_path, ask)] == [200] * 5
    assert len(made) == 1
    assert made[0] is not threading.main_thread()


def test_too_many_who_wait_are_refused(tmp_path, with_figure, monkeypatch):
    monkeypatch.setattr(graphs, "MOST_ASKING", 2)
    monkeypatch.setattr(graphs, "query", lambda graph, sparql: time.sleep(0.3))

    async def ask(site, table):
        asked = (site.ask("POST", table + "/query", {"sparql": "ASK {}"}) for _ in range(4))
        got = [status for status, _, _ in await asyncio.gather(*asked)]
        return [*got, (await site.ask("POST", table + "/query", {"sparql": "ASK {}"}))[0]]

    *first, last = at_a_table(tmp_path, ask)
    assert sorted(first) == [200, 200, 429, 429]
    assert last == 200


def test_what_a_person_writes_at_a_live_voyage_is_in_its_graph_until_it_is_erased(tmp_path):
    text = '" . <urn:x:s> <urn:x:p> <urn:x:o> . "'

    async def run():
        async with serving(tmp_path) as site:
            bots = {"1": "random", "2": "random"}
            made = await site.make(game="shelves-voyage", seats=3, bots=bots, start=True)
            path = f"/api/tables/{made['table']}/graph?lang=fr"
            before = (await site.ask("GET", path))[1]
            async with site.at_table(made["table"], made["seats"][0]["token"]) as client:
                await client.hear_until(lambda told: told["kind"] == "frame" and told["legal"])
                while (await client.ask_move({"move": "place", "entity": text}))["kind"] == "refused":
                    await asyncio.sleep(0.02)  # a bot was quicker, and its frame may be here already
                written = (await site.ask("GET", path))[1]
                named = (await site.ask("GET", path + "&names=yes"))[1]
                (reference,) = (await site.ask("GET", f"/api/tables/{made['table']}/texts"))[1]
                await client.say(say="erase", text=reference)
                await client.hear_kind("texts")
                return before, written, named, (await site.ask("GET", path))[1]

    before, written, named, erased = (list(ox.parse(body, format=ox.RdfFormat.TURTLE)) for body in asyncio.run(run()))
    labels = [
        {quad.object for quad in quads if quad.predicate == term("rdfs:label")} for quads in (written, named, erased)
    ]
    assert not [quad for quad in before if quad.object == term("tally:Entity")]
    assert ox.Literal(text) in labels[0]
    assert not [quad for quad in written if "urn:x:" in quad.subject.value]
    assert [ox.Literal("Ana") in found for found in labels] == [False, True, False]
    assert ox.Literal(text) not in labels[2]
    assert [quad for quad in erased if quad.predicate == term("tally:erased")]
