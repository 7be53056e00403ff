"""What a table may choose before it starts: typed, validated, each option with its ruling."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from tallystick.kernel.refusals import Refused


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options; each field is one, annotated with `choice` or `between`."""

    @classmethod
    def agreeing(cls, given: Mapping[str, object]) -> Mapping[str, object]:
        """What is given, with what follows from it for other options; may raise Refused for what does not go."""
        return given


STANDARD: Final = "standard"
"""The preset that every game has: its defaults."""
UNLISTED: Final = "unlisted"
"""The group of options that no page offers."""

O = TypeVar("O", bound=Options)  # noqa: E741


def choice(section: str, ruling: str = "", *, later: bool = False) -> msgspec.Meta:
    """An option with named answers, or yes and no; one that came `later` than tables that are kept is written down
    only where it is not as usual, so that their openings stay as they were written."""
    return msgspec.Meta(extra={"section": section, "ruling": ruling, "later": later})


def between(least: int, most: int, section: str, ruling: str = "", *, later: bool = False) -> msgspec.Meta:
    """An option that is a whole number; `later` as for a choice."""
    return msgspec.Meta(ge=least, le=most, extra={"section": section, "ruling": ruling, "later": later})


class Suggestion(NamedTuple):
    """What the rulebook suggests for an option at a table of so many players, for the page where a table is made."""

    option: str
    fewest: int
    most: int
    values: tuple[int, ...]
    instead_of: str = ""
    """The option that is out of force (0) once this one is set, unless both are asked for."""


class Option(NamedTuple):
    """What is known about one option; `answers` is empty for a whole number."""

    name: str
    default: str | int | bool
    answers: tuple[str | int | bool, ...]
    least: int
    most: int
    section: str
    ruling: str

    @property
    def allowed(self) -> str:
        if not self.answers:
            return f"{self.least}–{self.most}"
        return " / ".join(spell(answer) for answer in self.answers)

    def read(self, value: object) -> str | int | bool:
        """The value, which may come as text, if the option allows it."""
        if not self.answers:
            try:
                number = int(value) if isinstance(value, str) and len(value) < 20 else value
            except ValueError:
                number = None
            if isinstance(number, int) and not isinstance(number, bool) and self.least <= number <= self.most:
                return number
        for answer in self.answers:
            if (type(value) is type(answer) and value == answer) or value == spell(answer):
                return answer
        raise Refused(
            "option_not_allowed",
            section=self.section,
            ruling=self.ruling,
            option=self.name,
            value=str(value)[:40],
            allowed=self.allowed,
        )


def spell(answer: str | int | bool) -> str:
    """An answer as a person types it."""
    return {True: "yes", False: "no"}[answer] if isinstance(answer, bool) else str(answer)


@cache
def options_of(kind: type[Options]) -> dict[str, Option]:
    """Every option of a game, by name, in the order they are declared."""
    hints = get_type_hints(kind, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(kind):
        bare, meta = get_args(hints[field.name])
        answers: tuple[Any, ...] = ()
        if get_origin(bare) is Literal:
            answers = get_args(bare)
        elif bare is bool:
            answers = (True, False)
        found[field.name] = Option(
            name=field.name,
            default=field.default,
            answers=answers,
            least=meta.ge or 0,
            most=meta.le or 0,
            section=meta.extra["section"],
            ruling=meta.extra["ruling"],
        )
    return found


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """The options with what was given set; raises Refused for an unknown name or a value out of range."""
    known = options_of(kind)
    for name in given:
        if name not in known:
            raise Refused("unknown_option", option=str(name)[:40], known=", ".join(known))
    return kind(**{name: known[name].read(value) for name, value in kind.agreeing(given).items()})


def preset_with(
    presets: Mapping[str, Mapping[str, str | int | bool]], name: str, given: Mapping[str, object]
) -> dict[str, object]:
    """What a preset sets, and over it what was given; no name, or `standard`, sets nothing."""
    if name and name != STANDARD and name not in presets:
        raise Refused("unknown_preset", preset=name[:40], known=", ".join([STANDARD, *presets]))
    return {**presets.get(name, {}), **given}


@cache
def later_options(kind: type[Options]) -> dict[str, object]:
    """The usual answers of the options that came later."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return {name: usual for name, usual in fields.items() if get_args(hints[name])[1].extra.get("later")}


def chosen(options: Options) -> dict[str, str | int | bool]:
    """Every option with its value, as plain data; what came later only where it is not as usual."""
    plain = cast("dict[str, str | int | bool]", msgspec.structs.asdict(options))
    for name, usual in later_options(type(options)).items():
        if plain[name] == usual:
            del plain[name]
    return plain


def spelled(options: Options) -> dict[str, str | int]:
    """Every option with its value as the sentences of the rules take it: yes and no are words there."""
    values = msgspec.structs.asdict(options)
    return {name: spell(value) if isinstance(value, bool) else value for name, value in values.items()}
