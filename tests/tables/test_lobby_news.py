"""Who comes and goes is told at most twice a second; what somebody asked for, the seats hear at once."""

import asyncio
import time
from types import SimpleNamespace

from servers import serving
from tallystick.tables.audience import Audience
from tallystick.tables.lobby_news import SECONDS_BETWEEN, LobbyNews


class Counting:
    def __init__(self, seat):
        self.seat = seat
        self.lobbies = 0

    def tell_lobby(self):
        self.lobbies += 1

    def tell_frame(self):
        pass


def test_the_first_change_is_told_at_once_and_all_others_together():
    """Mutant: `wait = 0` tells each of them."""

    async def run():
        audience, watching = Audience(), Counting(None)
        audience.arrive(watching)
        news = LobbyNews(SimpleNamespace(alarms=[], audience=audience))
        assert news.tell()
        assert watching.lobbies == 1
        assert not any(news.tell() for _ in range(100))
        assert watching.lobbies == 1
        await asyncio.sleep(SECONDS_BETWEEN + 0.1)
        assert watching.lobbies == 2
        assert not news.tell()
        news.alarm.stop()
        await asyncio.sleep(SECONDS_BETWEEN + 0.1)
        assert watching.lobbies == 2

    asyncio.run(run())


def test_visitors_in_a_row_are_two_lobbies_a_second_for_the_others_and_one_at_once_for_each(tmp_path):
    """Mutants: `arrive` that tells everybody each time; `arrive` that leaves the visitor out."""

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            table = await site.tables.find(made["table"])
            watching = Counting(None)
            table.arrive(watching, None)
            began = time.monotonic()
            while time.monotonic() - began < 1.5:
                visitor = Counting(None)
                table.arrive(visitor, None)
                assert visitor.lobbies >= 1
                table.depart(visitor)
                await asyncio.sleep(0.002)
            assert 2 <= watching.lobbies <= 5
            await asyncio.sleep(SECONDS_BETWEEN + 0.1)
            told = watching.lobbies
            assert b'"watching":1,' in table.lobby(False)
            await asyncio.sleep(SECONDS_BETWEEN + 0.1)
            assert watching.lobbies == told

    asyncio.run(run())


def test_what_the_host_asks_for_is_told_to_the_seats_at_once(tmp_path):
    """Mutant: `tell_lobby` without the seats; then the fourth bot comes half a second later."""

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=5)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as host:
                await host.hear_kind("frame")
                began = time.monotonic()
                for seat in (1, 2, 3, 4):
                    await host.say(say="host", do="bot", seat=seat)
                    await host.hear_until(lambda told, seat=seat: told["players"][seat]["kind"] == "bot")
                assert time.monotonic() - began < SECONDS_BETWEEN

    asyncio.run(run())
