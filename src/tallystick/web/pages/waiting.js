// What is said while one waits: who is away, and how much time is left for a decision.

import { clock } from "../shell/around.js";
import { dress, Icon } from "../shell/icon.js";
import { nameOf, t } from "../shell/words.js";
import { h, html, useEffect, useState } from "../vendor/vendor.js";

await dress("styles", "waiting");

/** @typedef {import("../live/session.js").Session} Session */

/**
 * Who holds everybody up by being away, and the way on, at the place where one waits.
 * @param {{session: Session, seats: number[]}} props
 */
export function Absent({ session, seats }) {
  const lobby = session.lobby.value;
  const may = (/** @type {number} */ seat) =>
    session.seat.value !== null && (session.isHost.value || lobby?.players[seat].long_away);
  return html`<div class="absent" role="status">
    ${seats.map(
      (seat) =>
        html`<p key=${seat}>
          <span>${t("wait-away", { seat })}</span>
          ${
            may(seat) &&
            html`<button class="button small" onClick=${() => session.host("bot", { seat, bot: "good" })}>
              ${h(Icon, { name: "bot" })}${t("menu-take-over")}
            </button>`
          }
        </p>`,
    )}
  </div>`;
}

/** The time that is left for a decision, one's own first. @param {{session: Session}} props */
export function Deciding({ session }) {
  const [, setNow] = useState(0);
  const waits = session.decide.value;
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const me = session.seat.value;
  const wait = waits.find(({ seat }) => seat === me) ?? waits[0];
  if (!wait) return null;
  const left = Math.max(0, wait.endsAt - performance.now());
  const late = wait.seat === me && left < 10_000;
  return html`<span class=${"timer decide" + (late ? " late" : "")} role="timer">
    ${h(Icon, { name: "clock" })}
    <span class="vh">
      ${wait.seat === me ? t("wait-time-left") : t("wait-time-left-for", { name: nameOf(wait.seat) })}
    </span>
    ${clock(left + 999)}
  </span>`;
}
