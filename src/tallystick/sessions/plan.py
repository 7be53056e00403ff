"""What a facilitator chose for a session, before anybody comes; also as a file that can be given away."""

import tomllib
from typing import Annotated, Any, Final, Literal

import msgspec

from tallystick.bots import bot_named
from tallystick.games import game_named
from tallystick.kernel.game import Game
from tallystick.kernel.options import Options, options_of, preset_with, read_options
from tallystick.kernel.refusals import Refused
from tallystick.tables.credentials import read_name

LARGEST_FILE: Final = 64 * 1024
PARTS: Final = ("arrive", "brief", "play", "debrief", "after")
USUAL_PARTS: Final = (8, 5, 25, 16, 6)
"""Minutes of each part of an hour."""
LONGEST_CLOCK: Final = 180
"""Minutes of a table's own clock, which only says that the last round has come when a facilitator lets it."""

Short = Annotated[str, msgspec.Meta(max_length=64)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=240)]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every field has a default: a session can be made without one."""

    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    game: Short = "market-island"
    options: dict[str, str | int | bool] = {}
    preset: Short = ""
    minutes: Annotated[int, msgspec.Meta(ge=20, le=240)] = 60
    parts: dict[Literal["arrive", "brief", "play", "debrief", "after"], Minutes] = {}
    table_size: Annotated[int, msgspec.Meta(ge=1, le=10)] = 4
    fill: Literal["wanted", "fewest"] = "wanted"
    bot: Short = ""
    names: Literal["nicknames", "free", "list"] = "nicknames"
    listed: Annotated[list[str], msgspec.Meta(max_length=600)] = msgspec.field(name="list", default=[])
    """Who may come, where names are those of a list."""
    expected: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 30
    ideas: Annotated[tuple[Short, ...], msgspec.Meta(max_length=6)] = ()
    questions: bool = True
    guided: bool = True
    bot_after: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 90
    """Seconds after which a bot plays for somebody who is away and waited for; 0: never."""
    paper: bool = False
    """Whether the tables are of paper: each person who comes in keeps the book of one, for all who sit there."""
    decision_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    retention_days: Annotated[int, msgspec.Meta(ge=0, le=365)] = 30
    lang: Literal["en", "fr"] = "en"


def checked(plan: Plan) -> Plan:
    """The plan with its parts filled in; raises Refused for what no table could be made with."""
    game = game_named(plan.game)
    agreed = agreed_options(plan)
    if not game.fewest <= plan.table_size <= game.most_with(agreed):
        raise Refused(
            "wrong_number_of_players", players=plan.table_size, fewest=game.fewest, most=game.most_with(agreed)
        )
    if plan.bot:
        bot_named(game, plan.bot)
    if plan.paper:
        game.by_hand()
    names = [read_name(name) for name in plan.listed]
    if len({name.casefold() for name in names}) < len(names):
        raise Refused("name_taken", name=_twice(names))
    if plan.names == "list" and not names:
        raise Refused("list_empty")
    ideas = set(game.concepts.values())
    unknown = [idea for idea in plan.ideas if idea not in ideas]
    if unknown:
        raise Refused("unknown_idea", idea=unknown[0][:40])
    return msgspec.structs.replace(plan, listed=names, parts=parts_of(plan))


def parts_of(plan: Plan) -> dict[Any, int]:
    """How many minutes each part takes: as given, the others as usual for so many minutes.

    >>> parts_of(Plan(minutes=45))
    {'arrive': 6, 'brief': 4, 'play': 19, 'debrief': 12, 'after': 4}
    """
    usual = dict(zip(PARTS, USUAL_PARTS, strict=True))
    scaled = {part: round(plan.minutes * usual[part] / 60) for part in PARTS}
    scaled["play"] += plan.minutes - sum(scaled.values())
    return {part: plan.parts.get(part, scaled[part]) for part in PARTS}


def agreed_options(plan: Plan) -> Options:
    """The options of each table; a game that knows a clock gets one, so that a last round can be said."""
    game = game_named(plan.game)
    given = preset_with(game.presets, plan.preset, plan.options)
    known = options_of(game.options)
    if "minutes" in known and not given.get("minutes"):
        given = {"rounds": known["rounds"].default if "rounds" in known else 0, **given, "minutes": LONGEST_CLOCK}
    return read_options(game.options, given)


def most_people(plan: Plan) -> int:
    """How many may come in: more than expected, and never so few that a class is locked out."""
    return max(40, plan.expected * 3 // 2)


def changed(plan: Plan, changes: dict[str, Any]) -> Plan:
    """The plan with these fields changed; raises Refused."""
    fields = msgspec.to_builtins(plan)
    if "minutes" in changes and "parts" not in changes:
        fields.pop("parts")
    return checked(_read(fields | changes))


def read_file(content: bytes) -> Plan:
    """The plan in a file; raises Refused for one that is too large, no TOML, or says what no plan says."""
    if len(content) > LARGEST_FILE:
        raise Refused("too_large")
    try:
        return checked(_read(tomllib.loads(content.decode("utf-8"))))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as problem:
        raise Refused("bad_plan", problem=str(problem)[:120]) from None


def _read(fields: Any) -> Plan:
    try:
        return msgspec.convert(fields, Plan)
    except msgspec.ValidationError as problem:
        raise Refused("bad_plan", problem=str(problem)[:120]) from None


def on_paper(plan: Plan, game: str) -> bool:
    """Whether a table of this game is one of paper; a second game may be played on screens."""
    return plan.paper and game == plan.game


def game_of(plan: Plan) -> Game[Any]:
    return game_named(plan.game)


def _twice(names: list[str]) -> str:
    return next(name for name in names if sum(other.casefold() == name.casefold() for other in names) > 1)
