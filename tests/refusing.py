"""A rule's no, as every game's tests ask for it."""

from collections.abc import Callable
from typing import Any

import pytest

from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Move
from tallystick.kernel.refusals import Refused
from tallystick.words import LANGUAGES, Words


def refusals_of(game: Game[Any], chance: Callable[[], Chance]) -> Callable[[Any, int, Move], tuple[str, str]]:
    """A function that asks for a move and returns the code and the section of the no."""
    spoken = [Words(language, game.name) for language in LANGUAGES]

    def refused(state: Any, seat: int, move: Move) -> tuple[str, str]:
        """Nothing has changed, and both languages say why."""
        before = game.snapshot(state)
        with pytest.raises(Refused) as no:
            game.apply(state, seat, move, chance(), None)
        assert game.snapshot(state) == before
        assert all(words.refusal(no.value) for words in spoken)
        return no.value.code, no.value.section

    return refused
