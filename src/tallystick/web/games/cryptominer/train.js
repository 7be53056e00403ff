// The chain as a train: sealed wagons, coupled by the symbol they share, each with its real hash.

import { checkBlocks } from "../../proof/journal.js";
import { openDialog } from "../../shell/dialog.js";
import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, useEffect, useMemo, useRef } from "../../vendor/vendor.js";
import { Symbols, symbolNames, Van } from "./cards.js";
import { common, faceOf } from "./claims.js";

/** @typedef {import("./view").MinedBlock} MinedBlock */

/** One symbol of several. @param {string} symbols */
const anyOf = (symbols) =>
  [...symbols].map((letter) => t("cm-one", { name: t(`symbol-${letter}.name`) })).join(` ${t("cm-or")} `);

/** Everything in a block. @param {MinedBlock} block */
function openBlock(block) {
  const { value, symbols } = faceOf(block.mined_with);
  openDialog(
    t("table-block", { height: block.height }),
    () => html`<div class="blockinfo">
      <p>
        ${t("cm-won-by", {
          seat: block.miner,
          coins: block.coins,
          value,
          symbols: symbolNames(symbols),
          round: block.mined_in,
        })}
      </p>
      <h3>${t("cm-its-cards", { round: block.formed_in })}</h3>
      <ul class="payments">
        ${block.cards.map((card) => html`<li>${t("cm-card-by", { seat: card.seat, value: card.value })}</li>`)}
      </ul>
      <p>${t("cm-makes", { total: block.total, coins: block.coins })}</p>
      <dl class="hashes">
        <dt>${t("table-previous")}</dt>
        <dd><code>${block.previous}</code></dd>
        <dt>${t("table-hash")}</dt>
        <dd><code>${block.hash}</code></dd>
      </dl>
      <p class="note">${t("table-hash-note")}</p>
    </div>`,
  );
}

/**
 * @param {{block: MinedBlock, before: MinedBlock | undefined, last: boolean, fits: boolean, me: number | null}} props
 */
function Car({ block, before, last, fits, me }) {
  const { value, symbols } = faceOf(block.mined_with);
  const link = before ? common(symbols, faceOf(before.mined_with).symbols) : "";
  return html`<li class=${`car${last ? " last" : ""}${fits ? "" : " broken"}`}>
    <span class=${"cpl" + (link.length > 1 ? " two" : "")}>${link && h(Symbols, { symbols: link })}</span>
    <button class="carbtn" onClick=${() => openBlock(block)}>
      ${h(Van, {})}
      <span class="vh">
        ${t("cm-car-label", { height: block.height, seat: block.miner, total: block.total, ok: fits ? "yes" : "no" })}
      </span>
      <span class="lab">
        <b class="no">${block.height}</b>
        <span class="val">${value}</span>
        <span class="ss">${h(Symbols, { symbols })}</span>
        ${h(Art, { id: "pawn-" + block.miner, class: "by" })}
        <code class="hash">${block.hash.slice(0, 8)}</code>
      </span>
      <i class="seal">${h(Icon, { name: fits ? "check" : "warn" })}</i>
      <span class="more">
        <b>${t("cm-car-more", { number: block.number, total: block.total })}</b>
        ${t("cm-car-won", { who: block.miner === me ? "you" : "other", seat: block.miner, coins: block.coins })}
      </span>
    </button>
    ${last && html`<span class="topf">${t("cm-top-block")}</span>`}
  </li>`;
}

/**
 * @param {object} props
 * @param {import("./scene.js").Scene} props.scene
 * @param {MinedBlock[]} props.blocks
 * @param {number | null} props.me
 * @param {boolean} props.over
 * @param {any} [props.extra]
 */
export function Train({ scene, blocks, me, over, extra }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const checks = useMemo(() => checkBlocks(blocks), [blocks.length]);
  const ok = checks.every(({ hash, link }) => hash && link);
  useEffect(() => list.current?.scrollTo({ left: 1e6, behavior: "smooth" }), [blocks.length]);
  const top = blocks.length ? faceOf(blocks[blocks.length - 1].mined_with).symbols : "";
  return html`<section class="chain" id="chain" aria-labelledby="h-chain">
    <div class="chainhead">
      <h2 id="h-chain">${t("cm-chain")}</h2>
      <p class=${ok ? "" : "bad"}>
        ${h(Icon, { name: ok ? "check" : "warn" })}
        <span>${t("table-blocks-checked", { count: blocks.length })}</span>
      </p>
      ${extra}
    </div>
    <ol class="train" ref=${list} tabindex="0" aria-labelledby="h-chain">
      <li class="loco" aria-hidden="true"><svg viewBox="0 0 200 120"><use href="#w-loco" /></svg></li>
      ${blocks.map((block, i) =>
        h(Car, {
          key: block.height,
          block,
          before: blocks[i - 1],
          last: i === blocks.length - 1,
          fits: checks[i].hash && checks[i].link,
          me,
        }),
      )}
      ${
        !over &&
        html`<li class="nextc" key="next">
          <span class=${"cpl open" + (top.length > 1 ? " two" : "")} aria-hidden="true">
            ${top && h(Symbols, { symbols: top })}
          </span>
          <p>
            <b>${t("cm-next-wagon")}</b>
            <span>
              ${top ? t("cm-must-show", { symbols: anyOf(top) }) : t("cm-any-symbol")}
            </span>
          </p>
        </li>`
      }
    </ol>
    <p class="vh">
      ${t("cm-top-is", {
        state: scene.top ? "card" : "none",
        value: scene.top ? faceOf(scene.top).value : 0,
        symbols: symbolNames(top),
      })} ${blocks.length ? nameOf(blocks[blocks.length - 1].miner) : ""}
    </p>
  </section>`;
}
