"""Which idea each event teaches; the texts are the messages `concept-…`."""

from typing import Final

from tallystick.games.blockchain import events
from tallystick.kernel.messages import Teaching

CONCEPTS: Final[dict[Teaching, str]] = {
    events.GameBegan: "ch-many-coins",
    events.TilePlaced: "ch-exchange",
    events.RingMade: "ch-exchange",
    events.CardsDrawn: "ch-mining",
    events.DeckReshuffled: "ch-mining",
    events.StartThrown: "ch-peers",
    events.TurnBegan: "ch-peers",
    events.ServerPaid: "ch-energy",
    events.ActionsBegan: "ch-peers",
    events.DeployAnnounced: "ch-energy",
    events.BlockAnnounced: "ch-chained",
    events.TradeAnnounced: "ch-exchange",
    events.StoreAnnounced: "ch-cold-storage",
    events.WindowOpened: "ch-attack-surface",
    events.Answered: "ch-attack-surface",
    events.AttentionSet: "ch-attack-surface",
    events.TimeRanOut: "ch-attack-surface",
    events.HackPlayed: "ch-attack-surface",
    events.HackFailed: "ch-attack-surface",
    events.HackWorked: "ch-attack-surface",
    events.DiceSwapped: "ch-volatility",
    events.DieRerolled: "ch-volatility",
    events.ServerCrashed: "ch-energy",
    events.ServerDeployed: "ch-energy",
    events.BlockPlayed: "ch-chained",
    events.TradeDone: "ch-exchange",
    events.TradeFailed: "ch-counterparty",
    events.CoinsStored: "ch-cold-storage",
    events.StoreRefused: "ch-cold-storage",
    events.CardDiscarded: "ch-mining",
    events.TurnEnded: "ch-peers",
    events.CardsGivenUp: "ch-hot-wallet",
    events.PlayerOut: "ch-hot-wallet",
    events.GameEnded: "ch-cold-storage",
    (events.TradeFailed, "scam"): "ch-irreversible",
}
"""Every event there is, and those whose reason teaches more than their kind."""
