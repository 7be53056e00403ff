"""Tables of a session, one fact a row: what each column holds, and how its rows come about."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from tallystick.exports.taken import PERSON, ReadTable, Taken, played_by, pseudonym
from tallystick.games import CATALOGUE
from tallystick.journal.entries import MOVE
from tallystick.kernel.debrief import Told
from tallystick.kernel.story import Ideas
from tallystick.sessions.debrief import CARD
from tallystick.sessions.learning import thought_by
from tallystick.sessions.questions import bank_of

Cell = str | int | bool | None
Row = tuple[Cell, ...]
TELLING: Final = frozenset(
    ("table", "number", "minutes", "seat", "idea", "seq", "card", "step", "phase", "show", "why", "open", "up", "count")
)
"""What of an action is taken away: numbers and our own words, nothing that somebody wrote."""


class Column(NamedTuple):
    """`kind` is text, number, flag or json; its words are `codebook-TABLE-NAME`."""

    name: str
    kind: str = "text"


class Sheet(NamedTuple):
    """A table that is taken away."""

    name: str
    columns: tuple[Column, ...]
    rows: Callable[[Taken, list[ReadTable]], Iterable[Row]]


def text(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name) for name in names)


def numbers(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name, "number") for name in names)


def plain(value: Any) -> str:
    """As JSON, always in the same order."""
    return msgspec.json.encode(value, order="sorted").decode()


def session_rows(taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    ended = next((entry.t for entry in taken.log if entry.what == "end"), None)
    running = sum(not table.over for table in tables)
    title = taken.title if taken.named else ""
    yield taken.session, taken.game, taken.phase, taken.created, ended, len(taken.people), len(tables), running, title


def people_rows(taken: Taken, _tables: list[ReadTable]) -> Iterator[Row]:
    for one in taken.people:
        name = one.name if taken.named else ""
        yield pseudonym(one.number), one.lang, one.entered, one.late, one.gone, name


def table_rows(_taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    for one in tables:
        opening, last = one.entries[0], one.entries[-1]
        outcome = one.outcome
        reason = outcome.get("reason") or (last.body.get("reason", "") if one.over else "")
        yield (
            one.table.number,
            one.table.sign,
            opening.table,
            one.game,
            opening.body["rules"],
            plain(opening.body["options"]),
            one.started,
            last.t if one.over else None,
            one.over,
            reason,
            one.story.rounds,
            len(one.entries),
            last.seal,
            one.proved,
        )


def seat_rows(_taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    for one in tables:
        for told in one.spells:
            who = pseudonym(told.person)
            yield one.table.number, told.seat, who, told.kind, told.bot, told.first, told.last


def move_rows(_taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    for one in tables:
        before = one.started
        for entry in one.entries:
            if entry.kind != MOVE:
                continue
            kind, person = played_by(one.spells, entry)
            move = one.opened.get(str(entry.seq), entry.body["move"])
            took = None if before is None else max(0, entry.t - before)
            seat = entry.actor if kind == PERSON or kind == "bot" else None
            fields = {name: value for name, value in move.items() if name != "move"}
            yield (
                one.table.number,
                entry.seq,
                entry.t,
                seat,
                kind,
                pseudonym(person),
                move["move"],
                took,
                ",".join(map(str, one.waited_for.get(entry.seq, ()))),
                plain(fields),
            )
            before = entry.t


@cache
def ideas_in(game: str) -> Ideas:
    return Ideas(CATALOGUE[game].concepts)


def event_rows(_taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    for one in tables:
        ideas = ideas_in(one.game)
        for entry in one.entries:
            for place, event in enumerate(entry.body.get("events", ())):
                fields = {name: value for name, value in event.items() if name not in ("event", "seat")}
                seat = event.get("seat")
                told = event["event"], ideas.of(event), seat if isinstance(seat, int) else None
                yield one.table.number, entry.seq, place, entry.t, *told, plain(fields)


def balance_rows(_taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    for one in tables:
        for number, row in enumerate(one.whole.balances):
            for seat, amount in enumerate(row):
                yield one.table.number, number, seat, pseudonym(one.person_at(seat)), amount


def moment_rows(_taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    for one in tables:
        for moment in one.whole.moments:
            seats = ",".join(map(str, moment.seats))
            yield one.table.number, moment.seq, moment.round, moment.id, moment.idea, seats, moment.size


def quiz_rows(taken: Taken, _tables: list[ReadTable]) -> Iterator[Row]:
    bank = bank_of(taken.game)
    if bank is None:
        return
    for answer in taken.answers:
        question = bank.question(answer.question)
        if question is None or answer.phase == CARD:
            continue
        yield (
            pseudonym(answer.number),
            answer.phase,
            question.id,
            question.concept,
            question.form,
            bank.version,
            answer.option,
            answer.option == 0,
            thought_by(bank, answer),
            answer.ms,
            answer.t,
        )


def question_rows(taken: Taken, _tables: list[ReadTable]) -> Iterator[Row]:
    """What was asked, so that whoever has the answers needs nothing else to read them."""
    bank = bank_of(taken.game)
    given = {answer.question for answer in taken.answers if answer.phase != CARD}
    for question in bank.questions if bank else ():
        for place, option in enumerate(question.options if question.id in given else ()):
            asked = question.id, question.concept, question.form, place, option.right
            thought = bank.thinks.get(option.thinks, {}) if bank else {}
            for language in ("en", "fr"):
                said = question.asks[language], getattr(option, language), thought.get(language, "")
                yield *asked, option.thinks, language, *said


def prediction_rows(taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    told = [
        Told(one.story, tuple(seat for seat in range(len(one.story.final)) if one.person_at(seat)))
        for one in tables
        if one.over
    ]
    cards = {card.id: card for card in CATALOGUE[taken.game].cards}
    right: dict[str, str] = {}
    for answer in taken.answers:
        card = cards.get(answer.question)
        if answer.phase != CARD or card is None or not 0 <= answer.option < len(card.options):
            continue
        if card.id not in right:
            shown = card.look(told)
            right[card.id] = shown.right if shown else ""
        chosen = card.options[answer.option]
        yield pseudonym(answer.number), card.id, chosen, right[card.id], chosen == right[card.id], answer.t


def action_rows(taken: Taken, _tables: list[ReadTable]) -> Iterator[Row]:
    for entry in taken.log:
        told = {name: value for name, value in entry.body.items() if name in TELLING}
        by = pseudonym(int(entry.by)) if entry.by.isdecimal() else entry.by
        yield entry.seq, entry.t, by, entry.what, plain(told)


def idea_rows(_taken: Taken, tables: list[ReadTable]) -> Iterator[Row]:
    for one in tables:
        for idea, times in one.story.ideas.items():
            yield one.table.number, idea, times


SHEETS: Final = (
    Sheet(
        "session",
        (
            *text("session", "game", "phase"),
            *numbers("created", "ended", "people", "tables", "running"),
            *text("title"),
        ),
        session_rows,
    ),
    Sheet(
        "people",
        (*text("person", "lang"), *numbers("entered"), Column("late", "flag"), Column("gone", "flag"), *text("name")),
        people_rows,
    ),
    Sheet(
        "tables",
        (
            *numbers("table"),
            *text("sign", "id", "game"),
            *numbers("rules"),
            Column("options", "json"),
            *numbers("started", "ended"),
            Column("over", "flag"),
            *text("outcome"),
            *numbers("rounds", "entries"),
            *text("head"),
            Column("verified", "flag"),
        ),
        table_rows,
    ),
    Sheet(
        "seats", (*numbers("table", "seat"), *text("person", "kind", "bot"), *numbers("from_seq", "to_seq")), seat_rows
    ),
    Sheet(
        "moves",
        (
            *numbers("table", "seq", "t", "seat"),
            *text("kind", "person", "move"),
            *numbers("took_ms"),
            *text("waited_for"),
            Column("fields", "json"),
        ),
        move_rows,
    ),
    Sheet(
        "events",
        (*numbers("table", "seq", "place", "t"), *text("event", "idea"), *numbers("seat"), Column("fields", "json")),
        event_rows,
    ),
    Sheet("balances", (*numbers("table", "round", "seat"), *text("person"), *numbers("amount")), balance_rows),
    Sheet(
        "moments",
        (*numbers("table", "seq", "round"), *text("moment", "idea", "seats"), *numbers("size")),
        moment_rows,
    ),
    Sheet("ideas", (*numbers("table"), *text("idea"), *numbers("times")), idea_rows),
    Sheet(
        "quiz",
        (
            *text("person", "phase", "question", "idea", "form"),
            *numbers("version", "option"),
            Column("right", "flag"),
            *text("thinks"),
            *numbers("ms", "t"),
        ),
        quiz_rows,
    ),
    Sheet(
        "questions",
        (
            *text("question", "idea", "form"),
            *numbers("option"),
            Column("right", "flag"),
            *text("thinks", "lang", "asks", "says", "thought"),
        ),
        question_rows,
    ),
    Sheet(
        "predictions",
        (*text("person", "card", "chosen", "right"), Column("was_right", "flag"), *numbers("t")),
        prediction_rows,
    ),
    Sheet("actions", (*numbers("seq", "t"), *text("by", "what"), Column("fields", "json")), action_rows),
)
"""Every table, in the order in which a reader wants them. A table that still runs is told as far as it is."""

ONE_TABLE: Final = ("tables", "seats", "moves", "events", "balances", "moments", "ideas")
"""What a table without a session has."""
