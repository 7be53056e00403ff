"""Recorded journals replay for ever: a change of the rules that breaks one needs a new version of the rules."""

from pathlib import Path

import pytest

from tallystick.games import CATALOGUE
from tallystick.journal.verify import play_again, verify

RECORDED = sorted((Path(__file__).parents[1] / "journals").rglob("*.jsonl"))


def test_every_game_has_recorded_journals():
    assert {path.parent.name for path in RECORDED} == set(CATALOGUE)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_journal_is_still_proved(path):
    journal = path.read_bytes()
    outcome = verify(journal)
    assert outcome is not None
    *_, last = play_again(journal)
    assert last.entry.kind == "end"
