"""Bots play their seats, with a pause in which a person can see what happened."""

import logging
import random
import secrets
from typing import TYPE_CHECKING

from tallystick.bots import bot_named
from tallystick.bots.playing import choice_of
from tallystick.journal.tape import Tape
from tallystick.kernel.forms import shortened
from tallystick.kernel.refusals import Refused
from tallystick.tables.alarm import Alarm

if TYPE_CHECKING:
    from tallystick.tables.table import Table

log = logging.getLogger(__name__)

SHORTEST_BACK_OFF = 0.5
LONGEST_BACK_OFF = 8.0
GOING_ON = 0.6
"""The part of its pause that a bot takes before it goes on with its own turn, once all have answered."""


class PlayingBots:
    """The bots of one table: they look after every change, and ask for a move once their pause is over."""

    def __init__(self, table: "Table", pause: float) -> None:
        self.table = table
        self.pause = pause
        self.chance = Tape(secrets.token_bytes(32))
        self.alarm = Alarm(table.alarms, lambda: table.ask(self._play, self._played))
        """Set while a bot pauses before it begins to think."""
        self.busy = False
        """From the moment in which a bot sees that it is asked until its answer is in."""
        self._back_off = SHORTEST_BACK_OFF
        self._acted: int | None = None
        """The bot that moved last in a turn of its own."""

    def wake(self) -> None:
        if not self.busy:
            seat = self.seat_to_play()
            if seat is not None:
                self._ask_in(0.0 if self._alone() else self._pause_of(seat) * random.uniform(0.75, 1.25))
        elif self.alarm.is_set and self._alone():
            self._ask_in(0.0)

    def _pause_of(self, seat: int) -> float:
        goes_on = seat == self._acted and self.table.deadline.since_entry and not self.table.deadline.number
        return GOING_ON * self.pause if goes_on else self.pause

    def _alone(self) -> bool:
        """Whether all are asked at once and only bots are left to answer: nobody is there to wait for."""
        table = self.table
        return bool(table.deadline.number) and table.running and not table.asking.people_to_ask()

    def seat_to_play(self) -> int | None:
        table = self.table
        if not table.running or table.aside.waits:
            return None
        for seat in table.game.to_act(table.record.state):
            if table.bot_at(seat) is not None:
                return seat
        return None

    def _ask_in(self, seconds: float) -> None:
        self.busy = True
        self.alarm.set(seconds)

    async def _play(self) -> None:
        """One bot plays; where several are asked the same at once, nobody has to wait for one after the other."""
        asked = self.table.deadline.number
        await self._play_once()
        while asked and self.table.deadline.number == asked and self.seat_to_play() is not None:
            await self._play_once()

    async def _play_once(self) -> None:
        seat = self.seat_to_play()
        if seat is not None:
            self._acted = self._acted if self.table.deadline.number else seat
            await self.play_for(seat, self.table.bot_at(seat) or "")

    async def play_for(self, seat: int, name: str) -> None:
        """One decision of this seat, made by the bot of that name."""
        table = self.table
        bot = bot_named(table.game, name)
        await table.play(seat, shortened(choice_of(table.game, table.record.state, seat, bot, self.chance)))

    def _played(self, refused: Refused | None) -> None:
        self.busy = False
        if refused is None:
            self._back_off = SHORTEST_BACK_OFF
            self.wake()
        else:
            log.warning("a bot at table %s was refused: %s", self.table.stored.id, refused.code)
            self._ask_in(self._back_off)
            self._back_off = min(2 * self._back_off, LONGEST_BACK_OFF)
