"""A Shelves Voyage as it is printed (SV.setup): arcana, disks, strips, cords, the track, dice, coins, the sheet."""

from typing import Any, Final

from tallystick.games.shelves_voyage.components import (
    ACTIONS,
    BOX,
    COINS,
    COPIES,
    DICE,
    END_STATIONS,
    LEVELS,
    MAJORS,
    MINORS,
)
from tallystick.kernel.paper import Paper, Part, copies

LOGO: Final = "v-logo"
BLANKS: Final = {"entities": 22, "predicates": 20}
"""Disks and strips to write on, beside those of the packs."""
CORDS: Final = 8
"""Of each player."""
BANK: Final = 84
"""Coins beside those that everybody begins with."""
LEGACIES: Final = 4
"""Meeples of each player for entities; one more sails."""
TOKENS: Final = 12
TENS: Final = ("", "X", "XX")
ONES: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def roman(number: int) -> str:
    """The number of a Major Arcana as it stands on the card.

    >>> roman(4), roman(22)
    ('IV', 'XXII')
    """
    return TENS[number // 10] + ONES[number % 10]


def cards(paper: Paper) -> dict[str, Any]:
    minors = [
        {"card": card, "number": str(card), "code": code, "name": paper.say("sv-minor", card=card)}
        | {"text": paper.say(f"section-SV-minor-{card}.text")}
        for card in range(1, len(MINORS) + 1)
        for code in copies(f"minor{card}", COPIES)
    ]
    majors = [
        {"card": card, "number": roman(card), "code": f"major{card}", "name": paper.say("sv-major-name", card=card)}
        | {"text": paper.say(f"section-SV-major-{card}.text")}
        for card in range(1, MAJORS + 1)
    ]
    return {
        "minors": minors,
        "majors": majors,
        "minor": paper.say("paper-sv-minor"),
        "major": paper.say("paper-sv-major"),
        "secret": paper.say("sv-is-major"),
    }


def track(paper: Paper) -> dict[str, Any]:
    return {
        "stations": list(range(END_STATIONS[-1] + 1)),
        "ends": list(END_STATIONS),
        "title": paper.say("explain-sv-station"),
        "text": paper.say("explain-sv-station.text"),
        "end": paper.say("paper-sv-end"),
        "start": paper.say("paper-sv-start"),
    }


def texts(paper: Paper, kind: str) -> list[dict[str, str]]:
    """The texts of every pack, as the box names them, then blanks."""
    packs: dict[str, Any] = BOX["packs"]
    found = []
    for pack, own in packs.items():
        theme = paper.say(f"option-theme.{'free' if pack == 'any' else pack}")
        for name in own[kind]:
            text = paper.say("text-" + name[1:].replace(".", "-").replace("_", "-"))
            found.append({"text": text, "pack": theme, "code": f"{kind}.{name[1:]}"})
    return found + [{"text": "", "pack": "", "code": code} for code in copies(f"{kind}.blank", BLANKS[kind])]


def disks(paper: Paper) -> dict[str, Any]:
    return {"disks": texts(paper, "entities"), "name": paper.say("explain-sv-entity")}


def strips(paper: Paper) -> dict[str, Any]:
    names = ("subject", "object", "authors")
    return {"strips": texts(paper, "predicates"), "name": paper.say("explain-sv-statement")} | {
        name: paper.say(f"paper-sv-{name}") for name in names
    }


def cords(paper: Paper) -> dict[str, Any]:
    return {"players": paper.players, "each": CORDS, "name": paper.say("paper-sv-cords")}


def coins(paper: Paper) -> dict[str, Any]:
    return {"codes": copies("coin", paper.players * COINS + BANK), "name": paper.say("explain-sv-coins")}


def dice(paper: Paper) -> dict[str, Any]:
    return {
        "players": paper.players,
        "each": DICE,
        "actions": [paper.say("sv-action", action=number + 1) for number in range(len(ACTIONS))],
        "titles": [paper.say("paper-sv-dice-of", number=seat + 1) for seat in range(paper.players)],
        "how": paper.say("paper-sv-dice-how"),
    }


def meeples(paper: Paper) -> dict[str, Any]:
    return {
        "players": paper.players,
        "each": LEGACIES + 1,
        "tokens": TOKENS,
        "how": paper.say("paper-sv-meeples-how"),
        "duty": paper.say("explain-sv-duty"),
        "quarrel": paper.say("explain-sv-quarrel"),
    }


def master(paper: Paper) -> dict[str, Any]:
    """What the Game Master does, and how the voyage is counted (SV.master, SV.harmony)."""
    sections = ("SV-master", "SV-turn-1", "SV-goose-ties", "SV-action-5", "SV-harmony", "SV-harmony-levels")
    names = ("player", "coins", "distance", "major", "score", "sum", "average", "level", "written")
    limits = [f"{paper.players * step}" for step in range(1, len(LEVELS))]
    return {
        "title": paper.say("paper-sv-master"),
        "sections": [
            {"name": paper.say(f"section-{one}"), "text": paper.say(f"section-{one}.text")} for one in sections
        ],
        "seats": [paper.say("seat-name", number=seat + 1) for seat in range(paper.players)],
        "levels": [
            {"name": paper.say("sv-level", level=level), "limit": limit}
            for level, limit in zip(LEVELS, [*limits, ""], strict=True)
        ],
        "words": {name: paper.say(f"paper-sv-count-{name}") for name in names},
    }


PARTS: Final[dict[str, Part]] = {
    "cards": cards,
    "track": track,
    "disks": disks,
    "strips": strips,
    "cords": cords,
    "coins": coins,
    "dice": dice,
    "meeples": meeples,
    "master": master,
}
