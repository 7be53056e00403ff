"""Moves with blanks: what a seat fills in before it moves, where a list of every filling would be endless."""

from functools import cache
from typing import Any, Final, get_args, get_type_hints

import msgspec

from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move

HEX: Final = "0123456789abcdef"


class Blank(msgspec.Struct, frozen=True, tag_field="blank"):
    """What may stand in one field of a move."""


class Number(Blank, frozen=True, tag="number"):
    """A whole number from `least` to `most`."""

    least: int
    most: int


class Amounts(Blank, frozen=True, tag="amounts"):
    """A list with a number for each in `most`, from 0 to that; together from `least` to `total`."""

    least: int
    most: tuple[int, ...]
    total: int


class OneOf(Blank, frozen=True, tag="one_of"):
    """One of these answers; where `unlike` names another field, not the same as there."""

    answers: tuple[int | str, ...]
    unlike: str = ""


class FreeText(Blank, frozen=True, tag="text"):
    """A text in a person's own words, at most `longest` characters; or one of the suggestions, as it is."""

    longest: int
    suggestions: tuple[str, ...] = ()


AnyBlank = Number | Amounts | OneOf | FreeText


class Form(Move, frozen=True, tag="form"):
    """Stands in a list of legal moves for every move that is `like` this one with its blanks filled.

    It is never a move itself: a game does not read it.
    """

    blanks: dict[str, AnyBlank]
    like: Move


def filled(form: Form, **values: Any) -> Move:
    """The move that the form becomes."""
    return msgspec.structs.replace(form.like, **values)


def filled_by_chance(move: Move, chance: Chance) -> Move:
    """A move as it is; a form with something that is allowed in every blank."""
    if type(move) is not Form:
        return move
    values: dict[str, object] = {}
    for name, blank in move.blanks.items():
        values[name] = _any_value(blank, values, chance)
    return filled(move, **values)


def _any_value(blank: Blank, values: dict[str, object], chance: Chance) -> object:
    if type(blank) is OneOf:
        answers = blank.answers
        if blank.unlike:
            answers = tuple(answer for answer in answers if answer != values[blank.unlike])
        return answers[(chance.below(256) * 256 + chance.below(256)) % len(answers)]
    if type(blank) is Number:
        return blank.least + chance.below(blank.most - blank.least + 1)
    if type(blank) is Amounts:
        return _any_amounts(blank, chance)
    assert isinstance(blank, FreeText)
    if blank.suggestions:
        return blank.suggestions[chance.below(len(blank.suggestions))]
    return "".join(HEX[chance.below(16)] for _ in range(64))  # as a text looks to the rules


def _any_amounts(blank: Amounts, chance: Chance) -> tuple[int, ...]:
    left = blank.least + chance.below(min(blank.total, sum(blank.most)) - blank.least + 1)
    amounts = [0] * len(blank.most)
    while left:
        kind = chance.below(len(amounts))
        more = chance.below(min(left, blank.most[kind] - amounts[kind]) + 1)
        amounts[kind] += more
        left -= more
    return tuple(amounts)


class Written(msgspec.Struct, frozen=True):
    """For `Annotated[str, Written(…)]`: a text of at most this length, asked for by this section.

    What a person writes never enters a rule or a journal. Where it comes in, it is checked, kept beside the journal and
    replaced by its salted commitment (64 hexadecimal digits), which is all that the rules ever see of it. A name of a
    text in the box, such as `@art.mona_lisa`, needs no hiding and stays as it is.
    """

    longest: int
    section: str
    needed: bool = True


def shortened(move: Move) -> Move:
    """A bot's move with texts that are not too long; names of texts in the box stay whole."""
    cut = {
        name: getattr(move, name)[: field.longest]
        for name, field in texts_in(type(move)).items()
        if not getattr(move, name).startswith("@")
    }
    return msgspec.structs.replace(move, **cut) if cut else move


@cache
def texts_in(kind: type[Move]) -> dict[str, Written]:
    """The fields of this kind of move in which a person writes."""
    found = {}
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        for note in get_args(hints[field.name])[1:]:
            if isinstance(note, Written):
                found[field.name] = msgspec.structs.replace(note, needed=field.required)
    return found
