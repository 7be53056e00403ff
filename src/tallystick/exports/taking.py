"""A session as it lies in the store, with the journals of its tables, made ready to be taken away."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from tallystick.exports.taken import Participant, Taken, TakenTable
from tallystick.sessions.log import folded
from tallystick.sessions.plan import Plan
from tallystick.sessions.ports import Loaded
from tallystick.sessions.questions import ideas_asked
from tallystick.sessions.sitting import Sitting


class Journal(NamedTuple):
    """What is read of one table: its lines, and what people wrote as the file that proves it."""

    lines: bytes
    texts: bytes


Read = Callable[[str], Awaitable[Journal | None]]


async def taken_from(loaded: Loaded, read: Read, named: bool) -> Taken:
    """Tables that were never begun, or are no longer there, are left out."""
    sitting = folded(loaded.log, loaded.texts)
    sitters = sitters_in(loaded)
    tables = []
    for number, table in sitting.tables.items():
        journal = await read(table.table) if table.begun else None
        if journal is not None:
            tables.append(
                TakenTable(number, table.sign, journal.lines, sitters.get(number, ()), journal.texts if named else b"")
            )
    plan = sitting.plan
    return Taken(
        session=loaded.stored.id,
        game=plan.game,
        created=sitting.created,
        phase=sitting.phase,
        tables=tuple(tables),
        people=tuple(people_in(sitting, named)),
        answers=tuple(sorted(loaded.answers)),
        log=tuple(loaded.log),
        ideas=ideas_asked(plan.game, plan.ideas),
        kept=tuple(sitting.kept),
        parts=tuple(sitting.parts()),
        plan=plan_file(plan, named),
        title=plan.title if named else "",
        named=named,
        retention_days=plan.retention_days,
    )


def people_in(sitting: Sitting, named: bool) -> list[Participant]:
    return [
        Participant(one.number, one.lang, one.entered, one.late, one.gone, sitting.name(one.number) if named else "")
        for one in sitting.people.values()
    ]


def sitters_in(loaded: Loaded) -> dict[int, tuple[int, ...]]:
    """For each table the person on each seat when it began, 0 for a bot; whoever came later is in its journal."""
    found: dict[int, tuple[int, ...]] = {}
    for place, entry in enumerate(loaded.log, 1):
        if entry.what == "begin":
            tables = folded(loaded.log[:place], loaded.texts).tables
            for number in entry.body["tables"]:
                found.setdefault(number, tuple(sitter or 0 for sitter in tables[number].seats))
    return found


def plan_file(plan: Plan, named: bool) -> bytes:
    """What a facilitator chose, to lead it again; without the list of names, and without the title unless asked for."""
    told = msgspec.to_builtins(msgspec.structs.replace(plan, listed=[], title=plan.title if named else ""))
    if told["names"] == "list":
        told["names"] = "nicknames"
    lines = [f"{name} = {toml(value)}" for name, value in told.items() if not isinstance(value, dict)]
    for name, value in told.items():
        if isinstance(value, dict) and value:
            lines += ["", f"[{name}]", *(f"{key} = {toml(inner)}" for key, inner in value.items())]
    return "\n".join([*lines, ""]).encode()


def toml(value: object) -> str:
    """A text, number, flag or list as TOML writes it, which is as JSON does."""
    return msgspec.json.encode(value).decode()
