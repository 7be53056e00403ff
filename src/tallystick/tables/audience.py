"""Who listens at a table, what they are told, and how many of them have the same journal."""

from typing import Final, Protocol

from tallystick.tables.messages import GONE, Copies, encode

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


class Answer:
    """What the one who asked is told together with the entry."""

    def __init__(self, listener: Listener, message: bytes) -> None:
        self.listener = listener
        self.message = message


class Audience:
    """Everybody who listens; a seat is heard and told at one place at a time."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.at_seat: dict[int, Listener] = {}
        self._agrees: dict[Listener, bool] = {}
        """Whether the last entry that a browser has checked has the seal that it has here."""

    def tell(self, answer: Answer | None) -> None:
        """The newest frame to everybody, to the one who asked in one go with the answer."""
        if answer is not None:
            answer.listener.say_with_frame(answer.message)
        for listener in self.listeners:
            listener.tell_frame()

    def tell_lobby(self) -> None:
        for listener in self.listeners:
            listener.tell_lobby()

    def tell_lobby_to_seats(self) -> None:
        for listener in self.at_seat.values():
            listener.tell_lobby()

    def say_to_all(self, message: bytes) -> None:
        for listener in self.listeners:
            listener.say(message)

    def arrive(self, listener: Listener) -> None:
        """A seat that is opened here is closed where it was open before."""
        seat = listener.seat
        if seat is not None:
            self.dismiss(seat, OPENED_ELSEWHERE)
            self.at_seat[seat] = listener
        self.listeners.add(listener)

    def depart(self, listener: Listener) -> bool:
        """Whether it was here."""
        if listener not in self.listeners:
            return False
        self.listeners.discard(listener)
        if listener.seat is not None and self.at_seat.get(listener.seat) is listener:
            del self.at_seat[listener.seat]
        before = self.copies()
        self._agrees.pop(listener, None)
        self._tell_copies_unlike(before)
        return True

    def dismiss(self, seat: int, code: int) -> None:
        """Whoever listens at this seat is told to go, and why."""
        listener = self.at_seat.get(seat)
        if listener is not None:
            self.depart(listener)
            listener.say(GONE)
            listener.close(code)

    def dismiss_all(self, code: int) -> None:
        for listener in list(self.listeners):
            listener.say(GONE)
            listener.close(code)

    def report_head(self, listener: Listener, agrees: bool) -> None:
        """Count a seat's copy of the journal, and tell everybody when the count changes; a spectator has no say."""
        if listener.seat is None:
            return
        before = self.copies()
        self._agrees[listener] = agrees
        self._tell_copies_unlike(before)

    def copies(self) -> Copies:
        return Copies(sum(self._agrees.values()), len(self._agrees))

    def _tell_copies_unlike(self, before: Copies) -> None:
        copies = self.copies()
        if copies != before:
            self.say_to_all(encode(copies))
