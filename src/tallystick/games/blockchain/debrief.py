"""What a class can talk about after Blockchain, with what its own tables show."""

from collections.abc import Sequence
from typing import Final

from tallystick.kernel.debrief import (
    Areas,
    Bar,
    Bars,
    Card,
    Mark,
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

REASONS: Final = ("scam", "cannot_pay", "cancelled")


def hot_or_cold(tables: Sequence[Told]) -> Shown | None:
    """Where coins lay that a Scam took; drawn is the table that lost most so, then the one with most Hacks."""
    if not tables:
        return None
    coins = total(tables, "scammed")
    args = {"coins": coins, "scams": total(tables, "scam"), "out": total(tables, "out")}
    return Shown(args, vaults_of(tables), "hot" if coins else "none")


def vaults_of(tables: Sequence[Told]) -> Areas:
    def told_most(place: int) -> tuple[int, int, int]:
        story = tables[place].story
        return story.counts["scammed"], sum(story.seats["hacks"]), -place

    place = max(range(len(tables)), key=told_most)
    story = tables[place].story
    marks = tuple(Mark(at, kind, seat) for at, seat, kind in story.more["marks"])
    return Areas(story.balances, marks, story.step, place, story.series["wallets"])


def own_vault(story: Story, seat: int) -> Own:
    wallet = story.series["wallets"][-1][seat]
    return Own({"wallet": wallet, "stored": story.final[seat], "place": place_of(story, seat)})


def how_often_silence(tables: Sequence[Told]) -> Shown | None:
    """Moments in which everybody could hack, and how often somebody did."""
    windows = total(tables, "windows")
    if not windows:
        return None
    hacks, lapsed = total(tables, "answered"), total(tables, "lapsed")
    right = "rare" if 20 * hacks < windows else "some" if 5 * hacks <= windows else "often"
    bars = (Bar(windows - hacks, "silent"), Bar(hacks, "hacked"), Bar(lapsed, "lapsed"))
    return Shown({"windows": windows, "hacks": hacks, "lapsed": lapsed}, Bars(bars), right)


def own_hacks(story: Story, seat: int) -> Own:
    suffered = sum(row[seat] for row in story.pairs["hacked"])
    return Own({"hacks": story.seats["hacks"][seat], "worked": story.seats["worked"][seat], "suffered": suffered})


def do_rates_hold(tables: Sequence[Told]) -> Shown | None:
    """Trades that were done at another rate than they were announced."""
    done, changed = total(tables, "done"), total(tables, "changed")
    if not done:
        return None
    right = "all" if not changed else "most" if 5 * changed <= 2 * done else "few"
    bars = (Bar(done - changed, "same"), Bar(changed, "changed"))
    return Shown({"done": done, "changed": changed, "dice": total(tables, "rerolled")}, Bars(bars), right)


def own_trades(story: Story, seat: int) -> Own:
    return Own({"trades": story.seats["trades"][seat], "failed": story.seats["failed"][seat]})


def why_trades_fail(tables: Sequence[Told]) -> Shown | None:
    """The reason for which most trades failed."""
    counts = {why: total(tables, why) for why in REASONS}
    failed = sum(counts.values())
    if not failed:
        return None
    right = max(REASONS, key=counts.__getitem__)
    return Shown({"failed": failed, **counts}, Bars(tuple(Bar(count, why) for why, count in counts.items())), right)


def does_power_pay(tables: Sequence[Told]) -> Shown | None:
    """Whether those who paid most for their Servers won."""
    paid = [told.story for told in tables if told.story.winners and any(told.story.seats["paid"])]
    if not paid:
        return None
    hits = sum(bool(set(top(story.seats["paid"])) & set(story.winners)) for story in paid)
    points = sorted((story.seats["paid"][seat], story.final[seat]) for story, seat in of_people(tables))
    return Shown({"hits": hits, "tables": len(paid)}, Points(tuple(points)), in_thirds(hits, len(paid)))


def own_servers(story: Story, seat: int) -> Own:
    paid, stored = story.seats["paid"][seat], story.final[seat]
    return Own({"paid": paid, "rent": story.seats["rent"][seat], "stored": stored}, (paid, stored))


def does_an_early_lead_hold(tables: Sequence[Told]) -> Shown | None:
    """Whether somebody who led half-way won in the end."""
    raced = [told.story for told in tables if told.story.winners and any(half_way(told.story))]
    if not raced:
        return None
    hits = sum(bool(set(top(half_way(story))) & set(story.winners)) for story in raced)
    figure = curves(tables, "", lambda story: story.winners)
    return Shown({"hits": hits, "tables": len(raced)}, figure, in_thirds(hits, len(raced)))


def half_way(story: Story) -> tuple[int, ...]:
    return story.balances[len(story.balances) // 2]


def own_race(story: Story, seat: int) -> Own:
    return Own({"half": half_way(story)[seat], "stored": story.final[seat], "place": place_of(story, seat)})


CARDS: Final = (
    Card("ch-hot", ("ch-cold-storage", "ch-hot-wallet"), ("both", "cold", "hot", "none"), hot_or_cold, own_vault),
    Card("ch-silence", ("ch-attack-surface",), ("rare", "some", "often"), how_often_silence, own_hacks),
    Card("ch-rates", ("ch-volatility", "ch-exchange"), ("all", "most", "few"), do_rates_hold, own_trades),
    Card("ch-failed", ("ch-counterparty", "ch-irreversible"), REASONS, why_trades_fail, own_trades),
    Card("ch-energy", ("ch-energy", "ch-mining"), ("most", "half", "rarely"), does_power_pay, own_servers),
    Card(
        "ch-race", ("ch-many-coins", "ch-cold-storage"), ("most", "half", "rarely"), does_an_early_lead_hold, own_race
    ),
)
