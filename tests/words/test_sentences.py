"""Games are played in both languages, and their sentences looked through for the faults that one makes."""

import re
from itertools import islice

import msgspec
import pytest

from conformance.tables import any_options, play_through
from tallystick.games import CATALOGUE
from tallystick.games.market_island.events import NobodyMined
from tallystick.journal.tape import Tape
from tallystick.kernel.messages import witness
from tallystick.kernel.options import options_of
from tallystick.kernel.seats import PUBLIC, Viewer
from tallystick.words import LANGUAGES, Words

TABLES = 10
LONGEST = 400
NAMES = ("Ana", "Bo", "Émile", "Zoé", "Io", "Max")
WHO = {"seat", "payer", "payee", "partner", "starter", "winner", "miner"}
"""Numbers that are seats."""
FEMININE = "Ferme|Machine maison|Bourse|Arnaque|Panne|Chambre forte|Fourche|Coopérative|Volatilité"
FAULTS = {
    "en": [
        r"(?<![\d.,])1 (point|coin|card|round|player|game|block|miner|transaction|Hack|Server)s\b",
        r"\b(Your|The) 1 ",
        r"\band \S+ (has|is|was|plays|wins)\b",
        r"[{}]",
    ],
    "fr": [
        r"(?<![\d.,])[01] (points|pièces|cartes|manches|joueurs|parties|blocs|Istokens|transactions|mineurs)\b",
        r"(?<![\d.,])[01] (pièce|carte|point) \w+(ées|és|ies|is|ises)\b",
        r"\b(Tes|Les|Ces|tes|les|ces) [01] ",
        r"\b([Dd]e|[Qq]ue) [AEIOUÉÈÊaeiouéèê]",
        r"\b(de les?|à les?) [^a-zà-ÿ]",
        r"\bet \S+ (peut|a|est|joue|gagne|lance)\b",
        rf"^(?!.*\b(serveur|bloc|carte) )[^.]*({FEMININE})[^.]* est (détruit|annulé|enchaîné)\b",
        r"\b(La|la|Une|une) carte [^.]* est (détruit|annulé|enchaîné)\b",
        r"\bn’est pas valide\b",
        r"\S [:;!?»]|« ",
    ],
}


def sentences(game, language):
    """Whatever is said at tables with any options, to everybody and to each seat; then with one of each thing."""
    words = Words(language, game.name, NAMES)
    for seed in range(TABLES):
        choice = Tape(f"sentences {seed}".encode())
        seats = game.fewest + choice.below(game.most - game.fewest + 1)
        for _table, told in islice(play_through(game, seats, seed, any_options(game, choice)), LONGEST):
            for event in told:
                for viewer in (PUBLIC, Viewer(getattr(event, "seat", 0))):
                    for one in (seen := witness(event, viewer), *with_other_numbers(seen)):
                        yield words.event(one)


def with_other_numbers(event):
    """Nothing of each thing, then one of each: the numbers at which words change; a box always holds many."""
    if event.__struct_config__.tag.endswith(("game_began", "hand_dealt")):
        return []
    numbers = [
        name
        for name in event.__struct_fields__
        if name not in WHO and isinstance(getattr(event, name), int) and not isinstance(getattr(event, name), bool)
    ]
    return [msgspec.structs.replace(event, **dict.fromkeys(numbers, number)) for number in (0, 1)] if numbers else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["market-island", "cryptominer", "blockchain"])
def test_no_sentence_has_a_known_fault(name, language):
    said = set(sentences(CATALOGUE[name], language))
    assert len(said) > 100
    found = {sentence: fault for sentence in said for fault in FAULTS[language] if re.search(fault, sentence)}
    assert found == {}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana wins the block with 9♥: 1 points."),
        ("en", "Your 1 transaction cards"),
        ("fr", "Ana remporte le bloc avec 9♥ : égalité à 1 points, mais la carte la plus haute."),
        ("fr", "Tes 1 cartes de transaction"),
        ("fr", "Bo et Zoé peut encore te dépasser : tu as vu sa carte."),
        ("fr", "Ferme, de Bo, est détruit."),
        ("fr", "Arnaque, d’Ana, est annulé."),
        ("fr", "Le bloc n’est pas valide."),
        ("fr", "La piqûre de Ana est guérie."),
    ],
)
def test_the_faults_are_known_when_they_are_seen(language, sentence):
    assert [fault for fault in FAULTS[language] if re.search(fault, sentence)]


def said_of_status(language, **option):
    """What is said of the status cards of some tables with this option."""
    game = CATALOGUE["market-island"]
    words = Words(language, game.name, NAMES)
    options = game.options(**option, rounds=30, action_preset="even")
    told = [event for seed in range(6) for _table, events in play_through(game, 3, seed, options) for event in events]
    return " ".join({words.event(event) for event in told if "status" in event.__struct_config__.tag})


@pytest.mark.parametrize(
    ("language", "for_good", "once", "healed"),
    [("en", "rest of the game", "the next block", "healed"), ("fr", "fin de la partie", "le prochain bloc", "guérie")],
)
def test_status_cards_are_said_to_last_as_long_as_was_agreed(language, for_good, once, healed):
    """MI-10; and what goes back may be a Jellyfish or a Totem."""
    lasting, short = (said_of_status(language, totem_bars=bars) for bars in ("for_good", "one_round"))
    assert for_good in lasting
    assert for_good not in short
    assert once in short
    assert healed not in lasting + short


@pytest.mark.parametrize(("language", "says"), [("en", "not validated"), ("fr", "n’est pas validé")])
def test_a_block_that_nobody_mined_is_not_validated(language, says):
    """MI-4: nothing in it is paid; Jellyfish and Totem count all the same (MI-4b)."""
    assert says in Words(language, "market-island", NAMES).event(NobodyMined("void"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_card_says_what_it_does_under_the_options_in_force(language):
    """MI-9, MI-10, MI-27."""
    words = Words(language, "market-island")
    for effect, name in (("jellyfish", "jellyfish_bars"), ("totem", "totem_bars"), ("axe", "axe_draws")):
        answers = options_of(CATALOGUE["market-island"].options)[name].answers
        assert len({words.say(f"effect-{effect}.text", **{name: answer}) for answer in answers}) == 2
