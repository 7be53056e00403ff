"""The plugin for pytest: `--game NAME` runs the promises of every game for this one, beside the tests that are there.

What is the same each time stands in the settings of pytest as `tallystick_game`; then the promises run unless somebody
names the files to test.
"""

from pathlib import Path

import pytest

SUITE = [Path(__file__).with_name(name) for name in ("rules.py", "sentences.py")]


def pytest_addoption(parser: pytest.Parser) -> None:
    says = "the name of a game, such as market-island: keep the promises of every game for it"
    parser.getgroup("tallystick").addoption("--game", action="append", default=[], metavar="NAME", help=says)
    parser.addini("tallystick_game", says, default="")


def asked(config: pytest.Config) -> list[str]:
    """The games whose promises are to be kept."""
    named: list[str] = config.getoption("--game", default=[])
    if named or config.args_source == pytest.Config.ArgsSource.ARGS:
        return named
    always = str(config.getini("tallystick_game"))
    return [always] if always else []


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    if asked(session.config):
        session.config.args += [str(path) for path in SUITE if str(path) not in session.config.args]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A promise is kept for each game that is asked for, or for all that are there."""
    if metafunc.function.__module__.startswith("tallystick.conformance.") and "game" in metafunc.fixturenames:
        from tallystick.games import CATALOGUE, LEFT_OUT

        names = asked(metafunc.config) if hasattr(metafunc.config.option, "game") else []
        for name in names:
            if name not in CATALOGUE:
                why = [f"{one.game}: {one.code} {one.detail}" for one in LEFT_OUT]
                raise pytest.UsageError(f"no game {name!r}; there are {', '.join(CATALOGUE)}; left out: {why}")
        metafunc.parametrize("game", [CATALOGUE[name] for name in names or CATALOGUE], ids=names or list(CATALOGUE))
