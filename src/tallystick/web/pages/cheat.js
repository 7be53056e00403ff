// Try to cheat: change an old number in a copy of the chain, and see what happens. The real journal is never touched.

import { checkBlocks, hashOf } from "../proof/journal.js";
import { openDialog } from "../shell/dialog.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { loadFurther, t } from "../shell/words.js";
import { h, html, put, useMemo, useSignal } from "../vendor/vendor.js";

await Promise.all([dress("styles", "proving"), loadFurther("record")]);

/** @typedef {NonNullable<import("../types").Game["cheat"]>} Forging */

/**
 * The chain with one number changed; with `mend` every later hash is worked out again, as a patient cheat would do.
 * @param {Forging} forging
 * @param {any[]} blocks
 * @param {number} place
 * @param {number} line
 * @param {number} amount
 * @param {boolean} mend
 */
export function forged(forging, blocks, place, line, amount, mend) {
  const copy = structuredClone(blocks);
  forging.change(copy, place, line, amount, Math.min(copy.length - 1, mend ? Infinity : place + 1));
  for (let later = place; mend && later < copy.length; later++) {
    copy[later].previous = later ? copy[later - 1].hash : copy[later].previous;
    copy[later].hash = hashOf(copy[later]);
  }
  return copy;
}

/**
 * The forged chain, block by block.
 * @param {object} props
 * @param {any[]} props.copy
 * @param {ReturnType<typeof checkBlocks>} props.checks
 * @param {any[]} props.blocks as they were
 * @param {(place: number) => string} props.hashAt
 */
const Copy = ({ copy, checks, blocks, hashAt }) => html`<ol class="cheatchain">
  ${copy.map((one, i) => {
    const fits = checks[i].hash && checks[i].link;
    return html`<li class=${(fits ? "fits" : "broken") + (one.hash !== blocks[i].hash ? " other" : "")}>
      <span class="no">${one.height}</span>
      ${h(Art, { id: "pawn-" + one.miner })}
      <code class=${checks[i].link ? "" : "bad"}>${one.previous.slice(0, 6)}</code>
      <code class=${checks[i].hash ? "" : "bad"}>${hashAt(i)}</code>
      ${h(Icon, { name: fits ? "check" : "warn" })}
    </li>`;
  })}
</ol>`;

/**
 * What the others say to the forged copy.
 * @param {{blocks: any[], seats: number, me: number, own: string, broken: boolean}} props
 */
const Votes = ({ blocks, seats, me, own, broken }) => html`<div class="votes">
  <ul>
    ${Array.from(
      { length: seats },
      (_, seat) =>
        html`<li class=${seat === me ? "forger" : ""} style=${{ animationDelay: `${seat * 0.18}s` }}>
          ${h(Art, { id: "pawn-" + seat })}
          <code>${seat === me ? own : blocks[blocks.length - 1].hash.slice(0, 6)}</code>
          ${h(Icon, { name: seat === me ? "warn" : "check" })}
          <span>${t(seat === me ? "cheat-yours" : "cheat-theirs")}</span>
        </li>`,
    )}
  </ul>
  <p class="verdict">${broken ? t("cheat-out-broken") : t("cheat-out-voted", { count: seats - 1 })}</p>
  <p class="note">${t("cheat-why")}</p>
</div>`;

/** @param {{forging: Forging, blocks: any[], seats: number, me: number}} props */
function Sandbox({ forging, blocks, seats, me }) {
  const place = useSignal(Math.max(0, blocks.length - 3));
  const line = useSignal(0);
  const amount = useSignal(forging.lines(blocks[place.value])[0]?.amount ?? 1);
  const mended = useSignal(false);
  const sent = useSignal(false);
  const block = blocks[place.value];
  const lines = forging.lines(block);
  const touched = amount.value !== (lines[line.value] ?? lines[0]).amount;
  const copy = useMemo(
    () => forged(forging, blocks, place.value, line.value, amount.value, mended.value),
    [place.value, line.value, amount.value, mended.value],
  );
  const checks = checkBlocks(copy);
  const hashAt = (/** @type {number} */ i) => (checks[i].hash ? copy[i].hash : hashOf(copy[i])).slice(0, 6);
  const broken = checks.filter(({ hash, link }) => !hash || !link).length;
  /** @param {number} where @param {number} which */
  const choose = (where, which) => {
    place.value = where;
    line.value = which;
    amount.value = forging.lines(blocks[where])[which]?.amount ?? 1;
    mended.value = sent.value = false;
  };
  const change = (/** @type {number} */ by) => {
    amount.value = Math.max(0, Math.min(99, amount.value + by));
    sent.value = false;
  };
  const step = !touched ? 1 : !sent.value ? 2 : 3;
  return html`<div class="cheat">
    <p class="lead">${forging.text()}</p>
    <div class="cheatform rowof">
      <label class="field">
        <b>${t("cheat-block")}</b>
        <select value=${place.value} onChange=${(/** @type {any} */ event) => choose(Number(event.target.value), 0)}>
          ${blocks.map((one, i) => html`<option value=${i}>${t("table-block", { height: one.height })}</option>`)}
        </select>
      </label>
      <label class="field wide">
        <b>${forging.which()}</b>
        <select
          value=${line.value}
          onChange=${(/** @type {any} */ event) => choose(place.value, Number(event.target.value))}
        >
          ${lines.map((one, i) => html`<option value=${i}>${one.label}</option>`)}
        </select>
      </label>
      <div class="field">
        <b id="l-amount">${t("cheat-amount")}</b>
        <div class="stepper" role="group" aria-labelledby="l-amount">
          <button aria-label=${t("less")} onClick=${() => change(-1)}>−</button>
          <output>${amount.value}</output>
          <button aria-label=${t("more")} onClick=${() => change(1)}>+</button>
        </div>
      </div>
    </div>
    ${h(Copy, { copy, checks, blocks, hashAt })}
    <p class="verdict" role="status">
      ${step === 1 ? t("cheat-step-1") : broken ? t("cheat-broken", { count: broken }) : t("cheat-mended")}
    </p>
    ${
      touched &&
      html`<div class="rowof">
        ${!mended.value && html`<button class="button" onClick=${() => put(mended, true)}>${t("cheat-mend")}</button>`}
        <button class="button go" onClick=${() => put(sent, true)}>${t("cheat-send")}</button>
        <button class="button" onClick=${() => choose(place.value, line.value)}>${t("cheat-undo")}</button>
      </div>`
    }
    ${sent.value && h(Votes, { blocks, seats, me, own: hashAt(blocks.length - 1), broken: broken > 0 })}
  </div>`;
}

/** @param {Forging} forging @param {any[]} blocks @param {number} seats @param {number} me */
export function openCheat(forging, blocks, seats, me) {
  openDialog(t("cheat-try"), () => h(Sandbox, { forging, blocks, seats, me }), true);
}
