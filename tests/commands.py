"""A command, run as a person runs it."""

import pytest

from tallystick.cli import main


def run(capsys, *arguments, lang="en"):
    """Exit code, standard output and standard error of one command."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--lang", lang] if lang else list(arguments))
    captured = capsys.readouterr()
    return ended.value.code, captured.out, captured.err
