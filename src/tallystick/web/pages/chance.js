// Whose seeds made the chance of a table: in words, and as a notice to everybody when something about the start is odd.

import { chanceOf } from "../proof/chance.js";
import { dress, Icon } from "../shell/icon.js";
import { loadFurther, t } from "../shell/words.js";
import { h, html, put, useSignal } from "../vendor/vendor.js";

await Promise.all([dress("styles", "proving"), loadFurther("record")]);

/** @typedef {import("../types").Entry} Entry */

/**
 * What is to be said of the chance; `odd` is what everybody should know, in one short sentence.
 * @param {Entry[]} entries
 * @param {string[]} [own] the seeds of this device
 * @returns {{said: string, odd: string}[]}
 */
export function saidOfChance(entries, own = []) {
  const { started, people, leftOut, bots, heldBack, seeds, tries } = chanceOf(entries);
  if (!started) return [];
  if (entries[0].body.chance === "by_hand") return [{ said: t("chance-by-hand"), odd: "" }];
  const you = seeds.some((seed) => own.includes(seed));
  const taking = people.length;
  const seats = taking + leftOut.length;
  const plain = (/** @type {string} */ id, args = {}) => ({ said: t(id, args), odd: "" });
  const odd = (/** @type {string} */ id, args = {}) => ({ said: t(id, args), odd: t(id + ".short", args) });
  return [
    ...(seats
      ? [
          plain("chance-from", { you: you ? "yes" : "no", others: taking - Number(you) }),
          plain("chance-seats", { taking, seats, bots: bots.length }),
        ]
      : [plain("chance-only-bots")]),
    ...leftOut.map(({ seat, reason }) => odd("chance-left-out", { seat, reason })),
    ...heldBack.map((seat) => odd("chance-held-back", { seat })),
    ...(tries > 1 ? [odd("chance-tries", { tries })] : []),
    // who plays alone and took part needs nobody else to be sure
    ...(seats && taking < 2 && !(you && seats === 1)
      ? [(seats === 1 && taking ? plain : odd)("chance-few", { taking, you: you ? "yes" : "no" })]
      : []),
  ];
}

/** @param {{entries: Entry[], own?: string[]}} props */
export const Chance = ({ entries, own }) => html`<ul class="whosechance">
  ${saidOfChance(entries, own).map(
    ({ said, odd }) => html`<li class=${odd ? "odd" : ""}>${odd && h(Icon, { name: "warn" })}<span>${said}</span></li>`,
  )}
</ul>`;

/** Why something is wrong; the browser knows no details, so it leaves out the brackets for them. @param {string} why */
const reasonOf = (why) => t("disproved-" + why, { detail: "" }).replace(/\s*\(\)|[\s\u00a0]*: (?=\.)/, "");

/** Why an entry is not what it claims to be. @param {{seq: number, why: string}} bad */
export const saidOfFault = ({ seq, why }) => t("disproved", { seq, why: reasonOf(why) });

/** The same as a sentence of its own. @param {string} why */
const faultSaid = (why) => reasonOf(why).replace(/^./, (first) => first.toUpperCase());

/**
 * What everybody at the table should know of the record.
 * @param {{session: import("../live/session.js").Session}} props
 */
export function Notice({ session }) {
  const seen = useSignal(/** @type {unknown} */ (null));
  const { bad, entries } = session.replica;
  const about = bad.value ?? entries[0];
  if (seen.value === about) return null;
  const close = () => put(seen, about);
  const open = () => {
    close(); // the record goes on saying it
    void import("./copies.js").then(({ openCopies }) => openCopies(session));
  };
  if (bad.value) {
    return html`<div class="banner told bad" role="alert">
      ${h(Icon, { name: "warn" })}
      <span><b>${t("copy-broken", { seq: bad.value.seq })}</b> ${faultSaid(bad.value.why)}</span>
      <button class="button small" onClick=${open}>${t("notice-more")}</button>
    </div>`;
  }
  const odd = saidOfChance(entries, session.key ? [session.key.seed] : []).find((one) => one.odd);
  if (!odd) return null;
  return html`<div class="banner told" role="status">
    ${h(Icon, { name: "warn" })}<span>${odd.odd}</span>
    <button class="button small" onClick=${open}>${t("notice-more")}</button>
    <button class="icon" aria-label=${t("notice-close")} onClick=${close}>${h(Icon, { name: "close" })}</button>
  </div>`;
}
