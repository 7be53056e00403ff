// News are shown in order, one event after the other, and never hold anybody up.

import { calm } from "../shell/settings.js";
import { message, t, told } from "../shell/words.js";
import { signal } from "../vendor/vendor.js";
import { flyCoins, tick } from "./effects.js";
import { matches } from "./points.js";
import { after, conceptOf, sceneOf } from "./scene.js";

/** @typedef {import("../types").GameEvent} GameEvent */

/** How long each event is shown, in milliseconds at an easy pace. @type {Record<string, number>} */
const LASTS = {
  die_thrown: 500, first_player_found: 900, genesis_turned: 700, round_began: 500, pawn_moved: 800, paid: 560, card_taken: 480, block_formed: 600, sat_out: 450,
  cards_drawn: 200, card_mined: 420, mining_declined: 420, cards_revealed: 700, tie_found: 900, miner_found: 1300, nobody_mined: 1300, card_executed: 520,
  block_mined: 1000, status_laid: 600, status_returned: 300, player_out: 1000, time_ran_out: 800, game_ended: 900,
};

/** Events that stand behind another line of the log. */
const QUIET = new Set(["cards_drawn", "cards_revealed", "status_returned"]);

export class Stage {
  /** @param {import("../live/session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.scene = signal(/** @type {import("../types").Scene | null} */ (null));
    this.blocks = signal(/** @type {import("../types").Block[]} */ ([]));
    this.log = signal(/** @type {import("../types").Told[]} */ ([]));
    this.busy = signal(false);
    this.latest = signal(/** @type {GameEvent | null} */ (null));
    /** A stage that is not looked at shows nothing step by step. */
    this.watched = true;
    /** @type {{event: GameEvent, entry: import("../types").Entry}[]} */
    this.queue = [];
    this.hurry = false;
    this.wake = () => {};
    this.held = false;
    this.release = () => {};
    session.onNews = (entries, first) => this.news(entries, first);
  }

  /** @param {import("../types").Entry[]} entries @param {boolean} first */
  news(entries, first) {
    for (const entry of entries) {
      for (const event of this.session.replica.eventsOf(entry)) this.queue.push({ event, entry });
    }
    const began = this.queue.some(({ event }) => event.event === "game_began");
    if (!this.scene.value && this.session.view.value && (!first || began)) this.scene.value = sceneOf(this.session.view.value);
    if (first || !this.watched || document.hidden) this.catchUp();
    else if (!this.busy.value) void this.play();
  }

  /** Everything at once. */
  catchUp() {
    const rest = this.queue.splice(0);
    for (const { event, entry } of rest) this.note(event, entry);
    this.settle();
  }

  /** Shows the truth as the server last told it. */
  settle() {
    const view = this.session.view.value;
    if (!view) return;
    const before = this.scene.value;
    this.scene.value = { ...sceneOf(view), die: before?.die ?? null };
  }

  skip() {
    this.hurry = true;
    this.wake();
  }

  /** Stands still while something is being explained. @param {boolean} held */
  hold(held) {
    this.held = held;
    if (!held) this.release();
  }

  async play() {
    this.busy.value = true;
    while (this.queue.length) {
      if (this.held) await new Promise((done) => void (this.release = () => done(undefined)));
      const next = this.queue.shift();
      if (!next) break;
      const { event, entry } = next;
      if (this.hurry || document.hidden || !this.watched) this.put(event);
      else await this.show(event);
      this.note(event, entry);
    }
    this.hurry = false;
    this.settle();
    this.busy.value = false;
  }

  /** Faster when much is waiting, or when the player could already act. */
  get pace() {
    const waiting = this.queue.reduce((sum, { event }) => sum + (LASTS[event.event] ?? 0), 0);
    const easy = waiting > 24000 ? 0 : waiting > 12000 ? 0.25 : waiting > 5000 ? 0.5 : waiting > 2000 ? 0.75 : 1;
    return this.session.mine.value ? 0.8 * easy : easy;
  }

  /** @param {number} time */
  rest(time) {
    const wait = (calm() ? Math.min(time, 250) : time) * this.pace;
    if (this.hurry || wait < 5) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, wait);
      this.wake = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /** @param {GameEvent} event */
  put(event) {
    if (this.scene.value) this.scene.value = after(this.scene.value, event);
  }

  /** @param {GameEvent} event */
  async show(event) {
    this.latest.value = event;
    if (event.event === "die_thrown") await this.roll(event);
    else if (event.event === "pawn_moved") return this.walk(event);
    else if (event.event === "paid") flyCoins(event.payer, event.payee, event.amount);
    else if (event.event === "card_mined" || event.event === "card_taken") tick("card");
    else if (event.event === "miner_found") tick("win");
    this.put(event);
    await this.rest(LASTS[event.event] ?? 300);
    if (event.event === "cards_revealed") await this.count();
  }

  /** @param {GameEvent} event */
  async roll(event) {
    const scene = this.scene.value;
    if (!scene || calm() || this.hurry || this.pace < 0.5) return;
    tick("die");
    this.scene.value = { ...scene, die: { seat: event.seat, value: event.value, rolling: true, count: (scene.die?.count ?? 0) + 1 } };
    await this.rest(600);
  }

  /** Square by square. @param {GameEvent} event */
  async walk(event) {
    const ring = this.scene.value?.ring ?? 28;
    for (let at = event.left; at !== event.landed && !calm() && !this.hurry; ) {
      at = (at + 1) % ring;
      this.put({ ...event, landed: at });
      tick("step");
      await this.rest(190);
    }
    this.put(event);
    await this.rest(180);
  }

  /** Points, card by card. */
  async count() {
    const scene = this.scene.value;
    if (!scene?.reveal) return;
    for (const [place, mined] of scene.reveal.mined.entries()) {
      const hits = [];
      for (const match of matches(mined.card, scene.winning_card, scene.block)) {
        for (let point = 0; point < match.points; point++) {
          hits.push(match.at);
          this.scene.value = { ...scene, reveal: { ...scene.reveal, shown: place, hits: [...hits] } };
          tick("point");
          await this.rest(330);
        }
      }
      this.scene.value = { ...scene, reveal: { ...scene.reveal, shown: place + 1, hits: [...hits] } };
      await this.rest(520);
    }
  }

  /** What everybody may remember: the log, the chain, and a word for those who listen. @param {GameEvent} event @param {import("../types").Entry} entry */
  note(event, entry) {
    if (event.event === "block_mined") this.blocks.value = [...this.blocks.value, event.block];
    if (QUIET.has(event.event) || (event.event === "die_thrown" && event.purpose === "move")) return;
    const id = "event-" + event.event.replaceAll("_", "-");
    const line = { seq: entry.seq, t: entry.t, seat: event.seat ?? event.payer ?? event.payee ?? null, id, args: told(event), concept: conceptOf(event) };
    this.log.value = [...this.log.value, line];
    if (this.busy.value && message(id)) say(t(id, line.args));
  }
}

/** Tells a screen reader. @param {string} text */
function say(text) {
  const region = document.getElementById("told");
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 20) region.firstElementChild?.remove();
}
