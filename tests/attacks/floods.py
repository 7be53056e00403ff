"""Unfriendly clients, several at a time: `python floods.py NAME PORT SECONDS TABLE…` runs one kind for so long.

Each is a function of a port, the time to end and the tables it may know of; who is thrown out comes back at once.
"""

import contextlib
import json
import os
import resource
import socket
import sys
import threading
import time

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
GET = b"GET /nothing HTTP/1.1\r\nHost: here\r\n\r\n"
ENDLESS = "SELECT (COUNT(*) AS ?n) WHERE { " + " ".join(f"?a{i} ?b{i} ?c{i} ." for i in range(9)) + " }"
MIB = 1 << 20
AT_ONCE = 4
"""Of each kind, but for the silent ones."""


def frame(first, payload=b""):
    """A frame of a client, under a mask of zeros."""
    length = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes((first,)) + length + b"\0\0\0\0" + payload


def line(port):
    return socket.create_connection(("127.0.0.1", port), timeout=5)


def listening(port, table):
    """A socket that says hello and reads nothing afterwards."""
    connection = line(port)
    connection.sendall(UPGRADE)
    connection.recv(4096)
    connection.sendall(frame(0x81, json.dumps({"say": "hello", "table": table}).encode()))
    return connection


def again_and_again(attack):
    """The same from several connections, each as often as it is thrown out."""

    def flood(port, end, tables):
        def one():
            while time.monotonic() < end:
                with contextlib.suppress(OSError):
                    attack(port, end, tables)

        threads = [threading.Thread(target=one) for _ in range(AT_ONCE)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    return flood


def pour(connection, end, data):
    """Send as fast as it is taken."""
    with connection:
        while time.monotonic() < end:
            connection.sendall(data)


@again_and_again
def pieces(port, end, tables):
    """A message of empty pieces without an end."""
    connection = listening(port, tables[0])
    connection.sendall(frame(0x01, b"{"))
    pour(connection, end, frame(0x00) * 20_000)


@again_and_again
def pings(port, end, tables):
    pour(listening(port, tables[0]), end, frame(0x89, b"ping") * 20_000)


@again_and_again
def pings_before_hello(port, end, tables):
    connection = line(port)
    connection.sendall(UPGRADE)
    pour(connection, end, frame(0x89, b"ping") * 20_000)


@again_and_again
def pipelines(port, end, tables):
    """Requests one after the other, and no answer is read."""
    pour(line(port), end, GET * 2_000)


@again_and_again
def large_heads(port, end, tables):
    for start in (b"GET / HTTP/1.1\r\nHost: here\r\nx: ", b"GET /", UPGRADE[:-2] + b"x: "):
        with line(port) as connection, contextlib.suppress(OSError):
            connection.sendall(start)
            for _ in range(64):
                connection.sendall(b"x" * MIB)


def silent(said):
    """Thousands of connections that say so much and nothing more, opened again as they are closed."""

    def flood(port, end, tables):
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        held = []
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                connection = line(port)
                connection.sendall(said)
                held.append(connection)
            if len(held) >= 4_000:
                held.pop(0).close()
            if len(held) % 10 == 0:
                time.sleep(0.002)

    return flood


@again_and_again
def graphs(port, end, tables):
    with line(port) as connection:
        while time.monotonic() < end:
            for table in tables:
                request(connection, f"GET /api/tables/{table}/graph?format=turtle HTTP/1.1")


@again_and_again
def questions(port, end, tables):
    with line(port) as connection:
        connection.settimeout(max(0.1, end - time.monotonic()))
        while time.monotonic() < end:
            for table in tables:
                asked = json.dumps({"sparql": ENDLESS})
                request(connection, f"POST /api/tables/{table}/query HTTP/1.1", asked)


@again_and_again
def replays(port, end, tables):
    with line(port) as connection:
        while time.monotonic() < end:
            for viewer in ("all", "public", "0", "1"):
                for taken in ("gzip", "identity"):
                    path = f"/api/tables/{tables[0]}/replay?viewer={viewer}"
                    request(connection, f"GET {path} HTTP/1.1\r\nAccept-Encoding: {taken}")


def request(connection, first, body=""):
    """Ask, and read the answer."""
    connection.sendall(f"{first}\r\nHost: here\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += received(connection)
    head, _, rest = answer.partition(b"\r\n\r\n")
    length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
    while len(rest) < length:
        rest += received(connection)


def received(connection):
    data = connection.recv(MIB)
    if not data:
        raise ConnectionResetError
    return data


FLOODS = {
    "pieces": pieces,
    "pings": pings,
    "pings_before_hello": pings_before_hello,
    "pipelines": pipelines,
    "large_heads": large_heads,
    "silent_connections": silent(b""),
    "half_requests": silent(GET[:20]),
    "silent_sockets": silent(UPGRADE),
    "graphs": graphs,
    "questions": questions,
    "replays": replays,
}

if __name__ == "__main__":
    os.nice(5)  # the honest client shares the machine
    FLOODS[sys.argv[1]](int(sys.argv[2]), time.monotonic() + float(sys.argv[3]), sys.argv[4:])
