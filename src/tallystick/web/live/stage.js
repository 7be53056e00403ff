// The news is shown in order, one event after the other, and never holds anybody up.

import { tick } from "../shell/effects.js";
import { calm, pace } from "../shell/settings.js";
import { message, t, told } from "../shell/words.js";
import { signal } from "../vendor/vendor.js";

/** @typedef {import("../types").GameEvent} GameEvent */

/** How long things are shown at each pace that a player may choose. @type {Record<string, number>} */
const PACES = { slow: 1.7, normal: 1, fast: 0.5 };

/** Whom an event happens to, beside the seat that acts. */
const ROLES = ["payee", "donor", "opponent", "by", "winner", "loser", "owner", "waiting", "authors", "master"];

export class Stage {
  /** @param {import("./session.js").Session} session @param {import("../types").Game} game */
  constructor(session, game) {
    this.session = session;
    this.game = game;
    this.scene = signal(/** @type {import("../types").TableScene | null} */ (null));
    this.blocks = signal(/** @type {any[]} */ ([]));
    this.log = signal(/** @type {import("../types").Told[]} */ ([]));
    this.busy = signal(false);
    this.latest = signal(/** @type {GameEvent | null} */ (null));
    /** A stage that is not looked at shows nothing step by step. */
    this.watched = true;
    /** @type {{event: GameEvent, entry: import("../types").Entry}[]} */
    this.queue = [];
    /**
     * What the server told together with an event, the last one of its frame.
     * @type {WeakMap<GameEvent, import("../types").TableView>}
     */
    this.viewAfter = new WeakMap();
    this.hurry = false;
    /**
     * While somebody is being taught: what is skipped still goes by, one event after the other, and a lesson ends the
     * hurry.
     */
    this.teaches = false;
    /** What whoever teaches has last looked at. @type {{event: GameEvent | null, scene: object | null}} */
    this.seen = { event: null, scene: null };
    this.onLook = () => {};
    this.wake = () => {};
    this.held = false;
    this.release = () => {};
    /** Whether it stands still until the player goes on. */
    this.lingers = signal(false);
    session.listen((entries, first) => this.news(entries, first));
  }

  /** @param {import("../types").Entry[]} entries @param {boolean} first */
  news(entries, first) {
    for (const entry of entries) {
      const note = noteId(entry);
      if (note && message(note)) this.queue.push({ event: { event: "", ...entry.body }, entry });
      for (const event of this.session.replica.eventsOf(entry)) this.queue.push({ event, entry });
    }
    const [last, view] = [this.queue.at(-1), this.session.view.value];
    if (last && view) this.viewAfter.set(last.event, view);
    if (first || !this.scene.value || !this.watched || document.hidden) this.catchUp();
    else if (!this.busy.value) void this.play();
  }

  /** What is drawn: at some tables less than what is known. */
  get shown() {
    const scene = this.scene.value;
    return scene && this.game.veil ? this.game.veil(scene, this) : scene;
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
    this.scene.value = this.game.sceneOf(view, this.scene.value, this.session.seat.value);
  }

  skip() {
    this.hurry = true;
    this.wake();
  }

  /** Stands still while something is being explained. @param {boolean} held */
  hold(held) {
    this.held = held;
    if (held) this.hurry = false;
    else this.release();
  }

  /** Whoever teaches has looked at what is drawn, and has said whether to stand still. @param {Stage["seen"]} seen */
  look(seen) {
    this.seen = seen;
    this.onLook();
  }

  /** Nothing goes on before whoever teaches has looked at it. */
  async looked() {
    while (this.teaches && (this.seen.event !== this.latest.value || this.seen.scene !== this.scene.value))
      await new Promise((done) => {
        this.onLook = () => done(undefined);
      });
  }

  async released() {
    while (this.held)
      await new Promise((done) => {
        this.release = () => done(undefined);
      });
  }

  async play() {
    this.busy.value = true;
    for (;;) {
      await this.released();
      const next = this.queue.shift();
      if (!next) break;
      const { event, entry } = next;
      if (this.hurry || document.hidden || !this.watched) this.pass(event);
      else await this.show(event);
      await this.looked();
      this.note(event, entry);
    }
    this.hurry = false;
    this.settle();
    this.busy.value = false;
  }

  /** Faster when much is waiting, or when the player could already act. */
  get pace() {
    const waiting = this.queue.reduce((sum, { event }) => sum + (this.game.lasts[event.event] ?? 0), 0);
    const easy = waiting > 24000 ? 0 : waiting > 12000 ? 0.25 : waiting > 5000 ? 0.5 : waiting > 2000 ? 0.75 : 1;
    return (this.session.mine.value ? 0.8 * easy : easy) * (PACES[pace.value] ?? 1);
  }

