"""A game of CryptoMiner told in numbers: claims won and lost, how well winning cards fitted, how long blocks waited."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from tallystick.games.cryptominer.concepts import CONCEPTS
from tallystick.kernel.story import Recorded, Story, Teller


def number_on(card: str) -> int:
    """The value of a block card.

    >>> number_on("12ABC")
    12
    """
    return int("".join(sign for sign in card if sign.isdigit()))


def story(entries: Sequence[Recorded]) -> Story:
    return MinerTeller(entries).story()


class MinerTeller(Teller):
    """Balances are everybody's coins."""

    def __init__(self, entries: Sequence[Recorded]) -> None:
        super().__init__(entries)
        self.mined, self.played, self.claims, self.lost = self.none(), self.none(), self.none(), self.none()
        self.swaps, self.passed, self.loaded = self.none(), self.none(), self.none()
        self.exact, self.best = self.none(), self.none()
        self.shared, self.overtook = self.crossed(), self.crossed()
        self.counts = {"formed": 0, "unlinked": 0, "outbid": 0, "unclaimed": 0, "left": 0}
        self.blocks: list[list[int | str]] = []
        self.over: list[int] = []
        self.waited: list[int] = []
        self.searched = self.none()
        """Cards that a seat has put back since its last claim."""
        self.hear(entries, CONCEPTS)

    def story(self) -> Story:
        return self.told(
            seats={
                "mined": self.mined,
                "played": self.played,
                "claims": self.claims,
                "lost": self.lost,
                "swaps": self.swaps,
                "passed": self.passed,
                "loaded": self.loaded,
                "exact": self.exact,
                "best": self.best,
            },
            counts={**self.counts, "left": self.counts["formed"] - len(self.blocks)},
            pairs={"shared": self.shared, "overtook": self.overtook},
            blocks=self.blocks,
            over=self.over,
            waited=self.waited,
        )

    def began(self, _event: Mapping[str, Any]) -> None:
        self.keep_row()

    def began_round(self, event: Mapping[str, Any]) -> None:
        if event["round"] > 1:
            self.keep_row()
        self.round = event["round"]

    def played_card(self, event: Mapping[str, Any]) -> None:
        self.played[event["seat"]] += 1
        self.loaded[event["seat"]] += event["value"]

    def swapped(self, event: Mapping[str, Any]) -> None:
        self.swaps[event["seat"]] += 1
        self.searched[event["seat"]] += 1

    def idled(self, event: Mapping[str, Any]) -> None:
        self.passed[event["seat"]] += 1

    def formed(self, _event: Mapping[str, Any]) -> None:
        self.counts["formed"] += 1

    def claimed(self, event: Mapping[str, Any]) -> None:
        seat, block, count = event["seat"], event["block"], self.searched[event["seat"]]
        self.claims[seat] += 1
        self.record("cm-moment-tries", "cm-nonce", (seat,), count, seat=seat, block=block, count=count)
        self.searched[seat] = 0
        if event["outbid"]:
            other, value = event["outbid"][-1], number_on(event["card"])
            self.overtook[seat][other] += 1
            args = {"seat": seat, "other": other, "block": block, "value": value}
            self.moment("cm-moment-overtaken", "cm-best-proof", (seat, other), value, **args)
            claims = len(event["outbid"]) + 1
            seats = sorted({seat, *event["outbid"]})
            self.record("cm-moment-contest", "cm-contest", seats, claims, block=block, count=claims)

    def returned(self, event: Mapping[str, Any]) -> None:
        self.lost[event["seat"]] += 1
        self.counts[event["why"]] += 1
        if event["why"] == "unlinked":
            seat, block = event["seat"], event["block"]
            self.moment("cm-moment-unlinked", "cm-link", (seat,), 0, seat=seat, block=block)

    def block(self, event: Mapping[str, Any]) -> None:
        block = event["block"]
        miner, coins, total = block["miner"], block["coins"], block["total"]
        over = number_on(block["mined_with"]) - total
        self.now[miner] += coins
        self.mined[miner] += 1
        self.best[miner] = max(self.best[miner], coins)
        self.over.append(over)
        self.waited.append(block["mined_in"] - block["formed_in"])
        self.blocks.append([block["height"], miner, block["mined_with"], coins, block["number"]])
        for card in block["cards"]:
            if card["seat"] != miner:
                self.shared[card["seat"]][miner] += 1
        if over == 0:
            self.exact[miner] += 1
            args = {"seat": miner, "block": block["number"], "total": total}
            self.moment("cm-moment-exact", "cm-proof", (miner,), total, **args)
        args = {"seat": miner, "block": block["number"], "coins": coins}
        self.record("cm-moment-largest", "cm-reward", (miner,), coins, **args)
        args = {"seat": miner, "block": block["number"], "count": self.waited[-1]}
        self.record("cm-moment-waited", "cm-candidate", (miner,), self.waited[-1], **args)
        self.look_who_leads("cm-reward")

    def without_card(self, event: Mapping[str, Any]) -> None:
        self.moment("cm-moment-deck", "cm-idle", (event["seat"],), 0, seat=event["seat"])

    def ended(self, event: Mapping[str, Any]) -> None:
        self.winners, self.reason = tuple(event["winners"]), event["reason"]
        self.counts["unclaimed"] = event["unclaimed"]

    READ: ClassVar[Mapping[str, Callable[[Any, Mapping[str, Any]], None]]] = {
        "cm_game_began": began,
        "cm_round_began": began_round,
        "cm_transaction_played": played_card,
        "cm_card_substituted": swapped,
        "cm_turn_passed": idled,
        "cm_block_formed": formed,
        "cm_block_claimed": claimed,
        "cm_card_returned": returned,
        "cm_block_mined": block,
        "cm_deck_ran_out": without_card,
        "cm_game_ended": ended,
    }
