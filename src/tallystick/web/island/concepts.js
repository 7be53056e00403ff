// Which idea each event teaches; the texts are the messages concept-….

/** @type {Record<string, string>} */
const CONCEPTS = {
  game_began: "shared-record", die_thrown: "luck", first_player_found: "shared-record", genesis_turned: "genesis", round_began: "pending", pawn_moved: "pending",
  paid: "replicas", card_taken: "pending", block_formed: "block", sat_out: "optional-mining", cards_drawn: "race", card_mined: "cost-of-mining",
  mining_declined: "optional-mining", cards_revealed: "race", tie_found: "luck", miner_found: "race", nobody_mined: "validation", card_executed: "validation",
  block_mined: "link", status_laid: "optional-mining", status_returned: "optional-mining", player_out: "replicas", time_ran_out: "shared-record", game_ended: "consensus",
};

/** @type {Record<string, string>} */
const REASONS = { prize: "block-reward", fee: "cost-of-mining", start: "inflation" };

/** @param {import("../types").GameEvent} event */
export const conceptOf = (event) => (event.event === "paid" && REASONS[event.why]) || CONCEPTS[event.event] || "";
