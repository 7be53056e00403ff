"""The Blockchain pile is a real hash chain; cards and coins are conserved."""

import hashlib
import json

import msgspec
import pytest

from conformance.tables import any_options, play_through
from games.cryptominer.situations import GAME, every
from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.components import NO_CARD, VALUES
from tallystick.journal.tape import Tape
from tallystick.kernel.links import NOTHING_BEFORE, first_broken, hash_of, with_hash


def blocks_of(seed=1, players=4):
    return [
        mined.block for _table, told in play_through(GAME, players, seed) for mined in every(told, events.BlockMined)
    ]


def test_each_block_names_the_hash_of_the_one_before():
    blocks = blocks_of()
    assert len(blocks) > 5
    assert [block.previous for block in blocks] == [NOTHING_BEFORE, *(block.hash for block in blocks[:-1])]
    assert [block.height for block in blocks] == list(range(1, len(blocks) + 1))
    assert first_broken(blocks) is None


@pytest.mark.parametrize("place", range(5))
def test_changing_an_old_transaction_is_found_and_breaks_every_later_link(place):
    blocks = blocks_of()
    first, *others = blocks[place].cards
    forged = msgspec.structs.replace(first, value=first.value % 6 + 1)
    blocks[place] = msgspec.structs.replace(blocks[place], cards=(forged, *others))
    assert first_broken(blocks) == place
    blocks[place] = with_hash(blocks[place])
    assert first_broken(blocks) == place + 1


def test_the_hash_is_sha_256_over_sorted_json():
    """Anybody can compute it with other tools."""
    block = blocks_of()[0]
    content = json.loads(msgspec.json.encode(block))
    del content["hash"]
    written = json.dumps(content, sort_keys=True, separators=(",", ":")).encode()
    assert hashlib.sha256(written).hexdigest() == hash_of(block) == block.hash


@pytest.mark.parametrize("seed", range(12))
def test_cards_and_coins_are_conserved(seed):
    options = any_options(GAME, Tape(f"conserved {seed}".encode()))
    for table, _told in play_through(GAME, 2 + seed % 5, seed, options):
        state = table.state
        held = [card for card in state.cards if card != NO_CARD]
        block_cards = sorted(state.deck + held + [link.card for link in state.chain])
        assert block_cards == state.agreed.block_cards
        counts = [sum(hand[value] for hand in [*state.hands, state.aside]) for value in range(6)]
        blocks = [*state.available, *(link.block for link in state.chain)]
        for value in [*state.forming_values, *(value for block in blocks for value in block.values)]:
            counts[value - 1] += 1
        assert counts == [options.transaction_cards // 6] * 6
        assert sum(state.coins) + sum(block.coins for block in state.available) == state.issued
        assert state.issued == sum(block.total + 1 for block in blocks)
        assert state.won == [sum(link.miner == seat for link in state.chain) for seat in range(table.seats)]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_link_was_high_enough(players):
    for _table, told in play_through(GAME, players, players):
        for mined in every(told, events.BlockMined):
            block = mined.block
            assert block.coins == block.total + 1 == sum(card.value for card in block.cards) + 1
            assert VALUES[_table.state.chain[block.height - 1].card] >= block.total
            assert block.formed_in < block.mined_in
