// The harbour: six islands in a ring with a die on each, gangways between neighbours, and the pile of Hacks in the
// middle.

import { Die, useInHand } from "../../shell/around.js";
import { Art } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { CardFace, Coin, cardData, cardName, coinName, Token, who } from "./cards.js";
import { askedOf, chooseFor, neighbours, open, picked, tap, tappable, tiles } from "./choice.js";
import { Scenery } from "./scenery.js";

/** @typedef {import("./types").Scene} Scene */

/**
 * Where the islands lie, clockwise from the upper left, how large they are, and the middle of the pile: a ring, a ring
 * for a low board, and two rows for a small one.
 */
const SHAPES = {
  ring: {
    width: 1000,
    height: 700,
    size: 114,
    at: [
      [330, 158],
      [670, 158],
      [848, 350],
      [670, 542],
      [330, 542],
      [152, 350],
    ],
  },
  low: {
    width: 1180,
    height: 620,
    size: 116,
    at: [
      [390, 156],
      [790, 156],
      [1010, 318],
      [790, 480],
      [390, 480],
      [170, 318],
    ],
  },
  rows: {
    width: 720,
    height: 350,
    size: 82,
    at: [
      [122, 92],
      [360, 82],
      [598, 92],
      [598, 252],
      [360, 262],
      [122, 252],
    ],
  },
};

/**
 * The shape that leaves the islands largest.
 * @param {number} width
 * @param {number} height
 * @returns {keyof typeof SHAPES}
 */
export const shapeFor = (width, height) =>
  width < 480 && width > 1.4 * height ? "rows" : width > 1.66 * height ? "low" : "ring";

/** The shape of the board as it lies on this screen. @param {{current: HTMLElement | null}} box */
function useShape(box) {
  const [shape, setShape] = useState(/** @type {keyof typeof SHAPES} */ ("ring"));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !globalThis.ResizeObserver) return;
    const look = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width && height) setShape(shapeFor(width, height));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return shape;
}

/** @param {number} x @param {number} y @param {number} size */
const hexagon = (x, y, size) =>
  Array.from(
    { length: 6 },
    (_, k) =>
      `${(x + size * Math.sin((k * Math.PI) / 3)).toFixed(1)},${(y - size * Math.cos((k * Math.PI) / 3)).toFixed(1)}`,
  ).join(" ");

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
        count: dieAt(scene, tile),
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

/** The Hack on top in a word, where there is no room for cards. @param {{scene: Scene}} props */
function Pill({ scene }) {
  const top = scene.stack.at(-1) ?? scene.fates.at(-1);
  const deal = scene.announced;
  const card = top?.card ?? deal?.card;
  if (!card) return null;
  return html`<div class=${"pill k-" + cardData(card).kind}>
    ${h(Art, { id: "h-k-" + cardData(card).kind })}
    <b>${cardName(card)}</b>
    <span>${who(top?.seat ?? deal?.seat ?? 0, scene.me)}</span>
    ${scene.stack.length > 1 && html`<em>${scene.stack.length}</em>`}
  </div>`;
}

