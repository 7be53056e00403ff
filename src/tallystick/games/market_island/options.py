"""What a table of Market Island may choose; the defaults are our rulings."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from tallystick.kernel.options import Options, Suggestion, between, choice
from tallystick.kernel.refusals import Refused


class FirstOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Those of version 1 of the rules. After each range or list of answers comes its section, then our ruling."""

    rounds: Annotated[int, between(1, 60, "4.3", "MI-20")] = 12
    minutes: Annotated[int, between(0, 180, "0.1", "MI-20")] = 0
    start_tokens: Annotated[int, between(0, 200, "4.1")] = 50
    fee: Annotated[int, between(0, 10, "2.2")] = 1
    prize: Annotated[int, between(0, 50, "2.5")] = 5
    start_bonus: Annotated[int, between(0, 20, "4.5")] = 4
    corner_money: Annotated[int, between(0, 10, "4.5")] = 1
    fire_gift: Annotated[int, between(0, 10, "4.4.2")] = 1
    ring: Annotated[Literal[24, 28, 40], choice("4.5")] = 28
    action_preset: Annotated[Literal["gentle", "even"], choice("4.4.2")] = "gentle"
    first_tie: Annotated[Literal["reroll", "seat_order"], choice("0.3", "MI-1")] = "reroll"
    tie_break: Annotated[Literal["rank", "die"], choice("2.4", "MI-2")] = "rank"
    ace: Annotated[Literal["high", "low"], choice("2.4", "MI-3")] = "high"
    no_miner: Annotated[Literal["void", "execute", "pending", "end"], choice("2.5", "MI-4")] = "void"
    unmined_status: Annotated[Literal["apply", "void"], choice("2.8", "MI-4b")] = "apply"
    end_when: Annotated[Literal["all_barred", "all_possessed"], choice("4.3", "MI-5")] = "all_barred"
    landing_pays: Annotated[bool, choice("4.5", "MI-6")] = True
    negative_check: Annotated[Literal["checkpoints", "every_change"], choice("4.3", "MI-7")] = "checkpoints"
    broke_may_mine: Annotated[bool, choice("2.2", "MI-8")] = False
    jellyfish_bars: Annotated[Literal["next_round", "this_round"], choice("2.3", "MI-9")] = "next_round"
    totem_bars: Annotated[Literal["for_good", "one_round"], choice("2.3", "MI-10")] = "for_good"
    suit_points: Annotated[Literal["each", "once"], choice("2.4", "MI-11")] = "each"
    square_money: Annotated[Literal["at_once", "with_block"], choice("4.5", "MI-12")] = "at_once"
    axe_while_barred: Annotated[Literal["wasted", "kept"], choice("2.3", "MI-13")] = "wasted"
    neighbours: Annotated[Literal["remaining", "seated"], choice("4.4.1", "MI-14")] = "remaining"
    short_payer: Annotated[Literal["in_full", "what_is_there"], choice("4.4.1", "MI-15")] = "in_full"
    returned_cards: Annotated[Literal["shuffled", "in_order"], choice("2.7", "MI-17")] = "shuffled"
    rotate_first: Annotated[bool, choice("P1", "MI-18")] = False
    all_negative: Annotated[Literal["best", "nobody"], choice("4.3", "MI-21")] = "best"
    abacus: Annotated[Literal["unlimited", "up_to_99"], choice("4.6", "MI-22")] = "unlimited"
    spare_actions: Annotated[Literal["jokers", "doubles"], choice("4.4.2", "MI-24")] = "jokers"


class IslandOptions(FirstOptions, frozen=True, forbid_unknown_fields=True):
    """Since version 2 a table may agree on a time alone, and on when the Axe's second card is drawn."""

    rounds: Annotated[int, between(0, 60, "4.3", "MI-20")] = 12
    axe_draws: Annotated[Literal["two", "if_wanted"], choice("2.3", "MI-27")] = "two"

    @classmethod
    def agreeing(cls, given: Mapping[str, object]) -> Mapping[str, object]:
        """An agreed time stands alone unless rounds are agreed on too; without both there is no end (0.1, MI-20)."""
        timed = given.get("minutes", 0) not in (0, "0")
        if timed and "rounds" not in given:
            return {**given, "rounds": 0}
        if not timed and given.get("rounds") in (0, "0"):
            raise Refused("no_end_agreed", section="0.1", ruling="MI-20")
        return given


SUGGESTED: Final = (
    Suggestion("minutes", 2, 2, (30, 45), "rounds"),
    Suggestion("minutes", 3, 6, (60, 75, 90), "rounds"),
)
"""How long the manual thinks that it takes (0.1)."""

GROUPS: Final = {
    "length": ("rounds", "minutes", "ring"),
    "money": ("start_tokens", "fee", "prize", "start_bonus", "corner_money", "fire_gift"),
    "cards": ("action_preset", "axe_draws", "jellyfish_bars", "totem_bars", "suit_points", "tie_break", "ace"),
}
"""The options that most people look at, by what they are about."""

PRESETS: Final[dict[str, dict[str, str | int | bool]]] = {
    "lesson": {"rounds": 5, "minutes": 10},
    "manual": {"rounds": 0, "minutes": 60, "abacus": "up_to_99"},
}
"""Short enough for a lesson, and as the manual has it; beside what they set, everything is as usual."""
