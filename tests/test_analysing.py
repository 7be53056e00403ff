"""The page on how to analyse a session: its examples are run on a real export."""

import io
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from exports.sessions import taken
from tallystick.exports.session_files import FILES, Files
from tallystick.exports.tidy import SHEETS
from tallystick.exports.xapi import VERBS

PAGE = Path("docs/how-to/analyse.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["balances", "quiz"])
def test_the_examples_work(example, tmp_path, monkeypatch, capsys):
    """The picture needs altair, which nobody needs for the rest: its two lines are tried where it is installed."""
    with ZipFile(io.BytesIO(b"".join(Files(taken(), "en").file("parquet.zip")))) as archive:
        archive.extractall(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert len(example.splitlines()) <= 12
    try:
        import altair  # noqa: F401
    except ImportError:
        example = "\n".join(line for line in example.splitlines() if not line.startswith("chart"))
    exec(compile(example, "example", "exec"), {})
    assert "shape:" in capsys.readouterr().out


def test_the_reference_names_every_file_table_and_verb():
    page = Path("docs/reference/data.md").read_text("utf-8")
    for name in (*FILES, *(sheet.name for sheet in SHEETS), *VERBS):
        assert f"`{name}`" in page, name
