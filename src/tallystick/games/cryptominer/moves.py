"""What a seat may ask for."""

from typing import Final

from tallystick.games.cryptominer.components import HIGHEST, TRANSACTION_CARDS
from tallystick.kernel.messages import Move


class Roll(Move, frozen=True, tag="roll"):
    """Throw the die to see who starts (CM.start.1)."""


class Play(Move, frozen=True, tag="play"):
    """Play a transaction card of this value, face up (CM.start.2, CM.round.3)."""

    value: int


class Claim(Move, frozen=True, tag="claim"):
    """Claim the available block of this number with your block card (CM.round.3)."""

    block: int


class Substitute(Move, frozen=True, tag="substitute"):
    """Change your block card for the top one of the deck (CM.sub); a transaction card follows, if there is one."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing this round, once your transaction cards are gone (CM.round.4)."""


ROLL: Final = Roll()
SUBSTITUTE: Final = Substitute()
PASS: Final = Pass()
PLAY: Final = [Play(value) for value in range(HIGHEST + 1)]
"""The move that plays each value, made once."""
CLAIM: Final = [Claim(number) for number in range(TRANSACTION_CARDS + 1)]
"""The move that claims each block; there are never more blocks than transaction cards."""
