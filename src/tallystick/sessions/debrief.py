"""What a class is shown of its own tables: which cards make sense, what was thought before, and the moment to watch."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from tallystick.games import CATALOGUE
from tallystick.kernel.debrief import Card, Shown, Told
from tallystick.kernel.story import Moment, Story
from tallystick.sessions.ports import Answered

CARD: Final = "card"
"""The phase of an answer to what a card asks."""


class Held(msgspec.Struct, frozen=True):
    """A table of the class that is over."""

    number: int
    sign: str
    table: str
    story: Story
    people: tuple[int, ...]
    """The seats that people played."""

    @property
    def told(self) -> Told:
        return Told(self.story, self.people)


class Found(msgspec.Struct, frozen=True):
    """A moment with its table; `id` is empty where a facilitator kept an entry of which no story tells."""

    table: str
    number: int
    sign: str
    seq: int
    at: int
    round: int
    id: str
    idea: str
    args: dict[str, int | str]
    kept: bool


class Ready(msgspec.Struct, frozen=True):
    """A card as a wall shows it: what the tables answer, what was thought, and what to watch."""

    card: str
    ideas: tuple[str, ...]
    options: tuple[str, ...]
    shown: Shown
    thoughts: tuple[int, ...]
    moment: Found | None


def ready_cards(
    game: str,
    tables: Sequence[Held],
    answers: Iterable[Answered] = (),
    kept: Sequence[Mapping[str, Any]] = (),
    hide: Sequence[str] = (),
    order: Sequence[str] = (),
) -> list[Ready]:
    """Every card that makes sense for these tables, in the game's order or the facilitator's, without those hidden."""
    told = [held.told for held in tables]
    thought = thoughts_of(answers)
    found: list[Ready] = []
    used: set[str] = set()
    for card in in_order(CATALOGUE[game].cards, order):
        shown = None if card.id in hide else card.look(told)
        if shown is None:
            continue
        moment = moment_for(card.ideas, tables, kept, used)
        if moment is not None:
            used.add(moment.table)
        counts = tuple(thought[card.id, option] for option in range(len(card.options)))
        found.append(Ready(card.id, card.ideas, card.options, shown, counts, moment))
    return found


def in_order(cards: Sequence[Card], order: Sequence[str]) -> list[Card]:
    """Those that a facilitator put first, then the others as the game has them."""
    return sorted(cards, key=lambda card: order.index(card.id) if card.id in order else len(order))


def thoughts_of(answers: Iterable[Answered]) -> Counter[tuple[str, int]]:
    return Counter((answer.question, answer.option) for answer in answers if answer.phase == CARD)


def moment_for(
    ideas: Sequence[str], tables: Sequence[Held], kept: Sequence[Mapping[str, Any]] = (), used: Iterable[str] = ()
) -> Found | None:
    """What shows these ideas best: kept by the facilitator, then rare in this class, then about the first of the ideas,
    then large, then of a table that was not shown yet."""
    for one in kept:
        for held in tables:
            if held.number == one["table"] and one["idea"] in ideas:
                return found_in(held, one["seq"], one["idea"])
    shown = set(used)
    often = Counter(moment.id for held in tables for moment in held.story.moments)
    found = [(held, moment) for held in tables for moment in held.story.moments if moment.idea in ideas]
    if not found:
        return None

    def power(one: tuple[Held, Moment]) -> tuple[Any, ...]:
        held, moment = one
        about = ideas.index(moment.idea)
        return often[moment.id], about, -moment.size, held.table in shown, held.number, moment.at

    held, moment = min(found, key=power)
    return told_moment(held, moment, kept=False)


def found_in(held: Held, seq: int, idea: str) -> Found:
    """The moment of this entry, or the entry alone."""
    for moment in held.story.moments:
        if moment.seq == seq:
            return told_moment(held, moment, kept=True)
    return Found(held.table, held.number, held.sign, seq, -1, 0, "", idea, {}, kept=True)


def told_moment(held: Held, moment: Moment, kept: bool) -> Found:
    return Found(
        held.table,
        held.number,
        held.sign,
        moment.seq,
        moment.at,
        moment.round,
        moment.id,
        moment.idea,
        moment.args,
        kept,
    )


def own_moment(ideas: Sequence[str], story: Story, seat: int) -> Moment | None:
    """What happened to this seat that shows one of these ideas; the largest."""
    mine = [moment for moment in story.moments if moment.idea in ideas and seat in moment.seats]
    return min(mine, key=lambda moment: (-moment.size, moment.at), default=None)
