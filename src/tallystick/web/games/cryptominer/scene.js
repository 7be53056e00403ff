// What the screen shows after each event of CryptoMiner. Every number comes from the event; no rule is worked out.

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
 * @property {boolean} settling
 */
/** @typedef {Omit<View, "blocks" | "forming"> & Shown} Scene the view, and what has just happened */

/** @param {View} view @param {Scene | null} before @param {number | null} me @returns {Scene} */
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
  };
}

/** @template T @param {T[]} list @param {number} place @param {T} value */
const changed = (list, place, value) => list.map((old, i) => (i === place ? value : old));

/** A turn is taken, and the next player is asked. @param {Scene} scene @param {number} seat @param {string} turn */
function turned(scene, seat, turn) {
  const next = scene.order[scene.order.indexOf(seat) + 1];
  return { turns: changed(scene.turns, seat, turn), to_act: next === undefined ? [] : [next] };
}

/** What the server said about a block no longer holds. @param {OpenBlock[]} blocks @returns {OpenBlock[]} */
const unjudged = (blocks) => blocks.map((block) => ({ ...block, why_not: undefined }));

/** @param {Scene} scene @param {number} seat @param {string | null} card */
function held(scene, seat, card) {
  return {
    holds: changed(scene.holds, seat, card),
    ...(seat === scene.me ? { block_card: card, blocks: unjudged(scene.blocks) } : {}),
  };
}

/** @param {number[]} hand @param {number} value */
function without(hand, value) {
  const place = hand.indexOf(value);
  return place < 0 ? hand : hand.filter((_, i) => i !== place);
}

/** @type {Record<string, (scene: Scene, event: GameEvent) => Partial<Scene>>} */
const STEPS = {
  cm_die_thrown: (scene, { seat, value }) => {
    const next = scene.rolling[scene.rolling.indexOf(seat) + 1];
    return {
      die: { seat, value, rolling: false, count: (scene.die?.count ?? 0) + 1 },
      throws: changed(scene.throws, seat, value),
      to_act: next === undefined ? [] : [next],
    };
  },
  cm_throws_tied: (scene, { seats }) => ({
    rolling: seats,
    throws: scene.throws.map(() => 0),
    to_act: seats.slice(0, 1),
  }),
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
    blocks: unjudged(scene.blocks).map((block) => ({ ...block, claims: [] })),
    forming: null,
    die: null,
    leaving: 0,
    settling: false,
    to_act: [starter],
    wanted: scene.top ? scene.top.replace(/^\d+/, "") : "ABCD",
  }),
  cm_transaction_played: (scene, { seat, value, left }) => {
    const cards = [...(scene.forming?.cards ?? []), { seat, value }];
    const total = cards.reduce((sum, card) => sum + card.value, 0);
    const number = scene.height + scene.blocks.length + 1;
    return {
      forming: {
        cards,
        claims: [],
        coins: total + 1,
        formed_in: scene.round,
        needs: total + scene.margin,
        number,
        total,
        why_not: "too_new",
      },
      hands: changed(scene.hands, seat, left),
      hand: seat === scene.me ? without(scene.hand, value) : scene.hand,
      ...turned(scene, seat, "played"),
    };
  },
  cm_block_claimed: (scene, { seat, block, card }) => ({
    blocks: scene.blocks.map((one) =>
      one.number === block ? { ...one, claims: [...one.claims, { seat, card }], why_not: undefined } : one,
    ),
    holds: changed(scene.holds, seat, card),
    ...turned(scene, seat, "claimed"),
  }),
  cm_card_substituted: (scene, { seat, new: card }) => ({
    substituted: changed(scene.substituted, seat, true),
    ...held(scene, seat, seat === scene.me ? (card ?? scene.block_card) : null),
    ...(scene.hands[seat] ? {} : turned(scene, seat, "substituted")),
  }),
  cm_turn_passed: (scene, { seat }) => turned(scene, seat, "passed"),
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
        why_not: "too_new",
      },
    ],
  }),
  cm_block_mined: (scene, { block }) => ({
    settling: true,
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
    ...held(scene, seat, seat === scene.me ? (card ?? scene.block_card) : null),
  }),
  cm_game_ended: (_scene, { reason }) => ({ phase: "over", ended: reason, to_act: [], settling: false }),
};

/** @param {Scene} scene @param {GameEvent} event @returns {Scene} */
export function after(scene, event) {
  const step = STEPS[event.event];
  return step ? { ...scene, ...step(scene, event) } : scene;
}
