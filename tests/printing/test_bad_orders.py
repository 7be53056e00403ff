"""Whatever cannot be printed is refused with a sentence, before any work is done; never half a PDF."""

import sys

import pytest

from tallystick.cli import main
from tallystick.games.market_island import GAME
from tallystick.kernel.refusals import Refused
from tallystick.printing.order import all_parts, ordered
from tallystick.printing.press import printed
from tallystick.words import LANGUAGES, Words


def refused(code):
    return pytest.raises(Refused, check=lambda no: no.code == code)


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("unknown_game", {"game": "chess"}),
        ("unknown_language", {"language": "de"}),
        ("unknown_paper", {"paper": "a5"}),
        ("unknown_part", {"parts": ["cards", "clock"]}),
        ("unknown_ink", {"ink": "gold"}),
        ("unknown_purpose", {"purpose": "moon"}),
        ("wrong_number_of_players", {"players": 11}),
        ("wrong_number_of_players", {"players": 1}),
        ("unknown_option", {"options": {"colour": "red"}}),
    ],
)
def test_what_is_not_there_is_refused(code, asked):
    with refused(code):
        ordered(**({"game": "market-island", "language": "en"} | asked))


def test_a_game_without_a_box_is_refused(monkeypatch):
    monkeypatch.setattr(GAME, "package", "tallystick.words")
    with refused("nothing_to_print"):
        all_parts(GAME)


def test_a_missing_extra_is_said_with_the_command_that_installs_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with refused("needs_print_extra") as found:
        printed(ordered("cryptominer", "en"))
    for language in LANGUAGES:
        assert 'pip install "tallystick[print]"' in Words(language).refusal(found.value)


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as left:
        main([*arguments])
    return left.value.code, capsys.readouterr()


def test_a_box_is_written_whole(tmp_path, capsys):
    file = tmp_path / "slips.pdf"
    code, said = run(capsys, "print", "cryptominer", "--parts", "slips,reference", "--lang", "fr", "-o", str(file))
    assert code == 0
    assert "reference, slips" in said.out.replace("\n", "")
    assert file.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--paper", "a5"),
        ("--parts", "clock"),
        ("--players", "11"),
        ("--ink", "gold"),
        ("--for", "moon"),
        ("--lang", "de"),
    ],
)
def test_the_command_says_what_is_wrong_and_writes_nothing(tmp_path, capsys, arguments):
    code, said = run(capsys, "print", "market-island", "-o", str(tmp_path / "box.pdf"), *arguments)
    assert code == 2
    assert said.err.count("\n") <= 3
    assert "Traceback" not in said.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_refused_before_the_work(tmp_path, capsys):
    for out in (tmp_path, tmp_path / "none" / "box.pdf"):
        code, said = run(capsys, "print", "market-island", "-o", str(out))
        assert code == 2
        assert str(out) in said.err.replace("\n", "")
    assert list(tmp_path.iterdir()) == []
