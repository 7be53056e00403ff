"""The knowledge graph of a table, as it is taken home: with labels in each language, times and who made what."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from tallystick.exports.graph import Entity, KnowledgeGraph, Label, Player, Statement
from tallystick.journal.entries import END, START, Entry
from tallystick.journal.taking_part import taking_part
from tallystick.kernel.game import Game
from tallystick.kernel.graph import Graph
from tallystick.kernel.refusals import Refused
from tallystick.words import LANGUAGES, Words


def graph_at(game: Game[Any], state: Any) -> Graph:
    """What everybody sees of the table's graph now; raises Refused for a game that leaves none."""
    graph = game.graph(state)
    if graph is None:
        raise Refused("no_graph")
    return graph


def graph_of(
    game: Game[Any],
    entries: Sequence[Entry],
    graph: Graph,
    texts: Mapping[str, str | None],
    language: str,
    names: Sequence[str] = (),
) -> KnowledgeGraph:
    """The graph after these entries, ready to be taken home.

    `texts` holds what people wrote by its reference, in `language`; who is not among the `names` has a pseudonym.
    """
    words = {known: words_of(known, game.name) for known in LANGUAGES}
    seat_name = words[language].player
    named = dict(enumerate(names))

    def label(reference: str) -> Label:
        if reference.startswith("@"):
            return Label({known: words[known].text(reference) for known in LANGUAGES})
        text = texts.get(reference)
        return Label({language: text} if text else {})

    times = made_at(entries, graph.made_by)
    bots = are_bots(entries)
    return KnowledgeGraph(
        table=entries[0].table,
        title=words[language].say(f"game-{game.name}"),
        language=language,
        players=tuple(Player(player(seat), named.get(seat) or seat_name(seat), bot) for seat, bot in enumerate(bots)),
        entities=tuple(
            Entity(
                one.id,
                label(one.text),
                tuple(map(player, one.authors)),
                one.turn,
                tuple(map(player, one.legacies)),
                times.get(one.id),
            )
            for one in graph.entities
        ),
        statements=tuple(
            Statement(
                one.id,
                one.subject,
                label(one.predicate),
                one.object,
                tuple(map(player, one.authors)),
                one.turn,
                one.action,
                times.get(one.id),
            )
            for one in graph.statements
        ),
        started=next((entry.t or None for entry in entries if entry.kind == START), None),
        ended=entries[-1].t or None if entries[-1].kind == END else None,
    )


@cache
def words_of(language: str, game: str) -> Words:
    """Without anybody's name, and so the same for every table."""
    return Words(language, game)


def player(seat: int) -> str:
    """The id of who sits there, counted from one as people do."""
    return f"seat{seat + 1}"


def are_bots(entries: Sequence[Entry]) -> list[bool]:
    """For each seat, whether a bot sat there at the start."""
    bots = taking_part(entries).bots
    return [seat in bots for seat in range(len(entries[0].body["players"]))]


def made_at(entries: Sequence[Entry], made_by: Mapping[str, str]) -> dict[str, int]:
    """When each node came to be, where the journal tells the time."""
    times = {}
    for entry in entries:
        for event in msgspec.to_builtins(entry.body.get("events", ())) if entry.t else ():
            field = made_by.get(event["event"])
            if field:
                times[event[field]] = entry.t
    return times
