// What a viewer may know: facts, what a game draws itself, players, and whatever lies on the table, as cards.

import { Art, Icon } from "../shell/icon.js";
import { nameOf, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { labelOf, titleOf, valueSays } from "./naming.js";

/** @typedef {Record<string, (props: {item: any, scene: any, me: number | null}) => any>} Pieces drawings by field */

/** More cards than these do not lie side by side. */
const MOST_ACROSS = 4;

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

/** What is in a card or in a fact of several parts. @param {any} props */
export const Fields = ({ path, item, without = [] }) => html`<dl>
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

/** How many of them lie side by side, so that rows are of one length. @param {number} many */
const acrossOf = (many) => Math.ceil(many / Math.ceil(many / MOST_ACROSS));

/** @param {any} props */
const Group = ({ name, items, scene, me, pieces, look }) => html`<div class=${"pt-group " + look}>
  <h3>${labelOf([name])}</h3>
  <ul class="pt-cards" style=${{ "--across": acrossOf(items.length) }}>
    ${items.map((/** @type {any} */ item, /** @type {number} */ place) =>
      h(Card, { key: place, path: [name], item, place, scene, me, Piece: pieces[name] }),
    )}
  </ul>
</div>`;

/** One thing that is known; one of several parts, such as an offer, is a small card. @param {any} props */
const Fact = ({ name, value }) => html`<div class=${isPlain(value) || Array.isArray(value) ? "" : "pt-whole"}>
  <dt>${labelOf([name])}</dt>
  <dd>${h(isPlain(value) || Array.isArray(value) ? Value : Fields, { path: [name], value, item: value })}</dd>
</div>`;

/** A fact that the game draws itself. @param {any} props */
const Drawn = ({ name, value, scene, me, Piece }) => html`<div class="pt-drawn">
  <h3>${labelOf([name])}${isPlain(value) && html`<b>${valueSays([name], value)}</b>`}</h3>
  ${h(Piece, { item: value, scene, me })}
</div>`;

const isGroup = (/** @type {any} */ value) => Array.isArray(value) && value.length > 0 && !value.every(isPlain);

/** One card for each player, in the order of the seats. @param {any} items */
const isPeople = (items) =>
  isGroup(items) && items.every((/** @type {any} */ one, /** @type {number} */ at) => one.seat === at);

/** What is known of the players, by seat, and the name of its field. @param {any} scene @returns {[string, any[]]} */
export const peopleOf = (scene) =>
  Object.entries(scene).find(([name, value]) => !ELSEWHERE.has(name) && isPeople(value)) ?? ["", []];

/**
 * @param {object} props
 * @param {any} props.scene
 * @param {number | null} props.me
 * @param {Pieces} [props.pieces]
 */
export function Board({ scene, me, pieces = {} }) {
  const shown = Object.entries(scene).filter(([name, value]) => !ELSEWHERE.has(name) && value !== null);
  const groups = shown.filter(([, value]) => isGroup(value));
  const drawn = shown.filter(([name, value]) => pieces[name] && !isGroup(value));
  const facts = shown.filter(([name, value]) => !pieces[name] && !isGroup(value));
  const [people] = peopleOf(scene);
  const things = groups.filter(([name]) => name !== people);
  const more = drawn.length + facts.length + things.length > 0;
  const groupOf =
    (/** @type {string} */ look) =>
    (/** @type {[string, any]} */ [name, items]) =>
      h(Group, { key: name, name, items, scene, me, pieces, look });
  const kind = "pt-board" + (more ? " pt-more" : "");
  return html`<div class=${kind} tabindex="0" role="group" aria-label=${t("plain-board")}>
    ${
      facts.length > 0 &&
      html`<dl class="pt-facts">${facts.map(([name, value]) => h(Fact, { key: name, name, value }))}</dl>`
    }
    ${drawn.map(([name, value]) => h(Drawn, { key: name, name, value, scene, me, Piece: pieces[name] }))}
    ${groups.filter(([name]) => name === people).map(groupOf("pt-people"))}
    ${things.map(groupOf(""))}
  </div>`;
}
