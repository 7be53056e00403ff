// Tally Stones as the pages want a game.

import { dress, loadArt } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";

const nothing = () => null;

const Board = ({ scene }) =>
  html`<div class="stones" role="img" aria-label=${t("ts-left", { left: scene.left })}>
    ${Array.from({ length: scene.left }, (_, stone) => html`<svg key=${stone}><use href="#stone" /></svg>`)}
  </div>`;

const Hand = ({ session, ready }) =>
  html`<div class="rowof take">
    ${(ready ? session.legal.value : []).map(
      (move) =>
        html`<button class="button go" key=${move.stones} onClick=${() => session.move(move)}>
          ${t("ts-take", { stones: move.stones })}
        </button>`,
    )}
  </div>`;

const Ledger = ({ scene }) =>
  html`<ul class="minis">
    ${scene.taken.map((stones, seat) => html`<li key=${seat}><span>${nameOf(seat)}</span><b>${stones}</b></li>`)}
  </ul>`;

export const game = {
  name: "tally-stones",
  logo: "stone",
  load: () => Promise.all([loadArt("games/tally_stones/art"), dress("games/tally_stones", "style")]),
  lasts: { stones_taken: 400 },
  sceneOf: (view, before) => ({ ...view, die: before?.die ?? null }),
  after: (scene, event) =>
    event.event === "stones_taken"
      ? {
          ...scene,
          left: event.left,
          taken: scene.taken.map((stones, seat) => (seat === event.seat ? stones + event.stones : stones)),
        }
      : scene,
  quiet: () => false,
  before: () => Promise.resolve(false),
  afterwards: () => Promise.resolve(),
  seats: (scene) => scene.taken.length,
  score: (scene, seat) => scene.taken[seat],
  doing: () => "",
  where: (scene) => t("ts-left", { left: scene.left }),
  step: () => "",
  waitsFor: (scene) => (scene.to_act.length ? t("ts-wait", { seat: scene.to_act[0] }) : ""),
  titles: () => ({ board: t("game-tally-stones"), log: t("ts-log") }),
  tabs: () => [
    ["table", "table", t("game-tally-stones")],
    ["log", "log", t("ts-log")],
  ],
  Middle: nothing,
  Timer: nothing,
  Chips: nothing,
  Ledger,
  Board,
  Hand,
  Chain: nothing,
  Aside: Ledger,
  openAll: (view) => view,
  still: (scene) => scene,
  settled: () => true,
  lessons: () => Promise.resolve({ LESSONS: [], OPTIONS: {} }),
  story: async () => ({ Details: () => null }),
};
