"""Which idea of shared records each event teaches; the texts are the messages `concept-…`."""

from typing import Final

from tallystick.games.market_island import events
from tallystick.kernel.messages import Teaching

CONCEPTS: Final[dict[Teaching, str]] = {
    events.GameBegan: "shared-record",
    events.DieThrown: "luck",
    events.FirstPlayerFound: "shared-record",
    events.GenesisTurned: "genesis",
    events.RoundBegan: "pending",
    events.PawnMoved: "pending",
    events.Paid: "replicas",
    events.CardTaken: "pending",
    events.BlockFormed: "block",
    events.SatOut: "optional-mining",
    events.CardsDrawn: "race",
    events.CardMined: "cost-of-mining",
    events.MiningDeclined: "optional-mining",
    events.CardsRevealed: "race",
    events.TieFound: "luck",
    events.MinerFound: "race",
    events.NobodyMined: "validation",
    events.CardExecuted: "validation",
    events.BlockMined: "link",
    events.StatusLaid: "optional-mining",
    events.StatusReturned: "optional-mining",
    events.PlayerOut: "replicas",
    events.TimeRanOut: "shared-record",
    events.GameEnded: "consensus",
    (events.Paid, "prize"): "block-reward",
    (events.Paid, "fee"): "cost-of-mining",
    (events.Paid, "start"): "inflation",
}
"""Every event there is, and those whose reason teaches more than their kind."""
