"""Around every request: headers that keep a page to itself, a size limit, and no traceback for anybody."""

import logging
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tallystick.api.origin import is_known, is_own
from tallystick.api.refusals import refusal_answer
from tallystick.kernel.refusals import Refused
from tallystick.settings import Settings

log = logging.getLogger(__name__)

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, receive, send_guarded)
        except ClientDisconnect:
            return  # nobody is there to be answered
        except Exception as problem:
            if begun:
                raise
            await refusal_answer(refused_for(problem))(scope, receive, send_guarded)

    def _check(self, scope: Scope) -> None:
        headers, origins = Headers(scope=scope), self.settings.origins
        if not is_known(headers.get("host", ""), origins):
            raise Refused("foreign_host")
        if scope["method"] not in ("GET", "HEAD") and not is_own(headers, origins):
            raise Refused("foreign_origin")


def refused_for(problem: Exception) -> Refused:
    if isinstance(problem, Refused):
        return problem
    log.error("a request failed", exc_info=problem)
    return Refused("internal")
