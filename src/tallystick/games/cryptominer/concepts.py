"""Which idea of shared records each event teaches; the texts are the messages `concept-…`."""

from typing import Final

from tallystick.games.cryptominer import events
from tallystick.kernel.messages import Teaching

CONCEPTS: Final[dict[Teaching, str]] = {
    events.GameBegan: "cm-peers",
    events.HandDealt: "cm-transaction",
    events.BlockCardDrawn: "cm-proof",
    events.DieThrown: "cm-peers",
    events.ThrowsTied: "cm-peers",
    events.StarterFound: "cm-peers",
    events.RoundBegan: "cm-peers",
    events.TransactionPlayed: "cm-transaction",
    events.BlockClaimed: "cm-best-proof",
    events.CardSubstituted: "cm-nonce",
    events.TurnPassed: "cm-idle",
    events.BlockFormed: "cm-candidate",
    events.BlockMined: "cm-link",
    events.CardReturned: "cm-contest",
    events.DeckRanOut: "cm-idle",
    events.GameEnded: "cm-append-only",
    (events.BlockCardDrawn, "reward"): "cm-reward",
}
"""Every event there is, and those whose reason teaches more than their kind."""
