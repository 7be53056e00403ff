"""What `verify`, `replay` and `heads` say of a journal beyond its proof."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from commands import run
from tallystick.journal.commitments import commitment_to_seed
from tallystick.journal.signed_heads import Signer
from tallystick.journal.spoken import spoken
from tallystick.journal.verify import read_entries

DATA = Path(__file__).parents[1] / "web/data"
RIGGED, LEFT_OUT, PLAIN = (str(DATA / f"{name}.jsonl") for name in ("rigged", "left_out", "plain"))


def seed_of(name: str, seat: int) -> str:
    """As tests/web/make_journals.py makes it."""
    return sha256(bytes([seat]) + sha256(name.encode()).digest()).hexdigest()


def entries_of(path):
    return read_entries(Path(path).read_bytes())


def test_a_journal_whose_seats_were_all_left_out_is_not_called_proved(capsys):
    """Each of four seats had promised a seed, and the server opened none: it could try until the deal pleased."""
    entries = entries_of(RIGGED)
    assert sum(entry.kind == "seed" for entry in entries) == 4
    code, out, _err = run(capsys, "verify", RIGGED)
    assert code == 3
    assert "0 of 4 seats took part" in out
    assert "could have chosen the deal" in out
    assert "Proved" not in out
    code, out, _err = run(capsys, "verify", RIGGED, lang="fr")
    assert (code, "0 place" in out, "Prouvé" in out) == (3, True, False)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_it_is_said_whose_seeds_made_the_chance_and_who_was_left_out(capsys, command):
    code, out, _err = run(capsys, command, LEFT_OUT)
    told = " ".join(out.split())
    assert code == 0
    assert "The chance comes from 2 players and the server." in told
    assert "2 of 3 seats took part. The bot is not counted" in told
    assert "Player 3’s seed is not part of the chance: it came too late." in told
    assert "The seed promised for the bot Player 4 is not part of the chance" in told
    assert "This is try number 2" in told
    assert "chosen the deal" not in told


def test_an_older_journal_without_reasons_is_proved_as_before(capsys):
    code, out, _err = run(capsys, "verify", PLAIN)
    assert (code, out.split(":")[0]) == (0, "Proved")
    assert "3 of 4 seats took part" in out
    assert "no reason is recorded" in out


def test_a_table_of_bots_says_that_nobody_took_part(capsys, tmp_path):
    path = str(tmp_path / "bots.jsonl")
    run(capsys, "play-out", "market-island", "--journal", path)
    code, out, _err = run(capsys, "verify", path)
    assert (code, "Only bots play here" in out) == (0, True)


def test_a_person_who_kept_a_seed_learns_whether_it_was_in(capsys):
    for path, name, seat, code, said in (
        (LEFT_OUT, "left_out", 1, 0, "is part of the chance, at the seat of Player 2"),
        (LEFT_OUT, "left_out", 2, 1, "promised at the seat of Player 3, but it is not part of the chance"),
        (RIGGED, "rigged", 0, 1, "promised at the seat of Player 1, but it is not part of the chance"),
        (LEFT_OUT, "rigged", 0, 1, "not in this journal"),
    ):
        kept = seed_of(name, seat)
        found, out, _err = run(capsys, "verify", path, "--seed", kept)
        assert found == code, (path, seat)
        assert said in " ".join(out.split())
    assert commitment_to_seed(bytes.fromhex(seed_of("rigged", 0))) == entries_of(RIGGED)[1].body["commit"]
    for nonsense in ("abc", "x" * 64, "0" * 63):
        found, _out, err = run(capsys, "verify", LEFT_OUT, "--seed", nonsense)
        assert (found, "64 hexadecimal digits" in err) == (2, True)


def test_the_head_is_printed_and_any_noted_head_is_found(capsys):
    entries = entries_of(PLAIN)
    _code, out, _err = run(capsys, "verify", PLAIN)
    assert entries[-1].seal in out
    assert spoken(entries[-1].seal) in out
    middle = entries[20].seal
    for noted in (middle, middle.upper(), middle[:12], f"{middle[:4]}·{middle[4:8]}·{middle[8:12]}", spoken(middle)):
        code, out, _err = run(capsys, "verify", PLAIN, "--head", noted)
        assert (code, "entry 20 of 52" in out) == (0, True), noted
    for other in (entries_of(RIGGED)[-1].seal, middle[:11], "banfal kenmel pinsil vonchol", ""):
        code, out, _err = run(capsys, "verify", PLAIN, "--head", other)
        assert (code, "another history" in " ".join(out.split())) == (1, True), other


@pytest.fixture
def signed(tmp_path):
    """Writes signed heads into a file: what is signed, by whom, as changed."""

    def write(*heads, secret=b"k" * 32, **change):
        made = [msgspec.structs.replace(Signer(secret).signed(*head), **change) for head in heads]
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.head.json"
        path.write_bytes(b"\n".join(map(msgspec.json.encode, made)))
        return str(path)

    return write


def test_a_signed_head_fits_the_journal_or_is_evidence(capsys, signed):
    entries = entries_of(PLAIN)
    table, last = entries[0].table, entries[-1]
    for path, code, said in (
        (signed((table, 20, entries[20].seal), (table, last.seq, last.seal)), 0, "signed entry 52 as it stands here"),
        (signed((table, 20, "ab" * 32)), 1, "Evidence:"),
        (signed((table, last.seq + 1, "ab" * 32)), 1, "Evidence:"),
        (signed((table, 20, entries[20].seal), head="ab" * 32), 1, "it proves nothing"),
        (signed(("another", 20, "ab" * 32)), 1, "another table"),
    ):
        found, out, _err = run(capsys, "verify", PLAIN, "--signed", path)
        assert found == code, said
        assert said in " ".join(out.split())


def test_two_signed_heads_of_one_entry_that_differ_are_evidence(capsys, signed):
    ana, ben = signed(("t", 9, "aa" * 32)), signed(("t", 9, "bb" * 32))
    code, out, _err = run(capsys, "heads", ana, ben)
    assert code == 1
    assert "It has shown two histories" in " ".join(out.split())
    for harmless in (signed(("t", 10, "bb" * 32)), signed(("t", 9, "bb" * 32), secret=b"o" * 32)):
        code, out, _err = run(capsys, "heads", ana, harmless)
        assert (code, "none contradicts another" in out) == (0, True)
    code, out, _err = run(capsys, "heads", ana, signed(("t", 9, "aa" * 32), head="bb" * 32))
    assert (code, "proves nothing" in " ".join(out.split())) == (1, True)


def test_a_foreign_file_holds_no_signed_heads(capsys, tmp_path):
    (tmp_path / "foreign").write_text('{"head": 1}')
    for command in (["heads", str(tmp_path / "foreign")], ["verify", PLAIN, "--signed", str(tmp_path / "foreign")]):
        code, _out, err = run(capsys, *command)
        assert (code, "no signed heads" in err) == (2, True)


def test_a_signed_head_cannot_speak_to_the_terminal(capsys, signed):
    lying = signed(("\x1b[2J\x1b[32mproved", 9, "aa" * 32), head="bb" * 32)
    code, out, err = run(capsys, "heads", lying)
    assert (code, "\x1b" in out + err) == (1, False)
