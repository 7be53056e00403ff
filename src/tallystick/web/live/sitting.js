// One line into a session, whoever is at this end of it: a facilitator, a person, or a wall.

import { randomHex } from "../shell/keys.js";
import { t } from "../shell/words.js";
import { batch, computed, put, signal } from "../vendor/vendor.js";
import { BEAT, connect } from "./socket.js";

/** @typedef {{code: string, arguments?: Record<string, any>, id?: string | null}} No */
/** @typedef {{did: boolean, problem: string, code: string, [more: string]: any}} Answer what came of an action */

/** Milliseconds that a refusal is shown. */
const READ = 8000;

export class Sitting {
  /** @param {string} session @param {string} token decides the role */
  constructor(session, token) {
    this.session = session;
    this.token = token;
    /** What the server last said: to a person or to who wants to be one again, to a facilitator, to a wall. */
    this.sitting = signal(/** @type {any} */ (null));
    this.hall = signal(/** @type {any} */ (null));
    this.rows = signal(/** @type {any[]} */ ([]));
    this.needs = signal(/** @type {any[]} */ ([]));
    this.shown = signal(/** @type {any} */ (null));
    this.wall = signal(/** @type {any} */ (null));
    this.line = signal("connecting");
    /** The line says that it is open, but nothing comes any more. */
    this.silent = signal(false);
    this.closed = signal(0);
    this.cut = computed(() => this.line.value === "lost" || this.silent.value);
    this.refusal = signal(/** @type {No | null} */ (null));
    /** The last refusal, in a sentence, as long as it is news. */
    this.problem = computed(() => (this.refusal.value ? sentence(this.refusal.value) : ""));
    /** How many actions are on their way. */
    this.asking = signal(0);
    /**
     * What was asked and is not yet answered, in its order.
     * @type {Map<string, {said: object, answer: (answer: Answer) => void}>}
     */
    this.open = new Map();
    /** How far the server's clock is ahead of this one, in milliseconds. */
    this.ahead = 0;
    /** Whether the next rows are all that there are. */
    this.whole = true;
    this.connection = connect(
      () => ({ say: "enter", session, token }),
      (message) => this.hear(message),
      (state, code) => this.changed(state, code),
      (silent) => put(this.silent, silent),
    );
    this.pulse = setInterval(() => this.connection.beat(), BEAT);
    this.doze = () => this.tellAsleep();
    document.addEventListener("visibilitychange", this.doze);
  }

  /** @param {string} state @param {number} code */
  changed(state, code) {
    batch(() => {
      this.line.value = state;
      this.closed.value = code;
    });
    if (state === "closed") for (const id of [...this.open.keys()]) this.answered({ id, code: "line_closed" }, false);
    if (state !== "open") return;
    this.whole = true;
    for (const { said } of this.open.values()) this.connection.send(said);
    if (document.hidden) this.tellAsleep();
  }

  /** @param {any} message */
  hear(message) {
    if (message.now) this.ahead = message.now - Date.now();
    switch (message.kind) {
      case "sitting":
      case "claim":
        return put(this.sitting, message);
      case "hall":
        return put(this.hall, message);
      case "rows":
        return this.takeRows(message.rows);
      case "needs":
        return put(this.needs, message.needs);
      case "shown":
        return put(this.shown, message.wall);
      case "wall":
        return put(this.wall, message);
      case "did":
        return this.answered(message, true);
      case "refused":
        this.tell(message);
        return this.answered(message, false);
    }
  }

  /** Changed rows take the place of the old ones; after entering, all of them come. @param {any[]} rows */
  takeRows(rows) {
    const known = new Map(this.whole ? [] : this.rows.value.map((row) => [row.number, row]));
    for (const row of rows) known.set(row.number, row);
    this.whole = false;
    this.rows.value = [...known.values()].sort((one, other) => one.number - other.number);
  }

  /** @param {No} refusal */
  tell(refusal) {
    this.refusal.value = refusal;
    setTimeout(() => this.refusal.value === refusal && put(this.refusal, null), READ);
  }

  /** @param {any} answer @param {boolean} did */
  answered(answer, did) {
    const asked = this.open.get(answer.id);
    if (!asked) return;
    this.open.delete(answer.id);
    this.asking.value = this.open.size;
    asked.answer({ ...answer, did, code: did ? "" : answer.code, problem: did ? "" : sentence(answer) });
  }

  /**
   * Says something that is to be answered, again on each new line until it is. Saying it twice does no harm, for it has
   * an id.
   * @param {string} what
   * @param {object} [fields]
   * @returns {Promise<Answer>} never an error: a refusal is an answer with its sentence as `problem`
   */
  ask(what, fields = {}) {
    const id = randomHex(16);
    const said = { say: what, id, ...fields };
    return new Promise((answer) => {
      this.open.set(id, { said, answer });
      this.asking.value = this.open.size;
      if (this.line.value === "closed") this.answered({ id, code: "line_closed" }, false);
      else this.connection.send(said);
    });
  }

  /** What a facilitator does. @param {string} what @param {object} [fields] */
  lead(what, fields = {}) {
    return this.ask("lead", { do: what, ...fields });
  }

  /** Only a person's phone is missed when it sleeps. */
  tellAsleep() {
    if (this.sitting.value?.kind === "sitting") this.connection.send({ say: "asleep", asleep: document.hidden });
  }

  /** The server's time in milliseconds; whose clock is wrong here does not matter. */
  time() {
    return Date.now() + this.ahead;
  }

  close() {
    clearInterval(this.pulse);
    document.removeEventListener("visibilitychange", this.doze);
    this.connection.close();
    this.changed("closed", this.closed.value);
  }
}

/** @param {No} refusal */
const sentence = ({ code, arguments: args }) => t("refused-" + code, args);
