"""A story is small, follows from the public entries alone, and agrees with the end of the table."""

import json
from pathlib import Path

import msgspec
import pytest

from tallystick.games import CATALOGUE
from tallystick.journal.verify import play_again, read_entries
from tallystick.kernel.seats import PUBLIC
from tallystick.kernel.story import LARGEST, Moment, best_of, plain_story
from tallystick.tables.telling import story_of
from tallystick.words import Words

JOURNALS = Path(__file__).parents[1] / "journals"
STORIES = Path(__file__).parents[1] / "web" / "data" / "stories.json"
RECORDED = sorted(JOURNALS.rglob("*.jsonl"))
each_recorded = pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")


def ended(entries):
    return next(
        event for entry in entries for event in entry.body.get("events", ()) if event["event"].endswith("game_ended")
    )


@each_recorded
def test_a_story_is_small_and_agrees_with_the_outcome(path):
    journal = path.read_bytes()
    story = story_of(journal)
    entries = read_entries(journal)
    end = ended(entries)
    assert len(msgspec.json.encode(story)) <= LARGEST
    assert story == story_of(journal)
    assert len(story.balances[0]) == len(story.final) == len(entries[0].body["players"])
    assert story.balances[-1] == story.final
    assert story.reason == end["reason"]
    for name in ("balances", "coins", "stored"):
        if name in end:
            assert list(story.final) == end[name]
    assert list(story.winners) == end.get("winners", [])
    told = [*story.seats, *story.pairs, *story.series, *story.counts, *story.more, *story.__struct_fields__]
    assert len(told) == len(set(told)), "the browser lays them side by side by their names"


@each_recorded
def test_every_moment_names_an_entry_an_event_and_an_idea_and_can_be_said_in_both_languages(path):
    journal = path.read_bytes()
    entries = read_entries(journal)
    game = CATALOGUE[path.parent.name]
    places = [entry.seq for entry in entries for _ in entry.body.get("events", ())]
    ideas = set(game.concepts.values())
    story = story_of(journal)
    assert story.moments
    assert set(story.ideas) <= ideas
    for language in ("en", "fr"):
        words = Words(language, game.name)
        for moment in story.moments:
            assert places[moment.at] == moment.seq
            assert words.has(f"concept-{moment.idea}.text")
            assert all(0 <= seat < len(story.final) for seat in moment.seats)
            assert words.say(moment.id, **moment.args)
            assert words.say(f"talk-{moment.idea}")


@pytest.mark.parametrize("path", sorted((JOURNALS / "shelves-voyage").glob("*.jsonl")), ids=lambda path: path.stem)
def test_the_shape_of_a_graph_is_what_the_rules_measure(path):
    """The rules count for the Major Arcana; the story follows the events."""
    journal = path.read_bytes()
    counts = story_of(journal).counts
    game = CATALOGUE["shelves-voyage"]
    last = [step for step in play_again(journal) if step.state is not None][-1]
    measures = game.at(read_entries(journal)[0].body["rules"]).view(last.state, PUBLIC).measures
    assert counts["parts"] == measures.components
    assert counts["degree"] == measures.degree
    assert counts["isolated"] == measures.isolated
    assert counts["single"] == measures.single


@pytest.mark.parametrize("path", sorted((JOURNALS / "blockchain").glob("*.jsonl")), ids=lambda path: path.stem)
def test_the_wallets_of_a_story_are_those_of_the_rules(path):
    journal = path.read_bytes()
    story = story_of(journal)
    game = CATALOGUE["blockchain"].at(read_entries(journal)[0].body["rules"])
    last = [step for step in play_again(journal) if step.state is not None][-1]
    assert list(story.series["wallets"][-1]) == [sum(wallet) for wallet in last.state.wallets]
    assert game.view(last.state, PUBLIC) is not None


def test_the_stories_that_the_browsers_tests_read_are_those_that_are_told():
    """Written by `python tests/web/make_journals.py`."""
    told = {
        f"{path.parent.name}/{path.name}": json.loads(msgspec.json.encode(story_of(path.read_bytes())))
        for path in RECORDED
    }
    assert json.loads(STORIES.read_text("utf-8")) == told


def test_a_game_without_a_story_tells_how_it_ended_and_which_ideas_were_met():
    journal = RECORDED[-1].read_bytes()
    entries = read_entries(journal)
    story = plain_story(entries, CATALOGUE["shelves-voyage"].concepts)
    outcome = entries[-1].body["outcome"]
    assert list(story.final) == outcome["scores"]
    assert list(story.winners) == outcome["winners"]
    assert story.ideas == story_of(journal).ideas


def test_of_many_moments_the_rare_kinds_and_the_largest_stay():
    def moment(kind, size, at):
        return Moment({}, at, kind, "idea", at, (), at, size)

    many = [moment("often", size, size) for size in range(20)]
    kept = best_of([*many, moment("rare", 0, 99)], 3)
    assert [(one.id, one.size) for one in kept] == [("often", 18), ("often", 19), ("rare", 0)]
