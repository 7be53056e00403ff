// The board: one drawing of ring and island, with everything that moves laid over it.

import { ThrownDie } from "../../shell/around.js";
import { t } from "../../shell/words.js";
import { h, html, useMemo } from "../../vendor/vendor.js";
import { squaresOf } from "./cards.js";
import { at, blob, box, edgeOf, f, isCorner, standing } from "./geometry.js";
import { Mat } from "./mat.js";

/** @type {Record<string, string>} */
const KINDS = {
  chest: "income",
  hands: "expense",
  question: "action",
  start: "start",
  jellyfish: "jelly",
  fire: "fire",
  totem: "totem",
};

/** What each square says when it is touched. @type {Record<string, string>} */
const EXPLAINED = {
  income: "mi-chest",
  expense: "mi-hands",
  action: "mi-question",
  start: "mi-start",
  jelly: "mi-sq-jellyfish",
  fire: "mi-sq-fire",
  totem: "mi-sq-totem",
};

const use = (
  /** @type {string} */ id,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ height,
  name = "",
) => html`<use href=${"#" + id} x=${f(x)} y=${f(y)} width=${w} height=${height} class=${name} />`;

/** @param {{ring: number, square: number, kind: string, options: Record<string, any>}} props */
function Corner({ ring, square, kind, options }) {
  const [x, y, w, height] = box(ring, square);
  const money = {
    start: `+${options.start_bonus ?? 4}`,
    jelly: `−${options.corner_money ?? 1}`,
    fire: `+${options.corner_money ?? 1}`,
  }[kind];
  return html`<g class="tile corner" data-explain=${EXPLAINED[kind]}>
    <rect x=${x} y=${y + 7} width=${w} height=${height} rx="26" class="edge" />
    <rect x=${x} y=${y} width=${w} height=${height} rx="26" fill=${`url(#g-c-${kind})`} />
    <rect x=${x + 5} y=${y + 5} width=${w - 10} height=${height - 10} rx="21" class="rim" />
    ${use("i-" + kind, x + 20, y + 9, 98, 98)}
    <rect x=${x + w / 2 - 27} y=${y + height - 33} width="54" height="25" rx="12.5" class="pill" />
    ${
      money
        ? html`
          ${use("i-coin", x + w / 2 - 23, y + height - 30, 19, 19, "pillcoin")}
          <text x=${x + w / 2 + 10} y=${y + height - 14.5} class="pt">${money}</text>`
        : use("u-nomine", x + w / 2 - 10, y + height - 31, 21, 21, "pt")
    }
  </g>`;
}

/** @param {{ring: number, square: number, kind: string}} props */
function Tile({ ring, square, kind }) {
  const [x, y, w, height] = box(ring, square);
  const edge = edgeOf(ring, square);
  const B = 15;
  const band = [
    [x, y, B, height],
    [x, y, w, B],
    [x + w - B, y, B, height],
    [x, y + height - B, w, B],
  ][edge];
  const size = Math.min(66, (edge % 2 ? w : height) - 6);
  const [ox, oy] = [
    [1.5, 0],
    [0, 2.5],
    [-1.5, 0],
    [0, -1.5],
  ][edge];
  const [nx, ny] = [
    [x + w - 14, y + height / 2 + 5],
    [x + w / 2, y + height - 8],
    [x + 14, y + height / 2 + 5],
    [x + w / 2, y + 18],
  ][edge];
  return html`<g class=${"tile k-" + kind} data-explain=${EXPLAINED[kind]}>
    <rect x=${f(x)} y=${f(y + 7)} width=${f(w)} height=${f(height)} rx="15" class="edge" />
    <clipPath id=${"tile" + square}><rect x=${f(x)} y=${f(y)} width=${f(w)} height=${f(height)} rx="15" /></clipPath>
    <g clip-path=${`url(#tile${square})`}>
      <rect x=${f(x)} y=${f(y)} width=${f(w)} height=${f(height)} class="face" />
      <rect x=${f(band[0])} y=${f(band[1])} width=${f(band[2])} height=${f(band[3])} class="band" />
    </g>
    ${use("i-" + kind, x + w / 2 - size / 2 + ox, y + height / 2 - size / 2 + oy, size, size)}
    <text x=${f(nx)} y=${f(ny)} class="num">${square}</text>
  </g>`;
}

const FERNS = [
  [262, 214],
  [300, 262],
  [716, 300],
  [764, 330],
  [196, 420],
  [806, 470],
  [200, 560],
  [798, 590],
  [330, 716],
  [640, 716],
  [690, 806],
  [300, 806],
];

function Island() {
  const grains = Array.from({ length: 70 }, (_, i) => {
    const angle = i * 2.399963;
    const r = (318 + ((i * 37) % 26)) * (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** -0.2;
    return html`<circle
      cx=${f(500 + r * Math.cos(angle))}
      cy=${f(500 + r * Math.sin(angle))}
      r=${1.5 + (i % 3)}
      class="grain"
    />`;
  });
  return html`<g>
    <path d=${blob(381, 1, 5, 0.9)} class="foam f3" />
    <path d=${blob(369, 1.3, 5, 0.8)} class="foam f2" />
    <path d=${blob(358, 1.1, 5, 0.7)} class="foam f1" />
    <path d=${blob(349, 1, 5, 0.7)} fill="url(#g-sand)" filter="url(#f-soft)" />
    <path d=${blob(334, 1.6, 5, 0.9)} class="wet" />
    <path d=${blob(318, 4.2, 4.4, 1.2)} class="g1" />
    <path d=${blob(302, 5.1, 4.4, 1.2)} class="g2" />
    ${grains}
    <path d="M500 300C470 262 430 250 380 214M500 690c30 40 90 60 150 96" class="path" />
    ${FERNS.map(([x, y], i) =>
      i % 3
        ? use("i-fern", x - 20, y - 14, 40, 27)
        : html`${use("i-flower", x - 10, y - 10, 20, 20)}${use("i-flower", x + 10, y - 2, 13, 13)}`,
    )}
    ${use("i-wreck", 150, 150, 150, 118)}${use("i-palm", 290, 168, 96, 120)}${use("i-palm", 648, 160, 104, 130)}
    ${use("i-hut", 716, 186, 116, 106)}${use("i-palm", 172, 258, 70, 88)}
    <g class="mat">
      <rect x="212" y="312" width="576" height="392" rx="30" class="matedge" />
      <rect x="212" y="300" width="576" height="392" rx="30" fill="url(#p-plank)" />
      <rect x="212" y="300" width="576" height="392" rx="30" class="matrim" />
      <rect x="224" y="312" width="552" height="368" rx="22" class="matline" />
    </g>
    <circle cx="500" cy="758" r="190" fill="url(#g-glow)" class="glow" />
    ${use("i-fire", 452, 706, 96, 96)}
    <g class="seat">
      <rect x="372" y="772" width="64" height="20" rx="10" />
      <rect x="566" y="772" width="64" height="20" rx="10" />
      <circle cx="382" cy="782" r="7" />
      <circle cx="620" cy="782" r="7" />
    </g>
    ${use("i-palm", 184, 694, 100, 125)}${use("i-rock", 730, 780, 90, 56)}${use("i-palm", 752, 690, 80, 100)}
    ${use("i-crab", 318, 796, 40, 27)}${use("i-gull", 120, 330, 34, 17, "gull")}
    ${use("i-gull", 846, 660, 30, 15, "gull")}
    ${Array.from(
      { length: 26 },
      (_, i) =>
        html`<circle
          cx=${190 + ((i * 197) % 620)}
          cy=${i % 2 ? 190 + ((i * 61) % 100) : 706 + ((i * 53) % 100)}
          r=${2 + (i % 3) * 0.8}
          class="fly"
        />`,
    )}
  </g>`;
}

/** Sea, island and squares: drawn once for a ring. @param {{ring: number, options: Record<string, any>}} props */
function Backdrop({ ring, options }) {
  return html`<svg viewBox="0 0 1000 1000" class="boardsvg" role="img" aria-label=${t("mi-board-picture", { ring })}>
    <defs><clipPath id="cut"><rect width="1000" height="1000" rx="54" /></clipPath></defs>
    <rect width="1000" height="1000" rx="54" fill="url(#g-lagoon)" class="lagoon" />
    <g clip-path="url(#cut)"><rect width="1000" height="1000" fill="url(#p-waves)" opacity=".8" /></g>
    ${h(Island, {})}
    ${squaresOf(ring).map((name, square) =>
      isCorner(ring, square)
        ? h(Corner, { ring, square, kind: KINDS[name], options })
        : h(Tile, { ring, square, kind: KINDS[name] }),
    )}
  </svg>`;
}

/** @param {{seat: number, scene: import("./types").Scene, me: boolean}} props */
function Pawn({ seat, scene, me }) {
  const square = scene.places[seat];
  const company = scene.places.map((_, other) => other).filter((other) => scene.places[other] === square);
  const [x, y] = standing(scene.ring, square, company.indexOf(seat), company.length);
  const turn = scene.to_act.includes(seat) && scene.phase === "move";
  const out = !scene.order.includes(seat) && scene.phase !== "first";
  return html`<div
    data-explain="mi-pawn"
    class=${`pawn s${seat}${me ? " you" : ""}${turn ? " turn" : ""}${out ? " gone" : ""}`}
    style=${{ ...at(x, y + 8), zIndex: 10 + Math.round(y / 10) }}
  >
    <div class="hop" key=${square}>
      <svg aria-hidden="true"><use href=${"#pawn-" + seat} /></svg>
      <svg class=${"em p" + seat} aria-hidden="true"><use href=${"#e-" + seat} /></svg>
    </div>
  </div>`;
}

/**
 * @param {object} props
 * @param {import("./types").Scene} props.scene
 * @param {number | null} props.me
 * @param {Record<string, any>} props.options
 * @param {() => void} [props.onSkip]
 */
export function Board({ scene, me, options, onSkip }) {
  const backdrop = useMemo(
    () => h(Backdrop, { ring: scene.ring, options }),
    [scene.ring, t("mi-board-picture", { ring: 0 })],
  );
  const here = me === null ? null : box(scene.ring, scene.places[me]);
  return html`<div class=${"boardbox r" + scene.ring} onClick=${onSkip}>
    ${backdrop}
    ${
      here &&
      html`<div
        class="here"
        style=${{ ...at(here[0] - 4, here[1] - 4, here[2] + 8), height: `${f((here[3] + 8) / 10)}%` }}
      ></div>`
    }
    <div class="over">
      <span class="purse" data-purse="bank" style=${at(475, 740, 50)}></span>
      ${h(Mat, { scene, me })}${scene.places.map((_, seat) => h(Pawn, { key: seat, seat, scene, me: seat === me }))}
      ${scene.die && h(ThrownDie, { die: scene.die, style: at(664, 722, 52) })}
    </div>
    <p class="vh">
      ${t("mi-places")}${" "}
      ${scene.places
        .map((square, seat) => t("mi-place", { seat, square, kind: squaresOf(scene.ring)[square] ?? "" }))
        .join(" ")}
    </p>
  </div>`;
}
