"""The book of a table of paper: people play with real cards and dice, and one of them enters what happened."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from tallystick.journal.booking import booked, last_form
from tallystick.journal.entries import MOVE, START, UNDONE, Entry
from tallystick.journal.table_record import Proposal
from tallystick.kernel.game import Game
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import PUBLIC
from tallystick.tables.clock import now
from tallystick.words import Words

if TYPE_CHECKING:
    from tallystick.tables.table import Table

SHOWN: Final = 6
"""So many forms can be looked through for a slip."""


class Page(NamedTuple):
    """How the table stands by its book, and what was entered last, in sentences."""

    view: Any
    seq: int
    over: bool
    forms: list[dict[str, Any]]
    """The last forms, newest first: the first entry, how many counted before, what happened; undone ones are marked."""


def check_paper(game: Game[Any], seats: int, bots: Mapping[int, str]) -> int:
    """All seats are the book-keeper's; raises Refused for a game that needs its screens, and for bots."""
    game.by_hand()
    if bots:
        raise Refused("no_bots_on_paper")
    return seats


async def begin(table: "Table") -> None:
    """The cards are shuffled by people: nobody's seed is needed."""
    await table.commit(table.record.propose_start(now()))


async def write_down(table: "Table", form: bytes, form_id: str) -> None:
    """All of a form, or nothing; said twice, it is written once. Raises Refused for what cannot be."""
    if any(entry.id == form_id for entry in table.record.entries):
        return
    for proposal in judged(table, form, form_id):
        await table.commit(proposal)


def judged(table: "Table", form: bytes, form_id: str | None = None) -> list[Proposal]:
    """The entries that a form stands for; nothing is written."""
    rules = table.game.by_hand()
    if not table.record.by_hand:
        raise Refused("not_by_hand")
    if table.over:
        raise Refused("game_over")
    if table.condition.paused:
        raise Refused("paused")
    try:
        read = msgspec.json.decode(form, type=rules.form)
    except msgspec.DecodeError:
        raise Refused("not_a_form") from None
    return booked(table.record, read, form_id, now())


async def take_back(table: "Table", after: int) -> None:
    """The last form that counts is undone by an entry of its own; what was written stays."""
    if after != len(table.record.entries) - 1:
        raise Refused("stale", seq=len(table.record.entries) - 1)
    to = last_form(table.record.entries)
    if to is None:
        raise Refused("nothing_to_undo")
    await table.commit(table.record.propose_undo(to, now()))


def page(table: "Table", language: str) -> Page:
    """What whoever keeps the book looks at."""
    record = table.record
    view = record.game.view(record.state, PUBLIC) if record.started else None
    words = words_of(table, language)
    return Page(view, len(record.entries) - 1, table.over or table.decided, forms_of(record.entries, words))


def page_after(table: "Table", proposals: list[Proposal], language: str) -> Page:
    """The same as it would be."""
    trial = table.record.copied()
    for proposal in proposals:
        trial.accept(proposal)
    words = words_of(table, language)
    told = [words.event(event) for proposal in proposals for event in proposal.entry.body["events"]]
    view = trial.game.view(trial.state, PUBLIC)
    over = trial.game.outcome(trial.state) is not None
    seq = len(table.record.entries)
    return Page(view, seq - 1, over, [{"seq": seq, "told": told}])


def words_of(table: "Table", language: str) -> Words:
    return Words(language, table.game.name, [place.name for place in table.stored.seats])


def forms_of(entries: list[Entry], words: Words) -> list[dict[str, Any]]:
    """The last forms, newest first."""
    forms: list[dict[str, Any]] = []
    for entry in entries:
        if entry.kind == START or (entry.kind == MOVE and entry.id is not None):
            number = sum(not form["undone"] for form in forms) - 1
            forms.append({"seq": entry.seq, "number": number, "told": [], "undone": False})
        if entry.kind == UNDONE:
            for form in forms:
                form["undone"] = form["undone"] or form["seq"] > entry.body["to"]
        elif entry.kind in (START, MOVE):
            forms[-1]["told"] += map(words.event, entry.body["events"])
    return forms[:0:-1][:SHOWN]
