"""The words of a game as a browser gets them: those of its table, and its rules in a second file."""

import re

import pytest

from tallystick.api.web_files import PACKAGE, WebFiles, read_words
from tallystick.games import CATALOGUE
from tallystick.kernel.game import Game

LANGUAGES = ("en", "fr")
SERVED = {path: text.decode() for path, text in read_words(PACKAGE)}


def ids(text: str) -> list[str]:
    return re.findall(r"^([A-Za-z][\w-]*) =", text, re.MULTILINE)


GUIDE = ids((PACKAGE / "words/guide.en.ftl").read_text("utf-8"))
"""What comes with the rules of every game."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_every_sentence_of_a_game_is_served_once(game: Game, language: str) -> None:
    folder = PACKAGE / "games" / game.slug / "words"
    printed = folder / f"paper.{language}.ftl"
    written = "\n".join(path.read_text() for path in folder.glob(f"*.{language}.ftl") if path != printed)
    own = f"games/{game.slug}/words"
    told = [ids(SERVED[f"{own}/{part}.{language}.ftl"]) for part in ("table", "rules", "debrief")]
    titles = [name for name in ids(SERVED[f"words/{language}.ftl"]) if name in ids(written)]
    assert sorted([*told[0], *told[1], *told[2], *titles]) == sorted(
        [*ids(written), *GUIDE, *(name for name in told[1] if name.startswith("idea-"))]
    )


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_a_table_is_not_told_its_rules_at_once(game: Game) -> None:
    table, rules = (SERVED[f"games/{game.slug}/words/{part}.en.ftl"] for part in ("table", "rules"))
    explains = (
        *("option-", "section-", "ruling-", "guide-", "concept-", "result-", "later-", "idea-", "ideas-"),
        *("rules-", "chapter-", "step-", "pieces-", "explain-", "how-to-"),
    )
    afterwards = (
        "end-unit-",
        "mi-end-",
        "cm-end-",
        "ch-end-",
        "sv-end-",
        "mi-hand-",
        "mi-pays",
        "mi-why",
        "mi-again",
        "cm-forge-",
        "cm-wall-",
        "sv-wall-",
    )
    assert not [name for name in ids(table) if name.startswith(explains)]
    assert ids(rules) == [name for name in ids(rules) if name.startswith((*explains, *afterwards))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_comes_with_the_rules(language: str) -> None:
    assert not set(GUIDE) & set(ids(SERVED[f"words/{language}.ftl"]))


def test_a_browser_is_told_what_each_event_teaches() -> None:
    rules = SERVED["games/market_island/words/rules.fr.ftl"].splitlines()
    assert {"idea-paid = replicas", "idea-paid-prize = block-reward", "idea-block_mined = link"} <= set(rules)
    for game in CATALOGUE.values():
        served = ids(SERVED[f"games/{game.slug}/words/rules.en.ftl"])
        assert len([name for name in served if name.startswith("idea-")]) == len(game.concepts)


def test_the_page_knows_every_game_in_the_order_of_the_catalogue() -> None:
    assert f'data-games="{" ".join(CATALOGUE)}"'.encode() in WebFiles().page.plain
