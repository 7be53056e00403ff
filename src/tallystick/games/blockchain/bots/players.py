"""Two opponents. They know what their view says, and nothing else."""

from typing import Any, Final, cast

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.bots.sight import PATIENCE, Sight
from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import Form, filled, filled_by_chance
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move

A_FORM: Final = Form
AN_ANSWER: Final = ask.Answer
AN_ATTEND: Final = ask.Attend
A_DEPLOY: Final = ask.Deploy
A_DISCARD: Final = ask.Discard
A_MINE: Final = ask.Mine
A_PAY: Final = ask.Pay
A_BLOCK: Final = ask.PlayBlock
A_HACK: Final = ask.PlayHack
A_STORE: Final = ask.Store
A_TRADE: Final = ask.Trade

SERVER_WORTH: Final = {"node": 5.0, "home_rig": 4.0, "exchange": 3.5, "data_centre": 3.0, "farm": 2.5, "relay": 2.0}
HACK_WORTH: Final = {"scam": 3.5, "lockout": 3.0, "rollback": 2.5, "flash_swap": 2.5, "crash": 2.0, "shock": 1.5}
WORTH_A_TRADE: Final = 0.5
"""What a trade must bring to be worth announcing."""
BEGINNERS_TRADE: Final = 2.0
"""The same for a beginner."""
LAST_COINS: Final = 0.4
"""What it must bring at most for each coin that is still missing: nobody waits for a better one for ever."""
WORTH_A_HACK: Final = 2.0
"""What a Hack must save or bring to be worth its card."""
THREAT: Final = 30
"""From so many stored coins on a rival is about to win."""
FULL_OF_HACKS: Final = 3
"""With more Hacks than these even a beginner gets rid of one."""
KEPT_HACKS: Final = 2
"""More Hacks than these only fill the hand."""


def kind_of(move: Move) -> type[Move]:
    """What the move is, or what the form becomes."""
    return type(move.like) if type(move) is A_FORM else type(move)


def block_worth(card: int, storable: int) -> float:
    """What a Block is worth to somebody who could store so many coins; a chained one costs no play."""
    badges = box.CARD_BADGES[card]
    return (
        badges[box.CHAIN] * 20.0
        + badges[box.MINE] * 1.0
        + badges[box.TRADE] * 2.0
        + min(badges[box.STORE], storable) * 0.5
    )


class Beginner(Bot):
    """Plays Blocks, stores all it may and deploys Servers; trades when it gains, and hacks only to make room."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        first = moves[0]
        if type(first) is AN_ANSWER:
            return first
        if first == ask.BEGIN_ACTIONS:
            patient = view.turns[seat] <= PATIENCE
            return first if patient else best_payment(Sight(view, seat), moves) or first
        if type(first) is A_DISCARD:
            return best_discard(moves)
        if first != ask.END_TURN:
            return filled_by_chance(first, chance)
        sight = Sight(view, seat)
        found = best_block(sight, moves) or best_trade(sight, moves, BEGINNERS_TRADE) or best_store(sight, moves)
        if found is None and sight.hacks > FULL_OF_HACKS:
            found = spare_hack(sight, moves)
        return found or first_of(moves, A_DEPLOY, spare_block(sight, moves) or ask.END_TURN)


class Good(Bot):
    """Plans its turn: chain and draw, trade for what is missing, store; and keeps Hacks for the window they are for."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        first = moves[0]
        if type(first) is AN_ANSWER:
            return best_answer(Sight(view, seat), moves) if len(view.hand) > 0 else ask.PASS
        if type(first) is A_DISCARD:
            return best_discard(moves)
        if first == ask.BEGIN_ACTIONS:
            return best_payment(Sight(view, seat), moves) or ask.BEGIN_ACTIONS
        if first == ask.END_TURN:
            return best_action(Sight(view, seat), moves)
        return filled_by_chance(first, chance)


def first_of(moves: tuple[Move, ...], kind: type[Move], otherwise: Move) -> Move:
    """The first move of a kind."""
    for move in moves:
        if type(move) is kind:
            return move
    return otherwise


def best_action(sight: Sight, moves: tuple[Move, ...]) -> Move:
    """Chain, draw, deploy, help the dice, trade, store, get rid of Hacks; then the turn is over."""
    found = best_block(sight, moves) or best_mine(moves) or best_deploy(moves)
    if found is not None:
        return found
    found = best_dice(sight, moves) or best_trade(sight, moves, WORTH_A_TRADE)
    if found is not None:
        return found
    return best_store(sight, moves) or spare_hack(sight, moves) or spare_block(sight, moves) or ask.END_TURN


def best_block(sight: Sight, moves: tuple[Move, ...]) -> Move | None:
    """The Block to play next: those that chain first, then what brings most."""
    best: Move | None = None
    most = 0.0
    for move in moves:
        if type(move) is A_BLOCK:
            worth = block_worth(box.CARD_OF_NAME[move.card], sight.storable())
            if move.tile is not None:
                worth += sight.die_wanted(move.tile)
            if worth > most:
                most = worth
                best = move
    return best


def best_mine(moves: tuple[Move, ...]) -> Move | None:
    """Draw all one may."""
    for move in moves:
        if kind_of(move) is A_MINE:
            blank: Any = move.blanks["count"] if type(move) is A_FORM else None
            return move if blank is None else filled(cast(Form, move), count=blank.most)
    return None


