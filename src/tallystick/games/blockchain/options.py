"""What a table of Blockchain may choose; the defaults are our rulings."""

from typing import Annotated, Final, Literal

from tallystick.kernel.options import Options, between, choice


class FirstOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Those of version 1 of the rules. After each list of answers comes its section, then our ruling."""

    reaction_seconds: Annotated[int, between(0, 250, "CH.hacks", "CH-3")] = 20
    exchange_ring: Annotated[Literal["random", "arranged"], choice("CH.setup.2", "CH-15")] = "random"
    first_player: Annotated[Literal["thrown", "first_seat"], choice("CH.setup.4", "CH-19", later=True)] = "thrown"
    turn_cap: Annotated[int, between(0, 200, "CH.end", "CH-22")] = 0
    strict_wallet: Annotated[bool, choice("CH.store.alert", "CH-1")] = False
    run_out: Annotated[Literal["all", "any_currency"], choice("CH.store.alert", "CH-2")] = "all"
    hack_answers: Annotated[Literal["in_order", "first_come"], choice("CH.hacks", "CH-3")] = "in_order"
    hack_order: Annotated[Literal["last_first", "first_first"], choice("CH.hacks", "CH-4")] = "last_first"
    hack_without_effect: Annotated[bool, choice("CH.hacks", "CH-17")] = True
    full_request: Annotated[Literal["stays", "rises"], choice("CH.scenario.1", "CH-5")] = "stays"
    trade_offer: Annotated[Literal["exact", "less"], choice("CH.trade", "CH-6")] = "exact"
    scam: Annotated[Literal["keeps_coins", "cancels"], choice("CH.scenario.4", "CH-9")] = "keeps_coins"
    lockout: Annotated[Literal["five", "one_badge", "everything"], choice("CH.scenario.4", "CH-10")] = "five"
    crashed_server: Annotated[Literal["actions_stay", "actions_lost"], choice("CH.scenario.3", "CH-11")] = (
        "actions_stay"
    )
    rollback: Annotated[Literal["below", "all"], choice("CH.scenario.4", "CH-12")] = "below"
    server_payee: Annotated[Literal["per_server", "per_turn"], choice("CH.pay", "CH-13")] = "per_server"
    mine_badge: Annotated[Literal["draws", "fills"], choice("CH.blocks", "CH-14")] = "draws"
    volatility: Annotated[Literal["rerolls", "nothing"], choice("CH.setup.2", "CH-16")] = "rerolls"


class ChainOptions(FirstOptions, frozen=True, forbid_unknown_fields=True):
    """Since version 2 a table may let everybody play Hacks while the active player still thinks."""

    hack_moments: Annotated[Literal["announced", "any_time"], choice("CH.hacks", "CH-24")] = "announced"


GROUPS: Final = {
    "length": ("reaction_seconds", "turn_cap", "exchange_ring"),
    "hacks": (
        "hack_moments",
        "hack_answers",
        "hack_order",
        "hack_without_effect",
        "scam",
        "lockout",
        "rollback",
        "crashed_server",
    ),
    "coins": ("strict_wallet", "run_out", "server_payee", "trade_offer", "full_request"),
}
"""The options that most people look at, by what they are about."""

PRESETS: Final[dict[str, dict[str, str | int | bool]]] = {
    "lesson": {"turn_cap": 12, "reaction_seconds": 10},
    "manual": {
        "exchange_ring": "arranged",
        "reaction_seconds": 0,
        "hack_answers": "first_come",
        "hack_moments": "any_time",
    },
}
"""Short enough for a lesson, and as the manual has it; beside what they set, everything is as usual."""
