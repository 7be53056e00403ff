"""What happened at a table of A Shelves Voyage.

`text`, `predicate`, `topic` and what ends in `_text` are references to texts. Where an element may be a statement, its
text is that of its predicate.
"""

import msgspec

from tallystick.kernel.messages import Event, Secret


class Step(msgspec.Struct, frozen=True):
    """One Major Arcana at the end: the count it looks at, and the Harmony score before and after it."""

    after: int
    before: int
    card: int
    count: int


class Harmony(msgspec.Struct, frozen=True):
    """How one player's score came about: the distance to the average, then every Major Arcana in ascending order."""

    after: int
    coins: int
    distance: int
    seat: int
    steps: tuple[Step, ...]


class GameBegan(Event, frozen=True, tag="sv_game_began"):
    """`players` are the seats with coins, `master` is the Game Master's seat."""

    coins: int
    majors: int
    master: int
    minors: int
    players: tuple[int, ...]


class MajorDealt(Event, frozen=True, tag="sv_major_dealt"):
    card: Secret[int]
    seat: int


class EntityPlaced(Event, frozen=True, tag="sv_entity_placed"):
    """A first entity, or (`why` is new) one that came with a statement."""

    entity: str
    seat: int
    text: str
    why: str


class MeepleMoved(Event, frozen=True, tag="sv_meeple_moved"):
    """`why` is start, turn, turtle, hare or no_pair."""

    dice: tuple[int, ...]
    seat: int
    station: int
    steps: int
    why: str


class TurnBegan(Event, frozen=True, tag="sv_turn_began"):
    """`why` is lowest, chosen (by the Game Master or, in popcorn, the last player) or clockwise."""

    seat: int
    turn: int
    why: str


class DiceRolled(Event, frozen=True, tag="sv_dice_rolled"):
    dice: tuple[int, ...]
    seat: int


class DieAsked(Event, frozen=True, tag="sv_die_asked"):
    die: int
    donor: int
    seat: int


class DieRefused(Event, frozen=True, tag="sv_die_refused"):
    """`why` is no, time (no answer came) or withdrawn."""

    donor: int
    seat: int
    why: str


class DieAdded(Event, frozen=True, tag="sv_die_added"):
    """`how` is own, asked, page or queen."""

    die: int
    donor: int
    how: str
    seat: int


class CoinsChanged(Event, frozen=True, tag="sv_coins_changed"):
    """`why` is donor, own_die, harvest, advocate, manipulate, quarrel, legacy, treasure or knight."""

    by: int
    coins: int
    seat: int
    why: str


class PairChosen(Event, frozen=True, tag="sv_pair_chosen"):
    action: int
    seat: int


class NoPairFound(Event, frozen=True, tag="sv_no_pair_found"):
    seat: int


class ActionInvented(Event, frozen=True, tag="sv_action_invented"):
    """The action chosen after Invent, or by a player who was bound to act at once."""

    action: int
    seat: int


class MinorDrawn(Event, frozen=True, tag="sv_minor_drawn"):
    card: Secret[int]
    seat: int


class DeckShuffled(Event, frozen=True, tag="sv_deck_shuffled"):
    """The played Minor Arcana are a new deck (SV-18)."""

    cards: int


class MajorsDrawn(Event, frozen=True, tag="sv_majors_drawn"):
    cards: Secret[tuple[int, ...]]
    count: int
    seat: int


class MajorKept(Event, frozen=True, tag="sv_major_kept"):
    """`returned` went under the deck."""

    card: Secret[int]
    returned: Secret[tuple[int, ...]]
    seat: int


class StatementProposed(Event, frozen=True, tag="sv_statement_proposed"):
    """A draft; `waiting` have to agree to it."""

    object: str
    object_text: str
    predicate: str
    seat: int
    subject: str
    subject_text: str
    waiting: tuple[int, ...]


class ProposalAgreed(Event, frozen=True, tag="sv_proposal_agreed"):
    by: int
    seat: int


class ProposalAmended(Event, frozen=True, tag="sv_proposal_amended"):
    """`by` has worded the proposal of `seat` otherwise; `waiting` have to agree to it."""

    by: int
    object: str
    object_text: str
    predicate: str
    seat: int
    subject: str
    subject_text: str
    waiting: tuple[int, ...]


