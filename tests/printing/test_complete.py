"""Every component of a box is printed, and printed once: counted by the text layer against the components."""

from collections import Counter

import pytest

from printing.boxes import box, codes, read, words_of
from tallystick.games import CATALOGUE
from tallystick.games.blockchain import components as ch
from tallystick.games.cryptominer import components as cm
from tallystick.games.market_island import components as mi
from tallystick.games.shelves_voyage import components as sv

PAPERS = [("en", "a4"), ("fr", "letter")]
SLIPS = [f"slip.{number}" for number in range(1, 17)]


def references(players):
    return [f"reference.{number}" for number in range(1, players + 1)]


def numbered(name, many):
    return [f"{name}.{number}" for number in range(1, many + 1)]


def island(players):
    seats = range(1, players + 1)
    return [
        *mi.CARD_NAMES.values(),
        *(f"M{face}" for face in mi.FACE_NAMES[: mi.JOKER]),
        *(f"square.{number}" for number in range(28)),
        *(f"abacus.{ledger}.{seat}" for ledger in seats for seat in seats),
        *(f"pawn.{seat}{which}" for seat in seats for which in "ab"),
        *("die", *numbered("block", 12)),
    ]


def miner(players):
    return [
        *(f"T{value}.{copy + 1}" for value in range(1, cm.HIGHEST + 1) for copy in range(10)),
        *(f"B{name}" for name in cm.CARD_NAMES),
        *numbered("coin", cm.COINS),
        *(*numbered("link", 36), "die"),
    ]


def harbour(players):
    return [
        *(code for name, many in zip(ch.CARD_NAMES, ch.COPIES, strict=True) for code in numbered(name, many)),
        *(code for name in ch.CURRENCIES for code in numbered(name, ch.IN_THE_BOX)),
        *(f"{thing}.{tile}" for thing in ("tile", "die") for tile in ch.TILE_NAMES),
        *numbered("board", players),
    ]


def voyage(players):
    packs = sv.BOX["packs"].values()
    texts = [f"{kind}.{name[1:]}" for kind in ("entities", "predicates") for pack in packs for name in dict(pack)[kind]]
    return [
        *(code for card in range(1, 15) for code in numbered(f"minor{card}", sv.COPIES)),
        *(f"major{card}" for card in range(1, sv.MAJORS + 1)),
        *(f"station.{number}" for number in range(64)),
        *(*texts, *numbered("entities.blank", 22), *numbered("predicates.blank", 20)),
        *(code for seat in range(1, players + 1) for code in numbered(f"cord.{seat}", 8)),
        *(code for seat in range(1, players + 1) for code in numbered(f"die.{seat}", sv.DICE)),
        *(code for seat in range(1, players + 1) for code in numbered(f"meeple.{seat}", 5)),
        *numbered("coin", players * sv.COINS + 84),
        *(*numbered("duty", 12), *numbered("quarrel", 12)),
    ]


BOXES = {
    "market-island": ("MI", island),
    "cryptominer": ("CM", miner),
    "blockchain": ("CH", harbour),
    "shelves-voyage": ("SV", voyage),
}


@pytest.mark.parametrize(("language", "paper"), PAPERS)
@pytest.mark.parametrize("game", BOXES)
def test_every_component_is_in_the_box_once(game, language, paper):
    mark, expected = BOXES[game]
    wanted = Counter([*expected(4), *references(4), *SLIPS])
    assert max(wanted.values()) == 1
    assert codes(box(game, language, paper), mark) == wanted


@pytest.mark.parametrize("game", BOXES)
def test_a_box_is_complete_for_as_many_as_can_play(game):
    mark, expected = BOXES[game]
    most = CATALOGUE[game].most
    assert codes(box(game, players=most), mark) == Counter([*expected(most), *references(most), *SLIPS])


@pytest.mark.parametrize("ring", [24, 40])
def test_every_square_of_another_ring_is_on_the_board(ring):
    board = box("market-island", parts=("board",), options=(("ring", ring),))
    assert codes(board, "MI") == Counter(f"square.{number}" for number in range(ring))


def test_two_doubles_are_told_from_the_cards_they_double():
    cards = codes(box("market-island", parts=("cards",), options=(("spare_actions", "doubles"),)), "MI")
    assert cards.total() == 158
    assert cards["AAH.2"] == cards["AAD.2"] == cards["AAH"] == 1


def test_the_smaller_deck_of_blocks_is_printed_where_it_is_agreed():
    cards = codes(box("cryptominer", parts=("cards",), options=(("block_cards", "classic40"),)), "CM")
    assert sum(name.startswith("B") for name in cards) == 40


def test_what_a_table_has_agreed_on_is_said_in_its_rules():
    usual, other = (words_of(box("market-island", parts=("rules",), options=given)) for given in ((), (("fee", 3),)))
    assert "Pay 1 Istoken to play it" in " ".join(usual.split())
    assert "Pay 3 Istoken to play it" in " ".join(other.split())
    assert "Mining fee: 3" in other
    assert "Mining fee" not in usual


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_have_two_to_eight_pages(game, language):
    for paper in ("a4", "letter"):
        assert 2 <= len(read(box(game, language, paper, parts=("rules",))).pages) <= 8
