"""What mkdocs.yml cannot say: the pages of each folder in their order, a name for the search, and the letters."""

from pathlib import Path
from shutil import copyfile
from typing import Any

ROOT = Path(__file__).parents[1]
SECTIONS = {"tutorial": "Tutorial", "how-to": "How to", "reference": "Reference", "explanation": "Explanation"}
FIRST = [
    *("first-game", "first-class", "first-bot", "first-simulation"),
    *("lead-a-class", "school-network", "print", "play-on-paper", "analyse"),
    *("add-a-game", "translate", "run-as-a-service", "behind-a-proxy", "back-up"),
    *("command-line", "settings", "protocol", "events", "refusals", "exports", "python"),
    *("architecture", "journal"),
]
"""Pages with a place of their own; the others of a folder follow by their names."""


def on_config(config: Any) -> Any:
    config["nav"] = [{"Welcome": "index.md"}, *map(section, SECTIONS), {"Decisions": "decisions/index.md"}]
    return config


def section(folder: str) -> dict[str, list[str]]:
    docs = ROOT / "docs"
    pages = sorted((docs / folder).glob("*.md"), key=lambda page: (place(page.stem), page.stem))
    return {SECTIONS[folder]: [page.relative_to(docs).as_posix() for page in pages]}


def on_post_page(output: str, **_more: Any) -> str:
    """The search is called so."""
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')


def on_post_build(config: Any) -> None:
    """The letters of the program."""
    for name in ("atkinson", "fraunces"):
        copyfile(ROOT / f"src/tallystick/web/fonts/{name}.woff2", Path(config["site_dir"], "pictures", f"{name}.woff2"))


def place(name: str) -> int:
    return FIRST.index(name) if name in FIRST else len(FIRST)
