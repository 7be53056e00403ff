"""Every figure of a debrief, counted a second time from the journals alone; and what is chosen to be shown."""

import os

import msgspec
import pytest

from sessions.classes import a_class
from sessions.counted_tables import Table
from sessions.counting import counted
from tallystick.games import CATALOGUE
from tallystick.kernel.story import Moment
from tallystick.sessions.debrief import Held, moment_for, own_moment, ready_cards
from tallystick.sessions.ports import Answered
from tallystick.tables.telling import story_of
from tallystick.words import Words

GAMES = [name for name, game in CATALOGUE.items() if game.cards]
CLASSES = int(os.environ.get("TALLYSTICK_CLASSES", "6"))
"""`make deep` counts 200 classes of every game again."""


def held(tables):
    return [
        Held(number, f"sign-{number}", f"t{number}", story_of(journal), people)
        for number, (journal, people) in enumerate(tables, 1)
    ]


def plain(figure):
    """Without what is as usual, which the wire may leave out."""
    if isinstance(figure, dict):
        usual = {"add": False, "per": 1, "of": 0, "id": ""}
        kept = {name: plain(value) for name, value in figure.items() if usual.get(name, ...) != value}
        return {name: value for name, value in kept.items() if not (name == "table" and value == -1)}
    return [plain(one) for one in figure] if isinstance(figure, list | tuple) else figure


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_counted_alike_from_the_journals_alone(game):
    seen = set()
    for seed in range(CLASSES):
        tables = a_class(game, seed)
        told = [one.told for one in held(tables)]
        raw = [Table(journal, people) for journal, people in tables]
        for card in CATALOGUE[game].cards:
            shown = card.look(told)
            mine = None if shown is None else plain(msgspec.to_builtins(shown))
            again = plain(counted(card.id, raw))
            assert mine == again, (game, seed, card.id)
            if shown is not None:
                seen.add(card.id)
                assert shown.right in card.options
    assert len(seen) >= 4, "of every game at least four cards are shown"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_said(game, language):
    words = Words(language, game)
    for seed in range(2):
        tables = held(a_class(game, seed))
        for ready in ready_cards(game, tables):
            card = next(card for card in CATALOGUE[game].cards if card.id == ready.card)
            say = f"card-{card.id}"
            args = ready.shown.args
            for part in ("ask", "shown", "talk", *card.options):
                assert "{" not in words.say(f"{say}.{part}", **args)
            for idea in card.ideas:
                assert words.has(f"concept-{idea}")
            figure = msgspec.to_builtins(ready.shown.figure)
            for bar in figure.get("bars", ()):
                assert not bar.get("id") or words.has(f"{say}.bar-{bar['id']}")
            if figure["figure"] == "points":
                assert words.has(f"{say}.x")
                assert words.has(f"{say}.y")
            for one in tables:
                own = card.own(one.story, one.people[0])
                assert all(words.has(f"{say}.own-{name}") for name in own.numbers)
                assert own.point is None or own.point in ready.shown.figure.points


def test_a_card_about_what_did_not_happen_is_left_out():
    journal, people = a_class("market-island", 0)[0]
    story = story_of(journal)
    mined = msgspec.structs.replace(story, counts=story.counts | {"nobody": 0})
    unmined = msgspec.structs.replace(story, counts=story.counts | {"nobody": 1}, more=story.more | {"then": "void"})
    for told, shown in ((mined, False), (unmined, True)):
        tables = [Held(1, "palm", "t", told, people)]
        assert ("mi-nobody" in [ready.card for ready in ready_cards("market-island", tables)]) == shown
    assert ready_cards("market-island", []) == []


def test_a_facilitator_hides_and_reorders_and_sees_what_was_thought():
    tables = held(a_class("market-island", 1))
    answers = [Answered(number, "card", "mi-money", number % 2, 0, 0) for number in range(5)]
    answers += [Answered(1, "before", "mi-money", 2, 0, 0)]
    ready = ready_cards("market-island", tables, answers, hide=["mi-first"], order=["mi-copies", "mi-money"])
    assert [one.card for one in ready][:2] == ["mi-copies", "mi-money"]
    assert "mi-first" not in [one.card for one in ready]
    assert ready[1].thoughts == (3, 2, 0)


def a_moment(name, size, idea="luck", seats=(0,), seq=5):
    return Moment({}, 0, name, idea, 1, seats, seq, size)


def tables_with(*moments):
    empty = story_of(a_class("market-island", 0)[0][0])
    return [
        Held(number, "s", f"t{number}", msgspec.structs.replace(empty, moments=tuple(of)), (0,))
        for number, of in enumerate(moments, 1)
    ]


def test_the_moment_is_the_kept_one_then_the_rare_then_the_large_then_of_a_new_table():
    tables = tables_with([a_moment("often", 9), a_moment("often", 2)], [a_moment("rare", 1)], [a_moment("often", 9)])
    assert moment_for(["luck"], tables).id == "rare"
    assert moment_for(["race"], tables) is None
    kept = [{"table": 3, "seq": 5, "idea": "luck"}]
    assert (moment_for(["luck"], tables, kept).number, moment_for(["luck"], tables, kept).kept) == (3, True)
    alone = moment_for(["luck"], tables, [{"table": 2, "seq": 77, "idea": "luck"}])
    assert (alone.number, alone.seq, alone.id) == (2, 77, "")
    same = tables_with([a_moment("often", 9)], [a_moment("often", 9)])
    assert moment_for(["luck"], same).number == 1
    assert moment_for(["luck"], same, used=["t1"]).number == 2


def test_an_own_moment_is_of_the_own_seat():
    (table,) = tables_with([a_moment("a", 9, seats=(1,)), a_moment("b", 3), a_moment("c", 5)])
    assert own_moment(["luck"], table.story, 0).id == "c"
    assert own_moment(["luck"], table.story, 2) is None
