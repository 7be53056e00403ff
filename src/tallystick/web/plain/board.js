// What a viewer may know, as cards: facts, players, and whatever lies on the table.

import { Art, Icon } from "../shell/icon.js";
import { nameOf, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { labelOf, titleOf, valueSays } from "./naming.js";

/** @typedef {Record<string, (props: {item: any, scene: any, me: number | null}) => any>} Pieces drawings by field */

/** What every view has, and what is said elsewhere on the page. */
const ELSEWHERE = new Set(["die", "ended", "head", "height", "phase", "round", "scores", "to_act"]);

/** @param {any} value */
const isPlain = (value) => value === null || typeof value !== "object";

/** One value; a list is a row of small tiles. @param {any} props */
const Value = ({ path, value }) => {
  if (!Array.isArray(value)) return html`<b class=${value === null ? "pt-hidden" : ""}>${valueSays(path, value)}</b>`;
  if (!value.length) return html`<span class="pt-none">${t("plain-none")}</span>`;
  const tile = (/** @type {any} */ one) => html`<i>${valueSays(path, one)}</i>`;
  return html`<span class="pt-tiles">${value.map(tile)}</span>`;
};

/** @param {any} props */
const Fields = ({ path, item, without = [] }) => html`<dl>
  ${Object.entries(item)
    .filter(([name]) => !without.includes(name))
    .map(
      ([name, value]) => html`<div key=${name}>
        <dt>${labelOf([...path, name])}</dt>
        <dd>
          ${
            isPlain(value) || (Array.isArray(value) && value.every(isPlain))
              ? h(Value, { path: [...path, name], value })
              : h(Fields, { path: [...path, name], item: value })
          }
        </dd>
      </div>`,
    )}
</dl>`;

/** A thing on the table; one of a player has the player's colour and figure. @param {any} props */
function Card({ path, item, place, scene, me, Piece }) {
  const whose = typeof item.seat === "number";
  const turn = whose && path.length === 1 && scene.to_act.includes(item.seat);
  return html`<li class=${"pt-card" + (whose ? ` pt-whose p${item.seat}` : "") + (turn ? " turn" : "")}>
    <h4>
      ${whose && h(Art, { id: "pawn-" + item.seat })}
      <span>${whose ? (item.seat === me ? t("you") : nameOf(item.seat)) : titleOf(path, item, place)}</span>
      ${turn && html`<em>${h(Icon, { name: "clock" })}<span class="vh">${t("plain-thinks")}</span></em>`}
    </h4>
    ${Piece ? h(Piece, { item, scene, me }) : h(Fields, { path, item, without: ["seat"] })}
  </li>`;
}

/** @param {any} props */
const Group = ({ name, items, scene, me, pieces }) => html`<div class="pt-group">
  <h3>${labelOf([name])}</h3>
  ${
    items.length
      ? html`<ul class="pt-cards">
        ${items.map((/** @type {any} */ item, /** @type {number} */ place) =>
          h(Card, { key: place, path: [name], item, place, scene, me, Piece: pieces[name] }),
        )}
      </ul>`
      : html`<p class="pt-none">${t("plain-none")}</p>`
  }
</div>`;

/**
 * @param {object} props
 * @param {any} props.scene
 * @param {number | null} props.me
 * @param {Pieces} [props.pieces]
 */
export function Board({ scene, me, pieces = {} }) {
  const shown = Object.entries(scene).filter(([name]) => !ELSEWHERE.has(name));
  const isGroup = (/** @type {any} */ value) => Array.isArray(value) && value.length > 0 && !value.every(isPlain);
  const facts = shown.filter(([, value]) => value !== null && !isGroup(value));
  const groups = shown.filter(([, value]) => isGroup(value));
  const people = (/** @type {any[]} */ [, items]) => (items[0].seat === undefined ? 1 : 0);
  return html`<div class="pt-board" tabindex="0" role="group" aria-label=${t("plain-board")}>
    ${
      facts.length > 0 &&
      html`<dl class="pt-facts">
        ${facts.map(
          ([name, value]) => html`<div key=${name}>
            <dt>${labelOf([name])}</dt>
            <dd>
              ${h(isPlain(value) || Array.isArray(value) ? Value : Fields, { path: [name], value, item: value })}
            </dd>
          </div>`,
        )}
      </dl>`
    }
    ${groups
      .sort((one, other) => people(one) - people(other))
      .map(([name, items]) => h(Group, { key: name, name, items, scene, me, pieces }))}
  </div>`;
}
