"""The command line."""

import sys
from io import TextIOWrapper
from typing import Any

import typer
from typer.exceptions import TyperException

from tallystick.cli.commands import app
from tallystick.cli.exporting import export
from tallystick.cli.keeping import keeping
from tallystick.cli.new_game import new_game
from tallystick.cli.printing import printing
from tallystick.cli.session import session
from tallystick.cli.taking import taking
from tallystick.cli.terminal import Terminal
from tallystick.games import CATALOGUE, LEFT_OUT
from tallystick.kernel.refusals import Refused
from tallystick.words import LANGUAGES, Words, preferred_language

app.registered_commands += [*keeping.registered_commands, *printing.registered_commands]
export.registered_commands += taking.registered_commands
app.add_typer(export, name="export")
app.add_typer(session, name="session")
__all__ = ["main", "new_game"]


def main(arguments: list[str] | None = None) -> None:
    """Run one command; bad input is one sentence on standard error and exit code 2."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # where a system writes no QR codes and no suits into a file
    terminal = Terminal(asked_language(given))
    command = typer.main.get_command(app)
    translate(command, terminal.words)
    for left_out in LEFT_OUT:
        terminal.warn_of(left_out)
    try:
        code = command.main(given, prog_name="tallystick", obj=terminal, standalone_mode=False)
    except Refused as refused:
        code = terminal.refuse(refused)
    except TyperException as problem:
        code = terminal.refuse(Refused("usage", problem=f"{sentence_of(problem)}{hint(terminal, command, problem)}"))
    except PermissionError as problem:
        code = terminal.refuse(Refused("not_allowed", file=str(problem.filename)))
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    sys.exit(code or 0)


def sentence_of(problem: Any) -> str:
    """What is wrong with the way a command was written."""
    return str(problem.format_message()) if hasattr(problem, "format_message") else str(problem)


def hint(terminal: Terminal, command: Any, problem: Any) -> str:
    """What there is to choose from, where a game or a command is missing or unknown."""
    if getattr(getattr(problem, "param", None), "name", "") == "game":
        return " " + terminal.words.say("cli-hint-games", known=", ".join(CATALOGUE))
    if type(problem).__name__ == "NoSuchCommand" or "No such command" in sentence_of(problem):
        return " " + terminal.words.say("cli-hint-commands", known=", ".join(command.commands))
    return ""


def asked_language(arguments: list[str]) -> str:
    """The language of `--lang`, known before anything else is read, so that help and refusals speak it too."""
    for place, argument in enumerate(arguments):
        asked = argument.removeprefix("--lang=") if argument.startswith("--lang=") else ""
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        if asked in LANGUAGES:
            return asked
    return preferred_language()


def translate(command: Any, words: Words) -> None:
    """Put sentences in place of the message ids that the commands name as their help."""
    for thing in (command, *command.params):
        if thing.help and words.has(thing.help):
            thing.help = words.say(thing.help)
    own_help = command.get_help_option(typer.Context(command))
    if own_help is not None:
        own_help.help = words.say("cli-help-help")
    if command.epilog:
        command.epilog = f"{words.say('cli-examples')}:\n\n\b\n{command.epilog}"
    for inner in getattr(command, "commands", {}).values():
        translate(inner, words)
