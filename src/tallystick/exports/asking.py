"""Questions in SPARQL about a knowledge graph, answered read-only, in bounded time, and never over the network.

The answer is worked out by a process of its own (`answering.py`) that may open no file and no connection, and that is
ended when it takes too long or when this one is gone; SERVICE is refused before that, with a sentence.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from tallystick.exports.graph import KnowledgeGraph
from tallystick.kernel.refusals import Refused

LONGEST_QUERY: Final = 5 * 1024
MOST_ROWS: Final = 1000
SECONDS: Final = 5.0
ANSWERING: Final = Path(__file__).with_name("answering.py")
# The keyword wherever a clause could begin with it; a variable may have this name, and a text may hold this word.
SERVICE: Final = re.compile(r"(?<![?$])service\s*(silent)?\s*([<?$#]|[^\s\"']*:)", re.IGNORECASE)

PLACE: Final = re.compile(r"error at (\d+):(\d+)")


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One term of an answer: an `iri`, a `text`, or `other` as Turtle writes it."""

    kind: Literal["iri", "text", "other"]
    value: str
    language: str = ""


class Answer(msgspec.Struct, frozen=True):
    """Rows of cells; `cut` when there were more. The answer to ASK is one cell, true or false."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell | None, ...], ...]
    cut: bool = False


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a question."""

    problem: str


class Example(NamedTuple):
    """A question to begin with; its title is the message `question-<name>`."""

    name: str
    sparql: str


EXAMPLES: Final = (
    Example(
        "about-statements",
        """SELECT ?subject ?predicate ?object WHERE {
  ?meta a tally:MetaStatement ; rdf:reifies <<( ?s ?p ?o )>> .
  ?p rdfs:label ?predicate .
  OPTIONAL { ?s rdfs:label ?thing }
  OPTIONAL { ?o rdfs:label ?other }
  OPTIONAL { ?s rdf:reifies <<( ?s1 ?p1 ?o1 )>> . ?s1 rdfs:label ?a1 . ?p1 rdfs:label ?b1 . ?o1 rdfs:label ?c1 }
  OPTIONAL { ?o rdf:reifies <<( ?s2 ?p2 ?o2 )>> . ?s2 rdfs:label ?a2 . ?p2 rdfs:label ?b2 . ?o2 rdfs:label ?c2 }
  BIND(COALESCE(?thing, CONCAT(?a1, " ", ?b1, " ", ?c1), ?s) AS ?subject)
  BIND(COALESCE(?other, CONCAT(?a2, " ", ?b2, " ", ?c2), ?o) AS ?object)
}""",
    ),
    Example(
        "who-contributed",
        """SELECT ?player (COUNT(?statement) AS ?statements) WHERE {
  ?statement a tally:Statement ; prov:wasAttributedTo/rdfs:label ?player .
} GROUP BY ?player ORDER BY DESC(?statements) ?player""",
    ),
    Example(
        "connected-to",
        """SELECT DISTINCT ?other WHERE {
  :e1 !(rdf:type|^rdf:type) ?node .
  ?node a tally:Entity ; rdfs:label ?other .
} ORDER BY ?other""",
    ),
)


def query(graph: KnowledgeGraph, sparql: str, seconds: float = SECONDS) -> Answer:
    """What the graph (in RDF 1.2, see `rdf.py`) answers to SELECT, ASK, CONSTRUCT or DESCRIBE; raises Refused.

    It is asked in its own language alone: a text of the box has one label here, not one in every language.
    """
    from tallystick.exports import facts, rdf

    if len(sparql.encode("utf-8", "replace")) > LONGEST_QUERY:
        raise Refused("query_too_long", most=LONGEST_QUERY)
    if SERVICE.search(sparql):
        raise Refused("query_elsewhere")
    minted = facts.Minted(graph)
    asked = {
        "facts": rdf.serialise(graph.in_one_language(), rdf.TO_ASK).decode(),
        "prefixes": facts.PREFIXES | {"": minted.space},
        "query": sparql,
        "rows": MOST_ROWS,
    }
    return read_answer(answered(msgspec.json.encode(asked), seconds))


def answered(asked: bytes, seconds: float) -> bytes:
    """What the other process prints, which is nothing when it ran out of memory."""
    command = [sys.executable, "-I", str(ANSWERING), str(os.getpid())]
    try:
        done = subprocess.run(command, input=asked, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise Refused("query_too_slow", seconds=round(seconds)) from None
    return done.stdout


def read_answer(printed: bytes) -> Answer:
    try:
        found = msgspec.json.decode(printed, type=dict[str, msgspec.Raw])
        if "problem" in found:
            problem = msgspec.json.decode(printed, type=Problem).problem
            line, column = map(int, place.groups()) if (place := PLACE.match(problem)) else (0, 0)
            raise Refused("bad_query", problem=problem, line=line, column=column)
        return msgspec.json.decode(printed, type=Answer)
    except msgspec.DecodeError:
        raise Refused("query_too_large") from None
