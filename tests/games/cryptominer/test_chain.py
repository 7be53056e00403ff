"""The Blockchain pile is a real hash chain; cards and coins are conserved."""

import msgspec
import pytest

from conformance.tables import any_options, play_through
from forging import first_broken
from games.cryptominer.situations import GAME, every
from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.components import NO_CARD, VALUES
from tallystick.journal.tape import Tape
from tallystick.kernel.links import with_hash


def blocks_of(seed=1, players=4):
    return [
        mined.block for _table, told in play_through(GAME, players, seed) for mined in every(told, events.BlockMined)
    ]


@pytest.mark.parametrize("place", range(5))
def test_changing_an_old_transaction_is_found_and_breaks_every_later_link(place):
    blocks = blocks_of()
    first, *others = blocks[place].cards
    forged = msgspec.structs.replace(first, value=first.value % 6 + 1)
    blocks[place] = msgspec.structs.replace(blocks[place], cards=(forged, *others))
    assert first_broken(blocks) == place
    blocks[place] = with_hash(blocks[place])
    assert first_broken(blocks) == place + 1


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
