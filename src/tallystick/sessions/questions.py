"""The questions of a game: two for each idea, with what somebody may think who chooses a wrong answer."""

import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from tallystick.games import CATALOGUE

BEFORE: Final = "before"
AFTER: Final = "after"
NOT_SURE: Final = -1
MOST_IDEAS: Final = 6


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer that can be chosen; the right one has nothing that somebody may think wrongly."""

    en: str
    fr: str
    thinks: str = ""
    right: bool = False


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asked in one form before and in the other one after; the first option is right."""

    id: str
    concept: str
    form: str
    asks: dict[str, str]
    options: tuple[Choice, ...]
    because: dict[str, str]


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every question of a game; `core` are the ideas that a class is asked about unless it chose others."""

    version: int
    core: tuple[str, ...]
    thinks: dict[str, dict[str, str]]
    questions: tuple[Question, ...]

    def question(self, name: str) -> Question | None:
        return next((question for question in self.questions if question.id == name), None)

    def about(self, idea: str, form: str) -> Question | None:
        return next((one for one in self.questions if one.concept == idea and one.form == form), None)


@cache
def bank_of(game: str) -> Bank | None:
    """The questions that lie in the folder of the game; None where it has none."""
    file = files(CATALOGUE[game].package).joinpath("questions.toml")
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Bank)


def ideas_asked(game: str, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """What a facilitator chose and the game has questions about; else its core."""
    bank = bank_of(game)
    if bank is None:
        return ()
    known = {question.concept for question in bank.questions}
    return tuple(idea for idea in chosen or bank.core if idea in known)[:MOST_IDEAS]


def form_for(number: int, phase: str) -> str:
    """One form before and the other one after; half of a class the other way round.

    >>> form_for(1, BEFORE), form_for(1, AFTER), form_for(2, BEFORE), form_for(2, AFTER)
    ('a', 'b', 'b', 'a')
    """
    return "a" if (number % 2 == 1) == (phase == BEFORE) else "b"


def questions_for(game: str, ideas: tuple[str, ...], session: str, number: int, phase: str) -> list[Question]:
    """A person's questions, in an order of their own that is the same whenever they come back."""
    bank = bank_of(game)
    if bank is None or phase not in (BEFORE, AFTER):
        return []
    form = form_for(number, phase)
    asked = [question for idea in ideas if (question := bank.about(idea, form))]
    return sorted(asked, key=lambda question: drawn(session, number, question.id))


def options_for(session: str, number: int, question: Question) -> list[int]:
    """In which order a person sees the options; what is stored is always the place in the bank."""
    return sorted(range(len(question.options)), key=lambda place: drawn(session, number, f"{question.id}/{place}"))


def drawn(session: str, number: int, about: str) -> bytes:
    return sha256(f"{session}/{number}/{about}".encode()).digest()
