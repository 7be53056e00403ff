// The wall while tables play: the time, one idea, what was said, and thanks. No table is ranked, and nobody is named.

import { Icon } from "../../shell/icon.js";
import { loadRules, message, t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { hour } from "./oak.js";
import { clockFace } from "./screens.js";
import { Stick } from "./stick.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */
/** @typedef {{part: string, from: number, to: number}} Part in the server's milliseconds */

/** The server's time, looked at twice a second. @param {Sitting} sitting */
function useNow(sitting) {
  const [now, setNow] = useState(sitting.time());
  useEffect(() => {
    const timer = setInterval(() => setNow(sitting.time()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The part that is now; after the last one, the last. @param {Part[]} parts @param {number} now */
const partAt = (parts, now) => parts.find(({ to }) => now < to) ?? parts[parts.length - 1];

/** What is left, in figures and as a ring that runs out. @param {{told: any, now: number}} props */
function Ring({ told, now }) {
  const part = told.parts?.length ? partAt(told.parts, now) : null;
  const left = told.ends === null ? 0 : Math.max(0, told.ends - now);
  const whole = part ? part.to - part.from : left;
  const round = 2 * Math.PI * 44;
  const share = whole > 0 ? Math.min(1, left / whole) : 0;
  const says = told.paused
    ? t("wall-paused")
    : told.last
      ? t("wall-last-round")
      : told.ends === null
        ? t("wall-no-clock")
        : t("wall-left", { part: part?.part ?? "play" });
  return html`<div class="wallring" role="timer" aria-label=${`${clockFace(left)} ${says}`}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle class="track" cx="50" cy="50" r="44" />
      ${
        share > 0.002 &&
        html`<circle class="left" cx="50" cy="50" r="44" stroke-dasharray=${`${round * share} ${round}`} />`
      }
    </svg>
    <div>
      ${
        told.paused
          ? h(Icon, { name: "pause" })
          : told.ends !== null &&
            html`<span class="figure" data-long=${left >= 600_000 ? "yes" : "no"}>${clockFace(left)}</span>`
      }
      <span>${says}</span>
    </div>
  </div>`;
}

/** @param {{told: any, now: number}} props */
function Plan({ told, now }) {
  /** @type {Part[]} */
  const parts = told.parts ?? [];
  if (!parts.length) return null;
  const whole = parts[parts.length - 1].to - parts[0].from;
  const drawn = parts.map(({ part, from, to }) => {
    const short = to - from < whole / 14; // no room for words
    return {
      name: short ? "" : t("wall-part-" + part),
      minutes: (to - from) / 60_000,
      hour: short ? "" : hour(from),
    };
  });
  const label = t("wall-plan", { part: t("wall-part-" + partAt(parts, now).part) });
  return html`<div class="wallplan">
    ${h(Stick, { parts: drawn, now: (now - parts[0].from) / 60_000, label, width: 1760, height: 64 })}
  </div>`;
}

/** One idea, as the game's own words have it. @param {{told: any}} props */
function Idea({ told }) {
  const { idea } = told;
  useEffect(() => void loadRules(told.game), [told.game]);
  const title = idea && message("concept-" + idea);
  if (!title) return null;
  return html`<section class="paper wallthought">
    <p class="kind">${h(Icon, { name: "idea" })}${t("wall-idea")}</p>
    <h1>${title}</h1>
    <p>${t(`concept-${idea}.text`)}</p>
    ${told.seen && html`<p class="seen">${t("wall-just-seen")}</p>`}
  </section>`;
}

/** @param {{sitting: Sitting, told: any}} props */
export function WallClock({ sitting, told }) {
  const now = useNow(sitting);
  return html`
    <h1 class="vh">${told.title || t("game-" + told.game)}</h1>
    ${h(Ring, { told, now })}${h(Idea, { told })}${h(Plan, { told, now })}`;
}

/** @param {{told: any}} props */
export const WallMessage = ({ told }) => html`<h1 class="wallsays" aria-live="polite">${told.text}</h1>`;

/** @param {{told: any}} props */
export const WallOver = ({ told }) => html`<div class="wallthanks">
  <h1>${t("wall-thanks")}</h1>
  <p>${t("wall-thanks-text")}</p>
  ${told.title && html`<p class="of">${told.title}</p>`}
</div>`;