def best_deploy(moves: tuple[Move, ...]) -> Move | None:
    """A Server costs nothing before it is paid for."""
    best: Move | None = None
    most = 0.0
    for move in moves:
        if type(move) is A_DEPLOY and SERVER_WORTH[move.card] > most:
            most = SERVER_WORTH[move.card]
            best = move
    return best


def best_trade(sight: Sight, moves: tuple[Move, ...], least: float) -> Move | None:
    """The trade that brings most of what is missing, and takes most from whoever is ahead."""
    best: Move | None = None
    most = min(least, LAST_COINS * max(1, sight.missing()))
    for move in moves:
        if type(move) is A_FORM and type(move.like) is A_TRADE:
            like = move.like
            worth = sight.worth_of_trade(like.partner, like.from_tile, like.to_tile, like.give, like.take)
            if worth > most:
                most = worth
                blank: Any = move.blanks["ask"]
                best = filled(move, ask=blank.most)
    return best


def best_store(sight: Sight, moves: tuple[Move, ...]) -> Move | None:
    """Store as much as possible; the last coin of the wallet only to win."""
    best: Move | None = None
    for move in moves:
        if type(move) is A_FORM and type(move.like) is A_STORE:
            blank: Any = move.blanks["coins"]
            if not move.like.empty_wallet:
                count = sight.may_store(blank.total)
                best = filled(move, coins=sight.coins_to_store(blank.most, count)) if count > 0 else None
            elif sight.stored_total + blank.total == 50:
                return filled(move, coins=blank.most)
    return best


def best_payment(sight: Sight, moves: tuple[Move, ...]) -> Move | None:
    """Use a Server whose badges are worth more than its coins; pay the weakest rival in coins that one can spare."""
    best: Move | None = None
    most = 0.0
    for move in moves:
        if type(move) is A_FORM and type(move.like) is A_PAY and not move.like.empty_wallet:
            like = move.like
            blank: Any = move.blanks["coins"]
            coins, cost = sight.coins_to_pay(blank.total)
            worth = sight.worth_of_server(like.server) - cost - 0.02 * sight.stored_of(like.payee) + sight.haste
            if worth > most:
                most = worth
                best = filled(move, coins=coins)
    return best


def best_dice(sight: Sight, moves: tuple[Move, ...]) -> Move | None:
    """Swap dice before a trade of one's own, if that makes it much better."""
    if sight.trades == 0:
        return None
    best: Move | None = None
    most = sight.best_trade_with(sight.dice) + WORTH_A_HACK
    for move in moves:
        if type(move) is A_HACK and move.hack.card == "flash_swap":
            worth = sight.best_trade_with(sight.swapped(move.hack.tiles))
            if worth > most:
                most = worth
                best = move
    return best


def spare_hack(sight: Sight, moves: tuple[Move, ...]) -> Move | None:
    """Crash a rival's Server; stir the dice when no trade helps; else play a Hack too many for nothing."""
    too_many = sight.hacks > KEPT_HACKS or sight.needs_other_dice()
    least = 9.0
    spare: Move | None = None
    for move in moves:
        if type(move) is not A_HACK:
            continue
        card = move.hack.card
        if card == "crash" and move.hack.server:
            if sight.owner_of(move.hack.server) != sight.me:
                return move
            if sight.hacks > FULL_OF_HACKS and spare is None:
                spare = move
        elif too_many and (card != "scam" or sight.hacks > FULL_OF_HACKS):
            worth = HACK_WORTH[card] - sight.die_on(move.hack.tiles)
            if worth < least:
                least = worth
                spare = move
    return spare


def spare_block(sight: Sight, moves: tuple[Move, ...]) -> Move | None:
    """A Block that brings nothing, if it only keeps a full hand from drawing."""
    if len(sight.view.hand) < box.FULL_HAND:
        return None
    for move in moves:
        if type(move) is A_BLOCK:
            return move
    return None


def best_answer(sight: Sight, moves: tuple[Move, ...]) -> Move:
    """Pass, unless a Hack turns the running trade, stops a rival from storing, or saves one's own action."""
    best: Move = ask.PASS
    most = WORTH_A_HACK
    hit = sight.hit_by_top()
    for move in moves:
        if type(move) is not AN_ANSWER or move.hack is None:
            continue
        hack = move.hack
        worth = 0.0
        if hack.card == "rollback":
            worth = 3.0 if hit else 0.0
        elif hit:
            worth = 0.0
        elif hack.card == "lockout":
            worth = sight.worth_of_lockout(THREAT)
        elif sight.trade_aims_at_me():
            if hack.card == "scam":
                worth = -sight.running_trade(sight.dice) + 1.0
            elif hack.card == "flash_swap":
                worth = sight.running_trade(sight.swapped(hack.tiles)) - sight.running_trade(sight.dice)
            elif hack.card == "shock":
                worth = sight.worth_of_shock(hack.tiles[0])
        if worth > most:
            most = worth
            best = move
    return best


def best_discard(moves: tuple[Move, ...]) -> Move:
    """What one needs least."""
    best = moves[0]
    least = 99.0
    for move in moves:
        card = box.CARD_OF_NAME[move.card]  # type: ignore[attr-defined]
        if card >= box.FIRST_HACK:
            worth = HACK_WORTH[move.card]  # type: ignore[attr-defined]
        elif card >= box.FIRST_SERVER:
            worth = SERVER_WORTH[move.card] / 2  # type: ignore[attr-defined]
        else:
            worth = block_worth(card, 10)
        if worth < least:
            least = worth
            best = move
    return best


BOTS: Final[dict[str, Bot]] = {"beginner": Beginner("beginner"), "good": Good("good")}
