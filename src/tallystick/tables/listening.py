"""Who listens at a table."""

from typing import Final, Protocol

BAD_MESSAGE: Final = 4000
NO_SUCH_TABLE: Final = 4001
TOO_SLOW: Final = 4002
OPENED_ELSEWHERE: Final = 4003
TABLE_DELETED: Final = 4004


class Listener(Protocol):
    """One socket; `seat` is None for a spectator and the projector."""

    seat: int | None

    def tell_frame(self) -> None:
        """Send the newest frame, now or as soon as the other side reads."""

    def tell_lobby(self) -> None:
        """Send the newest lobby, now or as soon as the other side reads."""

    def say(self, message: bytes) -> None:
        """Send this message, in its turn."""

    def say_with_frame(self, message: bytes) -> None:
        """Send this message and the newest frame in one go."""

    def close(self, code: int) -> None: ...
