"""What a server believes of a proxy in front of it, and of nobody else."""

import asyncio
import logging

import pytest
from websockets.exceptions import InvalidStatus

from servers import serving
from tallystick.api.noting import mark_of

FORWARDED = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https"}


def guess(site, address, number):
    code = f"{number:06d}".replace("0", "A").replace("1", "B")
    return site.ask("POST", "/api/join", {"code": code, "name": "Eve"}, headers={"x-forwarded-for": address})


@pytest.mark.parametrize("proxies", ["", "192.0.2.1"])
def test_nobody_else_is_believed_about_an_address_or_tls(tmp_path, caplog, proxies):
    async def run():
        async with serving(tmp_path, proxies=proxies) as site:
            statuses = [(await guess(site, f"198.51.100.{number}", number))[0] for number in range(12)]
            assert statuses == [404] * 10 + [429] * 2
            _, _, headers = await site.ask("GET", "/", headers=FORWARDED)
            assert "strict-transport-security" not in headers
            async with site.at_table("2" * 16, additional_headers=FORWARDED) as client:
                await client.closed_with()

    asyncio.run(run())
    assert {record.about["from"] for record in caplog.records} == {mark_of("127.0.0.1")}


def test_the_proxy_of_the_settings_says_where_somebody_comes_from(tmp_path, caplog):
    """The last address before the proxy counts; what a client wrote before that does not."""
    caplog.set_level(logging.WARNING, "tallystick")

    async def run():
        async with serving(tmp_path, proxies="127.0.0.1") as site:
            for number in range(11):
                await guess(site, f"10.0.0.{number}, 198.51.100.7", number)
            assert (await guess(site, "198.51.100.7", 12))[0] == 429
            assert (await guess(site, "198.51.100.8", 13))[0] == 404
            async with site.at_table("2" * 16, additional_headers={"x-forwarded-for": "10.0.0.1, 198.51.100.9"}) as one:
                await one.closed_with()

    asyncio.run(run())
    seen = [record.about["from"] for record in caplog.records]
    assert set(seen) == {mark_of("198.51.100.7"), mark_of("198.51.100.8"), mark_of("198.51.100.9")}
    assert seen[-1] == mark_of("198.51.100.9")


def test_behind_tls_every_answer_says_that_it_must_stay_so(tmp_path):
    async def run():
        async with serving(tmp_path, proxies="127.0.0.1", origins=("https://games.example",)) as site:
            for path in ("/", "/api/games", "/api/nothing", "/healthz"):
                sent = FORWARDED | {"host": "games.example", "origin": "https://games.example"}
                _, _, headers = await site.ask("GET", path, headers=sent)
                assert headers["strict-transport-security"] == "max-age=31536000; includeSubDomains", path
                assert headers["cross-origin-opener-policy"] == "same-origin", path
            _, _, plain = await site.ask("GET", "/", headers={"x-forwarded-proto": "http"})
            assert "strict-transport-security" not in plain

    asyncio.run(run())


def test_nothing_is_redirected(tmp_path):
    """A program that forgets TLS must notice it, and nobody is led anywhere else."""

    async def run():
        async with serving(tmp_path, proxies="127.0.0.1") as site:
            for path in (
                "/",
                "//elsewhere.example/",
                "/api/games/",
                "/t/x/",
                "/api/tables?next=https://elsewhere.example",
            ):
                for method in ("GET", "POST"):
                    status, _, headers = await site.ask(method, path, headers={"x-forwarded-proto": "http"})
                    assert not 300 <= status < 400, path
                    assert "location" not in headers

    asyncio.run(run())


async def opens(site, **headers):
    """Whether a socket gets past the handshake."""
    try:
        async with site.at_table("2" * 26, additional_headers=headers) as client:
            await client.closed_with()
    except InvalidStatus:
        return False
    return True


def test_nobody_on_the_internet_is_answered_without_tls(tmp_path):
    far = {"x-forwarded-for": "8.8.8.8"}

    async def run():
        async with serving(tmp_path, proxies="127.0.0.1") as site:
            for path in ("/", "/api/games", "/s/anything"):
                status, refused, _ = await site.ask("GET", path, headers=far)
                assert (status, refused["refused"]["code"]) == (403, "needs_tls"), path
            assert not await opens(site, **far)
            assert (await site.ask("GET", "/", headers=far | {"x-forwarded-proto": "https"}))[0] == 200
            assert await opens(site, **far | {"x-forwarded-proto": "https"})
            assert (await site.ask("GET", "/", headers={"x-forwarded-for": "192.168.1.7"}))[0] == 200
            assert await opens(site, **{"x-forwarded-for": "192.168.1.7"})

    asyncio.run(run())


def test_a_class_with_public_addresses_can_be_let_in(tmp_path):
    async def run():
        async with serving(tmp_path, proxies="127.0.0.1", public_http=True) as site:
            assert (await site.ask("GET", "/", headers={"x-forwarded-for": "8.8.8.8"}))[0] == 200
            assert await opens(site, **{"x-forwarded-for": "8.8.8.8"})

    asyncio.run(run())
