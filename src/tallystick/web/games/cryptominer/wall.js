// The wall of a classroom: every block with its cards, what it needs and who claims it, and the newest blocks of the
// chain. Loaded there only.

import { Art, dress } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Symbols } from "./cards.js";
import { faceOf, leading } from "./claims.js";
import { Yard } from "./yard.js";

await dress("games/cryptominer", "wall");

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./claims.js").OpenBlock} OpenBlock */

/** Who claims a block, or what it takes. @param {{block: OpenBlock}} props */
function Claim({ block }) {
  const claim = leading(block);
  if (!claim) return html`<p class="wallclaim free">${t("cm-needs", { needs: block.needs })}</p>`;
  const { value, symbols } = faceOf(claim.card);
  return html`<p class="wallclaim" key=${block.claims.length}>
    ${h(Art, { id: "pawn-" + claim.seat })}
    <span>
      <b>${t("cm-wall-claims", { seat: claim.seat })}</b>
      <span>
        ${value} ${h(Symbols, { symbols })}
        ${block.claims.slice(0, -1).map((one) => html`<s>${nameOf(one.seat)} ${faceOf(one.card).value}</s>`)}
      </span>
    </span>
  </p>`;
}

/**
 * @param {{block: Omit<OpenBlock, "claims" | "needs">, says: string, claim: any, leaving?: boolean}} props
 */
const Row = ({ block, says, claim, leaving }) =>
  html`<li class=${"wallrow" + (leaving ? " leaving" : "")}>
    <h3>${t("table-block", { height: block.number })}<small>${says}</small></h3>
    <p class="wallcards">
      ${block.cards.map(
        ({ seat, value }, i) =>
          html`<span key=${i} role="img" aria-label=${t("cm-card-by", { seat, value })}>
            ${value}${h(Art, { id: "pawn-" + seat })}
          </span>`,
      )}
      <b><small>${t("cm-total")}</small> ${block.total}</b>
    </p>
    ${claim}
  </li>`;

/** The wagons as rows; the yard itself while a single one stands there. @param {any} props */
export function Board(props) {
  const scene = /** @type {Scene} */ (props.scene);
  const { forming, blocks } = scene;
  if (blocks.length < 2) return h(Yard, props);
  const round = scene.round + 1;
  return html`<ol class="wallyard" style=${{ "--rows": blocks.length + (forming ? 1 : 0) }}>
    ${blocks.map((block) =>
      h(Row, {
        key: block.number,
        block,
        says: t("cm-coins", { coins: block.coins }),
        claim: h(Claim, { block }),
        leaving: scene.leaving === block.number,
      }),
    )}
    ${
      forming &&
      h(Row, {
        key: forming.number,
        block: forming,
        says: t("cm-wall-loading"),
        claim: html`<p class="wallclaim free">${t("cm-wall-opens", { round })}</p>`,
      })
    }
  </ol>`;
}

/** @param {{scene: Scene, blocks: import("./view").MinedBlock[], people: any}} props */
export function Side({ scene, blocks, people }) {
  const top = blocks.length ? faceOf(blocks[blocks.length - 1].mined_with).symbols : "";
  return html`
    ${people}
    <section class="wallchain">
      <h2>${t("cm-wall-chain", { count: blocks.length })}</h2>
      <ol>
        ${blocks.slice(-4).map((block) => {
          const { value, symbols } = faceOf(block.mined_with);
          return html`<li key=${block.height}>
            <small>${block.height}</small>
            <b>${value}</b>
            <span>${h(Symbols, { symbols })}</span>
            ${h(Art, { id: "pawn-" + block.miner })}
          </li>`;
        })}
      </ol>
      ${
        scene.phase !== "over" &&
        html`<p>
          ${top ? html`${t("cm-wall-next")} ${h(Symbols, { symbols: top })}` : t("cm-wall-any")}
        </p>`
      }
    </section>`;
}
