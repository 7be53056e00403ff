"""The commands, run as a person runs them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from commands import run
from tallystick.cli import main
from tallystick.cli.commands import app
from tallystick.games import CATALOGUE, OURS
from tallystick.journal.canonical import canonical
from tallystick.journal.entries import NOTHING_BEFORE, Entry
from tallystick.journal.sealing import seal_of
from tallystick.kernel.options import options_of, read_options, spelled
from tallystick.words import Words
from tallystick.words.rulebook import sections_of


@pytest.fixture
def journal(capsys, tmp_path):
    path = tmp_path / "game.jsonl"
    code, _out, _err = run(
        capsys, "play-out", "market-island", "--players", "3", "--seed", "11", "--journal", str(path)
    )
    assert code == 0
    return path


def test_games_are_listed(capsys):
    code, out, _err = run(capsys, "games")
    assert code == 0
    assert "market-island" in out


@pytest.mark.parametrize(("lang", "expected"), [("en", "Who wins the block"), ("fr", "Qui remporte le bloc")])
def test_the_rules_are_printed_in_both_languages(capsys, lang, expected):
    code, out, _err = run(capsys, "rules", "market-island", lang=lang)
    assert code == 0
    assert expected in out
    assert all(ruling in out for ruling in ("MI-1 ", "MI-4b", "MI-26"))


@pytest.mark.parametrize(
    ("lang", "games"), [("en", "Games: market-island"), ("fr", "Jeux\N{NO-BREAK SPACE}: market-island")]
)
def test_who_names_no_game_or_no_command_is_told_what_there_is(capsys, lang, games):
    code, _out, err = run(capsys, "rules", lang=lang)
    assert (code, games in " ".join(err.split(" "))) == (2, True)
    code, _out, err = run(capsys, "reels", lang=lang)
    assert (code, "play-out" in err) == (2, True)


def test_the_demo_plays_a_whole_game_and_proves_it(capsys):
    code, out, _err = run(capsys, "demo", "--seed", "3")
    assert code == 0
    assert "Round 12 begins." in out
    assert "Proved: " in out


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such file")
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["export", "graph"]], ids=" ".join)
def test_a_file_without_an_end_is_larger_than_a_journal(capsys, command):
    """Mutant: `path.read_bytes()` never returns, or not with a file that is a little smaller."""
    code, _out, err = run(capsys, *command, "/dev/zero")
    assert code == 2
    assert "larger than a journal can be" in err


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (600 << 20, 600 << 20))
from tallystick.cli import main
main(["verify", sys.argv[1], "--lang", "en"])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited only there")
@pytest.mark.parametrize(("start", "more", "end"), [(b"", b"{}\n", b""), (b"[", b"[],", b"[]]\n"), (b"", b"\n", b"")])
def test_a_file_of_nothing_is_refused_at_its_first_line(tmp_path, start, more, end):
    """Mutant: with `journal.split` the first takes more than a gigabyte; without LONGEST_LINE the second does."""
    path = tmp_path / "nothing.jsonl"
    path.write_bytes(start + more * (60_000_000 // len(more)) + end)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", LIMITED, str(path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode == 2, done.stderr[-500:]
    assert len(done.stderr.splitlines()) <= 2


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_knows_every_game(capsys, tmp_path, game, lang):
    path = str(tmp_path / "game.jsonl")
    assert game in run(capsys, "games", lang=lang)[1]
    for command in (
        ["rules", game],
        ["demo", game, "--seed", "5"],
        ["simulate", game, "--games", "3", "--bots", "beginner"],
        ["play-out", game, "--players", str(CATALOGUE[game].fewest), "--journal", path],
        ["replay", path],
        ["verify", path],
    ):
        code, out, err = run(capsys, *command, lang=lang)
        assert (code, bool(out)) == (0, True), err


def test_an_option_may_raise_the_number_of_players(capsys, tmp_path):
    path = str(tmp_path / "game.jsonl")
    seven = ["cryptominer", "--players", "7", "--bots", "random"]
    for command in (["simulate", *seven, "--games", "2"], ["play-out", *seven, "--journal", path]):
        assert run(capsys, *command)[0] == 2
        assert run(capsys, *command, "--set", "large_table=yes")[0] == 0
    assert run(capsys, "verify", path)[0] == 0


def test_a_journal_is_proved_and_one_changed_digit_is_named(capsys, journal):
    code, out, _err = run(capsys, "verify", str(journal))
    assert (code, out.split(":")[0]) == (0, "Proved")
    lines = journal.read_text().splitlines(keepends=True)
    lines[20] = re.sub(r'"seat":(\d)', lambda seat: f'"seat":{1 - int(seat[1])}', lines[20], count=1)
    journal.write_text("".join(lines))
    code, _out, err = run(capsys, "verify", str(journal))
    assert code == 1
    assert "Entry 20:" in err
    assert "seal" in err


def test_the_same_seed_writes_the_same_journal(capsys, journal, tmp_path):
    again = tmp_path / "again.jsonl"
    run(capsys, "play-out", "market-island", "--players", "3", "--seed", "11", "--journal", str(again))
    assert again.read_bytes() == journal.read_bytes()


def test_a_replay_shows_a_viewer_only_what_it_may_know(capsys, journal):
    _code, public, _err = run(capsys, "replay", str(journal))
    _code, own, _err = run(capsys, "replay", str(journal), "--as", "1")
    _code, everything, _err = run(capsys, "replay", str(journal), "--as", "all")
    hidden = [text.count("keeps it hidden") for text in (public, own, everything)]
    assert hidden[0] > hidden[1] > hidden[2] == 0


def test_a_replay_of_a_broken_journal_says_so(capsys, journal):
    journal.write_bytes(journal.read_bytes()[:-9])
    code, _out, err = run(capsys, "replay", str(journal))
    assert code == 1
    assert err.startswith("Not proved.")


def test_a_simulation_as_json_has_its_rate(capsys):
    code, out, _err = run(capsys, "simulate", "market-island", "--games", "30", "--set", "prize=3", "--json")
    result = json.loads(out)
    assert code == 0
    assert result["played"] == 30
    assert result["options"] == {"prize": "3"}
    assert result["decisions_per_cpu_second"] > 0


def test_a_simulation_as_csv_has_a_row_for_each_game(capsys):
    code, out, _err = run(capsys, "simulate", "market-island", "--games", "25", "--players", "2", "--csv")
    rows = out.splitlines()
    assert code == 0
    assert rows[0] == "game,ended,rounds,winners,score_0,score_1"
    assert len(rows) == 26


def test_a_simulation_prints_a_table_and_a_bar(capsys):
    code, out, err = run(capsys, "simulate", "market-island", "--games", "40", "--bots", "good,random,random,random")
    assert code == 0
    assert "per CPU-second" in out
    assert "40/40" in err


BAD = {
    "unknown_game": ["simulate", "chess"],
    "one_player": ["simulate", "market-island", "--players", "1"],
    "seven_players": ["play-out", "market-island", "--players", "7", "--journal", "x.jsonl"],
    "option_out_of_range": ["simulate", "market-island", "--set", "prize=1000"],
    "unknown_option": ["simulate", "market-island", "--set", "price=1"],
    "option_without_value": ["simulate", "market-island", "--set", "prize"],
    "unknown_bot": ["simulate", "market-island", "--bots", "wizard"],
    "too_few_bots": ["simulate", "market-island", "--bots", "good,random"],
    "no_games": ["simulate", "market-island", "--games", "0"],
    "no_jobs": ["simulate", "market-island", "--jobs", "0"],
    "bad_seed": ["demo", "--seed", "-1"],
    "not_a_number": ["simulate", "market-island", "--players", "four"],
    "missing_file": ["verify", "nowhere.jsonl"],
    "a_folder": ["verify", "."],
    "foreign_file": ["verify", "README.md"],
    "no_journal_named": ["play-out", "market-island"],
    "unwritable": ["play-out", "market-island", "--journal", "no/such/folder/x.jsonl"],
    "unknown_command": ["dance"],
    "unknown_language": ["games", "--lang", "xx"],
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_input_is_one_sentence_and_exit_code_2(capsys, case, lang, monkeypatch):
    monkeypatch.chdir(Path(__file__).parents[2])
    monkeypatch.setenv("TALLYSTICK_LANG", lang)
    code, out, err = run(capsys, *BAD[case], lang=None)
    assert code == 2
    assert "Traceback" not in out + err
    assert 0 < len(err.strip()) < 500


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_server_on_data_that_is_not_ours_says_so_and_does_not_start(capsys, tmp_path, lang):
    (tmp_path / "tallystick.sqlite").write_bytes(b"garbage" * 1000)
    code, out, err = run(capsys, "serve", "--data", str(tmp_path), "--no-open", lang=lang)
    assert (code, out) == (2, "")
    assert "tallystick.sqlite" in err.replace("\n", "")
    assert "Traceback" not in err
    assert (tmp_path / "tallystick.sqlite").read_bytes() == b"garbage" * 1000


def test_a_seat_that_is_not_at_the_table_cannot_look(capsys, journal):
    for viewer in ("3", "-1", "me"):
        code, _out, err = run(capsys, "replay", str(journal), f"--as={viewer}")
        assert code == 2
        assert "viewer" in err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_help_and_examples(capsys, lang):
    commands = [command.name for command in app.registered_commands]
    assert len(commands) == 15
    for name in commands:
        code, out, _err = run(capsys, name, "--help", lang=lang)
        assert code == 0
        assert ("Exemples:" if lang == "fr" else "Examples:") in out
        assert f"tallystick {name}" in out
        assert "cli-" not in out


def test_the_version_says_which_engine_runs(capsys):
    code, out, _err = run(capsys, "--version", lang=None)
    assert code == 0
    assert ("plain" in out) != ("compiled" in out)


def test_a_closed_pipe_is_no_error():
    """`tallystick rules … | head` ends quietly."""
    command = f"{sys.executable} -m tallystick.cli rules market-island | head -1"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment, check=False)
    assert "Traceback" not in done.stderr


def test_serving_a_folder_or_a_port_that_is_taken_is_refused(capsys, tmp_path):
    import socket

    from tallystick.storage.file_lock import lock

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, out, err = run(
            capsys, "serve", "--no-open", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)
        )
        assert (code, out) == (2, "")
        assert port in err
    held = lock(tmp_path / "tallystick.lock")
    code, out, err = run(capsys, "serve", "--no-open", "--host", "127.0.0.1", "--data", str(tmp_path))
    held.release()
    assert (code, out) == (2, "")
    assert "already using" in err


def test_a_bot_without_a_server_is_refused(capsys):
    for url in ("http://127.0.0.1:9/join/ABC234", "nonsense", "http://127.0.0.1:9/elsewhere"):
        code, _out, err = run(capsys, "bot", url)
        assert code == 2
        assert "Traceback" not in err


def test_a_game_without_a_graph_has_none_to_export(capsys, journal):
    code, out, err = run(capsys, "export", "graph", str(journal), "--format", "turtle")
    assert (code, out) == (2, "")
    assert "no knowledge graph" in err
    code, _out, err = run(capsys, "export", "graph", str(journal), "--format", "xls", lang="fr")
    assert code == 2
    assert "format" in err


def test_a_journal_cannot_speak_to_the_terminal(capsys, journal):
    """Escapes in a file could clear the screen and write “proved” over it."""
    entries = [msgspec.json.decode(line, type=Entry) for line in journal.read_bytes().splitlines()]
    entries[0].body["options"]["tie_break"] = "\x1b[2J\x1b[32mproved"
    lying, prev = b"", NOTHING_BEFORE
    for entry in entries:
        linked = msgspec.structs.replace(entry, prev=prev)
        prev = seal_of(linked)
        lying += canonical(msgspec.structs.replace(linked, seal=prev)) + b"\n"
    journal.write_bytes(lying)
    code, out, err = run(capsys, "verify", str(journal))
    assert code == 1
    assert "proved" in err
    assert "\x1b" not in out + err


def test_the_package_itself_is_a_program():
    done = subprocess.run([sys.executable, "-m", "tallystick", "--version"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "Tallystick" in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_rules_are_enough_to_play_from(capsys, lang, game):
    """The goal and a round before anything else, every piece with what it does, and every answer of every option."""
    code, out, _err = run(capsys, "rules", game.name, lang=lang)
    assert code == 0
    said = " ".join(out.split())
    words, agreed = Words(lang, game.name), spelled(game.options())
    goal, first = words.say(f"goal-{game.name}", **agreed), words.say(f"step-{game.mark}-1.text", **agreed)
    section = words.say("section-" + next(iter(sections_of(game))).replace(".", "-"))
    places = [said.index(" ".join(one.split())) for one in (goal, first, words.say("cli-rules-sections"), section)]
    assert places == sorted(places)
    for group in game.pieces(game.options()):
        for piece in group.pieces:
            for message in (piece.name, piece.text):
                assert " ".join(words.say(message, **agreed, **piece.arguments).split()) in said
    for option in options_of(game.options).values():
        for answer in option.answers:
            message = f"option-{option.name.replace('_', '-')}.{answer}"
            assert not words.has(message) or " ".join(words.say(message).split()) in said
    assert max(map(len, out.splitlines())) <= 80
    assert not [line for line in out.splitlines() if line.strip().startswith((";", ":", "!", "?", "»", ","))]


def test_the_rules_follow_a_preset_and_options(capsys):
    code, out, _err = run(capsys, "rules", "market-island", "--preset", "manual", "--set", "axe_draws=if_wanted")
    assert (code, "Most Istoken after 60 minutes wins." in out) == (0, True)
    assert "you may draw a second mining card" in " ".join(out.split())
    assert run(capsys, "rules", "market-island", "--set", "rounds=0")[0] == 2


def test_every_card_is_counted():
    copies = {
        game.name: [sum(piece.copies for piece in group.pieces) for group in game.pieces(game.options())]
        for game in OURS
    }
    assert copies["market-island"] == [26 + 26 + 54, 28, 0]
    assert copies["cryptominer"] == [60, 70, 280]
    assert copies["blockchain"] == [0, 39, 15, 27, 6]
    even = CATALOGUE["market-island"].pieces(
        read_options(CATALOGUE["market-island"].options, {"action_preset": "even", "spare_actions": "doubles"})
    )
    assert [piece.copies for piece in even[0].pieces] == [26, 26, 14, 13, 14, 13]


@pytest.mark.parametrize("arguments", [[], ["--lang", "fr"]])
def test_without_a_command_the_tables_are_served_and_a_browser_opens(monkeypatch, arguments):
    asked = []
    monkeypatch.setattr(
        "tallystick.cli.serving.serve", lambda terminal, *more: asked.append((terminal.language, *more))
    )
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    assert asked == [("fr" if arguments else "en", None, None, None, False)]
