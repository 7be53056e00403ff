"""Tally Stones: take one, two or three stones from the heap; the last stone wins. A game from outside, for tests."""

from tally_stones.game import TallyStones

GAME = TallyStones(earlier=[TallyStones(version=1)])
