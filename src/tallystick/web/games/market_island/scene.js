// What the screen shows after each event, one after the other. Every number comes from the event; no rule is worked
// out.

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../types").GameEvent} GameEvent */

/** @param {import("./view").View} view @returns {Scene} */
export const sceneOf = (view) => ({ ...view, die: null, reveal: null, active: null, settling: false });

/** @template T @param {T[]} list @param {number} place @param {T} value */
const changed = (list, place, value) => list.map((old, i) => (i === place ? value : old));

/** @type {Record<string, (scene: Scene, event: GameEvent) => Partial<Scene>>} */
const STEPS = {
  die_thrown: (scene, { seat, value, purpose }) => ({
    die: { seat, value, rolling: false, count: (scene.die?.count ?? 0) + 1 },
    throws: purpose === "move" ? scene.throws : changed(scene.throws, seat, value),
  }),
  first_player_found: (scene, { order }) => ({ order, throws: scene.throws.map(() => 0), to_act: order.slice(0, 1) }),
  genesis_turned: (scene, { card }) => ({ winning_card: card, decks: less(scene.decks, "standard", 1) }),
  round_began: (scene, { round }) => ({
    round,
    phase: "move",
    block: [],
    decisions: scene.decisions.map(() => "undecided"),
    mined: scene.mined.map(() => null),
    barred: scene.barred.map((why) => (why === "possessed" ? why : "")),
    drew: scene.drew.map(() => 0),
    drawn: [],
    reveal: null,
    active: null,
    settling: false,
    to_act: scene.order.slice(0, 1),
    winning_card: scene.reveal?.mined.find(({ seat }) => seat === scene.reveal?.winner)?.card ?? scene.winning_card,
  }),
  pawn_moved: (scene, { seat, landed }) => ({ places: changed(scene.places, seat, landed) }),
  paid: (scene, { payer, payee, amount }) => ({
    ledgers: scene.ledgers.map((ledger) =>
      ledger.map((have, owner) => have + (owner === payee ? amount : 0) - (owner === payer ? amount : 0)),
    ),
  }),
  card_taken: (scene, { seat, deck, card }) => {
    const next = scene.order[scene.order.indexOf(seat) + 1];
    return {
      block: [...scene.block, { seat, deck, card }],
      decks: less(scene.decks, deck, 1),
      to_act: next === undefined ? [] : [next],
    };
  },
  block_formed: (scene, { cards, winning_card }) => ({
    phase: "mine",
    winning_card,
    block: cards.map((/** @type {import("./view").BlockCard} */ card) => {
      const known = scene.block.find((mine) => mine.seat === card.seat && mine.deck === card.deck);
      return { ...card, card: card.card ?? known?.card ?? null };
    }),
  }),
  sat_out: (scene, { seat, why }) => ({
    decisions: changed(scene.decisions, seat, "barred"),
    barred: changed(scene.barred, seat, why),
  }),
  cards_drawn: (scene, { seat, count, cards }) => ({
    to_act: [seat],
    drew: changed(scene.drew, seat, count),
    drawn: cards ?? scene.drawn,
    decks: less(scene.decks, "standard", count),
  }),
  card_mined: (scene, { seat, card }) => ({
    decisions: changed(scene.decisions, seat, "mined"),
    mined: changed(scene.mined, seat, card),
    ...handsDown(scene, seat, 1),
  }),
  mining_declined: (scene, { seat }) => ({
    decisions: changed(scene.decisions, seat, "declined"),
    ...handsDown(scene, seat, 0),
  }),
  cards_revealed: (scene, { cards, mined }) => ({
    block: cards,
    to_act: [],
    reveal: { mined, shown: 0, hits: [], winner: null },
    mined: scene.mined.map((_, seat) => mined.find((/** @type {any} */ one) => one.seat === seat)?.card ?? null),
  }),
  tie_found: (_scene, { seats }) => ({ phase: "tie", to_act: seats.slice(0, 1) }),
  miner_found: (scene, { seat }) => ({
    phase: "mine",
    reveal: { ...(scene.reveal ?? { mined: [], hits: [], shown: 0 }), shown: 99, winner: seat },
  }),
  nobody_mined: () => ({ to_act: [], settling: true }),
  card_executed: (_scene, { card }) => ({ active: card, settling: true }),
  block_mined: (_scene, { block }) => ({ height: block.height, head: block.hash, active: null, settling: true }),
  status_laid: (scene, { seat, card }) => ({ status: changed(scene.status, seat, [...scene.status[seat], card]) }),
  status_returned: (scene, { seat, card }) => ({
    status: changed(
      scene.status,
      seat,
      scene.status[seat].filter((one) => one !== card),
    ),
  }),
  player_out: (scene, { seat }) => ({ order: scene.order.filter((one) => one !== seat) }),
  time_ran_out: () => ({ time_up: true }),
  game_ended: (_scene, { reason }) => ({ phase: "over", ended: reason, to_act: [] }),
};

/** @param {Record<string, number>} decks @param {string} deck @param {number} count */
function less(decks, deck, count) {
  return { ...decks, [deck]: decks[deck] - count };
}

/**
 * What a player was looking at leaves the hand; all but what was kept goes under the deck.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} kept
 */
function handsDown(scene, seat, kept) {
  return {
    drew: changed(scene.drew, seat, 0),
    drawn: [],
    decks: less(scene.decks, "standard", kept - scene.drew[seat]),
  };
}

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
