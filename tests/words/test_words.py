"""Both languages say the same things, and everything that happens can be said."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, visitor

from conformance.tables import any_options, play_through
from tallystick.games import CATALOGUE
from tallystick.games.blockchain.events import StartThrown
from tallystick.games.market_island.events import Paid
from tallystick.journal.tape import Tape
from tallystick.kernel.messages import public, witness
from tallystick.kernel.options import UNLISTED, options_of
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import Viewer
from tallystick.words import LANGUAGES, Words, preferred_language

FILES = [
    f"words/{path.name.removesuffix('en.ftl')}{{}}.ftl"
    for path in files("tallystick").joinpath("words").iterdir()
    if path.name.endswith(".en.ftl")
]
FILES += [
    f"games/{game.slug}/words/{part}.{{}}.ftl"
    for game in CATALOGUE.values()
    for part in ("box", "debrief", "paper", "rules", "table")
]


class Used(visitor.Visitor):
    """The variables and functions of a message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add("$" + node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        if node.id.name != "ELIDED":  # which only French needs
            self.names.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def messages(file, language):
    """Each message and attribute with what it uses."""
    source = files("tallystick").joinpath(file.format(language)).read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            for name, pattern in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]:
                used = Used()
                used.visit(pattern)
                found[name] = used.names
    return found


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(file):
    english, french = (messages(file, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    assert {name: used for name, used in english.items() if used != french[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language):
    """The browser speaks the platform's and those of one game at a time, the command line its own as well."""
    names = [name for file in FILES for name in messages(file, language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_whatever_happens_can_be_told_to_everybody(game, language):
    words = Words(language, game.name, ["Ana", "Bo"])
    said = set()
    for seed in range(25):
        options = any_options(game, Tape(f"words {seed}".encode()))
        for _table, told in play_through(game, game.fewest + seed % (game.most - game.fewest + 1), seed, options):
            for event in told:
                for seen in (event, public(event), witness(event, Viewer(0))):
                    assert words.event(seen)
                said.add(type(event))
    rare = {"DeckRanOut", "DeckShuffled", "PlayerOut", "TimeRanOut"}
    assert {kind.__name__ for kind in set(game.concepts) - said if isinstance(kind, type)} <= rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_source_has_a_sentence(language):
    import re
    from pathlib import Path

    source = Path(__file__).parents[2] / "src/tallystick"
    everywhere = Words(language)
    at_table = {game.replace("-", "_"): Words(language, game) for game in CATALOGUE}
    codes, silent = set(), set()
    for path in source.rglob("*.py"):
        words = at_table.get(path.relative_to(source).parts[1], everywhere) if "games" in path.parts else everywhere
        for code in re.findall(r'Refused\(\s*"(\w+)"', path.read_text("utf-8")):
            codes.add(code)
            if not words.has(f"refused-{code}"):
                silent.add(code)
    assert len(codes) > 100
    assert silent == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_be_disproved_has_a_sentence(language):
    import re
    from pathlib import Path

    source = Path(__file__).parents[2] / "src/tallystick/journal/verify.py"
    reasons = set(re.findall(r'Disproved\([^"]*?"(\w+)"', source.read_text("utf-8")))
    assert len(reasons) > 12
    words = Words(language)
    assert [why for why in reasons if not words.say(f"disproved-{why}", detail="x")] == []


def test_cards_have_the_ranks_of_their_language():
    for language, king, ace in (("en", "K♥", "A♠"), ("fr", "R♥", "A♠")):
        words = Words(language, "market-island")
        assert words.say("event-genesis-turned", card="KH").count(king) == 1
        assert words.say("event-genesis-turned", card="AAS").count(ace) == 1
        assert "★" in words.say("event-genesis-turned", card="AX1")


def test_block_cards_have_their_symbols():
    for language in LANGUAGES:
        words = Words(language, "cryptominer")
        card = words.say("event-cm-block-card-drawn", card="12BC", seat=0, why="deal")
        assert "12\u00a0○□" in card
        assert "1, 1, 4" in words.say("event-cm-hand-dealt", cards="1,1,4", count=3, seat=0)


def test_who_is_meant_where_no_seat_is_given_is_said_by_the_game():
    for language, island in (("en", "the island"), ("fr", "l’île")):
        words = Words(language, "market-island", ["Ana"])
        assert island in words.event(Paid(amount=2, payee=None, payer=0, why="card"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_every_group_of_options_has_a_title_and_every_extra_an_explanation(game, language):
    words = Words(language, game.name)
    grouped = [name for group in game.option_groups.values() for name in group]
    assert set(grouped) <= options_of(game.options).keys()
    assert len(grouped) == len(set(grouped))
    for group in game.option_groups.keys() - {UNLISTED}:
        assert words.has(f"option-group-{game.name}-{group}")
    for extra in game.extras:
        assert words.say(f"option-{extra.replace('_', '-')}.help")


def test_several_dice_stand_in_a_row():
    words = Words("en", "blockchain", names=("Ana", "Bo", "Coco"))
    sentence = words.event(StartThrown(seats=(0, 1, 2), throws=(6, 5, 4)))
    assert sentence == "Ana, Bo and Coco roll for the start: 6, 5, 4."


@pytest.mark.parametrize("file", FILES)
def test_no_french_line_begins_with_a_colon(file):
    """The space before : ; ! ? » and after « does not break."""
    source = files("tallystick").joinpath(file.format("fr")).read_text("utf-8")
    assert [line for line in source.splitlines() if line[:1] != "#" and re.search(r"\S [:;!?»]|« ", line)] == []


def test_a_vowel_takes_the_e_from_the_word_before_it():
    words = Words("fr", "blockchain", names=("Ana", "Bo"))
    assert words.say("event-ch-player-out", seat=0).startswith("Le portefeuille d’Ana est vide")
    assert words.say("event-ch-player-out", seat=1).startswith("Le portefeuille de Bo est vide")


def test_a_refusal_names_its_section_and_ruling():
    refused = Refused("cannot_pay", section="2.2", ruling="MI-8", fee=1, balance=0)
    assert Words("en", "market-island").refusal(refused) == "Mining costs 1 Istoken and you have 0. (§ 2.2 · MI-8)"


def test_an_unknown_language_is_refused():
    with pytest.raises(Refused, match="unknown_language"):
        Words("xx")


@pytest.mark.parametrize(
    ("environment", "language"), [("fr_FR.UTF-8", "fr"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en")]
)
def test_the_language_comes_from_the_environment(monkeypatch, environment, language):
    for name in ("TALLYSTICK_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", environment)
    assert preferred_language() == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_what_is_said_to_oneself_does_not_name_oneself(game, language):
    """The log speaks of an own act as “you”, also to whom something is paid."""
    slug = game.name.replace("-", "_")
    source = files("tallystick").joinpath(f"games/{slug}/words/table.{language}.ftl").read_text("utf-8")
    said = dict(re.findall(r"^((?:to-)?you-event-[\w-]+) =(.*(?:\n[ }].*)*)", source, re.MULTILINE))
    assert len(said) > 8
    for name, sentences in said.items():
        for own in ("payee", "donor", "opponent", "authors") if name.startswith("to-you-") else ("seat",):
            assert f"NAME(${own})" not in sentences, name
        assert re.search(rf"^{name[name.index('event-') :]} =", source, re.MULTILINE), f"{name} says what never happens"
