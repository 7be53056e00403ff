"""What `verify`, `replay` and `heads` say of a journal beyond its proof: whose chance it was, and which head it has."""

import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from tallystick.cli.terminal import Terminal, read_journal
from tallystick.journal.commitments import commitment_to_seed
from tallystick.journal.entries import START, Entry
from tallystick.journal.signed_heads import SignedHead, read_signed_heads
from tallystick.journal.spoken import is_called, spoken
from tallystick.journal.taking_part import TakingPart, promised_by, taking_part
from tallystick.journal.verify import is_by_hand
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.refusals import Refused

GOOD = "bold green"
DOUBTFUL = "bold yellow"
BAD = "bold red"

NOBODY_TOOK_PART = 3
"""The exit code for a journal in which everything fits, but no seat made the chance."""


def print_verdict(terminal: Terminal, entries: Sequence[Entry], outcome: Outcome | None) -> int:
    """What was proved, never without whose chance it was; returns the exit code."""
    if not any(entry.kind == START for entry in entries):
        terminal.say("proved-aborted", GOOD, entries=len(entries))
        return 0
    if is_by_hand(entries[0]):
        terminal.say("proved-by-hand", DOUBTFUL, entries=len(entries))
        return 0
    found = taking_part(entries)
    chosen = found.left_out and not found.people
    message = "proved-by-nobody" if chosen else "proved" if outcome else "proved-aborted"
    terminal.say(message, DOUBTFUL if chosen else GOOD, entries=len(entries))
    print_chance(terminal, found)
    return NOBODY_TOOK_PART if chosen else 0


def print_chance(terminal: Terminal, found: TakingPart) -> None:
    """Whose seeds made the chance, and who was left out."""
    if found.seats:
        terminal.say("chance-from", you="no", others=len(found.people))
        terminal.say("chance-seats", taking=len(found.people), seats=found.seats, bots=len(found.bots))
        if not found.is_shared:
            terminal.say("chance-few", DOUBTFUL, taking=len(found.people), you="no")
    else:
        terminal.say("chance-only-bots")
    for seat, reason in found.left_out.items():
        terminal.say("chance-left-out", DOUBTFUL, seat=seat, reason=reason)
    for seat in found.held_back:
        terminal.say("chance-held-back", DOUBTFUL, seat=seat)
    if found.tries > 1:
        terminal.say("chance-tries", DOUBTFUL, tries=found.tries)


def print_head(terminal: Terminal, entries: Sequence[Entry], given: str | None) -> int:
    """The last seal as a hash and in words; and which entry has the head that somebody noted."""
    terminal.say("cli-head", head=entries[-1].seal)
    terminal.say("cli-head-words", words=spoken(entries[-1].seal))
    if given is None:
        return 0
    called = next((entry for entry in entries if is_called(entry.seal, given)), None)
    if called is None:
        terminal.say("head-is-not", BAD, given=given[:80])
        return 1
    terminal.say("head-is", GOOD, seq=called.seq, last=entries[-1].seq)
    return 0


def print_own_seed(terminal: Terminal, entries: Sequence[Entry], given: str) -> int:
    """Whether the seed that a person kept is in the chance."""
    if not re.fullmatch("[0-9a-f]{64}", given.lower()):
        raise Refused("not_a_seed")
    seat = promised_by(entries, commitment_to_seed(bytes.fromhex(given)))
    if seat is None:
        terminal.say("seed-is-not", BAD)
        return 1
    is_in = seat in taking_part(entries).opened
    terminal.say("seed-is-in" if is_in else "seed-left-out", GOOD if is_in else BAD, seat=seat)
    return 0 if is_in else 1


def print_signed(terminal: Terminal, entries: Sequence[Entry], file: Path) -> int:
    """Whether the server signed what stands in the journal; if it signed something else, that is evidence."""
    worst = 0
    for head in heads_in(file):
        if not head.is_genuine:
            message = "signed-forged"
        elif head.table != entries[0].table:
            message = "signed-other-table"
        elif 0 <= head.seq < len(entries) and entries[head.seq].seal == head.head:
            message = "signed-fits"
        else:
            message = "signed-evidence"
        worst = max(worst, print_signed_head(terminal, head, message))
    return worst


def compare_heads(terminal: Terminal, files: Sequence[Path]) -> int:
    """Whether signed heads are genuine, and whether two of them contradict each other."""
    heads = [head for file in files for head in heads_in(file)]
    forged = [head for head in heads if not head.is_genuine]
    lies = [one for one, other in combinations(heads, 2) if one.contradicts(other)]
    for head in forged:
        print_signed_head(terminal, head, "signed-forged")
    for head in lies:
        print_signed_head(terminal, head, "signed-evidence")
    if forged or lies:
        return 1
    terminal.say("signed-heads", GOOD, heads=len(heads))
    return 0


def print_signed_head(terminal: Terminal, head: SignedHead, message: str) -> int:
    fits = message == "signed-fits"
    table = re.sub(r"[^\w-]", "\N{REPLACEMENT CHARACTER}", head.table[:40])
    terminal.say(message, GOOD if fits else BAD, key=head.key, seq=head.seq, table=table)
    return 0 if fits else 1


def heads_in(file: Path) -> list[SignedHead]:
    try:
        heads = read_signed_heads(read_journal(file))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        heads = []
    if not heads:
        raise Refused("not_signed_heads", file=str(file))
    return heads
