"""Write the package of a new game: a small one that can be played, tested and changed at once."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from tallystick.cli.commands import LANG, app, speaking
from tallystick.games import CATALOGUE
from tallystick.games.joining import NAME
from tallystick.kernel.refusals import Refused


@app.command(
    "new-game", help="cli-new-game", epilog="  tallystick new-game tally-duel\n  tallystick new-game mill --into games"
)
def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-help-new-name")],
    into: Annotated[Path, typer.Option("--into", metavar="DIR", help="cli-help-into")] = Path(),
    lang: LANG = None,
) -> None:
    terminal = speaking(context, lang)
    folder = into / checked(name)
    if folder.exists():
        raise Refused("folder_there", folder=str(folder))
    try:
        written = write(name, folder)
    except OSError as problem:
        raise Refused("file_unwritable", file=str(folder), reason=problem.strerror or "") from None
    terminal.say("cli-new-game-made", "bold", folder=str(folder), files=written)
    terminal.say("cli-new-game-next", folder=str(folder))


def checked(name: str) -> str:
    """The name, if a game and a module can bear it; raises Refused otherwise."""
    if not NAME.fullmatch(name) or iskeyword(name) or len(name) > 40:
        raise Refused("bad_game_name", name=name[:40])
    if name in CATALOGUE:
        raise Refused("game_there", game=name)
    return name


def write(name: str, folder: Path) -> int:
    """Every file of the template, in this name; how many there are."""
    title = name.replace("-", " ").title()
    words = {"name": name, "slug": name.replace("-", "_"), "title": title, "class": title.replace(" ", "")}
    count = 0
    for path, text in template():
        target = folder / path.replace("SLUG", words["slug"]).removesuffix(".txt")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(re.sub(r"{{(\w+)}}", lambda found: words[found[1]], text), "utf-8")
        count += 1
    return count


def template(folder: Traversable | None = None, path: str = "") -> Iterator[tuple[str, str]]:
    """The files of the template with their paths."""
    for item in (folder or files("tallystick.cli").joinpath("new_game_template")).iterdir():
        if item.is_dir():
            yield from template(item, f"{path}{item.name}/")
        else:
            yield path + item.name, item.read_text("utf-8")
