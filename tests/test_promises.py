"""The page of promises: every one has a test that is there, and figures with a day."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROWS = re.findall(
    r"^\| (R\d+) \| (.*) \|$", (ROOT / "docs/explanation/reliability.md").read_text("utf-8"), re.MULTILINE
)


def test_every_promise_of_this_server_is_on_the_page():
    assert [promise for promise, _ in ROWS] == [f"R{number}" for number in (1, 2, *range(7, 11), *range(13, 21))]


@pytest.mark.parametrize(("promise", "cells"), ROWS, ids=lambda cell: cell[:3])
def test_a_promise_has_its_test_its_figures_and_the_day(promise, cells):
    said, test, figures, day = (cell.strip() for cell in cells.split(" | "))
    file, name = re.fullmatch(r"`((?:tests|src/tallystick/conformance)/[a-z_/]+\.py)::(test_\w+)`", test).groups()
    source = (ROOT / file).read_text("utf-8")
    assert f"def {name}(" in source
    assert re.search(rf'counted\(\s*"{promise}"', source)
    assert said.endswith((".", ")."))
    assert re.fullmatch(r"\d[\d,]* \w.*", figures)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", day)