class ProposalFell(Event, frozen=True, tag="sv_proposal_fell"):
    """`why` is no, time or withdrawn; `by` is who said it."""

    by: int
    seat: int
    why: str


class StatementMade(Event, frozen=True, tag="sv_statement_made"):
    """`action` is 2 for Co-create, 3 for Advocate; `why` is turn, card, quarrel (the loser's) or duty.

    `kind` is plain, or meta when the subject or the object is a statement.
    """

    action: int
    authors: tuple[int, ...]
    kind: str
    object: str
    object_text: str
    predicate: str
    seat: int
    statement: str
    subject: str
    subject_text: str
    why: str


class ActionGivenUp(Event, frozen=True, tag="sv_action_given_up"):
    action: int
    seat: int


class DutyGiven(Event, frozen=True, tag="sv_duty_given"):
    """`seat` gets Manipulate token number `token` from `by`."""

    by: int
    seat: int
    token: int
    topic: str


class DutyClaimed(Event, frozen=True, tag="sv_duty_claimed"):
    """`seat` has done something for a duty: the statement, or the quarrel about the entity, `node`."""

    by: int
    node: str
    seat: int
    token: int
    topic: str


class DutyDisputed(Event, frozen=True, tag="sv_duty_disputed"):
    """`by`, who paid for the duty, does not see the topic; the Game Master decides."""

    by: int
    master: int
    node: str
    seat: int
    token: int
    topic: str


class DutyStands(Event, frozen=True, tag="sv_duty_stands"):
    """It was not the topic: `seat` still owes it."""

    by: int
    seat: int
    token: int
    topic: str


class DutySettled(Event, frozen=True, tag="sv_duty_settled"):
    seat: int
    token: int
    topic: str


class QuarrelBegan(Event, frozen=True, tag="sv_quarrel_began"):
    entity: str
    minutes: int
    opponent: int
    seat: int
    text: str
    voters: tuple[int, ...]


class DebateLeft(Event, frozen=True, tag="sv_debate_left"):
    """One of the quarrellers has said enough."""

    seat: int


class DebateEnded(Event, frozen=True, tag="sv_debate_ended"):
    """`why` is time, together or master."""

    why: str


class VoteCast(Event, frozen=True, tag="sv_vote_cast"):
    seat: int
    winner: Secret[int]


class VoteTied(Event, frozen=True, tag="sv_vote_tied"):
    """The Game Master has to decide."""

    master: int
    votes: int


class QuarrelSettled(Event, frozen=True, tag="sv_quarrel_settled"):
    """`how` is votes, master, chance or rule (who began it loses a tie)."""

    against: int
    entity: str
    how: str
    loser: int
    votes: int
    winner: int


class PoolCleared(Event, frozen=True, tag="sv_pool_cleared"):
    dice: tuple[int, ...]
    seat: int


class DieStored(Event, frozen=True, tag="sv_die_stored"):
    """`out` is the die that made room, 0 when none had to; `die` is 0 when a full pool was left as it was."""

    die: int
    out: int
    seat: int


class LegacyPlaced(Event, frozen=True, tag="sv_legacy_placed"):
    entity: str
    seat: int
    text: str


class LegacyAltered(Event, frozen=True, tag="sv_legacy_altered"):
    """By a King; `how` is removed, moved (to the entity `to`) or recoloured (now of `heir`)."""

    entity: str
    heir: int
    how: str
    owner: int
    seat: int
    text: str
    to: str


class MinorPlayed(Event, frozen=True, tag="sv_minor_played"):
    """`target` is the player it is aimed at; oneself where there is none."""

    card: int
    seat: int
    target: int


class TextMended(Event, frozen=True, tag="sv_text_mended"):
    before: str
    node: str
    seat: int
    text: str


class EntitiesMerged(Event, frozen=True, tag="sv_entities_merged"):
    """`node` means the same as `into`: its statements and Legacies are now there."""

    into: str
    into_text: str
    node: str
    seat: int
    text: str


class LastTurnsBegan(Event, frozen=True, tag="sv_last_turns_began"):
    """With last turns agreed (SV-14): `seat` reached the end, `seats` have one more turn."""

    seat: int
    seats: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="sv_game_ended"):
    """`reason` is end_station or turns_played; `level` is excellent, great, good, mediocre or unbalanced."""

    average: int
    harmony: tuple[Harmony, ...]
    level: str
    reason: str
    result: int
