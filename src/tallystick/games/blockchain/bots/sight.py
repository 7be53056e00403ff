"""What a bot makes of its view: what it misses, what trades are worth, and what a Hack would change."""

from typing import Any, Final

from tallystick.games.blockchain import components as box

SPARE: Final = 0.12
"""What a coin is worth above the ten of its currency that one needs."""
HARM: Final = 0.25
"""What it is worth that a rival misses a coin."""
RESERVE: Final = 8
"""How many coins stay in the wallet as long as others are missing."""
WIN: Final = 100.0
"""What a trade is worth after which the cold storage can be filled this turn."""
PATIENCE: Final = 30
"""After so many turns of one's own coins must move, whoever gains: there are rings on which no trade helps anybody."""
HASTE: Final = 0.1
"""What every turn beyond that adds to the worth of a Server that is paid for."""
MIDDLE: Final = 3.5
"""What a die shows on the average."""


class Sight:
    """The own vault and the rivals', the ring and the turn, as numbers."""

    def __init__(self, view: Any, seat: int) -> None:
        self.me: int = seat
        self.active: int = view.active
        self.wallets: list[list[int]] = [list(wallet) for wallet in view.wallets]
        self.stored: list[list[int]] = [list(stored) for stored in view.stored]
        self.out: list[bool] = list(view.out)
        self.stored_total: int = sum(self.stored[self.me])
        self.ring: list[int] = [box.TILE_OF_NAME[tile.tile] for tile in view.ring]
        self.dice: list[int] = [0] * box.TILES
        for tile in view.ring:
            self.dice[box.TILE_OF_NAME[tile.tile]] = tile.die
        self.trades: int = view.badges.trade
        self.stores: int = view.badges.store
        all_coins = box.COINS_EACH * box.KINDS_OF_COIN
        self.may_win: bool = self.active == seat and self.stored_total + self.stores >= all_coins and self.missing() > 0
        """Whether a trade could let me store all that I need this turn."""
        self.haste: float = HASTE * max(0, view.turns[seat] - PATIENCE)
        self.hacks: int = 0
        for card in view.hand:
            if card.card in box.HACKS:
                self.hacks += 1
        self.view = view

    def storable(self) -> int:
        """How many coins of my wallet still have a place in cold storage."""
        wallet = self.wallets[self.me]
        stored = self.stored[self.me]
        return sum([min(wallet[coin], box.COINS_EACH - stored[coin]) for coin in range(box.KINDS_OF_COIN)])

    def missing(self) -> int:
        """How many coins I need and do not have."""
        wallet = self.wallets[self.me]
        stored = self.stored[self.me]
        return sum([max(0, box.COINS_EACH - stored[coin] - wallet[coin]) for coin in range(box.KINDS_OF_COIN)])

    def may_store(self, total: int) -> int:
        """How many of the coins I may store I should: whoever misses some needs others to trade with."""
        if self.missing() == 0:
            return total
        return min(total, max(0, sum(self.wallets[self.me]) - RESERVE))

    def stored_of(self, seat: int) -> int:
        return sum(self.stored[seat])

    def worth(self, seat: int, coin: int, count: int) -> float:
        """What so many coins of one currency in the wallet are worth to a seat."""
        needed = box.COINS_EACH - self.stored[seat][coin]
        return float(count) if count <= needed else needed + SPARE * (count - needed)

    def change(self, seat: int, coin: int, more: int) -> float:
        """What it is worth to a seat to have more (or fewer) coins of a currency."""
        owned = self.wallets[seat][coin]
        return self.worth(seat, coin, owned + more) - self.worth(seat, coin, owned)

    def coins_to_store(self, most: tuple[int, ...], total: int) -> tuple[int, ...]:
        """First what others could trade away soonest: the currency of which the fewest would be left."""
        coins = [0] * box.KINDS_OF_COIN
        spare = [self.wallets[self.me][coin] - most[coin] for coin in range(box.KINDS_OF_COIN)]
        for _ in range(total):
            best = -1
            for coin in range(box.KINDS_OF_COIN):
                if coins[coin] < most[coin] and (best < 0 or spare[coin] < spare[best]):
                    best = coin
            coins[best] += 1
        return tuple(coins)

    def coins_to_pay(self, price: int) -> tuple[tuple[int, ...], float]:
        """The cheapest coins for a price, and what they are worth to me."""
        coins = [0] * box.KINDS_OF_COIN
        cost = 0.0
        wallet = self.wallets[self.me]
        for _ in range(price):
            best = -1
            least = 99.0
            for coin in range(box.KINDS_OF_COIN):
                if coins[coin] < wallet[coin]:
                    count = wallet[coin] - coins[coin]
                    worth = self.worth(self.me, coin, count) - self.worth(self.me, coin, count - 1) - 0.001 * count
                    if worth < least:
                        least = worth
                        best = coin
            coins[best] += 1
            cost += least
        return tuple(coins), cost

    def worth_of_server(self, number: int) -> float:
        """What the badges of a Server would bring this turn."""
        for server in self.view.servers:
            if server.number == number:
                badges = box.CARD_BADGES[box.CARD_OF_NAME[server.card]]
                trade = min(3.0, max(0.0, self.best_trade_with(self.dice)))
                store = min(badges[box.STORE], self.storable()) * 0.3
                return badges[box.MINE] * 0.6 + badges[box.CHAIN] * 1.2 + badges[box.TRADE] * trade + store
        return 0.0

    def owner_of(self, number: int) -> int:
        for server in self.view.servers:
            if server.number == number:
                owner: int = server.seat
                return owner
        return self.me

    def worth_of_trade(self, partner: int, from_tile: str, to_tile: str, give: str, take: str) -> float:
        """What a trade would bring me now, and cost the partner."""
        given = self.dice[box.TILE_OF_NAME[from_tile]]
        value = self.dice[box.TILE_OF_NAME[to_tile]]
        return self.worth_of_exchange(partner, given, value, box.TILE_OF_NAME[give], box.TILE_OF_NAME[take])

    def worth_of_exchange(self, partner: int, given: int, value: int, give: int, take: int) -> float:
        """What I win by giving so many coins for at most `value` others, and what the partner loses."""
        if self.wallets[self.me][give] < given:
            return -1.0
        got = min(value, self.wallets[partner][take])
        if sum(self.wallets[self.me]) - given + got < 1:
            return -9.0
        if self.may_win and self.wins_with(give, given, take, got):
            return WIN
        mine = self.change(self.me, give, -given) + self.change(self.me, take, got)
        theirs = self.change(partner, give, given) + self.change(partner, take, -got)
        return mine - HARM * theirs * (1.0 + self.stored_of(partner) / 50.0)

    def wins_with(self, give: int, given: int, take: int, got: int) -> bool:
        """Whether this trade brings all that I miss."""
        wallet = self.wallets[self.me]
        stored = self.stored[self.me]
        for coin in range(box.KINDS_OF_COIN):
            have = stored[coin] + wallet[coin]
            if coin == give:
                have -= given
            elif coin == take:
                have += got
            if have < box.COINS_EACH:
                return False
        return True

    def best_trade_with(self, dice: list[int]) -> float:
        """The best trade there would be with these dice."""
        best = 0.0
        for place in range(box.TILES):
            for step in (1, box.TILES - 1):
                tile = self.ring[place]
                other = self.ring[(place + step) % box.TILES]
                for partner in range(len(self.wallets)):
                    if partner != self.me and not self.out[partner]:
                        best = max(best, self.best_exchange(partner, tile, other, dice))
        return best

    def best_exchange(self, partner: int, tile: int, other: int, dice: list[int]) -> float:
        """The best choice of currencies between two tiles."""
        best = 0.0
        for give in range(box.KINDS_OF_COIN):
            if tile not in (box.WILD, give):
                continue
            for take in range(box.KINDS_OF_COIN):
                if give != take and other in (box.WILD, take):
                    best = max(best, self.worth_of_exchange(partner, dice[tile], dice[other], give, take))
        return best

    def swapped(self, tiles: tuple[str, ...]) -> list[int]:
        """The dice after a Flash Swap."""
        dice = self.dice[:]
        first = box.TILE_OF_NAME[tiles[0]]
        second = box.TILE_OF_NAME[tiles[1]]
        dice[first] = self.dice[second]
        dice[second] = self.dice[first]
        return dice

    def needs_other_dice(self) -> bool:
        """Whether the last coins are missing and no trade on this ring brings them."""
        return self.stored_total > 35 and self.missing() > 0 and self.best_trade_with(self.dice) <= 0.5

    def die_on(self, tiles: tuple[str, ...]) -> float:
        """How high the die lies on the first of the tiles, as a part of the highest."""
        return self.dice[box.TILE_OF_NAME[tiles[0]]] / 6.0 if tiles else 0.0

    def die_wanted(self, tile: str) -> float:
        """Throw a die again that is of no use: neither very low nor very high."""
        return 1.0 - abs(self.dice[box.TILE_OF_NAME[tile]] - MIDDLE) / 3.0

    def hit_by_top(self) -> bool:
        """Whether a rival's Hack that still counts lies on top, in my own turn or against my Rollback."""
        stack = self.view.stack
        if not stack or self.active != self.me:
            return False
        return bool(stack[-1].seat != self.me and stack[-1].card != "crash")

    def trade_aims_at_me(self) -> bool:
        """Whether a rival wants to trade with me, and nobody has answered yet."""
        running = self.view.announced
        return running is not None and running.partner == self.me and not self.view.stack

    def running_trade(self, dice: list[int]) -> float:
        """What the announced trade would do to me with these dice."""
        running = self.view.announced
        given = dice[box.TILE_OF_NAME[running.from_tile]]
        give = box.CURRENCIES.index(running.give)
        take = box.CURRENCIES.index(running.take)
        if self.wallets[self.active][give] < given:
            return 0.0
        got = min(running.ask, dice[box.TILE_OF_NAME[running.to_tile]], self.wallets[self.me][take])
        mine = self.change(self.me, give, given) + self.change(self.me, take, -got)
        theirs = self.change(self.active, give, -given) + self.change(self.active, take, got)
        return mine - HARM * theirs

    def worth_of_shock(self, tile: str) -> float:
        """What the announced trade would do to me on the average, if this die were thrown again."""
        total = 0.0
        for value in range(1, 7):
            dice = self.dice[:]
            dice[box.TILE_OF_NAME[tile]] = value
            total += self.running_trade(dice)
        return total / 6.0 - self.running_trade(self.dice)

    def worth_of_lockout(self, threat: int) -> float:
        """A rival who is about to win and announces to store is stopped; others only if it takes the whole store."""
        running = self.view.announced
        if running is None or running.kind != "store" or self.active == self.me or self.view.stack:
            return 0.0
        after = self.stored_of(self.active) + sum(running.coins)
        if after == 50:
            return 50.0
        return 4.0 if after >= threat and self.stores - sum(running.coins) < 5 else 0.0
