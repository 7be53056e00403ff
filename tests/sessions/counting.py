"""The figures of every debrief card once more, from the lines of the journals alone, in another way than stories do."""

from sessions import counting_harbour, counting_island, counting_miners, counting_voyage

ROOMS = {"mi": counting_island, "cm": counting_miners, "ch": counting_harbour, "sv": counting_voyage}


def counted(card, tables):
    """What this card shows of these tables, as plain data; None where it is left out."""
    found = getattr(ROOMS[card[:2]], card.replace("-", "_"))(tables)
    return None if found is None else {"right": found[0], "args": found[1], "figure": found[2]}
