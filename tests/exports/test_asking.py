"""Questions in SPARQL: read-only, bounded, and never answered from elsewhere."""

import os
import re
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from exports.graphs import figure, hostile
from tallystick import games
from tallystick.exports import asking, facts
from tallystick.exports.asking import EXAMPLES, MOST_ROWS, query
from tallystick.kernel.refusals import Refused
from tallystick.words import LANGUAGES, Words

ASKED = {example.name: example.sparql for example in EXAMPLES}


def values(answer):
    return [[cell and cell.value for cell in row] for row in answer.rows]


def refusal(sparql, graph=None, **limits):
    with pytest.raises(Refused) as refused:
        query(graph or figure(), sparql, **limits)
    return refused.value.code


def test_which_statements_are_about_statements():
    answer = query(figure(), ASKED["about-statements"])
    assert answer.columns == ("subject", "predicate", "object")
    assert values(answer) == [["Wikipedia", "attests", "The Mona Lisa created by Leonardo da Vinci"]]
    assert answer.rows[0][0].language == "en"


def test_who_contributed_the_most():
    assert values(query(figure(), ASKED["who-contributed"])) == [
        ["Player 1", "6"],
        ["Player 2", "1"],
        ["Player 3", "1"],
    ]


def test_what_is_connected_to_the_first_entity():
    found = [row[0] for row in values(query(figure(), ASKED["connected-to"]))]
    assert found == ["14 July 1990", "Alice", "Person", "The Mona Lisa"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_title(language):
    words = Words(language, "shelves-voyage")
    assert all(words.say(f"question-{example.name}") for example in EXAMPLES)


def test_hostile_texts_come_back_as_texts():
    found = query(hostile(), 'SELECT ?t WHERE { ?e a tally:Entity ; rdfs:label ?t FILTER(CONTAINS(?t, "script")) }')
    assert values(found) == [["</script><script>alert(1)</script>"]]
    assert found.rows[0][0].kind == "text"


def test_ask_construct_and_describe():
    assert values(query(figure(), "ASK { ?s a tally:MetaStatement }")) == [["true"]]
    assert values(query(figure(), "ASK { ?s a tally:Nothing }")) == [["false"]]
    made = query(figure(), "CONSTRUCT { ?s a tally:Statement } WHERE { ?s a tally:Statement }")
    assert (made.columns, len(made.rows)) == (("subject", "predicate", "object"), 7)
    assert len(query(figure(), "DESCRIBE :s7").rows) > 5


def test_a_cell_without_a_value_is_none():
    assert query(figure(), "SELECT ?a ?b WHERE { BIND(1 AS ?a) }").rows[0][1] is None


@pytest.mark.parametrize(
    "sparql",
    [
        "",
        "SELECT",
        "INSERT DATA { <urn:a> <urn:b> <urn:c> }",
        "DELETE WHERE { ?s ?p ?o }",
        "LOAD <http://127.0.0.1/>",
        "CLEAR ALL",
        "SELECT * WHERE { ?s ?p ?o } ; DROP ALL",
        "\0",
        "SELECT * WHERE { ?s nothing:known ?o }",
    ],
)
def test_what_is_no_question_is_refused(sparql):
    assert refusal(sparql) == "bad_query"


def test_where_a_question_cannot_be_read_is_told():
    with pytest.raises(Refused) as refused:
        query(figure(), "SELECT *\nWHERE { ?s }")
    said = [Words(language, "shelves-voyage").refusal(refused.value) for language in ("en", "fr")]
    assert ["line 2, character 13" in said[0], "ligne 2, caractère 13" in said[1]] == [True, True]


def test_the_page_names_the_prefixes_that_are_known():
    page = Path(games.__file__).parents[1] / "web/games/shelves_voyage/query.js"
    listed = re.search(r'PREFIXES = "(.*)"', page.read_text()).group(1)
    assert listed.split() == [f"{name}:" for name in (*facts.PREFIXES, "")]


def test_a_question_that_is_too_long_is_refused():
    assert refusal("SELECT * WHERE { ?s ?p ?o } #" + "é" * 2600) == "query_too_long"


ELSEWHERE = [
    "SELECT * WHERE { SERVICE <ADDRESS> { ?s ?p ?o } }",
    "SELECT * WHERE { service silent <ADDRESS> { ?s ?p ?o } }",
    "SELECT * WHERE { SERVICESILENT<ADDRESS>{ ?s ?p ?o } }",
    "SELECT * WHERE { SERVICE#\n<ADDRESS> { ?s ?p ?o } }",
    "SELECT * WHERE { SERVICE SILENT #\n<ADDRESS> { ?s ?p ?o } }",
    "SELECT * WHERE { BIND(<ADDRESS> AS ?u) SERVICE ?u { ?s ?p ?o } }",
    "PREFIX x: <ADDRESS> SELECT * WHERE { SERVICE x: { ?s ?p ?o } }",
    "PREFIX : <ADDRESS> SELECT * WHERE { SERVICE\n: { ?s ?p ?o } }",
    "SELECT * WHERE { ?a tally:turn 1SERVICE<ADDRESS>{ ?s ?p ?o } }",
    'SELECT * WHERE { ?a ?p ?b FILTER(?a<?b#>"""\n) SERVICE<ADDRESS>{ ?s ?p ?o }#"""\n}',
    "SELECT * WHERE { ?s ?p ?o FILTER EXISTS { SERVICE <ADDRESS> { ?s ?p ?o } } }",
]


@pytest.mark.parametrize("sparql", ELSEWHERE)
def test_a_question_to_elsewhere_is_refused(sparql):
    assert refusal(sparql) == "query_elsewhere"


@pytest.mark.parametrize("sparql", [*ELSEWHERE, "SELECT * FROM <ADDRESS> WHERE { ?s ?p ?o }"])
def test_even_if_it_were_let_through_no_connection_is_made(sparql, monkeypatch):
    """The process that answers has no right to open one."""
    monkeypatch.setattr(asking, "SERVICE", asking.re.compile("(?!)"))
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        with suppress(Refused):
            query(figure(), sparql.replace("ADDRESS", f"http://127.0.0.1:{server.getsockname()[1]}/"), seconds=2)
        with pytest.raises(BlockingIOError):
            server.accept()


@pytest.mark.parametrize(
    "sparql", ["SELECT ?service ?p WHERE { ?service ?p ?o }", 'ASK { ?s rdfs:label "service public" }']
)
def test_the_word_may_stand_in_a_text_or_name_a_variable(sparql):
    assert query(figure(), sparql).rows


def test_rows_are_cut_at_the_limit():
    answer = query(figure(), "SELECT ?a ?b WHERE { ?a ?p ?o . ?b ?q ?r }")
    assert answer.cut
    assert len(answer.rows) == MOST_ROWS


def test_a_question_without_end_is_stopped():
    began = time.monotonic()
    endless = "SELECT (COUNT(*) AS ?n) WHERE { " + " ".join(f"?a{i} ?b{i} ?c{i} ." for i in range(9)) + " }"
    assert refusal(endless, seconds=1.0) == "query_too_slow"
    assert time.monotonic() - began < 5


ASKING = """
from exports.graphs import figure
from tallystick.exports.asking import query
query(figure(), "SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l }", seconds=60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems tell nobody that a process is gone")
def test_a_question_ends_with_whoever_asked():
    """Mutant: without PR_SET_PDEATHSIG it goes on until its own limit, six seconds of work."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", ASKING], env=environment) as asker:
        answering = child_of(asker.pid, busy_for=0.3)
        asker.kill()
    until = time.monotonic() + 2
    while Path(f"/proc/{answering}").exists() and "Z" not in state_of(answering):
        assert time.monotonic() < until, "it goes on without anybody who waits"
        time.sleep(0.02)


def child_of(process, busy_for):
    """The one child of a process, as soon as it has worked for so many seconds."""
    while True:
        time.sleep(0.02)
        found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        if found and sum(map(int, state_of(found[0])[11:13])) / os.sysconf("SC_CLK_TCK") > busy_for:
            return found[0]


def state_of(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ["Z"]


def test_a_question_that_needs_all_memory_is_refused():
    doubled = "".join(f"BIND(CONCAT(?t{i}, ?t{i}) AS ?t{i + 1}) " for i in range(34))
    sparql = f'SELECT (STRLEN(?t34) AS ?n) WHERE {{ BIND("0123456789" AS ?t0) {doubled} }}'
    assert refusal(sparql, seconds=20) in ("query_too_large", "query_too_slow")


def test_an_answer_can_be_sent_as_json():
    answer = query(figure(), ASKED["about-statements"])
    assert msgspec.json.decode(msgspec.json.encode(answer), type=asking.Answer) == answer
