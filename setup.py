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

COMPILED = [
    "kernel/chance.py",
    "kernel/game.py",
    "kernel/links.py",
    "journal/canonical.py",
    "journal/sealing.py",
    "journal/secrets.py",
    "journal/table_record.py",
    "journal/tape.py",
    "tables/frames.py",
    "tables/audience.py",
    "tables/condition.py",
    "tables/table.py",
    "api/limits.py",
    "api/outbox.py",
    "bots/random_bot.py",
    "bots/playing.py",
    "games/blockchain/agreed.py",
    "games/blockchain/bots.py",
    "games/blockchain/components.py",
    "games/blockchain/game.py",
    "games/blockchain/scoring.py",
    "games/blockchain/sight.py",
    "games/blockchain/state.py",
    "games/blockchain/viewing.py",
    "games/blockchain/rules/acting.py",
    "games/blockchain/rules/asking.py",
    "games/blockchain/rules/discarding.py",
    "games/blockchain/rules/drawing.py",
    "games/blockchain/rules/hacks.py",
    "games/blockchain/rules/leaving.py",
    "games/blockchain/rules/legal.py",
    "games/blockchain/rules/paying.py",
    "games/blockchain/rules/start.py",
    "games/blockchain/rules/storing.py",
    "games/blockchain/rules/trading.py",
    "games/blockchain/rules/turns.py",
    "games/blockchain/rules/windows.py",
    "games/cryptominer/agreed.py",
    "games/cryptominer/bots.py",
    "games/cryptominer/chain.py",
    "games/cryptominer/components.py",
    "games/cryptominer/game.py",
    "games/cryptominer/scoring.py",
    "games/cryptominer/state.py",
    "games/cryptominer/viewing.py",
    "games/cryptominer/rules/asking.py",
    "games/cryptominer/rules/claiming.py",
    "games/cryptominer/rules/rounds.py",
    "games/cryptominer/rules/settling.py",
    "games/cryptominer/rules/start.py",
    "games/cryptominer/rules/turns.py",
    "games/market_island/agreed.py",
    "games/market_island/bots.py",
    "games/market_island/chain.py",
    "games/market_island/components.py",
    "games/market_island/game.py",
    "games/market_island/scoring.py",
    "games/market_island/state.py",
    "games/market_island/viewing.py",
    "games/market_island/rules/asking.py",
    "games/market_island/rules/decks.py",
    "games/market_island/rules/leaving.py",
    "games/market_island/rules/ledger.py",
    "games/market_island/rules/mining.py",
    "games/market_island/rules/moving.py",
    "games/market_island/rules/rounds.py",
    "games/market_island/rules/settling.py",
    "games/market_island/rules/start.py",
    "games/shelves_voyage/agreed.py",
    "games/shelves_voyage/components.py",
    "games/shelves_voyage/elements.py",
    "games/shelves_voyage/game.py",
    "games/shelves_voyage/graph.py",
    "games/shelves_voyage/packs.py",
    "games/shelves_voyage/scoring.py",
    "games/shelves_voyage/state.py",
    "games/shelves_voyage/viewing.py",
    "games/shelves_voyage/rules/acting.py",
    "games/shelves_voyage/rules/asking.py",
    "games/shelves_voyage/rules/harvesting.py",
    "games/shelves_voyage/rules/legacies.py",
    "games/shelves_voyage/rules/minors.py",
    "games/shelves_voyage/rules/naming.py",
    "games/shelves_voyage/rules/offering.py",
    "games/shelves_voyage/rules/purse.py",
    "games/shelves_voyage/rules/quarrels.py",
    "games/shelves_voyage/rules/resonance.py",
    "games/shelves_voyage/rules/start.py",
    "games/shelves_voyage/rules/turns.py",
    "games/shelves_voyage/rules/writing.py",
]


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here."""
    if os.environ.get("TALLYSTICK_COMPILE") == "0":
        return False
    compiler = os.environ.get("CC", "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(source), "-o", str(Path(folder, "probe.o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list:
    if not can_compile():
        print("tallystick: no C compiler to be used, the rules run as plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = [f"src/tallystick/{name}" for name in COMPILED]
    return mypycify(modules, opt_level="3", multi_file=True, group_name="tallystick_rules")


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


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
