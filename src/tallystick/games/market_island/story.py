"""A game of Market Island told in numbers: what mining brought, where the money came from, what never happened."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from tallystick.games.market_island.concepts import CONCEPTS
from tallystick.kernel.story import Recorded, Story, Teller

GREAT: Final = 4
"""So many points are worth telling."""
IN_VAIN: Final = 2
"""So many tries without a block are."""


def story(entries: Sequence[Recorded]) -> Story:
    return IslandTeller(entries).story()


class IslandTeller(Teller):
    """Balances are everybody's Istoken."""

    def __init__(self, entries: Sequence[Recorded]) -> None:
        super().__init__(entries)
        self.mined, self.tried, self.declined = self.none(), self.none(), self.none()
        self.prizes, self.fees, self.walked = self.none(), self.none(), self.none()
        self.paid = self.crossed()
        self.flows: dict[str, int] = {}
        """What the island gave (or, below zero, took), by why."""
        self.counts = {"formed": 0, "nobody": 0, "unpaid": 0, "tied": 0}
        self.then = ""
        self.lying: list[Mapping[str, Any]] = []
        self.by_miners: dict[int, list[int]] = {}
        self.blocks: list[list[int | str]] = []
        self.fit: list[tuple[int, str, int]] = [(0, "", 0)] * self.players
        self.lucky: list[tuple[int, int]] = [(-1, 0)] * self.players
        self.staking: list[int] = []
        """Who has paid to mine the block that lies there."""
        self.hear(entries, CONCEPTS)

    def story(self) -> Story:
        return self.told(
            seats={
                "mined": self.mined,
                "tried": self.tried,
                "declined": self.declined,
                "prizes": self.prizes,
                "fees": self.fees,
                "walked": self.walked,
            },
            counts={**self.counts, **{f"island_{why}": amount for why, amount in sorted(self.flows.items())}},
            pairs={"paid": self.paid},
            blocks=self.blocks,
            by_miners=[[miners, *sums] for miners, sums in sorted(self.by_miners.items())],
            fit=self.fit,
            lucky=self.lucky,
            then=self.then,
        )

    def began(self, event: Mapping[str, Any]) -> None:
        self.now = [event["tokens"]] * self.players
        self.keep_row()

    def began_round(self, event: Mapping[str, Any]) -> None:
        if event["round"] > 1:
            self.keep_row()
        self.round = event["round"]

    def threw(self, event: Mapping[str, Any]) -> None:
        if event["purpose"] == "move":
            self.walked[event["seat"]] += event["value"]

    def formed(self, event: Mapping[str, Any]) -> None:
        self.counts["formed"] += 1
        self.lying = event["cards"]
        self.staking = []

    def staked(self, event: Mapping[str, Any]) -> None:
        seat = event["seat"]
        self.tried[seat] += 1
        self.staking.append(seat)

    def sat_out(self, event: Mapping[str, Any]) -> None:
        self.declined[event["seat"]] += 1

    def money(self, event: Mapping[str, Any]) -> None:
        payer, payee, amount, why = event["payer"], event["payee"], event["amount"], event["why"]
        if payer is not None:
            self.now[payer] -= amount
        if payee is not None:
            self.now[payee] += amount
        if payer is None:
            self.flows[why] = self.flows.get(why, 0) + amount
        elif payee is None:
            self.flows[why] = self.flows.get(why, 0) - amount
        else:
            self.paid[payer][payee] += amount
            args = {"payer": payer, "payee": payee, "amount": amount}
            self.record("mi-moment-largest", "replicas", (payer, payee), amount, **args)
        if why == "prize":
            self.prizes[payee] += amount
        elif why == "fee":
            self.fees[payer] += amount

    def found(self, event: Mapping[str, Any]) -> None:
        seat, points, card = event["seat"], event["points"], event["card"]
        if points > self.fit[seat][0]:
            self.fit[seat] = (points, card, self.round)
        if self.lucky[seat][0] < 0 or points < self.lucky[seat][0]:
            self.lucky[seat] = (points, self.round)
        if event["by"] != "points":
            self.counts["tied"] += 1
            self.moment("mi-moment-tie", "luck", (seat,), points, seat=seat, points=points)
        elif points >= GREAT:
            self.moment("mi-moment-great", "race", (seat,), points, seat=seat, points=points, card=card)

    def block(self, event: Mapping[str, Any]) -> None:
        block = event["block"]
        miner, prize = block["miner"], block["prize"]
        self.mined[miner] += 1
        miners = len(self.staking)
        args = {"seat": miner, "prize": prize, "miners": miners}
        self.record("mi-moment-prize", "block-reward", (miner,), 100 * prize // max(1, miners), **args)
        for seat in self.staking:
            count = self.tried[seat]
            if not self.mined[seat] and count >= IN_VAIN:
                self.record("mi-moment-vain", "cost-of-mining", (seat,), count, seat=seat, count=count)
        self.blocks.append([block["height"], miner, block["mined_with"]])
        sums = self.by_miners.setdefault(miners, [0, 0])
        sums[0] += 1
        sums[1] += prize
        self.look_who_leads("race")

    def nobody(self, event: Mapping[str, Any]) -> None:
        self.counts["nobody"] += 1
        self.then = event["then"]
        if self.then != "execute":
            money = sum(card["deck"] != "action" for card in self.lying)
            self.counts["unpaid"] += money
            self.moment("mi-moment-nobody", "validation", range(self.players), money)
        self.look_who_leads("race")

    def laid(self, event: Mapping[str, Any]) -> None:
        if event["effect"].startswith("totem") and event["effect"] != "totem_once":
            self.moment("mi-moment-totem", "optional-mining", (event["seat"],), 0, seat=event["seat"])

    def out(self, event: Mapping[str, Any]) -> None:
        seat, balance = event["seat"], event["balance"]
        self.moment("mi-moment-out", "replicas", (seat,), -balance, seat=seat, balance=balance)

    def ended(self, event: Mapping[str, Any]) -> None:
        self.winners, self.reason = tuple(event["winners"]), event["reason"]

    READ: ClassVar[Mapping[str, Callable[[Any, Mapping[str, Any]], None]]] = {
        "game_began": began,
        "round_began": began_round,
        "die_thrown": threw,
        "block_formed": formed,
        "card_mined": staked,
        "mining_declined": sat_out,
        "paid": money,
        "miner_found": found,
        "block_mined": block,
        "nobody_mined": nobody,
        "status_laid": laid,
        "player_out": out,
        "game_ended": ended,
    }
