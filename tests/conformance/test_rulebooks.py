"""Every section of every rulebook has a function that cites it, or a written reason why not."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from tallystick.games import CATALOGUE
from tallystick.kernel.messages import Event
from tallystick.kernel.options import options_of, spelled
from tallystick.words import LANGUAGES, Words, rulebook

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
CITATION = re.compile(r"(?<![\w.-])(P1|\d+(?:\.\d+)+|[35]|[A-Z]{2}(?:\.[a-z0-9]+)+)(?![\w-])")
"""A section as docstrings name it: a number with points, a chapter that rules cite whole, or letters and headings."""
RULING = re.compile(r"[A-Z]{2}-\d+b?")
RULINGS = {"market-island": 28, "cryptominer": 20, "blockchain": 24, "shelves-voyage": 38}


def room(game):
    return ROOT / "src/tallystick/games" / game.name.replace("-", "_")


def sections_of(game):
    return rulebook.sections_of(game)


def rulings_of(game):
    return {ruling for section in sections_of(game).values() for ruling in section.get("rulings", [])}


def cited(game, pattern):
    """What the docstrings of a game's functions and classes name in brackets."""
    found = set()
    for path in room(game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for bracket in re.findall(r"\(([^()]*)\)", ast.get_docstring(node) or ""):
                    found.update(pattern.findall(bracket))
    return found


@every_game
def test_every_section_has_a_function_or_a_reason(game):
    sections = cited(game, CITATION)
    for number, section in sections_of(game).items():
        assert number in sections or section.get("left_to_people"), f"nothing cites {number}"


@every_game
def test_no_function_cites_a_section_or_ruling_that_is_not_there(game):
    assert cited(game, CITATION) <= set(sections_of(game))
    assert cited(game, RULING) <= rulings_of(game)


@every_game
def test_every_ruling_is_in_the_rulebook_and_has_a_test(game):
    known = rulings_of(game)
    assert len(known) == RULINGS[game.name]
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests/games" / room(game).name).glob("test_*.py"))
    for ruling in known:
        assert f"def test_{ruling.lower().replace('-', '_')}_" in tests, ruling
    for option in options_of(game.options).values():
        assert not option.ruling or option.ruling in known
        assert option.section in sections_of(game)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_ruling_and_option_can_be_read(game, language):
    words = Words(language, game.name)
    for number in sections_of(game):
        assert words.say("section-" + number.replace(".", "-") + ".text", **spelled(game.options()))
    for ruling in rulings_of(game):
        assert words.say(f"ruling-{ruling}", **spelled(game.options()))
        assert words.say(f"ruling-{ruling}.why")
    for option in options_of(game.options).values():
        message = f"option-{option.name.replace('_', '-')}"
        assert words.say(f"{message}.help")
        named = [answer for answer in option.answers if isinstance(answer, str)]
        assert all(words.say(f"{message}.{answer}") for answer in named)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_teaches_something(game, language):
    module = importlib.import_module(f"tallystick.games.{room(game).name}.events")
    kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {Event} == {kind for kind in game.concepts if isinstance(kind, type)}
    words = Words(language, game.name)
    assert all(words.say(f"concept-{concept}.text") for concept in game.concepts.values())
