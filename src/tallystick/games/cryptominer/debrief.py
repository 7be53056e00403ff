"""What a class can talk about after CryptoMiner, with what its own tables show."""

from collections.abc import Sequence
from typing import Final

from tallystick.kernel.debrief import (
    Bar,
    Bars,
    Card,
    Own,
    Points,
    Shown,
    Told,
    grouped,
    in_thirds,
    middle,
    of_people,
    place_of,
    top,
    total,
)
from tallystick.kernel.story import Story


def do_claims_pay(tables: Sequence[Told]) -> Shown | None:
    """Whether those who claimed most often had most coins in the end."""
    won = [told.story for told in tables if told.story.winners and any(told.story.seats["claims"])]
    if not won:
        return None
    hits = sum(bool(set(top(story.seats["claims"])) & set(story.winners)) for story in won)
    points = sorted((story.seats["claims"][seat], story.final[seat]) for story, seat in of_people(tables))
    return Shown({"hits": hits, "tables": len(won)}, Points(tuple(points)), in_thirds(hits, len(won)))


def own_claims(story: Story, seat: int) -> Own:
    claims, coins = story.seats["claims"][seat], story.final[seat]
    return Own({"claims": claims, "coins": coins, "place": place_of(story, seat)}, (claims, coins))


def how_well_cards_fit(tables: Sequence[Told]) -> Shown | None:
    """How far above the total of the block the winning card was."""
    over = [number for told in tables for number in told.story.more["over"]]
    if not over:
        return None
    usual = middle(over)
    right = "exact" if usual <= 1 else "close" if usual <= 4 else "far"
    args = {"blocks": len(over), "exact": over.count(0), "usual": usual}
    return Shown(args, Bars(grouped(over, (0, 1, 3, 6))), right)


def own_fit(story: Story, seat: int) -> Own:
    return Own({"won": story.seats["mined"][seat], "exact": story.seats["exact"][seat]})


def how_many_in_vain(tables: Sequence[Told]) -> Shown | None:
    """Claims that did not win: somebody had a better card, or the chain did not take it."""
    claims = sum(sum(told.story.seats["claims"]) for told in tables)
    if not claims:
        return None
    outbid, unlinked = total(tables, "outbid"), total(tables, "unlinked")
    vain = outbid + unlinked
    right = "few" if 4 * vain < claims else "some" if 2 * vain <= claims else "many"
    bars = (Bar(claims - vain, "won"), Bar(outbid, "outbid"), Bar(unlinked, "unlinked"))
    return Shown({"claims": claims, "vain": vain}, Bars(tuple(bar for bar in bars if bar.value)), right)


def own_vain(story: Story, seat: int) -> Own:
    return Own({"claims": story.seats["claims"][seat], "vain": story.seats["lost"][seat]})


def how_often_they_tried(tables: Sequence[Told]) -> Shown | None:
    """Block cards that were put back for another one, against claims."""
    claims = sum(sum(told.story.seats["claims"]) for told in tables)
    swaps = sum(sum(told.story.seats["swaps"]) for told in tables)
    if not claims or not swaps:
        return None
    right = "rarely" if 2 * swaps < claims else "once" if 2 * swaps <= 3 * claims else "often"
    points = sorted((story.seats["swaps"][seat], story.seats["mined"][seat]) for story, seat in of_people(tables))
    return Shown({"claims": claims, "swaps": swaps}, Points(tuple(points)), right)


def own_tries(story: Story, seat: int) -> Own:
    swaps, won = story.seats["swaps"][seat], story.seats["mined"][seat]
    return Own({"swaps": swaps, "won": won}, (swaps, won))


def how_long_blocks_waited(tables: Sequence[Told]) -> Shown | None:
    """Rounds from the forming of a block to its mining, and blocks that nobody ever mined."""
    waited = [rounds for told in tables for rounds in told.story.more["waited"]]
    if not waited:
        return None
    usual = middle(waited)
    right = "once" if usual <= 1 else "few" if usual <= 3 else "long"
    left = total(tables, "left")
    bars = (*grouped(waited, (0, 1, 2, 4)), Bar(left, "left"))
    return Shown({"blocks": len(waited), "usual": usual, "left": left}, Bars(bars), right)


def own_idle(story: Story, seat: int) -> Own:
    return Own({"won": story.seats["mined"][seat], "passed": story.seats["passed"][seat]})


CARDS: Final = (
    Card("cm-claims", ("cm-reward", "cm-contest"), ("most", "half", "rarely"), do_claims_pay, own_claims),
    Card("cm-fit", ("cm-best-proof", "cm-proof"), ("exact", "close", "far"), how_well_cards_fit, own_fit),
    Card("cm-vain", ("cm-contest", "cm-link"), ("few", "some", "many"), how_many_in_vain, own_vain),
    Card("cm-tries", ("cm-nonce",), ("rarely", "once", "often"), how_often_they_tried, own_tries),
    Card("cm-waited", ("cm-candidate", "cm-idle"), ("once", "few", "long"), how_long_blocks_waited, own_idle),
)
