"""What a class can talk about after Market Island, with what its own tables show."""

from collections.abc import Sequence
from typing import Final

from tallystick.kernel.debrief import (
    Bar,
    Bars,
    Card,
    Chain,
    Own,
    Points,
    Shown,
    Told,
    curves,
    in_thirds,
    of_people,
    place_of,
    top,
    total,
)
from tallystick.kernel.story import Story

FLOWS: Final = ("prize", "start", "fire_square", "fee", "jellyfish_square")
"""Why money comes from the island or goes back to it."""
SHORTEST_CHAIN: Final = 3


def who_ended_first(tables: Sequence[Told]) -> Shown | None:
    """Whether those who mined most blocks ended first."""
    won = [told.story for told in tables if told.story.winners]
    if not won:
        return None
    hits = sum(bool(set(top(story.seats["mined"])) & set(story.winners)) for story in won)
    figure = curves(tables, "", lambda story: top(story.seats["mined"]))
    return Shown({"hits": hits, "tables": len(won)}, figure, in_thirds(hits, len(won)))


def own_end(story: Story, seat: int) -> Own:
    return Own({"place": place_of(story, seat), "blocks": story.seats["mined"][seat], "balance": story.final[seat]})


def gain(story: Story, seat: int) -> int:
    return story.seats["prizes"][seat] - story.seats["fees"][seat]


def was_mining_worth_it(tables: Sequence[Told]) -> Shown | None:
    """How many of those who tried won more than they paid, and what a try paid with so many miners at once."""
    people = of_people(tables)
    tried = [(story, seat) for story, seat in people if story.seats["tried"][seat]]
    if not tried:
        return None
    gained = sum(gain(story, seat) > 0 for story, seat in tried)
    lost = sum(gain(story, seat) < 0 for story, seat in tried)
    if gained in (0, len(tried)):
        right = "all" if gained else "nobody"
    else:
        right = "most" if 2 * gained > len(tried) else "few"
    points = sorted((story.seats["tried"][seat], gain(story, seat)) for story, seat in people)
    args = {"people": len(people), "tried": len(tried), "gained": gained, "lost": lost}
    return Shown(args, Points(tuple(points), what_a_try_paid(tables)), right)


def what_a_try_paid(tables: Sequence[Told]) -> Bars:
    """Prizes of the blocks with so many miners, shared among them, less the fee; in hundredths."""
    sums: dict[int, list[int]] = {}
    for told in tables:
        for miners, blocks, prizes in told.story.more["by_miners"]:
            found = sums.setdefault(miners, [0, 0])
            found[0] += blocks
            found[1] += prizes
    tries = sum(sum(told.story.seats["tried"]) for told in tables)
    fees = sum(sum(told.story.seats["fees"]) for told in tables)
    fee = round(100 * fees / tries) if tries else 0
    bars = [
        Bar(round(100 * prizes / (miners * blocks)) - fee, str(miners), blocks)
        for miners, (blocks, prizes) in sorted(sums.items())
        if miners
    ]
    return Bars(tuple(bars), per=100)


def own_mining(story: Story, seat: int) -> Own:
    tried, won = story.seats["tried"][seat], story.seats["mined"][seat]
    return Own({"tried": tried, "won": won, "gain": gain(story, seat)}, (tried, gain(story, seat)))


def where_the_money_came_from(tables: Sequence[Told]) -> Shown | None:
    """All money in the beginning and in the end, and what came and went between."""
    if not tables:
        return None
    begin = sum(sum(told.story.balances[0]) for told in tables)
    end = sum(sum(told.story.final) for told in tables)
    flows = [Bar(total(tables, f"island_{why}"), why) for why in FLOWS]
    other = end - begin - sum(bar.value for bar in flows)
    flows = [bar for bar in (*flows, Bar(other, "other")) if bar.value]
    right = "more" if end > begin else "less" if end < begin else "same"
    figure = Bars((Bar(begin, "begin"), *flows, Bar(end, "end")), add=True)
    return Shown({"begin": begin, "end": end}, figure, right)


def own_money(story: Story, seat: int) -> Own:
    numbers = {"prizes": story.seats["prizes"][seat], "fees": story.seats["fees"][seat], "balance": story.final[seat]}
    return Own(numbers)


def if_somebody_cheated(tables: Sequence[Told]) -> Shown | None:
    """The longest chain of the class, for whoever wants to change a payment in it."""
    lengths = [len(told.story.more["blocks"]) for told in tables]
    if max(lengths, default=0) < SHORTEST_CHAIN:
        return None
    longest = lengths.index(max(lengths))
    blocks = lengths[longest]
    copies = len(tables[longest].story.final)
    return Shown({"block": (blocks + 1) // 2, "blocks": blocks, "copies": copies}, Chain(longest), "after")


def own_blocks(story: Story, seat: int) -> Own:
    return Own({"blocks": len(story.more["blocks"]), "own": story.seats["mined"][seat]})


def when_nobody_mined(tables: Sequence[Told]) -> Shown | None:
    """Blocks that nobody mined, and what became of what lay in them."""
    rules = [told.story.more["then"] for told in tables if told.story.counts["nobody"]]
    if not rules:
        return None
    then = max(sorted(set(rules)), key=rules.count)
    right = {"execute": "anyway", "pending": "later"}.get(then, "never")
    blocks, formed = total(tables, "nobody"), total(tables, "formed")
    figure = Bars((Bar(formed - blocks, "mined"), Bar(blocks, "nobody")))
    return Shown({"blocks": blocks, "formed": formed, "unpaid": total(tables, "unpaid")}, figure, right)


def own_choice(story: Story, seat: int) -> Own:
    return Own({"tried": story.seats["tried"][seat], "declined": story.seats["declined"][seat]})


def who_keeps_the_book(tables: Sequence[Told]) -> Shown | None:
    """Everybody at a table keeps a whole copy of its record."""
    if not tables:
        return None
    bars = tuple(Bar(len(told.story.final), table=place) for place, told in enumerate(tables))
    return Shown({"copies": sum(bar.value for bar in bars), "tables": len(tables)}, Bars(bars), "everybody")


CARDS: Final = (
    Card("mi-first", ("luck", "race"), ("most", "half", "rarely"), who_ended_first, own_end),
    Card(
        "mi-worth",
        ("cost-of-mining", "block-reward"),
        ("nobody", "few", "most", "all"),
        was_mining_worth_it,
        own_mining,
    ),
    Card("mi-money", ("inflation", "block-reward"), ("more", "same", "less"), where_the_money_came_from, own_money),
    Card("mi-cheat", ("link", "consensus"), ("nobody", "one", "after"), if_somebody_cheated, own_blocks),
    Card(
        "mi-nobody",
        ("validation", "pending", "optional-mining"),
        ("never", "anyway", "later"),
        when_nobody_mined,
        own_choice,
    ),
    Card("mi-copies", ("shared-record", "replicas"), ("one", "table", "everybody"), who_keeps_the_book, own_blocks),
)
