"""Which idea of shared knowledge each event teaches; the texts are the messages `concept-…`."""

from typing import Final

from tallystick.games.shelves_voyage import events
from tallystick.kernel.messages import Teaching

CONCEPTS: Final[dict[Teaching, str]] = {
    events.GameBegan: "sv-harmony",
    events.MajorDealt: "sv-partial",
    events.EntityPlaced: "sv-entity",
    events.MeepleMoved: "sv-pace",
    events.TurnBegan: "sv-pace",
    events.DiceRolled: "sv-unexpected",
    events.DieAsked: "sv-shared-authorship",
    events.DieRefused: "sv-shared-authorship",
    events.DieAdded: "sv-resonance",
    events.CoinsChanged: "sv-harmony",
    events.PairChosen: "sv-unexpected",
    events.NoPairFound: "sv-unexpected",
    events.ActionInvented: "sv-unexpected",
    events.MinorDrawn: "sv-partial",
    events.DeckShuffled: "sv-partial",
    events.MajorsDrawn: "sv-partial",
    events.MajorKept: "sv-measures",
    events.StatementProposed: "sv-predicate",
    events.ProposalAgreed: "sv-shared-authorship",
    events.ProposalFell: "sv-shared-authorship",
    events.StatementMade: "sv-triple",
    events.ActionGivenUp: "sv-unexpected",
    events.DutyGiven: "sv-topic",
    events.DutySettled: "sv-topic",
    events.QuarrelBegan: "sv-contested",
    events.DebateLeft: "sv-contested",
    events.DebateEnded: "sv-contested",
    events.VoteCast: "sv-plural",
    events.VoteTied: "sv-plural",
    events.QuarrelSettled: "sv-plural",
    events.PoolCleared: "sv-resonance",
    events.DieStored: "sv-resonance",
    events.LegacyPlaced: "sv-emphasis",
    events.LegacyAltered: "sv-emphasis",
    events.MinorPlayed: "sv-provenance",
    events.TextMended: "sv-correction",
    events.LastTurnsBegan: "sv-pace",
    events.GameEnded: "sv-graph",
    (events.EntityPlaced, "first"): "sv-isolated",
    (events.StatementMade, "meta"): "sv-provenance",
}
"""Every event there is, and those whose reason teaches more than their kind."""
