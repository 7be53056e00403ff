"""A game of Blockchain told in numbers: where coins lay and were lost, Hacks and silence, trades and their rates."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from tallystick.games.blockchain.concepts import CONCEPTS
from tallystick.kernel.story import Recorded, Story, Teller

CURRENCIES: Final = 5
PILE: Final = 3
"""So many Hacks on one another are worth telling."""
MOST_MARKS: Final = 40
COUNTED: Final = (
    *("all", "turns", "windows", "answered", "lapsed", "done", "changed", "rerolled"),
    *("scam", "cannot_pay", "cancelled", "scammed", "out"),
)


def story(entries: Sequence[Recorded]) -> Story:
    return HarbourTeller(entries).story(entries)


class HarbourTeller(Teller):
    """Balances are everybody's coins in cold storage; what a wallet holds is a series of its own."""

    def __init__(self, entries: Sequence[Recorded]) -> None:
        super().__init__(entries)
        self.mined, self.trades, self.failed = self.none(), self.none(), self.none()
        self.hacks, self.worked, self.paid = self.none(), self.none(), self.none()
        self.built, self.rent, self.wallet = self.none(), self.none(), self.none()
        self.hacked, self.traded = self.crossed(), self.crossed()
        self.wallets: list[tuple[int, ...]] = []
        self.rates: list[tuple[int, ...]] = []
        self.dice: dict[str, int] = {}
        self.servers: dict[int, int] = {}
        self.stack: list[int] = []
        self.announced = (0, 0)
        self.counts = dict.fromkeys(COUNTED, 0)
        self.bargain: list[tuple[int, int]] = [(0, 0)] * self.players
        self.marks: list[tuple[int, int, str]] = []
        self.active = 0
        self.hear(entries, CONCEPTS)

    def story(self, entries: Sequence[Recorded]) -> Story:
        opened: Mapping[str, Mapping[str, Any]] = entries[-1].body.get("moves", {})
        meant = sum(move["move"] == "answer" and bool(move.get("hack")) for move in opened.values())
        return self.told(
            seats={
                "mined": self.mined,
                "trades": self.trades,
                "failed": self.failed,
                "hacks": self.hacks,
                "worked": self.worked,
                "paid": self.paid,
                "built": self.built,
                "rent": self.rent,
            },
            counts={**self.counts, "lapsed": max(0, meant - self.counts["answered"])},
            pairs={"hacked": self.hacked, "traded": self.traded},
            series={
                "wallets": [*self.wallets, tuple(self.wallet)],
                "rates": [*self.rates, tuple(self.dice.values())],
            },
            bargain=self.bargain,
            marks=self.marks[:MOST_MARKS],
            tiles=list(self.dice),
        )

    def began(self, event: Mapping[str, Any]) -> None:
        self.counts["all"] = event["coins_each"] * CURRENCIES
        self.wallet = [self.counts["all"]] * self.players

    def ring(self, event: Mapping[str, Any]) -> None:
        self.dice = dict(zip(event["tiles"], event["dice"], strict=True))

    def began_turn(self, event: Mapping[str, Any]) -> None:
        if (event["turn"] - 1) % self.players == 0:
            self.keep_row()
            self.wallets.append(tuple(self.wallet))
            self.rates.append(tuple(self.dice.values()))
        self.round = self.counts["turns"] = event["turn"]
        self.active = event["seat"]
        self.stack = []

    def lap(self) -> int:
        """How many rows are complete: where a mark stands below the curves."""
        return len(self.rows)

    def block(self, event: Mapping[str, Any]) -> None:
        self.mined[event["seat"]] += 1

    def deployed(self, event: Mapping[str, Any]) -> None:
        self.servers[event["server"]] = event["seat"]
        self.built[event["seat"]] += 1

    def crashed(self, event: Mapping[str, Any]) -> None:
        self.servers.pop(event["server"], None)
        seat = event["seat"]
        self.moment("ch-moment-crash", "ch-energy", (seat,), 0, seat=seat, card=event["card"])

    def used(self, event: Mapping[str, Any]) -> None:
        payer, payee, price = event["payer"], event["payee"], event["price"]
        self.paid[payer] += price
        if payee is not None:
            self.rent[payee] += price
            self.pay(payer, payee, price)

    def pay(self, payer: int, payee: int, coins: int) -> None:
        self.wallet[payer] -= coins
        self.wallet[payee] += coins

    def window(self, _event: Mapping[str, Any]) -> None:
        self.counts["windows"] += 1

    def hack(self, event: Mapping[str, Any]) -> None:
        seat = event["seat"]
        self.hacks[seat] += 1
        self.counts["answered"] += self.asked != "play_hack"
        self.hacked[seat][self.victim_of(event)] += 1
        self.stack.append(seat)
        self.marks.append((self.lap(), self.active, "hack"))
        if len(self.stack) == PILE:
            seats = list(dict.fromkeys(self.stack))
            args = {"seats": ",".join(map(str, seats))}
            self.moment("ch-moment-pile", "ch-attack-surface", seats, len(self.stack), **args)

    def victim_of(self, hack: Mapping[str, Any]) -> int:
        """The owner of the Server, the owner of the Hack below, or the player whose turn it is."""
        if hack["card"] == "crash":
            return self.servers.get(hack["server"], self.active)
        if hack["card"] == "rollback" and self.stack:
            return self.stack[-1]
        return self.active

    def succeeded(self, event: Mapping[str, Any]) -> None:
        self.worked[event["seat"]] += 1

    def announced_trade(self, event: Mapping[str, Any]) -> None:
        self.stack = []
        self.announced = event["offer"], event["ask"]

    def announced_other(self, _event: Mapping[str, Any]) -> None:
        self.stack = []

    def swapped(self, event: Mapping[str, Any]) -> None:
        self.dice.update(zip(event["tiles"], event["values"], strict=True))
        self.counts["rerolled"] += 1

    def rerolled(self, event: Mapping[str, Any]) -> None:
        self.dice[event["tile"]] = event["value"]
        self.counts["rerolled"] += 1

    def trade(self, event: Mapping[str, Any]) -> None:
        seat, partner, given, got = event["seat"], event["partner"], event["given"], event["got"]
        self.trades[seat] += 1
        self.traded[seat][partner] += 1
        self.counts["done"] += 1
        changed = (given, got) != self.announced
        self.counts["changed"] += changed
        self.stack = []
        self.pay(seat, partner, given)
        self.pay(partner, seat, got)
        best = self.bargain[seat]
        if got - given > best[1] - best[0]:
            self.bargain[seat] = given, got
        args = {"seat": seat, "partner": partner, "given": given, "got": got}
        more: dict[str, int | str] = {**args, "give": event["give"], "take": event["take"]}
        if got > given:
            self.record("ch-moment-bargain", "ch-exchange", (seat, partner), got - given, **more)
        if changed:
            offer, ask = self.announced
            size = abs(offer - given) + abs(ask - got)
            told = {"offer": offer, "ask": ask}
            self.moment("ch-moment-changed", "ch-volatility", (seat, partner), size, **more, **told)

    def trade_failed(self, event: Mapping[str, Any]) -> None:
        seat, partner, lost = event["seat"], event["partner"], event["lost"]
        self.failed[seat] += 1
        self.counts[event["why"]] += 1
        self.stack = []
        if event["why"] == "scam":
            self.pay(seat, partner, lost)
            self.counts["scammed"] += lost
            self.marks.append((self.lap(), seat, "scam"))
            args = {"seat": seat, "partner": partner, "lost": lost, "give": event["give"]}
            self.moment("ch-moment-scam", "ch-irreversible", (seat, partner), lost, **args)
        elif event["why"] == "cannot_pay":
            self.moment("ch-moment-cannot-pay", "ch-counterparty", (seat, partner), 0, seat=seat, partner=partner)

    def stored(self, event: Mapping[str, Any]) -> None:
        seat = event["seat"]
        self.wallet[seat] -= event["stored"] - self.now[seat]
        self.now[seat] = event["stored"]
        self.stack = []
        self.look_who_leads("ch-cold-storage")

    def out(self, event: Mapping[str, Any]) -> None:
        seat = event["seat"]
        self.counts["out"] += 1
        stored, self.now[seat], self.wallet[seat] = self.now[seat], 0, 0
        self.moment("ch-moment-out", "ch-hot-wallet", (seat,), stored, seat=seat)

    def ended(self, event: Mapping[str, Any]) -> None:
        self.winners, self.reason = tuple(event["winners"]), event["reason"]

    READ: ClassVar[Mapping[str, Callable[[Any, Mapping[str, Any]], None]]] = {
        "ch_game_began": began,
        "ch_ring_made": ring,
        "ch_turn_began": began_turn,
        "ch_block_played": block,
        "ch_server_deployed": deployed,
        "ch_server_crashed": crashed,
        "ch_server_paid": used,
        "ch_window_opened": window,
        "ch_hack_played": hack,
        "ch_hack_worked": succeeded,
        "ch_deploy_announced": announced_other,
        "ch_block_announced": announced_other,
        "ch_store_announced": announced_other,
        "ch_trade_announced": announced_trade,
        "ch_dice_swapped": swapped,
        "ch_die_rerolled": rerolled,
        "ch_trade_done": trade,
        "ch_trade_failed": trade_failed,
        "ch_coins_stored": stored,
        "ch_player_out": out,
        "ch_game_ended": ended,
    }
