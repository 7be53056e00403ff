"""What a command needs to speak: a console for each stream, and the language."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from tallystick.games.joining import LeftOut
from tallystick.kernel import chance
from tallystick.kernel.game import Game
from tallystick.kernel.refusals import Refused
from tallystick.words import Words

LARGEST_JOURNAL = 64 * 1024 * 1024


class Terminal:
    """One person's terminal."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self.out = Console(highlight=False)
        self.error = Console(stderr=True, highlight=False)

    def words_for(self, game: Game[Any], names: list[str] | None = None) -> Words:
        return Words(self.language, game.name, names or [])

    def say(self, message: str, style: str = "", **arguments: Any) -> None:
        self.out.print(Text(self.words.say(message, **arguments), style=style))

    def refuse(self, refused: Refused) -> int:
        """One sentence, and the exit code for bad input."""
        self.error.print(Text(self.words.refusal(refused)))
        return 2

    def warn_of(self, left_out: LeftOut) -> None:
        """One sentence about a game that is not played here."""
        why = self.words.say(f"cli-left-out.{left_out.code}", detail=left_out.detail)
        told = self.words.say("cli-left-out", game=left_out.game, package=left_out.package, why=why)
        self.error.print(Text(told, style="yellow"))

    def progress(self) -> Progress:
        """A bar with rate and time left, on standard error so that results can be piped."""
        return Progress(
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=self.error,
        )


def engine() -> str:
    """Whether the rules run compiled or as plain Python."""
    return "plain" if str(chance.__file__).endswith(".py") else "compiled"


def read_journal(path: Path) -> bytes:
    """The bytes of a journal's file; raises Refused when there are none to be had, or more than any journal has."""
    try:
        with path.open("rb") as file:
            journal = file.read(LARGEST_JOURNAL + 1)  # a device has no size, and no end
    except FileNotFoundError:
        raise Refused("file_missing", file=str(path)) from None
    except OSError as problem:
        raise Refused("file_unreadable", file=str(path), reason=problem.strerror or "") from None
    if len(journal) > LARGEST_JOURNAL:
        raise Refused("file_too_large", file=str(path))
    return journal


def write_journal(path: Path, journal: bytes) -> None:
    try:
        path.write_bytes(journal)
    except OSError as problem:
        raise Refused("file_unwritable", file=str(path), reason=problem.strerror or "") from None
