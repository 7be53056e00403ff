"""A wait ends by the clock: the same for all, stopped by a pause, begun anew after a restart."""

import asyncio

import pytest

from gallery import GALLERY
from servers import serving
from tallystick.games import CATALOGUE
from tallystick.journal.verify import verify
from tallystick.tables import clock, deadline
from tallystick.tables.deadline import Deadline


@pytest.fixture(autouse=True)
def gallery(monkeypatch):
    monkeypatch.setitem(CATALOGUE, "gallery", GALLERY)


@pytest.fixture
def at(monkeypatch):
    """The time that a wait sees; set it by `at[0] = …`."""
    told = [100.0]
    monkeypatch.setattr(deadline.time, "monotonic", lambda: told[0])
    return told


def test_a_wait_runs_on_while_its_number_stays_and_starts_anew_with_another(at):
    wait = Deadline()
    wait.look(0, 10, True)
    at[0] += 4
    wait.look(0, 10, True)
    assert wait.left() == 6000
    at[0] += 1
    assert wait.left() == 5000
    wait.look(1, 10, True)
    assert wait.left() == 10_000
    at[0] += 60
    assert wait.left() == 0


def test_a_pause_stops_a_wait(at):
    wait = Deadline()
    wait.look(3, 10, True)
    at[0] += 4
    wait.look(3, 10, False)
    at[0] += 1000
    assert wait.left() == 6000
    wait.look(3, 10, True)
    at[0] += 1
    assert wait.left() == 5000


def test_what_nobody_waits_for_does_not_count_for_the_next_wait(at):
    wait = Deadline()
    wait.look(0, 10, True)
    at[0] += 4
    wait.look(0, 0, True)
    at[0] += 4
    wait.look(0, 10, True)
    assert wait.left() == 10_000


HANG = {"move": "hang", "title": "x", "nails": [1, 0]}


def test_the_clock_ends_every_wait_and_everybody_sees_the_same_time(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            options = {"turns": 5, "seconds": 1}
            made = await site.make(game="gallery", seats=2, own_seats=2, start=True, options=options)
            tokens = [place["token"] for place in made["seats"]]
            async with site.at_table(made["table"], tokens[0]) as one, site.at_table(made["table"], tokens[1]) as two:
                seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                await asyncio.gather(one.hear_until(seen), two.hear_until(seen))
                assert one.frame["wait"]["number"] == 0
                assert 0 <= one.frame["wait"]["ends_in_ms"] - two.frame["wait"]["ends_in_ms"] < 200
                await asyncio.sleep(0.6)
                await one.ask_move(HANG)
                await one.hear_kind("frame")
                assert one.frame["wait"]["number"] == 0  # the same wait runs on
                assert 200 < one.frame["wait"]["ends_in_ms"] < 420
                began = asyncio.get_running_loop().time()
                await one.hear_until(lambda told: told["kind"] == "frame" and len(told["view"]["titles"]) == 2)
                assert asyncio.get_running_loop().time() - began < 0.6
                assert one.entries[-1]["actor"] == -1
                assert one.frame["wait"] == {"number": 1, "ends_in_ms": one.frame["wait"]["ends_in_ms"]}
                assert 900 < one.frame["wait"]["ends_in_ms"] <= 1000
                await one.hear_until(lambda told: told["kind"] == "lobby" and told["over"])
            assert "wait" not in one.frame
            assert verify(await site.journal(made["table"])).rounds == 5
            assert (await site.tables.find(made["table"])).clock.alarm.is_set is False

    asyncio.run(run())


def test_a_pause_holds_the_clock_and_a_restart_gives_the_whole_wait(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(game="gallery", seats=1, start=True, options={"seconds": 2})
            token = made["seats"][0]["token"]
            async with site.at_table(made["table"], token) as one:
                await one.hear_until(lambda told: told["kind"] == "frame" and told["view"])
                await asyncio.sleep(0.5)
                await one.say(say="host", do="pause")
                await one.hear_kind("frame")
                held = one.frame["wait"]["ends_in_ms"]
                await asyncio.sleep(0.5)
                assert (await site.tables.find(made["table"])).clock.alarm.is_set is False
                await one.say(say="host", do="resume")
                await one.hear_kind("frame")
                assert 1000 < held - 100 < one.frame["wait"]["ends_in_ms"] <= held < 1600
        async with serving(tmp_path) as site, site.at_table(made["table"], token) as back:
            await back.hear_kind("frame")
            assert 1800 < back.frame["wait"]["ends_in_ms"] <= 2000
            await back.hear_until(lambda told: told["kind"] == "frame" and told["view"]["titles"] == [""])

    asyncio.run(run())


def test_the_clock_wakes_bots_and_bots_wake_the_clock(tmp_path):
    """A person who never moves, and a bot: every second turn is the clock's."""

    async def run():
        async with serving(tmp_path) as site:
            options = {"turns": 4, "seconds": 1}
            made = await site.make(game="gallery", seats=2, bots={"1": "random"}, start=True, options=options)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["over"])
            played = [entry["actor"] for entry in ana.entries if entry["kind"] == "move"]
            assert played == [-1, 1, -1, 1]

    asyncio.run(run())


def test_whoever_has_seen_what_is_asked_may_answer_though_another_answered_first(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(game="gallery", seats=1, start=True, options={"seconds": 60})
            async with site.at_table(made["table"], made["seats"][0]["token"]) as one:
                await one.hear_until(lambda told: told["kind"] == "frame" and told["view"])
                for _ in range(2):
                    await one.ask_move(HANG)
                    await one.hear_kind("frame")
                asked = one.frame["seq"]
                assert (await one.ask_move(HANG, after=asked - 1))["code"] == "stale"  # not seen: the second wait
                assert (await one.ask_move(HANG, after=asked))["kind"] == "done"
                assert (await one.ask_move(HANG, after=asked))["kind"] == "done"  # the same wait still

    asyncio.run(run())


def test_a_clock_that_is_set_in_between_moves_no_agreed_time(monkeypatch):
    """A small computer learns the time from the network after its start, hours later than it thought."""
    before = clock.now()
    later = clock.time.time_ns() + 2 * 3600 * 10**9
    monkeypatch.setattr(clock.time, "time_ns", lambda: later)
    assert before <= clock.now() < before + 60_000
