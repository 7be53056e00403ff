"""Graphs to export: the figure of the rulebook, and one that is full of hostile texts."""

from msgspec.structs import replace

from tallystick.exports.graph import Act, Entity, KnowledgeGraph, Label, Player, Statement

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
    "Milan;=1+1;x",
    "Milan,=1+1,x",
    'Milan"=1+1"x',
    "Milan\t=1+1",
    "Milan; =1+1\n@x",
    "Mona Lisa https://example.org/> <urn:x:s",
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


def called(text):
    return Label({"": text})


def acts_of(entities, statements):
    """What made each of them."""
    made = [("place", entity) for entity in entities] + [(one.action, one) for one in statements]
    return tuple(
        Act(f"act-{one.id}", action, one.authors, one.turn, "turn", one.at, made=(one.id,)) for action, one in made
    )


def figure():
    """Bob and the Mona Lisa: the figure of the rulebook, and a statement about a statement (SV-T8)."""
    names = ["Bob", "Person", "14 July 1990", "Alice", "The Mona Lisa", "Leonardo da Vinci", "La Joconde à Washington"]
    entities = [Entity(f"e{n}", english(name), ("seat1",), 0) for n, name in enumerate(names, 1)]
    known = Label({"en": "The Mona Lisa", "fr": "La Joconde"}, "@art.mona_lisa")
    entities[4] = Entity("e5", known, ("seat1",), 0, ("seat2",), types=("schema:Painting",), same=("wd:Q12418",))
    entities.append(Entity("e8", english("Wikipedia"), ("seat2", "seat3"), 7))
    statements = (
        statement("s1", "e1", "is a", "e2"),
        statement("s2", "e1", "born", "e3"),
        statement("s3", "e1", "friend of", "e4"),
        statement("s4", "e1", "interested in", "e5"),
        statement("s5", "e5", "created by", "e6"),
        statement("s6", "e7", "is about", "e5"),
        Statement("s7", "e8", english("attests"), "s5", ("seat2", "seat3"), 7, "co_create", 1_750_000_100_000),
    )
    return KnowledgeGraph(
        table="0123456789abcdef",
        title=Label({"en": "A Shelves Voyage", "fr": "A Shelves Voyage"}),
        language="en",
        players=tuple(Player(f"seat{n}", called(f"Player {n}"), bot=n == 3) for n in (1, 2, 3)),
        entities=tuple(entities),
        statements=statements,
        started=1_750_000_000_000,
        ended=1_750_003_600_000,
        acts=acts_of(entities, statements),
    )


def eventful():
    """The figure, and everything else that can happen to a graph: each of our terms is used once at least."""
    graph = figure()
    entity, *others = graph.entities
    first, *statements = graph.statements
    more = (
        Act("quarrel-1", "quarrel", ("seat1",), 3, "", 1, 2, ("e5",), (), (), "seat2", "seat2", "votes", (2, 1)),
        Act("duty-1", "manipulate", ("seat2",), 4, "", 3, 4, other="seat1", text=english("ultramarine")),
        Act("duty-2", "manipulate", ("seat2",), 4, "", 3, other="seat1", text=Label({})),
        Act("mending-1", "mend", ("seat1",), 5, "", 5, used=("e1",), text=called("Bop")),
        Act("merging-1", "merge", ("seat1",), 6, "", 6, used=("e4", "e1")),
        Act("legacy-1", "legacy", ("seat2",), 6, "", 6, used=("e5",), how="placed"),
    )
    return replace(
        graph,
        entities=(replace(entity, mended=True, same=("https://example.org/bob?a=(1)",)), *others),
        statements=(replace(first, why="quarrel", aids=("catalogue", "medium"), sources=("wd:Q1",)), *statements),
        acts=(*more, *(replace(act, after=("quarrel-1",)) if act.made == ("s1",) else act for act in graph.acts)),
        licence="CC-BY-4.0",
        written_in="en",
        seal="ab" * 32,
    )


def hostile():
    """Every hostile text as title, name, entity, predicate and topic, and everything said about everything."""
    return of_texts("a> <b\n", HOSTILE, HOSTILE[1])


def plain_twin():
    """The same graph with harmless texts: whatever has no label in it must come out in the same number."""
    return of_texts("t", [f"t{i}" for i in range(len(HOSTILE))], "t1")


def of_texts(table, texts, title):
    n = len(texts)
    entities = [Entity(f"e{i}", english(text), (f"seat{i}",), i) for i, text in enumerate(texts, 1)]
    statements = [
        *(statement(f"s{i}", f"e{i}", text, f"e{i % n + 1}", i) for i, text in enumerate(texts, 1)),
        *(statement(f"s{n + i}", f"e{i}", text, f"s{i}", i) for i, text in enumerate(texts, 1)),
    ]
    duties = [
        Act(f"duty-{i}", "manipulate", ("seat1",), 1, other=f"seat{i}", text=english(text))
        for i, text in enumerate(texts, 1)
    ]
    return KnowledgeGraph(
        table=table,
        title=called(title),
        language="en",
        players=tuple(Player(f"seat{i}", called(text)) for i, text in enumerate(texts, 1)),
        entities=tuple(entities),
        statements=tuple(statements),
        acts=(*acts_of(entities, statements), *duties),
    )
