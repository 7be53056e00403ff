"""The box of a game as a PDF, over HTTP."""

import asyncio
import sys

import pytest

from servers import serving
from tallystick.api import patience

BOX = "/api/games/cryptominer/box.pdf"


def asked(tmp_path, *paths):
    async def run():
        async with serving(tmp_path) as site:
            return [await site.ask("GET", path) for path in paths]

    return asyncio.run(run())


def test_a_box_is_taken_home(tmp_path):
    ((status, pdf, headers),) = asked(tmp_path, f"{BOX}?parts=slips&lang=fr&paper=letter&for=shop&block_cards=70")
    assert status == 200
    assert pdf.startswith(b"%PDF" if isinstance(pdf, bytes) else "%PDF")
    assert headers["content-type"] == "application/pdf"
    assert headers["content-disposition"] == 'attachment; filename="cryptominer-fr-letter-shop.pdf"'


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("paper=a5", "unknown_paper"),
        ("parts=clock", "unknown_part"),
        ("players=11", "wrong_number_of_players"),
        ("players=four", "wrong_number_of_players"),
        ("ink=gold", "unknown_ink"),
        ("for=moon", "unknown_purpose"),
        ("lang=de", "unknown_language"),
        ("sail=red", "unknown_option"),
        ("&".join(f"o{number}=1" for number in range(80)), "too_large"),
    ],
)
def test_what_is_not_there_is_refused(tmp_path, query, code):
    ((_status, said, _),) = asked(tmp_path, f"{BOX}?{query}")
    assert said["refused"]["code"] == code


def test_a_game_that_is_not_there_and_a_missing_extra_are_said(tmp_path, monkeypatch):
    ((status, said, _),) = asked(tmp_path, "/api/games/chess/box.pdf")
    assert (status, said["refused"]["code"]) == (404, "unknown_game")
    monkeypatch.setitem(sys.modules, "typst", None)
    ((status, said, _),) = asked(tmp_path, BOX)
    assert (status, said["refused"]["code"]) == (501, "needs_print_extra")


def test_whoever_asks_for_too_much_is_refused_and_what_is_there_is_given(tmp_path, monkeypatch):
    monkeypatch.setattr(patience, "AT_ONCE", 1)
    monkeypatch.setattr(patience, "A_SECOND", 0.0001)
    first, second, again = asked(tmp_path, f"{BOX}?parts=slips", f"{BOX}?parts=reference", f"{BOX}?parts=slips")
    assert [first[0], second[0], again[0]] == [200, 429, 200]
