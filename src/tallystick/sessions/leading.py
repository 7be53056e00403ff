"""What a facilitator asks for: judged, written down, then carried out at the tables; asked twice, it is done once."""

from typing import Any

from tallystick.sessions.actions import Action
from tallystick.sessions.carrying import carry_out
from tallystick.sessions.judging import JUDGING
from tallystick.sessions.judging_tables import JUDGING_TABLES
from tallystick.sessions.live import LiveSession


async def lead(live: LiveSession, role: str, action: Action) -> dict[str, Any]:
    """What the answer says beside that it is done; raises Refused, and then nothing was written.

    An action that was written before the server ended is carried out again when it is asked for again.
    """
    async with live.door:
        entry = live.sitting.ids.get(action.id)
        if entry is None:
            judged = (JUDGING | JUDGING_TABLES)[type(action)](live, action)
            what = str(action.__struct_config__.tag)
            entry = await live.write(role, what, judged.body, action.id, judged.texts, judged.stored)
            live.replies[action.id] = judged.reply
            again = True
        else:
            again = action.id not in live.carried
    if again:
        await carry_out(live, entry)
        live.carried.add(action.id)
    return live.replies.get(action.id, {})
