"""The one gate: which role may say what in a session. Nothing that is said is heard before it has passed here."""

from typing import Final, get_args

from tallystick.kernel.refusals import Refused
from tallystick.sessions.actions import AnyAction, PersonSays
from tallystick.sessions.keys import CLAIM, CO, LEAD, PERSON, WALL, WATCH

PING: Final = "ping"
ACTIONS: Final = frozenset(f"lead {kind.__struct_config__.tag}" for kind in get_args(AnyAction))
SAYINGS: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(PersonSays))
ONLY_LEAD: Final = frozenset({"lead key", "lead revoke", "lead erase"})
"""Keys and erasing stay with one person."""
MAY: Final[dict[str, frozenset[str]]] = {
    LEAD: ACTIONS | {PING},
    CO: (ACTIONS - ONLY_LEAD) | {PING},
    WATCH: frozenset({PING}),
    WALL: frozenset({PING}),
    PERSON: SAYINGS,
    CLAIM: frozenset({PING}),
}


def check(role: str, word: str) -> None:
    """Raise Refused unless this role may say so."""
    if word not in MAY.get(role, frozenset()):
        raise Refused("not_for_you")
