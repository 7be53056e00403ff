"""Questions before and after: the two forms, the order, and what may be said of the answers."""

import random
from math import isclose

import pytest

from tallystick.games import CATALOGUE
from tallystick.sessions.learning import gain_of, learned, paired_interval
from tallystick.sessions.ports import Answered
from tallystick.sessions.questions import AFTER, BEFORE, bank_of, form_for, ideas_asked, options_for, questions_for
from tallystick.words import Words

GAMES = [name for name, game in CATALOGUE.items() if game.cards]
ISLAND = bank_of("market-island")


@pytest.mark.parametrize("game", GAMES)
def test_a_bank_has_both_forms_of_every_idea_in_both_languages(game):
    bank = bank_of(game)
    words = Words("en", game)
    ideas = {question.concept for question in bank.questions}
    assert set(CATALOGUE[game].concepts.values()) <= ideas
    assert set(bank.core) <= ideas
    assert len(bank.core) == 6
    for idea in ideas:
        assert words.has(f"concept-{idea}")
        assert all(bank.about(idea, form) for form in "ab")
    for question in bank.questions:
        assert [option.right for option in question.options] == [True, False, False, False]
        assert all(option.thinks in bank.thinks for option in question.options[1:])
        for told in (question.asks, question.because, *bank.thinks.values()):
            assert all(told[language] for language in ("en", "fr"))
        for language in ("en", "fr"):
            texts = [getattr(option, language) for option in question.options]
            assert len(set(texts)) == 4
            assert len(question.asks[language].split()) <= 28


def test_the_same_thought_is_said_alike_in_every_game():
    said = {}
    for game in GAMES:
        for thought, told in bank_of(game).thinks.items():
            assert said.setdefault(thought, told) == told


def test_nobody_meets_a_question_twice_and_the_forms_are_swapped_for_half_of_the_class():
    ideas = ideas_asked("market-island", ())
    for number in (1, 2, 7, 30):
        asked = {phase: questions_for("market-island", ideas, "s", number, phase) for phase in (BEFORE, AFTER)}
        assert {one.concept for one in asked[BEFORE]} == {one.concept for one in asked[AFTER]} == set(ideas)
        assert not {one.id for one in asked[BEFORE]} & {one.id for one in asked[AFTER]}
    assert [form_for(number, BEFORE) for number in range(1, 5)] == ["a", "b", "a", "b"]


def test_the_order_is_a_persons_own_and_stays():
    ideas = ideas_asked("market-island", ())
    orders = {
        tuple(one.id for one in questions_for("market-island", ideas, "s", number, BEFORE))
        for number in range(1, 40, 2)
    }
    assert len(orders) > 10
    question = ISLAND.questions[0]
    first = [options_for("s", number, question)[0] for number in range(400)]
    assert all(60 < first.count(place) < 140 for place in range(4)), "the right answer stands anywhere"
    assert options_for("s", 3, question) == options_for("s", 3, question)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ((20, 12, 2, 16), (0.2, 0.0562, 0.3292)),
        ((36, 12, 2, 0), (0.2, 0.0569, 0.3404)),
        ((36, 14, 0, 0), (0.28, 0.1528, 0.4167)),
        ((0, 0, 0, 50), (0.0, -0.0714, 0.0714)),
        ((0, 50, 0, 0), (1.0, 0.8993, 1.0)),
    ],
)
def test_an_interval_is_the_published_one(table, expected):
    """Newcombe 1998, table II, method 10; the last two follow from the score intervals of 0 and of all."""
    assert [round(number, 4) for number in paired_interval(*table)] == [
        pytest.approx(number, abs=6e-4) for number in expected
    ]


def test_intervals_cover_what_they_promise():
    """Classes of 25, of all kinds: 93 to 97 of 100 intervals hold the truth."""
    chance = random.Random(17)
    covered = tries = 0
    for _ in range(200):
        weights = [chance.random() for _ in range(4)]
        both, first, second, neither = (weight / sum(weights) for weight in weights)
        truth = first - second
        for _ in range(50):
            drawn = chance.choices(range(4), (both, first, second, neither), k=25)
            _, low, high = paired_interval(*(drawn.count(kind) for kind in range(4)))
            covered += low <= truth <= high
            tries += 1
    assert 0.93 <= covered / tries <= 0.97


def answers_of(pairs, idea="link"):
    """Everybody answers both times; True is right."""
    told = []
    for number, (before, after) in enumerate(pairs, 1):
        for phase, right in ((BEFORE, before), (AFTER, after)):
            question = ISLAND.about(idea, form_for(number, phase))
            told.append(Answered(number, phase, question.id, 0 if right else 1, 900, 0))
    return told


@pytest.mark.parametrize(
    ("pairs", "says"),
    [
        ([(False, True)] * 4, "hidden"),
        ([(False, True)] * 9, "counts"),
        ([(False, True)] * 8 + [(True, True)] * 8, "more"),
        ([(True, False)] * 8 + [(True, True)] * 8, "fewer"),
        ([(False, True)] * 5 + [(True, False)] * 5, "unsure"),
    ],
)
def test_no_more_is_said_than_the_answers_say(pairs, says):
    found = learned(ISLAND, ["link"], answers_of(pairs))[0]
    assert found.says == says
    if says == "hidden":
        assert (found.before, found.after, found.thinks) == (0, 0, "")
    else:
        assert (found.before, found.after) == (sum(one for one, _ in pairs), sum(two for _, two in pairs))
    if says == "counts":
        assert (found.low, found.high) == (0, 0)


def test_who_answered_once_is_no_pair_and_not_sure_is_not_right():
    told = answers_of([(True, True)] * 12)
    alone = Answered(99, BEFORE, ISLAND.about("link", "a").id, 0, 1, 0)
    unsure = [one._replace(option=-1) if one.phase == AFTER and one.number < 4 else one for one in told]
    found = learned(ISLAND, ["link"], [*unsure, alone])[0]
    assert (found.n, found.before, found.after, found.not_sure) == (12, 12, 9, 3)
    assert found.thinks == ""


def test_the_most_chosen_wrong_thought_is_named():
    told = answers_of([(False, False)] * 12)
    found = learned(ISLAND, ["link"], told)[0]
    thoughts = [ISLAND.about("link", form).options[1].thinks for form in "ab"]
    assert found.thinks in thoughts
    assert found.wrong == (12 if len(set(thoughts)) == 1 else 6)


def test_the_gain_of_a_class_is_that_of_its_averages():
    told = answers_of([(False, True)] * 6 + [(False, False)] * 2 + [(True, True)] * 8)
    assert gain_of(learned(ISLAND, ["link"], told)) == 75
    assert gain_of(learned(ISLAND, ["link"], answers_of([(True, True)] * 8))) is None
    assert isclose(paired_interval(8, 6, 0, 2)[0], 6 / 16)
