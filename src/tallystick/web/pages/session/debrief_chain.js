// A real chain of the class with one payment changed: the copies vote it down. Only this one journal is loaded.

import { loadGame } from "../../games.js";
import { loadEntries } from "../../live/download.js";
import { Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { forged } from "../forging.js";
import { Disc } from "./oak.js";

/** The blocks of a table's chain, and how its game forges one. @param {string} table */
async function loadChain(table) {
  const { entries, lobby } = await loadEntries(table);
  const game = await loadGame(lobby.game);
  const forging = (await game.cheat?.())?.FORGING;
  const blocks = entries
    .flatMap((entry) => entry.body.events ?? [])
    .filter(({ block }) => block?.hash)
    .map(({ block }) => block);
  return { blocks, forging };
}

/** @param {{blocks: any[], good: any[], forged?: boolean}} props */
const Chain = ({ blocks, good, forged: lie }) => html`<ol class="wallchain">
  ${blocks.map(
    (block, at) =>
      html`<li key=${at} class=${lie && block.hash !== good[at].hash ? "bad" : "ok"}>
        <b>${block.height}</b><code>${block.hash.slice(0, 4)}</code>
        <span>${h(Icon, { name: block.hash === good[at].hash ? "check" : "differ" })}</span>
      </li>`,
  )}
</ol>`;

/** @typedef {{block: number, line: number, amount: number}} Forged a block by its height, and one of its payments */

/**
 * What is changed unless somebody chose something else: a payment between two people, in the block that was asked of.
 * @param {{blocks: any[], forging: import("../../types").Forging}} found
 * @param {number} block
 * @returns {Forged | null}
 */
function offered({ blocks, forging }, block) {
  const able = blocks.filter((one) => forging.lines(one).length);
  const changed = able.find(({ height }) => height >= block) ?? able.at(-1);
  if (!changed) return null;
  const lines = forging.lines(changed);
  const line = Math.max(
    0,
    lines.findIndex(({ from, to }) => from !== null && to !== null),
  );
  return { block: changed.height, line, amount: lines[line].amount === 1 ? 5 : 1 };
}

/**
 * Which payment is changed, and into what.
 * @param {{blocks: any[], forging: import("../../types").Forging, now: Forged, choose: (to: Forged) => void}} props
 */
function Choose({ blocks, forging, now, choose }) {
  const lines = forging.lines(blocks.find(({ height }) => height === now.block));
  const block = (/** @type {any} */ { target }) => choose(offered({ blocks, forging }, Number(target.value)) ?? now);
  const line = (/** @type {any} */ { target }) => choose({ ...now, line: Number(target.value) });
  const amount = (/** @type {number} */ by) => choose({ ...now, amount: Math.max(0, Math.min(99, now.amount + by)) });
  return html`<fieldset class="forge">
    <legend>${t("debrief-forge")}</legend>
    <p class="sub">${t("debrief-forge-text")}</p>
    <label class="field">
      <b>${t("debrief-forge-block")}</b>
      <select value=${now.block} onChange=${block}>
        ${blocks.map(({ height }) => html`<option value=${height}>${height}</option>`)}
      </select>
    </label>
    <label class="field">
      <b>${t("debrief-forge-payment")}</b>
      <select value=${now.line} onChange=${line}>
        ${lines.map((one, at) => html`<option value=${at}>${one.says(null)} ${one.amount} (${one.why})</option>`)}
      </select>
    </label>
    <div class="field" role="group" aria-label=${t("debrief-forge-amount")}>
      <b>${t("debrief-forge-amount")}</b>
      <span class="stepper">
        <button aria-label=${t("less")} onClick=${() => amount(-1)}>−</button>
        <output>${now.amount}</output>
        <button aria-label=${t("more")} onClick=${() => amount(1)}>+</button>
      </span>
    </div>
  </fieldset>`;
}

/**
 * @param {{figure: any, args: Record<string, number>, tables: any[], forged?: Forged,
 *   choose?: (to: Forged) => void}} props
 */
export function ForgedChain({ figure, args, tables, forged: chosen, choose }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const table = tables[figure.table];
  useEffect(() => void loadChain(table.table).then(setFound, () => {}), [table.table]);
  if (!found?.forging || found.blocks.length < 2) return null;
  const { blocks, forging } = found;
  const held = blocks.find((/** @type {any} */ { height }) => height === chosen?.block);
  const now = chosen && held && forging.lines(held)[chosen.line] ? chosen : offered(found, args.block);
  if (!now) return null;
  const place = blocks.findIndex((/** @type {any} */ { height }) => height === now.block);
  const was = forging.lines(blocks[place])[now.line];
  const copy = forged(forging, blocks, place, now.line, now.amount);
  const lies = copy[blocks.length - 1].hash !== blocks[blocks.length - 1].hash;
  return html`<div class="twochains">
    <h3>
      ${h(Disc, { sign: table.sign, number: table.number })}${t("debrief-copies", { copies: args.copies - 1 })}
    </h3>
    ${h(Chain, { blocks, good: blocks })}
    <h3 class=${lies ? "bad" : ""}>
      ${h(Icon, { name: lies ? "differ" : "check" })}${t(lies ? "debrief-forged" : "debrief-unforged")}
      <span class="forgedline">
        ${t("debrief-forged-line", { block: now.block, says: was.says(null) })}${" "}
        ${lies ? html`<s>${was.amount}</s> <b>${now.amount}</b>` : html`<b>${was.amount}</b>`}
      </span>
    </h3>
    ${h(Chain, { blocks: copy, good: blocks, forged: true })}
    <p class="votes">
      ${Array.from({ length: args.copies }, (_, seat) => {
        const liar = lies && seat === args.copies - 1;
        return html`<span class=${liar ? "bad" : "ok"}>
          ${h(Icon, { name: liar ? "differ" : "check" })}
          <code>${(liar ? copy : blocks)[blocks.length - 1].hash.slice(0, 4)}</code>
        </span>`;
      })}
      <b>${lies ? t("debrief-voted", { good: args.copies - 1 }) : t("debrief-agreed", { count: args.copies })}</b>
    </p>
    ${choose && h(Choose, { blocks, forging, now, choose })}
  </div>`;
}
