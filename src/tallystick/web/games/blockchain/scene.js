// What the screen shows after each event of Blockchain. All of it comes from the events; the rest waits for the view.

/** @typedef {import("../../types").GameEvent} GameEvent */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Announced} Announced */

/** What no event tells stays as it was, or open, until the view comes; each with the events that leave it behind. */
export const LAGS = {
  "announced.would_get": ["ch_trade_announced", "ch_window_opened"],
  "announced.would_give": ["ch_trade_announced", "ch_window_opened"],
  attends: ["ch_attention_set", "ch_turn_began"],
  badges: true,
  discards: true,
  "hand.useful": true,
  offers: ["ch_ring_made", "ch_dice_swapped", "ch_die_rerolled"],
  payee: ["ch_server_paid", "ch_turn_began"],
  "servers.price": ["ch_server_deployed"],
  "stack.void": ["ch_hack_played"],
};

/** @param {any} view @param {Scene | null} _before @param {number | null} me @returns {Scene} */
export const sceneOf = (view, _before, me) => ({
  ...view,
  ahead: view.ahead ?? null,
  die: null,
  fates: [],
  head: "",
  height: 0,
  me,
  rolled: [],
  round: view.turn,
});

/** @template T @param {T[]} list @param {number} place @param {T} value */
const changed = (list, place, value) => list.map((old, i) => (i === place ? value : old));

/** @param {number[]} one @param {number[]} other @param {number} sign */
const added = (one, other, sign) => one.map((value, i) => value + sign * other[i]);

const CURRENCIES = ["btc", "eth", "ltc", "dash", "ppc"];
const NONE = {
  ask: 0,
  card: "",
  coins: [0, 0, 0, 0, 0],
  from_tile: "",
  give: "",
  partner: null,
  take: "",
  tile: "",
  to_tile: "",
  would_get: 0,
  would_give: 0,
};

/** So many coins of one currency. @param {string} currency @param {number} count */
const coins = (currency, count) => CURRENCIES.map((one) => (one === currency ? count : 0));

/**
 * Coins from one wallet to another.
 * @param {number[][]} wallets
 * @param {number} from
 * @param {number} to
 * @param {number[]} moved
 */
const moved = (wallets, from, to, moved) =>
  from === to
    ? wallets
    : wallets.map((wallet, seat) =>
        seat === from ? added(wallet, moved, -1) : seat === to ? added(wallet, moved, 1) : wallet,
      );

/** @param {Scene["hand"]} hand @param {string} card */
function without(hand, card) {
  const place = hand.findIndex((one) => one.card === card);
  return place < 0 ? hand : hand.filter((_, i) => i !== place);
}

/** A card leaves a hand. @param {Scene} scene @param {number} seat @param {string} card */
const played = (scene, seat, card) => ({
  hands: changed(scene.hands, seat, scene.hands[seat] - 1),
  hand: seat === scene.me ? without(scene.hand, card) : scene.hand,
});

/** An action that waits for answers. @param {string} kind @param {number} seat @param {Partial<Announced>} more */
const announced = (kind, seat, more) => ({ announced: { ...NONE, kind, seat, ...more }, fates: [] });

/** Nobody is asked any more. @param {Scene} scene */
const closed = (scene) => ({ asked: [], answered: scene.answered.map(() => false), to_act: [] });

/** What was announced is over, and the turn goes on. @param {Scene} scene */
const done = (scene) => ({ ...closed(scene), announced: null, fates: [], phase: "action", to_act: [scene.active] });

/**
 * The Hack on top of the stack leaves it; where nothing but Hacks was announced, that is all.
 * @param {Scene} scene
 * @param {string} fate
 */
function resolved(scene, fate) {
  const stack = scene.stack.slice(0, -1);
  const fates = [{ ...scene.stack[stack.length], fate }, ...scene.fates];
  return { ...(stack.length || scene.announced?.kind !== "hack" ? closed(scene) : done(scene)), stack, fates };
}

/** Dice that lie otherwise now. @param {Scene} scene @param {string[]} tiles @param {number[]} values */
const rolled = (scene, tiles, values) => ({
  rolled: tiles,
  ring: scene.ring.map((one) => (tiles.includes(one.tile) ? { ...one, die: values[tiles.indexOf(one.tile)] } : one)),
});

