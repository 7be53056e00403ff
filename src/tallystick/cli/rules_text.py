"""The rules of a game as a terminal prints them: enough to play from, for somebody who never saw the game."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from rich.text import Text

from tallystick.cli.terminal import Terminal
from tallystick.kernel.game import Game
from tallystick.kernel.options import Option, Options, options_of, spell, spelled
from tallystick.words import Words
from tallystick.words.rulebook import sections_of

STEPS = (1, 2, 3, 4)
"""A round in so many steps."""


class Sheet:
    """What is printed, for one terminal, by the options of one table."""

    def __init__(self, terminal: Terminal, game: Game[Any], options: Options) -> None:
        self.platform: Words = terminal.words
        self.words = terminal.words_for(game)
        self.width = terminal.out.width
        self.game = game
        self.options = options
        self.agreed = spelled(options)

    def say(self, message: str, **more: str | int) -> str:
        return self.words.say(message, **{**self.agreed, **more})

    def paragraph(self, text: str, indent: int, lead: str = "", style: str = "") -> Text:
        """Lines that keep no-break spaces; what leads them has a style."""
        margin = " " * indent
        lines = wrap(
            f"{lead}  {text}" if lead else text,
            self.width,
            initial_indent=margin,
            subsequent_indent=margin,
            break_long_words=False,
            break_on_hyphens=False,
        )
        made = Text("\n".join(lines), no_wrap=True, overflow="ignore")
        made.stylize(style, indent, indent + len(lead))
        return made

    def heading(self, message: str) -> Text:
        return Text("\n" + self.platform.say(message), style="bold underline")

    def everything(self) -> Iterator[Text]:
        name = self.say(f"game-{self.game.name}")
        yield Text(self.platform.say("cli-rules-title", game=name), style="bold underline")
        if self.game.mark:
            yield from self.round()
        yield self.heading("cli-rules-sections")
        yield from self.sections()
        yield from self.pieces()
        yield self.heading("cli-rules-options")
        for option in options_of(self.game.options).values():
            yield from self.option(option)

    def round(self) -> Iterator[Text]:
        """The goal, and one round, before anything else."""
        mark = self.game.mark
        yield self.paragraph(self.say(f"goal-{self.game.name}") + ".", 0, style="bold")
        for message in (f"rules-{mark}-start", f"rules-{mark}-idea"):
            yield self.paragraph(self.say(message), 0)
        yield self.heading("cli-rules-round")
        for step in STEPS:
            message = f"step-{mark}-{step}"
            text = f"{self.say(f'{message}.text')} {self.say(f'{message}.more')}"
            yield self.paragraph(text, 4, f"{step}. {self.say(message)}", "bold")

    def sections(self) -> Iterator[Text]:
        """Every section of the rulebook in our words, with the rulings that settle it."""
        for number, section in sections_of(self.game).items():
            message = "section-" + number.replace(".", "-")
            yield Text.assemble((f"\n{number}  ", "cyan"), (self.say(message), "bold"))
            yield self.paragraph(self.say(f"{message}.text"), 4)
            for ruling in section.get("rulings", []):
                yield self.paragraph(self.say(f"ruling-{ruling}"), 4, ruling, "yellow")

    def pieces(self) -> Iterator[Text]:
        """What lies on the table, and how often."""
        for group in self.game.pieces(self.options):
            yield Text(
                "\n" + self.say(group.title, count=sum(piece.copies for piece in group.pieces)), style="bold underline"
            )
            yield self.paragraph(self.say(f"{group.title}.text"), 0)
            for piece in group.pieces:
                name = self.say(piece.name, **piece.arguments)
                lead = f"{piece.copies} × {name}" if piece.copies else name
                yield self.paragraph(self.say(piece.text, **piece.arguments), 4, lead, "bold")

    def option(self, option: Option) -> Iterator[Text]:
        """What is agreed, what else could be, and what each answer means."""
        message = f"option-{option.name.replace('_', '-')}"
        value = getattr(self.options, option.name)
        told = "  ".join(
            part for part in (spell(value), "" if option.answers else option.allowed, option.ruling) if part
        )
        yield Text.assemble((f"\n{option.name}", "bold"), f"  {told}")
        if not self.words.has(message):
            return
        yield self.paragraph(f"{self.say(message)}. {self.say(f'{message}.help')}", 4)
        for answer in option.answers:
            if self.answer(message, answer) == spell(answer):
                continue
            yield self.paragraph(self.answer(message, answer), 6, spell(answer), "green" if answer == value else "")

    def answer(self, message: str, answer: str | int | bool) -> str:
        if isinstance(answer, bool):
            return self.platform.say("yes" if answer else "no")
        return self.say(f"{message}.{answer}") if self.words.has(f"{message}.{answer}") else ""
