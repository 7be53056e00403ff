"""The pages of the documentation, where they were built into the package; else one page that says how to."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tallystick.api.web_files import PACKAGE, TYPES
from tallystick.kernel.refusals import Refused
from tallystick.words import LANGUAGES, Words

SITE: Final = PACKAGE / "site"
MEDIA_TYPES: Final = {**TYPES, ".jpg": "image/jpeg", ".xml": "application/xml", ".gz": "application/gzip"}
INSIDE: Final = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
"""A script that stands in its page: only those that were built into it run, by their hashes."""
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; script-src 'self'{scripts};"
    " object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
NOT_BUILT: Final = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>{title} · Tallystick</title>
<main><h1>{title}</h1><p>{text}</p><p><a href="/">{home}</a></p></main>"""


class Documentation:
    """Files below `/docs/`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = (folder or SITE).resolve()

    async def page(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if not self.folder.is_dir():
            return HTMLResponse(not_built(request.headers.get("accept-language", "")))
        if not path:
            return RedirectResponse("/docs/index.html")
        file = (self.folder / path).resolve()
        if not file.is_relative_to(self.folder) or not file.is_file() or file.suffix not in MEDIA_TYPES:
            raise Refused("no_such_page")
        content, policy = read(file, file.stat().st_mtime_ns)
        headers = {"cache-control": "no-cache", "content-security-policy": policy}
        return Response(content, media_type=MEDIA_TYPES[file.suffix], headers=headers)


@cache
def read(file: Path, _written: int) -> tuple[bytes, str]:
    """A file, and what may run in it."""
    content = file.read_bytes()
    found = sorted({sha256(script).digest() for script in INSIDE.findall(content)})
    scripts = "".join(f" 'sha256-{b64encode(digest).decode()}'" for digest in found)
    return content, POLICY.format(scripts=scripts)


def not_built(asked: str) -> str:
    language = asked[:2] if asked[:2] in LANGUAGES else LANGUAGES[0]
    words = Words(language)
    said = {part: words.say(f"docs-not-built.{part}") for part in ("text", "home")}
    return NOT_BUILT.format(language=language, title=words.say("docs-not-built"), **said)
