"""What a seat, or the clock, may ask for.

A node of the graph is named `e3` (an entity) or `s5` (a statement); `new` is the entity that comes with the move. A
text is a reference, never words: a salted commitment of 64 hexadecimal digits, or the name of a text in the box.

Some moves have blanks (kernel/forms.py): `Write` and `Amend` stand in `legal` as three forms (a new subject, a new
object, two elements that are there), each with the texts it needs; `Place`, `Manipulate` and `Mend` have one blank text
each.

Tables of the first version of the rules know no `Concede`, `Amend`, `Dispute`, `Settle` and `Merge`, and no vote for
nobody.
"""

from typing import Annotated, Final

from tallystick.kernel.forms import Written
from tallystick.kernel.messages import Move, Secret

NOBODY: Final = -1
NEW: Final = "new"

LONGEST_ENTITY: Final = 80
LONGEST_PREDICATE: Final = 60
LONGEST_TOPIC: Final = 80


class Place(Move, frozen=True, tag="place"):
    """Put your own entity on the table, without a statement (SV.prep.2)."""

    entity: Annotated[str, Written(LONGEST_ENTITY, "SV.prep.2")]


class GiveTurn(Move, frozen=True, tag="give_turn"):
    """Say who plays next: the Game Master among equals (SV.goose.ties), the last player in popcorn (SV.modules.2)."""

    seat: int


class Roll(Move, frozen=True, tag="roll"):
    """Throw your four dice (SV.turn.1)."""


class OwnDie(Move, frozen=True, tag="own_die"):
    """Add a die of this value from your own Resonance pool (SV.resonance.2)."""

    die: int


class AskDie(Move, frozen=True, tag="ask_die"):
    """Ask another player for a die of this value (SV.resonance.1)."""

    die: int
    seat: int


class Agree(Move, frozen=True, tag="agree"):
    """Say yes: to giving a die (SV.resonance.1), or to a statement you share (SV.action.2)."""


