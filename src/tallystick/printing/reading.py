"""What every box has beside its pieces, in words: the list, the rules, a card to look things up, a lesson, slips."""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from tallystick.kernel.options import Option, options_of, spell, spelled
from tallystick.printing.order import Order, all_parts, logo_of
from tallystick.words import Words
from tallystick.words.rulebook import sections_of

STEPS: Final = (1, 2, 3, 4)
SLIPS: Final = 16
"""As many questions as fit on one sheet."""
LARGEST: Final = 14.0
"""Points of the rules: to be read from across a table."""
SMALLEST: Final = 8.5
SIX_PAGES: Final = 3_300_000
"""Characters times the square of their points that fill six pages."""
HOW_TO: Final = ("print-how-size", "print-how-turn", "print-how-cut", "print-how-fold")
QUESTIONS: Final = ("print-lesson-q1", "print-lesson-q2", "print-lesson-q3")


class Reader:
    """The words of one order, by the options of its table."""

    def __init__(self, order: Order, words: Words) -> None:
        self.order = order
        self.words = words
        self.game = order.game
        self.mark = order.game.mark
        self.agreed = spelled(order.options)

    def say(self, message: str, **more: str | int) -> str:
        return self.words.say(message, **{**self.agreed, **more})

    def steps(self) -> list[dict[str, str]]:
        steps = [f"step-{self.mark}-{step}" for step in STEPS]
        return [
            {"name": self.say(step), "text": self.say(f"{step}.text"), "more": self.say(f"{step}.more")}
            for step in steps
        ]

    def made(self, step: str) -> str:
        """How this box is made; on one side much is as at home."""
        own = f"{step}-{self.order.purpose}"
        return own if self.words.has(own) else f"{step}-home"

    def goal(self) -> str:
        return self.say(f"goal-{self.game.name}") + "."

    def sections(self) -> list[dict[str, Any]]:
        """Every section in our words, with what settles it."""
        found = []
        for number, section in sections_of(self.game).items():
            message = "section-" + number.replace(".", "-")
            rulings = [{"id": one, "text": self.say(f"ruling-{one}")} for one in section.get("rulings", [])]
            text = self.say(f"{message}.text")
            found.append({"number": number, "name": self.say(message), "text": text, "rulings": rulings})
        return found

    def pieces(self) -> list[dict[str, Any]]:
        return [
            {
                "title": self.say(group.title, count=sum(piece.copies for piece in group.pieces)),
                "pieces": [
                    {"name": self.say(piece.name, **piece.arguments), "text": self.say(piece.text, **piece.arguments)}
                    for piece in group.pieces
                ],
            }
            for group in self.game.pieces(self.order.options)
        ]

    def changed(self) -> list[dict[str, str]]:
        """What this table has agreed on that is not as usual."""
        known = options_of(self.game.options).values()
        return [
            {"name": self.say(message_of(option)), "answer": self.answer(option)}
            for option in known
            if getattr(self.order.options, option.name) != option.default and self.words.has(message_of(option))
        ]

    def answer(self, option: Option) -> str:
        value = getattr(self.order.options, option.name)
        if isinstance(value, bool):
            return self.words.say("yes" if value else "no")
        message = f"{message_of(option)}.{value}"
        return self.say(message) if self.words.has(message) else spell(value)


def message_of(option: Option) -> str:
    return f"option-{option.name.replace('_', '-')}"


def contents(reader: Reader) -> dict[str, Any]:
    game, say = reader.game, reader.say
    rows = []
    for part in all_parts(game):
        if part != "list" and part in reader.order.parts:
            own = f"paper-{reader.mark}-{part}"
            message = own if reader.words.has(own) else f"print-part-{part}"
            name, text, count = (
                say(f"{message}{end}", players=reader.order.players) for end in ("", ".text", ".count")
            )
            rows.append({"part": part, "name": name, "text": text, "count": count})
    return {
        "summary": say(f"game-{game.name}.summary"),
        "players": say(f"game-{game.name}.players"),
        "ages": say(f"game-{game.name}.length"),
        "logo": logo_of(game),
        "rows": rows,
        "steps": [say(reader.made(message)) for message in HOW_TO],
        "credits": credited(reader),
    }


def credited(reader: Reader) -> str:
    """Whom the game is owed to, as its licence asks for."""
    owed = reader.game.credits
    if owed is None:
        return ""
    authors = ", ".join(owed.authors)
    return reader.say("print-credits", title=owed.title, authors=authors, at=owed.at, licence=owed.licence or "none")


def rules(reader: Reader) -> dict[str, Any]:
    sections, pieces = reader.sections(), reader.pieces()
    return {
        "goal": reader.goal(),
        "start": [reader.say(f"rules-{reader.mark}-start"), reader.say(f"rules-{reader.mark}-idea")],
        "steps": reader.steps(),
        "agreed": reader.changed(),
        "pieces": pieces,
        "sections": sections,
        "size": size_of(len(str(sections)) + len(str(pieces))),
    }


def size_of(characters: int) -> float:
    """As large as it fits.

    >>> size_of(5_000), size_of(20_000)
    (14.0, 13.0)
    """
    return max(SMALLEST, min(LARGEST, round(2 * sqrt(SIX_PAGES / characters)) / 2))


def reference(reader: Reader) -> dict[str, Any]:
    return {"goal": reader.goal(), "steps": reader.steps(), "many": reader.order.players}


def lesson(reader: Reader) -> dict[str, Any]:
    ideas = dict.fromkeys(reader.game.concepts.values())
    concepts = [f"concept-{idea}" for idea in ideas]
    return {
        "concepts": [{"name": reader.say(one), "text": reader.say(f"{one}.text")} for one in concepts],
        "questions": [reader.say(question) for question in QUESTIONS],
        "size": 10.5 if len(concepts) < 10 else 9,
    }


def slips(_reader: Reader) -> dict[str, Any]:
    return {"many": SLIPS}


READING: Final[dict[str, Callable[[Reader], dict[str, Any]]]] = {
    "list": contents,
    "rules": rules,
    "reference": reference,
    "lesson": lesson,
    "slips": slips,
}
