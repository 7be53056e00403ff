"""A package of a game beside ours, as pip would have installed it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples/stock-and-foil"


def installed(project: Path, into: Path) -> list[str]:
    """The folders to search for modules once the package is installed; its entry points stand in `into`."""
    about = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    folder = into / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
    points = about["entry-points"]["tallystick.games"]
    listed = "".join(f"{name} = {value}\n" for name, value in points.items())
    (folder / "entry_points.txt").write_text(f"[tallystick.games]\n{listed}")
    return [str(into), str(project / "src")]


def run(paths: list[str], *arguments: str, where: Path | None = None) -> str:
    """What a module of Python says with these folders before its own."""
    path = os.pathsep.join([*paths, *sys.path])
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "300", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        cwd=where,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return done.stdout
