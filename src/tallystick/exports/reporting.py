"""The lesson on one page, as data: what a browser draws and what is written as a file say the same."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tallystick.exports.taken import BOT, ReadTable, Taken
from tallystick.sessions.debrief import Found, Held, Ready, ready_cards
from tallystick.sessions.learning import MORE, Learned, gain_of, learned
from tallystick.sessions.ports import Happened
from tallystick.sessions.questions import bank_of

NOTED: Final = (
    "seat",
    "begin",
    "pause",
    "resume",
    "more_time",
    "last_round",
    "together",
    "quiz",
    "end",
    "look",
    "stop",
)
"""What of the hour is told, by the name of the action."""
MOST_NOTES: Final = 14
MOST_MOMENTS: Final = 4
MOST_THOUGHTS: Final = 4
MOST_ASKED: Final = 3
"""The page is one page: it tells what was understood least."""


class TableRow(msgspec.Struct, frozen=True):
    number: int
    sign: str
    table: str
    over: bool
    outcome: str
    rounds: int
    most: int
    """The best result at the table."""
    made: int
    """What all of them made: blocks, or statements."""
    round_ms: int
    entries: int
    proved: bool | None
    """Whether every seal, die and card of it was found right; nobody can say while it runs."""


class Note(msgspec.Struct, frozen=True):
    """Something that whoever led the hour did."""

    t: int
    what: str
    table: int | None = None
    minutes: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """A card that was asked: how many thought right, and the numbers of its sentences."""

    args: dict[str, int]
    card: str
    answers: int
    right: int


class Report(msgspec.Struct, frozen=True):
    session: str
    title: str
    game: str
    created: int
    ended: int | None
    phase: str
    people: int
    bots: int
    entries: int
    parts: tuple[dict[str, Any], ...]
    notes: tuple[Note, ...]
    looked: int
    tables: tuple[TableRow, ...]
    learned: tuple[Learned, ...]
    gain: int | None
    more: int
    """How many ideas more people know now, for certain."""
    asked: tuple[Asked, ...]
    """The cards of which fewer than half thought right, the most surprising first."""
    moments: tuple[Found, ...]
    unmet: tuple[str, ...]
    """Ideas that were asked about and hardly met at any table."""
    thinks: tuple[tuple[str, dict[str, str]], ...]
    """What is still thought wrongly, of the ideas where most people do, in every language."""
    retention_days: int


def report_of(taken: Taken, tables: Sequence[ReadTable]) -> Report:
    results = results_of(taken)
    held = held_of(tables)
    cards = ready_cards(taken.game, held, taken.answers, taken.kept)
    bank = bank_of(taken.game)
    wrong = sorted((one for one in results if one.thinks and one.wrong > 1), key=lambda one: -one.wrong)
    thoughts = tuple((one.idea, bank.thinks[one.thinks]) for one in wrong[:MOST_THOUGHTS] if bank)
    met = {idea for one in tables for idea in (*one.story.ideas, *(moment.idea for moment in one.story.moments))}
    return Report(
        session=taken.session,
        title=taken.title,
        game=taken.game,
        created=taken.created,
        ended=next((entry.t for entry in taken.log if entry.what == "end"), None),
        phase=taken.phase,
        people=len(taken.people),
        bots=sum(
            any(spell.kind == BOT and spell.seat == seat for spell in one.spells)
            for one in tables
            for seat in range(len(one.story.final))
        ),
        entries=sum(len(one.entries) for one in tables),
        parts=taken.parts,
        notes=tuple(notes_in(taken.log)),
        looked=sum(entry.what == "look" for entry in taken.log),
        tables=tuple(row_of(one) for one in tables),
        learned=tuple(results),
        gain=gain_of(results),
        more=sum(one.says == MORE for one in results),
        asked=tuple(misjudged(asked_in(cards))),
        moments=tuple(moments_in(cards)),
        unmet=tuple(idea for idea in taken.ideas if idea not in met),
        thinks=thoughts,
        retention_days=taken.retention_days,
    )


def results_of(taken: Taken) -> list[Learned]:
    bank = bank_of(taken.game)
    return [] if bank is None else learned(bank, taken.ideas, taken.answers)


def held_of(tables: Sequence[ReadTable]) -> list[Held]:
    return [
        Held(
            one.table.number,
            one.table.sign,
            one.entries[0].table,
            one.story,
            tuple(seat for seat in range(len(one.story.final)) if one.person_at(seat)),
        )
        for one in tables
        if one.over and one.started is not None
    ]


def row_of(one: ReadTable) -> TableRow:
    story = one.story
    took = (one.entries[-1].t - one.started) if one.started else 0
    return TableRow(
        one.table.number,
        one.table.sign,
        one.entries[0].table,
        one.over,
        story.reason,
        story.rounds,
        max(story.final, default=0),
        sum(story.seats.get("mined", ())),
        took // story.rounds if story.rounds else 0,
        len(one.entries),
        one.proved,
    )


def notes_in(log: Sequence[Happened]) -> list[Note]:
    told = [entry for entry in log if entry.what in NOTED]
    return [Note(one.t, one.what, number(one.body.get("table")), number(one.body.get("minutes"))) for one in told][
        :MOST_NOTES
    ]


def number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def asked_in(cards: Sequence[Ready]) -> list[Asked]:
    return [
        Asked(one.shown.args, one.card, sum(one.thoughts), one.thoughts[one.options.index(one.shown.right)])
        for one in cards
        if sum(one.thoughts)
    ]


def misjudged(asked: Sequence[Asked]) -> list[Asked]:
    surprising = [one for one in asked if 2 * one.right < one.answers]
    return sorted(surprising, key=lambda one: one.right / one.answers)[:MOST_ASKED]


def moments_in(cards: Sequence[Ready]) -> list[Found]:
    """Kept ones first, each table and entry once."""
    found: dict[tuple[str, int], Found] = {}
    for one in sorted((card.moment for card in cards if card.moment), key=lambda moment: not moment.kept):
        found.setdefault((one.table, one.seq), one)
    return list(found.values())[:MOST_MOMENTS]
