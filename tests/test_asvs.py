"""docs/reference/asvs.md answers every line of OWASP ASVS 5.0.0 at levels 1 and 2, and names tests that exist (R16)."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from promises import counted

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/reference/asvs.md").read_text("utf-8")
MET, NOT_APPLICABLE = "met", "not applicable"
TEST = re.compile(r"`((?:tests|src/tallystick/conformance)/[\w/]+\.py)::(test_\w+)`")

SECTIONS = """
1.1 22  1.2 1111122223  1.3 112222222223  1.4 222  1.5 123
2.1 122  2.2 112  2.3 12223  2.4 23
3.1 3  3.2 113  3.3 12223  3.4 11222233  3.5 11122333  3.6 3  3.7 22333
4.1 12233  4.2 23333  4.3 22  4.4 1222
5.1 2  5.2 112333  5.3 113  5.4 222
6.1 122  6.2 111111112222  6.3 11223333  6.4 112233  6.5 22222333  6.6 2223  6.7 33  6.8 2222
7.1 222  7.2 1111  7.3 22  7.4 11222  7.5 223  7.6 22
8.1 1233  8.2 1123  8.3 133  8.4 23
9.1 111  9.2 1222
10.1 22  10.2 223  10.3 22223  10.4 1111122222233333  10.5 22222  10.6 22  10.7 222
11.1 2233  11.2 22233  11.3 11233  11.4 1222  11.5 23  11.6 23  11.7 33
12.1 12233  12.2 11  12.3 22223
13.1 2333  13.2 222223  13.3 2233  13.4 1222233
14.1 22  14.2 12223333  14.3 122
15.1 12233  15.2 12233  15.3 1222222  15.4 3333
16.1 2  16.2 22222  16.3 2222  16.4 222  16.5 2223
17.1 23  17.2 22223333  17.3 22
"""
LEVELS = {
    f"{section}.{number}": int(level)
    for section, levels in re.findall(r"(\d+\.\d+) (\d+)", SECTIONS)
    for number, level in enumerate(levels, 1)
}
"""Every line of the standard with its level; a section is the levels of its lines."""


def rows(text):
    """The cells of every line that begins with a number of the standard."""
    found = [line.strip("|").split("|") for line in text.splitlines() if re.match(r"\| *\d+\.\d+\.\d+ *\|", line)]
    return [[cell.strip() for cell in cells] for cells in found]


ROWS = rows(PAGE)


@cache
def functions_of(path):
    """Their names, without running the file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def problems(cells):
    """What is wrong with one line of the table."""
    if len(cells) != 5:
        return ["it has not five cells"]
    _, _, asks, state, evidence = cells
    tests = TEST.findall(evidence)
    said = TEST.sub("", evidence).strip(" ,")
    found = [f"{path}::{name} is not there" for path, name in tests if not exists(path, name)]
    if not asks or not evidence:
        found.append("a cell is empty")
    if "::" in said:
        found.append("a test is not written as the others are")
    if state not in (MET, NOT_APPLICABLE):
        found.append(f"“{state}” is no state")
    if state == MET and not tests:
        found.append("no test shows it")
    if state != MET and not (said.count(" ") > 1 and said.endswith(".")):
        found.append("no sentence says why")
    return found


def exists(path, name):
    return (ROOT / path).exists() and name in functions_of(path)


def test_the_standard_has_so_many_lines():
    assert Counter(LEVELS.values()) == {1: 70, 2: 183, 3: 92}


def test_every_line_of_levels_1_and_2_is_there_once_and_in_its_order():
    asked = [(line, str(level)) for line, level in LEVELS.items() if level < 3]
    assert [(cells[0], cells[1]) for cells in ROWS] == asked
    assert len(ROWS) == 253


@pytest.mark.parametrize("cells", ROWS, ids=lambda cells: cells[0])
def test_every_line_is_answered(cells):
    assert problems(cells) == []


def test_the_page_counts_right():
    states = Counter(cells[3] for cells in ROWS)
    assert f"{states[MET]} lines are met and {states[NOT_APPLICABLE]} are not applicable" in PAGE
    counted("R16", met=states[MET], not_applicable=states[NOT_APPLICABLE])


@pytest.mark.parametrize(
    ("cell", "instead", "problem"),
    [
        (4, "", "a cell is empty"),
        (2, "", "a cell is empty"),
        (3, "", "is no state"),
        (3, "partly", "is no state"),
        (4, "`tests/test_asvs.py::test_that_is_nowhere`", "is not there"),
        (4, "`tests/test_nowhere.py::test_the_page_counts_right`", "is not there"),
        (4, "`tests/test_asvs.py::Test`", "not written as the others"),
        (4, "We think so.", "no test shows it"),
    ],
)
def test_a_hole_in_the_table_is_noticed(cell, instead, problem):
    """The check itself, on a line that was right."""
    cells = ["1.1.1", "2", "something", MET, "`tests/test_asvs.py::test_the_page_counts_right`"]
    assert problems(cells) == []
    cells[cell] = instead
    assert any(problem in each for each in problems(cells))
    assert "no sentence says why" in problems(["1.2.6", "2", "something", NOT_APPLICABLE, "no"])
