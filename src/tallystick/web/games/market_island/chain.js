// The chain of blocks below the board.

import { checkBlocks } from "../../proof/journal.js";
import { openDialog } from "../../shell/dialog.js";
import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t, told } from "../../shell/words.js";
import { h, html, useEffect, useMemo, useRef } from "../../vendor/vendor.js";
import { Link, spokenCard } from "./cards.js";
import { face } from "./points.js";

/** @typedef {import("./view").Block} Block */

/** A card in small print. @param {{card: string}} props */
export function SmallCard({ card }) {
  const { rank, suit } = face(card);
  const word = t("rank-" + rank);
  return html`<span class=${"wc suit-" + suit}>
    ${word.startsWith("rank-") ? rank : word}
    <svg aria-hidden="true"><use href=${"#s-" + suit} /></svg>
    <span class="vh">${spokenCard(card)}</span>
  </span>`;
}

/**
 * Everything in a block; its balances not before the ledgers kept by hand were compared.
 * @param {Block} block
 * @param {boolean} hidden
 * @param {any} [again] how it was won, to be watched again
 */
function openBlock(block, hidden, again) {
  openDialog(
    t("table-block", { height: block.height }),
    () => html`<div class="blockinfo">
      <p>${t("mi-mined-by", { seat: block.miner })} ${h(SmallCard, { card: block.mined_with })}</p>
      ${again}
      <h3>${t("mi-payments")}</h3>
      <ol class="payments">${block.payments.map((one) => html`<li>${t("event-paid", told(one))}</li>`)}</ol>
      ${
        !hidden &&
        html`<h3>${t("mi-balances-after")}</h3>
          <p class="balances">
            ${block.balances.map(
              (balance, seat) => html`<span>${h(Art, { id: "pawn-" + seat })}${nameOf(seat)} <b>${balance}</b></span>`,
            )}
          </p>`
      }
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
 * @param {object} props
 * @param {Block} props.block
 * @param {number | null} props.me
 * @param {boolean} props.fits
 * @param {import("../../live/session.js").Session} [props.session]
 * @param {string} props.preset
 */
function Crate({ block, me, fits, session, preset }) {
  const open = async () => {
    const again = session && (await import("./again.js")).Again;
    const hidden = session?.aside.value.number === block.round;
    openBlock(block, hidden, again && h(again, { session, block, preset, me }));
  };
  return html`<li class=${`block p${block.miner}${fits ? "" : " broken"}`}>
    <button class="crate" onClick=${open}>
      <span class="vh">
        ${t("mi-block-label", {
          height: block.height,
          seat: block.miner,
          card: spokenCard(block.mined_with),
          ok: fits ? "yes" : "no",
        })}
      </span>
      <span class="lab">
        <span class="no">${block.height}</span>
        ${h(SmallCard, { card: block.mined_with })}${h(Art, { id: "pawn-" + block.miner, class: "by" })}
      </span>
      <span class="more">
        ${t("mi-mined-it", {
          who: block.miner === me ? "you" : "other",
          seat: block.miner,
          count: block.payments.length,
        })}
      </span>
      <code>
        <span><small>${t("mi-prev-short")} </small>${block.previous.slice(0, 4)}</span>
        <span><small>${t("mi-hash-short")} </small>${block.hash.slice(0, 4)}</span>
      </code>
    </button>
    ${h(Link, {})}
  </li>`;
}

/**
 * @param {object} props
 * @param {import("./types").Scene} props.scene
 * @param {Block[]} props.blocks
 * @param {number | null} props.me
 * @param {boolean} props.over
 * @param {import("../../live/session.js").Session} [props.session]
 * @param {any} [props.extra]
 */
export function Chain({ scene, blocks, me, over, session, extra }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const checks = useMemo(() => checkBlocks(blocks), [blocks.length]);
  const ok = checks.every(({ hash, link }) => hash && link);
  useEffect(() => list.current?.scrollTo({ left: 1e6, behavior: "smooth" }), [blocks.length]);
  const last = blocks[blocks.length - 1];
  return html`<section class="chain" id="chain" aria-labelledby="h-chain">
    <div class="chainhead">
      <h2 id="h-chain">${t("mi-chain")}</h2>
      <p class=${ok ? "" : "bad"}>
        ${h(Icon, { name: ok ? "check" : "warn" })}${t("table-blocks-checked", { count: blocks.length })}
      </p>
      ${extra}
    </div>
    <ol class="blocks" ref=${list} tabindex="0" aria-labelledby="h-chain">
      ${blocks.map((block, i) =>
        h(Crate, {
          key: block.height,
          block,
          me,
          fits: checks[i].hash && checks[i].link,
          session,
          preset: scene.action_preset,
        }),
      )}
      ${
        !over &&
        html`<li class="block next" key="next">
          <div class="crate">
            <span class="lab"><span class="no">${blocks.length + 1}</span><span class="wc">?</span></span>
            <span class="more">${t("mi-being-mined")}</span>
            <code>
              <span><small>${t("mi-prev-short")} </small>${(last?.hash ?? "0000").slice(0, 4)}</span>
              <span>····</span>
            </code>
          </div>
        </li>`
      }
    </ol>
  </section>`;
}
