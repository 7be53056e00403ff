"""Writes what follows from the code: the browser's view types, the moves in the protocol's page, and the reference.

With --check nothing is written; it fails when something is not as it would be written.
"""

import sys
from pathlib import Path

from move_tables import with_tables
from reference_pages import pages
from tallystick.games import OURS
from view_types import view_types

ROOT = Path(__file__).parents[1]
PROTOCOL = ROOT / "docs/reference/protocol.md"


def generated() -> dict[Path, str]:
    """Every file that is written here, wholly or in parts."""
    web = ROOT / "src/tallystick/web/games"
    found = {web / game.slug / "view.d.ts": view_types(game) for game in OURS}
    return found | pages() | {PROTOCOL: with_tables(PROTOCOL.read_text("utf-8"))}


def main() -> None:
    stale = {path: text for path, text in generated().items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in sys.argv and stale:
        names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
        raise SystemExit(f"not as the types of the games say: {names}; make types writes it")
    for path, text in stale.items():
        path.write_text(text, "utf-8")
        print(f"types: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
