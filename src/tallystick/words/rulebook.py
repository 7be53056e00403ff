"""What the rulebook of a game holds: its sections, the rulings that settle them, and what a table may choose."""

import tomllib
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from tallystick.kernel.game import Game
from tallystick.kernel.options import options_of


def sections_of(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Every section by its number; none for a game that brings no rulebook."""
    if not game.package:
        return {}
    written = files(game.package).joinpath("rulebook.toml")
    sections: dict[str, dict[str, Any]] = (
        tomllib.loads(written.read_text("utf-8"))["sections"] if written.is_file() else {}
    )
    return sections


def rulebook_of(game: Game[Any]) -> dict[str, Any]:
    """The same as plain data, with every option and idea: what the rules page of a browser is laid out from."""
    return {
        "sections": [
            {"section": number, "rulings": section.get("rulings", [])} for number, section in sections_of(game).items()
        ],
        "options": [option._asdict() for option in options_of(game.options).values()],
        "concepts": list(dict.fromkeys(game.concepts.values())),
        "printed": bool(game.package) and find_spec(f"{game.package}.paper") is not None,
    }
