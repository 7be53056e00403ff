"""The options of a table as the rules ask for them: yes, no, or how many."""

from tallystick.games.market_island.options import FirstOptions, IslandOptions


class Agreed:
    """One question for each option; copies of a table share the answers."""

    def __init__(self, options: FirstOptions, version: int) -> None:
        self.version: int = version  # of the rules
        self.rounds: int = options.rounds  # 0 for no limit
        self.second_card_is_asked_for: bool = isinstance(options, IslandOptions) and options.axe_draws == "if_wanted"
        self.has_clock: bool = options.minutes > 0
        self.fee: int = options.fee
        self.prize: int = options.prize
        self.start_bonus: int = options.start_bonus
        self.corner_money: int = options.corner_money
        self.fire_gift: int = options.fire_gift
        self.first_tie_is_rerolled: bool = options.first_tie == "reroll"
        self.rank_breaks_ties: bool = options.tie_break == "rank"
        self.ace_is_high: bool = options.ace == "high"
        self.if_nobody_mines: str = options.no_miner
        self.unmined_status_applies: bool = options.unmined_status == "apply"
        self.any_bar_ends: bool = options.end_when == "all_barred"
        self.landing_pays: bool = options.landing_pays
        self.out_at_once: bool = options.negative_check == "every_change"
        self.broke_may_mine: bool = options.broke_may_mine
        self.sting_bars_at_once: bool = options.jellyfish_bars == "this_round"
        self.totem_is_for_good: bool = options.totem_bars == "for_good"
        self.every_suit_counts: bool = options.suit_points == "each"
        self.square_pays_at_once: bool = options.square_money == "at_once"
        self.barred_keep_axe: bool = options.axe_while_barred == "kept"
        self.neighbour_is_seated: bool = options.neighbours == "seated"
        self.payer_goes_below_zero: bool = options.short_payer == "in_full"
        self.returned_are_shuffled: bool = options.returned_cards == "shuffled"
        self.first_rotates: bool = options.rotate_first
        self.best_of_the_broke_wins: bool = options.all_negative == "best"
        self.abacus_ends_at_99: bool = options.abacus == "up_to_99"
        self.spares_are_jokers: bool = options.spare_actions == "jokers"
