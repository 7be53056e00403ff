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

/** @param {{figure: any, args: Record<string, number>, tables: any[]}} props */
export function ForgedChain({ figure, args, tables }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const table = tables[figure.table];
  useEffect(() => void loadChain(table.table).then(setFound, () => {}), [table.table]);
  if (!found?.forging || found.blocks.length < 2) return null;
  const { blocks, forging } = found;
  const place = blocks.findIndex(
    (/** @type {any} */ block, /** @type {number} */ at) => at + 1 >= args.block && forging.lines(block).length > 0,
  );
  if (place < 0) return null;
  const lines = forging.lines(blocks[place]);
  const line = Math.max(
    0,
    lines.findIndex((/** @type {any} */ { from, to }) => from !== null && to !== null),
  );
  const amount = lines[line].amount === 1 ? 5 : 1;
  const copy = forged(forging, blocks, place, line, amount);
  return html`<div class="twochains">
    <h3>
      ${h(Disc, { sign: table.sign, number: table.number })}${t("debrief-copies", { copies: args.copies - 1 })}
    </h3>
    ${h(Chain, { blocks, good: blocks })}
    <h3 class="bad">
      ${h(Icon, { name: "differ" })}${t("debrief-forged")}
      <span class="forgedline">
        ${t("debrief-forged-line", { block: blocks[place].height, says: lines[line].says(null) })}${" "}
        <s>${lines[line].amount}</s> <b>${amount}</b>
      </span>
    </h3>
    ${h(Chain, { blocks: copy, good: blocks, forged: true })}
    <p class="votes">
      ${Array.from(
        { length: args.copies },
        (_, seat) => html`<span class=${seat === args.copies - 1 ? "bad" : "ok"}>
          ${h(Icon, { name: seat === args.copies - 1 ? "differ" : "check" })}
          <code>${(seat === args.copies - 1 ? copy : blocks)[blocks.length - 1].hash.slice(0, 4)}</code>
        </span>`,
      )}
      <b>${t("debrief-voted", { good: args.copies - 1 })}</b>
    </p>
  </div>`;
}
