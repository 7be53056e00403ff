// What lies around every board: who sits there, what they have, the copies, the log with an idea behind each line, and
// a die.

import { short } from "../proof/journal.js";
import { h, html, put, signal, useEffect, useRef, useState } from "../vendor/vendor.js";
import { Icon } from "./icon.js";
import { message, nameOf, t } from "./words.js";

/**
 * The game of the table that is shown, and what it has agreed on.
 * @type {import("../vendor/vendor.js").Signal<{game: string, options: Record<string, any>}>}
 */
export const table = signal({ game: "", options: {} });

/** The rules of this table, laid over it. @param {string} [at] the section or ruling to begin with */
export const openRules = (at) =>
  import("../pages/rules.js").then((room) => room.openRules(table.value.game, table.value.options, at));

/** @typedef {import("../types").Refusal} No a rule's no */

/** Why not, with the way to that rule. @param {{refusal: No}} props */
export const WhyNot = ({ refusal: { code, section, ruling, arguments: args } }) => html`
  ${t("refused-" + code, args)}${" "}
  ${
    section &&
    html`<button type="button" class="linkish" onClick=${() => openRules(ruling || section)}>${t("rule-of")}</button>`
  }`;

/** @param {{refusal: No | null}} props */
export const Refusal = ({ refusal }) => refusal && html`<p class="refused" role="alert">${h(WhyNot, { refusal })}</p>`;

/**
 * Loads a part of the page when it is first needed.
 * @param {() => Promise<any>} load
 * @param {string} name
 * @param {boolean} wanted
 */
export function useLater(load, name, wanted) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (wanted && !found) void load().then((room) => setFound(() => room[name]));
  }, [wanted]);
  return wanted ? found : null;
}

/**
 * The name of the idea that an event teaches, as soon as the rules are spoken.
 * @param {import("../types").GameEvent} event
 */
export const ideaOf = ({ event, kind, why }) =>
  message(`idea-${event}-${kind}`) ?? message(`idea-${event}-${why}`) ?? message("idea-" + event) ?? "";

/**
 * Two sentences about an idea.
 * @param {string | import("../types").GameEvent} teaches its name, or an event that teaches it
 * @param {import("../types").Told[]} [lines] the log so far
 */
export const explain = (teaches, lines = []) =>
  import("../pages/ideas.js").then(({ openIdea }) =>
    openIdea(
      table.value.game,
      teaches,
      lines.map(({ event }) => event),
    ),
  );

