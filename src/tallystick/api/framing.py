"""The bytes of WebSocket messages that are sent and come in one piece (RFC 6455, 5.2)."""

from typing import Final

from tallystick.api.wire import LARGEST_MESSAGE

TEXT: Final = 0x81
"""The first byte of a text that is whole."""


def text_frame(message: bytes) -> bytes:
    """The message as one unmasked text frame.

    >>> text_frame(b"hello"), text_frame(b"." * 300)[:4]
    (b'\\x81\\x05hello', b'\\x81~\\x01,')
    """
    length = len(message)
    if length < 126:
        return bytes((TEXT, length)) + message
    if length < 65536:
        return bytes((TEXT, 126, length >> 8, length & 255)) + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


def only_text(data: bytes) -> str | None:
    """The text in data that is just one masked text frame, and nothing for all else.

    >>> only_text(b"\\x81\\x85\\1\\2\\3\\4igohn"), only_text(b"\\x81\\x85\\1\\2\\3\\4igoh")
    ('hello', None)
    """
    size = len(data)
    if size < 6 or data[0] != TEXT:
        return None
    start = start_of_payload(data, 0)
    if start < 0 or start + payload_length(data, 0) != size or size - start > LARGEST_MESSAGE:
        return None
    try:
        return unmasked(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """Each byte xor that byte of the mask whose turn it is; as one number, which is fast (RFC 6455, 5.3)."""
    length = len(payload)
    repeated = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(length, "big")


def is_whole(data: bytes) -> bool:
    """Whether the data is a row of masked frames, none of which goes on in other data.

    >>> pong = b"\\x8a\\x80\\1\\2\\3\\4"
    >>> is_whole(pong * 2), is_whole(pong[:-1]), is_whole(b"\\x01" + pong[1:])
    (True, False, False)
    """
    at = 0
    while at < len(data):
        if len(data) < at + 6 or not data[at] & 0x80:
            return False
        start = start_of_payload(data, at)
        if start < 0:
            return False
        at = start + payload_length(data, at)
    return at == len(data)


def start_of_payload(data: bytes, at: int) -> int:
    """Where the payload of the frame begins that begins here; -1 for one without a mask, or longer than any of ours."""
    short = data[at + 1]
    if short < 0x80 or short == 0xFF:
        return -1
    if short == 0xFE:
        return at + 8 if len(data) >= at + 8 else -1
    return at + 6


def payload_length(data: bytes, at: int) -> int:
    short = data[at + 1] & 0x7F
    return short if short < 126 else data[at + 2] << 8 | data[at + 3]
