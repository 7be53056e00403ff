// What the screen shows after each event. All of it comes from the events; the rest waits for the view.

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../types").GameEvent} GameEvent */

/** What no event tells stays as it was until the view comes; each with the events that leave it behind. */
export const LAGS = {
  barred: ["card_taken", "round_began", "game_ended"],
  "block.card": ["nobody_mined"], // a block that stays is turned over
  decks: ["genesis_turned", "card_taken", "cards_drawn", "card_mined", "mining_declined", "miner_found"],
  order: ["round_began", "player_out"],
  throws: ["die_thrown"],
  to_act: ["die_thrown", "card_taken", "card_mined", "mining_declined", "round_began"],
};

/** @param {import("./view").View} view @returns {Scene} */
export const sceneOf = (view) => ({
  ...view,
  die: null,
  reveal: null,
  active: null,
  settling: false,
  stays: false,
  flows: [],
});

/** @template T @param {T[]} list @param {number} place @param {T} value */
const changed = (list, place, value) => list.map((old, i) => (i === place ? value : old));

/** @type {Record<string, (scene: Scene, event: GameEvent) => Partial<Scene>>} */
const STEPS = {
  die_thrown: (scene, { seat, value }) => ({
    die: { seat, value, rolling: false, count: (scene.die?.count ?? 0) + 1 },
  }),
  first_player_found: (scene, { order }) => ({ order, throws: scene.throws.map(() => 0) }),
  genesis_turned: (_scene, { card }) => ({ winning_card: card }),
  round_began: (scene, { round }) => ({
    ...cleared(scene),
    round,
    phase: "move",
    decisions: scene.decisions.map(() => "undecided"),
    reveal: null,
    active: null,
    settling: false,
    stays: false,
    flows: scene.settling ? [] : scene.flows,
  }),
  pawn_moved: (scene, { seat, landed }) => ({ places: changed(scene.places, seat, landed) }),
  paid: (scene, { payer, payee, amount }) => ({
    flows: [...scene.flows, { payer, payee, amount }],
    ledgers: scene.ledgers.map((ledger) =>
      ledger.map((have, owner) => have + (owner === payee ? amount : 0) - (owner === payer ? amount : 0)),
    ),
  }),
  card_taken: (scene, { seat, deck, card }) => ({ block: [...scene.block, { seat, deck, card }] }),
  block_formed: (scene, { cards }) => ({
    phase: "mine",
    block: cards.map((/** @type {import("./view").BlockCard} */ one, /** @type {number} */ place) => ({
      ...one,
      card: one.card ?? scene.block[place]?.card ?? null,
    })),
  }),
  sat_out: (scene, { seat }) => ({ decisions: changed(scene.decisions, seat, "barred") }),
  cards_drawn: (scene, { seat, count, cards }) => ({
    drew: changed(scene.drew, seat, count),
    drawn: cards ?? scene.drawn,
  }),
  card_mined: (scene, { seat, card }) => ({
    decisions: changed(scene.decisions, seat, "mined"),
    mined: changed(scene.mined, seat, card),
    ...handsDown(scene, seat),
  }),
  mining_declined: (scene, { seat }) => ({
    decisions: changed(scene.decisions, seat, "declined"),
    ...handsDown(scene, seat),
  }),
  cards_revealed: (scene, { cards, mined }) => ({
    block: cards,
    to_act: [],
    reveal: mined.length ? { mined, shown: 0, hits: [], winner: null, card: null, by: "" } : null,
    mined: scene.mined.map((_, seat) => mined.find((/** @type {any} */ one) => one.seat === seat)?.card ?? null),
  }),
  tie_found: () => ({ phase: "tie" }),
  miner_found: (scene, { seat, card, by }) => ({
    phase: "mine",
    throws: scene.throws.map(() => 0),
    reveal: { ...(scene.reveal ?? { mined: [], hits: [] }), shown: 99, winner: seat, card, by },
  }),
  nobody_mined: (_scene, { then }) => ({ to_act: [], settling: true, stays: then === "pending" || then === "end" }),
  card_executed: (_scene, { card }) => ({ active: card, settling: true }),
  block_mined: (scene, { block }) => ({
    height: block.height,
    head: block.hash,
    ledgers: scene.ledgers.map(() => block.balances),
    flows: block.payments,
    active: null,
    settling: true,
  }),
  status_laid: (scene, { seat, card }) => ({
    status: changed(scene.status, seat, [...scene.status[seat], card]),
    block: scene.block.filter((one) => one.seat !== seat || one.deck !== "action" || (one.card ?? card) !== card),
  }),
  status_returned: (scene, { seat, card }) => ({
    status: changed(
      scene.status,
      seat,
      scene.status[seat].filter((one) => one !== card),
    ),
  }),
  player_out: (scene, { seat }) => ({ status: changed(scene.status, seat, []) }),
  time_ran_out: () => ({ time_up: true }),
  game_ended: (scene, { reason }) => ({ ...cleared(scene), phase: "over", ended: reason, to_act: [] }),
};

/** What a player was looking at leaves the hand. @param {Scene} scene @param {number} seat */
const handsDown = (scene, seat) => ({ drew: changed(scene.drew, seat, 0), drawn: [] });

/**
 * The mat after a round: the card that mined the block wins from now on.
 * @param {Scene} scene
 * @returns {Partial<Scene>}
 */
const cleared = (scene) =>
  scene.settling
    ? {
        block: scene.stays ? scene.block : [],
        mined: scene.mined.map(() => null),
        winning_card: scene.reveal?.card ?? scene.winning_card,
      }
    : {};

/** @param {Scene} scene @param {GameEvent} event @returns {Scene} */
export function after(scene, event) {
  const step = STEPS[event.event];
  return step ? { ...scene, ...step(scene, event) } : scene;
}

/** Which of the four steps of a round the scene is in, from 0; -1 before the first round. @param {Scene} scene */
export function stepOf(scene) {
  if (scene.phase === "first") return -1;
  if (scene.settling || scene.phase === "over") return 3;
  if (scene.reveal || scene.phase === "tie") return 2;
  return scene.phase === "mine" ? 1 : 0;
}
