// Sky, town, cranes, water and ships: what lies behind the ring, whatever is played.

import { html } from "../../vendor/vendor.js";

/** Always the same pebbles: numbers that look like chance. */
function pebbles() {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/** Sky, town, cranes, water and ships, drawn once. */
export function Scenery() {
  const next = pebbles();
  const houses = [];
  for (let x = -210; x < 1210; ) {
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
  return html`<svg class="boardsvg" viewBox="-200 0 1400 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x="-200" width="1400" height="190" fill="url(#h-g-sky)" />
    <circle cx="500" cy="160" r="230" fill="url(#h-g-sun)" />
    <circle cx="500" cy="150" r="50" class="sundisc" />
    <g class="cloud">
      <path d="M30 66h90a16 16 0 0 0-4-31 28 28 0 0 0-52-4 20 20 0 0 0-34 12 12 12 0 0 0 0 23z" />
      <path d="M820 48h110a16 16 0 0 0-6-28 30 30 0 0 0-54-4 22 22 0 0 0-38 12 10 10 0 0 0-12 20z" />
    </g>
    <g class="stars">${stars}</g>
    ${houses}${put("crane", 44, 44, 150, 150)}${put("crane", 806, 44, 150, 150, 1762)}
    <rect x="-200" y="176" width="1400" height="12" class="quay" />
    <rect x="-200" y="186" width="1400" height="574" fill="url(#h-g-water)" />
    ${lights}
    <path d="M455 188h90l70 572H385z" fill="url(#h-g-streak)" opacity=".55" />
    <rect x="-200" y="196" width="1400" height="564" fill="url(#h-p-rip)" />
    ${put("ship", -90, 540, 232, 164)}
    <path class="beam" d="M982 516 680 460v90zM982 516l160-50v90z" />
    ${put("light", 912, 480, 140, 220)}${put("buoy", 62, 262, 38, 53)}${put("sail", 972, 216, 80, 96)}
    ${put("sail", -60, 380, 58, 70, -62)}${put("buoy", 926, 428, 32, 45)}${put("buoy", 484, 668, 34, 48)}
    <path class="gull" d="M232 96q9-11 18 0 9-11 18 0M282 62q7-9 14 0 7-9 14 0M716 74q8-10 16 0 8-10 16 0" />
  </svg>`;
}
