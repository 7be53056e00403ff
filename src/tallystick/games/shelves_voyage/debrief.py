"""What a class can talk about after A Shelves Voyage, with what its own tables show."""

from collections.abc import Sequence
from typing import Final

from tallystick.kernel.debrief import Bar, Bars, Card, Own, Shown, Told, curves, grouped, in_thirds, middle, top, total
from tallystick.kernel.story import Story

BALANCED: Final = ("excellent", "great")


def who_wrote_the_graph(tables: Sequence[Told]) -> Shown | None:
    """Whether a single person wrote half of a table's graph."""
    written = [told.story for told in tables if told.story.counts["statements"]]
    if not written:
        return None
    alone = sum(2 * max(story.seats["mined"]) > story.counts["statements"] for story in written)
    statements = sum(story.counts["statements"] for story in written)
    figure = curves(tables, "growth", lambda story: top(story.seats["mined"]))
    return Shown(
        {"hits": alone, "tables": len(written), "statements": statements}, figure, in_thirds(alone, len(written))
    )


def own_statements(story: Story, seat: int) -> Own:
    return Own({"wrote": story.seats["mined"][seat], "of": story.counts["statements"]})


def does_it_hang_together(tables: Sequence[Told]) -> Shown | None:
    """Into how many parts the graphs fall."""
    drawn = [told.story for told in tables if told.story.counts["entities"]]
    if not drawn:
        return None
    usual = middle([story.counts["parts"] for story in drawn])
    right = "one" if usual == 1 else "few" if usual <= 3 else "many"
    bars = tuple(
        Bar(told.story.counts["parts"], of=told.story.counts["entities"], table=place)
        for place, told in enumerate(tables)
    )
    args = {"usual": usual, "isolated": total(tables, "isolated"), "tables": len(drawn)}
    return Shown(args | {"hub": max(story.counts["degree"] for story in drawn)}, Bars(bars), right)


def own_graph(story: Story, seat: int) -> Own:
    return Own({"parts": story.counts["parts"], "hub": story.counts["degree"], "placed": story.seats["placed"][seat]})


def who_says_so(tables: Sequence[Told]) -> Shown | None:
    """Statements about a statement, such as its source, among all."""
    statements, metas = total(tables, "statements"), total(tables, "sources")
    if not statements:
        return None
    right = "hardly" if 10 * metas < statements else "some" if 3 * metas <= statements else "many"
    figure = Bars((Bar(statements - metas, "plain"), Bar(metas, "meta")))
    return Shown({"statements": statements, "metas": metas}, figure, right)


def own_sources(story: Story, seat: int) -> Own:
    return Own({"wrote": story.seats["mined"][seat], "metas": story.seats["metas"][seat]})


def how_close_the_votes(tables: Sequence[Told]) -> Shown | None:
    """Quarrels by how many votes lay between the two sides."""
    quarrels = [quarrel for told in tables for quarrel in told.story.more["votes"]]
    if not quarrels:
        return None
    apart = [abs(votes - against) for votes, against in quarrels]
    close = sum(number <= 1 for number in apart)
    right = "close" if 2 * close > len(apart) else "clear"
    return Shown({"quarrels": len(apart), "close": close}, Bars(grouped(apart, (0, 1, 2, 3))), right)


def own_debates(story: Story, seat: int) -> Own:
    return Own({"debates": story.seats["debates"][seat], "quarrels": story.counts["quarrels"]})


def who_writes_together(tables: Sequence[Told]) -> Shown | None:
    """Statements with more than one author, among all."""
    statements, shared = total(tables, "statements"), total(tables, "coauthored")
    if not statements:
        return None
    right = in_thirds(shared, statements)
    figure = Bars((Bar(statements - shared, "alone"), Bar(shared, "together")))
    return Shown({"statements": statements, "shared": shared}, figure, right)


def own_company(story: Story, seat: int) -> Own:
    return Own({"wrote": story.seats["mined"][seat], "shared": story.seats["shared"][seat]})


def was_it_balanced(tables: Sequence[Told]) -> Shown | None:
    """How the voyages ended, and everybody's coins on the way."""
    levels = [told.story.more["level"] for told in tables if told.story.more["level"]]
    if not levels:
        return None
    good = sum(level in BALANCED for level in levels)
    return Shown({"hits": good, "tables": len(levels)}, curves(tables, "", no_mark), in_thirds(good, len(levels)))


def no_mark(_story: Story) -> tuple[int, ...]:
    return ()


def own_coins(story: Story, seat: int) -> Own:
    coins, average = story.final[seat], story.counts["average"]
    return Own({"coins": coins, "average": average, "distance": abs(coins - average)})


CARDS: Final = (
    Card("sv-authors", ("sv-graph", "sv-triple"), ("most", "half", "rarely"), who_wrote_the_graph, own_statements),
    Card(
        "sv-parts",
        ("sv-component", "sv-degree", "sv-isolated"),
        ("one", "few", "many"),
        does_it_hang_together,
        own_graph,
    ),
    Card("sv-sources", ("sv-provenance",), ("hardly", "some", "many"), who_says_so, own_sources),
    Card("sv-votes", ("sv-contested", "sv-plural"), ("close", "clear"), how_close_the_votes, own_debates),
    Card("sv-together", ("sv-shared-authorship",), ("most", "half", "rarely"), who_writes_together, own_company),
    Card("sv-harmony", ("sv-harmony", "sv-partial"), ("most", "half", "rarely"), was_it_balanced, own_coins),
)
