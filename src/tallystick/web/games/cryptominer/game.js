// CryptoMiner as the pages want a game: what to draw, how to follow its events, and what to say about them.

import { flyCoins, tick } from "../../shell/effects.js";
import { Art, dress, Icon, loadArt } from "../../shell/icon.js";
import { calm } from "../../shell/settings.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { formatters } from "./cards.js";
import { faceOf } from "./claims.js";
import { Hand, Held } from "./hand.js";
import { Chips, doing, Office, Order } from "./office.js";
import { after, sceneOf } from "./scene.js";
import { Train } from "./train.js";
import { Yard } from "./yard.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** How long each event is shown, in milliseconds at an easy pace. */
const LASTS = {
  cm_die_thrown: 500,
  cm_throws_tied: 900,
  cm_starter_found: 900,
  cm_round_began: 600,
  cm_transaction_played: 520,
  cm_block_claimed: 900,
  cm_card_substituted: 600,
  cm_turn_passed: 400,
  cm_block_formed: 800,
  cm_block_mined: 1300,
  cm_card_returned: 600,
  cm_block_card_drawn: 350,
  cm_deck_ran_out: 700,
  cm_game_ended: 900,
};

/** Events that stand behind another line of the log. */
const QUIET = new Set(["cm_hand_dealt"]);

/** Rounds of play, for the bar at the top of a phone. @param {{scene: Scene}} props */
const Timer = ({ scene }) =>
  html`<span class="timer rounds">
    ${h(Icon, { name: "card" })}
    <span class="vh">${t("cm-all-left")}</span>
    ${scene.hands.reduce((sum, count) => sum + count, 0)}
  </span>`;

/** @param {Scene} scene */
const where = (scene) => (scene.round ? t("cm-round", { round: scene.round }) : t("cm-start"));

/** Beside the board of a replay. @param {{scene: Scene, me: number | null}} props */
function Aside({ scene, me }) {
  return html`
    <ul class="minis works">
      ${scene.coins.map(
        (coins, seat) =>
          html`<li>
            ${h(Art, { id: "pawn-" + seat })}
            <span>${seat === me ? t("you") : nameOf(seat)}<small>${doing(scene, seat, me)}</small></span>
            ${h(Held, { scene, seat })}
            <b>${coins}</b>
          </li>`,
      )}
    </ul>
    <p class="sub">
      ${
        scene.top
          ? t("cm-top-is", {
              state: "card",
              value: faceOf(scene.top).value,
              symbols: [...faceOf(scene.top).symbols].map((letter) => t(`symbol-${letter}.name`)).join(", "),
            })
          : t("cm-chain-empty")
      }
    </p>`;
}

/** @type {import("../../types").Game} */
export const game = {
  name: "cryptominer",
  logo: "w-logo",
  formatters,
  load: () =>
    Promise.all([
      loadArt("games/cryptominer/art"),
      dress("styles", "blocks"),
      dress(
        "games/cryptominer",
        "style",
        "yard",
        "claims",
        "office",
        "hand",
        "train",
        "small",
        "phone",
        "phone_hand",
        "low",
      ),
    ]),
  lasts: LASTS,
  firm: ["cm_block_mined"],
  sceneOf,
  after,
  quiet: ({ event, why }) => QUIET.has(event) || (event === "cm_block_card_drawn" && why === "deal"),
  async before(stage, event) {
    if (event.event === "cm_die_thrown") await stage.roll(event);
    else if (event.event === "cm_transaction_played") tick("card");
    else if (event.event === "cm_block_claimed") tick("point");
    else if (event.event === "cm_round_began" && stage.scene.value?.settled.length)
      await stage.linger(stage.blocks.value.length <= 3);
    else if (event.event === "cm_block_mined") {
      tick("win");
      flyCoins(`block-${event.block.number}`, event.block.miner, event.block.coins);
      if (stage.scene.value) stage.scene.value = { ...stage.scene.value, settling: true, leaving: event.block.number };
      await stage.rest(calm() ? 0 : 900);
    }
    return false;
  },
  afterwards: () => Promise.resolve(),
  seats: (scene) => scene.coins.length,
  score: (scene, seat) => scene.coins[seat],
  doing,
  where,
  step: (scene) => (scene.settling ? t("cm-settling") : ""),
  waitsFor: (scene) =>
    scene.to_act.length ? t(scene.phase === "roll" ? "cm-wait-throw" : "cm-wait", { seat: scene.to_act[0] }) : "",
  titles: () => ({ board: t("cm-yard"), log: t("cm-log") }),
  tabs: () => [
    ["table", "yard", t("cm-tab-yard")],
    ["ledger", "scale", t("cm-tab-scores")],
    ["chain", "chain", t("cm-tab-chain")],
    ["log", "log", t("cm-tab-log")],
  ],
  Middle: Order,
  Timer,
  Chips,
  Ledger: Office,
  Board: Yard,
  Hand,
  Chain: Train,
  Aside,
  openAll: (view, views) => ({ ...view, holds: views.map((own) => own.block_card) }),
  still: (scene) => scene,
  settled: (scene) => !scene.settling,
  wall: () => import("./wall.js"),
  cheat: () => import("./forging.js"),
  lessons: () => import("./lessons.js"),
  rules: () => import("./rules.js"),
  story: () => import("./details.js"),
  ending: () => import("./ending.js"),
};
