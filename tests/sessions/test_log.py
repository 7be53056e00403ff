"""The log of a session: folded alike however it is read, whoever pressed first, and harmless when it is asked twice."""

import asyncio
import secrets
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallystick.kernel.refusals import Refused
from tallystick.sessions import actions
from tallystick.sessions.judging import JUDGING
from tallystick.sessions.judging_tables import JUDGING_TABLES
from tallystick.sessions.leading import lead
from tallystick.sessions.live import LiveSession
from tallystick.sessions.log import FOLDING, folded
from tallystick.sessions.plan import Plan, checked
from tallystick.sessions.ports import Answered, Happened, Loaded, StoredSession, Text
from tallystick.sessions.sitting import Set
from tallystick.sessions.telling import sitting_for, wall_for

PEOPLE = 9


class Kept:
    """A store in memory, which remembers what was written."""

    def __init__(self):
        self.log, self.texts, self.answers = [], {}, []

    async def log_session(self, _session, entry, texts=(), _stored=None):
        assert entry.seq == len(self.log), "one order"
        assert entry.id is None or entry.id not in [one.id for one in self.log], "never twice"
        self.log.append(entry)
        for text in texts:
            self.texts[text.kind, text.about] = text.text

    async def erase_texts(self, _session, about):
        self.texts = {key: text for key, text in self.texts.items() if about is not None and key[1] != about}

    def loaded(self):
        texts = [Text(kind, about, text) for (kind, about), text in self.texts.items() if text is not None]
        plain = [msgspec.json.decode(msgspec.json.encode(entry.body)) for entry in self.log]
        log = [entry._replace(body=body) for entry, body in zip(self.log, plain, strict=True)]
        return Loaded(StoredSession("s", "ABCDEF", 1), log, texts, [])


async def room():
    store = Kept()
    plan = msgspec.to_builtins(checked(Plan()))
    store.log.append(Happened(0, 1, "server", "made", None, {"plan": plan, "seed": "ab"}))
    live = LiveSession(store.loaded(), store, None)
    for number in range(1, PEOPLE + 1):
        await live.enter("en", ("name", f"Person {number}"), secrets.token_bytes(32))
    return live, store


def state(sitting):
    """Everything that a fold gives, as plain data."""
    plain = {name: value for name, value in vars(sitting).items() if name not in ("ids", "texts")}
    told = {f"{kind} {about}": text for (kind, about), text in sitting.texts.items()}
    return msgspec.to_builtins(plain | {"told": told, "asked": sorted(sitting.ids)}, str_keys=True, enc_hook=sorted)


NUMBERS = st.integers(1, PEOPLE + 1)
TABLES = st.integers(1, 4)
WISHES = st.one_of(
    st.builds(dict, do=st.just("door"), open=st.booleans()),
    st.builds(dict, do=st.just("note"), number=NUMBERS, text=st.sampled_from(["", "tall", "red"])),
    st.builds(dict, do=st.just("rename"), number=NUMBERS, name=st.sampled_from(["Ana", "Bo", "Person 1"])),
    st.builds(dict, do=st.just("shuffle"), order=st.sampled_from(["shuffled", "arrival", "list"])),
    st.builds(dict, do=st.just("pin"), number=NUMBERS, table=TABLES),
    st.builds(dict, do=st.just("unpin"), number=NUMBERS),
    st.builds(dict, do=st.just("tables"), count=st.integers(0, 4)),
    st.builds(dict, do=st.just("apart"), pairs=st.lists(st.tuples(NUMBERS, NUMBERS), max_size=2)),
    st.builds(dict, do=st.just("nudge"), number=NUMBERS),
    st.builds(dict, do=st.just("say"), text=st.just("Look up"), wall=st.booleans()),
    st.builds(dict, do=st.just("wall"), show=st.sampled_from(["code", "clock", "black"])),
    st.builds(dict, do=st.just("keep"), table=TABLES, seq=st.integers(0, 9), idea=st.just("luck")),
    st.builds(dict, do=st.just("done"), need=st.sampled_from(["help-1-1", "late-2"])),
    st.builds(dict, do=st.just("more_time"), minutes=st.integers(1, 5)),
    st.builds(dict, do=st.just("quiz"), phase=st.sampled_from(["before", "after", "none"])),
)


def read(wish, asked):
    return actions.read_action(msgspec.json.encode({"say": "lead", "id": asked, **wish}))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["lead", "co"]), WISHES, st.integers(1, 3)), max_size=14), st.randoms())
def test_any_interleaving_of_two_facilitators_folds_alike(wishes, chance):
    """Both press at once, and again because a line was lost: there is one order, and each thing is done once."""

    async def run():
        live, store = await room()
        pressed = []
        for role, wish, times in wishes:
            pressed += [(role, read(wish, secrets.token_hex(16)))] * times
        chance.shuffle(pressed)
        answers = await asyncio.gather(*(lead(live, role, action) for role, action in pressed), return_exceptions=True)
        assert all(isinstance(answer, dict | Refused) for answer in answers), answers
        for (_, action), answer in zip(pressed, answers, strict=True):
            assert (action.id in live.sitting.ids) == isinstance(answer, dict)
        again = folded(*store.loaded()[1:3])
        assert state(again) == state(live.sitting)
        live.stop()

    asyncio.run(run())


def test_every_action_is_judged_and_every_word_of_a_log_is_known():
    import typing

    kinds = typing.get_args(actions.AnyAction)
    assert {*JUDGING, *JUDGING_TABLES} == set(kinds)
    quiet = {"rename", "note", "bot", "bot_out", "key", "revoke"}
    assert {str(kind.__struct_config__.tag) for kind in kinds} <= set(FOLDING) | quiet


