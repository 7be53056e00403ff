// One pair of eyes at one table: the connection, the copy of the journal, and what the server last said.

import { commitmentToSeed } from "../proof/journal.js";
import { unhex } from "../proof/sha256.js";
import { forget, note, randomHex } from "../shell/keys.js";
import { texts } from "../shell/words.js";
import { batch, computed, put, signal } from "../vendor/vendor.js";
import { keepEntries, keptEntries, Replica, unfairness } from "./replica.js";
import { BEAT, connect } from "./socket.js";

/** @typedef {import("../types").Move} Move */

/** Milliseconds. */
const LONG_ON_ITS_WAY = 1500;

export class Session {
  /**
   * @param {string} table
   * @param {import("../shell/keys.js").Key | null} key without one: a spectator
   */
  constructor(table, key) {
    this.table = table;
    this.key = key;
    this.replica = new Replica();
    this.lobby = signal(/** @type {import("../types").Lobby | null} */ (null));
    this.view = signal(/** @type {import("../types").TableView | null} */ (null));
    this.legal = signal(/** @type {Move[]} */ ([]));
    /** What the clock will end, and when, on the clock of performance.now(); in a pause it stands. */
    this.wait = signal(/** @type {null | {number: number, endsAt: number}} */ (null));
    /** The same for each decision that has its time, and for the agreed duration. */
    this.decide = signal(/** @type {{seat: number, endsAt: number}[]} */ ([]));
    this.duration = signal(/** @type {null | {endsAt: number}} */ (null));
    /** What is told for a moment: a message with its arguments. */
    this.news = signal(/** @type {null | Record<string, any>} */ (null));
    this.seq = signal(-1);
    this.line = signal("connecting");
    /** The line says that it is open, but nothing comes any more. */
    this.silent = signal(false);
    /** A move is on its way for so long that one should be told. */
    this.sending = signal(false);
    this.closed = signal(0);
    /** Said before a line is closed for good. */
    this.gone = signal(false);
    /** The host has given this seat away; a table that is only not found may come back. */
    this.removed = computed(() => this.gone.value && this.closed.value === 4001);
    this.copies = signal({ same: 0, of: 0 });
    /** What the table waits for beside the game (0: nothing), who has sent it, and until when on performance.now(). */
    this.aside = signal({ number: 0, sent: /** @type {number[]} */ ([]), endsAt: 0 });
    /** A forged chain that somebody shows. */
    this.shown = signal(/** @type {import("../types").ChainShown | null} */ (null));
    this.refusal = signal(/** @type {import("../types").Refusal | null} */ (null));
    this.rematch = signal(/** @type {{table: string, code: string} | null} */ (null));
    /** The id of the move on its way. */
    this.asking = signal("");
    /** Why nothing can be decided here at this moment: a move is on its way, or the table is paused. */
    this.waiting = computed(() => this.asking.value || (this.lobby.value?.paused ? "paused" : ""));
    /** The move on its way, so that it can be said again after a lost connection. @type {object | null} */
    this.asked = null;
    /** The entry that the move became. Until it is seen here, what is legal is still what was legal before. */
    this.became = -1;
    /**
     * Called with the entries that have just arrived.
     * @type {null | ((entries: import("../types").Entry[], first: boolean) => void)}
     */
    this.onNews = null;
    /** How many entries there were when this page came to the table. */
    this.from = 0;
    /** Since when this line tells, and since when the seed is on its way on it; 0 when not yet. */
    this.hereSince = 0;
    this.sentSince = 0;
    /** After how many starts that came to nothing the server said that the seed had come. */
    this.acknowledged = -1;
    this.awake = Date.now();
    this.woke = 0;
    this.ticks = 0;
    /** What came before anybody listened. @type {import("../types").Entry[]} */
    this.unheard = [];
    this.seat = signal(key && key.seat >= 0 ? key.seat : null);
    this.isHost = computed(() => this.seat.value !== null && this.lobby.value?.host === this.seat.value);
    this.mine = computed(() => {
      const view = this.view.value;
      const held = this.aside.value.number > 0;
      return view !== null && !held && this.seat.value !== null && view.to_act.includes(this.seat.value);
    });
    /** Closed without an outcome, because nobody played on. */
    this.givenUp = computed(() => {
      const lobby = this.lobby.value;
      return !!lobby?.over && (this.view.value ? this.view.value.phase !== "over" : !lobby.started);
    });
    this.connection = connect(
      () => this.hello(),
      (message) => this.hear(message),
      (state, code) => this.changed(state, code),
      (silent) => put(this.silent, silent),
    );
    this.pulse = setInterval(() => this.tick(), BEAT);
  }

