"""Beyond a number of sockets strangers are refused, and whoever has a token still comes in."""

import asyncio
import contextlib

from websockets.asyncio.client import connect

from servers import serving

EIGHT = {"most_sockets": 8}
"""Of which two may be silent, and six without a token."""


def test_strangers_leave_places_for_people_with_a_token(tmp_path):
    """Mutant: without the count of strangers the seventh comes in, and then nobody is left a place."""

    async def run():
        async with serving(tmp_path, **EIGHT) as site, contextlib.AsyncExitStack() as stack:
            made = await site.make(own_seats=2)
            for _ in range(6):
                client = await stack.enter_async_context(site.at_table(made["table"]))
                await client.hear_kind("frame")
            async with site.at_table(made["table"]) as stranger:
                assert (await stranger.hear_kind("refused"))["code"] == "server_full"
                assert await stranger.closed_with() == 4001
            async with site.at_table(made["table"], "no token") as liar:
                assert (await liar.hear_kind("refused"))["code"] == "wrong_token"
            for seat in made["seats"]:
                client = await stack.enter_async_context(site.at_table(made["table"], seat["token"]))
                await client.hear_kind("frame")
            assert len(site.running.config.app.sockets.open) == 8

    asyncio.run(run())


def test_sockets_that_say_nothing_make_room(tmp_path):
    """Mutant: without the limit of the silent ones they take all eight places, and the next is answered with 403."""

    async def run():
        async with serving(tmp_path, **EIGHT) as site, contextlib.AsyncExitStack() as stack:
            made = await site.make()
            silent = []
            for _ in range(12):
                more = connect(f"ws://127.0.0.1:{site.port}/ws", proxy=None, compression=None)
                silent.append(await stack.enter_async_context(more))
            assert len(site.running.config.app.sockets.open) == 2
            async with site.at_table(made["table"], made["seats"][0]["token"]) as client:
                await client.hear_kind("frame")

    asyncio.run(run())
