"""The options of a table as the rules ask for them: yes, no, or how many."""

from typing import Final

from tallystick.games.blockchain.options import ChainOptions, FirstOptions

LOCK_FIVE: Final = 0
LOCK_ONE_BADGE: Final = 1
LOCK_EVERYTHING: Final = 2
LOCKS: Final = {"five": LOCK_FIVE, "one_badge": LOCK_ONE_BADGE, "everything": LOCK_EVERYTHING}


class Agreed:
    """One question for each option; copies of a table share the answers."""

    def __init__(self, options: FirstOptions, version: int) -> None:
        self.version: int = version  # of the rules
        self.hacks_at_any_time: bool = isinstance(options, ChainOptions) and options.hack_moments == "any_time"
        self.reaction_seconds: int = options.reaction_seconds
        self.ring_is_arranged: bool = options.exchange_ring == "arranged"
        self.start_is_thrown: bool = options.first_player == "thrown"
        self.turn_cap: int = options.turn_cap
        self.loss_comes_first: bool = options.strict_wallet
        self.any_currency_counts: bool = options.run_out == "any_currency"
        self.first_come: bool = options.hack_answers == "first_come"
        self.last_hack_first: bool = options.hack_order == "last_first"
        self.hacks_may_fail: bool = options.hack_without_effect
        self.full_request_rises: bool = options.full_request == "rises"
        self.may_give_less: bool = options.trade_offer == "less"
        self.scam_keeps_coins: bool = options.scam == "keeps_coins"
        self.lockout: int = LOCKS[str(options.lockout)]
        self.crash_takes_actions: bool = options.crashed_server == "actions_lost"
        self.rollback_takes_all: bool = options.rollback == "all"
        self.one_payee: bool = options.server_payee == "per_turn"
        self.mine_fills_hand: bool = options.mine_badge == "fills"
        self.volatility_rerolls: bool = options.volatility == "rerolls"
