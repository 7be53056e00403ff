"""What mkdocs.yml cannot say: the pages of each folder in their order, whoever added one."""

from pathlib import Path
from typing import Any

SECTIONS = {"tutorial": "Tutorial", "how-to": "How to", "reference": "Reference", "explanation": "Explanation"}
FIRST = [
    *("first-game", "first-class", "first-bot", "first-simulation"),
    *("school-network", "add-a-game", "translate", "back-up", "run-as-a-service", "behind-a-proxy"),
    *("command-line", "settings", "protocol", "events", "refusals", "exports", "python"),
    *("architecture", "journal"),
]
"""Pages with a place of their own; the others of a folder follow by their names."""


def on_config(config: Any) -> Any:
    config["nav"] = ["index.md", *map(section, SECTIONS), {"Decisions": "decisions/index.md"}]
    return config


def section(folder: str) -> dict[str, list[str]]:
    docs = Path(__file__).parents[1] / "docs"
    pages = sorted((docs / folder).glob("*.md"), key=lambda page: (place(page.stem), page.stem))
    return {SECTIONS[folder]: [page.relative_to(docs).as_posix() for page in pages]}


def place(name: str) -> int:
    return FIRST.index(name) if name in FIRST else len(FIRST)
