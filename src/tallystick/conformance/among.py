"""Whether a list of legal moves holds a move."""

from collections.abc import Iterable
from typing import Any

from tallystick.kernel.forms import Amounts, Form, Number, OneOf, filled
from tallystick.kernel.messages import Move


def is_among(move: Move, moves: Iterable[Move]) -> bool:
    """Whether a list of legal moves holds this one, itself or as the filling of a form."""
    return any(fits(move, other) if isinstance(other, Form) else move == other for other in moves)


def fits(move: Move, form: Form) -> bool:
    if type(move) is not type(form.like):
        return False
    values = {name: getattr(move, name) for name in form.blanks}
    return filled(form, **values) == move and all(allows(form.blanks[name], values[name], values) for name in values)


def allows(blank: Any, value: Any, values: dict[str, Any]) -> bool:
    if isinstance(blank, OneOf):
        return value in blank.answers and not (blank.unlike and value == values[blank.unlike])
    if isinstance(blank, Number):
        return bool(blank.least <= value <= blank.most)
    if isinstance(blank, Amounts):
        fits = len(value) == len(blank.most) and all(
            0 <= part <= most for part, most in zip(value, blank.most, strict=True)
        )
        return fits and blank.least <= sum(value) <= blank.total
    return bool(value)
