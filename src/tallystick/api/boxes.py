"""Requests for a game's box as a PDF: worked out beside the event loop, one after the other, and kept for a while."""

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.kept import Kept
from tallystick.api.patience import Patience
from tallystick.kernel.refusals import Refused
from tallystick.printing.order import Order, ordered
from tallystick.printing.press import press, printed

SAID: Final = ("lang", "paper", "players", "parts", "ink", "for")
"""What a request may say; everything else is an option of the game."""
MOST_SAID: Final = 60


class BoxRequests:
    """What can be printed over HTTP."""

    def __init__(self) -> None:
        self.patience = Patience()
        self.printed = Kept[bytes]()

    async def box(self, request: Request) -> Response:
        order = wanted(request)
        press()
        pdf = await self.printed.made(
            order, 0, partial(self.patience.check, order.game.name), lambda: partial(printed, order)
        )
        name = "-".join((order.game.name, order.language, order.paper, order.purpose))
        headers = {"content-disposition": f'attachment; filename="{name}.pdf"'}
        return Response(pdf, media_type="application/pdf", headers=headers)


def wanted(request: Request) -> Order:
    """The order that a request makes; raises Refused."""
    asked = request.query_params
    if len(asked) > MOST_SAID:
        raise Refused("too_large")
    said = {name: value for name, value in asked.items() if name in SAID}
    options: dict[str, object] = {name: value for name, value in asked.items() if name not in SAID}
    return ordered(
        request.path_params["game"],
        said.get("lang", "en"),
        said.get("paper", "a4"),
        players_in(said["players"]) if said.get("players") else None,
        [part for part in said.get("parts", "").split(",") if part],
        said.get("ink", "full"),
        said.get("for", "home"),
        options,
    )


def players_in(text: str) -> int:
    """A number of players; one that is none is as wrong as zero."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
