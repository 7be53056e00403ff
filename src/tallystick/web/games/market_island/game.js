// Market Island as the pages want a game: what to draw, how to follow its events, and what to say about them.

import { clock } from "../../shell/around.js";
import { flyCoins, flyPoint, tick } from "../../shell/effects.js";
import { Art, dress, Icon, loadArt } from "../../shell/icon.js";
import { calm } from "../../shell/settings.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { Board } from "./board.js";
import { formatters, loadBox } from "./cards.js";
import { Chain } from "./chain.js";
import { Hand, Tally } from "./hand.js";
import { Abacus, Chips, doing, Ledger } from "./ledger.js";
import { matches } from "./points.js";
import { after, sceneOf, stepOf } from "./scene.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/stage.js").Stage} Stage */
/** @typedef {import("../../types").GameEvent} GameEvent */

/** How long each event is shown, in milliseconds at an easy pace. */
const LASTS = {
  die_thrown: 500,
  first_player_found: 900,
  genesis_turned: 700,
  round_began: 500,
  pawn_moved: 800,
  paid: 560,
  card_taken: 480,
  block_formed: 600,
  sat_out: 450,
  cards_drawn: 200,
  card_mined: 420,
  mining_declined: 420,
  cards_revealed: 900,
  tie_found: 1400,
  miner_found: 2200,
  nobody_mined: 1300,
  card_executed: 520,
  block_mined: 1000,
  status_laid: 600,
  status_returned: 300,
  player_out: 1000,
  time_ran_out: 800,
  game_ended: 900,
};

/** The reveal is worth watching. */
const FIRM = ["cards_revealed", "tie_found", "miner_found", "nobody_mined"];

/** Events that stand behind another line of the log. */
const QUIET = new Set(["cards_drawn", "cards_revealed", "status_returned"]);

const PHASES = ["move", "mine", "reveal", "settle"];

/** @param {{scene: Scene}} props */
function Phases({ scene }) {
  const step = stepOf(scene);
  return html`<ol class="phases" aria-label=${where(scene)}>
    ${PHASES.map(
      (name, i) =>
        html`<li
          key=${name}
          class=${i < step ? "done" : i === step ? "now" : ""}
          aria-current=${i === step ? "step" : undefined}
        >
          <span>${t("mi-phase-" + name)}</span>
        </li>`,
    )}
  </ol>`;
}

/** @param {{session: import("../../live/session.js").Session, scene: Scene}} props */
function Timer({ session, scene }) {
  const [, setNow] = useState(0);
  const ends = session.duration?.value;
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const rounds = html`<span class="timer rounds">
    <span class="vh">${t("table-round-word")}</span>
    ${Math.max(1, scene.round)}
    ${scene.rounds > 0 && html`<small>/${scene.rounds}</small>`}
  </span>`;
  if (!ends) return rounds;
  return html`
    ${rounds}
    <span class="timer">
      ${h(Icon, { name: "clock" })}
      <span class="vh">${t("mi-time-left")}</span>
      ${clock(ends.endsAt - performance.now())}
    </span>`;
}

/** @param {Scene} scene */
const where = (scene) => t("mi-round", { round: Math.max(1, scene.round), rounds: scene.rounds });

/** Beside the board of a replay. @param {{scene: Scene, me: number | null}} props */
function Aside({ scene, me }) {
  return html`
    ${scene.reveal ? h(Tally, { scene, me }) : null}
    <ul class="minis">
      ${scene.places.map(
        (_, seat) =>
          html`<li>
            ${h(Art, { id: "pawn-" + seat })}
            <span>${nameOf(seat)}</span>
            <b>${scene.ledgers[seat][seat]}</b>
            ${h(Abacus, { value: scene.ledgers[seat][seat], seat })}
          </li>`,
      )}
    </ul>`;
}

/** Square by square. @param {Stage} stage @param {GameEvent} event */
async function walk(stage, event) {
  const ring = stage.scene.value?.ring ?? 28;
  for (let at = event.left; at !== event.landed && !calm() && !stage.hurry; ) {
    at = (at + 1) % ring;
    stage.put({ ...event, landed: at });
    tick("step");
    await stage.rest(190);
  }
  stage.put(event);
  await stage.rest(180);
}

