"""What a viewer cannot know is dealt anew, just that, and at large tables too."""

import pytest

from conformance.tables import play_through
from games.cryptominer.situations import GAME, play_all, working
from tallystick.games.cryptominer import moves as ask
from tallystick.games.cryptominer.components import NO_CARD
from tallystick.journal.tape import Tape
from tallystick.kernel.options import read_options
from tallystick.kernel.seats import PUBLIC, Viewer


def places(state):
    """Where each block card lies."""
    held = {card: ("hand", seat) for seat, card in enumerate(state.cards) if card != NO_CARD}
    return held | {card: ("deck", place) for place, card in enumerate(state.deck)}


@pytest.mark.parametrize("players", [2, 4, 9])
def test_known_cards_stay_and_nothing_is_seen_to_change(players):
    options = read_options(GAME.options, {"large_table": True})
    own = Tape(b"imagine")
    for table, _told in play_through(GAME, players, 5, options):
        state = table.state
        for viewer in (PUBLIC, Viewer(0), Viewer(players - 1)):
            other = GAME.imagine(state, viewer, own)
            bit = 1 << (players if viewer.seat is None else viewer.seat)
            before, after = places(state), places(other)
            assert before.keys() == after.keys()
            for card, place in before.items():
                if state.known_to[card] & bit:
                    assert after[card] == place
            masks = {place: state.known_to[card] for card, place in before.items()}
            assert {place: other.known_to[card] for card, place in after.items()} == masks
            assert GAME.view(other, viewer) == GAME.view(state, viewer)
            hidden = [*state.hands, state.aside]
            imagined = [*other.hands, other.aside]
            assert [sum(counts) for counts in imagined] == [sum(counts) for counts in hidden]
            assert [sum(values) for values in zip(*imagined, strict=True)] == [
                sum(values) for values in zip(*hidden, strict=True)
            ]


def test_a_hidden_card_may_be_any_unseen_one_and_a_shown_one_is_itself():
    state = working("15AB 12BC 30A", blocks="11")
    play_all(state, ask.Claim(1), ask.Claim(1), ask.SUBSTITUTE, ask.Play(1))
    shown, hidden = state.cards[0], state.cards[1]
    own = Tape(b"many")
    worlds = [GAME.imagine(state, Viewer(2), own) for _ in range(400)]
    assert {world.cards[0] for world in worlds} == {shown}
    assert len({world.cards[1] for world in worlds}) > 50
    assert state.cards[2] not in {world.cards[1] for world in worlds}
    assert hidden in {world.cards[1] for world in worlds}
