"""How often a person is asked, and how long they wait, from the end of their turn to the next one.

`python tests/games/blockchain/test_rounds.py 200` prints the figures of more tables.
"""

import sys
from collections.abc import Iterator
from statistics import mean

from tallystick.bots import bot_named
from tallystick.bots.playing import choice_of
from tallystick.games import CATALOGUE
from tallystick.games.blockchain import moves as ask
from tallystick.journal.tape import Tape
from tallystick.kernel.options import read_options
from tallystick.settings import Settings
from tallystick.tables.playing_bots import part_of_pause

GAME = CATALOGUE["blockchain"]
PAUSE = Settings().bot_pause
ME = 0
TURN = 7
"""The pauses that a bot's turn takes at most."""


def rounds(tables: int) -> Iterator[tuple[int, float]]:
    """Against three good bots: the questions of each round, and the seconds that the bots took in it.

    A person who passes at once leaves only bots to answer, and then nobody waits (tests/tables/test_asking.py); so what
    is waited for is the pauses of bots in their own turns.
    """
    bot = bot_named(GAME, "good")
    for table in range(tables):
        chance, own = Tape(b"table %d" % table), Tape(b"bots %d" % table)
        state = GAME.setup(4, read_options(GAME.options, {}), chance, None)
        questions, seconds, acted, moves, away = 0, 0.0, ME, 0, False
        while GAME.outcome(state) is None:
            seat = GAME.to_act(state)[0]
            if state.phase == "window" and ME in state.waiting:
                seat, move = ME, ask.PASS
                questions += GAME.concerns(state, ME)
            else:
                move = choice_of(GAME, state, seat, bot, own)
            if state.phase != "window" and seat == ME:
                if away:
                    yield questions, seconds
                away = isinstance(move, ask.EndTurn)
                questions, seconds = 0, 0.0
            elif state.phase != "window":
                moves = moves + 1 if seat == acted else 0
                seconds += PAUSE * part_of_pause(moves)
            acted = acted if state.phase == "window" else seat
            GAME.apply(state, seat, move, chance, None)


def figures(tables: int) -> str:
    asked, waited = map(sorted, zip(*rounds(tables), strict=True))
    nine = int(0.9 * len(asked))
    return (
        f"{len(asked)} rounds at {tables} tables: {mean(asked):.1f} questions (nine of ten at most {asked[nine]}), "
        f"{mean(waited):.0f} s of waiting (nine of ten at most {waited[nine]:.0f} s, at most {waited[-1]:.0f} s)"
    )


def test_a_round_against_three_bots_has_at_most_four_questions_and_25_seconds_of_waiting():
    """More questions are asked only where bots trade with the same person, or hack what is theirs, five times."""
    found = list(rounds(12))
    assert len(found) > 50
    assert mean(questions for questions, _ in found) < 2
    assert mean(questions <= 4 for questions, _ in found) > 0.97
    assert max(seconds for _, seconds in found) <= 3 * TURN * PAUSE <= 25


def test_however_many_moves_a_bot_makes_its_turn_takes_no_longer():
    assert round(sum(map(part_of_pause, range(1000))), 6) <= TURN


if __name__ == "__main__":
    sys.stdout.write(figures(int(sys.argv[1]) if len(sys.argv) > 1 else 40) + "\n")