/** Points, card by card. @param {Stage} stage */
async function count(stage) {
  const scene = /** @type {any} */ (stage.scene.value);
  if (!scene?.reveal) return;
  for (const [place, mined] of scene.reveal.mined.entries()) {
    /** @type {string[]} */
    const hits = [];
    stage.scene.value = { ...scene, reveal: { ...scene.reveal, shown: place, hits } };
    tick("card");
    await stage.rest(600, true);
    for (const match of matches(mined.card, scene.winning_card, scene.block, scene.suit_points)) {
      for (let point = 0; point < match.points; point++) {
        flyPoint(match.at, mined.seat);
        await stage.rest(260, true);
        hits.push(match.at);
        stage.scene.value = { ...scene, reveal: { ...scene.reveal, shown: place, hits: [...hits] } };
        tick("point");
        await stage.rest(220, true);
      }
    }
    stage.scene.value = { ...scene, reveal: { ...scene.reveal, shown: place + 1, hits: [...hits] } };
    await stage.rest(600, true);
  }
}

/** @type {import("../../types").Game} */
export const game = {
  name: "market-island",
  logo: "i-logo",
  formatters,
  load: () =>
    Promise.all([
      loadBox(),
      loadArt("games/market_island/art"),
      dress("styles", "blocks"),
      dress("games/market_island", "tokens", "style", "cards", "moving", "ledger", "hand", "chain", "low"),
    ]),
  lasts: LASTS,
  firm: FIRM,
  sceneOf: (view, before) => ({ ...sceneOf(view), die: before?.die ?? null }),
  after,
  quiet: ({ event, purpose }) => QUIET.has(event) || (event === "die_thrown" && purpose === "move"),
  async before(stage, event) {
    if (event.event === "die_thrown") await stage.roll(event);
    else if (event.event === "paid" && !stage.session.lobby?.value?.ledger_by_hand)
      flyCoins(event.payer, event.payee, event.amount);
    else if (event.event === "card_mined" || event.event === "card_taken") tick("card");
    else if (event.event === "miner_found") tick("win");
    else if (event.event === "round_began" && stage.scene.value?.settling && !stage.session.lobby.value?.ledger_by_hand)
      await stage.linger(stage.blocks.value.length <= 3);
    else if (event.event === "pawn_moved") {
      await walk(stage, event);
      return true;
    }
    return false;
  },
  afterwards: (stage, event) => (event.event === "cards_revealed" ? count(stage) : Promise.resolve()),
  seats: (scene) => scene.places.length,
  score: (scene, seat) => scene.ledgers[seat][seat],
  doing,
  where,
  step: (scene) => (stepOf(scene) >= 0 ? t("mi-phase-" + PHASES[stepOf(scene)]) : ""),
  waitsFor: (scene) =>
    scene.to_act.length ? t(scene.phase === "mine" ? "mi-wait-mine" : "mi-wait-throw", { seat: scene.to_act[0] }) : "",
  titles: () => ({ board: t("mi-board"), log: t("mi-log") }),
  tabs: () => [
    ["table", "table", t("mi-tab-table")],
    ["ledger", "abacus", t("mi-tab-ledger")],
    ["chain", "chain", t("mi-tab-chain")],
    ["log", "log", t("mi-tab-log")],
  ],
  Middle: Phases,
  Timer,
  Chips,
  Ledger,
  Board,
  Hand,
  Chain,
  Aside,
  openAll: (view, views) => ({
    ...view,
    block: view.block.map((/** @type {any} */ card, /** @type {number} */ place) => ({
      ...card,
      card: card.card ?? views[card.seat].block[place].card,
    })),
    mined: views.map((own, seat) => own.mined[seat]),
  }),
  still: (scene, event) =>
    event.event === "cards_revealed" && scene.reveal ? { ...scene, reveal: { ...scene.reveal, shown: 99 } } : scene,
  settled: (scene) => scene.reveal === null,
  isOpen: (view) => view.phase !== "mine" && view.block.every((/** @type {any} */ { card }) => card === null),
  wall: () => import("./wall.js"),
  cheat: () => import("./forging.js"),
  lessons: () => import("./lessons.js"),
  rules: () => import("./rules.js"),
  story: () => import("./details.js"),
  ending: () => import("./ending.js"),
  byHand: () => import("./by_hand.js"),
  byHandOnWall: () => import("./by_hand_wall.js"),
  /** Where the ledger is kept by hand, balances stay as they were last compared. */
  veil(scene, { session, blocks }) {
    const lobby = session.lobby.value;
    if (!lobby?.ledger_by_hand || scene.phase === "over") return scene;
    const round = session.replica.compared;
    const last = blocks.value.findLast((block) => block.round <= round)?.balances;
    const balances = last ?? scene.places.map(() => lobby.options.start_tokens);
    return { ...scene, ledgers: scene.ledgers.map(() => balances) };
  },
};