/** @type {Record<string, (scene: Scene, event: GameEvent) => Partial<Scene>>} */
const STEPS = {
  ch_tile_placed: (scene, { tile }) => ({
    ring: [...scene.ring, { tile, die: 0 }],
    tiles_left: scene.tiles_left.filter((one) => one !== tile),
  }),
  ch_ring_made: (_scene, { tiles, dice }) => ({
    ring: tiles.map((/** @type {string} */ tile, /** @type {number} */ i) => ({ tile, die: dice[i] })),
    tiles_left: [],
    rolled: tiles,
  }),
  ch_cards_drawn: (scene, { cards, count, seat }) => ({
    deck: scene.deck - count,
    hands: changed(scene.hands, seat, scene.hands[seat] + count),
    hand:
      seat === scene.me && cards
        ? [...scene.hand, ...cards.map((/** @type {string} */ card) => ({ card, useful: null }))]
        : scene.hand,
  }),
  ch_deck_reshuffled: (scene, event) => ({ deck: scene.deck + event.cards }),
  ch_turn_began: (scene, { seat, turn }) => ({
    ...done(scene),
    active: seat,
    starter: turn === 1 ? seat : scene.starter,
    turn,
    round: turn,
    phase: "pay",
    blocks: [],
    deployed: false,
    to_act: [seat],
    turns: changed(scene.turns, seat, scene.turns[seat] + 1),
    servers: scene.servers.map((one) => ({ ...one, paid: false, usable: one.usable || one.seat === seat })),
  }),
  ch_server_paid: (scene, event) => ({
    wallets: moved(scene.wallets, event.payer, event.payee, event.coins),
    servers: scene.servers.map((one) => (one.number === event.server ? { ...one, paid: true } : one)),
  }),
  ch_actions_began: (_scene, { seat }) => ({ phase: "action", to_act: [seat] }),
  ch_deploy_announced: (scene, { card, seat }) => ({
    ...announced("deploy", seat, { card }),
    ...played(scene, seat, card),
    deployed: true,
  }),
  ch_block_announced: (scene, { card, seat, tile }) => ({
    ...announced("block", seat, { card, tile }),
    ...played(scene, seat, card),
  }),
  ch_trade_announced: (_scene, { ask, from_tile, give, partner, seat, take, to_tile }) =>
    announced("trade", seat, { ask, from_tile, give, partner, take, to_tile, would_get: null, would_give: null }),
  ch_store_announced: (_scene, { coins, seat }) => announced("store", seat, { coins }),
  ch_window_opened: (scene, { asked, window }) => ({
    phase: "window",
    asked,
    to_act: asked,
    window,
    answered: scene.out.map((out, seat) => !out && !asked.includes(seat)),
    announced: scene.announced ?? { ...NONE, kind: scene.stack.length ? "hack" : "between", seat: scene.active },
  }),
  ch_answered: (scene, { seat }) => ({
    asked: scene.asked.filter((one) => one !== seat),
    to_act: scene.to_act.filter((one) => one !== seat),
    answered: changed(scene.answered, seat, true),
  }),
  ch_time_ran_out: closed,
  ch_hack_played: (scene, { card, seat, server, tiles }) => ({
    ...played(scene, seat, card),
    stack: [...scene.stack, { card, seat, server, tiles, void: false }],
    fates: [],
  }),
  ch_hack_failed: (scene, { why }) => resolved(scene, why),
  ch_hack_worked: (scene) => resolved(scene, "worked"),
  ch_dice_swapped: (scene, { tiles, values }) => rolled(scene, tiles, values),
  ch_die_rerolled: (scene, { tile, value }) => rolled(scene, [tile], [value]),
  ch_server_crashed: (scene, { server }) => ({ servers: scene.servers.filter((one) => one.number !== server) }),
  ch_server_deployed: (scene, { card, seat, server }) => ({
    ...done(scene),
    servers: [...scene.servers, { card, number: server, paid: false, price: null, seat, usable: false }],
  }),
  ch_block_played: (scene, { card }) => ({ ...done(scene), blocks: [...scene.blocks, card] }),
  ch_trade_done: (scene, event) => ({
    ...done(scene),
    wallets: moved(
      moved(scene.wallets, event.seat, event.partner, coins(event.give, event.given)),
      event.partner,
      event.seat,
      coins(event.take, event.got),
    ),
  }),
  ch_trade_failed: (scene, event) => ({
    ...done(scene),
    wallets: moved(scene.wallets, event.seat, event.partner, coins(event.give, event.lost)),
  }),
  ch_coins_stored: (scene, event) => ({
    ...done(scene),
    wallets: changed(scene.wallets, event.seat, added(scene.wallets[event.seat], event.coins, -1)),
    stored: changed(scene.stored, event.seat, added(scene.stored[event.seat], event.coins, 1)),
  }),
  ch_store_refused: done,
  ch_card_discarded: (scene, { card, seat }) => played(scene, seat, card),
  ch_turn_ended: () => ({ phase: "discard", blocks: [] }),
  ch_player_out: (scene, { coins, seat }) => ({
    removed: added(scene.removed, coins, 1),
    out: changed(scene.out, seat, true),
    wallets: changed(scene.wallets, seat, [0, 0, 0, 0, 0]),
    stored: changed(scene.stored, seat, [0, 0, 0, 0, 0]),
    hands: changed(scene.hands, seat, 0),
    hand: seat === scene.me ? [] : scene.hand,
    servers: scene.servers.filter((one) => one.seat !== seat),
  }),
  ch_game_ended: (scene, { reason }) => ({ ...done(scene), phase: "over", ended: reason, to_act: [] }),
};

/** @param {Scene} scene @param {GameEvent} event @returns {Scene} */
export function after(scene, event) {
  const step = STEPS[event.event];
  const ahead = event.event === "ch_answered" ? scene.ahead : null; // what was foretold is told anew with the next view
  return step ? { ...scene, rolled: [], ahead, ...step(scene, event) } : scene;
}

/**
 * What happens to a wallet if everybody passes now: the least and the most of a currency.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} currency
 * @returns {[number, number]}
 */
export function change(scene, seat, currency) {
  const deal = scene.announced;
  const then = scene.ahead?.passing;
  if (!then || deal?.kind !== "trade" || (seat !== deal.seat && seat !== deal.partner)) return [0, 0];
  const [least, most] = currency === deal.take ? then.got : currency === deal.give ? then.given : [0, 0];
  return (seat === deal.seat) === (currency === deal.take) ? [least, most] : [-most, -least];
}

/** A number with its sign, or a range. @param {[number, number]} by */
export const signed = ([least, most]) => {
  const one = (/** @type {number} */ value) => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;
  const [near, far] = Math.abs(least) <= Math.abs(most) ? [least, most] : [most, least];
  return least === most ? one(least) : `${one(near)}…${Math.abs(far)}`;
};
