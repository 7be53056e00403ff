"""Numbered migrations in plain SQL, each carried out once."""

import sqlite3
from importlib import resources


def migrations() -> list[tuple[int, str]]:
    """Every migration with its number, in order."""
    folder = resources.files("tallystick.storage") / "migrations"
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [(int(name.split("_")[0]), (folder / name).read_text("utf-8")) for name in names]


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest form."""
    (present,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in migrations():
        if number > present:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
