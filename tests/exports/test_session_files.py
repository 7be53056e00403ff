"""What is taken away of a session: whole, tidy, the same twice, harmless, and nameless unless names were asked for."""

import csv
import io
import json
import sys
from itertools import pairwise
from uuid import UUID
from zipfile import ZipFile

import msgspec
import polars
import pytest

from exports.sessions import HOSTILE, taken
from sessions.classes import played
from tallystick.exports import xapi
from tallystick.exports.session_files import FILES, Files
from tallystick.exports.taken import ReadTable, TakenTable, spells
from tallystick.exports.tidy import SHEETS
from tallystick.journal.verify import read_entries, verify
from tallystick.kernel.refusals import Refused
from tallystick.sessions.learning import learned
from tallystick.sessions.questions import bank_of

GAMES = ["market-island", "cryptominer", "blockchain", "shelves-voyage"]


def made(name, **how):
    return b"".join(Files(taken(**how), "en").file(name))


def unzipped(zipped):
    with ZipFile(io.BytesIO(zipped)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def rows_of(written):
    return list(csv.reader(io.StringIO(written.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_the_same_byte_for_byte_twice(game):
    files = made("all.zip", game=game)
    assert files == made("all.zip", game=game)
    names = set(unzipped(files))
    assert {
        "README.md",
        "report.html",
        "plan.toml",
        "xapi.jsonl",
        "csv/codebook.csv",
        "journals/001-shell.jsonl",
    } <= names
    for sheet in SHEETS:
        assert {f"csv/{sheet.name}.csv", f"jsonl/{sheet.name}.jsonl", f"parquet/{sheet.name}.parquet"} <= names


@pytest.mark.parametrize("game", GAMES)
def test_csv_json_lines_and_parquet_hold_the_same(game):
    files = unzipped(made("all.zip", game=game))
    for sheet in SHEETS:
        rows = rows_of(files[f"csv/{sheet.name}.csv"])
        lines = [json.loads(line) for line in files[f"jsonl/{sheet.name}.jsonl"].splitlines()]
        frame = polars.read_parquet(files[f"parquet/{sheet.name}.parquet"])
        assert rows[0] == [column.name for column in sheet.columns] == frame.columns
        assert len(rows) - 1 == len(lines) == frame.height
        for row, line in zip(rows[1:], lines, strict=True):
            for cell, column in zip(row, sheet.columns, strict=True):
                value = line[column.name]
                if column.kind == "json":
                    assert json.loads(cell) == value
                elif column.kind == "number":
                    assert cell == ("" if value is None else str(value))


def test_every_column_is_in_the_codebook():
    rows = rows_of(unzipped(made("csv.zip"))["codebook.csv"])
    assert [row[:2] for row in rows[1:]] == [[sheet.name, column.name] for sheet in SHEETS for column in sheet.columns]
    assert all(row[3] for row in rows)


def test_no_cell_is_a_formula_and_no_name_breaks_a_row():
    files = unzipped(made("csv.zip", named=True))
    rows = rows_of(files["people.csv"])
    assert len(rows) == 25
    assert all(len(row) == len(rows[0]) for row in rows)
    for written in files.values():
        for row in rows_of(written):
            assert not any(cell[:1] in ("=", "+", "@", "\t", "\r", "\n") for cell in row)
    names = [row[-1] for row in rows[1:]]
    assert any(name.startswith("'=HYPERLINK") for name in names)


def test_names_and_the_title_are_in_no_file_unless_they_are_asked_for():
    plain, named = made("all.zip"), made("all.zip", named=True)
    for name, written in unzipped(plain).items():
        for token in HOSTILE[:-2]:
            assert token.encode() not in written, (name, token)
            assert json.dumps(token)[1:-1].encode() not in written, (name, token)
    assert b"'=HYPERLINK" in unzipped(named)["csv/people.csv"]
    assert b"abababab" not in b"".join(unzipped(named).values()), "no hash of a token"


def test_every_journal_in_the_zip_can_be_proved():
    for name, journal in unzipped(made("journals.zip")).items():
        if name.endswith(".jsonl"):
            verify(journal)
            assert read_entries(journal)


def test_a_report_is_one_file_without_a_script_in_both_languages():
    for language in ("en", "fr"):
        written = b"".join(Files(taken(named=True), language).file("report.html")).decode()
        assert f'lang="{language}"' in written
        assert "<script" not in written
        assert "src=" not in written
        assert "http://" not in written.replace("http://x", "")
        assert "&lt;script&gt;" not in written, "no name of a person stands in a report"
        assert "&#x27;" in written or "&quot;" in written, "the title is escaped"


def test_a_running_table_is_told_as_far_as_it_is_and_the_files_say_so():
    whole = taken()
    cut = whole.tables[0].journal.splitlines(keepends=True)[:-3]
    running = msgspec.structs.replace(whole.tables[0], journal=b"".join(cut))
    files = unzipped(
        b"".join(Files(msgspec.structs.replace(whole, tables=(running, *whole.tables[1:])), "en").file("all.zip"))
    )
    assert b"still ran" in files["README.md"]
    tables = rows_of(files["csv/tables.csv"])
    assert tables[1][tables[0].index("over")] == "false"
    assert rows_of(files["csv/session.csv"])[1][7] == "1"
    assert b"still running" in files["report.html"]


def test_a_class_of_one_and_a_session_without_tables_can_be_taken():
    one = msgspec.structs.replace(taken(people=1), tables=taken().tables[:1])
    none = msgspec.structs.replace(taken(), tables=(), answers=())
    for session in (one, none):
        files = unzipped(b"".join(Files(session, "fr").file("all.zip")))
        assert files["report.html"]


def test_a_missing_extra_is_said_in_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Refused) as refused:
        made("parquet.zip")
    assert refused.value.code == "needs_parquet_extra"
    assert b"parquet" in unzipped(made("all.zip"))["parquet/README.txt"]


def test_an_unknown_file_is_refused():
    with pytest.raises(Refused) as refused:
        made("../../etc/passwd")
    assert refused.value.code == "no_such_file"
    assert "all.zip" in FILES


def test_a_seat_is_told_by_who_played_it_when():
    entries = read_entries(taken().tables[0].journal)
    note = msgspec.structs.replace(entries[3], kind="note", body={"note": "taken_over", "seat": 0, "bot": "good"})
    back = msgspec.structs.replace(entries[5], kind="note", body={"note": "given_back", "seat": 0})
    person = msgspec.structs.replace(
        entries[0], body={**entries[0].body, "players": ["person"] * len(entries[0].body["players"])}
    )
    late = msgspec.structs.replace(entries[7], kind="note", body={"note": "given", "seat": 0, "to": 9})
    played = [person, *entries[1:3], note, entries[4], back, entries[6], late, *entries[8:]]
    told = [one for one in spells(played, (7,)) if one.seat == 0]
    assert [(one.kind, one.person, one.first, one.last) for one in told] == [
        ("person", 7, 0, 2),
        ("bot", 0, 3, 4),
        ("person", 7, 5, 6),
        ("person", 9, 7, len(entries) - 1),
    ]


def test_balances_are_told_for_every_round_also_of_a_long_game():
    journal = played("cryptominer", 3, {}, 5, people=(0, 1, 2))
    table = TakenTable(1, "shell", journal, (1, 2, 3))
    one = ReadTable(table)
    assert one.story.step > 1, "the wall is told fewer rounds"
    session = msgspec.structs.replace(taken(game="cryptominer"), tables=(table,))
    rows = rows_of(unzipped(b"".join(Files(session, "en").file("csv.zip")))["balances.csv"])[1:]
    assert len(rows) == 3 * (one.story.rounds + 1)
    assert [int(row[1]) for row in rows[::3]] == list(range(one.story.rounds + 1))
    assert [int(row[4]) for row in rows[-3:]] == list(one.story.final)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_proved_and_every_move_came_of_a_seat_that_was_waited_for(game):
    files = unzipped(made("csv.zip", game=game))
    heads, *tables = rows_of(files["tables.csv"])
    assert {row[heads.index("verified")] for row in tables} == {"true"}
    heads, *moves = rows_of(files["moves.csv"])
    by = {name: place for place, name in enumerate(heads)}
    for row in moves:
        assert row[by["seat"]] == "" or row[by["seat"]] in row[by["waited_for"]].split(",")


def test_answers_are_told_with_what_somebody_may_think():
    session = taken()
    rows = rows_of(unzipped(made("csv.zip"))["quiz.csv"])
    assert len(rows) - 1 == sum(answer.phase != "card" for answer in session.answers)
    bank = bank_of("market-island")
    by = {name: place for place, name in enumerate(rows[0])}
    found = learned(bank, ["link"], session.answers)[0]
    right = [
        row
        for row in rows[1:]
        if row[by["idea"]] == "link" and row[by["phase"]] == "after" and row[by["right"]] == "true"
    ]
    assert len(right) == found.after
    assert all((row[by["thinks"]] == "") == (row[by["option"]] in ("0", "-1")) for row in rows[1:])


# --- xAPI

IRI = ("http://", "https://", "urn:")
PROFILE_VERBS = {
    "http://adlnet.gov/expapi/verbs/initialized",
    "http://adlnet.gov/expapi/verbs/progressed",
    "http://adlnet.gov/expapi/verbs/completed",
    "https://w3id.org/xapi/adb/verbs/selected",
    "https://w3id.org/xapi/seriousgames/verbs/used",
    "http://adlnet.gov/expapi/verbs/answered",
}
PROFILE_TYPES = {
    "https://w3id.org/xapi/seriousgames/activity-types/serious-game",
    "https://w3id.org/xapi/seriousgames/activity-types/level",
    "https://w3id.org/xapi/seriousgames/activity-types/alternative",
    "https://w3id.org/xapi/seriousgames/activity-types/item",
    "http://adlnet.gov/expapi/activities/cmi.interaction",
}


class Account(msgspec.Struct, forbid_unknown_fields=True):
    homePage: str  # noqa: N815
    name: str


class Agent(msgspec.Struct, forbid_unknown_fields=True):
    objectType: str  # noqa: N815
    account: Account


class Verb(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    display: dict[str, str]


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    id: str


class Definition(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    interactionType: str | None = None  # noqa: N815
    choices: list[Choice] | None = None
    correctResponsesPattern: list[str] | None = None  # noqa: N815


class Activity(msgspec.Struct, forbid_unknown_fields=True):
    objectType: str  # noqa: N815
    id: str
    definition: Definition


class Score(msgspec.Struct, forbid_unknown_fields=True):
    raw: int


class Result(msgspec.Struct, forbid_unknown_fields=True):
    response: str | None = None
    success: bool | None = None
    completion: bool | None = None
    duration: str | None = None
    score: Score | None = None
    extensions: dict[str, float] | None = None


class Context(msgspec.Struct, forbid_unknown_fields=True):
    registration: str
    contextActivities: dict[str, list[dict[str, str]]]  # noqa: N815


class Statement(msgspec.Struct, forbid_unknown_fields=True):
    """As the specification of the Experience API has it, as far as we use it."""

    id: str
    actor: Agent
    verb: Verb
    object: Activity
    timestamp: str
    context: Context
    result: Result | None = None


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_keeps_to_the_schema_and_to_the_words_of_the_profile(game):
    told = [msgspec.json.decode(line, type=Statement) for line in made("xapi.jsonl", game=game).splitlines()]
    assert len({one.verb.id for one in told}) >= 5
    assert {one.verb.id for one in told} <= PROFILE_VERBS
    assert {one.object.definition.type for one in told} <= PROFILE_TYPES
    assert set(xapi.VERBS.values()) == PROFILE_VERBS
    assert set(xapi.TYPES.values()) == PROFILE_TYPES
    for one in told:
        assert UUID(one.id).version == UUID(one.context.registration).version == 5
        assert one.object.id.startswith(IRI)
        assert one.timestamp.endswith("Z")
        assert one.actor.account.name.startswith("class1:P")
        for activities in one.context.contextActivities.values():
            assert all(activity["id"].startswith(IRI) for activity in activities)
        if one.object.definition.interactionType == "choice":
            assert one.result.response in {choice.id for choice in one.object.definition.choices}


def test_a_statement_sent_twice_is_the_same_one():
    told = [json.loads(line) for line in made("xapi.jsonl").splitlines()]
    again = [json.loads(line) for line in made("xapi.jsonl", named=True).splitlines()]
    assert told == again
    ids = [one["id"] for one in told]
    assert len(ids) == len(set(ids))


def test_bots_are_no_actors_and_time_goes_on():
    session = taken()
    people = {f"class1:P{number:02}" for table in session.tables for number in table.sitters if number}
    for table in session.tables:
        one = ReadTable(table)
        told = list(xapi.of_table(session, one))
        assert {statement["actor"]["account"]["name"] for statement in told} <= people
        moves = [statement["timestamp"] for statement in told]
        assert all(before <= later for before, later in pairwise(moves))
