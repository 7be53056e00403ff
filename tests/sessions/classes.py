"""Whole classes played by bots, as journals."""

from random import Random

from tallystick.bots import bots_for
from tallystick.bots.playing import choice_of
from tallystick.games import CATALOGUE
from tallystick.journal.commitments import commitment_to_seed
from tallystick.journal.entries import line
from tallystick.journal.table_record import TableRecord
from tallystick.journal.tape import Tape
from tallystick.kernel.options import read_options
from tallystick.kernel.seats import CLOCK

QUICK = {
    "market-island": ({"rounds": 4}, {"rounds": 6, "no_miner": "pending"}, {"rounds": 5, "no_miner": "execute"}),
    "cryptominer": ({"transaction_cards": 30}, {"transaction_cards": 30, "symbol_check": "settlement"}),
    "blockchain": ({"turn_cap": 3}, {"turn_cap": 5, "run_out": "any_currency"}, {"turn_cap": 4, "scam": "cancels"}),
    "shelves-voyage": ({"end_station": 12}, {"end_station": 14}),
}
"""Short ways to play, so that a class takes a second and everything still happens."""


def played(name, seats, options, seed, people=()):
    """The journal of one table; random bots among good ones make everything happen."""
    game = CATALOGUE[name]
    chance = Random(seed)
    record = TableRecord(game, seats, read_options(game.options, options), f"t{seed:08x}", bytes([seed % 256]) * 32)
    t = 1_000_000
    bots = [bots_for(game)[chance.choice(("random", "beginner", "good"))] for _ in range(seats)]
    players = ["person" if seat in people else f"bot:{bot.name}" for seat, bot in enumerate(bots)]
    record.accept(record.propose_opening(players, t))
    for seat in range(seats):
        mine = bytes([seat + 1, seed % 251]) * 16
        record.accept(record.propose_commit(seat, commitment_to_seed(mine), t))
        record.accept(record.propose_seed(seat, mine, t))
    record.accept(record.propose_start(t))
    tape = Tape(f"bots {seed}".encode())
    for _ in range(4000):
        if game.outcome(record.state) is not None:
            break
        waiting = game.to_act(record.state)
        seat = chance.choice(waiting) if waiting else CLOCK
        t += chance.randrange(500, 9000)
        move = (
            choice_of(game, record.state, seat, bots[seat], tape) if seat >= 0 else game.legal(record.state, CLOCK)[0]
        )
        record.accept(record.propose_move(seat, move, None, t))
    record.accept(record.propose_end(t))
    return b"".join(line(entry) for entry in record.entries)


def a_class(name, seed):
    """The journals of one to four tables of a game, each with the seats that people played."""
    chance = Random(seed)
    game = CATALOGUE[name]
    tables = []
    for place in range(chance.randrange(1, 5)):
        seats = chance.randrange(max(2, game.fewest), min(5, game.most) + 1)
        people = tuple(sorted(chance.sample(range(seats), chance.randrange(1, seats + 1))))
        journal = played(name, seats, chance.choice(QUICK[name]), seed * 10 + place, people)
        tables.append((journal, people))
    return tables