  /** Whether nobody but bots plays with this player. */
  get alone() {
    const players = this.session.lobby?.value?.players ?? [];
    return players.every(({ seat, kind }) => kind === "bot" || seat === this.session.seat.value);
  }

  /**
   * Stands still until the player has seen it: alone against bots, in the first rounds or at a slow pace.
   * @param {boolean} first
   */
  async linger(first) {
    const wanted = pace.value === "slow" || (pace.value === "normal" && first);
    if (!wanted || !this.alone || this.hurry || this.teaches || this.session.seat.value === null) return;
    this.lingers.value = true;
    await new Promise((done) => {
      this.wake = () => done(undefined);
    });
    this.lingers.value = false;
  }

  /**
   * @param {number} time
   * @param {boolean} [firm] worth watching: neither what waits behind it nor stillness makes it shorter
   */
  rest(time, firm = false) {
    const wait = firm ? time * (PACES[pace.value] ?? 1) : (calm() ? Math.min(time, 250) : time) * this.pace;
    if (this.hurry || wait < 5) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, wait);
      this.wake = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /** The picture after an event; as soon as the view is known, it is the view's. @param {GameEvent} event */
  put(event) {
    if (!this.scene.value || event.note) return;
    this.scene.value = { ...this.game.after(this.scene.value, event), ...this.viewAfter.get(event) };
  }

  /** One event that nobody wants to look at. @param {GameEvent} event */
  pass(event) {
    this.put(event);
    if (this.teaches && !event.note) this.latest.value = event;
  }

  /**
   * One event: what the game plays before it (true: all of it), the new picture, and what it plays after it.
   * @param {GameEvent} event
   */
  async show(event) {
    if (event.note) return;
    this.latest.value = event;
    if (await this.game.before(this, event)) return;
    this.put(event);
    await this.rest(this.game.lasts[event.event] ?? 300, this.game.firm?.includes(event.event));
    await this.game.afterwards(this, event);
  }

  /** A die rolls before it lies. @param {GameEvent} event */
  async roll(event) {
    const scene = this.scene.value;
    if (!scene || calm() || this.hurry || this.pace < 0.5) return;
    tick("die");
    this.scene.value = {
      ...scene,
      die: { seat: event.seat, value: event.value, rolling: true, count: (scene.die?.count ?? 0) + 1 },
    };
    await this.rest(600);
  }

  /**
   * The sentence for an event; where the game has one, another for whom it happens to.
   * @param {string} plain
   * @param {number | null} seat
   * @param {Record<string, any>} args
   * @param {GameEvent} event
   */
  said(plain, seat, args, event) {
    const me = this.session.seat.value;
    if (me === null) return { id: plain, args };
    if (seat === me && message("you-" + plain, args)) return { id: "you-" + plain, args };
    const you = ROLES.find((role) => [event[role]].flat().includes(me));
    if (!you) return { id: plain, args };
    const others = [event[you]].flat().filter((one) => one !== me);
    const told = { ...args, you, others: others.join(", ") || "nobody" };
    return message("to-you-" + plain, told) ? { id: "to-you-" + plain, args: told } : { id: plain, args };
  }

  /**
   * What everybody may remember: the log, the chain, and a word for those who listen.
   * @param {GameEvent} event
   * @param {import("../types").Entry} entry
   */
  note(event, entry) {
    if (event.block?.hash) this.blocks.value = [...this.blocks.value, event.block];
    if (!event.note && this.game.quiet(event)) return;
    const seat = event.seat ?? event.block?.miner ?? event.payer ?? event.payee ?? null;
    const plain = noteId(entry) ?? "event-" + event.event.replaceAll("_", "-");
    const { id, args } = this.said(
      plain,
      seat,
      { ...told(event), ...this.game.retold?.(event, this.log.value) },
      event,
    );
    const line = { seq: entry.seq, t: entry.t, seat, id, args, event };
    this.log.value = [...this.log.value, line];
    if (this.busy.value && message(id)) say(t(id, line.args));
  }
}

/** What an entry says of the table itself, if it does. @param {import("../types").Entry} entry */
const noteId = ({ body }) => body?.note && "note-" + body.note.replaceAll("_", "-");

/** Tells a screen reader. @param {string} text */
function say(text) {
  const region = document.getElementById("told");
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 20) region.firstElementChild?.remove();
}
