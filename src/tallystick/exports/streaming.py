"""A zip that is sent while it is made: the same files give the same bytes, whenever it is made."""

from collections.abc import Iterable, Iterator
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

WHEN: Final = (1980, 1, 1, 0, 0, 0)


class Sent:
    """What was written and not yet taken; it cannot be gone back in."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def write(self, piece: bytes) -> int:
        self.pieces.append(bytes(piece))
        return len(piece)

    def flush(self) -> None:
        """Everything is taken anyway."""

    def taken(self) -> bytes:
        whole = b"".join(self.pieces)
        self.pieces.clear()
        return whole


def zip_of(files: Iterable[tuple[str, Iterable[bytes]]]) -> Iterator[bytes]:
    """Never more than one piece of one file is in memory."""
    sent = Sent()
    with ZipFile(sent, "w", ZIP_DEFLATED) as archive:  # type: ignore[call-overload]
        for name, pieces in files:
            info = ZipInfo(name, WHEN)
            info.compress_type = ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            with archive.open(info, "w", force_zip64=True) as file:
                for piece in pieces:
                    file.write(piece)
                    if sent.pieces:
                        yield sent.taken()
    yield sent.taken()
