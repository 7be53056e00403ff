"""The browser client as it is written, the words and boxes of every game; gzipped once, kept in memory."""

import gzip
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tallystick.games import CATALOGUE

PACKAGE: Final = Path(__file__).parent.parent
DEVELOPMENT_PREFIX: Final = b"/s/dev/"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def messages(kinds: bytes) -> re.Pattern[bytes]:
    """The messages whose names begin with one of these words, with all their lines."""
    return re.compile(rb"^(?:" + kinds + rb")-[\w-]+ =.*\n(?:[ }].*\n)*", re.MULTILINE)


TITLE: Final = messages(rb"game")
"""What a game is called, and its summary: the one message of a game that is read before it is opened."""
RULES: Final = messages(rb"option|section|ruling|guide|concept|result|later")
"""What explains a game (options, sections, rulings, lessons, ideas, its result), and what it calls later itself.

No first picture needs them.
"""
GUIDE: Final = messages(rb"guide")
"""What the guide of every game says: it comes with the rules of each."""
ALREADY_SMALL: Final = {".png", ".woff2", ".ico"}
EMPTY_PAGE: Final = b"<!doctype html><html lang=en><title>Tallystick</title><p>The browser client is not installed."


class WebFile(NamedTuple):
    plain: bytes
    zipped: bytes | None
    media_type: str


class WebFiles:
    """Files by their path below `/s/<hash>/`; the hash changes when any of them does."""

    def __init__(self, package: Path = PACKAGE) -> None:
        found = dict(read_files(package))
        summed = sha256()
        for path in sorted(found):
            summed.update(path.encode() + b"\n" + sha256(found[path]).digest())
        self.hash = summed.hexdigest()[:16]
        page = found.pop("index.html", EMPTY_PAGE)
        prefix = f"/s/{self.hash}/".encode()
        self.page = made("index.html", page.replace(DEVELOPMENT_PREFIX, prefix))
        self.files = {path: made(path, content) for path, content in found.items()}


def read_files(package: Path) -> Iterator[tuple[str, bytes]]:
    web = package / "web"
    for path in sorted(web.rglob("*")):
        if path.is_file() and path.suffix in TYPES:
            yield path.relative_to(web).as_posix(), path.read_bytes()
    yield from read_words(package)
    for game in CATALOGUE.values():
        yield f"box/{game.name}.json", msgspec.json.encode(game.box)


def read_words(package: Path) -> Iterator[tuple[str, bytes]]:
    """For each language the platform's words with all titles; for each game the words of its table, and its rules.

    What only the command line says is left away.
    """
    shared: dict[str, bytes] = {}
    for path in sorted(package.glob("words/*.ftl")):
        if not path.name.startswith("cli."):
            language = path.stem.split(".")[-1]
            shared[language] = shared.get(language, b"") + path.read_bytes() + b"\n"
    guide = {language: b"".join(GUIDE.findall(words)) for language, words in shared.items()}
    for path in sorted(package.glob("games/*/*.ftl")):
        words = path.read_bytes() + b"\n"
        shared[path.stem] += b"".join(TITLE.findall(words))
        game = path.parent.name.replace("_", "-")
        yield f"words/{game}.{path.stem}.ftl", RULES.sub(b"", TITLE.sub(b"", words))
        yield f"words/{game}.rules.{path.stem}.ftl", b"".join(RULES.findall(words)) + guide[path.stem] + ideas(game)
    for language, words in shared.items():
        yield f"words/{language}.ftl", GUIDE.sub(b"", words)


def ideas(game: str) -> bytes:
    """Which idea each event of a game teaches: `idea-EVENT`, or `idea-EVENT-REASON` where its reason says more."""
    lines = []
    for teaching, concept in CATALOGUE[game].concepts.items():
        kind, *reason = teaching if isinstance(teaching, tuple) else (teaching,)
        lines.append(f"idea-{'-'.join([str(kind.__struct_config__.tag), *reason])} = {concept}\n")
    return "".join(lines).encode()


def made(path: str, content: bytes) -> WebFile:
    suffix = "." + path.rsplit(".", 1)[-1]
    zipped = None if suffix in ALREADY_SMALL else gzip.compress(content, 9, mtime=0)
    return WebFile(content, zipped, TYPES.get(suffix, "application/octet-stream"))
