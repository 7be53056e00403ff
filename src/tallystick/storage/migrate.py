"""Numbered migrations in plain SQL, each carried out once."""

import sqlite3
from importlib import resources


def migrations() -> list[tuple[int, str]]:
    """Every migration with its number, in order."""
    folder = resources.files("tallystick.storage") / "migrations"
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [(int(name.split("_")[0]), (folder / name).read_text("utf-8")) for name in names]


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest form; raises when a newer version of the program wrote it."""
    (present,) = connection.execute("PRAGMA user_version").fetchone()
    known = migrations()
    if present > known[-1][0]:
        raise sqlite3.DatabaseError("the data was written by a newer version of tallystick")
    for number, script in known:
        if number > present:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
