"""The knowledge graphs of a session's tables, where people chose to take their words along."""

from collections.abc import Iterable, Iterator

from tallystick.exports.formats import exported
from tallystick.exports.table_graph import graph_at, graph_of
from tallystick.exports.taken import ReadTable, Taken, pseudonym
from tallystick.games import CATALOGUE
from tallystick.journal.texts import read_texts
from tallystick.journal.verify import play_again
from tallystick.kernel.refusals import Refused

FORMS = ("turtle", "graphml")


def graphs(taken: Taken, tables: list[ReadTable], language: str) -> Iterator[tuple[str, Iterable[bytes]]]:
    """Without the words that people wrote a graph says nothing: it is left out where they are."""
    if not taken.named or CATALOGUE[taken.game].graph(None) is None:
        return
    for one in tables:
        if not one.over or one.started is None:
            continue
        game = CATALOGUE[one.game].at(one.entries[0].body["rules"]) or CATALOGUE[one.game]
        *_, last = play_again(one.table.journal)
        kept = {key: text.text if text else None for key, text in read_texts(one.table.texts or b"{}").items()}
        called = [pseudonym(one.person_at(seat)) for seat in range(len(one.story.final))]
        graph = graph_of(game, one.entries, graph_at(game, last.state), kept, language, called)
        for form, ending in zip(FORMS, ("ttl", "graphml"), strict=True):
            try:
                yield f"graph/{one.table.number:03}-{one.table.sign}.{ending}", [exported(graph, form, "", {})]
            except Refused:
                continue
