"""Games of other packages: each is looked at before it joins, and one that breaks the contract is left out by name."""

import re
from importlib.metadata import EntryPoint
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tallystick.kernel.chance import Chance
from tallystick.kernel.game import Game
from tallystick.kernel.seats import PUBLIC

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
METHODS: Final = ("setup", "to_act", "legal", "apply", "view", "outcome", "clone", "imagine")
"""What the contract asks of every game."""
WORDS: Final = tuple(f"{part}.{language}.ftl" for part in ("box", "table", "rules") for language in ("en", "fr"))
SHOWN: Final = ("ended", "phase", "round", "to_act")
"""The fields that every view has, because the pages around a table ask for them."""


class LeftOut(NamedTuple):
    """A game that is not played here. `code` is the attribute of the message that says why."""

    game: str
    package: str
    code: str
    detail: str = ""


class Broken(Exception):
    """The contract is not kept."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


class Lowest(Chance):
    """The first card and a one, each time."""

    def below(self, n: int) -> int:
        return 0


def join(brought: EntryPoint, found: dict[str, Game[Any]]) -> LeftOut | None:
    """Put the game that an entry point names among those that were found; what stands against it, if anything does."""
    package = brought.value.partition(":")[0]
    try:
        game = loaded(brought)
        check(game)
        if game.name in found:
            raise Broken("name-taken", found[game.name].package)
    except Broken as broken:
        return LeftOut(brought.name, package, broken.code, broken.detail)
    found[game.name] = game
    return None


def loaded(brought: EntryPoint) -> Game[Any]:
    """Whatever a foreign package does when it is imported, it does it here."""
    try:
        game = brought.load()
    except (Exception, SystemExit) as problem:
        raise Broken("import", said(problem)) from None
    if not isinstance(game, Game):
        raise Broken("no-game", type(game).__name__)
    return game


def check(game: Game[Any]) -> None:
    """Whether it can be listed, set up and looked at; the promises of the conformance suite are many more."""
    if not NAME.fullmatch(game.name):
        raise Broken("bad-name", game.name[:40])
    if unfinished := [name for name in METHODS if getattr(type(game), name) is getattr(Game, name)]:
        raise Broken("unfinished", ", ".join(unfinished))
    folder = files(game.package).joinpath("words")
    if missing := [name for name in WORDS if not folder.joinpath(name).is_file()]:
        raise Broken("words", ", ".join(missing))
    try:
        fields = first_view(game)
    except Exception as problem:
        raise Broken("fails", said(problem)) from None
    if lacking := [name for name in SHOWN if name not in fields]:
        raise Broken("view", ", ".join(lacking))


def first_view(game: Game[Any]) -> tuple[str, ...]:
    """The fields of what everybody sees of a table that has just been set up, where somebody has a move."""
    chance = Lowest()
    state = game.setup(game.fewest, game.options(), chance, None)
    if not game.legal(state, game.to_act(state)[0]):
        raise ValueError("nobody has a legal move at the start")
    view: Any = game.view(game.clone(state), PUBLIC)
    fields: tuple[str, ...] = view.__struct_fields__
    return fields


def said(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"[:200].replace("\n", " ")
