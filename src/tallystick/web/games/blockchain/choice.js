// What a player is putting together but has not done yet: a card with its targets, a trade, coins. Ring, hand and panel
// share it.

import { signal } from "../../vendor/vendor.js";
import { formsOf, movesOf } from "./forms.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */

/** The card in hand that was picked up. */
export const picked = signal("");
/**
 * The tiles that were tapped: targets of the card, or the two sides of a trade.
 * @type {import("../../vendor/vendor.js").Signal<string[]>}
 */
export const tiles = signal([]);
/** The Server that is aimed at, by its number. */
export const server = signal(0);
/** The panel that is open: trade or store in your own turn, ask for when you are asked, or nothing. */
export const open = signal("");
/** The number of the turn in which this seat lets everything happen; 0 for none. */
export const letGo = signal(0);

export function putDown() {
  picked.value = "";
  tiles.value = [];
  server.value = 0;
}

/** @type {Session | null} */
let chooser = null;

/**
 * Whose choice this is now: what another seat of this device had picked up is put down.
 * @param {Session | null} session
 */
export function chooseFor(session) {
  if (session === chooser) return;
  chooser = session;
  putDown();
  open.value = "";
  letGo.value = 0;
}

/** @param {Session} session @param {any} move */
export function send(session, move) {
  putDown();
  open.value = "";
  session.move(move);
}

/**
 * Whether Hacks may be played now though nobody asks for one, while the active player thinks (CH-24).
 * @param {import("./types").Scene} scene
 * @param {number | null} me
 * @param {import("../../live/session.js").Session} session
 */
export const mayHack = (scene, me, session) =>
  scene.phase === "action" && scene.active !== me && session.legal.value.some(({ move }) => move === "play_hack");

/**
 * What a player is asked or may do now, in short; "" when nothing.
 * @param {import("./types").Scene} scene
 * @param {number | null} me
 * @param {import("../../live/session.js").Session | null} session
 */
export function askedOf(scene, me, session) {
  const view = session?.view.value;
  // what is legal belongs to the newest view: an older picture is not to be decided by it
  const current = view?.turn === scene.turn && view.phase === scene.phase && view.window === scene.window;
  const may = session?.legal.value.length && me !== null && (scene.to_act.includes(me) || mayHack(scene, me, session));
  return current && may ? `${me}.${scene.turn}.${scene.phase}.${scene.window}` : "";
}

/**
 * Whether the window is about one's own announcement, and nobody has hacked it.
 * @param {any} scene @param {number} me
 */
export const isOwn = (scene, me) =>
  scene.phase === "window" && !scene.stack.length && (scene.announced?.seat ?? scene.active) === me;

/** Whether this seat lets the turn go, in which nobody is about to win. @param {any} scene */
const isLetGo = (scene) => letGo.value === scene.turn && (scene.ahead?.passing.wins ?? null) === null;

/** Whether the open window is put to this seat in person. @param {any} scene @param {any} session */
function isPut(scene, session) {
  const me = session?.seat.value ?? null;
  if (me === null || scene.phase !== "window" || !scene.asked.includes(me)) return false;
  if (isOwn(scene, me)) return false;
  const wish = session.lobby.value?.players[me]?.asking;
  return wish === "concerns" ? !!scene.ahead?.asks.includes(me) : wish !== "missed";
}

/** Whether this seat is asked in person and has not let the turn go. @param {any} scene @param {any} session */
export const isAsked = (scene, session) => isPut(scene, session) && !isLetGo(scene);

/**
 * Whether this page passes by itself, whatever the seat holds: on what it announces itself, unless the table does, and
 * on a turn that it lets go.
 * @param {any} view @param {any} session
 */
export function passesBySelf(view, session) {
  const me = session.seat.value;
  if (!view?.asked.includes(me)) return false;
  const tablePasses = session.lobby.value?.players[me]?.asking === "concerns";
  return (!tablePasses && isOwn(view, me)) || (isPut(view, session) && isLetGo(view));
}

/** Every legal use of a card. @param {any[]} legal @param {string} card */
export const usesOf = (legal, card) => legal.filter((one) => (one.hack?.card ?? one.card) === card);

/** The tiles and the Server that a use of a card names. @param {any} use */
const targets = (use) => ({
  tiles: /** @type {string[]} */ (use.hack?.tiles ?? (use.tile ? [use.tile] : [])),
  server: /** @type {number} */ (use.hack?.server ?? 0),
});

/** What a card must be aimed at before it can be played. @param {any[]} uses */
export function needs(uses) {
  const all = uses.map(targets);
  return {
    tiles: Math.max(0, ...all.map((one) => one.tiles.length)),
    servers: [...new Set(all.map((one) => one.server))].filter(Boolean),
  };
}

/**
 * The use that is meant by the targets chosen so far, if they are complete.
 * @param {any[]} uses
 * @param {string[]} chosen
 * @param {number} aimed
 */
export function meant(uses, chosen, aimed) {
  const same = (/** @type {string[]} */ one) =>
    one.length === chosen.length && one.every((tile) => chosen.includes(tile));
  return uses.find((use) => same(targets(use).tiles) && targets(use).server === aimed) ?? null;
}

/**
 * The tiles that may be tapped next.
 * @param {any[]} legal
 * @param {string} card
 * @param {string[]} chosen
 * @param {string} panel
 */
export function tappable(legal, card, chosen, panel) {
  if (card) {
    const uses = usesOf(legal, card).map((use) => targets(use).tiles);
    return new Set(
      uses.filter((one) => chosen.length >= one.length || chosen.every((tile) => one.includes(tile))).flat(),
    );
  }
  const trades = formsOf(legal, "trade").map((form) => form.like);
  if (!trades.length || (panel && panel !== "trade")) return new Set();
  return new Set(trades.flatMap((one) => [one.from_tile, one.to_tile]));
}

/**
 * A tap on a tile: aim with a card, or choose the sides of a trade, first what is given.
 * @param {any[]} legal
 * @param {string} tile
 */
export function tap(legal, tile) {
  const chosen = tiles.value;
  if (picked.value) {
    const { tiles: count } = needs(usesOf(legal, picked.value));
    tiles.value = chosen.includes(tile) ? chosen.filter((one) => one !== tile) : [...chosen, tile].slice(-count);
    return;
  }
  open.value = "trade";
  const trades = formsOf(legal, "trade").map((form) => form.like);
  const pair = chosen.length === 1 && trades.some((one) => one.from_tile === chosen[0] && one.to_tile === tile);
  tiles.value = chosen.length === 1 && chosen[0] === tile ? [] : pair ? [chosen[0], tile] : [tile];
}

/**
 * Tiles between which one may trade with the one given first.
 * @param {any[]} legal
 * @param {string} from
 * @returns {string[]}
 */
export const neighbours = (legal, from) => [
  ...new Set(
    formsOf(legal, "trade")
      .filter(({ like }) => like.from_tile === from)
      .map(({ like }) => like.to_tile),
  ),
];

/** The answer that lets it happen. @param {any[]} legal */
export const passOf = (legal) => movesOf(legal, "answer").find((move) => !move.hack && !move.attend);
