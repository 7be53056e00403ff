// What the screen shows after each event of Blockchain. Every number comes from the event; no rule is worked out.

/** @typedef {import("../../types").GameEvent} GameEvent */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./view").Announced} Announced */

/** @param {any} view @param {Scene | null} _before @param {number | null} me @returns {Scene} */
export const sceneOf = (view, _before, me) => ({
  ...view,
  die: null,
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
const NO_BADGES = {
  locked: 0,
  mine: 0,
  mine_total: 0,
  plays: 1,
  plays_total: 1,
  store: 0,
  store_total: 0,
  trade: 0,
  trade_total: 0,
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

/** @param {{card: string, useful: boolean}[]} hand @param {string} card */
function without(hand, card) {
  const place = hand.findIndex((one) => one.card === card);
  return place < 0 ? hand : hand.filter((_, i) => i !== place);
}

/** A card leaves a hand. @param {Scene} scene @param {number} seat @param {string} card */
const played = (scene, seat, card) => ({
  hands: changed(scene.hands, seat, scene.hands[seat] - 1),
  hand: seat === scene.me ? without(scene.hand, card) : scene.hand,
});

/** An action that waits for answers. @param {Scene} scene @param {string} kind @param {Partial<Announced>} more */
const announced = (scene, kind, more) => ({ announced: { ...NONE, kind, seat: scene.active, ...more }, stack: [] });

/**
 * The Hack that lies on top of those not yet resolved.
 * @param {Scene} scene
 * @param {GameEvent} event
 * @param {string} fate
 */
function resolved(scene, { card, seat }, fate) {
  const place = scene.stack.findLastIndex((one) => one.card === card && one.seat === seat && !one.fate);
  return { asked: [], to_act: [], stack: scene.stack.map((one, i) => (i === place ? { ...one, fate } : one)) };
}

/** Dice that lie otherwise now. @param {Scene} scene @param {string[]} tiles @param {number[]} values */
const rolled = (scene, tiles, values) => ({
  rolled: tiles,
  ring: scene.ring.map((one) => (tiles.includes(one.tile) ? { ...one, die: values[tiles.indexOf(one.tile)] } : one)),
});

const DONE = { announced: null, stack: [], asked: [], to_act: [], rolled: [] };

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
    deck: Math.max(0, scene.deck - count),
    hands: changed(scene.hands, seat, scene.hands[seat] + count),
    hand:
      seat === scene.me && cards
        ? [...scene.hand, ...cards.map((/** @type {string} */ card) => ({ card, useful: false }))]
        : scene.hand,
  }),
  ch_deck_reshuffled: (_scene, event) => ({ deck: event.cards, discards: [] }),
  ch_turn_began: (scene, { seat, turn }) => ({
    ...DONE,
    active: seat,
    turn,
    round: turn,
    phase: "pay",
    blocks: [],
    badges: NO_BADGES,
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
    ...announced(scene, "deploy", { card }),
    ...played(scene, seat, card),
    deployed: true,
  }),
  ch_block_announced: (scene, { card, seat, tile }) => ({
    ...announced(scene, "block", { card, tile }),
    ...played(scene, seat, card),
    badges: { ...scene.badges, plays: scene.badges.plays - 1 },
  }),
  ch_trade_announced: (scene, event) => ({
    ...announced(scene, "trade", {
      ask: event.ask,
      from_tile: event.from_tile,
      to_tile: event.to_tile,
      give: event.give,
      take: event.take,
      partner: event.partner,
      would_give: event.offer,
      would_get: event.ask,
    }),
    badges: { ...scene.badges, trade: scene.badges.trade - 1 },
  }),
  ch_store_announced: (scene, event) => announced(scene, "store", { coins: event.coins }),
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
  ch_attention_set: (scene, { seat, to }) => ({ attends: changed(scene.attends, seat, to) }),
  ch_time_ran_out: (scene, { seats }) => ({
    asked: [],
    to_act: [],
    answered: scene.answered.map((was, seat) => was || seats.includes(seat)),
  }),
  ch_hack_played: (scene, { card, seat, server, tiles }) => ({
    ...played(scene, seat, card),
    stack: [...scene.stack.filter((one) => !one.fate), { card, seat, server, tiles, void: false }],
  }),
  ch_hack_failed: (scene, event) => resolved(scene, event, event.why),
  ch_hack_worked: (scene, event) => resolved(scene, event, "worked"),
  ch_dice_swapped: (scene, { tiles, values }) => rolled(scene, tiles, values),
  ch_die_rerolled: (scene, { tile, value }) => rolled(scene, [tile], [value]),
  ch_server_crashed: (scene, { server }) => ({ servers: scene.servers.filter((one) => one.number !== server) }),
  ch_server_deployed: (scene, { card, seat, server }) => ({
    ...DONE,
    servers: [...scene.servers, { card, number: server, paid: false, price: -1, seat, usable: false }],
  }),
  ch_block_played: (scene, { card, chain, mine, store, trade }) => {
    const { badges } = scene;
    return {
      ...DONE,
      blocks: [...scene.blocks, card],
      badges: {
        ...badges,
        plays: badges.plays + chain,
        plays_total: badges.plays_total + chain,
        mine: badges.mine + mine,
        mine_total: badges.mine_total + mine,
        trade: badges.trade + trade,
        trade_total: badges.trade_total + trade,
        store: badges.store + store,
        store_total: badges.store_total + store,
      },
    };
  },
  ch_trade_done: (scene, event) => ({
    ...DONE,
    wallets: moved(
      moved(scene.wallets, event.seat, event.partner, coins(event.give, event.given)),
      event.partner,
      event.seat,
      coins(event.take, event.got),
    ),
  }),
  ch_trade_failed: (scene, event) => ({
    ...DONE,
    wallets: moved(scene.wallets, event.seat, event.partner, coins(event.give, event.lost)),
  }),
  ch_coins_stored: (scene, event) => ({
    ...DONE,
    wallets: changed(scene.wallets, event.seat, added(scene.wallets[event.seat], event.coins, -1)),
    stored: changed(scene.stored, event.seat, added(scene.stored[event.seat], event.coins, 1)),
    badges: {
      ...scene.badges,
      store:
        scene.badges.store - event.coins.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0),
    },
  }),
  ch_store_refused: (_scene, _event) => ({ ...DONE }),
  ch_card_discarded: (scene, { card, seat }) => ({ ...played(scene, seat, card), discards: [...scene.discards, card] }),
  ch_turn_ended: (scene) => ({ phase: "discard", blocks: [], discards: [...scene.discards, ...scene.blocks] }),
  ch_player_out: (scene, { seat }) => ({
    out: changed(scene.out, seat, true),
    wallets: changed(scene.wallets, seat, [0, 0, 0, 0, 0]),
    stored: changed(scene.stored, seat, [0, 0, 0, 0, 0]),
    hands: changed(scene.hands, seat, 0),
    servers: scene.servers.filter((one) => one.seat !== seat),
  }),
  ch_game_ended: (_scene, { reason }) => ({ ...DONE, phase: "over", ended: reason }),
};

/** @param {Scene} scene @param {GameEvent} event @returns {Scene} */
export function after(scene, event) {
  const step = STEPS[event.event];
  return step ? { ...scene, rolled: [], ...step(scene, event) } : scene;
}
