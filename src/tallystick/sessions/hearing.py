"""What a person says in a session, done one after the other."""

from typing import Any

from tallystick.kernel.refusals import Refused
from tallystick.sessions import actions, asking
from tallystick.sessions.carrying import carry_out
from tallystick.sessions.judging import plain_text
from tallystick.sessions.live import LiveSession
from tallystick.sessions.nicknames import new_nickname
from tallystick.sessions.ports import HAND, NAME, Answered, Happened, Text
from tallystick.sessions.sitting import ARRIVING, OVER, PHASES, TOGETHER
from tallystick.tables.clock import now
from tallystick.tables.credentials import read_name
from tallystick.tables.store import kept


async def hear(live: LiveSession, number: int, message: Any) -> None:
    """Raises Refused."""
    if isinstance(message, actions.Asleep):
        (live.asleep.add if message.asleep else live.asleep.discard)(number)
        live.changed()
        return
    async with live.door:
        entry = await _written(live, number, message)
    if entry is not None:
        await carry_out(live, entry)


async def _written(live: LiveSession, number: int, message: Any) -> Happened | None:
    """What is logged of it, if anything is."""
    person, by = live.sitting.people[number], str(number)
    if person.gone:
        raise Refused("no_such_person")
    match message:
        case actions.Rename():
            return await rename(live, number, message.name)
        case actions.Hand():
            return await raise_hand(live, number, message)
        case actions.AnswerQuestion():
            await answer(live, number, message)
        case actions.Predict():
            await predict(live, number, message)
        case actions.Here():
            return None if person.here else await live.write(by, "here", {"number": number})
        case actions.LeaveSession():
            return await live.write(by, "left", {"number": number})
        case actions.EraseMe():
            return await live.write(by, "erase", {"number": number})
        case _:
            raise Refused("bad_message")
    return None


async def rename(live: LiveSession, number: int, name: str) -> Happened:
    """To a name of one's own where people have one; else to another nickname, before seats are given out."""
    live.check_open()
    taken = live.sitting.names() - {live.sitting.name(number).casefold()}
    if live.sitting.plan.names == "nicknames" and not name and live.sitting.phase == ARRIVING:
        called = new_nickname(live.sitting.plan.lang, live.sitting.names())
    elif live.sitting.plan.names == "free":
        called = read_name(name)
    else:
        raise Refused("names_given")
    if called.casefold() in taken:
        raise Refused("name_taken", name=called)
    return await live.write(str(number), "rename", {"number": number}, texts=[Text(NAME, str(number), called)])


async def raise_hand(live: LiveSession, number: int, message: actions.Hand) -> Happened:
    live.check_open()
    text = plain_text(message.text) if message.up else ""
    body = {"number": number, "up": message.up}
    return await live.write(str(number), "hand", body, texts=[Text(HAND, str(number), text or None)])


async def answer(live: LiveSession, number: int, message: actions.AnswerQuestion) -> None:
    """To a question before or after the game; the first answer counts."""
    phase = live.sitting.quiz
    if phase == "none" or live.sitting.phase == OVER:
        raise Refused("too_late")
    asking.check_question(live, number, phase, message.question)
    await _keep(live, Answered(number, phase, message.question, message.option, message.ms, now()))


async def predict(live: LiveSession, number: int, message: actions.Predict) -> None:
    """What the person thinks before a card is shown."""
    card = live.sitting.card
    together = PHASES.index(live.sitting.phase) >= PHASES.index(TOGETHER) and live.sitting.phase != OVER
    if not together or card is None or card["card"] != message.card or card["step"] != "ask":
        raise Refused("too_late")
    asking.check_option(live, message.card, message.option)
    await _keep(live, Answered(number, "card", message.card, message.option, 0, now()))


async def _keep(live: LiveSession, answered: Answered) -> None:
    key = (answered.number, answered.phase, answered.question)
    if key not in live.answers:
        await kept(live.store.answer_session(live.stored.id, answered))
        live.answer(answered)
