"""The browser client as it is written, the words and boxes of every game; gzipped once, kept in memory."""

import gzip
import re
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tallystick.games import CATALOGUE, OURS
from tallystick.kernel.game import Game
from tallystick.words import LANGUAGES
from tallystick.words.rulebook import rulebook_of

PACKAGE: Final = Path(__file__).parent.parent
DEVELOPMENT_PREFIX: Final = b"/s/dev/"
NO_GAMES: Final = b'data-games="" data-guided=""'
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
REMARKS: Final = re.compile(rb"^[ \t]*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/[ \t]*)$", re.MULTILINE)
"""Comments that have their lines to themselves, in scripts and styles: for who reads the source, not for the line."""
COMMENTED: Final = {".css", ".js"}
ALREADY_SMALL: Final = {".png", ".woff2", ".ico"}
SAID_ELSEWHERE: Final = {"all", "cli", "guide", "web"}
"""Words that no page asks for by their own name: they come with others, or only the command line says them."""
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
        guided = [name for name, game in CATALOGUE.items() if f"games/{game.slug}/lessons.js" in found]
        games = f'data-games="{" ".join(CATALOGUE)}" data-guided="{" ".join(guided)}"'.encode()
        self.page = made("index.html", page.replace(DEVELOPMENT_PREFIX, prefix).replace(NO_GAMES, games))
        self.files = {path: made(path, content) for path, content in found.items()}


def read_files(package: Path) -> Iterator[tuple[str, bytes]]:
    """The client, with what a game of another package brings to it in its own folder `web/`."""
    yield from read_folder(package / "web", "")
    for game in CATALOGUE.values():
        if game not in OURS:
            yield from brought_by(game)
        yield f"games/{game.slug}/box.json", msgspec.json.encode(game.box)
        yield f"games/{game.slug}/rulebook.json", msgspec.json.encode(rulebook_of(game))
        for version, earlier in game.earlier.items():
            yield f"games/{game.slug}/box.{version}.json", msgspec.json.encode(earlier.box)
    yield from read_words(package)


def brought_by(game: Game[Any]) -> Iterator[tuple[str, bytes]]:
    """What a game of another package brings; where it has no table or picture of its own, the plain ones."""
    plain = {
        "game.js": made_of("plainGame", "game.js", "game", game.name),
        "picture.js": made_of("pictureFor", "picture.js", "Picture", game.name),
        "proof.js": "export const Follower = null;\n",  # seals and seeds are proved, cards are not dealt again
    }
    folder = f"games/{game.slug}/"
    brought = dict(read_folder(folder_of(game.package) / "web", folder))
    yield from ({folder + name: source.encode() for name, source in plain.items()} | brought).items()


def made_of(maker: str, module: str, exported: str, name: str) -> str:
    """A module that exports what the plain table makes for the game of this name."""
    return f'import {{ {maker} }} from "../../plain/{module}";\nexport const {exported} = {maker}("{name}");\n'


def read_folder(folder: Path, served: str) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in TYPES:
            content = path.read_bytes()
            yield (
                served + path.relative_to(folder).as_posix(),
                without_remarks(content) if path.suffix in COMMENTED else content,
            )


def without_remarks(source: bytes) -> bytes:
    """The same lines, those of comments empty, so that a line keeps its number."""
    return REMARKS.sub(lambda remark: b"\n" * remark.group().count(b"\n"), source)


def folder_of(package: str) -> Path:
    return Path(str(files(package))) if package else Path()


def read_words(package: Path) -> Iterator[tuple[str, bytes]]:
    """For each language the platform's words with what stands on every box; what is said on some pages once
    somebody asks; for each game its table, and its rules.

    What only the command line says is left away.
    """
    every = [(game, folder_of(game.package) / "words") for game in CATALOGUE.values()]
    games = [(game, words) for game, words in every if words.is_dir()]
    for language in LANGUAGES:
        platform = [package / "words" / f"{part}.{language}.ftl" for part in ("all", "web")]
        boxes = [words / f"box.{language}.ftl" for _, words in games]
        yield f"words/{language}.ftl", joined([*platform, *boxes])
        for further in sorted((package / "words").glob(f"*.{language}.ftl")):
            if further.name.split(".")[0] not in SAID_ELSEWHERE:
                yield f"words/{further.name}", joined([further])
        guide = package / "words" / f"guide.{language}.ftl"
        for game, words in games:
            served = f"games/{game.slug}/words"
            yield f"{served}/table.{language}.ftl", joined([words / f"table.{language}.ftl"])
            debrief = [words / f"debrief.{language}.ftl"] if game.cards else []
            yield f"{served}/debrief.{language}.ftl", joined(debrief)
            yield f"{served}/rules.{language}.ftl", joined([words / f"rules.{language}.ftl", guide]) + ideas(game)


def joined(parts: list[Path]) -> bytes:
    """The messages of these files; what is said to their authors is left away."""
    lines = (line for part in parts for line in part.read_bytes().splitlines(keepends=True))
    return b"".join(line for line in lines if not line.startswith(b"#"))


def ideas(game: Game[Any]) -> bytes:
    """Which idea each event of a game teaches: `idea-EVENT`, or `idea-EVENT-REASON` where its reason says more."""
    lines = []
    for teaching, concept in game.concepts.items():
        kind, *reason = teaching if isinstance(teaching, tuple) else (teaching,)
        lines.append(f"idea-{'-'.join([str(kind.__struct_config__.tag), *reason])} = {concept}\n")
    return "".join(lines).encode()


def made(path: str, content: bytes) -> WebFile:
    suffix = "." + path.rsplit(".", 1)[-1]
    zipped = None if suffix in ALREADY_SMALL else gzip.compress(content, 9, mtime=0)
    return WebFile(content, zipped, TYPES.get(suffix, "application/octet-stream"))
