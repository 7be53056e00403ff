"""One zip with everything that a table leaves: the same files give the same bytes, whenever it is made."""

import io
from collections.abc import Mapping
from importlib.resources import files
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tallystick.words import Words

SHIPPED: Final = {
    name: files("tallystick.exports").joinpath(name).read_bytes() for name in ("vocabulary.ttl", "shapes.ttl")
}
"""What our terms mean, and what a graph of ours keeps to."""
JOURNAL: Final = "journal.jsonl"
TEXTS: Final = "journal.texts.json"
HEAD: Final = "journal.head.json"


def zipped(language: str, held: Mapping[str, bytes]) -> bytes:
    """The files, and before them one that says what each of them is for."""
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, written in {"README.txt": readme(language, held), **held}.items():
            info = ZipInfo(name)
            info.compress_type = ZIP_DEFLATED
            archive.writestr(info, written)
    return out.getvalue()


def readme(language: str, held: Mapping[str, bytes]) -> bytes:
    words = Words(language)
    ids = {name: "zip-" + name.removeprefix("graph.").replace(".", "-") for name in held}
    lines = [f"{name}\r\n  {words.say(ids[name])}\r\n" for name in held]
    return "\r\n".join([words.say("zip-readme"), "", *lines]).encode("utf-8-sig")
