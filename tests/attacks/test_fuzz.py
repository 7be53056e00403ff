"""What nobody should send, by the hundred thousand: no crash, no word of one in the log, nobody else is harmed (R9).

They come through `Connection.data_received`, as the network would bring them, at a real server's tables.
"""

import asyncio
import contextlib
import json
import logging
import os
import random
import secrets
from copy import deepcopy
from types import SimpleNamespace

import pytest
from floods import UPGRADE, frame

from promises import counted
from servers import serving
from tallystick.api import connection as connections
from tallystick.api.connection import Connection
from tallystick.journal.verify import verify

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "20000"))
A_LINE = 40
"""At most so many messages of one socket before the next one."""
MOST_GROWTH = 100 << 20
ODD = [
    *(None, True, False, 0, -1, 7, 15, 16, 2**31, 2**53, 2**63, -(2**64), 10**400, 0.5, 1e308),
    *("", "x", "0" * 64, "f" * 32, "é" * 30, "\u202e", "\x00", "x" * 3000, "<b>", "' OR 1=1", "market-island"),
    *([], {}, [[]], {"a": 1}, [0] * 500, {"say": "move"}, [[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]),
]
NOT_JSON = [
    b"",
    b"{",
    b"[" * 5000,
    b'{"say":"move","say":"move"}',
    b"NaN",
    b'{"say":NaN}',
    b'"\\ud800"',
    b"\xff\xfe",
    b"nul",
]


class Transport:
    """Writes nowhere, and remembers what was refused."""

    def __init__(self):
        self.closing = False
        self.written = b""

    def write(self, data):
        self.written = bytes(data[-400:])
        assert b'"code":"internal"' not in self.written

    def is_closing(self):
        return self.closing

    def close(self):
        self.closing = True

    abort = close

    def pause_reading(self):
        pass

    resume_reading = pause_reading

    def get_extra_info(self, name, default=None):
        return ("127.0.0.1", 1) if name == "peername" else default


def honest_messages(table, token):
    legal = [b'{"move":"roll"}', b'{"move":"decline"}', b'{"move":"mine","card":"AC"}']
    return [
        {"say": "hello", "table": table, "token": token, "after": -1, "commit": "0" * 64},
        {"say": "seed", "seed": "1" * 64},
        *({"say": "move", "id": secrets.token_hex(16), "after": 5, "move": json.loads(move)} for move in legal),
        *(
            {"say": "host", "do": do, "seat": 1, "bot": "good"}
            for do in ("pause", "bot", "remove", "lock", "give_back")
        ),
        {"say": "head", "seq": 3, "head": "2" * 64},
        {"say": "erase", "text": "3" * 64},
        {"say": "forget_name"},
        {"say": "ledger", "round": 1, "ledgers": [[50, 50], [50, 50]]},
        {"say": "ledger_back", "round": 1},
        {"say": "show_chain", "block": 1, "line": 0, "amount": 30, "mended": 0, "blocks": 2},
        {"say": "answer_chain", "number": 1, "keep": True},
        {"say": "withdraw_chain"},
    ]


def bent(chance, message):
    """The message with one thing wrong somewhere, or two."""
    message = json.loads(json.dumps(message))
    for _ in range(chance.choice([1, 1, 2])):
        inside = message["move"] if isinstance(message.get("move"), dict) and chance.random() < 0.4 else message
        name = chance.choice([*inside, "more"]) if inside else "more"
        if chance.random() < 0.2:
            inside.pop(name, None)
        else:
            inside[name] = deepcopy(chance.choice(ODD))
    return json.dumps(message).encode()


def flipped(chance, message):
    content = bytearray(json.dumps(message).encode())
    for _ in range(chance.randint(1, 4)):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    return bytes(content[: chance.choice([len(content), chance.randrange(len(content))])])


def any_frames(chance, honest):
    """The bytes of one message: mostly a whole text, sometimes what the protocol of sockets forbids."""
    kind = chance.random()
    message = chance.choice(honest)
    if kind < 0.6:
        return frame(0x81, bent(chance, message))
    if kind < 0.7:
        return frame(0x81, flipped(chance, message))
    if kind < 0.75:
        return frame(0x81, json.dumps(message).encode())
    if kind < 0.8:
        return frame(0x81, chance.choice(NOT_JSON))
    if kind < 0.9:
        cut = bent(chance, message)
        at = chance.randrange(len(cut) + 1)
        return frame(chance.choice([0x01, 0x02]), cut[:at]) + frame(0x89, b"ping") + frame(0x80, cut[at:])
    if kind < 0.95:
        return frame(chance.randrange(256), chance.randbytes(chance.randrange(120)))
    return chance.randbytes(chance.randrange(1, 200))


async def annoy(site, chance, made, count):
    """One socket after the other, as a stranger, a spectator or a seat; how many messages were brought."""
    sockets, state, brought = site.running.config.app.sockets, SimpleNamespace(connections=set()), 0
    while brought < count:
        token = chance.choice([None, "x" * 43, *(place["token"] for place in made["seats"])])
        honest = honest_messages(made["table"], token)
        line, transport = Connection(sockets, state), Transport()
        line.connection_made(transport)
        line.data_received(UPGRADE)
        if chance.random() < 0.9:
            line.data_received(frame(0x81, json.dumps(honest[0]).encode()))
            await asyncio.sleep(0)
        for _ in range(chance.randint(1, A_LINE)):
            line.data_received(any_frames(chance, honest))
            brought += 1
            await asyncio.sleep(0)
            if transport.closing:
                break
        line.connection_lost(None)
    return brought


def memory():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def fuzzed(tmp_path, count):
    """Annoy one table while another is played to its end."""
    chance = random.Random(count)
    async with serving(tmp_path, messages_a_second=1e9, messages_at_once=1e9, tables_at_once=1000) as site:
        victim = await site.make(seats=2, own_seats=2, start=True)
        other = await site.make(seats=2, own_seats=2, start=True, options={"rounds": 3})
        tokens = [place["token"] for place in other["seats"]]
        async with contextlib.AsyncExitStack() as lines:
            for place in victim["seats"]:
                line = await lines.enter_async_context(site.at_table(victim["table"], place["token"]))
            await line.hear_until(lambda told: told["kind"] == "frame" and told["view"])
        await annoy(site, chance, victim, 2_000)
        before = memory()
        await annoy(site, chance, victim, count - 2_000)
        assert memory() - before < MOST_GROWTH
        async with site.at_table(other["table"], tokens[0]) as one, site.at_table(other["table"], tokens[1]) as two:
            await asyncio.gather(one.play_on(), two.play_on())
        verify(await site.journal(other["table"]))
        assert (await site.ask("GET", "/healthz"))[0] == 200


def check(tmp_path, caplog, count):
    with caplog.at_level(logging.ERROR), caplog.at_level(logging.ERROR, "tallystick"):
        asyncio.run(fuzzed(tmp_path, count))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_nothing_that_a_socket_brings_is_more_than_refused(tmp_path, caplog):
    check(tmp_path, caplog, MESSAGES)
    counted("R9", garbled_messages=MESSAGES, crashes=0, errors_in_the_log=0)


def test_a_slip_in_the_server_is_caught(tmp_path, caplog, monkeypatch):
    read = connections.read_message

    def slips(text):
        message = read(text)
        return message.no_such_field if len(getattr(message, "bot", None) or "") > 20 else message

    monkeypatch.setattr(connections, "read_message", slips)
    with pytest.raises((AttributeError, AssertionError)):
        check(tmp_path, caplog, 10_000)
