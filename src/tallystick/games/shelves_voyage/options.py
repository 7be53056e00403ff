"""What a table of A Shelves Voyage may choose; the defaults are our rulings."""

from typing import Annotated, Final, Literal

from tallystick.kernel.options import Options, Suggestion, between, choice


class VoyageOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The text after each list of answers is the section it belongs to, then our ruling."""

    theme: Annotated[Literal["free", "art", "music", "libraries"], choice("SV.prep.2")] = "free"
    end_station: Annotated[int, between(7, 120, "SV.goose.end", "SV-13")] = 18
    gm_plays: Annotated[bool, choice("SV.master", "SV-12")] = True
    master_seat: Annotated[int, between(1, 10, "SV.master", "SV-12", later=True)] = 1
    debate_minutes: Annotated[int, between(1, 20, "SV.action.5", "SV-37")] = 3
    speeches: Annotated[int, between(0, 5, "SV.action.5", "SV-37", later=True)] = 0
    patience_seconds: Annotated[int, between(0, 600, "SV.master")] = 0
    arcana: Annotated[bool, choice("SV.modules.1", "SV-30")] = True
    initiative: Annotated[Literal["goose", "clockwise", "popcorn"], choice("SV.modules.2", "SV-30")] = "goose"
    turns_each: Annotated[int, between(1, 20, "SV.modules.2", "SV-30")] = 5
    legacy: Annotated[bool, choice("SV.modules.3", "SV-30")] = True
    own_die: Annotated[Literal["waived", "ignored", "earns"], choice("SV.legacy.3", "SV-1")] = "waived"
    donor_paid_by: Annotated[Literal["bank", "active"], choice("SV.resonance.1", "SV-2")] = "bank"
    create_card: Annotated[Literal["with_partner", "alone"], choice("SV.minor.2", "SV-3")] = "with_partner"
    no_pair: Annotated[Literal["stay", "advance_one", "free_harvest"], choice("SV.turn.3", "SV-4")] = "stay"
    pool_size: Annotated[Literal[4, "unlimited"], choice("SV.resonance.store", "SV-7")] = 4
    donor_consent: Annotated[Literal["may_refuse", "must_give"], choice("SV.resonance.1", "SV-8")] = "may_refuse"
    invent_moves: Annotated[Literal["six", "chosen_action"], choice("SV.turn.6", "SV-9")] = "six"
    manipulate_coins: Annotated[Literal["actor", "bank"], choice("SV.action.4", "SV-10")] = "actor"
    manipulate_duty: Annotated[Literal["deferred", "immediate"], choice("SV.action.4", "SV-10")] = "deferred"
    vote_tie: Annotated[Literal["game_master", "initiator_loses"], choice("SV.action.5", "SV-11")] = "game_master"
    end_timing: Annotated[Literal["end_of_turn", "last_actions"], choice("SV.end", "SV-14")] = "end_of_turn"
    negative_coins: Annotated[bool, choice("SV.turn.4", "SV-15")] = True
    result: Annotated[Literal["sum", "mean"], choice("SV.harmony", "SV-16")] = "sum"
    halving: Annotated[Literal["linear", "iterated"], choice("SV.major", "SV-19")] = "linear"
    components_count: Annotated[Literal["all", "beyond_first"], choice("SV.major.3", "SV-21")] = "all"
    equal_rank: Annotated[Literal["counts", "strict"], choice("SV.major.12", "SV-22")] = "counts"
    station_rank: Annotated[Literal["among_players", "on_track"], choice("SV.major.17", "SV-24")] = "among_players"
    shared_authors: Annotated[Literal["all", "active_only"], choice("SV.major.2", "SV-27")] = "all"
    majors_harvested: Annotated[Literal["added", "replaced"], choice("SV.action.1", "SV-29")] = "added"


GROUPS: Final = {
    "voyage": (
        "theme",
        "end_station",
        "gm_plays",
        "master_seat",
        "debate_minutes",
        "speeches",
        "patience_seconds",
    ),
    "modules": ("arcana", "legacy", "initiative", "turns_each"),
}
"""The options that most people look at, by what they are about."""

SUGGESTED: Final = (
    Suggestion("end_station", 3, 10, (18, 32, 63)),
    Suggestion("debate_minutes", 3, 10, (3, 4, 5)),
)
"""What the manual advises: how long a voyage (SV.goose.end) and a debate (SV.action.5) may be."""

PRESETS: Final[dict[str, dict[str, str | int | bool]]] = {
    "lesson": {"initiative": "clockwise", "turns_each": 2},
    "manual": {"end_station": 32},
}
"""Short enough for a lesson, and as the manual has it; beside what they set, everything is as usual."""
