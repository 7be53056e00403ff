"""Algorithms can be exchanged: nothing but the name of a hash depends on which one it is."""

import subprocess
import sys

import pytest

from tallystick.journal.verify import Disproved, verify

PLAY_AND_PROVE = """
import hashlib
hashlib.sha256 = hashlib.{hash}
from tallystick.bots import bot_named
from tallystick.games import CATALOGUE
from tallystick.journal.entries import line
from tallystick.journal.verify import verify
from tallystick.kernel.options import read_options
from tallystick.lab.play_out import finished_table
game = CATALOGUE["market-island"]
options = read_options(game.options, {{"rounds": 1}})
journal = b"".join(map(line, finished_table(game, [bot_named(game, "random")] * 2, options, 3).entries))
assert verify(journal).rounds == 1
import sys
sys.stdout.buffer.write(journal)
"""


def journal_with(name):
    code = PLAY_AND_PROVE.format(hash=name)
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout


@pytest.mark.parametrize("name", ["sha3_256", "blake2s"])
def test_another_hash_seals_and_proves_a_table_as_well(name):
    journal = journal_with(name)
    with pytest.raises(Disproved, match="wrong_seal"):
        verify(journal)


def test_the_usual_hash_is_the_one_that_is_used():
    assert verify(journal_with("sha256")).rounds == 1
