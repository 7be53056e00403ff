"""The knowledge graph of a table of A Shelves Voyage."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from tallystick.exports.graph import Entity, KnowledgeGraph, Label, Player, Statement
from tallystick.games.shelves_voyage.components import ACTIONS
from tallystick.games.shelves_voyage.events import EntityPlaced, StatementMade
from tallystick.games.shelves_voyage.view import View
from tallystick.journal.entries import END, NOTE, OPENING, START, Entry
from tallystick.kernel.game import Game
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import PUBLIC
from tallystick.tables.notes import SEATED
from tallystick.tables.ports import PERSON
from tallystick.words import LANGUAGES, Words

GAME: Final = "shelves-voyage"
MADE: Final = {
    str(EntityPlaced.__struct_config__.tag): "entity",
    str(StatementMade.__struct_config__.tag): "statement",
}
"""The events that bring a node, and their field that names it."""


def check_has_graph(game: str) -> None:
    """Raises Refused for a game that leaves no graph."""
    if game != GAME:
        raise Refused("no_graph")


def graph_of(
    entries: Sequence[Entry],
    view: View | None,
    texts: Mapping[str, str | None],
    language: str,
    names: Sequence[str] = (),
) -> KnowledgeGraph:
    """The graph that everybody sees in `view` (None before the start) after these entries.

    `texts` holds what people wrote by its reference, in `language`; who is not among the `names` has a pseudonym.
    """
    words = {known: Words(known, GAME) for known in LANGUAGES}
    seat_name = words[language].player
    named = dict(enumerate(names))

    def label(reference: str) -> Label:
        if reference.startswith("@"):
            return Label({known: words[known].text(reference) for known in LANGUAGES})
        text = texts.get(reference)
        return Label({language: text} if text else {})

    times = made_at(entries)
    bots = are_bots(entries)
    return KnowledgeGraph(
        table=entries[0].table,
        title=words[language].say(f"game-{GAME}"),
        language=language,
        players=tuple(Player(player(seat), named.get(seat) or seat_name(seat), bot) for seat, bot in enumerate(bots)),
        entities=tuple(
            Entity(
                one.node,
                label(one.text),
                tuple(map(player, one.authors)),
                one.turn,
                tuple(map(player, one.legacies)),
                times.get(one.node),
            )
            for one in (view.entities if view else ())
        ),
        statements=tuple(
            Statement(
                one.node,
                one.subject,
                label(one.predicate),
                one.object,
                tuple(map(player, one.authors)),
                one.turn,
                ACTIONS[one.action - 1],
                times.get(one.node),
            )
            for one in (view.statements if view else ())
        ),
        started=next((entry.t or None for entry in entries if entry.kind == START), None),
        ended=entries[-1].t or None if entries[-1].kind == END else None,
    )


def public_view(game: Game[Any], state: Any) -> View | None:
    """What everybody sees of a table; None before its start."""
    return None if state is None else cast(View, game.view(state, PUBLIC))


def player(seat: int) -> str:
    """The id of who sits there, counted from one as people do."""
    return f"seat{seat + 1}"


def are_bots(entries: Sequence[Entry]) -> list[bool]:
    """For each seat, whether a bot sat there at the start."""
    bots = []
    for entry in entries:
        if entry.kind == OPENING:
            bots = [name.startswith("bot:") for name in entry.body["players"]]
        elif entry.kind == NOTE and entry.body["note"] == SEATED:
            bots = [name != PERSON for name in entry.body["players"]]
    return bots


def made_at(entries: Sequence[Entry]) -> dict[str, int]:
    """When each node came to be, where the journal tells the time."""
    times = {}
    for entry in entries:
        for event in msgspec.to_builtins(entry.body.get("events", ())) if entry.t else ():
            field = MADE.get(event["event"])
            if field:
                times[event[field]] = entry.t
    return times
