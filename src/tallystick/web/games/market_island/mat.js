// The mining table in the middle: decks, the Winning Card, the block, and who mines with what.

import { Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Back, BlockFace, Face, Link } from "./cards.js";
import { at } from "./geometry.js";
import { matches } from "./points.js";

/** @typedef {import("./types").Scene} Scene */

const DECKS = ["income", "expense", "action"];

/**
 * How many points each place gives to the card that is being counted, or to the viewer's own.
 * @param {Scene} scene
 * @param {number | null} me
 */
function hitsOf(scene, me) {
  /** @type {Record<string, number>} */
  const hits = {};
  if (scene.reveal) for (const place of scene.reveal.hits) hits[place] = (hits[place] ?? 0) + 1;
  else if (me !== null) {
    const card = scene.mined[me] ?? (scene.drawn.length === 1 ? scene.drawn[0] : null);
    if (card)
      for (const match of matches(card, scene.winning_card, scene.block, scene.suit_points))
        hits[match.at] = match.points;
  }
  return hits;
}

/** @param {{points?: number}} props */
const Hit = ({ points }) => (points ? html`<span class="hit" key=${points}>+${points}</span>` : null);

/** Columns are as wide as the number of players allows. @param {number} seats */
function columns(seats) {
  const pitch = Math.min(111, 548 / (seats + 1));
  const width = Math.min(97, pitch - 9);
  const left = 500 - (pitch * (seats + 1)) / 2 + (pitch - width) / 2;
  return { width, x: (/** @type {number} */ column) => left + column * pitch };
}

/** What lies in front of a player in the lower row. @param {{scene: Scene, seat: number, me: boolean}} props */
function Stake({ scene, seat, me }) {
  const decision = scene.decisions[seat];
  const counted = scene.reveal?.mined.findIndex((one) => one.seat === seat) ?? -1;
  if (scene.reveal && counted >= 0) {
    const mined = scene.reveal.mined[counted];
    const now = scene.reveal.shown === counted && scene.reveal.winner === null;
    const total = scene.reveal.shown > counted ? mined.points : now ? scene.reveal.hits.length : null;
    if (counted > scene.reveal.shown && scene.reveal.winner === null && !me)
      return html`<div class="laid" data-total=${seat}>
        ${h(Back, { kind: "mine", label: t("mi-mines-hidden", { seat }) })}
      </div>`;
    const how = scene.reveal.winner === seat ? " winner" : now ? " counting" : "";
    return html`<div data-total=${seat} class=${"turned" + how}>
      ${h(Face, { card: mined.card })}
      ${total !== null && html`<span class="total">${total}</span>`}
    </div>`;
  }
  if (scene.phase === "over") return html`<div class="none"></div>`;
  if (decision === "mined") {
    const own = scene.mined[seat];
    return own
      ? html`<div class="laid">${h(Face, { card: own })}</div>`
      : html`<div class="laid">${h(Back, { kind: "mine", label: t("mi-mines-hidden", { seat }) })}</div>`;
  }
  if (decision === "declined")
    return html`<div class="none out">
      ${
        scene.places.length > 4
          ? html`${h(Icon, { name: "close", class: "bar" })}<span class="vh">${t("mi-out")}</span>`
          : html`<span>${t("mi-out")}</span>`
      }
    </div>`;
  if (decision === "barred")
    return html`<div class="none out" title=${t("mi-barred-" + (scene.barred[seat] || "stung"))}>
      ${h(Icon, { name: "nomine", class: "bar" })}
      <span class="vh">${t("mi-barred-" + (scene.barred[seat] || "stung"))}</span>
    </div>`;
  if (me && scene.drawn.length)
    return html`<div class="looking">
      ${h(Face, { card: scene.drawn[0] })}
      <span class="eye">${h(Icon, { name: "eye" })}</span>
    </div>`;
  if (scene.drew[seat])
    return html`<div class="none">
      <span class="dots"><i></i><i></i><i></i></span>
      <span class="vh">${t("mi-thinks", { seat })}</span>
    </div>`;
  if (!scene.order.includes(seat) && scene.phase !== "first")
    return html`<div class="none out"><span>${t("mi-gone")}</span></div>`;
  return html`<div class="none"></div>`;
}

