"""Draws demo.svg: the end of `tallystick demo` as a terminal shows it."""

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from tallystick.cli import terminal


def main() -> None:
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
    original = terminal.Terminal.__init__

    def recording(self: terminal.Terminal, language: str) -> None:
        original(self, language)
        self.out = console

    terminal.Terminal.__init__ = recording  # type: ignore[method-assign]
    from tallystick.cli import main as run

    try:
        run(["demo", "--seed", "3", "--lang", "en"])
    except SystemExit:
        lines = console.export_text(styles=True, clear=True).splitlines()[-36:]
    short = Console(record=True, width=100, file=io.StringIO(), force_terminal=True)
    from rich.text import Text

    short.print(Text.from_ansi("\n".join(lines)))
    drawn = short.export_svg(title="tallystick demo")
    Path(__file__).with_suffix(".svg").write_text(re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.S))


if __name__ == "__main__":
    sys.exit(main())
