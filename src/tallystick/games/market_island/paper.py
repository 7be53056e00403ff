"""Market Island as it is printed (3): cards, the ring, the mat, abaci, pawns, the die and a copybook for blocks."""

from typing import Any, Final

from tallystick.games.market_island.components import (
    ACTION,
    ACTION_PRESETS,
    CARD_NAMES,
    DECKS,
    EFFECTS,
    EXPENSE,
    FACE_NAMES,
    INCOME,
    JOKER,
    RINGS,
    SQUARES,
    amount_of,
    deck_of,
    face_of,
    fresh_deck,
    is_to_the_left,
)
from tallystick.kernel.paper import Paper, Part

LOGO: Final = "i-logo"
WITHOUT_A_LIMIT: Final = 12
"""So many blocks have a place in the copybook where no number of rounds is agreed."""


def face(paper: Paper, number: int) -> dict[str, str]:
    """Rank and suit as they are printed; a joker has neither (MI-24)."""
    if number >= JOKER:
        return {"rank": "★", "suit": ""}
    rank = FACE_NAMES[number][:-1]
    return {"rank": paper.say(f"rank-{rank}") if rank in "AJQK" else rank, "suit": FACE_NAMES[number][-1]}


def block_card(paper: Paper, card: int, code: str) -> dict[str, Any]:
    """One card of the three decks (4.4): what it does, said to whoever holds it."""
    deck = DECKS[deck_of(card)]
    shown = {"code": code, "deck": deck, "amount": 0} | face(paper, face_of(card))
    if deck == "action":
        effect = EFFECTS[ACTION_PRESETS[paper.options.action_preset][face_of(card)]]
        return shown | {
            "effect": effect,
            "name": paper.say(f"effect-{effect}"),
            "text": paper.say(f"effect-{effect}.text", amount=paper.options.fire_gift),
        }
    side = "left" if is_to_the_left(card) else "right"
    text = paper.say(f"paper-mi-{deck}", amount=amount_of(card), side=side)
    return shown | {"effect": deck, "name": paper.say(f"effect-{deck}"), "text": text, "amount": amount_of(card)}


def codes(cards: list[int]) -> list[tuple[int, str]]:
    """Each card with its name; a second one of the same face is told from the first."""
    return [(card, CARD_NAMES[card] + (".2" if card in cards[:place] else "")) for place, card in enumerate(cards)]


def cards(paper: Paper) -> dict[str, Any]:
    jokers = paper.options.spare_actions == "jokers"
    decks = {DECKS[deck]: codes(fresh_deck(deck, jokers)) for deck in (INCOME, EXPENSE, ACTION)}
    return {
        "decks": [
            {
                "deck": name,
                "name": paper.say(f"paper-mi-{name}-deck"),
                "cards": [block_card(paper, *one) for one in own],
            }
            for name, own in decks.items()
        ],
        "mining": [face(paper, number) | {"code": f"M{FACE_NAMES[number]}"} for number in range(JOKER)],
        "mining_name": paper.say("paper-mi-mining-deck"),
    }


def board(paper: Paper) -> dict[str, Any]:
    squares = [SQUARES[one] for one in RINGS[paper.options.ring]]
    return {
        "squares": [
            {"kind": kind, "code": f"square.{number}", "number": number, "text": paper.say(f"paper-mi-square-{kind}")}
            for number, kind in enumerate(squares)
        ],
        "decks": [{"deck": name, "name": paper.say(f"paper-mi-{name}-deck")} for name in (*DECKS, "mining")],
        "glue": paper.say("paper-mi-glue"),
    }


def mat(paper: Paper) -> dict[str, Any]:
    return {
        "winning": paper.say("paper-mi-winning"),
        "block": paper.say("paper-mi-block"),
        "mine": paper.say("paper-mi-mine"),
        "players": paper.players,
        "how": paper.say("paper-mi-mat-how"),
    }


def abaci(paper: Paper) -> dict[str, Any]:
    """For n players n times n: everybody keeps everybody's balance (3, 4.6)."""
    return {
        "players": paper.players,
        "start": paper.options.start_tokens,
        "how": paper.say("paper-mi-abacus-how", start=paper.options.start_tokens),
        "ledgers": [paper.say("paper-mi-ledger", number=seat + 1) for seat in range(paper.players)],
        "seats": [paper.say("seat-name", number=seat + 1) for seat in range(paper.players)],
        **{name: paper.say(f"paper-mi-{name}") for name in ("hundreds", "tens", "units", "beads")},
    }


def pawns(paper: Paper) -> dict[str, Any]:
    return {"players": paper.players, "how": paper.say("paper-mi-pawns-how"), "die": paper.say("paper-mi-die-how")}


def copybook(paper: Paper) -> dict[str, Any]:
    names = ("block", "previous", "hash", "winning", "cards", "miner", "after")
    return {
        "blocks": paper.options.rounds or WITHOUT_A_LIMIT,
        "players": paper.players,
        "seats": [paper.say("seat-name", number=seat + 1) for seat in range(paper.players)],
        "title": paper.say("paper-mi-copybook"),
        "how": paper.say("paper-mi-copybook-how"),
        "words": {name: paper.say(f"paper-mi-book-{name}") for name in names},
    }


PARTS: Final[dict[str, Part]] = {
    "cards": cards,
    "board": board,
    "mat": mat,
    "abaci": abaci,
    "pawns": pawns,
    "copybook": copybook,
}
