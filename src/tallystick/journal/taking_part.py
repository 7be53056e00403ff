"""Whose seeds made the chance of a table, and which starts came to nothing before; both as its journal tells it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tallystick.journal.entries import NOTE, SEED_COMMITTED, SEED_OPENED, START, Entry

SEATED: Final = "seated"
"""Who sat where at the start: `person`, or a bot's name."""
LEFT_OUT: Final = "left_out"
"""A person's seat whose seed is not in the chance, and why."""
START_AGAIN: Final = "start_again"
"""The start before this one came to nothing."""

AWAY: Final = "away"
LATE: Final = "late"
NO_SEED: Final = "no_seed"
OTHER_SEED: Final = "other_seed"
NOT_SAID: Final = "not_said"
REASONS: Final = (AWAY, LATE, NO_SEED, OTHER_SEED)
"""Not connected; asked, but not heard in time; promised no seed; promised another one than stands in the journal."""


class TakingPart(msgspec.Struct, frozen=True):
    """The seats by what became of their seeds. A bot's seed is as good as the server's own, so it proves nothing."""

    people: tuple[int, ...]
    """Seats of people whose seeds are in the chance."""
    left_out: dict[int, str]
    """Those whose seeds are not, and the reason that was written down."""
    bots: tuple[int, ...]
    held_back: tuple[int, ...]
    """Bots whose seeds were promised and are not in: whoever runs them chose between two deals with each."""
    opened: frozenset[int | None]
    """Every seat whose seed is in, a bot's too."""
    tries: int
    """How often the start was begun."""

    @property
    def seats(self) -> int:
        """How many seats are people's."""
        return len(self.people) + len(self.left_out)

    @property
    def is_shared(self) -> bool:
        """Whether two people at least took part: no one of them could have made the chance with the server."""
        return len(self.people) > 1


def taking_part(entries: Sequence[Entry]) -> TakingPart:
    """What the entries of a proved journal say up to the start; a reason that we do not know counts as not said."""
    players = list(entries[0].body["players"])
    reasons: dict[int, str] = {}
    seeds: set[int | None] = set()
    promised: set[int | None] = set()
    again = 0
    for entry in entries:
        note = entry.body.get("note") if entry.kind == NOTE else None
        if entry.kind == START:
            break
        if entry.kind == SEED_OPENED:
            seeds.add(entry.actor)
        elif entry.kind == SEED_COMMITTED:
            promised.add(entry.actor)
        elif note == START_AGAIN:
            again += 1
        elif note == LEFT_OUT and entry.body.get("reason") in REASONS and isinstance(entry.body.get("seat"), int):
            reasons[entry.body["seat"]] = entry.body["reason"]
        elif note == SEATED and len(entry.body["players"]) == len(players):
            players = [kind if kind == "person" else f"bot:{kind}" for kind in entry.body["players"]]
    bots = tuple(seat for seat, kind in enumerate(players) if str(kind).startswith("bot:"))
    people = [seat for seat in range(len(players)) if seat not in bots]
    return TakingPart(
        people=tuple(seat for seat in people if seat in seeds),
        left_out={seat: reasons.get(seat, NOT_SAID) for seat in people if seat not in seeds},
        bots=bots,
        held_back=tuple(seat for seat in bots if seat in promised - seeds),
        opened=frozenset(seeds),
        tries=bool(promised) + again,
    )


def promised_by(entries: Sequence[Entry], commit: str) -> int | None:
    """The seat that promised the seed with this commitment, if one did."""
    return next((e.actor for e in entries if e.kind == SEED_COMMITTED and e.body["commit"] == commit), None)
