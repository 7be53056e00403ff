"""Every section of the manual has a function that cites it, or a written reason why not."""

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

from tallystick.games.cryptominer.concepts import CONCEPTS, REASONS
from tallystick.kernel.messages import Event
from tallystick.kernel.options import options_of
from tallystick.words import Words
from works import GAME

SOURCE = Path(__file__).parents[3] / "src/tallystick/games/cryptominer"
SECTIONS = tomllib.loads(files("tallystick.games.cryptominer").joinpath("rulebook.toml").read_text("utf-8"))["sections"]
CITATION = re.compile(r"CM(?:\.[a-z0-9]+)+")
RULING = re.compile(r"CM-\d+")


def cited() -> tuple[set[str], set[str]]:
    """Sections and rulings named in brackets by the docstrings of the rules."""
    sections: set[str] = set()
    rulings: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for bracket in re.findall(r"\(([^()]*)\)", ast.get_docstring(node) or ""):
                    sections.update(CITATION.findall(bracket))
                    rulings.update(RULING.findall(bracket))
    return sections, rulings


def test_every_section_has_a_function_or_a_reason():
    sections, _rulings = cited()
    for number, section in SECTIONS.items():
        assert number in sections or section.get("left_to_people"), f"nothing cites {number}"


def test_no_function_cites_a_section_that_is_not_in_the_manual():
    sections, _rulings = cited()
    assert sections <= set(SECTIONS)


def test_every_ruling_is_in_the_rulebook_and_has_a_test():
    known = {ruling for section in SECTIONS.values() for ruling in section.get("rulings", [])}
    assert known == {f"CM-{number}" for number in range(1, 19)}
    tests = (Path(__file__).parent / "test_rulings.py").read_text("utf-8")
    for ruling in known:
        assert f"def test_{ruling.lower().replace('-', '_')}_" in tests, ruling
    for option in options_of(GAME.options).values():
        assert not option.ruling or option.ruling in known
        assert option.section in SECTIONS


def test_every_section_ruling_and_option_can_be_read_in_both_languages():
    for language in ("en", "fr"):
        words = Words(language, "cryptominer")
        for number, section in SECTIONS.items():
            assert words.say("section-" + number.replace(".", "-") + ".text")
            for ruling in section.get("rulings", []):
                assert words.say(f"ruling-{ruling}")
        for option in options_of(GAME.options).values():
            message = f"option-{option.name.replace('_', '-')}"
            assert words.say(f"{message}.help")
            named = [answer for answer in option.answers if isinstance(answer, str)]
            assert all(words.say(f"{message}.{answer}") for answer in named)


def test_every_event_teaches_something_and_is_told_in_both_languages():
    from tallystick.games.cryptominer import events

    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert set(kinds) - {Event} == set(CONCEPTS)
    for language in ("en", "fr"):
        words = Words(language, "cryptominer")
        for concept in {*CONCEPTS.values(), *REASONS.values()}:
            assert words.say(f"concept-{concept}.text")
