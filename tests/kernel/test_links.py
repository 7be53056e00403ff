"""A game's own chain is a real hash chain, whatever its blocks hold."""

import hashlib
import json

import msgspec
import pytest

from conformance.tables import play_through
from forging import first_broken
from tallystick.games import CATALOGUE
from tallystick.kernel.links import NOTHING_BEFORE, hash_of


@pytest.fixture(params=["cryptominer", "market-island"])
def blocks(request):
    return [
        event.block
        for _table, told in play_through(CATALOGUE[request.param], 4, 1)
        for event in told
        if type(event).__name__ == "BlockMined"
    ]


def test_each_block_names_the_hash_of_the_one_before(blocks):
    assert len(blocks) > 5
    assert [block.previous for block in blocks] == [NOTHING_BEFORE, *(block.hash for block in blocks[:-1])]
    assert [block.height for block in blocks] == list(range(1, len(blocks) + 1))
    assert first_broken(blocks) is None


def test_the_hash_is_sha_256_over_sorted_json(blocks):
    """Anybody can compute it with other tools."""
    for block in blocks:
        content = json.loads(msgspec.json.encode(block))
        del content["hash"]
        written = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        assert hashlib.sha256(written).hexdigest() == hash_of(block) == block.hash
