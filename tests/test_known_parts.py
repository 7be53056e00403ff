"""Every part that is installed is known beforehand: its version and its hashes are written down (R18)."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from promises import counted

ROOT = Path(__file__).parents[1]
PART = re.compile(r"^([a-z0-9.-]+)==([^ ;]+)((?: ; [^\\]+)?)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n", re.MULTILINE)


def plain(name):
    return re.sub(r"[-_.]+", "-", name.split("[")[0]).lower()


def locked(name):
    text = (ROOT / name).read_text()
    assert PART.sub("", text) == "", "a line that is no part with its version and hashes"
    return {part: version for part, version, *_ in PART.findall(text)}


@pytest.mark.parametrize(
    ("name", "extras"), [("requirements.txt", ["graph", "print"]), ("requirements-dev.txt", ["graph", "print", "dev"])]
)
def test_the_lock_says_what_the_project_asks_for(name, extras):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    parts = locked(name)
    for asked in (
        *project["dependencies"],
        *(one for extra in extras for one in project["optional-dependencies"][extra]),
    ):
        part = Requirement(asked)
        assert parts[plain(part.name)] in part.specifier, asked


def test_who_installs_the_package_is_bound_to_no_exact_version():
    """A range, so that it fits beside what else is installed; what was tested to the digit is the lock."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["graph"]]
    assert [part for part in asked if "==" in part.split(";")[0] or ">=" not in part] == []


def test_a_server_is_made_of_the_parts_that_were_tested():
    parts = locked("requirements-dev.txt")
    assert locked("requirements.txt").items() <= parts.items()
    counted("R18", parts_with_hashes=len(parts), without=0)


def test_the_browser_is_made_of_exact_versions_with_their_hashes():
    asked = json.loads((ROOT / "package.json").read_text())
    parts = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for part, version in (asked["dependencies"] | asked["devDependencies"]).items():
        assert parts[f"node_modules/{part}"]["version"] == version
    assert all(found["integrity"].startswith("sha512-") for name, found in parts.items() if name)


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt", "package-lock.json"])
def test_no_lock_names_the_place_that_its_parts_came_from(name):
    assert "://" not in re.sub(r'"(url|funding)": .*', "", (ROOT / name).read_text())
