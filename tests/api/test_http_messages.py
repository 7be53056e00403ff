"""Where one request ends and the next begins, nobody can argue about."""

import asyncio

import pytest

from servers import serving

HIDDEN = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"


def post(headers, body):
    return b"POST /api/join HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n" + body


def length(number):
    return b"Content-Length: %d\r\n" % number


@pytest.mark.parametrize(
    "sent",
    [
        post(CHUNKED + length(3), b"%x\r\n%b\r\n0\r\n\r\n" % (len(HIDDEN), HIDDEN)),
        post(length(3) + CHUNKED, b"%x\r\n%b\r\n0\r\n\r\n" % (len(HIDDEN), HIDDEN)),
        post(length(0) + length(len(HIDDEN)), HIDDEN),
        post(length(len(HIDDEN)) + length(0), HIDDEN),
        post(b"Transfer-Encoding: xchunked\r\n" + length(len(HIDDEN)), HIDDEN),
        post(b"Content-Length: +%d\r\n" % len(HIDDEN), HIDDEN),
        post(b"Content-Length: %d, 0\r\n" % len(HIDDEN), HIDDEN),
        post(b"X-A: b\rContent-Length: 0\r\n" + length(len(HIDDEN)), HIDDEN),
    ],
    ids=["both", "both-turned", "two-lengths", "two-lengths-turned", "unknown", "signed", "listed", "bare-return"],
)
def test_no_request_hides_in_another(tmp_path, sent):
    async def run():
        async with serving(tmp_path) as site:
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            writer.write(sent)
            await writer.drain()
            writer.write_eof()
            answered = await asyncio.wait_for(reader.read(), 10)
            writer.close()
            assert answered.count(b"HTTP/1.1 ") <= 1
            assert b'"market-island"' not in answered
            assert b"HTTP/1.1 2" not in answered
            assert (await site.ask("GET", "/healthz"))[0] == 200

    asyncio.run(run())


def test_a_length_that_is_not_kept_is_no_request(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            body = b'{"code": "%b", "name": "Ben"}' % made["code"].encode()
            _, writer = await asyncio.open_connection("127.0.0.1", site.port)
            writer.write(post(length(len(body) + 1), body))
            await writer.drain()
            writer.close()
            await asyncio.sleep(0.2)
            _, lobby, _ = await site.ask("GET", f"/api/tables/{made['table']}")
            assert [player["kind"] for player in lobby["players"]].count("person") == 1

    asyncio.run(run())
