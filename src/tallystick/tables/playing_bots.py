"""Bots play their seats, with a pause in which a person can see what happened."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable

from tallystick.bots import bot_named
from tallystick.bots.playing import choice_of
from tallystick.journal.tape import Tape
from tallystick.kernel.forms import shortened
from tallystick.kernel.refusals import Refused
from tallystick.tables.table import Table

log = logging.getLogger(__name__)

SHORTEST_BACK_OFF = 0.5
LONGEST_BACK_OFF = 8.0


class PlayingBots:
    """The bots of one table; they are woken after every change and sleep when it is not their turn."""

    def __init__(self, table: Table, pause: float, played: Callable[[], None]) -> None:
        self.table = table
        self.played = played
        """Called after every move of a bot."""
        self.pause = pause
        self.chance = Tape(secrets.token_bytes(32))
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        if self.task is None and self.seat_to_play() is not None:
            self.task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def seat_to_play(self) -> int | None:
        table = self.table
        if not table.running:
            return None
        for seat in table.game.to_act(table.record.state):
            if table.bot_at(seat) is not None:
                return seat
        return None

    async def _run(self) -> None:
        try:
            await self._play_on()
        except Exception:
            log.exception("the bots of table %s stopped", self.table.stored.id)
        finally:
            self.task = None

    async def _play_on(self) -> None:
        back_off = SHORTEST_BACK_OFF
        while self.seat_to_play() is not None:
            await asyncio.sleep(self.pause * random.uniform(0.75, 1.25))
            try:
                await self._answer()
                back_off = SHORTEST_BACK_OFF
            except Refused as refused:
                log.warning("a bot at table %s was refused: %s", self.table.stored.id, refused.code)
                await asyncio.sleep(back_off)
                back_off = min(2 * back_off, LONGEST_BACK_OFF)

    async def _answer(self) -> None:
        """One bot plays; where several are asked the same at once, nobody has to wait for one after the other."""
        asked = self.table.wait.number
        await self._play_once()
        while asked and self.table.wait.number == asked and self.seat_to_play() is not None:
            await self._play_once()

    async def _play_once(self) -> None:
        table = self.table
        async with table.lock:
            seat = self.seat_to_play()
            if seat is None:
                return
            bot = bot_named(table.game, table.bot_at(seat) or "")
            await table.play(seat, shortened(choice_of(table.game, table.record.state, seat, bot, self.chance)))
        table.tell()
        await table.end_if_over()
        self.played()