def test_an_action_that_was_asked_twice_is_written_once_and_answered_alike():
    async def run():
        live, store = await room()
        action = read({"do": "key", "role": "co"}, "a" * 32)
        first = await lead(live, "lead", action)
        written = len(store.log)
        assert await lead(live, "lead", action) == first
        assert len(store.log) == written
        live.stop()

    asyncio.run(run())


def test_a_log_of_a_newer_version_is_read_as_far_as_it_is_known():
    sitting = folded([Happened(0, 5, "server", "sang", None, {})], [])
    assert (sitting.seq, sitting.last) == (0, 5)


def test_names_and_texts_are_nowhere_in_a_log():
    async def run():
        live, store = await room()
        await lead(live, "lead", read({"do": "rename", "number": 1, "name": "Zaphod"}, "1" * 32))
        await lead(live, "lead", read({"do": "note", "number": 1, "text": "Zaphod of 7b"}, "2" * 32))
        await lead(live, "lead", read({"do": "say", "text": "Zaphod, look up"}, "3" * 32))
        await lead(live, "lead", read({"do": "wall", "show": "message", "text": "Zaphod wins"}, "4" * 32))
        assert "Zaphod" not in str(store.log)
        assert str(store.texts).count("Zaphod") == 4
        await lead(live, "lead", read({"do": "erase"}, "5" * 32))
        assert store.texts == {}
        assert live.sitting.texts == {}
        live.stop()

    asyncio.run(run())


def test_what_has_stopped_is_not_paused_and_what_was_said_before_is_said_no_more():
    plan = msgspec.to_builtins(checked(Plan()))
    tables = [{"number": n, "table": f"t{n}", "game": "market-island", "seats": [n, None]} for n in (1, 2)]
    said = {"table": None, "number": None, "wall": True}
    log = [
        ("made", {"plan": plan, "seed": ""}),
        ("entered", {"number": 1, "lang": "en", "hash": ""}),
        ("entered", {"number": 2, "lang": "en", "hash": ""}),
        ("seat", {"tables": tables}),
        ("begin", {"tables": [1, 2]}),
        ("pause", {"table": 1}),
        ("say", said),
        ("pause", {"table": None}),
    ]

    def after(*more):
        return folded([Happened(i, i, "lead", *one[:1], None, one[1]) for i, one in enumerate([*log, *more])], [])

    before = after()
    assert before.wants_paused(1)
    assert before.message_for(before.people[1]) is not None
    stopped = after(("together", {"stopped": [1, 2], "pause": False}))
    assert not stopped.wants_paused(1)
    assert stopped.paused == ""
    assert stopped.message_for(stopped.people[1]) is None
    stands = after(("together", {"stopped": [], "pause": True}))
    assert stands.wants_paused(2)
    assert stands.paused == "facilitator"
    assert after(("end", {"stopped": [2]})).shown == {"show": "clock"}, "thanks, and not what was said last"


def test_the_wall_says_who_is_ready_and_counts_each_answer_once():
    async def run():
        live, store = await room()
        for question in range(6):
            for number in (2, 3):
                if (number, question) != (3, 5):
                    live.answer(Answered(number, "before", f"q{question}", 0, 900, 1))
        assert wall_for(live)["ready"] == 1
        assert [one["name"] for one in wall_for(live)["names"] if one["ready"]] == ["Person 2"]
        loaded = store.loaded()._replace(answers=list(live.answers.values()))
        again = LiveSession(loaded, store, None)
        assert [again.answered_by(number) for number in (1, 2, 3)] == [0, 6, 5], "also after a restart"
        again.sitting.quiz = "after"
        assert wall_for(again)["ready"] == 0, "what was answered before is no answer to what is asked after"
        for one in (live, again):
            one.stop()

    asyncio.run(run())


def test_the_wall_says_that_it_is_the_last_round_when_it_is_so_at_every_table_that_plays():
    async def run():
        live, _ = await room()
        live.sitting.tables = {n: Set(n, f"t{n}", "market-island", [n], begun=True) for n in (1, 2, 3)}
        live.sitting.tables[3].stopped = True
        live.sitting.people[1].place = (1, 0)
        told = []
        for number in (1, 2):
            told.append(wall_for(live)["last"])
            live.sitting.tables[number].last_round = 4
        assert told == [False, False]
        assert wall_for(live)["last"]
        assert sitting_for(live, live.sitting.people[1], "")["place"]["last"]
        live.sitting.tables[1].stopped = True
        assert not sitting_for(live, live.sitting.people[1], "")["place"]["last"]
        live.stop()

    asyncio.run(run())


@pytest.mark.parametrize("phase", ["arriving", "seated", "playing"])
def test_the_parts_follow_what_happened(phase):
    plan = msgspec.to_builtins(checked(Plan()))
    minute = 60_000
    log = [
        Happened(0, 0, "server", "made", None, {"plan": plan, "seed": ""}),
        Happened(1, minute, "server", "entered", None, {"number": 1, "lang": "en", "hash": ""}),
        Happened(2, 5 * minute, "lead", "seat", "a", {"tables": []}),
        Happened(3, 9 * minute, "lead", "begin", "b", {"tables": []}),
        Happened(4, 10 * minute, "lead", "more_time", "c", {"minutes": 2}),
    ]
    sitting = folded(log[: {"arriving": 2, "seated": 3, "playing": 5}[phase]], [])
    ends = {"arriving": 9, "seated": 10, "playing": 9 + 25 + 2}
    assert sitting.phase == phase
    assert sitting.ends() == ends[phase] * minute
    parts = sitting.parts()
    assert all(one["to"] == other["from"] for one, other in pairwise(parts))
