"""Tables of A Shelves Voyage at a moment that a test asks for."""

from refusing import refusals_of
from tallystick.games.shelves_voyage import GAME
from tallystick.games.shelves_voyage.elements import Entity, Statement
from tallystick.games.shelves_voyage.moves import ROLL, Place
from tallystick.kernel.chance import Chance
from tallystick.kernel.options import read_options
from tallystick.kernel.seats import CLOCK, PUBLIC, Viewer  # noqa: F401

WORK = "@art.mona_lisa"
PERSON = "@art.leonardo"
MADE_BY = "@art.created_by"


class Scripted(Chance):
    """Dice as they are written; everything else is 0."""

    def __init__(self, *dice):
        self.dice = list(dice)

    def below(self, n):
        return self.dice.pop(0) - 1 if n == 6 and self.dice else 0


def fresh(seats=4, **options):
    return GAME.setup(seats, read_options(GAME.options, options), Scripted(), None)


def play(state, seat, *moves, dice=()):
    """The seat makes these moves; what happened is returned."""
    told = []
    for move in moves:
        GAME.apply(state, seat, move, Scripted(*dice), told.append)
    return told


def sailing(dice=None, seats=4, active=1, stations=(5, 2, 6, 9), **options):
    """Everybody has placed an entity; the turn of `active`, who has rolled `dice` if there are any.

    e1 is the Mona Lisa, e2 Leonardo; nobody holds a card.
    """
    state = fresh(seats, **options)
    texts = (WORK, PERSON, "@art.louvre", "@art.milan")
    for seat in GAME.to_act(state):
        play(state, seat, Place(texts[seat % 4]))
    state.stations = [*stations, *(9 for _ in range(seats))][:seats]
    state.majors = [[] for _ in range(seats)]
    state.minors = [[] for _ in range(seats)]
    state.phase, state.active, state.turn, state.candidates, state.giver = "roll", active, 1, [], -1
    if dice:
        play(state, active, ROLL, dice=map(int, dice.split()))
    return state


def drawn(state, *triples, entities=0):
    """A graph made by hand: `entities` of them, and (subject, object, authors) for each statement."""
    state.entities = [Entity(WORK, [0], 0, False) for _ in range(entities or len(state.entities))]
    state.legacies = [[] for _ in state.entities]
    state.statements = [
        Statement(subject, MADE_BY, thing, list(authors), 1, 2, "turn", 0, False) for subject, thing, authors in triples
    ]
    return state


refused = refusals_of(GAME, Scripted)


def finished(state):
    """The table counted as it stands."""
    from tallystick.games.shelves_voyage.rules.turns import finish

    finish(state, "end_station", None)
    return GAME.view(state, PUBLIC)
