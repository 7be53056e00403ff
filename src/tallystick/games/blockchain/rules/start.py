"""Coins, ring, dice, hands and who starts (CH.setup)."""

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import COINS_EACH, FULL_HAND, TILE_NAMES, TILES, whole_deck
from tallystick.games.blockchain.options import FirstOptions
from tallystick.games.blockchain.rules.drawing import draw
from tallystick.games.blockchain.rules.turns import begin_turn
from tallystick.games.blockchain.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def setup(seats: int, options: FirstOptions, version: int, chance: Chance, told: Told) -> State:
    """A table of two to four (CH.setup.1, CH.setup.4); the ring is laid by chance, or by the first player (CH-15)."""
    state = State().fresh(seats, options, version)
    state.deck = whole_deck()
    chance.shuffle(state.deck)
    if told is not None:
        told(events.GameBegan(len(state.deck), COINS_EACH, seats))
    if not state.agreed.ring_is_arranged:
        state.ring = list(range(TILES))
        chance.shuffle(state.ring)
        begin(state, chance, told)
    return state


def place_tile(state: State, seat: int, tile: int, chance: Chance, told: Told) -> None:
    """The first player lays tile after tile; the last one has only one place left (CH.setup.2, CH-15)."""
    state.ring.append(tile)
    if told is not None:
        told(events.TilePlaced(seat, TILE_NAMES[tile]))
    if len(state.ring) == TILES - 1:
        for other in range(TILES):
            if other not in state.ring:
                state.ring.append(other)
                break
        begin(state, chance, told)


def begin(state: State, chance: Chance, told: Told) -> None:
    """A die on each tile (CH.setup.2), five cards for everybody (CH.setup.3), then the first turn."""
    for tile in state.ring:
        state.dice[tile] = chance.die()
    if told is not None:
        dice = tuple([state.dice[tile] for tile in state.ring])
        told(events.RingMade(dice, tuple([TILE_NAMES[tile] for tile in state.ring])))
    for seat in range(state.seats):
        draw(state, seat, FULL_HAND, "deal", chance, told)
    state.starter = find_starter(state, chance, told)
    begin_turn(state, state.starter, chance, told)


def find_starter(state: State, chance: Chance, told: Told) -> int:
    """Everybody throws a die, the highest starts (CH.setup.4); who is tied throws again (CH-19); or it was agreed."""
    if not state.agreed.start_is_thrown:
        return 0
    tied = list(range(state.seats))
    while True:
        throws = [chance.die() for seat in tied]
        if told is not None:
            told(events.StartThrown(tuple(tied), tuple(throws)))
        highest = max(throws)
        tied = [tied[place] for place in range(len(tied)) if throws[place] == highest]
        if len(tied) == 1:
            return tied[0]
