// Blockchain as the pages want a game: what to draw, how to follow its events, and what to say about them.

import { flyCoins, tick } from "../../shell/effects.js";
import { dress, loadArt } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Harbour } from "./board.js";
import { cardName, formatters, loadBox } from "./cards.js";
import { sum } from "./forms.js";
import { Hand } from "./hand.js";
import { after, sceneOf } from "./scene.js";
import { around, Chips, doing, Phases, Timer, Turn, Vault, Vaults } from "./vaults.js";

/** @typedef {import("./types").Scene} Scene */

/** How long each event is shown, in milliseconds at an easy pace. */
const LASTS = {
  ch_game_began: 200,
  ch_tile_placed: 400,
  ch_ring_made: 700,
  ch_cards_drawn: 350,
  ch_deck_reshuffled: 400,
  ch_start_thrown: 900,
  ch_turn_began: 500,
  ch_server_paid: 650,
  ch_actions_began: 100,
  ch_deploy_announced: 350,
  ch_block_announced: 350,
  ch_trade_announced: 700,
  ch_store_announced: 350,
  ch_window_opened: 20,
  ch_answered: 20,
  ch_attention_set: 120,
  ch_time_ran_out: 400,
  ch_hack_played: 1100,
  ch_hack_failed: 900,
  ch_hack_worked: 900,
  ch_dice_swapped: 900,
  ch_die_rerolled: 900,
  ch_server_crashed: 700,
  ch_server_deployed: 400,
  ch_block_played: 380,
  ch_trade_done: 900,
  ch_trade_failed: 1000,
  ch_coins_stored: 600,
  ch_store_refused: 800,
  ch_card_discarded: 300,
  ch_turn_ended: 120,
  ch_player_out: 1200,
  ch_game_ended: 900,
};

/** Events that stand behind another line of the log: one line for each thing. */
const QUIET = new Set([
  "ch_window_opened",
  "ch_answered",
  "ch_actions_began",
  "ch_turn_ended",
  "ch_deploy_announced",
  "ch_trade_announced",
  "ch_store_announced",
  "ch_block_played",
]);

/** @param {import("../../types").GameEvent} event */
const isQuiet = ({ event, why, card }) =>
  QUIET.has(event) ||
  (event === "ch_cards_drawn" && why === "deal") ||
  (event === "ch_hack_worked" && card !== "lockout"); // what it does follows

/** @param {Scene} scene */
const where = (scene) => (scene.turn ? t("ch-turn", { turn: scene.turn }) : t("ch-start"));

/** Beside the board of a replay. @param {{scene: Scene, me: number | null}} props */
const Aside = ({ scene, me }) =>
  html`
    ${
      scene.blocks.length > 0 &&
      html`<p class="sub">
        ${t("ch-blocks-list", { seat: scene.active, blocks: scene.blocks.map(cardName).join(" – ") })}
      </p>`
    }
    <div class="sidevaults">
      ${around(scene, me).map((seat) => h(Vault, { key: seat, scene, seat, me, place: 9 }))}
    </div>`;

/** @type {import("../../types").Game} */
export const game = {
  name: "blockchain",
  logo: "h-logo",
  figure: "h-pl-",
  formatters,
  load: () =>
    Promise.all([
      loadBox(),
      loadArt("games/blockchain/art"),
      dress("games/blockchain", "style", "vaults", "board", "turn", "cards", "answers", "phone", "small"),
    ]),
  lasts: LASTS,
  sceneOf,
  after,
  quiet: isQuiet,
  before(_stage, event) {
    if (event.event === "ch_trade_done") {
      flyCoins("wallet" + event.seat, "wallet" + event.partner, event.given);
      flyCoins("wallet" + event.partner, "wallet" + event.seat, event.got);
    } else if (event.event === "ch_trade_failed" && event.lost)
      flyCoins("wallet" + event.seat, "wallet" + event.partner, event.lost);
    else if (event.event === "ch_server_paid" && event.price)
      flyCoins("wallet" + event.payer, "wallet" + event.payee, event.price);
    else if (event.event === "ch_coins_stored") flyCoins("wallet" + event.seat, "cold" + event.seat, sum(event.coins));
    else if (event.event === "ch_die_rerolled" || event.event === "ch_ring_made") tick("die");
    else if (event.event === "ch_hack_played" || event.event === "ch_dice_swapped") tick("point");
    else if (event.event === "ch_game_ended") tick("win");
    else if (/announced|drawn|discarded/.test(event.event)) tick("card");
    return Promise.resolve(false);
  },
  afterwards: () => Promise.resolve(),
  seats: (scene) => scene.wallets.length,
  score: (scene, seat) => sum(scene.stored[seat]),
  doing,
  where,
  step: (scene) => t("ch-phase-" + (scene.phase === "window" ? "window" : scene.phase)),
  waitsFor: (scene) =>
    scene.phase === "window"
      ? t("ch-others-answer")
      : scene.to_act.length
        ? t("ch-wait-act", { seat: scene.to_act[0] })
        : "",
  titles: () => ({ board: t("ch-harbour"), log: t("ch-log") }),
  tabs: () => [
    ["table", "hex", t("ch-tab-harbour")],
    ["ledger", "wallet", t("ch-tab-vaults")],
    ["chain", "chain", t("ch-tab-turn")],
    ["log", "log", t("ch-tab-log")],
  ],
  Middle: Phases,
  Timer,
  Chips,
  Ledger: Vaults,
  Board: Harbour,
  Hand,
  Chain: Turn,
  Aside,
  openAll: (view) => view,
  still: (scene) => scene,
  settled: () => true,
  lessons: () => import("./lessons.js"),
  rules: () => import("./rules.js"),
  story: () => import("./details.js"),
  wall: () => import("./wall.js"),
  ending: () => import("./ending.js"),
};
