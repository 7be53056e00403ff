"""Graphs to export: the figure of the rulebook, and one that is full of hostile texts."""

from tallystick.exports.graph import Entity, KnowledgeGraph, Label, Player, Statement

HOSTILE = [
    "</script><script>alert(1)</script>",
    '" . <urn:x:s> <urn:x:p> <urn:x:o> . "',
    "'''\"\"\" . \n<urn:x:s> <urn:x:p> <urn:x:o> .",
    "<urn:x:s> <urn:x:p> <urn:x:o> .\n",
    "a> . <urn:x:s> <urn:x:p> <urn:x:o",
    "urn:x:a>b\nc",
    "\u202egnp.exe\u200f\u2066",
    "x" * 10_000,
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\0=1",
    "\r\n=2",
    "＝1",
    'a,b;"c"\r\nd',
    "back\\slash \\u0022 \\",
    "}} <<( :a :b :c )>>",
    "]]></data><node id='evil'/>&amp;&evil;",
    "\x0b\x1b[31m\ufffe",
    "#",
    "{}|^`",
    "@en",
    " ",
    "e\u0301t\u00e9",
]


def english(text):
    return Label({"en": text})


def statement(ident, subject, predicate, ends, author=1, **more):
    return Statement(
        ident, subject, english(predicate), ends, (f"seat{author}",), 1, "advocate", 1_750_000_000_123, **more
    )


def figure():
    """Bob and the Mona Lisa: the figure of the rulebook, and a statement about a statement (SV-T8)."""
    names = ["Bob", "Person", "14 July 1990", "Alice", "The Mona Lisa", "Leonardo da Vinci", "La Joconde à Washington"]
    entities = [Entity(f"e{n}", english(name), ("seat1",), 0) for n, name in enumerate(names, 1)]
    entities[4] = Entity("e5", Label({"en": "The Mona Lisa", "fr": "La Joconde"}), ("seat1",), 0, ("seat2",))
    return KnowledgeGraph(
        table="0123456789abcdef",
        title="A Shelves Voyage",
        language="en",
        players=(Player("seat1", "Player 1"), Player("seat2", "Player 2"), Player("seat3", "Player 3", bot=True)),
        entities=(*entities, Entity("e8", english("Wikipedia"), ("seat2", "seat3"), 7)),
        statements=(
            statement("s1", "e1", "is a", "e2"),
            statement("s2", "e1", "born", "e3"),
            statement("s3", "e1", "friend of", "e4"),
            statement("s4", "e1", "interested in", "e5"),
            statement("s5", "e5", "created by", "e6"),
            statement("s6", "e7", "is about", "e5"),
            Statement("s7", "e8", english("attests"), "s5", ("seat2", "seat3"), 7, "co_create", 1_750_000_100_000),
        ),
        started=1_750_000_000_000,
        ended=1_750_003_600_000,
    )


def hostile():
    """Every hostile text as title, name, entity and predicate, and everything said about everything."""
    n = len(HOSTILE)
    return KnowledgeGraph(
        table="a> <b\n",
        title=HOSTILE[1],
        language="en",
        players=tuple(Player(f"seat{i}", text) for i, text in enumerate(HOSTILE, 1)),
        entities=tuple(Entity(f"e{i}", english(text), (f"seat{i}",), i) for i, text in enumerate(HOSTILE, 1)),
        statements=(
            *(statement(f"s{i}", f"e{i}", text, f"e{i % n + 1}", i) for i, text in enumerate(HOSTILE, 1)),
            *(statement(f"s{n + i}", f"e{i}", text, f"s{i}", i) for i, text in enumerate(HOSTILE, 1)),
        ),
    )


def plain_twin(graph):
    """The same graph with harmless texts: whatever has no label in it must come out in the same number."""
    n = len(HOSTILE)
    return KnowledgeGraph(
        table="t",
        title="t",
        language="en",
        players=tuple(Player(player.id, f"n{i}") for i, player in enumerate(graph.players)),
        entities=tuple(Entity(one.id, english(f"t{i}"), one.authors, one.turn) for i, one in enumerate(graph.entities)),
        statements=tuple(
            statement(one.id, one.subject, f"p{i % n}", one.object, i % n + 1) for i, one in enumerate(graph.statements)
        ),
    )
