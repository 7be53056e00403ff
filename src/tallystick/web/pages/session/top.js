// The bar above the facilitator's screens: what is led, how many are here, the code, and the curtain.

import { openDialog } from "../../shell/dialog.js";
import { Header } from "../../shell/header.js";
import { Icon } from "../../shell/icon.js";
import { useOrigin } from "../../shell/origin.js";
import { t } from "../../shell/words.js";
import { h, html, put } from "../../vendor/vendor.js";
import { askFirst, curtain, Switch } from "./leading.js";

/** @typedef {import("./types").Led} Led */

/** A code in two groups of three. @param {string} code */
export const spelt = (code) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code as it stands on the wall. @param {{code: string}} props */
export function Invitation({ code }) {
  const origin = useOrigin();
  return html`<div class="invited">
    <img class="qr" src=${`/qr/${code}.svg?at=${encodeURIComponent(origin)}`} alt=${t("desk-qr")} />
    <div>
      <p class="hint">${t("desk-address")}</p>
      <p class="address">${new URL(origin).host}</p>
      <p class="hint">${t("desk-code")}</p>
      <p class="spelt figure" aria-label=${[...code].join(" ")}>${spelt(code)}</p>
    </div>
  </div>`;
}

/** Who may come in. @param {{led: Led}} props */
export function Door({ led }) {
  const { hall, act, may } = led;
  const open = !hall.locked;
  return html`${h(Switch, {
    on: open,
    label: t(open ? "desk-door-open" : "desk-door-shut"),
    disabled: !may,
    turn: () => act("door", { open: !open }),
  })}`;
}

/** @param {Led} led */
function openCode(led) {
  const renew = () =>
    askFirst(t("desk-new-code"), t("desk-new-code-text"), t("desk-new-code-yes"), () =>
      led.act("door", { open: true, new_code: true }),
    );
  openDialog(
    t("desk-come-in"),
    () => {
      const hall = led.sitting.hall.value;
      return html`
        ${hall.locked ? html`<p class="asked">${t("desk-door-shut-text")}</p>` : h(Invitation, { code: hall.code })}
        ${h(Door, { led: { ...led, hall } })}
        ${led.may && html`<button class="button small" onClick=${renew}>${t("desk-new-code")}</button>`}`;
    },
    "oak",
  );
}

/** How many of the lines are well. @param {Led} led */
function Lines({ hall }) {
  const { here, of } = hall.lines;
  const well = here >= of;
  return html`<span class=${"pillbox lines" + (well ? "" : " bad")}>
    ${h(Icon, { name: "line" })}${well ? t("desk-lines-well") : t("desk-lines", { here, of })}
  </span>`;
}

/** @param {{led: Led, sub: string, tools?: any, more?: () => void}} props */
export function Top({ led, sub, tools, more }) {
  const { hall, may } = led;
  const here = hall.people.filter((person) => person.here).length;
  const drawn = curtain.value;
  return h(Header, {
    title: hall.plan.title || t("game-" + hall.plan.game),
    sub,
    logo: "t-logo",
    class: "oak",
    tools: html`
      ${!may && html`<span class="chip s-info">${h(Icon, { name: "eye" })}${t("desk-only-watch")}</span>`}
      ${tools}
      <span class="pillbox present">
        ${h(Icon, {
          name: "people",
        })}<span><span class="figure">${here}</span> ${t("desk-here", { count: here })}</span>
      </span>
      ${hall.phase === "playing" && h(Lines, led)}
      <button class="pillbox" onClick=${() => openCode(led)} aria-label=${t("desk-come-in")}>
        ${h(Icon, { name: hall.locked ? "locked" : "qr" })}<span class="figure">${spelt(hall.code)}</span>
      </button>
      ${
        more &&
        html`<button class="icon" aria-label=${t("desk-more")} onClick=${more}>${h(Icon, { name: "more" })}</button>`
      }
      <button
        class="icon"
        aria-label=${t(drawn ? "desk-curtain-open" : "desk-curtain")}
        aria-pressed=${drawn ? "true" : "false"}
        title=${t(drawn ? "desk-curtain-open" : "desk-curtain")}
        onClick=${() => put(curtain, !drawn)}
      >
        ${h(Icon, { name: drawn ? "curtain" : "eye" })}
      </button>`,
  });
}
