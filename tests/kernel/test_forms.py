"""Moves with blanks."""

import json
from typing import Annotated

import msgspec
import pytest

from among import is_among
from gallery import GALLERY, GalleryOptions, Hang
from tallystick.journal.tape import Tape
from tallystick.kernel.forms import (
    Amounts,
    Form,
    FreeText,
    Number,
    OneOf,
    Written,
    filled,
    filled_by_chance,
    shortened,
    texts_in,
)
from tallystick.kernel.messages import Move
from tallystick.kernel.refusals import Refused


class Store(Move, frozen=True, tag="store"):
    coins: tuple[int, ...] = ()
    fee: int = 0
    name: Annotated[str, Written(10, "S.1")] = ""


FORM = Form({"coins": Amounts(2, (3, 0, 4), 5), "fee": Number(1, 2)}, Store(name="x"))


def test_a_filled_form_is_a_move():
    assert filled(FORM, coins=(1, 0, 2), fee=1) == Store((1, 0, 2), 1, "x")


@pytest.mark.parametrize(
    ("move", "fits"),
    [
        (Store((3, 0, 2), 1, "x"), True),
        (Store((1, 0, 0), 1, "x"), False),  # fewer than the least
        (Store((3, 0, 3), 1, "x"), False),  # more than the total
        (Store((0, 1, 3), 1, "x"), False),  # more than there is of one kind
        (Store((-1, 0, 4), 1, "x"), False),
        (Store((3, 0), 1, "x"), False),
        (Store((3, 0, 2), 3, "x"), False),
        (Store((3, 0, 2), 1, "y"), False),  # not a blank
    ],
)
def test_only_what_its_blanks_allow_is_among_a_forms_moves(move, fits):
    assert is_among(move, (FORM,)) == fits


def test_chance_fills_every_blank_within_its_bounds_and_reaches_them():
    chance = Tape(b"fill")
    made = {filled_by_chance(FORM, chance) for _ in range(500)}
    assert all(is_among(move, (FORM,)) for move in made)
    assert {sum(move.coins) for move in made} == {2, 3, 4, 5}


class Join(Move, frozen=True, tag="join"):
    subject: str = ""
    object: str = ""


def test_one_of_some_answers_and_not_the_same_twice():
    form = Form({"subject": OneOf(("a", "b")), "object": OneOf(("a", "b", "c"), unlike="subject")}, Join())
    chance = Tape(b"one of")
    made = {filled_by_chance(form, chance) for _ in range(200)}
    assert made == {Join(*pair) for pair in (("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"))}
    assert all(is_among(move, (form,)) for move in made)
    for no in (Join("a", "a"), Join("c", "a"), Join("a", "d"), Join()):
        assert not is_among(no, (form,))


def test_there_may_be_more_answers_than_one_throw_of_chance_can_tell_apart():
    form = Form({"subject": OneOf(tuple(map(str, range(300))))}, Join())
    chance = Tape(b"many")
    assert len({filled_by_chance(form, chance) for _ in range(5000)}) == 300


def test_chance_writes_a_suggestion_or_what_looks_like_a_commitment():
    chance = Tape(b"text")
    suggested = Form({"name": FreeText(10, ("@a.b",))}, Store())
    assert filled_by_chance(suggested, chance).name == "@a.b"
    assert len(bytes.fromhex(filled_by_chance(Form({"name": FreeText(10)}, Store()), chance).name)) == 32


def test_fields_in_which_a_person_writes_are_known():
    assert {name: (text.longest, text.section) for name, text in texts_in(Store).items()} == {"name": (10, "S.1")}


def test_a_bots_text_is_cut_and_a_name_in_the_box_is_not():
    assert shortened(Store(name="f" * 64)).name == "f" * 10
    assert shortened(Store(name="@a.longer_name")).name == "@a.longer_name"


def test_a_game_reads_a_legal_move_or_a_form_as_a_frame_tells_it():
    for move in GALLERY.legal(GALLERY.setup(2, GalleryOptions(), Tape(b""), None), 0):
        assert isinstance(move, Form)
        assert GALLERY.read_legal(json.loads(msgspec.json.encode(move))) == move
    assert GALLERY.read_legal({"move": "hang", "title": "x"}) == Hang("x")


@pytest.mark.parametrize(
    "told",
    [
        None,
        {"move": "form"},
        {"move": "form", "like": {"move": "hang"}, "blanks": {"title": {"blank": "dance"}}},
        {"move": "form", "like": {"move": "form", "like": {}, "blanks": {}}, "blanks": {}},
        {"move": "form", "like": {"move": "hang"}, "blanks": {"height": {"blank": "number", "least": "1", "most": 3}}},
    ],
)
def test_what_is_no_form_is_refused(told):
    with pytest.raises(Refused, match="not_a_move"):
        GALLERY.read_legal(told)