/** The pile of Hacks, each with its owner and its place; resolved ones are stamped. @param {{scene: Scene}} props */
function Pile({ scene }) {
  const hacks = [...scene.stack.map((one) => ({ ...one, fate: "" })), ...scene.fates];
  const count = hacks.length;
  if (!count)
    return html`<div class="heart" data-explain="ch-pile">
      ${h(Art, { id: "h-k-hack" })}<span>${t("ch-no-hacks")}</span>
    </div>`;
  const step = count < 3 ? 1.4 : Math.min(1.4, 2.4 / (count - 1));
  return html`<ol class="pile" aria-label=${t("ch-pile", { count })}>
    ${hacks.map((one, i) => {
      const aside = i - (count - 1) / 2;
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
        style=${{
          left: `calc(50% + ${(aside * step).toFixed(2)} * var(--r))`,
          "--tilt": `${count === 1 ? -2 : aside * 8}deg`,
          zIndex: i + 1,
        }}
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

/** The running action in the middle of the ring. @param {{scene: Scene}} props */
function Deal({ scene }) {
  const deal = scene.announced;
  if (!deal || deal.kind === "between" || deal.kind === "hack") return h(Pile, { scene });
  if (deal.kind === "trade") {
    return html`<div class="deal">
      <span>
        ${h(Token, { seat: deal.seat })}
        <b>${dieAt(scene, deal.from_tile)}</b>
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

/**
 * The islands, and the bridges between them.
 * @param {{scene: Scene, shape: keyof typeof SHAPES, from: string, to: string, marked: string[], near: string[]}} props
 */
function Ring({ scene, shape, from, to, marked, near }) {
  const { width, height, size, at } = SHAPES[shape];
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
  return html`<svg class="boardsvg" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${at.map(([x, y], i) => {
      const [u, v] = at[(i + 1) % 6];
      return html`<g key=${i} class=${"br" + (isHot(i) ? " hotbr" : "")}>
        <path d=${`M${x} ${y + 14}L${u} ${v + 14}`} class="sh" />
        <path d=${`M${x} ${y}L${u} ${v}`} class="pl" />
        <path d=${`M${x} ${y}L${u} ${v}`} class="st" />
      </g>`;
    })}
    ${
      shape !== "rows" &&
      html`
        <ellipse cx=${width / 2} cy=${height / 2 + 8} rx="186" ry="132" class="raft2" />
        <ellipse cx=${width / 2} cy=${height / 2} rx="186" ry="132" class="raft" />
        <ellipse cx=${width / 2} cy=${height / 2} rx="168" ry="116" class="raft3" />`
    }
    ${at.map(
      ([x, y], i) => html`<g class=${"hexg " + looks(scene.ring[i]?.tile)}>
        <ellipse cx=${x} cy=${y + 1.05 * size} rx=${0.98 * size} ry=${0.22 * size} class="hsh" />
        <polygon points=${hexagon(x, y + 0.14 * size, size)} class="hedge" />
        <polygon points=${hexagon(x, y, size)} class="hrim" />
        <polygon points=${hexagon(x, y, 0.89 * size)} class="hface" />
        <polygon points=${hexagon(x, y, 0.79 * size)} class="hin" />
      </g>`,
    )}
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
  const then = scene.ahead?.dice[tile];
  const coming = then ? t("ch-die-then", { rerolled: then[0] === then[1] ? "no" : "yes", value: then[0] }) : "";
  const says = [role.says, coming].filter(Boolean).join(", ");
  const label = t("ch-tile", { coin: coinName(tile), value: die, role: says || "none" });
  const inside = html`
    <span class="row">
      <span class=${"coin " + tile}>${h(Art, { id: "h-c-" + tile })}</span>
      ${
        die > 0 &&
        h(Die, {
          key: rolled ? "rolled" : "lies",
          value: die,
          class: (rolled ? "tumbled" : "") + (then ? " struck" : ""),
        })
      }
      ${
        then &&
        (then[0] === then[1]
          ? h(Die, { key: "then", value: then[0], class: "then" })
          : html`<b class="die then" key="then">${then[0]}–${then[1]}</b>`)
      }
    </span>
    <span class="name">${coinName(tile)}</span>
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
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shape = useShape(box);
  const { width, height, size, at } = SHAPES[shape];
  const scenery = useMemo(() => h(Scenery, {}), []);
  const placed = (/** @type {number[]} */ [x, y]) => ({ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` });
  return html`<div ref=${box} class=${"boardbox harbourbox " + shape} onClick=${onSkip}>
    ${scenery}
    <div class="ring" style=${{ "--wide": width / height, "--r": `${(100 * size) / width}cqw` }}>
     ${h(Ring, { scene, shape, from, to, marked, near })}
     <div class="over">
      ${at.map((place, i) => {
        const slot = scene.ring[i];
        return slot
          ? h(Tile, {
              key: slot.tile,
              scene,
              slot,
              style: placed(place),
              role: roleOf(scene, slot.tile, { from, to, marked }),
              pressed: chosen.includes(slot.tile),
              tap: can.has(slot.tile) ? () => tap(legal, slot.tile) : undefined,
            })
          : html`<span class="tl bare" key=${"bare" + i} style=${placed(place)}><b>${i + 1}</b></span>`;
      })}
      ${h(shape === "rows" ? Pill : scene.stack.length || scene.fates.length ? Pile : Deal, { scene })}
     </div>
    </div>
  </div>`;
}
