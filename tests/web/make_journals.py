"""Writes the journals, vectors and stories for the browser's tests: `python tests/web/make_journals.py`."""

import hmac
import json
import sys
from hashlib import sha256, shake_128
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "src"))

import msgspec  # noqa: E402

from tallystick.bots import bot_named  # noqa: E402
from tallystick.bots.playing import choice_of  # noqa: E402
from tallystick.games import CATALOGUE  # noqa: E402
from tallystick.journal.canonical import canonical  # noqa: E402
from tallystick.journal.commitments import Salts, commitment, commitment_to_seed, table_key  # noqa: E402
from tallystick.journal.entries import STOPPED, line  # noqa: E402
from tallystick.journal.signed_heads import Signer  # noqa: E402
from tallystick.journal.spoken import spoken  # noqa: E402
from tallystick.journal.table_record import TableRecord  # noqa: E402
from tallystick.journal.tape import Tape  # noqa: E402
from tallystick.journal.texts import reference_to  # noqa: E402
from tallystick.kernel.options import read_options  # noqa: E402
from tallystick.kernel.story import Story  # noqa: E402
from tallystick.tables.telling import story_of  # noqa: E402

GAMES = {
    "plain": (4, {"rounds": 5}),
    "short": (2, {"rounds": 3, "ring": 24}),
    "odd": (
        6,
        {"no_miner": "pending", "rotate_first": True, "spare_actions": "doubles", "start_tokens": 8, "rounds": 9},
    ),
    "harsh": (
        3,
        {
            "rounds": 6,
            "action_preset": "even",
            "no_miner": "execute",
            "returned_cards": "in_order",
            "totem_bars": "one_round",
        },
    ),
    "stopped": (4, {"rounds": 12}),
    "rigged": (4, {"rounds": 1}),
    "left_out": (4, {"rounds": 1}),
}


START = {
    "rigged": ((), [{"note": "seated", "players": ["person"] * 4}]),
    "left_out": (
        (0, 1),
        [
            {"note": "start_again", "number": 2},
            {"note": "left_out", "seat": 2, "reason": "late"},
            {"note": "seated", "players": ["person", "person", "person", "good"]},
        ],
    ),
}
"""Journals of other starts: which seats' seeds are in, though all promised one, and the notes before the start."""


def journal(name: str, seats: int, options: dict[str, object]) -> bytes:
    game = CATALOGUE["market-island"]
    seed = sha256(name.encode()).digest()
    record = TableRecord(game, seats, read_options(game.options, options), "test-" + name, seed)
    record.accept(record.propose_opening([f"player {seat}" for seat in range(seats)], 1))
    own = [sha256(bytes([seat]) + seed).digest() for seat in range(seats if name in START else seats - 1)]
    shown, notes = START.get(name, (range(seats - 1), []))
    for seat, secret in enumerate(own):
        record.accept(record.propose_commit(seat, commitment_to_seed(secret), 2))
    for seat in shown:
        record.accept(record.propose_seed(seat, own[seat], 3))
    for note in notes:
        record.accept(record.propose_note(None, note, 3))
    record.accept(record.propose_start(4))
    bots = [bot_named(game, ("good", "beginner", "random")[seat % 3]) for seat in range(seats)]
    chance = Tape(b"bots " + name.encode())
    stopped = name == "stopped"
    while (seats_to_act := game.to_act(record.state)) and not (stopped and len(record.moves) > 40):
        seat = seats_to_act[0]
        move = choice_of(game, record.state, seat, bots[seat], chance)
        record.accept(record.propose_move(seat, move, None, 5))
    record.accept(record.propose_end(6, STOPPED if stopped else None))
    return b"".join(line(entry) for entry in record.entries)


def vectors() -> dict[str, object]:
    tape = Tape(b"key")
    value = {"b": [1, None, True, -5], "a": 'é “” \u2028 \\ " \n', "z_0": {"y": [], "x": {}}}
    key = table_key(b"s" * 32, "ab" * 32, [b"1" * 32, b"", b"3" * 32])
    return {
        "sha256": [
            [text, sha256(text.encode()).hexdigest()] for text in ("", "abc", "é" * 100, "a" * 55, "a" * 56, "a" * 64)
        ],
        "hmac": [[key, hmac.digest(key.encode(), b"message", "sha256").hex()] for key in ("", "key", "k" * 100)],
        "shake": [
            [text, shake_128(text.encode()).hexdigest(400)] for text in ("", "abc", "a" * 167, "a" * 168, "a" * 400)
        ],
        "draws": [[n, tape.below(n)] for n in (6, 2, 52, 256, 1, 100) * 300],
        "shuffled": shuffled(),
        "canonical": [value, canonical(value).decode()],
        "key": key.hex(),
        "commitment": commitment(Salts(key).of(7, "e1_card"), "t", 7, "e1_card", ["9H", "10C"]),
        "spoken": [[seal, spoken(seal)] for seal in (sha256(bytes([n])).hexdigest() for n in range(40))],
        "signed": msgspec.to_builtins(Signer(b"k" * 32).signed("t", 7, "ab" * 32)),
        "texts": [
            [text, reference_to(b"s" * 32, "t", text)] for text in ("Night", "l’été « à » Paris", '"<b>\\', "👩‍🎨")
        ],
    }


def shuffled() -> list[int]:
    cards = list(range(52))
    Tape(b"cards").shuffle(cards)
    return cards


def stories() -> dict[str, Story]:
    """What is told of every recorded table."""
    recorded = sorted((HERE.parent / "journals").rglob("*.jsonl"))
    return {f"{path.parent.name}/{path.name}": story_of(path.read_bytes()) for path in recorded}


if __name__ == "__main__":
    (HERE / "data").mkdir(exist_ok=True)
    (HERE / "data" / "vectors.json").write_text(json.dumps(vectors()))
    (HERE / "data" / "stories.json").write_bytes(msgspec.json.encode(stories()))
    for name, (seats, options) in GAMES.items():
        (HERE / "data" / f"{name}.jsonl").write_bytes(journal(name, seats, options))
