"""Sentences: the Fluent files of the platform and of every game, and how events become sentences.

The same files are read by the browser. In a sentence `NAME($seat)` is a player's name, `HASH` the beginning of a hash,
`TEXT($title)` what a person wrote, or a text of the box (`text-art-mona-lisa` for `@art.mona_lisa`), and
`ELIDED("de", NAME($seat))` is French: d’Ana, de Bo. Each game brings functions of its own (`formatters.py`). A list is
given as text with commas, a field of a nested value as `outer_inner`, no value as "hidden", an empty list as "nobody".
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from tallystick.games import CATALOGUE
from tallystick.kernel.messages import Event
from tallystick.kernel.refusals import Refused
from tallystick.kernel.sentences import Formatter, listed

LANGUAGES: Final = ("en", "fr")
VOWEL: Final = re.compile("[aeiouàâäéèêëîïôöûüœæ]", re.IGNORECASE)


def preferred_language() -> str:
    """The language this person's environment asks for; English when it asks for none that we speak."""
    for name in ("TALLYSTICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            asked = os.environ[name][:2].lower()
            return asked if asked in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def check_language(language: str) -> str:
    """The language, if we speak it; raises Refused otherwise."""
    if language not in LANGUAGES:
        raise Refused("unknown_language", language=language[:20], known=", ".join(LANGUAGES))
    return language


@cache
def _source(package: str, parts: Sequence[str], language: str) -> Any:
    """Every sentence in these files of a package, in one language; read once, because that takes its time."""
    folder = files(package).joinpath("words")
    written = [folder.joinpath(f"{part}.{language}.ftl").read_text("utf-8") for part in parts]
    return FluentResource("\n".join(written))


class Words:
    """Everything that can be said in one language at one table."""

    def __init__(
        self, language: str, game: str = "", names: Sequence[str] = (), texts: Mapping[str, str | None] | None = None
    ) -> None:
        self.language = check_language(language)
        self.names = list(names)
        self.texts = texts or {}
        """What people wrote, by reference; what is not here was erased, or is kept elsewhere."""
        functions: dict[str, Any] = {"NAME": self._name, "TEXT": self.text, "HASH": lambda text: str(text)[:8]}
        functions |= {"ELIDED": elided}
        if game:
            functions |= {name: self._given_several(say) for name, say in CATALOGUE[game].formatters.items()}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(_source("tallystick", ("all", "cli", "record", "session", "learning"), language))
        if game:
            parts = ("box", "table", "rules", "debrief") if CATALOGUE[game].cards else ("box", "table", "rules")
            self._bundle.add_resource(_source(CATALOGUE[game].package, parts, language))

    def read(self, package: str, part: str) -> None:
        """Further sentences, where they are needed."""
        self._bundle.add_resource(_source(package, (part,), self.language))

    def has(self, message: str) -> bool:
        """Whether there is a sentence with that id, or with `id.attribute`."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        return found is not None and (not attribute or attribute in found.attributes)

    def say(self, message: str, /, **arguments: Any) -> str:
        """The sentence with that id, or with `id.attribute`; an unknown id or variable is our mistake and raises."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise ValueError(f"{message}: {problems}")
        return str(text)

    def refusal(self, refused: Refused) -> str:
        """Why not, for a person."""
        text = self.say(f"refused-{refused.code}", **refused.arguments)
        cited = " · ".join(part for part in (refused.section and f"§ {refused.section}", refused.ruling) if part)
        return f"{text} ({cited})" if cited else text

    def event(self, event: Event) -> str:
        """What happened, as far as the event tells it."""
        tag = str(event.__struct_config__.tag).replace("_", "-")
        return self.say(f"event-{tag}", **_arguments(msgspec.to_builtins(event)))

    def player(self, seat: int) -> str:
        """Who sits there."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("seat-name", number=seat + 1)

    def text(self, reference: Any) -> str:
        """The words that a reference, or a name of the box, stands for."""
        if str(reference).startswith("@"):
            return self.say("text-" + re.sub("[._]", "-", str(reference)[1:]))
        return self.texts.get(str(reference)) or self.say("erased-text")

    def _name(self, seats: Any) -> str:
        """What is no seat has a name of its own: `name-hidden` is whom a game means where no seat is given."""
        names = [self.player(int(seat)) if seat.isdecimal() else self.say(f"name-{seat}") for seat in _several(seats)]
        return listed(self.say, names)

    def _given_several(self, formatter: Formatter) -> Callable[[Any], str]:
        return lambda values: formatter(self.say, _several(values))


def elided(word: Any, before: Any) -> str:
    """A French word that loses its e before a vowel, and what follows it.

    >>> elided("de", "Ana"), elided("que", "Émile"), elided("de", "Bo")
    ('d’Ana', 'qu’Émile', 'de Bo')
    """
    return f"{str(word)[:-1]}’{before}" if VOWEL.match(str(before)) else f"{word} {before}"


def _several(given: Any) -> list[str]:
    """What stands in a row, as `_arguments` puts it."""
    return re.split(", ?", str(given))


def _arguments(fields: Mapping[str, Any], prefix: str = "") -> dict[str, str | int]:
    told: dict[str, str | int] = {}
    for name, value in fields.items():
        if isinstance(value, dict):
            told |= _arguments(value, f"{prefix}{name}_")
        elif isinstance(value, list | tuple):
            if all(isinstance(item, int | str) for item in value):
                told[prefix + name] = ", ".join(map(str, value)) or "nobody"
        elif value is None:
            told[prefix + name] = "hidden"
        else:
            told[prefix + name] = value
    return told
