"""The cards of a voyage, counted from the lines of the journals alone."""

from collections import Counter

from sessions.counted_tables import bars, groups, lower_middle, pictures, thirds, tops


def statements(table):
    return table.all("statement_made")


def wrote(table, end=None):
    found = [0] * table.seats
    for event in table.events[:end]:
        if event["event"] == "sv_statement_made":
            for seat in event["authors"]:
                found[seat] += 1
    return found


def turn_starts(table):
    return table.cut("turn_began", first=0)


def voyage_rows(table):
    began = table.all("game_began")[0]
    now = [began["coins"] if seat in began["players"] else 0 for seat in range(table.seats)]
    ends, rows = turn_starts(table), []
    for place, event in enumerate([*table.events, {"event": ""}]):
        if place in ends:
            rows.append(list(now))
        if event["event"] == "sv_coins_changed":
            now[event["seat"]] = event["coins"]
    return rows


def shape(table):
    """Parts, highest degree and isolated entities, of the whole graph at the end."""
    merged = {event["node"]: event["into"] for event in table.all("entities_merged")}

    def real(node):
        while node in merged:
            node = merged[node]
        return node

    nodes = {real(event["entity"]) for event in table.all("entity_placed")}
    names = {node: set() for node in nodes}
    beside = {node: set() for node in nodes}
    for event in statements(table):
        knot, ends = event["statement"], {real(event["subject"]), real(event["object"])}
        beside.setdefault(knot, set())
        for end in ends:
            beside[knot].add(end)
            beside.setdefault(end, set()).add(knot)
            if end in names:
                names[end].add(knot)
    seen, parts = set(), 0
    for node in beside:
        if node in seen:
            continue
        parts += 1
        front = [node]
        while front:
            one = front.pop()
            if one not in seen:
                seen.add(one)
                front += beside[one]
    degrees = [len(knots) for knots in names.values()]
    return parts, max(degrees, default=0), degrees.count(0)


def sv_authors(tables):
    some = [table for table in tables if statements(table)]
    hits = sum(max(wrote(table)) / len(statements(table)) > 0.5 for table in some)
    args = {"hits": hits, "tables": len(some), "statements": sum(len(statements(table)) for table in some)}
    figure = pictures(
        tables, lambda table: [wrote(table, end) for end in turn_starts(table)], lambda table: tops(wrote(table))
    )
    return (thirds(hits, len(some)), args, figure) if some else None


def sv_parts(tables):
    shapes = [shape(table) for table in tables]
    usual = lower_middle([parts for parts, _, _ in shapes])
    found = []
    for place, (table, (parts, _, _)) in enumerate(zip(tables, shapes, strict=True)):
        found.append({"value": parts, "of": len(table.all("entity_placed")), "table": place})
    args = {"usual": usual, "isolated": sum(alone for _, _, alone in shapes), "tables": len(tables)}
    args["hub"] = max(degree for _, degree, _ in shapes)
    return "one" if usual == 1 else "few" if usual <= 3 else "many", args, {"figure": "bars", "bars": found}


def sv_sources(tables):
    kinds = Counter(event["kind"] for table in tables for event in statements(table))
    if not kinds:
        return None
    share = kinds["meta"] / kinds.total()
    right = "hardly" if share < 0.1 else "some" if share <= 1 / 3 + 1e-9 else "many"
    figure = bars(("plain", kinds["plain"]), ("meta", kinds["meta"]))
    return right, {"statements": kinds.total(), "metas": kinds["meta"]}, figure


def sv_votes(tables):
    apart = [abs(event["votes"] - event["against"]) for table in tables for event in table.all("quarrel_settled")]
    if not apart:
        return None
    close = sum(number < 2 for number in apart)
    args = {"quarrels": len(apart), "close": close}
    return "close" if close / len(apart) > 0.5 else "clear", args, groups(apart, (0, 1, 2, 3))


def sv_together(tables):
    several = Counter(len(event["authors"]) > 1 for table in tables for event in statements(table))
    if not several:
        return None
    args = {"statements": several.total(), "shared": several[True]}
    return thirds(several[True], several.total()), args, bars(("alone", several[False]), ("together", several[True]))


def sv_harmony(tables):
    levels = [event["level"] for table in tables for event in table.all("game_ended")]
    good = sum(level in ("excellent", "great") for level in levels)
    figure = pictures(tables, voyage_rows, lambda table: [])
    return (thirds(good, len(levels)), {"hits": good, "tables": len(levels)}, figure) if levels else None
