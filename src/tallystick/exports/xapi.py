"""What people did, as statements of the Experience API, in the words of the profile for serious games.

A statement's id follows from what it tells, so that sending it twice is harmless. Bots are no actors.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final
from uuid import UUID, uuid5

import msgspec

from tallystick.exports.taken import PERSON, ReadTable, Taken, played_by, pseudonym
from tallystick.exports.tidy import ideas_in
from tallystick.games import CATALOGUE
from tallystick.journal.entries import MOVE
from tallystick.sessions.debrief import CARD
from tallystick.sessions.questions import bank_of

PROFILE: Final = "https://w3id.org/xapi/seriousgames/v1.0"
VERBS: Final = {
    "initialized": "http://adlnet.gov/expapi/verbs/initialized",
    "progressed": "http://adlnet.gov/expapi/verbs/progressed",
    "completed": "http://adlnet.gov/expapi/verbs/completed",
    "selected": "https://w3id.org/xapi/adb/verbs/selected",
    "used": "https://w3id.org/xapi/seriousgames/verbs/used",
    "answered": "http://adlnet.gov/expapi/verbs/answered",
}
TYPES: Final = {
    "serious-game": "https://w3id.org/xapi/seriousgames/activity-types/serious-game",
    "level": "https://w3id.org/xapi/seriousgames/activity-types/level",
    "alternative": "https://w3id.org/xapi/seriousgames/activity-types/alternative",
    "item": "https://w3id.org/xapi/seriousgames/activity-types/item",
    "question": "http://adlnet.gov/expapi/activities/cmi.interaction",
}
PROGRESS: Final = "https://w3id.org/xapi/seriousgames/extensions/progress"
HOME: Final = "urn:tallystick"
SPACE: Final = UUID("6f1d1f0e-7d5c-5e6e-9d4e-0f6b8f0a7a11")
"""In which the ids of statements are made."""


def xapi_of(taken: Taken, tables: list[ReadTable]) -> Iterator[bytes]:
    """One statement a line."""
    for statement in statements(taken, tables):
        yield msgspec.json.encode(statement) + b"\n"


def statements(taken: Taken, tables: list[ReadTable]) -> Iterator[dict[str, Any]]:
    for one in tables:
        yield from of_table(taken, one)
    yield from of_answers(taken)


def of_table(taken: Taken, one: ReadTable) -> Iterator[dict[str, Any]]:
    """Somebody begins a game, makes moves, goes on from round to round, and finishes."""
    game = f"{HOME}:game:{one.game}"
    table = one.entries[0].table
    if one.started is None:
        return
    begun: set[tuple[int, int]] = set()
    rounds = round_starts(one)
    ideas = ideas_in(one.game)
    for entry in one.entries:
        if entry.t >= one.started:
            for seat, person in sitting_at(one, entry.seq).items():
                if (seat, person) not in begun:
                    begun.add((seat, person))
                    first = (table, "start", seat)
                    yield statement(taken, person, "initialized", game, "serious-game", entry.t, first)
        kind, person = played_by(one.spells, entry)
        if entry.kind == MOVE and kind == PERSON and person:
            move = one.opened.get(str(entry.seq), entry.body["move"])
            met = sorted({ideas.of(event) for event in entry.body.get("events", ())} - {""})
            card = move.get("card")
            verb, of_kind = ("used", "item") if isinstance(card, str | int) else ("selected", "alternative")
            about = f"{game}:{'card' if verb == 'used' else 'move'}:{card if verb == 'used' else move['move']}"
            response = None if verb == "used" else move["move"]
            yield statement(taken, person, verb, about, of_kind, entry.t, (table, entry.seq), met, response=response)
        if entry.seq in rounds:
            number = rounds[entry.seq]
            done = min(1.0, round(number / max(1, one.story.rounds), 3))
            for seat, sitter in sitting_at(one, entry.seq).items():
                level, of = f"{game}:round:{number}", (table, entry.seq, "round", seat)
                yield statement(taken, sitter, "progressed", level, "level", entry.t, of, extensions={PROGRESS: done})
    if one.over and one.outcome:
        end = one.entries[-1].t
        for seat, person in sitting_at(one, len(one.entries) - 1).items():
            won, score = seat in one.story.winners, one.story.final[seat]
            result = {"completion": True, "success": won, "score": {"raw": score}}
            yield statement(taken, person, "completed", game, "serious-game", end, (table, "end", seat), result=result)


def sitting_at(one: ReadTable, seq: int) -> dict[int, int]:
    """The people who play at this entry, by their seats."""
    return {told.seat: told.person for told in one.spells if told.person and told.first <= seq <= told.last}


def round_starts(one: ReadTable) -> dict[int, int]:
    """The entries in which a round or turn begins, and its number."""
    found: dict[int, int] = {}
    for entry in one.entries:
        for event in entry.body.get("events", ()):
            if event["event"].endswith(("round_began", "turn_began")):
                found[entry.seq] = event.get("round", event.get("turn"))
    return found


def of_answers(taken: Taken) -> Iterator[dict[str, Any]]:
    """What was answered before and after, and what was thought before a card was shown."""
    bank = bank_of(taken.game)
    cards = {card.id: card for card in CATALOGUE[taken.game].cards}
    for answer in taken.answers:
        about = f"{HOME}:question:{answer.question}"
        of = (answer.phase, answer.question)
        question = bank.question(answer.question) if bank else None
        if question is not None and answer.phase != CARD:
            result = {
                "response": str(answer.option) if answer.option >= 0 else "not_sure",
                "success": answer.option == 0,
                "duration": f"PT{answer.ms / 1000:.2f}S",
            }
            choices = [str(place) for place in range(len(question.options))]
            more = interaction([*choices, "not_sure"], ["0"])
            yield statement(
                taken, answer.number, "answered", about, "question", answer.t, of, [question.concept], result, more
            )
        elif answer.question in cards and 0 <= answer.option < len(cards[answer.question].options):
            card = cards[answer.question]
            result = {"response": card.options[answer.option]}
            more = interaction(list(card.options), None)
            yield statement(
                taken, answer.number, "answered", about, "question", answer.t, of, list(card.ideas), result, more
            )


def interaction(choices: list[str], right: list[str] | None) -> dict[str, Any]:
    told: dict[str, Any] = {"interactionType": "choice", "choices": [{"id": choice} for choice in choices]}
    return told if right is None else told | {"correctResponsesPattern": right}


def statement(
    taken: Taken,
    person: int,
    verb: str,
    about: str,
    kind: str,
    t: int,
    of: tuple[Any, ...],
    ideas: list[str] | None = None,
    result: dict[str, Any] | None = None,
    definition: dict[str, Any] | None = None,
    response: str | None = None,
    extensions: dict[str, Any] | None = None,
) -> dict[str, Any]:
    name = f"{taken.session}:{pseudonym(person)}"
    told: dict[str, Any] = {
        "id": str(uuid5(SPACE, "/".join(map(str, (name, verb, *of))))),
        "actor": {"objectType": "Agent", "account": {"homePage": HOME, "name": name}},
        "verb": {"id": VERBS[verb], "display": {"en-US": verb}},
        "object": {"objectType": "Activity", "id": about, "definition": {"type": TYPES[kind], **(definition or {})}},
        "timestamp": datetime.fromtimestamp(t / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "context": {
            "registration": str(uuid5(SPACE, name)),
            "contextActivities": {
                "category": [{"id": PROFILE}],
                "grouping": [{"id": f"{HOME}:session:{taken.session}"}],
                "other": [{"id": f"{HOME}:concept:{idea}"} for idea in ideas or ()],
            },
        },
    }
    if not ideas:
        del told["context"]["contextActivities"]["other"]
    whole = dict(result or {})
    if response is not None:
        whole["response"] = response
    if extensions:
        whole["extensions"] = extensions
    return told | {"result": whole} if whole else told
