// A Shelves Voyage as the pages want a game: what to draw, how to follow its events, and what to say about them.

import { useLater } from "../../shell/around.js";
import { flyCoins, tick } from "../../shell/effects.js";
import { Art, dress, loadArt } from "../../shell/icon.js";
import { calm } from "../../shell/settings.js";
import { loadRules, nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Board } from "./board.js";
import { Chips, doing, Ledger, Steps, Timer } from "./crew.js";
import { Pool } from "./dice.js";
import { Hand, waitsFor } from "./hand.js";
import { after, retold, sceneOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** How long each event is shown, in milliseconds at an easy pace. */
const LASTS = {
  sv_entity_placed: 700,
  sv_meeple_moved: 700,
  sv_turn_began: 500,
  sv_dice_rolled: 600,
  sv_die_asked: 500,
  sv_die_refused: 500,
  sv_die_added: 600,
  sv_coins_changed: 450,
  sv_pair_chosen: 600,
  sv_no_pair_found: 700,
  sv_action_invented: 400,
  sv_statement_proposed: 600,
  sv_proposal_fell: 600,
  sv_statement_made: 1100,
  sv_duty_given: 800,
  sv_duty_settled: 700,
  sv_quarrel_began: 500,
  sv_quarrel_settled: 900,
  sv_die_stored: 450,
  sv_legacy_placed: 900,
  sv_legacy_altered: 900,
  sv_minor_played: 900,
  sv_text_mended: 700,
  sv_game_ended: 900,
};

/** Events that stand behind another line of the log. */
const QUIET = new Set(["sv_major_dealt", "sv_proposal_agreed", "sv_debate_left", "sv_debate_ended"]);

/** Beside the board of a replay. @param {{scene: Scene, me: number | null}} props */
const Aside = ({ scene, me }) =>
  html`<ul class="minis voyage">
    ${scene.coins.map(
      (/** @type {number} */ coins, /** @type {number} */ seat) =>
        html`<li key=${seat}>
          ${h(Art, { id: "meeple-" + seat })}
          <span>
            ${seat === me ? t("you") : nameOf(seat)}
            <small>
              ${scene.end_station ? t("sv-station", { station: scene.stations[seat] }) : doing(scene, seat, me)}
            </small>
          </span>
          ${h(Pool, { pool: scene.pools[seat], seat })}
          <b>${coins}</b>
        </li>`,
    )}
  </ul>`;

/** The cards come a moment after the first picture. @param {any} props */
function Bottom(props) {
  const Cards = useLater(() => import("./cards.js"), "Bottom", true);
  return Cards && h(Cards, props);
}

/** @type {import("../../types").Game} */
export const game = {
  name: "shelves-voyage",
  logo: "v-logo",
  figure: "meeple-",
  load: () =>
    Promise.all([
      loadArt("games/shelves_voyage/art"),
      loadArt("art/more_pawns"),
      dress("games/shelves_voyage", "style", "crew", "cards", "hand", "choices", "quarrel", "phone", "small"),
    ]),
  lasts: LASTS,
  sceneOf,
  after,
  retold,
  quiet: ({ event, why }) =>
    QUIET.has(event) ||
    (event === "sv_meeple_moved" && why === "start") ||
    (event === "sv_coins_changed" && why === "manipulate"),
  async before(stage, event) {
    const scene = stage.scene.value;
    if (event.event === "sv_dice_rolled" && scene && !calm() && !stage.hurry && stage.pace >= 0.5) {
      tick("die");
      stage.scene.value = { ...scene, dice: event.dice, rolling: true };
      await stage.rest(650);
    } else if (event.event === "sv_statement_made") tick("point");
    else if (event.event === "sv_minor_played" || event.event === "sv_legacy_placed") tick("card");
    else if (event.event === "sv_game_ended") tick("win");
    else if (event.event === "sv_coins_changed" && event.by > 0 && !calm())
      flyCoins("bank", event.seat, Math.min(4, event.by));
    return false;
  },
  afterwards: () => Promise.resolve(),
  seats: (scene) => scene.coins.length,
  score: (scene, seat) => scene.coins[seat],
  doing,
  where: (scene) => (scene.phase === "place" ? t("sv-beginning") : t("sv-turn", { turn: scene.turn })),
  step: (scene) => (scene.active >= 0 && scene.phase !== "over" ? nameOf(scene.active) : ""),
  waitsFor,
  titles: () => ({ board: t("sv-graph"), log: t("sv-log") }),
  tabs: () => [
    ["table", "graph", t("sv-tab-chart")],
    ["list", "list", t("sv-tab-sentences")],
    ["ledger", "crew", t("sv-tab-crew")],
    ["chain", "cards", t("sv-tab-cards")],
    ["log", "log", t("sv-tab-log")],
  ],
  Middle: Steps,
  Timer,
  Chips,
  Ledger,
  Board,
  Hand,
  Chain: Bottom,
  Aside,
  openAll: (view) => view,
  still: (scene) => scene,
  settled: () => true,
  lessons: () => import("./lessons.js"),
  rules: () => import("./rules.js"),
  story: () => Promise.all([import("./details.js"), loadRules()]).then(([room]) => room),
  wall: () => import("./wall.js"),
  ending: () => import("./ending.js"),
};
