// Whose seeds made the chance of a table: in words, and as a notice to everybody when something about the start is odd.

import { chanceOf } from "../proof/chance.js";
import { dress, Icon } from "../shell/icon.js";
import { loadFurther, t } from "../shell/words.js";
import { h, html, put, useSignal } from "../vendor/vendor.js";

await Promise.all([dress("styles", "proving"), loadFurther("record")]);

/** @typedef {import("../types").Entry} Entry */

/**
 * What is to be said of the chance; `odd` is what everybody should know.
 * @param {Entry[]} entries
 * @param {string[]} [own] the seeds of this device
 * @returns {{said: string, odd: boolean}[]}
 */
export function saidOfChance(entries, own = []) {
  const { started, people, leftOut, bots, heldBack, seeds, tries } = chanceOf(entries);
  if (!started) return [];
  const you = seeds.some((seed) => own.includes(seed));
  const taking = people.length;
  const seats = taking + leftOut.length;
  const plain = (/** @type {string} */ said) => ({ said, odd: false });
  const odd = (/** @type {string} */ said) => ({ said, odd: true });
  return [
    ...(seats
      ? [
          plain(t("chance-from", { you: you ? "yes" : "no", others: taking - Number(you) })),
          plain(t("chance-seats", { taking, seats, bots: bots.length })),
        ]
      : [plain(t("chance-only-bots"))]),
    ...leftOut.map(({ seat, reason }) => odd(t("chance-left-out", { seat, reason }))),
    ...heldBack.map((seat) => odd(t("chance-held-back", { seat }))),
    ...(tries > 1 ? [odd(t("chance-tries", { tries }))] : []),
    // who plays alone and took part needs nobody else to be sure
    ...(seats && taking < 2 && !(you && seats === 1)
      ? [(seats === 1 && taking ? plain : odd)(t("chance-few", { taking, you: you ? "yes" : "no" }))]
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
  const odd = saidOfChance(entries, session.key ? [session.key.seed] : []).filter((one) => one.odd);
  if (!odd.length) return null;
  return html`<div class="banner told" role="status">
    ${h(Icon, { name: "warn" })}<span>${odd[0].said}</span>
    <button class="button small" onClick=${open}>${t("notice-more")}</button>
    <button class="icon" aria-label=${t("notice-close")} onClick=${close}>${h(Icon, { name: "close" })}</button>
  </div>`;
}
