"""What a table of CryptoMiner may choose; the defaults are our rulings."""

from typing import Annotated, Final, Literal

from tallystick.kernel.options import UNLISTED, Options, between, choice


class FirstOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Those of version 1 of the rules. After each list of answers comes its section, then our ruling."""

    transaction_cards: Annotated[Literal[60, 30], choice("CM.deal.1", "CM-20")] = 60
    block_cards: Annotated[Literal[70, "classic40", "classic40_from_three"], choice("CM.deal.2", "CM-1")] = 70
    compare: Annotated[Literal["total", "total_plus_one"], choice("CM.value", "CM-2")] = "total"
    large_table: Annotated[bool, choice("CM.play", "CM-3")] = False
    leftover_cards: Annotated[Literal["set_aside", "dealt"], choice("CM.deal.1", "CM-4")] = "set_aside"
    free_symbols: Annotated[Literal["while_empty", "second_round"], choice("CM.symbol.2", "CM-5")] = "while_empty"
    symbol_check: Annotated[Literal["round_start", "settlement"], choice("CM.symbol.1", "CM-6")] = "round_start"
    equal_totals: Annotated[Literal["older_first", "turn_order"], choice("CM.round.6.1", "CM-7")] = "older_first"
    draw_order: Annotated[Literal["settlement", "turn_order"], choice("CM.round.6.4", "CM-8")] = "settlement"
    idle_rounds: Annotated[int, between(1, 20, "CM.round.4", "CM-12")] = 1
    tied_win: Annotated[Literal["shared", "most_blocks"], choice("CM.winner", "CM-14")] = "shared"
    coin_supply: Annotated[Literal["unlimited", "only_280"], choice("CM.box", "CM-16")] = "unlimited"


class MinerOptions(FirstOptions, frozen=True, forbid_unknown_fields=True):
    """Since version 2 a table may allow substitutions in the first round."""

    first_round_substitution: Annotated[bool, choice("CM.sub", "CM-19")] = False


GROUPS: Final = {"cards": ("transaction_cards", "block_cards", "compare"), UNLISTED: ("large_table",)}
"""The options that most people look at, by what they are about."""

PRESETS: Final[dict[str, dict[str, str | int | bool]]] = {
    "lesson": {"transaction_cards": 30},
    "manual": {"block_cards": "classic40", "coin_supply": "only_280"},
}
"""Short enough for a lesson, and as the manual has it; beside what they set, everything is as usual."""
