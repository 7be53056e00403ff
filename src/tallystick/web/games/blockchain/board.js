// The harbour: six islands in a ring with a die on each, gangways between neighbours, and the pile of Hacks in the
// middle.

import { Die, useInHand } from "../../shell/around.js";
import { Art } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, useMemo } from "../../vendor/vendor.js";
import { CardFace, Coin, cardName, coinCode, coinName, Token, who } from "./cards.js";
import { askedOf, chooseFor, neighbours, open, picked, tap, tappable, tiles } from "./choice.js";

/** @typedef {import("./types").Scene} Scene */

/** The middles of the islands, clockwise from the upper left. */
const AT = [
  [350, 196],
  [650, 196],
  [800, 388],
  [650, 580],
  [350, 580],
  [200, 388],
];

/** @param {number} x @param {number} y @param {number} size */
const hexagon = (x, y, size) =>
  Array.from(
    { length: 6 },
    (_, k) =>
      `${(x + size * Math.sin((k * Math.PI) / 3)).toFixed(1)},${(y - size * Math.cos((k * Math.PI) / 3)).toFixed(1)}`,
  ).join(" ");

/** Always the same pebbles: numbers that look like chance. */
function pebbles() {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/** Sky, town, cranes, water and ships, drawn once. */
function Scenery() {
  const next = pebbles();
  const houses = [];
  for (let x = -10; x < 1010; ) {
    const width = 34 + next() * 40;
    const height = 34 + next() * 78 * (1 - 0.72 * Math.exp(-(((x - 500) / 170) ** 2)));
    const windows = [];
    for (let y = 185 - height; y < 168; y += 13)
      for (let wx = x + 7; wx < x + width - 9; wx += 12)
        if (next() < 0.5)
          windows.push(
            html`<rect
              class=${"win w" + Math.floor(next() * 3)}
              x=${wx.toFixed(0)}
              y=${y.toFixed(0)}
              width="6"
              height="7"
            />`,
          );
    houses.push(
      html`<g class=${next() < 0.45 ? "b1" : "b2"}>
        <rect
          x=${x.toFixed(0)}
          y=${(176 - height).toFixed(0)}
          width=${width.toFixed(0)}
          height=${height.toFixed(0)}
          rx="2"
        />
        ${windows}
      </g>`,
    );
    x += width + (next() < 0.3 ? 8 : -2);
  }
  const lights = Array.from(
    { length: 30 },
    (_, i) =>
      html`<rect
        class=${"rf r" + (i % 3)}
        x=${(12 + next() * 976).toFixed(0)}
        y="184"
        width=${(4 + next() * 7).toFixed(0)}
        height=${(40 + next() * 150).toFixed(0)}
        rx="4"
      />`,
  );
  const stars = Array.from(
    { length: 34 },
    () =>
      html`<circle
        cx=${(next() * 1000).toFixed(0)}
        cy=${(next() * 90).toFixed(0)}
        r=${(1 + next() * 1.6).toFixed(1)}
      />`,
  );
  const put = (
    /** @type {string} */ id,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ width,
    /** @type {number} */ height,
    /** @type {number} */ mirror = 0,
  ) =>
    html`<use
      href=${"#h-i-" + id}
      x=${x}
      y=${y}
      width=${width}
      height=${height}
      transform=${mirror ? `translate(${mirror} 0) scale(-1 1)` : undefined}
    />`;
  return html`
    <rect width="1000" height="190" fill="url(#h-g-sky)" />
    <circle cx="500" cy="160" r="230" fill="url(#h-g-sun)" />
    <circle cx="500" cy="150" r="50" class="sundisc" />
    <g class="cloud">
      <path d="M30 66h90a16 16 0 0 0-4-31 28 28 0 0 0-52-4 20 20 0 0 0-34 12 12 12 0 0 0 0 23z" />
      <path d="M820 48h110a16 16 0 0 0-6-28 30 30 0 0 0-54-4 22 22 0 0 0-38 12 10 10 0 0 0-12 20z" />
    </g>
    <g class="stars">${stars}</g>
    ${houses}${put("crane", 44, 44, 150, 150)}${put("crane", 806, 44, 150, 150, 1762)}
    <rect y="176" width="1000" height="12" class="quay" />
    <rect y="186" width="1000" height="574" fill="url(#h-g-water)" />
    ${lights}
    <path d="M455 188h90l70 572H385z" fill="url(#h-g-streak)" opacity=".55" />
    <rect y="196" width="1000" height="564" fill="url(#h-p-rip)" />
    ${put("ship", 8, 556, 232, 164)}
    <path class="beam" d="M862 556 560 500v90zM862 556l160-50v90z" />
    ${put("light", 792, 520, 140, 220)}${put("buoy", 62, 262, 38, 53)}${put("sail", 892, 206, 80, 96)}
    ${put("sail", 40, 400, 58, 70, 138)}${put("buoy", 926, 428, 32, 45)}${put("buoy", 484, 668, 34, 48)}
    <path class="gull" d="M232 96q9-11 18 0 9-11 18 0M282 62q7-9 14 0 7-9 14 0M716 74q8-10 16 0 8-10 16 0" />`;
}

/**
 * What a tile is for at this moment: the sides of a trade, or the target of a Hack.
 * @param {Scene} scene
 * @param {string} tile
 * @param {{from: string, to: string, marked: string[]}} now
 */
function roleOf(scene, tile, { from, to, marked }) {
  const deal = scene.announced;
  const mine = !deal || deal.seat === scene.me;
  if (tile === from)
    return {
      hot: true,
      says: t("ch-tag-give", {
        mine: mine ? "yes" : "no",
        count: deal?.kind === "trade" ? deal.would_give || dieAt(scene, tile) : dieAt(scene, tile),
      }),
    };
  if (tile === to)
    return {
      hot: true,
      says: t("ch-tag-ask", {
        mine: mine ? "yes" : "no",
        count: deal?.kind === "trade" ? deal.ask : dieAt(scene, tile),
      }),
    };
  return { hot: marked.includes(tile), says: marked.includes(tile) ? t("ch-tag-target") : "" };
}

/** @param {Scene} scene @param {string} tile */
const dieAt = (scene, tile) => scene.ring.find((one) => one.tile === tile)?.die ?? 0;

/** The pile of Hacks, each with its owner and its place; resolved ones are stamped. @param {{scene: Scene}} props */
function Pile({ scene }) {
  const hacks = [...scene.stack.map((one) => ({ ...one, fate: "" })), ...scene.fates];
  const count = hacks.length;
  if (!count)
    return html`<div
      class="heart"
      data-explain="ch-pile"
    >
      ${h(Art, { id: "h-k-hack" })}<span>${t("ch-no-hacks")}</span></div>`;
  const step = count < 3 ? 15.2 : Math.min(15.2, 26 / (count - 1));
  return html`<ol class="pile" aria-label=${t("ch-pile", { count })}>
    ${hacks.map((one, i) => {
      const left = 50 - 7.1 + (i - (count - 1) / 2) * step;
      const state = one.fate
        ? one.fate === "worked"
          ? "worked"
          : "failed"
        : one.void
          ? "void"
          : i === count - 1
            ? "ontop"
            : "";
      return html`<li
        key=${i}
        class=${"stk " + state}
        style=${{ left: `${left}%`, "--tilt": `${count === 1 ? -2 : (i - (count - 1) / 2) * 8}deg`, zIndex: i + 1 }}
      >
        ${h(CardFace, { card: one.card })}
        <span class="owner">
          ${h(Token, { seat: one.seat })}
          <i><span class="full">${who(one.seat, scene.me)} · </span>${i + 1}</i>
          <span class="vh">
            ${who(one.seat, scene.me)}: ${cardName(one.card)}
            ${one.tiles.length ? ` (${one.tiles.map(coinName).join(", ")})` : ""}
          </span>
        </span>
        ${one.fate && html`<b class="stamp">${t(one.fate === "worked" ? "ch-worked" : "ch-void")}</b>`}
      </li>`;
    })}
  </ol>`;
}

/** The running action above the ring. @param {{scene: Scene}} props */
function Deal({ scene }) {
  const deal = scene.announced;
  if (!deal || deal.kind === "between" || deal.kind === "hack") return null;
  if (deal.kind === "trade") {
    return html`<div class="deal">
      <span>
        ${h(Token, { seat: deal.seat })}
        <b>${deal.would_give || dieAt(scene, deal.from_tile)}</b>
        ${h(Coin, { kind: deal.give })}
      </span>
      ${h(Art, { id: "h-b-trade", class: "sw" })}
      <span>${h(Coin, { kind: deal.take })}<b>${deal.ask}</b>${h(Token, { seat: deal.partner ?? 0 })}</span>
      <span class="vh">
        ${t("ch-deal", {
          seat: deal.seat,
          partner: deal.partner ?? 0,
          give: coinName(deal.give),
          take: coinName(deal.take),
          ask: deal.ask,
        })}
      </span>
    </div>`;
  }
  if (deal.kind === "store")
    return html`<div class="deal">
      <span>${h(Token, { seat: deal.seat })}${h(Art, { id: "h-b-store", class: "sw" })}</span>
      ${deal.coins.map(
        (count, i) =>
          count > 0 &&
          html`<span key=${i}><b>${count}</b>${h(Coin, { kind: ["btc", "eth", "ltc", "dash", "ppc"][i] })}</span>`,
      )}
    </div>`;
  return html`<div class="deal">
    <span>
      ${h(Token, { seat: deal.seat })}
      ${h(Art, { id: deal.kind === "deploy" ? "h-k-server" : "h-k-block", class: "sw" })}
      <b class="word">${cardName(deal.card)}</b>
    </span>
  </div>`;
}

/** @param {number} x @param {number} y */
const placed = (x, y) => ({ left: `${x / 10}%`, top: `${y / 7.6}%` });

/**
 * The islands, and the bridges between them.
 * @param {{scene: Scene, from: string, to: string, marked: string[], near: string[]}} props
 */
function Ring({ scene, from, to, marked, near }) {
  const scenery = useMemo(() => h(Scenery, {}), []);
  const isHot = (/** @type {number} */ i) => {
    const [one, other] = [scene.ring[i]?.tile, scene.ring[(i + 1) % 6]?.tile];
    return from && to && ((one === from && other === to) || (one === to && other === from));
  };
  const looks = (/** @type {string | undefined} */ tile) =>
    tile
      ? [tile, roleOf(scene, tile, { from, to, marked }).hot && "hot", near.includes(tile) && "near"]
          .filter(Boolean)
          .join(" ")
      : "bare";
  return html`<svg class="boardsvg" viewBox="0 0 1000 760" preserveAspectRatio="none" aria-hidden="true">
    <defs><clipPath id="h-clip"><rect width="1000" height="760" rx="34" /></clipPath></defs>
    <g clip-path="url(#h-clip)">
      ${scenery}
      ${AT.map(([x, y], i) => {
        const [u, v] = AT[(i + 1) % 6];
        return html`<g key=${i} class=${"br" + (isHot(i) ? " hotbr" : "")}>
          <path d=${`M${x} ${y + 14}L${u} ${v + 14}`} class="sh" />
          <path d=${`M${x} ${y}L${u} ${v}`} class="pl" />
          <path d=${`M${x} ${y}L${u} ${v}`} class="st" />
        </g>`;
      })}
      ${AT.map(
        ([x, y], i) => html`<g class=${"hexg " + looks(scene.ring[i]?.tile)}>
          <ellipse cx=${x} cy=${y + 112} rx="104" ry="24" class="hsh" />
          <polygon points=${hexagon(x, y + 15, 106)} class="hedge" />
          <polygon points=${hexagon(x, y, 106)} class="hrim" />
          <polygon points=${hexagon(x, y, 94)} class="hface" />
          <polygon points=${hexagon(x, y, 84)} class="hin" />
        </g>`,
      )}
      <ellipse cx="500" cy="392" rx="176" ry="128" class="raft2" />
      <ellipse cx="500" cy="384" rx="176" ry="128" class="raft" />
      <ellipse cx="500" cy="384" rx="158" ry="112" class="raft3" />
    </g>
    <rect x="1.5" y="1.5" width="997" height="757" rx="33" class="rim" />
  </svg>`;
}

/**
 * What lies on an island: its coin, its die, and what is going on there.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Scene["ring"][number]} props.slot
 * @param {object} props.style
 * @param {ReturnType<typeof roleOf>} props.role
 * @param {boolean} props.pressed
 * @param {() => void} [props.tap] where it can be chosen
 */
function Tile({ scene, slot: { tile, die }, style, role, pressed, tap }) {
  const rolled = scene.rolled.includes(tile);
  const label = t("ch-tile", { coin: coinName(tile), value: die, role: role.says || "none" });
  const inside = html`
    <span class="row">
      <span class=${"coin " + tile}>${h(Art, { id: "h-c-" + tile })}</span>
      ${die > 0 && h(Die, { key: rolled ? "rolled" : "lies", value: die, class: rolled ? "tumbled" : "" })}
    </span>
    <span class="name"><span class="full">${coinName(tile)}</span><span class="short">${coinCode(tile)}</span></span>
    ${role.says && html`<span class="tag">${role.says}</span>`}`;
  return tap
    ? html`<button
      class=${"tl can " + tile}
      data-tile=${tile}
      data-explain=${tile === "wild" ? "ch-wild" : "ch-tile"}
      style=${style}
      aria-label=${label}
      aria-pressed=${pressed ? "true" : "false"}
      onClick=${tap}
    >
      ${inside}
    </button>`
    : html`<div
      class=${"tl " + tile}
      data-tile=${tile}
      data-explain=${tile === "wild" ? "ch-wild" : "ch-tile"}
      style=${style}
      role="img"
      aria-label=${label}
    >
      ${inside}
    </div>`;
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {number | null} props.me
 * @param {import("../../live/session.js").Session | null} props.session
 * @param {boolean} props.ready
 * @param {() => void} [props.onSkip]
 */
export function Harbour({ scene, me, session, ready, onSkip }) {
  chooseFor(session);
  const legal = useInHand(session, askedOf(scene, me, session), ready) && session ? session.legal.value : [];
  const chosen = legal.length ? tiles.value : [];
  const deal = scene.announced?.kind === "trade" ? scene.announced : null;
  const trading = !picked.value && !deal;
  const from = deal?.from_tile ?? (trading ? (chosen[0] ?? "") : "");
  const to = deal?.to_tile ?? (trading ? (chosen[1] ?? "") : "");
  const top = scene.stack.filter((one) => !one.void);
  const marked = [
    ...(trading ? [] : chosen),
    ...top.flatMap((one) => one.tiles),
    ...(scene.announced?.tile ? [scene.announced.tile] : []),
  ];
  const can = tappable(legal, picked.value, chosen, open.value);
  const near = trading && chosen.length === 1 ? neighbours(legal, chosen[0]) : [];
  const places = AT.map((at, i) => ({ at, slot: scene.ring[i] }));
  return html`<div class="boardbox harbourbox" onClick=${onSkip}>
    ${h(Ring, { scene, from, to, marked, near })}
    <div class="over">
      ${places.map(({ at: [x, y], slot }, i) =>
        slot
          ? h(Tile, {
              key: slot.tile,
              scene,
              slot,
              style: placed(x, y),
              role: roleOf(scene, slot.tile, { from, to, marked }),
              pressed: chosen.includes(slot.tile),
              tap: can.has(slot.tile) ? () => tap(legal, slot.tile) : undefined,
            })
          : html`<span class="tl bare" key=${"bare" + i} style=${placed(x, y)}><b>${i + 1}</b></span>`,
      )}
      ${h(Deal, { scene })}
      ${h(Pile, { scene })}
    </div>
  </div>`;
}
