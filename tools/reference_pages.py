"""The pages of the reference that follow from the code: events, refusals, the contract in Python, exports."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from move_tables import PART, fields, said_of, table, tag_of
from tallystick.exports.formats import FORMATS
from tallystick.games import OURS
from tallystick.kernel import blanks, chance, game, messages, options, outcome, refusals, seats
from tallystick.kernel.game import Game

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "src/tallystick"
API = {
    "game": (game.Game, game.Bot),
    "chance": (chance.Chance,),
    "messages": (messages.Move, messages.Event, messages.moves_in, messages.witness, messages.public),
    "blanks": (blanks.Form, blanks.Number, blanks.OneOf, blanks.Amounts, blanks.FreeText, blanks.Written),
    "options": (options.Options, options.choice, options.between, options.read_options),
    "outcome": (outcome.Outcome,),
    "refusals": (refusals.Refused,),
    "seats": (seats.Viewer,),
}
"""What the author of a game or of a bot uses, by the module of `tallystick.kernel` it is in."""


def pages() -> dict[Path, str]:
    """Every page with its parts written anew."""
    folder = ROOT / "docs/reference"
    parts = {
        "events.md": {game.name: events_of(game) for game in OURS},
        "refusals.md": {"platform": refusals_in("words"), **{one.name: refusals_of(one) for one in OURS}},
        "python.md": {name: "".join(map(described, things)) for name, things in API.items()},
        "exports.md": {"formats": formats()},
    }
    return {folder / name: with_parts(folder / name, inside) for name, inside in parts.items()}


def with_parts(page: Path, parts: dict[str, str]) -> str:
    text = page.read_text("utf-8")
    if missing := parts.keys() - {name for _, name, _ in PART.findall(text)}:
        raise SystemExit(f"{page.name} has no place for {', '.join(sorted(missing))}")
    return PART.sub(lambda found: found[1] + parts[found[2]] + found[3], text)


def events_of(one: Game[Any]) -> str:
    ideas: dict[Any, str] = {}
    for teaching, idea in one.concepts.items():
        kind = teaching[0] if isinstance(teaching, tuple) else teaching
        ideas[kind] = f"{ideas[kind]}, {idea}" if kind in ideas and idea not in ideas[kind] else idea
    return table(
        ("event", "fields", "teaches"),
        [(f"`{tag_of(kind)}`", fields(kind), idea) for kind, idea in ideas.items()],
    )


def refusals_of(one: Game[Any]) -> str:
    return refusals_in(f"games/{one.slug}/words")


def refusals_in(folder: str) -> str:
    found = {
        entry.id.name.removeprefix("refused-"): sentence(entry.value)
        for path in sorted((WORDS / folder).glob("*.en.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("refused-") and entry.value
    }
    return table(("code", "says"), [(f"`{code}`", said.replace("|", "\\|")) for code, said in sorted(found.items())])


def sentence(pattern: Any) -> str:
    return " ".join("".join(spoken(pattern)).split())


def spoken(node: Any) -> Iterator[str]:
    """The sentence with its variables as ‹name›; of several variants, the usual one."""
    if isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from spoken(element)
    elif isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Placeable):
        yield from spoken(node.expression)
    elif isinstance(node, ast.SelectExpression):
        yield from spoken(next(variant for variant in node.variants if variant.default).value)
    elif isinstance(node, ast.VariableReference):
        yield f"‹{node.id.name}›"
    elif isinstance(node, ast.FunctionReference):
        for argument in node.arguments.positional:
            yield from spoken(argument)
    elif isinstance(node, ast.StringLiteral | ast.NumberLiteral):
        yield node.value


def described(thing: Any) -> str:
    """A class with its methods, or a function, as its docstrings say it."""
    module = thing.__module__
    if not isinstance(thing, type):
        return f"### `{module}.{thing.__name__}{signature(thing)}`\n\n{paragraphs(thing)}\n\n"
    methods = [
        (f"`{name}{signature(method)}`", said_of(method))
        for name, method in vars(thing).items()
        if inspect.isfunction(method) and not name.startswith("_") and method.__doc__
    ]
    listed = table(("method", "is"), methods) + "\n" if methods else ""
    return f"### `{module}.{thing.__name__}`\n\n{paragraphs(thing)}\n\n{listed}"


def signature(thing: Any) -> str:
    """The names of what is given."""
    given = [name for name in inspect.signature(thing).parameters if name != "self"]
    return f"({', '.join(given)})"


def paragraphs(thing: Any) -> str:
    return (inspect.getdoc(thing) or "").replace("\n>>>", "\n\n    >>>")


def formats() -> str:
    return table(
        ("format", "file ends in", "media type"),
        [(f"`{name}`", f"`.{one.extension}`", f"`{one.media_type}`") for name, one in FORMATS.items()],
    )
