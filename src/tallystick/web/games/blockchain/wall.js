// The wall of a classroom beside the harbour: every vault with all its coins, and what a pass of all leads to. Loaded
// there only.

import { dress } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { coinName } from "./cards.js";
import { Vault } from "./vaults.js";

await dress("games/blockchain", "wall");

/** @typedef {import("./types").Scene} Scene */

/** A number, or from one to another. @param {number[]} range */
const spanned = ([least, most]) => (least === most ? String(least) : `${least}–${most}`);

/** What the running trade comes to if nobody answers any more. @param {Scene} scene */
function comes(scene) {
  const deal = scene.announced;
  const then = scene.ahead?.passing;
  if (!then) return "";
  if (then.wins !== null) return t("ch-wins-with", { seat: then.wins });
  if (deal?.kind !== "trade") return "";
  if (then.why === "cannot_pay" || then.why === "cancelled") return t("ch-trade-" + then.why, { seat: deal.seat });
  return t(then.why === "scam" ? "ch-wall-scam" : "ch-wall-trade", {
    seat: deal.seat,
    given: spanned(then.given),
    giving: coinName(deal.give),
    got: spanned(then.got),
    taking: coinName(deal.take),
  });
}

/** @param {{scene: Scene, session: import("../../live/session.js").Session}} props */
export function Side({ scene, session }) {
  const says = comes(scene);
  return html`<div class="wallvaults">
    ${scene.wallets.map((_, seat) => h(Vault, { key: seat, scene, seat, me: null, session, place: 9 }))}
    ${says && html`<p class="wallpass" role="status"><small>${t("ch-wall-pass")}</small><b>${says}</b></p>`}
  </div>`;
}