  /** Whether whoever leads has ended the table before its time. */
  stopped() {
    return this.replica.entries.at(-1)?.body.reason === "stopped";
  }

  /** A browser that slept may have read late what it was told in time. */
  tick() {
    this.connection.beat();
    const now = Date.now();
    if (document.hidden || now - this.awake > 3000) this.woke = now;
    this.awake = now;
    if (++this.ticks % 40 === 0) this.tellHead();
  }

  hello() {
    const commit = this.key ? commitmentToSeed(unhex(this.key.seed)) : null;
    return {
      say: "hello",
      table: this.table,
      token: this.key?.token ?? null,
      after: this.replica.entries.length - 1,
      commit,
    };
  }

  /** @param {string} state @param {number} code */
  changed(state, code) {
    this.line.value = state;
    this.hereSince = this.sentSince = 0;
    this.closed.value = code;
    if (state === "closed") this.legal.value = []; // nothing can be decided here any more
    if (this.removed.value) forget(this.table);
    if (state === "open" && this.asked) setTimeout(() => this.asked && this.connection.send(this.asked), 300);
  }

  /** @param {any} message */
  hear(message) {
    switch (message.kind) {
      case "seated":
        return put(this.seat, message.seat);
      case "lobby":
        return this.look(message);
      case "open_seed":
        return this.showSeed();
      case "seed_shown":
        this.acknowledged = this.replica.triedAgain;
        return;
      case "frame":
        return this.frame(message);
      case "done":
        return this.answered(message.id, message.seq);
      case "refused":
        this.refusal.value = message;
        return this.answered(message.id);
      case "texts":
        return this.learn(message.texts);
      case "copies":
        return put(this.copies, message);
      case "aside":
        return this.waitAside(message.number, message.sent, message.ends_in_ms);
      case "chain_shown":
        return put(this.shown, message.chain ? message : null);
      case "rematch":
        return put(this.rematch, message);
      case "gone":
        this.gone.value = true;
        return this.changed("closed", this.closed.value || 4004);
    }
  }

  /**
   * A moment that the server has told by what is left until then.
   * @template T
   * @param {number} left
   * @param {T} what
   * @returns {T & {readonly endsAt: number}}
   */
  ends(left, what) {
    const at = performance.now() + left;
    const { lobby } = this;
    return {
      ...what,
      get endsAt() {
        return lobby.value?.paused ? performance.now() + left : at;
      },
    };
  }

  /** Tells something for a while. @param {Record<string, any>} news its message */
  announce(news) {
    this.news.value = news;
    setTimeout(() => this.news.value === news && put(this.news, null), 8000);
  }

  /** @param {import("../types").Lobby} lobby */
  look(lobby) {
    const before = this.lobby.value;
    const resumed = before?.paused && !lobby.paused;
    if (before && before.host !== lobby.host && !lobby.over)
      this.announce({
        id: lobby.stands_in_for === null ? "news-leads" : "news-stands-in",
        seat: lobby.host,
        host: lobby.stands_in_for ?? lobby.host,
        me: String(lobby.host === this.seat.value),
      });
    batch(() => {
      this.lobby.value = lobby;
      if (resumed && this.refusal.value?.code === "paused") this.refusal.value = null;
    });
  }

