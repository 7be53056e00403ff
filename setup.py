"""Compiles the rules with mypyc where that is possible; everything else is in pyproject.toml."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/tallystick")
HOT = [
    "kernel/chance.py",
    "kernel/forms.py",
    "kernel/game.py",
    "kernel/links.py",
    "journal/canonical.py",
    "journal/commitments.py",
    "journal/sealing.py",
    "journal/table_record.py",
    "journal/tape.py",
    "tables/frames.py",
    "tables/audience.py",
    "tables/alarm.py",
    "tables/clock.py",
    "tables/condition.py",
    "tables/deadline.py",
    "tables/decision_time.py",
    "tables/playing_bots.py",
    "tables/table.py",
    "api/framing.py",
    "api/limits.py",
    "api/outbox.py",
    "bots/random_bot.py",
    "bots/playing.py",
]
"""What of the platform every move passes through; of a game nearly everything is compiled, see `compiled`."""
NOT_RULES = {
    "__init__.py",
    "by_hand.py",
    "concepts.py",
    "debrief.py",
    "events.py",
    "knowledge.py",
    "moves.py",
    "options.py",
    "paper.py",
    "side.py",
    "story.py",
    "view.py",
}
"""What a game tells the outside: msgspec structs and data, which the compiler does not make faster."""

ACROSS_FILES = ["-flto=auto", "-fno-semantic-interposition"]
"""Lets the compiler put small functions of one file into another: every game is about a tenth faster."""


def compiled() -> list[str]:
    """The modules to compile; a new game is among them without being named."""
    games = sorted(path for path in (PACKAGE / "games").rglob("*.py") if path.name not in NOT_RULES)
    return [*(f"{PACKAGE}/{name}" for name in HOT), *map(str, games)]


def can_compile(*flags: str) -> bool:
    """Whether a C compiler and Python's headers are here, and it knows these flags."""
    if os.environ.get("TALLYSTICK_COMPILE") == "0":
        return False
    compiler = os.environ.get("CC", "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, *flags, "-shared", "-fPIC", str(source), "-o", str(Path(folder, "probe.so"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list:
    if not can_compile():
        print("tallystick: no C compiler to be used, the rules run as plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(compiled(), opt_level="3", multi_file=True, group_name="tallystick_rules")
    if can_compile(*ACROSS_FILES):
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *ACROSS_FILES]
            extension.extra_link_args = [*extension.extra_link_args, *ACROSS_FILES, "-O3"]
    return built


class BuildOnAllCores(build_ext):
    """Compiles the files of the one extension side by side; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                built = cores.map(lambda source: compile_some([source], **how), sources)
                return [file for files in built for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
