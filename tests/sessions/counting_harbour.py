"""The cards of Blockchain, counted from the lines of the journals alone."""

from collections import Counter

from sessions.counted_tables import bars, pictures, thin, thirds, tops


def stored_at(table, end):
    found = [0] * table.seats
    for event in table.events[:end]:
        if event["event"] == "ch_coins_stored":
            found[event["seat"]] = event["stored"]
        elif event["event"] == "ch_player_out":
            found[event["seat"]] = 0
    return found


def wallets_at(table, end):
    found = [table.all("game_began")[0]["coins_each"] * 5] * table.seats
    for event in table.events[:end]:
        kind = event["event"]
        if kind == "ch_server_paid":
            found[event["payer"]] -= event["price"]
            found[event["payee"]] += event["price"]
        elif kind == "ch_trade_done":
            found[event["seat"]] += event["got"] - event["given"]
            found[event["partner"]] += event["given"] - event["got"]
        elif kind == "ch_trade_failed":
            found[event["seat"]] -= event["lost"]
            found[event["partner"]] += event["lost"]
        elif kind == "ch_coins_stored":
            found[event["seat"]] -= sum(event["coins"])
        elif kind == "ch_player_out":
            found[event["seat"]] = 0
    return found


def laps(table):
    """The events before which a new lap of everybody begins, and the end."""
    return [
        place
        for place, event in enumerate(table.events)
        if event["event"] == "ch_turn_began" and event["turn"] % table.seats == 1 % table.seats
    ] + [len(table.events)]


def harbour_rows(table):
    return [stored_at(table, end) for end in laps(table)]


def scammed(table):
    return [event["lost"] for event in table.all("trade_failed") if event["why"] == "scam"]


def ch_hot(tables):
    coins = sum(sum(scammed(table)) for table in tables)
    scams = sum(len(scammed(table)) for table in tables)
    out = sum(len(table.all("player_out")) for table in tables)
    place = max(range(len(tables)), key=lambda at: (sum(scammed(tables[at])), len(tables[at].all("hack_played")), -at))
    table = tables[place]
    lower, step = thin(harbour_rows(table))
    marks, lap, active = [], 0, 0
    begins = set(laps(table)[:-1])
    for at, event in enumerate(table.events):
        lap += at in begins
        if event["event"] == "ch_turn_began":
            active = event["seat"]
        if event["event"] == "ch_hack_played":
            marks.append({"at": lap, "kind": "hack", "seat": active})
        if event["event"] == "ch_trade_failed" and event["why"] == "scam":
            marks.append({"at": lap, "kind": "scam", "seat": event["seat"]})
    upper, _ = thin([wallets_at(table, end) for end in laps(table)])
    figure = {"figure": "areas", "lower": lower, "marks": marks[:40], "step": step, "table": place, "upper": upper}
    return "hot" if coins else "none", {"coins": coins, "scams": scams, "out": out}, figure


def ch_silence(tables):
    windows = sum(len(table.all("window_opened")) for table in tables)
    own = Counter()
    lapsed = 0
    for table in tables:
        here = meant = 0
        for entry in table.entries:
            asked = entry["body"].get("move", {}).get("move")
            here += sum(
                one["event"] == "ch_hack_played" and asked != "play_hack" for one in entry["body"].get("events", [])
            )
        meant = sum(
            bool(move.get("hack")) for move in table.entries[-1]["body"]["moves"].values() if move["move"] == "answer"
        )
        own["hacks"] += here
        lapsed += meant - here
    hacks = own["hacks"]
    if not windows:
        return None
    right = "rare" if hacks / windows < 0.05 else "some" if hacks / windows <= 0.2 else "often"
    figure = bars(("silent", windows - hacks), ("hacked", hacks), ("lapsed", lapsed))
    return right, {"windows": windows, "hacks": hacks, "lapsed": lapsed}, figure


def ch_rates(tables):
    done = changed = dice = 0
    for table in tables:
        dice += len(table.all("dice_swapped")) + len(table.all("die_rerolled"))
        for event in table.events:
            if event["event"] == "ch_trade_announced":
                said = event["offer"], event["ask"]
            elif event["event"] == "ch_trade_done":
                done += 1
                changed += said != (event["given"], event["got"])
    if not done:
        return None
    right = "all" if not changed else "most" if changed / done <= 0.4 else "few"
    return right, {"done": done, "changed": changed, "dice": dice}, bars(("same", done - changed), ("changed", changed))


def ch_failed(tables):
    why = Counter(event["why"] for table in tables for event in table.all("trade_failed"))
    reasons = ("scam", "cannot_pay", "cancelled")
    if not why:
        return None
    right = sorted(reasons, key=lambda reason: -why[reason])[0]
    args = {"failed": why.total(), **{reason: why[reason] for reason in reasons}}
    return right, args, bars(*((reason, why[reason]) for reason in reasons))


def ch_energy(tables):
    spent = {id(table): table.per_seat("server_paid", "payer", lambda event: event["price"]) for table in tables}
    able = [table for table in tables if table.winners and any(spent[id(table)])]
    hits = sum(bool(tops(spent[id(table)]) & set(table.winners)) for table in able)
    points = [[spent[id(table)][seat], harbour_rows(table)[-1][seat]] for table in tables for seat in table.people]
    figure = {"figure": "points", "points": sorted(points), "beside": None}
    return (thirds(hits, len(able)), {"hits": hits, "tables": len(able)}, figure) if able else None


def ch_race(tables):
    halves = [(table, thin(harbour_rows(table))[0]) for table in tables if table.winners]
    halves = [(table, rows[len(rows) // 2]) for table, rows in halves if any(rows[len(rows) // 2])]
    hits = sum(bool(tops(row) & set(table.winners)) for table, row in halves)
    figure = pictures(tables, harbour_rows, lambda table: table.winners)
    return (thirds(hits, len(halves)), {"hits": hits, "tables": len(halves)}, figure) if halves else None
