// Where a person's page ends, for now or for good: no place, another window, a seat that is asked back, the end.

import { Icon } from "../../shell/icon.js";
import { pastGames } from "../../shell/past.js";
import { forgetSession } from "../../shell/session_keys.js";
import { t } from "../../shell/words.js";
import { h, html, put, useSignal } from "../../vendor/vendor.js";
import { useMount } from "./mounts.js";
import { Disc } from "./oak.js";
import { Bar, Paper } from "./person_parts.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */
/** @typedef {{sitting: Sitting | null, own: import("../../shell/session_keys.js").SessionKey | null}} Known */

/** Back to the door. @param {Known} known */
function ComeIn({ sitting, own }) {
  const forget = () => sitting && forgetSession(sitting.session, "person");
  return html`<a class="button go big" href=${"/join" + (own?.code ? `/${own.code}` : "")} onClick=${forget}>
    ${t("person-come-in")}
  </a>`;
}

/** One thing is said, one thing can be done. @param {{says: string, icon: string, args?: any, foot?: any}} props */
const One = ({ says, icon, args, foot }) => html`
  ${h(Bar, { name: t("tallystick"), sub: "" })}
  <main class="screen">
    ${h(Paper, {
      class: "alone",
      foot,
      children: html`<span class="medal">${h(Icon, { name: icon })}</span>
        <h2 class="big">${t(says, args)}</h2>
        <p class="lead" role="status">${t(says + "-text")}</p>`,
    })}
  </main>`;

/** Where one played, and how that ended as far as this phone knows. @param {{place: any, game: string}} props */
function OwnGame({ place, game }) {
  const past = pastGames().find((one) => one.table === place.table);
  const says = past?.together ? "person-together" : past?.place === 1 ? "person-won" : "person-came";
  const args = { game: t("game-" + game), place: past?.place, of: past?.of };
  return html`<div class="owngame">
    ${h(Disc, { sign: place.sign, number: place.number })}
    <p>
      <b>${past ? t(says, args) : t("game-" + game)}</b>
      ${t("person-table-of", { sign: t("sign-" + place.sign), number: place.number })}
    </p>
  </div>`;
}

/** @param {{sitting: Sitting}} props */
function Over({ sitting }) {
  const told = sitting.sitting.value;
  const sure = useSignal(false);
  const problem = useSignal("");
  const Result = useMount("result", true);
  const erase = async () => {
    if (!sure.value) return put(sure, true);
    problem.value = (await sitting.ask("erase")).problem;
  };
  const table = told.place?.table;
  return html`
    ${h(Bar, { name: told.name || t("tallystick"), sub: told.title })}
    <main class="screen">
      ${h(Paper, {
        class: "ended",
        children: html`<h2 class="big">${t("person-over")}</h2>
          ${table && h(OwnGame, { place: told.place, game: told.game })}
          ${Result ? h(Result, { sitting }) : html`<p class="lead">${t("person-over-text")}</p>`}`,
        foot: html`
          ${
            table &&
            html`<a class="button" href=${"/result/" + table}>${h(Icon, { name: "log" })}${t("person-see-result")}</a>
              <a class="button" href=${"/check/" + table}>${h(Icon, { name: "check" })}${t("person-check")}</a>`
          }
          ${
            told.name
              ? html`<button class="button quiet" onClick=${erase}>
                ${h(Icon, { name: sure.value ? "warn" : "erase" })}
                ${t(sure.value ? "person-erase-sure" : "person-erase")}
              </button>`
              : html`<p class="fine" role="status">${t("person-erased")}</p>`
          }
          ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}`,
      })}
    </main>`;
}

/** @param {Known & {screen: string}} props */
export function Ends({ screen, sitting, own }) {
  const comeIn = h(ComeIn, { sitting, own });
  if (screen === "over" && sitting) return h(Over, { sitting });
  if (screen === "claim") return h(One, { says: "person-claim", icon: "key", args: { name: own?.name } });
  if (screen === "no") return h(One, { says: "person-claim-no", icon: "key", foot: comeIn });
  if (screen === "elsewhere")
    return h(One, {
      says: "person-elsewhere",
      icon: "phone",
      foot: html`<button class="button go big" onClick=${() => location.reload()}>${t("person-use-here")}</button>`,
    });
  if (screen === "erased")
    return h(One, {
      says: "person-gone",
      icon: "erase",
      foot: html`<a class="button go big" href="/">${t("to-home")}</a>`,
    });
  return h(One, { says: "person-nowhere", icon: "door", foot: comeIn });
}
