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
    assert f"You may not write in the folder “{folder}”. Choose another with --data." in serve(capsys, folder)


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "is a file, not a folder"), ("fr", "est un fichier, pas un dossier")]
)
def test_a_folder_that_is_a_file(capsys, tmp_path, lang, says):
    (tmp_path / "data").write_text("")
    assert says in serve(capsys, tmp_path / "data", lang=lang)


@pytest.mark.skipif(sys.platform == "win32", reason="there one answer stands for a taken port and a foreign address")
def test_an_address_of_another_computer(capsys, tmp_path):
    """192.0.2.1 is kept for examples, so no computer has it."""
    says = "“192.0.2.1” is no address of this computer. Choose another with --host."
    assert says in serve(capsys, tmp_path, "--host", "192.0.2.1")


@pytest.mark.parametrize(("lang", "says"), [("en", "is kept for the system"), ("fr", "est réservé au système")])
def test_a_port_that_is_kept_for_the_system(capsys, tmp_path, monkeypatch, lang, says):
    """Who is root may listen everywhere, so the system's answer is put in its place."""

    def refused(*_given):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tallystick.welcome.free_port", refused)
    assert says in serve(capsys, tmp_path, "--port", "81", lang=lang)


def test_a_folder_that_another_server_has_open(capsys, tmp_path):
    held = SqliteStore(tmp_path / "tallystick.sqlite")
    try:
        assert "Another Tallystick is already using the folder" in serve(capsys, tmp_path)
    finally:
        held.close()
