"""The bytes of WebSocket messages that are whole (RFC 6455, 5.2), as a server sends them and as most of them come in.

websockets would say the same a little later: some twenty microseconds a move.
"""

from typing import Any, Final

from websockets.server import ServerProtocol
from websockets.streams import StreamReader
from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text that is whole."""
MASKED: Final = 0x80
"""What stands beside the length of a message from a client."""
IN_TWO_BYTES: Final = 126
"""Stands for a length that follows in two bytes of its own; a number above it, for one in eight."""

BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__
"""Where websockets waits for the first byte of a frame."""


def text_frame(message: bytes) -> bytes:
    """The message as one text frame.

    >>> text_frame(b"hello"), text_frame(b"." * 300)[:4]
    (b'\\x81\\x05hello', b'\\x81~\\x01,')
    """
    return text_head(len(message)) + message


def text_head(length: int) -> bytes:
    """What a text frame of a message of this length begins with."""
    if length < IN_TWO_BYTES:
        return bytes((TEXT, length))
    if length < 65536:
        return bytes((TEXT, IN_TWO_BYTES, length >> 8, length & 255))
    return b"\x81\x7f" + length.to_bytes(8, "big")


def whole_text(data: bytes) -> bytes | None:
    """The message in these bytes, where they are just one masked text frame; None for whatever else they are.

    >>> whole_text(b"\\x81\\x82\\x01\\x01\\x01\\x01ih"), whole_text(b"\\x81\\x82\\x01\\x01\\x01\\x01i")
    (b'hi', None)
    """
    if len(data) < 6 or data[0] != TEXT:
        return None
    length = data[1] - MASKED
    mask = 2
    if length == IN_TWO_BYTES:
        mask, length = 4, data[2] * 256 + data[3]
        if length < IN_TWO_BYTES:
            return None
    if length < 0 or length == 127 or len(data) != mask + 4 + length:
        return None
    return apply_mask(data[mask + 4 :], data[mask : mask + 4])


def is_between_frames(parser: Any) -> bool:
    """Whether websockets has read every frame to its end."""
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return parser.gi_code is BETWEEN_FRAMES


def flush(protocol: ServerProtocol, transport: Any) -> None:
    """Send what websockets has to say by itself, and end the line where it says so."""
    written = protocol.data_to_send()
    if written:
        transport.write(b"".join(written))
        if written[-1] == b"":
            transport.close()
