// The key of a new session: shown once, to be written down, printed or given to a colleague.

import { t } from "../../shell/words.js";
import { h, html, put, signal } from "../../vendor/vendor.js";
import { Press } from "./leading.js";
import { Link, openColleagues } from "./more.js";

/** The session that was made in this tab, until its key was put away. */
export const fresh = signal(/** @type {null | {session: string, words: string, key: string}} */ (null));

/** @param {{led: import("./types").Led}} props */
export function KeyCard({ led }) {
  const made = fresh.value;
  if (made?.session !== led.hall.session) return null;
  return html`<section class="paper keycard" aria-labelledby="h-key">
    <div>
      <h2 id="h-key">${t("desk-your-key")}</h2>
      <p>${t("desk-your-key-text")}</p>
      <p class="fourwords">${made.words}</p>
      <p class="onpaper">
        ${[led.hall.plan.title || t("game-" + led.hall.plan.game), led.hall.code, location.host + "/lead"].join(" · ")}
      </p>
    </div>
    ${h(Link, { link: `${location.origin}/lead/${made.session}#${made.key}`, says: t("desk-key-link") })}
    <div class="rowof">
      ${h(Press, { icon: "print", label: t("desk-print"), press: () => print(), class: "small" })}
      ${h(Press, { icon: "people", label: t("desk-colleague"), press: () => openColleagues(led), class: "small" })}
      ${h(Press, { icon: "check", label: t("desk-key-have"), press: () => put(fresh, null), class: "small dark" })}
    </div>
  </section>`;
}
