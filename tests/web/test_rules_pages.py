"""All of a rulebook, a box and its options is on the game's rules page; whatever can be touched is explained."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tallystick.api.web_files import WebFiles
from tallystick.games import CATALOGUE
from tallystick.games.blockchain.components import CARD_NAMES
from tallystick.games.shelves_voyage.components import MAJORS, MINORS
from tallystick.kernel.options import options_of
from tallystick.words import LANGUAGES
from tallystick.words.rulebook import sections_of

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src/tallystick/web"
every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
EXPLAINED = re.compile(r'data-explain=(?:"([\w-]+)"|\$\{([^}]*?)\})')
KINDS = {
    "market-island": {"mi-income", "mi-expense", "mi-fire", "mi-axe", "mi-jellyfish", "mi-totem", "mi-mining"}
    | {"mi-chest", "mi-hands", "mi-question", "mi-start", "mi-sq-jellyfish", "mi-sq-fire", "mi-sq-totem"},
    "cryptominer": {"cm-transaction", "cm-low", "cm-middle", "cm-high", "cm-symbol", "cm-coins"},
    "blockchain": {f"ch-{card}" for card in CARD_NAMES} | {"ch-tile", "ch-wild"},
    "shelves-voyage": {f"sv-minor-{card + 1}" for card in range(len(MINORS))}
    | {f"sv-major-{card + 1}" for card in range(MAJORS)}
    | {f"sv-action-{value}" for value in range(1, 7)},
}
"""Every kind of card and square in each box."""
COUNTS = {
    "market-island": 106 + 28 + 52,
    "cryptominer": 60 + 70 + 140 + 280,
    "blockchain": 81 + 6,
    "shelves-voyage": 78,
}
"""Cards and squares of each box together, and what else is counted."""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """The web files as a browser gets them."""
    folder = tmp_path_factory.mktemp("web")
    for path, file in WebFiles().files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(file.plain)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


def page_of(served, game, language):
    command = ["node", str(HERE / "rules_pages.mjs"), str(served), game.name, language]
    return json.loads(subprocess.run(command, capture_output=True, check=True, timeout=60).stdout)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_ruling_option_and_piece_is_on_the_page(served, game, language):
    page = page_of(served, game, language)
    anchors = [place["anchor"] for place in page["places"]]
    sections = sections_of(game)
    rulings = [ruling for section in sections.values() for ruling in section.get("rulings", [])]
    for wanted in (*sections, *rulings, *(f"option-{name}" for name in options_of(game.options))):
        assert anchors.count(wanted) == max(1, rulings.count(wanted)), wanted
    assert {piece["id"] for piece in page["pieces"]} >= KINDS[game.name]
    assert {piece["at"] for piece in page["pieces"]} <= set(sections)
    assert sum(piece["count"] for piece in page["pieces"]) == COUNTS[game.name]
    unsaid = re.compile(r"\b(?:section|ruling|option|explain|pieces|chapter|named|ch-does|rules)-[\w-]+|\{")
    for place in page["places"]:
        assert place["title"]
        assert place["text"]
        assert not unsaid.search(f"{place['where']} {place['title']} {place['text']}"), place
    assert [text for text in page["said"] if text.startswith("missing") or "{" in text] == []


def test_a_tie_is_found_by_other_words(served):
    """Market Island says “equal points”; French finds égalité without its accents' help."""
    assert "MI-2" in page_of(served, CATALOGUE["market-island"], "en")["found"]["tie"]
    page = page_of(served, CATALOGUE["market-island"], "fr")
    assert "2.4" in page["found"]["égalité"]
    assert page["found"]["zzzz"] == []


@every_game
def test_whatever_can_be_touched_is_a_piece_of_the_rules(served, game):
    known = {piece["id"] for piece in page_of(served, game, "en")["pieces"]}
    touched = set()
    for path in (WEB / "games" / game.slug).glob("*.js"):
        source = path.read_text("utf-8")
        if path.name == "rules.js":
            continue
        for whole, made in EXPLAINED.findall(source):
            touched |= {whole} if whole else set(re.findall(r'"([\w-]+-?)"', made))
        if "EXPLAINED" in source:
            touched |= set(re.findall(r'"(\w\w-[\w-]+)"', source.split("EXPLAINED = {")[1].split("}")[0]))
    words = {word for word in touched if re.match(r"(mi|cm|ch|sv)-", word)}
    assert len(words) >= 4
    for word in words:
        assert word in known or (word.endswith("-") and any(piece.startswith(word) for piece in known)), word
