"""The figures of every debrief card once more, from the lines of the journals alone, in another way than stories do.

Nothing of the package is used here. A table is a list of events; a card is `(right, args, figure)`, or None.
"""

import json
from collections import Counter


class Table:
    """Everything that one journal says."""

    def __init__(self, journal, people):
        self.people = people
        self.entries = [json.loads(line) for line in journal.splitlines()]
        self.events = [event for entry in self.entries for event in entry["body"].get("events", [])]
        self.seats = len(self.entries[0]["body"]["players"])
        self.winners = next((one["winners"] for one in self.all("game_ended") if "winners" in one), [])

    def all(self, ending):
        return [event for event in self.events if event["event"].endswith(ending)]

    def per_seat(self, ending, field="seat", amount=lambda event: 1):
        sums = Counter()
        for event in self.all(ending):
            if event[field] is not None:
                sums[event[field]] += amount(event)
        return [sums[seat] for seat in range(self.seats)]

    def cut(self, ending, first=1):
        """The places of the events at which a row ends: every beginning of a round but the first."""
        begins = [place for place, event in enumerate(self.events) if event["event"].endswith(ending)]
        return [*begins[first:], len(self.events)]


def tops(numbers):
    return {seat for seat, number in enumerate(numbers) if number and number == max(numbers)}


def thirds(hits, of):
    return "most" if hits / of >= 2 / 3 - 1e-9 else "rarely" if hits / of <= 1 / 3 + 1e-9 else "half"


def thin(rows):
    step = 1
    while (len(rows) + step - 1) // step > 40:
        step += 1
    return [row for place, row in enumerate(rows) if place % step == 0 or place == len(rows) - 1], step


def bars(*named, **more):
    return {"figure": "bars", "bars": [{"value": value, "id": name} for name, value in named], **more}


def lower_middle(numbers):
    return sorted(numbers)[(len(numbers) - 1) // 2]


def groups(numbers, starts):
    ends = [*starts[1:], 10**9]
    return bars(
        *(
            (f"from-{low}", sum(low <= number < high for number in numbers))
            for low, high in zip(starts, ends, strict=True)
        )
    )


def pictures(tables, rows_of, marked):
    found = []
    for place, table in enumerate(tables):
        whole = rows_of(table)
        rows, step = thin(whole)
        mine = {"marked": sorted(marked(table)), "rounds": len(whole) - 1, "rows": rows, "step": step, "table": place}
        found.append(mine)
    return {"figure": "curves", "curves": found}


def mined(table):
    wins = Counter(event["block"]["miner"] for event in table.all("block_mined"))
    return [wins[seat] for seat in range(table.seats)]
