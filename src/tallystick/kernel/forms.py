"""Moves with blanks: what a seat fills in before it moves, where a list of every filling would be endless."""

from functools import cache
from typing import Any, Final, get_args, get_type_hints

import msgspec

from tallystick.kernel.blanks import Amounts, AnyBlank, Blank, Form, FreeText, Number, OneOf, Written
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move

__all__ = ["Amounts", "AnyBlank", "Blank", "Form", "FreeText", "Number", "OneOf", "Written"]

HEX: Final = "0123456789abcdef"
A_FORM: Final = Form  # a compiled module reaches its own names faster than another's
AMOUNTS: Final = Amounts
NUMBER: Final = Number
ONE_OF: Final = OneOf
replace: Final[Any] = msgspec.structs.replace


def filled(form: Form, **values: Any) -> Move:
    """The move that the form becomes."""
    return msgspec.structs.replace(form.like, **values)


def filled_by_chance(move: Move, chance: Chance) -> Move:
    """A move as it is; a form with something that is allowed in every blank."""
    if type(move) is not A_FORM:
        return move
    values: dict[str, object] = {}
    for name, blank in move.blanks.items():
        values[name] = any_value(blank, values, chance)
    made: Move = replace(move.like, **values)
    return made


def any_value(blank: Blank, values: dict[str, object], chance: Chance) -> object:
    """One of the fillings of a blank; `values` are those of the blanks before it."""
    if type(blank) is ONE_OF:
        answers = blank.answers
        if blank.unlike:
            other = values[blank.unlike]
            answers = tuple([answer for answer in answers if answer != other])
        return answers[(chance.below(256) * 256 + chance.below(256)) % len(answers)]
    if type(blank) is NUMBER:
        least = blank.least
        return least + chance.below(blank.most - least + 1)
    if type(blank) is AMOUNTS:
        return any_amounts(blank.least, blank.most, blank.total, chance)
    assert isinstance(blank, FreeText)
    suggestions = blank.suggestions
    if suggestions:
        return suggestions[chance.below(len(suggestions))]
    return "".join([HEX[chance.below(16)] for _ in range(64)])  # as a text looks to the rules


def any_amounts(least: int, most: tuple[int, ...], total: int, chance: Chance) -> tuple[int, ...]:
    """Numbers up to those in `most`, together from `least` to `total`."""
    kinds = len(most)
    left = least + chance.below(min(total, sum(most)) - least + 1)
    amounts = [0] * kinds
    while left > 0:
        kind = chance.below(kinds)
        more = chance.below(min(left, most[kind] - amounts[kind]) + 1)
        amounts[kind] += more
        left -= more
    return tuple(amounts)


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
