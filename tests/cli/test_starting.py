"""What keeps a server from starting is said in one sentence, and nothing is changed."""

import os
import socket
import sqlite3
import sys

import pytest

from commands import run
from tallystick.storage.sqlite import SqliteStore


def serve(capsys, folder, *more, lang="en"):
    os.environ["COLUMNS"] = "400"  # so that no sentence is broken where its folder has a long name
    code, _out, err = run(capsys, "serve", "--no-open", "--host", "127.0.0.1", "--data", str(folder), *more, lang=lang)
    assert code == 2
    assert "Traceback" not in err
    return " ".join(err.split())


@pytest.mark.parametrize(("lang", "says"), [("en", "is already in use. Choose another"), ("fr", "est déjà")])
def test_a_port_that_is_in_use(capsys, tmp_path, lang, says):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert says in serve(capsys, tmp_path, "--port", str(taken.getsockname()[1]), lang=lang)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_a_newer_version(capsys, tmp_path):
    SqliteStore(tmp_path / "tallystick.sqlite").close()
    with sqlite3.connect(tmp_path / "tallystick.sqlite") as file:
        file.execute("PRAGMA user_version = 99")
    file.close()
    before = (tmp_path / "tallystick.sqlite").read_bytes()
    assert "was written by a newer version of Tallystick. Nothing was changed." in serve(capsys, tmp_path)
    assert (tmp_path / "tallystick.sqlite").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder cannot be closed so")
def test_a_folder_without_the_right_to_write(capsys, tmp_path, monkeypatch):
    """Who is root may write everywhere, so the system's answer is put in its place."""
    folder = tmp_path / "closed"
    if os.geteuid():
        folder.mkdir(mode=0o500)
    else:

        def refused(*_given, **_named):
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("pathlib.Path.mkdir", refused)
    assert f"The folder “{folder}” cannot be used: Permission denied." in serve(capsys, folder)


def test_a_folder_that_is_a_file(capsys, tmp_path):
    (tmp_path / "data").write_text("")
    assert "cannot be used" in serve(capsys, tmp_path / "data")


def test_a_folder_that_another_server_has_open(capsys, tmp_path):
    held = SqliteStore(tmp_path / "tallystick.sqlite")
    try:
        assert "Another Tallystick is already using the folder" in serve(capsys, tmp_path)
    finally:
        held.close()