class Decline(Move, frozen=True, tag="decline"):
    """Say no to it."""


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back what you asked for or proposed, while somebody has still to answer (SV-8)."""


class Pair(Move, frozen=True, tag="pair"):
    """Choose the pair of this value, and with it the action (SV.turn.3)."""

    value: int


class NoPair(Move, frozen=True, tag="no_pair"):
    """Go without an action, when there is no pair (SV.turn.3, SV-4)."""


class Harvest(Move, frozen=True, tag="harvest"):
    """Take `coins`, a `minor` card, or two `major` cards of which you keep one (SV.action.1)."""

    take: str


class Keep(Move, frozen=True, tag="keep"):
    """Keep this one of the two Major Arcana you drew (SV.action.1)."""

    card: Secret[int]


class Write(Move, frozen=True, tag="write"):
    """Make a statement: about a new entity, between two elements, or about a statement (SV.action.2, SV.action.3).

    `subject` and `object` are nodes, at most one of them `new` with `entity` as its text. `partner` is a seat for
    Co-create, else -1. `settles` is the number of the Manipulate token that this fulfils: one of your own when you
    have any, else 0 (SV.action.4).
    """

    subject: str
    predicate: Annotated[str, Written(LONGEST_PREDICATE, "SV.graph")]
    object: str
    entity: Annotated[str, Written(LONGEST_ENTITY, "SV.graph")] = ""
    partner: int = NOBODY
    settles: int = 0


class Amend(Move, frozen=True, tag="amend"):
    """Word a proposal that you share otherwise; the others have to agree to it now (SV.action.2, SV-34).

    The fields are those of `write`; partner and duty stay.
    """

    subject: str
    predicate: Annotated[str, Written(LONGEST_PREDICATE, "SV.graph")]
    object: str
    entity: Annotated[str, Written(LONGEST_ENTITY, "SV.graph")] = ""


class Manipulate(Move, frozen=True, tag="manipulate"):
    """Bind a player to a topic (SV.action.4)."""

    seat: int
    topic: Annotated[str, Written(LONGEST_TOPIC, "SV.action.4")]


class Dispute(Move, frozen=True, tag="dispute"):
    """Who paid for a duty: this was not my topic; the Game Master decides (SV.action.4, SV-35)."""

    token: int


class Settle(Move, frozen=True, tag="settle"):
    """The Game Master decides whether a disputed duty was fulfilled (SV.master, SV-35)."""

    fulfilled: bool
    token: int


class Quarrel(Move, frozen=True, tag="quarrel"):
    """Call a player to a debate about an entity (SV.action.5); `settles` as in `write`."""

    entity: str
    seat: int
    settles: int = 0


class Invent(Move, frozen=True, tag="invent"):
    """Choose which of the actions you may perform: 1 to 5 after Invent (SV.action.6)."""

    action: int


class GiveUp(Move, frozen=True, tag="give_up"):
    """Let the action be: after a refused proposal, or the Advocate that a lost quarrel allows (SV.action.5)."""


class EndDebate(Move, frozen=True, tag="end_debate"):
    """Both quarrellers: we have said enough. The Game Master: stop, or close the vote (SV.action.5, SV.master)."""


class Concede(Move, frozen=True, tag="concede"):
    """Give in: the other has won the quarrel, without a vote (SV-33)."""


class Vote(Move, frozen=True, tag="vote"):
    """Say in secret who of the two was more convincing; -1 is nobody (SV.action.5, SV-33)."""

    winner: Secret[int]


class Judge(Move, frozen=True, tag="judge"):
    """The Game Master decides a tied vote (SV.action.5, SV-11)."""

    winner: int


class Clear(Move, frozen=True, tag="clear"):
    """Choose the one die that Invent takes from your pool when a Legacy is involved (SV.legacy.2)."""

    die: int


class Store(Move, frozen=True, tag="store"):
    """Put an unused die into your pool (SV.turn.5); from a full one a die `out` goes back to the reserve (SV-7)."""

    die: int
    out: int = 0


class KeepPool(Move, frozen=True, tag="keep_pool"):
    """Leave a full pool as it is (SV-7)."""


class PlaceLegacy(Move, frozen=True, tag="place_legacy"):
    """Put a meeple of your colour on an entity, for two coins, at any time (SV.legacy)."""

    entity: str


class PlayMinor(Move, frozen=True, tag="play_minor"):
    """Play a Minor Arcana from your hand (SV.minor). Each card uses some of the fields:

    1 Treasure: `amount` 4 or -4. 9 Turtle, 10 Hare: `seat`. 11 Page: `die`. 12 Knight: `seat`, `amount` 1 to 3.
    13 Queen: `seat`, `die`. 14 King: the Legacy of `seat` on `entity`, and `to` another entity, or to `heir`, or away.
    """

    card: int
    amount: int = 0
    die: int = 0
    entity: str = ""
    heir: int = NOBODY
    seat: int = NOBODY
    to: str = ""


class Mend(Move, frozen=True, tag="mend"):
    """The Game Master puts another text in the place of an entity's or a predicate's (SV.master)."""

    node: str
    text: Annotated[str, Written(LONGEST_ENTITY, "SV.master")]


class Merge(Move, frozen=True, tag="merge"):
    """The Game Master makes one entity of two that mean the same; `into` stays (SV.master, SV-36)."""

    into: str
    node: str


class TimeUp(Move, frozen=True, tag="time_up"):
    """The time of a debate or an answer is over; only the clock says so (SV.action.5)."""


ROLL: Final = Roll()
AGREE: Final = Agree()
DECLINE: Final = Decline()
WITHDRAW: Final = Withdraw()
NO_PAIR: Final = NoPair()
GIVE_UP: Final = GiveUp()
END_DEBATE: Final = EndDebate()
CONCEDE: Final = Concede()
KEEP_POOL: Final = KeepPool()
TIME_UP: Final = TimeUp()
