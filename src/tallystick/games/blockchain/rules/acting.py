"""Deploying a Server and playing Blocks (CH.deploy, CH.play, CH.chain)."""

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain import events
from tallystick.games.blockchain.moves import Deploy, PlayBlock
from tallystick.games.blockchain.rules.turns import gain_badges
from tallystick.games.blockchain.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def card_in_hand(state: State, seat: int, name: str, section: str) -> int:
    """The card of that name, if the player holds one (CH.cards)."""
    card = box.CARD_OF_NAME.get(name, box.NO_CARD)
    if card not in state.hands[seat]:
        raise Refused("card_not_yours", section=section, card=name[:20])
    return card


def check_deploy(state: State, move: Deploy) -> int:
    """One Server a turn (CH.deploy)."""
    card = card_in_hand(state, state.active, move.card, "CH.deploy")
    if not box.FIRST_SERVER <= card < box.FIRST_HACK:
        raise Refused("not_a_server", section="CH.servers")
    if state.deployed:
        raise Refused("second_server", section="CH.deploy")
    return card


def check_block(state: State, move: PlayBlock) -> int:
    """One Block a turn, and one more for each Chain badge (CH.play, CH.chain)."""
    card = card_in_hand(state, state.active, move.card, "CH.play")
    if card >= box.FIRST_SERVER:
        raise Refused("not_a_block", section="CH.blocks")
    if state.plays_left() == 0:
        raise Refused("no_play_left", section="CH.chain")
    tile = box.NO_TILE if move.tile is None else box.TILE_OF_NAME.get(move.tile, box.TILES)
    rerolls = card == box.VOLATILITY and state.agreed.volatility_rerolls
    if tile == box.TILES or rerolls == (tile == box.NO_TILE):
        raise Refused("wrong_tile", section="CH.setup.2", ruling="CH-16")
    return card


def announce_deploy(state: State, card: int, told: Told) -> None:
    """The Server leaves the hand; it lies on the table once everybody could answer (CH.deploy)."""
    state.hands[state.active].remove(card)
    state.deployed = True
    state.action_card = card
    if told is not None:
        told(events.DeployAnnounced(box.CARD_NAMES[card], state.active))


def announce_block(state: State, card: int, tile: str | None, told: Told) -> None:
    """The Block leaves the hand and uses a play; its badges count once everybody could answer (CH.play)."""
    state.hands[state.active].remove(card)
    state.used[box.CHAIN] += 1
    state.action_card = card
    state.action_tile = box.NO_TILE if tile is None else box.TILE_OF_NAME[tile]
    if told is not None:
        told(events.BlockAnnounced(box.CARD_NAMES[card], state.active, tile or ""))


def carry_out_deploy(state: State, told: Told) -> None:
    """The Server lies beside the Vault, to be paid from the owner's next turn on (CH.deploy)."""
    state.deployments += 1
    state.server_numbers.append(state.deployments)
    state.server_cards.append(state.action_card)
    state.server_owners.append(state.active)
    state.server_states.append("fresh")
    if told is not None:
        told(events.ServerDeployed(box.CARD_NAMES[state.action_card], state.active, state.deployments))


def carry_out_block(state: State, chance: Chance, told: Told) -> None:
    """The Block is chained to the others and its badges are added (CH.chain); some reroll a tile (CH-16)."""
    card = state.action_card
    state.blocks.append(card)
    gain_badges(state, card)
    if told is not None:
        badges = box.CARD_BADGES[card]
        name = box.CARD_NAMES[card]
        told(
            events.BlockPlayed(
                name, badges[box.CHAIN], badges[box.MINE], state.active, badges[box.STORE], badges[box.TRADE]
            )
        )
    if state.action_tile != box.NO_TILE:
        reroll(state, state.action_tile, chance, told)


def reroll(state: State, tile: int, chance: Chance, told: Told) -> None:
    """Throw the die of a tile again (CH.setup.2, CH.scenario.2)."""
    state.dice[tile] = chance.die()
    if told is not None:
        told(events.DieRerolled(box.TILE_NAMES[tile], state.dice[tile]))
