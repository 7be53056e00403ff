"""The form of what one viewer may know."""

import msgspec

from tallystick.games.shelves_voyage.events import Harmony


class EntitySeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A disk of the graph. `text` is a reference; `legacies` are the seats with a meeple on it."""

    authors: tuple[int, ...]
    degree: int  # statements that name it directly
    legacies: tuple[int, ...]
    mended: bool
    merged: str = ""  # the entity that it is one with now: then nothing names it any more
    node: str
    text: str
    turn: int  # 0: before the first


class StatementSeen(msgspec.Struct, frozen=True):
    """A cord. It is a meta-statement when its subject or its object is a statement."""

    action: int  # 2 Co-create, 3 Advocate
    aids: tuple[str, ...]  # catalogue, medium: what the author was allowed to use
    authors: tuple[int, ...]
    mended: bool
    meta: bool
    node: str
    object: str
    predicate: str  # a reference
    subject: str
    turn: int
    why: str  # turn, card, quarrel, duty


class Draft(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A statement that others have still to agree to."""

    agreed: tuple[int, ...]
    authors: tuple[int, ...]
    entity: str  # the text of the node `new`, if there is one
    object: str
    predicate: str
    seat: int
    settles: int
    subject: str
    waiting: tuple[int, ...]
    worded_by: int = -1  # whose words these are, when they are not those of `seat`


class Duty(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Manipulate token: `seat` owes `by` an act about the topic."""

    by: int
    disputed: bool = False  # `by` did not see the topic; the Game Master decides
    done: str = ""  # the statement, or the entity of a quarrel, that is to fulfil it
    seat: int
    token: int
    topic: str  # a reference


class QuarrelSeen(msgspec.Struct, frozen=True):
    """A debate that is going on, or whose vote is. How somebody voted is nowhere; `ready` have said enough."""

    entity: str
    legacy: bool  # then the winner loses 3 and the loser's Advocate earns nothing
    opponent: int
    ready: tuple[int, ...]
    seat: int
    stage: str  # debate, vote, judge
    voted: tuple[int, ...]
    voters: tuple[int, ...]
    wait: int  # the number of the wait that ends the debate, as `Game.waits` gives it


class ActSeen(msgspec.Struct, frozen=True):
    """What is being done: by whom, and which step of it is open.

    `step` is choose (which of `choices`), harvest, keep, write, agree, manipulate, quarrel, debate, vote, judge, clear.
    `action` is 0 while it is not chosen. `why` is turn, card, quarrel or duty.
    """

    action: int
    choices: tuple[int, ...]
    donor: int  # who gave the added die and decides with you, or -1
    needs_partner: bool
    seat: int
    step: str
    why: str


class AskedDie(msgspec.Struct, frozen=True):
    """A die somebody was asked for and has still to give."""

    die: int
    donor: int
    seat: int


class AddedDie(msgspec.Struct, frozen=True):
    """The die of a Resonance pool that lies beside the four."""

    die: int
    donor: int
    how: str  # own, asked, page, queen


class Measures(msgspec.Struct, frozen=True):
    """What the Major Arcana look at; per seat where marked."""

    components: int
    connected: bool
    degree: int  # the highest
    isolated: int  # entities without a statement
    metas: tuple[int, ...]  # per seat: meta-statements it wrote
    paths: tuple[int, ...]  # per seat: its longest path
    single: int  # entities with one statement


class View(msgspec.Struct, frozen=True):
    """Tuples with one place per seat are marked so. Cards of others are never in it until the end."""

    act: ActSeen | None
    active: int  # whose turn it is, or -1
    added: AddedDie | None
    aids: tuple[tuple[str, ...], ...]  # per seat: catalogue, medium, for the next statement
    asked: AskedDie | None
    average: int  # 0 until the end
    coins: tuple[int, ...]  # per seat; 0 for a Game Master who only moderates
    dice: tuple[int, ...]  # the four that were rolled
    discards: tuple[int, ...]  # Minor Arcana that were played, the last one last
    draft: Draft | None
    drawn: tuple[int, ...]  # the viewer's own: two Major Arcana of which one may be kept
    duties: tuple[Duty, ...]
    end_station: int
    ended: str  # the reason, once it is over
    entities: tuple[EntitySeen, ...]
    harmony: tuple[Harmony, ...]  # at the end, one for each player, with every Major Arcana opened
    last_turns: tuple[int, ...]  # who has still a last turn, where that was agreed
    level: str
    major_deck: int
    majors: tuple[int, ...]  # the viewer's own
    majors_held: tuple[int, ...]  # per seat: how many
    master: int
    measures: Measures | None  # at the end
    minor_deck: int
    minors: tuple[int, ...]  # the viewer's own
    minors_held: tuple[int, ...]  # per seat: how many
    minors_used: tuple[int, ...]  # per seat: how many
    pair: int  # the value of the chosen pair, or 0
    pairs: tuple[int, ...]  # the values that make a pair now
    phase: str  # place, give_turn, roll, choose, asked, act, store, over
    placed: tuple[bool, ...]  # per seat: whether the first entity is on the table
    players: tuple[int, ...]  # the seats with coins
    pools: tuple[tuple[int, ...], ...]  # per seat
    quarrel: QuarrelSeen | None
    quarrel_tokens: tuple[int, ...]  # per seat
    refused_by: tuple[int, ...]  # who would not give a die in this turn
    reserve: tuple[int, ...]  # per seat: dice that are neither rolled nor in the pool
    result: int
    statements: tuple[StatementSeen, ...]
    stations: tuple[int, ...]  # per seat
    theme: str
    to_act: tuple[int, ...]  # whom the table waits for; others may still play a card or place a Legacy
    turn: int
    turns_taken: tuple[int, ...]  # per seat
    unused: tuple[int, ...]  # the rolled dice that may be stored
    wait: int  # how many waits there have been; while `wait_seconds` run, the number that `Game.waits` gives
    wait_seconds: int
