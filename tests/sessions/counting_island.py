"""The cards of the island, counted from the lines of the journals alone."""

from collections import Counter
from itertools import accumulate

from sessions.counted_tables import bars, mined, pictures, thirds, tops


def island_rows(table):
    start = table.all("game_began")[0]["tokens"]
    steps = []
    for event in table.events:
        change = [0] * table.seats
        if event["event"] == "paid":
            for field, sign in (("payer", -1), ("payee", 1)):
                if event[field] is not None:
                    change[event[field]] += sign * event["amount"]
        steps.append(change)
    sums = list(
        accumulate(
            steps, lambda one, other: [a + b for a, b in zip(one, other, strict=True)], initial=[start] * table.seats
        )
    )
    return [[start] * table.seats, *(sums[place] for place in table.cut("round_began"))]


def paid(table, why, field):
    sums = Counter()
    for event in table.all("paid"):
        if event["why"] == why:
            sums[event[field]] += event["amount"]
    return [sums[seat] for seat in range(table.seats)]


def mi_first(tables):
    won = [table for table in tables if table.winners]
    hits = sum(bool(tops(mined(table)) & set(table.winners)) for table in won)
    figure = pictures(tables, island_rows, lambda table: tops(mined(table)))
    return (thirds(hits, len(won)), {"hits": hits, "tables": len(won)}, figure) if won else None


def mi_worth(tables):
    rows = []
    for table in tables:
        tried, got, gave = table.per_seat("card_mined"), paid(table, "prize", "payee"), paid(table, "fee", "payer")
        rows += [(tried[seat], got[seat] - gave[seat]) for seat in table.people]
    tried = [gain for times, gain in rows if times]
    if not tried:
        return None
    up, down = sum(gain > 0 for gain in tried), sum(gain < 0 for gain in tried)
    right = "nobody" if not up else "all" if up == len(tried) else "most" if up > len(tried) / 2 else "few"
    by_miners = {}
    tries = fees = 0
    for table in tables:
        miners = 0
        for event in table.events:
            if event["event"] == "block_formed":
                miners = 0
            miners += event["event"] == "card_mined"
            tries += event["event"] == "card_mined"
            fees += event["amount"] if event["event"] == "paid" and event["why"] == "fee" else 0
            if event["event"] == "block_mined":
                by_miners.setdefault(miners, []).append(event["block"]["prize"])
    beside = [
        {
            "value": round(100 * sum(prizes) / (k * len(prizes))) - round(100 * fees / tries),
            "id": str(k),
            "of": len(prizes),
        }
        for k, prizes in sorted(by_miners.items())
        if k
    ]
    figure = {
        "figure": "points",
        "points": sorted(map(list, rows)),
        "beside": {"figure": "bars", "bars": beside, "per": 100},
    }
    return right, {"people": len(rows), "tried": len(tried), "gained": up, "lost": down}, figure


def mi_money(tables):
    begin = sum(table.all("game_began")[0]["tokens"] * table.seats for table in tables)
    flows = Counter()
    for table in tables:
        for event in table.all("paid"):
            if event["payer"] is None:
                flows[event["why"]] += event["amount"]
            if event["payee"] is None:
                flows[event["why"]] -= event["amount"]
    end = begin + sum(flows.values())
    known = ("prize", "start", "fire_square", "fee", "jellyfish_square")
    assert set(flows) <= set(known)
    named = [("begin", begin), *((why, flows[why]) for why in known if flows[why]), ("end", end)]
    return (
        "more" if end > begin else "less" if end < begin else "same",
        {"begin": begin, "end": end},
        bars(*named, add=True),
    )


def mi_cheat(tables):
    lengths = [len(table.all("block_mined")) for table in tables]
    longest = max(range(len(tables)), key=lambda place: (lengths[place], -place))
    blocks = lengths[longest]
    if blocks < 3:
        return None
    args = {"block": -(-blocks // 2), "blocks": blocks, "copies": tables[longest].seats}
    return "after", args, {"figure": "chain", "table": longest}


def mi_nobody(tables):
    nobody = [event["then"] for table in tables for event in table.all("nobody_mined")]
    if not nobody:
        return None
    rules = Counter(table.all("nobody_mined")[-1]["then"] for table in tables if table.all("nobody_mined"))
    then = sorted(rules, key=lambda rule: (-rules[rule], rule))[0]
    formed = sum(len(table.all("block_formed")) for table in tables)
    unpaid = 0
    for table in tables:
        for event in table.events:
            if event["event"] == "block_formed":
                lying = [card["deck"] for card in event["cards"]]
            if event["event"] == "nobody_mined" and event["then"] != "execute":
                unpaid += sum(deck in ("income", "expense") for deck in lying)
    right = {"void": "never", "end": "never", "execute": "anyway", "pending": "later"}[then]
    args = {"blocks": len(nobody), "formed": formed, "unpaid": unpaid}
    return right, args, bars(("mined", formed - len(nobody)), ("nobody", len(nobody)))


def mi_copies(tables):
    found = [{"value": table.seats, "table": place} for place, table in enumerate(tables)]
    args = {"copies": sum(table.seats for table in tables), "tables": len(tables)}
    return "everybody", args, {"figure": "bars", "bars": found}