/** @param {{deck: string, count: number, style: object}} props */
const Deck = ({ deck, count, style }) => html`<div class="deck" style=${style}>
  ${h(Back, { kind: deck, label: t("mi-deck", { deck, count }) })}
  <span class="cnt" aria-hidden="true">${count}</span>
</div>`;

/** @param {{scene: Scene, me: number | null}} props */
export function Mat({ scene, me }) {
  const seats = scene.places.length;
  const { x, width } = columns(seats);
  const top = 317 + (136 - width * 1.4) / 2;
  const low = 484 + (136 - width * 1.4) / 2;
  const hits = hitsOf(scene, me);
  /** @type {Record<number, number>} */
  const pile = {};
  return html`
    ${DECKS.map((deck, i) => h(Deck, { key: deck, deck, count: scene.decks[deck], style: at(392 + i * 78, 196, 60) }))}
    <div class="slot win" data-explain="mi-winning" data-point="win" style=${at(x(0), top, width)}>
      ${scene.winning_card ? h(Face, { card: scene.winning_card }) : html`<div class="none"></div>`}
      ${h(Hit, { points: hits.win })}
    </div>
    ${
      scene.block.length > 0 &&
      html`<div class="link" style=${at(x(0) + width - 14, top + width * 0.54, Math.min(48, width * 0.55))}>
        ${h(Link, {})}
      </div>`
    }
    <div
      class="blockspan"
      aria-hidden="true"
      style=${{ ...at(x(1) - 6, top - 12, x(seats) + width - x(1) + 12), height: `${(width * 1.4 + 24) / 10}%` }}
    ></div>
    ${scene.block.map((card, place) => {
      const layer = (pile[card.seat] ?? -1) + 1;
      pile[card.seat] = layer;
      const open = card.card !== null;
      const active = open && scene.active === card.card;
      return html`<div
        key=${card.seat + card.deck + layer}
        data-point=${place}
        class=${`slot dealt${active ? " active" : ""}${open && scene.reveal ? " turned" : ""}`}
        style=${at(x(card.seat + 1) + layer * 7, top - layer * 9, width)}
      >
        ${
          card.card !== null
            ? h(BlockFace, { card: card.card, preset: scene.action_preset })
            : h(Back, { kind: card.deck, label: t("mi-hidden-card", { seat: card.seat, deck: card.deck }) })
        }
        ${h(Hit, { points: hits[String(place)] })}
        ${open && card.seat === me && !scene.reveal && html`<span class="eye">${h(Icon, { name: "eye" })}</span>`}
      </div>`;
    })}
    <div class="slot pile" style=${at(x(0), low, width)}>
      ${h(Back, { kind: "mine", label: t("mi-deck", { deck: "standard", count: scene.decks.standard }) })}
      <span class="cnt" aria-hidden="true">${scene.decks.standard}</span>
    </div>
    ${scene.places.map(
      (_, seat) =>
        html`<div
          key=${"m" + seat}
          class=${`slot mine${seat === me ? " you" : ""} q${seat}`}
          style=${at(x(seat + 1), low, width)}
        >
          ${h(Stake, { scene, seat, me: seat === me })}
        </div>`,
    )}
    ${scene.places.map(
      (_, seat) => html`<div
        key=${"w" + seat}
        class=${`who p${seat}${scene.to_act.includes(seat) ? " turn" : ""}${seats > 4 ? " tight" : ""}`}
        style=${at(x(seat + 1) - 2, 632, width + 4)}
      >
        <svg aria-hidden="true"><use href=${"#pawn-" + seat} /></svg>
        <span>${seat === me ? t("you") : nameOf(seat)}</span>
        ${scene.throws[seat] > 0 && html`<b class="throw">${scene.throws[seat]}</b>`}
      </div>`,
    )}
    <div class=${"who lastb" + (seats > 4 ? " tight" : "")} style=${at(x(0) - 6, 632, width + 12)}>
      ${scene.height ? t("mi-last-block") : t("mi-genesis")}
    </div>`;
}
