"""Games of bots end, whoever sits together and however many."""

import os
from itertools import combinations_with_replacement

import pytest

from tallystick.bots import bots_for
from tallystick.games import OURS
from tallystick.lab.simulate import Experiment, simulate

GAMES = int(os.environ.get("TALLYSTICK_BOT_GAMES", "100"))
"""For each game, shared out among the numbers of players and the kinds of bots; ten thousand with make deep."""


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in OURS for players in range(game.fewest, game.most + 1)],
    ids=lambda one: getattr(one, "name", one),
)
def test_games_of_any_bots_end(game, players):
    """All kinds of bots in every mix, or as many mixes as there are games, from one end of the list to the other."""
    games = max(1, GAMES // (game.most + 1 - game.fewest))
    mixes = list(combinations_with_replacement(bots_for(game), players))
    tried = mixes[:: -(-len(mixes) // games)]
    for place, mix in enumerate(tried):
        each = games // len(tried) + (place < games % len(tried))
        tally = simulate(Experiment(game.name, players, each, 2, mix, {}), 1)
        assert (tally.games, tally.cut_short) == (each, []), mix
