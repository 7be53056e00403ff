// What the screen shows after each event of CryptoMiner. All of it comes from the events; the rest waits for the view.

/** @typedef {import("../../types").GameEvent} GameEvent */
/** @typedef {import("./view").View} View */
/** @typedef {import("./claims.js").OpenBlock} OpenBlock */

/**
 * @typedef {object} Shown
 * @property {OpenBlock[]} blocks
 * @property {import("../../types").ThrownDie | null} die
 * @property {OpenBlock | null} forming
 * @property {number} leaving the block that is just being coupled to the train
 * @property {number} margin what a card must reach beyond the total
 * @property {number | null} me
 * @property {number[]} rolling who throws for the start
 * @property {import("./view").MinedBlock[]} settled what was mined at the end of this round
 * @property {boolean} settling
 */
/** @typedef {Omit<View, "blocks" | "forming"> & Shown} Scene the view, and what has just happened */

/** What no event tells stays as it was until the view comes; each with the events that leave it behind. */
export const LAGS = {
  "blocks.why_not": ["cm_block_claimed", "cm_card_substituted", "cm_round_began", "cm_game_ended"],
  deck_known: ["cm_card_substituted", "cm_block_card_drawn"],
  forming: ["cm_transaction_played"],
  holds: ["cm_card_substituted", "cm_block_card_drawn"], // a card that is drawn may be known
  idle: ["cm_round_began", "cm_game_ended"],
  to_act: ["cm_die_thrown", "cm_transaction_played", "cm_block_claimed", "cm_card_substituted", "cm_turn_passed"],
  turns: ["cm_card_substituted"], // which may be the whole turn
  wanted: ["cm_round_began", "cm_game_ended"],
};

/** @param {any} view @param {Scene | null} before @param {number | null} me @returns {Scene} */
export function sceneOf(view, before, me) {
  const known = view.blocks[0] ?? view.forming;
  return {
    ...view,
    die: before?.die ?? null,
    leaving: 0,
    margin: known ? known.needs - known.total : (before?.margin ?? 0),
    me,
    rolling: before?.rolling ?? [...view.order.keys()],
    settling: false,
    settled: [],
  };
}

/** @template T @param {T[]} list @param {number} place @param {T} value */
const changed = (list, place, value) => list.map((old, i) => (i === place ? value : old));

/**
 * A new block card, which only its owner sees.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string | null} card
 */
const held = (scene, seat, card) => ({
  holds: changed(scene.holds, seat, card),
  block_card: seat === scene.me ? card : scene.block_card,
});

/** @param {number[]} hand @param {number} value */
function without(hand, value) {
  const place = hand.indexOf(value);
  return place < 0 ? hand : hand.filter((_, i) => i !== place);
}

/** @type {Record<string, (scene: Scene, event: GameEvent) => Partial<Scene>>} */
const STEPS = {
  cm_die_thrown: (scene, { seat, value }) => ({
    die: { seat, value, rolling: false, count: (scene.die?.count ?? 0) + 1 },
    throws: changed(scene.throws, seat, value),
  }),
  cm_throws_tied: (scene, { seats }) => ({ rolling: seats, throws: scene.throws.map(() => 0) }),
  cm_starter_found: (scene, { order, seat }) => ({
    order,
    starter: seat,
    throws: scene.throws.map(() => 0),
    to_act: [],
  }),
  cm_round_began: (scene, { round, starter }) => ({
    round,
    starter,
    phase: "play",
    order: scene.order.map((_, place) => (starter + place) % scene.order.length),
    turns: scene.turns.map(() => "undecided"),
    substituted: scene.substituted.map(() => false),
    die: null,
    leaving: 0,
    settling: false,
    settled: [],
    to_act: [starter],
  }),
  cm_transaction_played: (scene, { seat, value, left }) => ({
    hands: changed(scene.hands, seat, left),
    hand: seat === scene.me ? without(scene.hand, value) : scene.hand,
    turns: changed(scene.turns, seat, "played"),
  }),
  cm_block_claimed: (scene, { seat, block, card }) => ({
    blocks: scene.blocks.map((one) =>
      one.number === block ? { ...one, claims: [...one.claims, { seat, card }] } : one,
    ),
    holds: changed(scene.holds, seat, card),
    turns: changed(scene.turns, seat, "claimed"),
  }),
  cm_card_substituted: (scene, { seat, new: card }) => ({
    substituted: changed(scene.substituted, seat, true),
    ...held(scene, seat, card),
  }),
  cm_turn_passed: (scene, { seat }) => ({ turns: changed(scene.turns, seat, "passed") }),
  cm_block_formed: (scene, { block, cards, coins, total }) => ({
    settling: true,
    forming: null,
    to_act: [],
    blocks: [
      ...scene.blocks,
      {
        cards,
        claims: [],
        coins,
        formed_in: scene.round,
        needs: total + scene.margin,
        number: block,
        total,
        why_not: null,
      },
    ],
  }),
  cm_block_mined: (scene, { block }) => ({
    settling: true,
    settled: [...scene.settled, block],
    leaving: 0,
    to_act: [],
    blocks: scene.blocks.filter((one) => one.number !== block.number),
    chain: [...scene.chain, block.mined_with],
    top: block.mined_with,
    coins: changed(scene.coins, block.miner, scene.coins[block.miner] + block.coins),
    won: changed(scene.won, block.miner, scene.won[block.miner] + 1),
    has_card: changed(scene.has_card, block.miner, false),
    holds: changed(scene.holds, block.miner, null),
    block_card: block.miner === scene.me ? null : scene.block_card,
    height: block.height,
    head: block.hash,
  }),
  cm_card_returned: (scene, { seat, block }) => ({
    settling: true,
    blocks: scene.blocks.map((one) =>
      one.number === block ? { ...one, claims: one.claims.filter((claim) => claim.seat !== seat) } : one,
    ),
  }),
  cm_block_card_drawn: (scene, { seat, card, why }) => ({
    has_card: changed(scene.has_card, seat, true),
    deck: why === "reward" ? scene.deck - 1 : scene.deck,
    ...held(scene, seat, card),
  }),
  cm_game_ended: (_scene, { reason }) => ({ phase: "over", ended: reason, to_act: [], settling: false }),
};

/** @param {Scene} scene @param {GameEvent} event @returns {Scene} */
export function after(scene, event) {
  const step = STEPS[event.event];
  return step ? { ...scene, ...step(scene, event) } : scene;
}
