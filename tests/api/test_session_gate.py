"""Every message x every role x own and foreign session: one gate, and whoever is refused changes nothing."""

import asyncio
import json
import typing

import pytest

from servers import serving
from sessions.lines import Line, enter, leading, made
from tallystick.sessions import actions, gate, keys

EXAMPLES = {
    "rename": {"name": ""},
    "hand": {"up": True},
    "answer": {"id": "a" * 32, "question": "q", "option": 1},
    "predict": {"id": "b" * 32, "card": "c", "option": 0},
    "here": {},
    "asleep": {"asleep": True},
    "leave": {},
    "erase": {},
    "ping": {},
    "lead door": {"open": True},
    "lead plan": {"changes": {"minutes": 45}},
    "lead rename": {"number": 1, "name": "Bo"},
    "lead note": {"number": 1, "text": "x"},
    "lead take_out": {"number": 1},
    "lead shuffle": {},
    "lead pin": {"number": 1, "table": 1},
    "lead unpin": {"number": 1},
    "lead apart": {"pairs": [[1, 2]]},
    "lead tables": {"count": 2},
    "lead seat": {},
    "lead begin": {},
    "lead pause": {},
    "lead resume": {},
    "lead say": {"text": "x"},
    "lead nudge": {"number": 1},
    "lead bot": {"table": 1, "seat": 0},
    "lead bot_out": {"table": 1, "seat": 0},
    "lead give": {"claim": "x"},
    "lead refuse": {"claim": "x"},
    "lead move": {"number": 1, "table": 1},
    "lead late": {"number": 1},
    "lead more_time": {"minutes": 2},
    "lead last_round": {},
    "lead stop": {},
    "lead set_table": {"numbers": [1]},
    "lead keep": {"table": 1, "seq": 1, "idea": "luck"},
    "lead look": {"table": 1},
    "lead done": {"need": "x"},
    "lead wall": {"show": "black"},
    "lead together": {},
    "lead card": {"card": "c", "step": "ask"},
    "lead quiz": {"phase": "none"},
    "lead end": {},
    "lead erase": {},
    "lead key": {"role": "co"},
    "lead revoke": {"role": "co"},
}
ROLES = (*keys.ROLES, keys.PERSON, keys.CLAIM)


def message(word, asked):
    fields = EXAMPLES[word]
    kind, _, do = word.partition(" ")
    return {"say": "lead", "do": do, "id": asked, **fields} if do else {"say": kind, **fields}


def test_every_message_has_an_example():
    assert set(EXAMPLES) == gate.ACTIONS | gate.SAYINGS
    for word in EXAMPLES:
        assert actions.word_of(actions.read(json.dumps(message(word, "0" * 32)))) == word
    assert len(typing.get_args(actions.AnyAction)) == len(gate.ACTIONS)


@pytest.mark.parametrize("role", ROLES)
def test_the_table_of_roles(role):
    """Who leads may do everything, who helps all but keys and erasing; nobody else leads, or is a person."""
    may = gate.MAY[role]
    assert gate.PING in may
    if role == keys.LEAD:
        assert may == gate.ACTIONS | {gate.PING}
    elif role == keys.CO:
        assert gate.ACTIONS - may == {"lead key", "lead revoke", "lead erase"}
    elif role == keys.PERSON:
        assert may == gate.SAYINGS
    else:
        assert may == {gate.PING}


def test_whoever_may_not_is_refused_and_nothing_is_written(tmp_path):
    """On real sockets: each role says everything that it may not, in its own session; no foreign token gets in."""

    async def run():
        async with serving(tmp_path) as site:
            own, foreign = await made(site), await made(site)
            lead = await leading(site, own)
            tokens = {keys.LEAD: own["key"], keys.WALL: own["wall"]}
            for role in (keys.CO, keys.WATCH):
                tokens[role] = (await lead.leads("key", role=role))["key"]
            pupil, other = await enter(site, own), await enter(site, foreign)
            tokens[keys.PERSON] = pupil.line.token
            _, claimed, _ = await site.ask("POST", "/api/claim", {"code": own["code"], "name": pupil.name})
            tokens[keys.CLAIM] = claimed["claim"]
            sitting = site.running.config.app.sessions.live[own["session"]].sitting
            refused = 0
            await pupil.line.close()
            for role, token in tokens.items():
                line = await Line(site, own["session"], token).open()
                for place, word in enumerate(sorted(set(EXAMPLES) - gate.MAY[role])):
                    before = sitting.seq
                    line.last.pop("refused", None)
                    await line.say(**message(word, f"{place:032x}"))
                    await line.until(lambda line: "refused" in line.last)
                    assert line.last["refused"]["code"] == "not_for_you", (role, word)
                    assert sitting.seq == before, (role, word)
                    refused += 1
                await line.close()
                stranger = await Line(site, foreign["session"], token).open()
                await stranger.until(lambda line: "refused" in line.last)
                assert stranger.last["refused"]["code"] == "wrong_key", role
                assert set(stranger.last) == {"refused"}, "nothing is told to a foreign token"
                await stranger.line.wait_closed()
                assert stranger.line.close_code == 4001
            assert refused == sum(len(set(EXAMPLES) - gate.MAY[role]) for role in ROLES)
            for path in ("", "/key"):
                method, body = ("GET", None) if not path else ("POST", {"words": "a b c d"})
                status, answer, _ = await site.ask(
                    method, f"/api/sessions/{own['session']}{path}", body, other.line.token
                )
                assert (status, answer["refused"]["code"]) == (401, "wrong_key" if not path else "wrong_words")
            status, _, _ = await site.ask("DELETE", f"/api/sessions/{own['session']}", None, tokens[keys.CO])
            assert status == 401

    asyncio.run(run())


def test_a_revoked_key_opens_nothing_and_its_line_is_closed(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site)
            lead = await leading(site, session)
            key = (await lead.leads("key", role="co"))["key"]
            co = await leading(site, session, key)
            await lead.leads("revoke", role="co")
            await co.line.wait_closed()
            assert co.line.close_code == 4003
            again = await Line(site, session["session"], key).open()
            await again.until(lambda line: "refused" in line.last)
            assert again.last["refused"]["code"] == "wrong_key"

    asyncio.run(run())


def test_an_action_on_a_table_of_another_session_finds_no_table(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            one, other = await made(site), await made(site)
            for session in (one, other):
                await enter(site, session)
            lead, stranger = await leading(site, one), await leading(site, other)
            await lead.leads("seat")
            for do in ("begin", "pause", "stop", "last_round", "look"):
                assert (await stranger.asks(do, table=1))["code"] == "no_such_table"
            assert (await stranger.asks("bot", table=1, seat=0))["code"] == "no_such_table"

    asyncio.run(run())
