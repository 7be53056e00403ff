"""The options of a table as the rules ask for them: yes, no, or how many."""

from typing import Final

from tallystick.games.shelves_voyage.components import POOL
from tallystick.games.shelves_voyage.options import VoyageOptions

UNLIMITED: Final = 10**9


class Agreed:
    """One question for each option; copies of a table share the answers."""

    def __init__(self, options: VoyageOptions) -> None:
        self.theme: str = options.theme
        self.end_station: int = options.end_station
        self.debate_seconds: int = options.debate_minutes * 60
        self.patience: int = options.patience_seconds
        self.arcana: bool = options.arcana
        self.goose: bool = options.initiative == "goose"
        self.popcorn: bool = options.initiative == "popcorn"
        self.turns_each: int = options.turns_each
        self.legacy: bool = options.legacy
        self.legacy_waives_die: bool = options.own_die != "ignored"
        self.own_die_earns: bool = options.own_die == "earns"
        self.active_pays_donor: bool = options.donor_paid_by == "active"
        self.create_card_alone: bool = options.create_card == "alone"
        self.no_pair_steps: int = 1 if options.no_pair == "advance_one" else 0
        self.no_pair_harvests: bool = options.no_pair == "free_harvest"
        self.pool_size: int = POOL if options.pool_size == POOL else UNLIMITED
        self.donor_may_refuse: bool = options.donor_consent == "may_refuse"
        self.invent_moves_six: bool = options.invent_moves == "six"
        self.bank_pays_manipulate: bool = options.manipulate_coins == "bank"
        self.duty_at_once: bool = options.manipulate_duty == "immediate"
        self.initiator_loses_ties: bool = options.vote_tie == "initiator_loses"
        self.last_turns: bool = options.end_timing == "last_actions"
        self.below_zero: bool = options.negative_coins
        self.mean: bool = options.result == "mean"
        self.iterated: bool = options.halving == "iterated"
        self.first_component_is_free: bool = options.components_count == "beyond_first"
        self.ties_count: bool = options.equal_rank == "counts"
        self.rank_on_track: bool = options.station_rank == "on_track"
        self.active_author_only: bool = options.shared_authors == "active_only"
        self.majors_replace: bool = options.majors_harvested == "replaced"
