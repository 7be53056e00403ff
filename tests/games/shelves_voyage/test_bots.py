"""Bots write about the theme, say yes, and keep the coins together."""

import re

import pytest

from games.shelves_voyage.situations import GAME, PUBLIC, fresh
from tallystick.bots import bots_for
from tallystick.bots.playing import play_out
from tallystick.games.shelves_voyage.packs import KNOWN, LINKS, TRIPLES
from tallystick.journal.tape import Tape
from tallystick.words import LANGUAGES, Words


def played(name, seed, seats=4, **options):
    state = fresh(seats, **options)
    play_out(GAME, state, [bots_for(GAME)[name]] * seats, Tape(f"table {seed}".encode()), Tape(f"own {seed}".encode()))
    return GAME.view(state, PUBLIC)


def test_good_bots_are_in_better_harmony_than_random_ones():
    good, random = (sum(played(name, seed).result for seed in range(40)) for name in ("good", "random"))
    assert good < random / 2


@pytest.mark.parametrize("theme", TRIPLES)
@pytest.mark.parametrize("name", ["beginner", "good"])
def test_bots_write_about_the_theme(name, theme):
    for seed in range(5):
        view = played(name, seed, theme=theme, end_station=32)
        texts = [entity.text for entity in view.entities] + [one.predicate for one in view.statements]
        assert {text.split(".")[0] for text in texts} <= {f"@{theme}", "@any"}
        assert any(one.meta for one in view.statements)
        assert len({(one.subject, one.object) for one in view.statements}) > 0.7 * len(view.statements)


@pytest.mark.parametrize("name", ["beginner", "good"])
def test_bots_name_sources_only_for_what_a_pack_says(name):
    """Neither for a source nor for a loose link between any two things."""
    cited = 0
    for seed in range(10):
        view = played(name, seed, end_station=32)
        about = {one.node: one for one in view.statements}
        for one in view.statements:
            if one.meta:
                cited += 1
                assert not about[one.subject].meta
                assert about[one.subject].predicate not in LINKS
    assert cited > 10


def test_bots_play_with_every_module_off():
    for initiative in ("goose", "clockwise", "popcorn"):
        view = played("good", 1, 5, arcana=False, legacy=False, initiative=initiative, gm_plays=False)
        assert view.ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_box_can_be_read(language):
    words = Words(language, GAME.name)
    assert all(words.text(name) for name in KNOWN)
    listed = {name for pack in GAME.box["packs"].values() for name in pack["entities"] + pack["predicates"]}
    assert listed == KNOWN
    assert all(re.fullmatch(r"@[a-z]+\.[a-z0-9_]+", name) for name in KNOWN)
