"""Once a second: storms of the network, bots for those who are away, last rounds that are over, an idea to show."""

import logging
from functools import partial

from tallystick.games import game_named
from tallystick.kernel.refusals import Refused
from tallystick.kernel.story import Ideas
from tallystick.sessions import watch
from tallystick.sessions.carrying import at, carry_out
from tallystick.sessions.just_seen import SHOWN_FOR, just_seen
from tallystick.sessions.live import SERVER, LiveSession
from tallystick.sessions.questions import ideas_asked
from tallystick.sessions.sitting import OVER, PLAYING
from tallystick.tables import facilitating
from tallystick.tables.clock import now

log = logging.getLogger(__name__)

TIME_TO_RETURN = 10_000
"""Milliseconds after the server came back before anybody who has not is missed."""


async def look(live: LiveSession) -> None:
    """One look at a time; what fails is tried again at the next."""
    if live.looking or live.sitting.phase == OVER:
        return
    live.looking = True
    try:
        await _weather(live)
        await _bots(live)
        await _last_rounds(live)
        _idea(live)
        live.look_again()
    except Refused as refused:
        log.warning("session %s: %s", live.stored.id, refused.code)
    except Exception:
        log.exception("session %s could not be looked at", live.stored.id)
    finally:
        live.looking = False


async def _weather(live: LiveSession) -> None:
    """Is it the network that is gone, or is it back?"""
    sitting = live.sitting
    if sitting.storm is not None:
        if watch.is_calm(live.people_here(), sitting.storm_of):
            await _write(live, "calm", {})
        return
    since = now() - watch.STORM_WITHIN
    if sitting.phase != PLAYING or now() - live.loaded_at < TIME_TO_RETURN:
        return
    lost = sum(t >= since and not sitting.people[number].gone for number, t in live.lost.items())
    of = live.people_here() + lost
    if watch.is_storm(lost, of):
        await _write(live, "storm", {"lost": lost, "of": of})


async def _bots(live: LiveSession) -> None:
    for number, seat in watch.bots_due(list(live.rows.values()), live.sitting, now()):
        bot = live.sitting.plan.bot or None
        await at(live, number, partial(facilitating.take_over, seat=seat, bot=bot, why=facilitating.AWAY))


async def _last_rounds(live: LiveSession) -> None:
    """A table that stood still when it was said is told now; one whose game knows no last round is stopped after it."""
    for number, table in list(live.followed.items()):
        if live.in_last_round(number) and facilitating.can_run_out(table):
            await at(live, number, facilitating.run_out)
    due = [
        number
        for number, table in live.sitting.tables.items()
        if live.in_last_round(number)
        and live.round_of(number) > table.last_round
        and (found := live.table(number)) is not None
        and not found.clock.minutes
    ]
    if due:
        await _write(live, "stop", {"tables": due})


def _idea(live: LiveSession) -> None:
    """What can be seen at the tables just now, one idea after the other."""
    t, plan = now(), live.sitting.plan
    if t < live.idea_until or live.sitting.phase != PLAYING:
        return
    game = game_named(plan.game)
    journals = [table.entries for table in live.followed.values() if table.game is game]
    found = just_seen(journals, Ideas(game.concepts), ideas_asked(plan.game, plan.ideas), t, live.idea)
    if found != live.idea:
        live.changed()
    live.idea, live.idea_until = found, t + SHOWN_FOR if found else 0


async def _write(live: LiveSession, what: str, body: dict[str, object]) -> None:
    async with live.door:
        entry = await live.write(SERVER, what, body)
    await carry_out(live, entry)
