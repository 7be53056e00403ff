// A table for any game that brings none of its own: what everybody may know as cards, legal moves as buttons, and the
// log from the game's own words. A game may begin with it and replace one part after the other.

import { dress, loadArt } from "../shell/icon.js";
import { loadFurther, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { Board } from "./board.js";
import { Hand, phaseSays, waitsFor } from "./hand.js";
import { Aside, Chips, Ledger, scoreOf, seatsOf } from "./people.js";

const nothing = () => null;

/** The round, and what it is about. @param {{scene: any}} props */
const Middle = ({ scene }) => html`<p class="pt-where">
  <b>${t("plain-round", { round: scene.round })}</b>
  ${scene.phase !== "over" && html`<span>${phaseSays(scene.phase)}</span>`}
</p>`;

/**
 * @param {string} name
 * @param {Partial<import("../types").Game> & {pieces?: import("./board.js").Pieces}} [own] what it does otherwise;
 *   `pieces` draws the things of a field of the view
 * @returns {import("../types").Game}
 */
export const plainGame = (name, { pieces, load, ...own } = {}) => ({
  name,
  logo: "plain-logo",
  load: () => Promise.all([loadArt("plain/art"), dress("plain", "style", "small"), loadFurther("plain"), load?.()]),
  lasts: {},
  sceneOf: (view, before) => ({ ...view, die: before?.die ?? null }),
  after: (scene) => scene,
  quiet: () => false,
  before: () => Promise.resolve(false),
  afterwards: () => Promise.resolve(),
  seats: seatsOf,
  score: scoreOf,
  doing: (scene, seat) => (scene.to_act.includes(seat) ? t("plain-thinks") : ""),
  where: (scene) => t("plain-round", { round: scene.round }),
  step: (scene) => (scene.phase === "over" ? "" : phaseSays(scene.phase)),
  waitsFor,
  titles: () => ({ board: t("plain-board"), log: t("plain-log") }),
  tabs: () => [
    ["table", "table", t("plain-board")],
    ["ledger", "crown", t("plain-players")],
    ["log", "log", t("plain-log")],
  ],
  Middle,
  Timer: nothing,
  Chips,
  Ledger,
  Board: (props) => h(Board, { ...props, pieces }),
  Hand,
  Chain: nothing,
  Aside,
  openAll: (view) => view,
  still: (scene) => scene,
  settled: () => true,
  lessons: () => Promise.resolve({ LESSONS: [], OPTIONS: {} }),
  rules: () => import("./rules.js").then(({ rulesOf }) => rulesOf(name)),
  story: async () => ({ Details: () => null }),
  ending: () => import("./ending.js"),
  ...own,
});
