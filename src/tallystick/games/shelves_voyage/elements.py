"""What lies on the table and never changes, so that copies of a table share it; and an act, which does change."""

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from tallystick.games.shelves_voyage.moves import NOBODY

NAMED: Final = 200
ENTITY_NAMES: Final = [f"e{place + 1}" for place in range(NAMED)]
STATEMENT_NAMES: Final = [f"s{place + 1}" for place in range(NAMED)]
"""The names of the first elements, made once: every list of legal moves is full of them."""
PLACES: Final = {name: place for names in (ENTITY_NAMES, STATEMENT_NAMES) for place, name in enumerate(names)}
UNNAMED: Final = -1


def entity_node(place: int) -> str:
    """The name of the entity at this place."""
    return ENTITY_NAMES[place] if place < NAMED else f"e{place + 1}"


def statement_node(place: int) -> str:
    """The name of the statement at this place."""
    return STATEMENT_NAMES[place] if place < NAMED else f"s{place + 1}"


def place_of(node: str) -> int:
    """Where an element lies, by its name.

    >>> place_of("e1"), place_of("s300")
    (0, 299)
    """
    place = PLACES.get(node, UNNAMED)
    return int(node[1:]) - 1 if place == UNNAMED else place


@mypyc_attr(acyclic=True)
class Entity:
    """A disk of the graph (SV.graph)."""

    def __init__(self, text: str, authors: list[int], turn: int, mended: bool, merged: str = "") -> None:
        self.text = text
        self.authors = authors
        self.turn = turn
        self.mended = mended
        self.merged = merged  # the entity that it is one with now (SV-36)


@mypyc_attr(acyclic=True)
class Statement:
    """A cord between two elements (SV.graph); about a statement it is a meta-statement (SV.graph.meta)."""

    def __init__(
        self,
        subject: str,
        predicate: str,
        object: str,  # noqa: A002
        authors: list[int],
        turn: int,
        action: int,
        why: str,
        aids: int,
        mended: bool,
    ) -> None:
        self.subject = subject
        self.predicate = predicate
        self.object = object
        self.authors = authors
        self.turn = turn
        self.action = action
        self.why = why
        self.aids = aids
        self.mended = mended

    def is_meta(self) -> bool:
        return self.subject[0] == "s" or self.object[0] == "s"


@mypyc_attr(acyclic=True)
class Duty:
    """A Manipulate token (SV.action.4)."""

    def __init__(self, token: int, by: int, seat: int, topic: str, done: str = "", turn: int = 0) -> None:
        self.token = token
        self.by = by
        self.seat = seat
        self.topic = topic
        self.done = done  # the statement, or the entity of a quarrel, that is to fulfil it (SV-35)
        self.turn = turn  # in which that, or the objection to it, was said
        self.disputed: bool = False


Step = Literal[
    "choose", "harvest", "keep", "write", "agree", "manipulate", "quarrel", "debate", "vote", "judge", "clear"
]
STEP_OF_ACTION: Final[list[Step]] = ["choose", "harvest", "write", "write", "manipulate", "quarrel", "choose"]

NOT_VOTED: Final = -2
ABSTAINED: Final = -3


@mypyc_attr(acyclic=True)
class Act:
    """One action from the choice of it to its end; those that wait for it lie under it."""

    def __init__(self, seat: int, action: int, why: str) -> None:
        self.seat = seat
        self.action = action
        self.why = why  # turn, card, quarrel, duty
        self.step = STEP_OF_ACTION[action]
        self.choices: list[int] = []  # which actions may be chosen
        self.earns: bool = True  # an Advocate brings a coin
        self.clears: bool = False  # Invent clears the pool
        self.needs_partner: bool = True  # for a Co-create
        self.may_give_up: bool = False
        self.donor: int = NOBODY
        self.own_die: bool = False
        self.drawn: list[int] = []  # Major Arcana to keep one of
        self.subject: str = ""  # the draft
        self.predicate: str = ""
        self.object: str = ""
        self.entity: str = ""  # the text of a new entity; in a quarrel the node it is about
        self.authors: list[int] = []
        self.settles: int = 0
        self.worded_by: int = NOBODY  # whose words the draft has, when they are not those of `seat`
        self.waiting: list[int] = []  # who has to agree, to leave the debate or to vote
        self.opponent: int = NOBODY
        self.votes: list[int] = []  # per seat
        self.voters: list[int] = []

    def clone(self) -> "Act":
        copy = Act(self.seat, self.action, self.why)
        copy.step = self.step
        copy.choices = self.choices[:]
        copy.earns = self.earns
        copy.clears = self.clears
        copy.needs_partner = self.needs_partner
        copy.may_give_up = self.may_give_up
        copy.donor = self.donor
        copy.own_die = self.own_die
        copy.drawn = self.drawn[:]
        copy.subject = self.subject
        copy.predicate = self.predicate
        copy.object = self.object
        copy.entity = self.entity
        copy.authors = self.authors[:]
        copy.settles = self.settles
        copy.worded_by = self.worded_by
        copy.waiting = self.waiting[:]
        copy.opponent = self.opponent
        copy.votes = self.votes[:]
        copy.voters = self.voters[:]
        return copy
