"""Sheets that can be cut and turned: their sizes, backs behind faces, nothing outside the paper, fonts in the file."""

import pytest

from printing.boxes import box, places, read, words_of
from tallystick.games import CATALOGUE
from tallystick.printing.drawings import Drawings, colours

GAMES = ["market-island", "cryptominer", "blockchain", "shelves-voyage"]
SIZES = {
    ("a4", "home"): (210, 297),
    ("letter", "home"): (215.9, 279.4),
    ("a4", "shop"): (225, 320),
    ("letter", "shop"): (241.3, 304.8),
}
CARD = (63, 88)


def size(page):
    return float(page.mediabox.width) * 25.4 / 72, float(page.mediabox.height) * 25.4 / 72


@pytest.mark.parametrize(("paper", "purpose"), SIZES)
def test_sheets_have_the_size_of_the_paper_or_what_a_shop_cuts_it_from(paper, purpose):
    for page in read(box("market-island", paper=paper, parts=("cards", "mat"), purpose=purpose)).pages:
        assert sorted(size(page)) == pytest.approx(SIZES[paper, purpose], abs=0.1)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("purpose", ["home", "shop"])
@pytest.mark.parametrize("game", GAMES)
def test_a_back_lies_behind_its_face_when_the_sheet_is_turned_over_its_long_edge(game, paper, purpose):
    mark = CATALOGUE[game].mark.upper()
    pages = read(box(game, paper=paper, parts=("cards",), purpose=purpose)).pages
    assert len(pages) % 2 == 0
    for face, back in zip(pages[::2], pages[1::2], strict=True):
        width = size(face)[0]
        cards = cells(face, [(x, y) for text, x, y in places(face) if text.startswith(mark + "·")], purpose)
        label = places(back)[0][0]
        backs = [(width - x - 1, y) for text, x, y in places(back) if text == label]
        assert len(backs) == len(cards)
        assert cells(face, backs, purpose) == cards


def cells(page, spots, purpose):
    """In which column and row of a sheet of cards these places are."""
    gap = 6 if purpose == "shop" else 0
    width, height = size(page)
    rows = -(-len(spots) // 3)
    left = (width - 3 * CARD[0] - 2 * gap) / 2
    top = (height + rows * CARD[1] + (rows - 1) * gap) / 2
    return sorted((int((top - y) // (CARD[1] + gap)), int((x - left) // (CARD[0] + gap))) for x, y in spots)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "paper", "ink"), [("en", "letter", "full"), ("fr", "a4", "light")])
def test_no_word_stands_outside_its_page(game, language, paper, ink):
    for page in read(box(game, language, paper, ink=ink)).pages:
        width, height = size(page)
        assert [spot for spot in places(page) if not (0 < spot[1] < width and 0 < spot[2] < height)] == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_a_shop_finds_every_piece_with_its_marks_on_the_sheet(game, paper):
    mark = CATALOGUE[game].mark.upper()
    for page in read(box(game, paper=paper, purpose="shop")).pages:
        width, height = size(page)
        pieces = [spot for spot in places(page) if spot[0].startswith(mark + "·")]
        assert [spot for spot in pieces if not (8 < spot[1] < width - 8 and 8 < spot[2] < height - 8)] == []


@pytest.mark.parametrize(("language", "paper", "purpose"), [("en", "a4", "home"), ("fr", "letter", "shop")])
@pytest.mark.parametrize("game", GAMES)
def test_behind_a_sheet_that_is_cut_there_is_its_back_or_nothing(game, language, paper, purpose):
    mark = CATALOGUE[game].mark.upper()
    pieces = [mark + "·" in page.extract_text() for page in read(box(game, language, paper, purpose=purpose)).pages]
    assert len(pieces) % 2 == 0
    assert any(pieces[::2])
    assert not any(pieces[1::2])


def test_on_one_side_there_are_neither_backs_nor_empty_pages():
    both, one = (read(box("market-island", purpose=purpose)).pages for purpose in ("home", "single"))
    texts = [page.extract_text() for page in one]
    assert len(one) < 0.6 * len(both)
    assert not any("stays empty" in text or "(backs)" in text for text in texts)
    assert "have no backs" in " ".join(texts[0].split())


def test_the_list_says_on_which_pages_a_part_is():
    pages = [page.extract_text() for page in read(box("market-island")).pages]
    first = next(number for number, text in enumerate(pages, 1) if "MI·square." in text)
    assert f"{first}–{first + 3}" in pages[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_font_is_inside_the_file(game):
    fonts = set()
    for page in read(box(game)).pages:
        for font in (page["/Resources"].get("/Font") or {}).values():
            inner = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
            fonts.add(str(inner["/FontName"]).split("+")[-1].split("-")[0])
            assert {"/FontFile2", "/FontFile3"} & set(inner)
    assert {"AtkinsonHyperlegibleNext", "Fraunces"} <= fonts


@pytest.mark.parametrize("game", GAMES)
def test_drawings_are_vectors_whose_colours_are_written_out(game):
    for light in (False, True):
        for name, drawing in Drawings(CATALOGUE[game].slug, light).drawn():
            assert "var(" not in drawing, name
            assert "<image" not in drawing
    assert b"/Subtype/Image" not in box(game).replace(b" ", b"")


def test_light_ink_has_no_coloured_areas():
    assert colours("market_island")["--sea-2"] == "#45c0c6"
    drawn = dict(Drawings("market_island", True).drawn())
    assert 'fill="#9c5c2b"' not in drawn["i-income"]
    assert 'fill="#9c5c2b"' in dict(Drawings("market_island", False).drawn())["i-income"]


def test_what_is_white_on_a_dark_card_has_an_outline_where_ink_is_saved():
    full, light = (dict(Drawings("blockchain", light).drawn())["h-a-flash_swap"] for light in (False, True))
    assert 'rx="8" fill="#fff"' in full
    assert 'rx="8" stroke="#8c9499" stroke-width="0.833333" fill="#ffffff"' in light


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_are_spoken_throughout(game):
    english, french = words_of(box(game)), words_of(box(game, "fr"))
    assert "What is in this box" in english
    assert "Contenu de cette boîte" in french
    assert "What is in this box" not in french


def test_the_same_order_gives_the_same_box():
    from tallystick.printing.order import ordered
    from tallystick.printing.press import described

    assert described(ordered("market-island", "en")) == described(ordered("market-island", "en"))
