"""The licence of every part that a server installs, and whether each may be used here; `--write` keeps the list.

A part that is new, or whose licence has changed, is looked at by a person before the list is written again.
"""

import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = ROOT / "docs/reference/licences.md"
FREE = re.compile(r"MIT|BSD|Apache|ISC|PSF|MPL|Python Software Foundation|Mozilla|0BSD|Unlicense", re.IGNORECASE)
"""Licences under which a part may be shipped beside ours."""
HEAD = """# Licences

Every part that `pip install tallystick[graph]` brings along, by `make licences`; those of the browser are in
`src/tallystick/web/vendor/README.md`. Tallystick itself is under the MIT licence.

| part | licence |
|---|---|
"""


def parts() -> list[str]:
    return re.findall(r"^([a-z0-9.-]+)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)


def licence_of(part: str) -> str:
    """As the part says it itself: an expression, a short field, or its classifiers."""
    try:
        said = metadata(part)
    except PackageNotFoundError:
        return ""
    named = [line.split(" :: ")[-1] for line in said.get_all("Classifier") or [] if line.startswith("License ::")]
    short = (said["License"] or "").strip().split("\n")[0]
    return said["License-Expression"] or ", ".join(name for name in named if name != "OSI Approved") or short[:60]


def main() -> None:
    known = (
        dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", LIST.read_text("utf-8"), re.MULTILINE)) if LIST.exists() else {}
    )
    found = {part: licence_of(part) or known.get(part, "") for part in parts()}  # some are for other systems only
    if refused := [f"{part} ({licence or 'none said'})" for part, licence in found.items() if not FREE.search(licence)]:
        raise SystemExit(f"licences: not to be used without a person's look: {', '.join(refused)}")
    text = HEAD + "".join(f"| `{part}` | {licence} |\n" for part, licence in found.items())
    if "--write" in sys.argv:
        LIST.write_text(text, "utf-8")
    elif not LIST.exists() or LIST.read_text("utf-8") != text:
        raise SystemExit(
            f"licences: {LIST.relative_to(ROOT)} is not what is installed; look, then make licences WRITE=1"
        )
    print(f"licences: {len(found)} parts, all free")


if __name__ == "__main__":
    main()
