"""Plays tables in this process and writes down every acknowledged move: `playing.py FOLDER MOVES [unsynced]`."""

import asyncio
import os
import random
import secrets
import sys
from functools import partial
from pathlib import Path

import msgspec

from tallystick.journal.signed_heads import Signer
from tallystick.storage.sqlite import SqliteStore
from tallystick.tables.pace import Pace
from tallystick.tables.service import BY_HOST, Tables

TABLES = 12
ACKS = "acks"


class Seat:
    """Listens at a seat. What is told to a player is an acknowledgement."""

    def __init__(self, seat, table, acks):
        self.seat = seat
        self.table = table
        self.acks = acks

    def say_with_frame(self, message):
        told = msgspec.json.decode(message)
        os.write(self.acks, f"{self.table} {told['seq']} {told['id']}\n".encode())

    def tell_frame(self):
        pass

    tell_lobby = tell_frame

    def say(self, message):
        pass

    close = say


async def play(tables, acks, left):
    """One table after the other; every fourth is deleted, which empties the write-ahead log."""
    while left:
        options = {"rounds": random.choice([2, 5])}
        stored, given = await tables.make("market-island", 2, "Ana", {}, options, own_seats=2, start_at_once=True)
        table = await tables.find(stored.id)
        seats = [Seat(seat, stored.id, acks) for seat, _ in given]
        for seat in seats:
            tables.arrive(table, seat, None)
        while left and not table.over:
            await move(table, seats, left)
        if random.random() < 0.25:
            os.write(acks, f"{stored.id} -1 deleting\n".encode())
            await table.asked(partial(table.delete, BY_HOST))


async def move(table, seats, left):
    state = table.record.state
    to_act = table.game.to_act(state) if table.running else ()
    if not to_act:
        await asyncio.sleep(0.001)
        return
    asked = msgspec.json.encode(random.choice(table.game.legal(state, to_act[0])))
    seen = len(table.record.entries) - 1
    await table.asked(partial(table.move, seats[to_act[0]], secrets.token_hex(16), seen, asked))
    if left:
        left.pop()


async def main(folder, moves, unsynced):
    store = SqliteStore(folder / "tallystick.sqlite")
    if unsynced:
        store._writer.sync = lambda: None
    acks = os.open(folder / ACKS, os.O_WRONLY | os.O_CREAT)
    tables = Tables(store, Signer(bytes(32)), Pace(seed_patience=0.0))
    left = [None] * moves
    await asyncio.gather(*(play(tables, acks, left) for _ in range(TABLES)))
    os._exit(0)  # a cut is no good-bye: nothing is closed


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] == ["unsynced"]))
