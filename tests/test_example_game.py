"""The example of a game in a package of its own keeps every promise, and its rules are those of its rulebook."""

import re
import tomllib

import pytest

from packages import EXAMPLE, installed, run


@pytest.fixture(scope="module")
def paths(tmp_path_factory):
    return installed(EXAMPLE, tmp_path_factory.mktemp("site"))


def test_its_tests_and_the_promises_of_every_game_pass(paths):
    said = run(paths, "pytest", "-q", "-p", "tallystick.conformance.plugin", "-p", "no:cacheprovider", where=EXAMPLE)
    assert "31 passed" in said


@pytest.mark.parametrize(("language", "says"), [("en", "laid beside its foil"), ("fr", "réunie à son échantillon")])
def test_its_rules_can_be_read(paths, language, says):
    assert says in run(paths, "tallystick", "rules", "stock-and-foil", "--lang", language)


def test_a_function_cites_each_section():
    source = (EXAMPLE / "src/stock_and_foil/rules.py").read_text("utf-8")
    cited = set(re.findall(r"\d\.\d", " ".join(re.findall(r'"""(.*?)"""', source, re.DOTALL))))
    assert cited == set(tomllib.loads((EXAMPLE / "src/stock_and_foil/rulebook.toml").read_text("utf-8"))["sections"])


def test_it_is_about_two_hundred_lines_of_rules():
    assert len((EXAMPLE / "src/stock_and_foil/rules.py").read_text("utf-8").splitlines()) < 260
