"""Around every request: headers that keep a page to itself, a size limit, and no traceback for anybody."""

import logging
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tallystick.api.noting import note_refusal
from tallystick.api.origin import is_far, is_known, is_own
from tallystick.api.refusals import refusal_answer
from tallystick.kernel.refusals import Refused
from tallystick.settings import Settings

log = logging.getLogger(__name__)

PAGE: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none';"
    " form-action 'self'; require-trusted-types-for 'script'; trusted-types drawings surveyor"
)
ANSWER: Final = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"
"""An answer that somebody opens like a page is no page: it runs nothing, loads nothing and has no origin."""
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
OVER_TLS: Final = {
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "cross-origin-opener-policy": "same-origin",
}
"""Browsers take neither from a plain http address, and complain about the second."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = whole = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun, whole
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in (HEADERS | OVER_TLS if scope["scheme"] == "https" else HEADERS).items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", PAGE if is_web(scope, headers) else ANSWER)
                headers.setdefault("cache-control", "no-store")
            await send(message)
            whole = message["type"] == "http.response.body" and not message.get("more_body", False)

        try:
            self._check(scope)
            await self.app(scope, receive, send_guarded)
        except Exception as problem:
            if whole:
                return  # it was logged and answered, and Starlette raises it once more
            if begun:
                raise
            refused = refused_for(problem)
            note_refusal(refused.code, address_of(scope), "page")
            await refusal_answer(refused)(scope, receive, send_guarded)

    def _check(self, scope: Scope) -> None:
        headers, origins = Headers(scope=scope), self.settings.origins
        if scope["scheme"] == "http" and not self.settings.public_http and is_far(address_of(scope)):
            raise Refused("needs_tls")
        if not is_known(headers.get("host", ""), origins):
            raise Refused("foreign_host")
        if scope["method"] not in ("GET", "HEAD") and not is_own(headers, origins):
            raise Refused("foreign_origin")


def address_of(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])


def is_web(scope: Scope, headers: MutableHeaders) -> bool:
    """Whether this is the page or one of its files; a worker's file brings the worker's policy."""
    return bool(scope["path"].startswith("/s/")) or headers.get("content-type", "").startswith("text/html")


def refused_for(problem: Exception) -> Refused:
    if isinstance(problem, Refused):
        return problem
    log.error("a request failed", exc_info=problem)
    return Refused("internal")
