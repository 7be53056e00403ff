"""Moves with blanks, and what may stand in them: plain data, which the compiler does not make faster."""

import msgspec

from tallystick.kernel.messages import Move


class Blank(msgspec.Struct, frozen=True, tag_field="blank", gc=False):
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


class Written(msgspec.Struct, frozen=True):
    """For `Annotated[str, Written(…)]`: a text of at most this length, asked for by this section.

    What a person writes never enters a rule or a journal. Where it comes in, it is checked, kept beside the journal and
    replaced by its salted commitment (64 hexadecimal digits), which is all that the rules ever see of it. A name of a
    text in the box, such as `@art.mona_lisa`, needs no hiding and stays as it is.
    """

    longest: int
    section: str
    needed: bool = True
