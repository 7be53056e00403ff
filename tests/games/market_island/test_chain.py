"""The island's own chain: changing an old payment breaks every later hash."""

import msgspec
import pytest

from conformance.tables import play_through
from forging import first_broken
from games.market_island.situations import GAME, every
from tallystick.games.market_island import events
from tallystick.kernel.links import with_hash


def blocks_of(seed=1, players=4):
    return [
        mined.block for _table, told in play_through(GAME, players, seed) for mined in every(told, events.BlockMined)
    ]


def with_other_payment(block):
    first = block.payments[0]
    forged = msgspec.structs.replace(first, amount=first.amount + 1)
    return msgspec.structs.replace(block, payments=(forged, *block.payments[1:]))


@pytest.mark.parametrize("place", range(5))
def test_changing_an_old_payment_is_found(place):
    blocks = blocks_of()
    blocks[place] = with_other_payment(blocks[place])
    assert first_broken(blocks) == place


@pytest.mark.parametrize("place", range(5))
def test_sealing_a_changed_block_anew_breaks_every_later_link(place):
    blocks = blocks_of()
    honest = list(blocks)
    blocks[place] = with_hash(with_other_payment(blocks[place]))
    assert first_broken(blocks) == place + 1
    for later in range(place + 1, len(blocks)):
        blocks[later] = with_hash(msgspec.structs.replace(blocks[later], previous=blocks[later - 1].hash))
        assert blocks[later].hash != honest[later].hash


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_balances_follow_from_the_payments_alone(players):
    balances = [50] * players
    for block in blocks_of(seed=7, players=players):
        for payment in block.payments:
            if payment.payer is not None:
                balances[payment.payer] -= payment.amount
            if payment.payee is not None:
                balances[payment.payee] += payment.amount
        assert list(block.balances) == balances
