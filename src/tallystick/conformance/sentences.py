"""Promises that the words of every game keep, in every language: whatever happens at a table can be said."""

from itertools import islice
from typing import Any

import pytest

from tallystick.conformance.rules import playings
from tallystick.kernel.game import Game
from tallystick.kernel.messages import witness
from tallystick.kernel.options import options_of
from tallystick.kernel.seats import PUBLIC, Viewer
from tallystick.words import LANGUAGES, Words

AnyGame = Game[Any]
TABLES = 6
LONGEST = 300
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@in_both_languages
def test_the_box_says_what_the_game_is(game: AnyGame, language: str) -> None:
    words = Words(language, game.name)
    for part in ("", ".summary", ".players", ".hint"):
        assert words.say(f"game-{game.name}{part}")


@in_both_languages
def test_every_event_can_be_said_to_everybody(game: AnyGame, language: str) -> None:
    words = Words(language, game.name, ["Ana", "Bo", "Émile", "Zoé", "Io", "Max"])
    for seed in range(TABLES):
        for _table, told in islice(playings(game, f"sentences {seed}"), LONGEST):
            for event in told:
                for viewer in (PUBLIC, Viewer(getattr(event, "seat", 0))):
                    assert words.event(witness(event, viewer))


@in_both_languages
def test_every_event_teaches_an_idea_that_can_be_read(game: AnyGame, language: str) -> None:
    words = Words(language, game.name)
    told = {type(event) for _table, events in islice(playings(game, "ideas"), LONGEST) for event in events}
    assert {kind.__name__ for kind in told - set(game.concepts)} == set()
    for concept in game.concepts.values():
        assert words.say(f"concept-{concept}")
        assert words.say(f"concept-{concept}.text")


@in_both_languages
def test_every_option_is_explained(game: AnyGame, language: str) -> None:
    words = Words(language, game.name)
    for option in options_of(game.options).values():
        message = f"option-{option.name.replace('_', '-')}"
        assert words.say(message)
        assert words.say(f"{message}.help")
        named = [answer for answer in option.answers if isinstance(answer, str)]
        assert all(words.say(f"{message}.{answer}") for answer in named)
