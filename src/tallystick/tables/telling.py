"""What is told of a table that is over: the story of its game, or what can be told of any."""

from collections.abc import Sequence

import msgspec

from tallystick.journal.booking import counted
from tallystick.journal.entries import Entry
from tallystick.journal.verify import game_of, read_entries
from tallystick.kernel.story import Story, plain_story, short

_decoder = msgspec.json.Decoder(Entry)


def story_of(journal: bytes) -> Story:
    """From the public entries alone, so that the same journal always tells the same; raises Disproved and Refused."""
    return told_of(read_entries(journal))


def story_of_own(journal: bytes) -> Story:
    """The same of a journal that this server wrote and has checked when it read it: the seals are not looked at."""
    return told_of([_decoder.decode(line) for line in journal.splitlines()])


def told_of(written: Sequence[Entry]) -> Story:
    return short(whole_story(written))


def whole_story(written: Sequence[Entry]) -> Story:
    """With every round, however long it is: for whoever takes data away."""
    entries = counted(written)
    game = game_of(entries[0])
    return game.story(entries) or plain_story(entries, game.concepts)
