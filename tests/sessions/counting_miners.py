"""The cards of CryptoMiner, counted from the lines of the journals alone."""

from collections import Counter

from sessions.counted_tables import bars, groups, lower_middle, mined, thirds, tops


def number_on(card):
    return int(card.rstrip("ABCD"))


def coins(table):
    return [
        sum(one["block"]["coins"] for one in table.all("block_mined") if one["block"]["miner"] == seat)
        for seat in range(table.seats)
    ]


def cm_claims(tables):
    claimed = [table for table in tables if table.winners and table.all("block_claimed")]
    hits = sum(bool(tops(table.per_seat("block_claimed")) & set(table.winners)) for table in claimed)
    points = [[table.per_seat("block_claimed")[seat], coins(table)[seat]] for table in tables for seat in table.people]
    figure = {"figure": "points", "points": sorted(points), "beside": None}
    return (thirds(hits, len(claimed)), {"hits": hits, "tables": len(claimed)}, figure) if claimed else None


def cm_fit(tables):
    blocks = [event["block"] for table in tables for event in table.all("block_mined")]
    over = [number_on(block["mined_with"]) - sum(card["value"] for card in block["cards"]) for block in blocks]
    if not over:
        return None
    usual = lower_middle(over)
    right = "exact" if usual <= 1 else "close" if usual < 5 else "far"
    return right, {"blocks": len(over), "exact": over.count(0), "usual": usual}, groups(over, (0, 1, 3, 6))


def cm_vain(tables):
    claims = sum(len(table.all("block_claimed")) for table in tables)
    why = Counter(event["why"] for table in tables for event in table.all("card_returned"))
    if not claims:
        return None
    vain = why["outbid"] + why["unlinked"]
    right = "few" if vain / claims < 0.25 else "some" if vain / claims <= 0.5 else "many"
    named = [("won", claims - vain), ("outbid", why["outbid"]), ("unlinked", why["unlinked"])]
    return right, {"claims": claims, "vain": vain}, bars(*(one for one in named if one[1]))


def cm_tries(tables):
    claims = sum(len(table.all("block_claimed")) for table in tables)
    swaps = sum(len(table.all("card_substituted")) for table in tables)
    if not claims or not swaps:
        return None
    points = [
        [table.per_seat("card_substituted")[seat], mined(table)[seat]] for table in tables for seat in table.people
    ]
    right = "rarely" if swaps / claims < 0.5 else "once" if swaps / claims <= 1.5 else "often"
    return right, {"claims": claims, "swaps": swaps}, {"figure": "points", "points": sorted(points), "beside": None}


def cm_waited(tables):
    waited, left = [], 0
    for table in tables:
        rounds, formed, current = {}, 0, 0
        for event in table.events:
            if event["event"] == "cm_round_began":
                current = event["round"]
            elif event["event"] == "cm_block_formed":
                rounds[event["block"]], formed = current, formed + 1
            elif event["event"] == "cm_block_mined":
                waited.append(current - rounds.pop(event["block"]["number"]))
        left += len(rounds)
    if not waited:
        return None
    usual = lower_middle(waited)
    figure = groups(waited, (0, 1, 2, 4))
    figure["bars"].append({"value": left, "id": "left"})
    args = {"blocks": len(waited), "usual": usual, "left": left}
    return "once" if usual <= 1 else "few" if usual <= 3 else "long", args, figure