  /** @param {import("../types").Frame} frame */
  frame(frame) {
    const first = this.seq.value < 0;
    const fresh = this.replica.add(frame.entries, frame.opened);
    if (first) this.from = this.replica.entries.length;
    const start = fresh.find((entry) => entry.kind === "start");
    if (start) this.judgeStart(start.seq);
    if (!first && fresh.some(({ body }) => body.note === "time_up" && body.seat === this.seat.value))
      this.announce({ id: "news-time-up" });
    this.hereSince ||= Date.now();
    if (fresh.some(({ body }) => body.note === "compared")) this.waitAside(0, [], 0);
    if (frame.head !== this.replica.head && this.replica.entries.length > frame.seq)
      this.replica.complain(frame.seq, "broken_link");
    void (first ? keptEntries(this.table).then((kept) => this.remember(kept, fresh)) : keepEntries(fresh));
    batch(() => {
      this.seq.value = frame.seq;
      this.view.value = frame.view && { ...frame.view, ...frame.own, ...frame.beside };
      this.legal.value = frame.legal;
      const { wait, decide = [], left_ms } = frame;
      this.wait.value = wait ? this.ends(wait.ends_in_ms, { number: wait.number }) : null;
      this.decide.value = decide.map(({ seat, ends_in_ms }) => this.ends(ends_in_ms, { seat }));
      const led = (this.lobby.value?.host ?? 0) < 0; // then the session has the clock
      this.duration.value = left_ms === undefined || led ? null : this.ends(left_ms, {});
      if (frame.texts) this.learn(frame.texts);
      if (this.became >= 0) this.answered(this.asking.value, this.became);
    });
    if (this.onNews) this.onNews(fresh, first);
    else this.unheard.push(...fresh);
    if (fresh.length) this.tellHead();
  }

  showSeed() {
    this.acknowledged = -1;
    if (this.key && this.connection.send({ say: "seed", seed: this.key.seed })) this.sentSince = Date.now();
  }

  /** The chance must hold this browser's own seed; a false start stays false for good. @param {number} seq */
  judgeStart(seq) {
    if (!this.key || this.seat.value === null) return;
    const now = Date.now();
    const why =
      this.key.alarm ??
      unfairness(this.replica.entries, this.seat.value, this.key.seed, {
        from: this.from,
        acknowledged: this.acknowledged === this.replica.triedAgain,
        hereFor: this.hereSince && now - this.hereSince,
        sentFor: this.sentSince ? now - this.sentSince : -1,
        dozed: document.hidden || now - this.awake > 3000 || now - this.woke < 5000,
      });
    if (!why) return;
    this.replica.complain(seq, why);
    note(this.table, { alarm: why });
  }

  /** What people wrote, or null where it was erased. @param {Record<string, string | null>} told */
  learn(told) {
    texts.value = { ...texts.value, ...told };
  }

  /**
   * Whoever comes late hears all that was missed at once.
   * @param {(entries: import("../types").Entry[], first: boolean) => void} hear
   */
  listen(hear) {
    this.onNews = hear;
    if (this.seq.value >= 0) hear(this.unheard.splice(0), true);
  }

  /** @param {import("../types").Entry[]} kept @param {import("../types").Entry[]} fresh */
  remember(kept, fresh) {
    this.replica.compare(kept);
    void keepEntries(fresh.slice(kept.length));
  }

  /** @param {string | null} id @param {number} [became] */
  answered(id, became = -1) {
    if (id !== this.asking.value) return;
    this.asked = null;
    this.became = became > this.seq.value ? became : -1;
    if (this.became >= 0) return;
    this.asking.value = "";
    this.sending.value = false;
  }

  /** @param {Move} move */
  move(move) {
    if (this.waiting.value) return;
    const id = randomHex(16);
    this.refusal.value = null;
    this.asking.value = id;
    this.asked = { say: "move", id, after: this.seq.value, move };
    this.connection.send(this.asked);
    setTimeout(() => {
      if (this.asking.value === id) this.sending.value = true;
    }, LONG_ON_ITS_WAY);
  }

  /** @param {string} what @param {object} [more] */
  host(what, more = {}) {
    this.connection.send({ say: "host", do: what, ...more });
  }

  /** @param {number} number @param {number[]} sent @param {number} left */
  waitAside(number, sent, left) {
    this.aside.value = { number, sent, endsAt: performance.now() + left };
  }

  /** What is said beside the game. @param {string} what @param {object} [more] */
  say(what, more = {}) {
    return this.connection.send({ say: what, ...more });
  }

  /** When this seat wants to be asked what all are asked at once. @param {string} to */
  ask(to) {
    this.connection.send({ say: "ask", to });
  }

  tellHead() {
    if (this.key && this.replica.entries.length && !this.replica.bad.value) {
      this.connection.send({ say: "head", seq: this.replica.entries.length - 1, head: this.replica.head });
    }
  }

  /** Asks for a text of this table to be erased for good. @param {string} text its reference */
  erase(text) {
    this.connection.send({ say: "erase", text });
  }

  leave() {
    this.connection.send({ say: "leave" });
    this.close();
  }

  close() {
    clearInterval(this.pulse);
    this.connection.close();
  }
}