/** Minutes and seconds. @param {number} milliseconds */
export function clock(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {{title: string, lines: import("../types").Told[], start: number}} props */
export function Log({ title, lines, start }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // whoever reads further down goes on reading
    if (list.current && list.current.scrollTop < 40) list.current.scrollTo({ top: 0 });
  }, [lines.length]);
  const recent = lines.slice(-120).reverse();
  const stop = recent.findIndex(({ event }) => !event.note);
  /** The rows are one stop of the Tab key; arrows lead from one to the other. @param {KeyboardEvent} event */
  const walk = (event) => {
    const rows = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = rows.indexOf(/** @type {any} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (at < 0 || to === undefined || !rows[to]) return;
    event.preventDefault();
    rows[to].focus();
  };
  return html`<section class="panel log" id="log" aria-labelledby="h-log">
    <h2 id="h-log">${title}</h2>
    <ol ref=${list} aria-labelledby="h-log" onKeyDown=${walk}>
      ${recent.map((line, i) => {
        const teaches = !line.event.note;
        const row = html`
          <i class=${line.seat === null ? "dot plain" : "dot p" + line.seat}></i>
          <span>${t(line.id, line.args)}</span>
          ${teaches ? h(Icon, { name: "idea", class: "idea" }) : html`<i></i>`}
          <time>${start ? clock(line.t - start) : ""}</time>`;
        return html`<li key=${lines.length - i}>
          ${
            teaches
              ? html`<button
                tabindex=${i === stop ? 0 : -1}
                onClick=${() => explain(line.event, lines)}
                aria-description=${t("table-why")}
              >
                ${row}
              </button>`
              : html`<p>${row}</p>`
          }
        </li>`;
      })}
    </ol>
  </section>`;
}

/** A balance that shows for a moment what has just come or gone. @param {{value: number, seat: number}} props */
export function Balance({ value, seat }) {
  const before = useRef(value);
  const [gain, setGain] = useState(0);
  useEffect(() => {
    setGain(value - before.current);
    before.current = value;
    const timer = setTimeout(() => setGain(0), 1600);
    return () => clearTimeout(timer);
  }, [value]);
  return html`<span class="balance" data-purse=${seat}>
    ${value < 0 ? `−${-value}` : value}
    ${
      gain !== 0 &&
      html`<i key=${value} class=${gain > 0 ? "gain" : "loss"} aria-hidden="true">
        ${gain > 0 ? `+${gain}` : `−${-gain}`}
      </i>`
    }
  </span>`;
}

/**
 * Name, sign for a bot, sign for somebody who is away.
 * @param {{player: import("../types").Player | undefined, seat: number, me: number | null}} props
 */
export function Who({ player, seat, me }) {
  return html`
    <b>${seat === me ? t("you") : nameOf(seat)}</b>
    ${
      (player?.kind === "bot" || player?.taken_over) &&
      html`<span class="mark" title=${t("is-a-bot")}>
        ${h(Icon, { name: "bot" })}
        <span class="vh">${t("is-a-bot")}</span>
      </span>`
    }
    ${
      player &&
      player.kind === "person" &&
      !player.here &&
      !player.taken_over &&
      html`<span class="mark away">${t("is-away")}</span>`
    }`;
}

/**
 * How the chip of a player looks.
 * @param {number} seat
 * @param {{me: number | null, turn: boolean, player: import("../types").Player | undefined, out?: boolean}} state
 */
export const chipClass = (seat, { me, turn, player, out }) =>
  [`p${seat}`, seat === me && "me", turn && "turn", player?.here === false && "away", out && "out"]
    .filter(Boolean)
    .join(" ");

/**
 * What stands above everything while the line to the server is dead or slow.
 * @param {{session: import("../live/session.js").Session}} props
 */
export function Line({ session }) {
  const lost = session.line.value === "lost" || session.silent.value;
  if (!lost && !session.sending.value) return null;
  return html`<div class="banner" role="status">
    <span class="dots"><i></i><i></i><i></i></span>
    ${t(lost ? "line-lost" : "line-sending")}
  </div>`;
}

/**
 * How sure we are of the record; `same` says how many equal copies the game itself keeps.
 * @param {{session: import("../live/session.js").Session, same?: number}} props
 */
export function Copies({ session, same: kept = 0 }) {
  const bad = session.replica.bad.value;
  const { same, of } = session.copies.value;
  const count = session.replica.checked.value;
  const says = bad
    ? t("copy-broken", { seq: bad.seq })
    : of > 0 && same < of
      ? t("copies-catching-up", { same, of })
      : of > 1
        ? t("copies-same", { count: of })
        : kept
          ? t("copies-same", { count: kept })
          : t("copy-checked", { count });
  const open = () => import("../pages/copies.js").then(({ openCopies }) => openCopies(session));
  return html`<button class=${"copies" + (bad ? " bad" : "")} onClick=${open}>
    ${h(Icon, { name: bad ? "warn" : "check" })}
    <span><b>${says}</b>${!(kept && of < 2) && html`<code>${short(session.replica.head)}</code>`}</span>
  </button>`;
}

/** Where the dots of a die are, on a grid of nine. */
const DOTS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die from above. @param {{value: number, class?: string, style?: object, label?: string}} props */
export function Die(props) {
  const role = props.label ? { role: "img", "aria-label": props.label } : { "aria-hidden": "true" };
  return h(
    "span",
    { class: "die " + (props.class ?? ""), style: props.style, ...role },
    Array.from({ length: 9 }, (_, i) => html`<i class=${DOTS[props.value].includes(i) ? "on" : ""}></i>`),
  );
}

/**
 * The die in the colour of who threw it.
 * @param {{die: {seat: number, value: number, rolling: boolean, count: number}, style?: object}} props
 */
export function ThrownDie({ die, style }) {
  const [face, setFace] = useState(die.value);
  useEffect(() => {
    if (!die.rolling) return setFace(die.value);
    const timer = setInterval(() => setFace(1 + Math.floor(Math.random() * 6)), 90);
    return () => clearInterval(timer);
  }, [die]);
  return h(Die, {
    value: die.rolling ? face : die.value,
    key: die.count,
    class: `thrown p${die.seat}${die.rolling ? " rolling" : ""}`,
    style,
    label: t("table-die", { seat: die.seat, value: die.value }),
  });
}

/**
 * Whether a player can decide now. What is once in their hands stays there while news of others are shown, until they
 * have answered.
 * @param {import("../live/session.js").Session | null} session
 * @param {string} asked what is asked, "" when nothing is
 * @param {boolean} ready whether all news were shown
 */
export function useInHand(session, asked, ready) {
  const held = useRef("");
  const answered = useRef(/** @type {any} */ (null));
  if (session?.asking.value) answered.current = session.legal.value;
  const mine = asked !== "" && (ready || held.current === asked);
  held.current = mine && session?.legal.value !== answered.current ? asked : "";
  return mine;
}

/**
 * Something that is on or off on this device.
 * @param {{label: string, chosen: import("../vendor/vendor.js").Signal<string>}} props
 */
export function Switch({ label, chosen }) {
  const on = chosen.value === "on";
  return html`<button
    class="switch"
    role="switch"
    aria-checked=${on ? "true" : "false"}
    onClick=${() => put(chosen, on ? "off" : "on")}
  >
    <span>${label}</span>
    <i></i>
  </button>`;
}
