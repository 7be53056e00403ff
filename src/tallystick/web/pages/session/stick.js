// The tally stick: the plan of a lesson with a deep cut between its parts, or a stick with a notch for each person.

import { html } from "../../vendor/vendor.js";

/** @typedef {{name: string, minutes: number, hour?: string}} Part `hour`: what is written under its beginning */

/**
 * Where the parts begin on a stick this wide, and what there is room to write.
 * @param {Part[]} parts
 * @param {number} width
 */
export function placed(parts, width) {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0) || 1;
  /** @param {number} minute */
  const at = (minute) => 26 + (Math.max(0, Math.min(total, minute)) / total) * (width - 40);
  let begin = 0;
  let written = Number.NEGATIVE_INFINITY;
  const places = parts.map((part) => {
    const from = begin;
    begin += part.minutes;
    const x = at(from);
    const room = x - written > 12 + 7 * (part.hour?.length ?? 0);
    if (room && part.hour) written = x;
    return {
      from,
      x,
      middle: (x + at(begin)) / 2,
      name: at(begin) - x > part.name.length * 7 + 1 ? part.name : "",
      hour: room ? part.hour : "",
    };
  });
  return { total, at, places };
}

/** The bark, a little crooked. @param {number} width @param {number} top @param {number} bottom */
function bark(width, top, bottom) {
  const along = (/** @type {number} */ step) => 26 + (step / 12) * (width - 46);
  let path = `M14 ${top + 5} Q20 ${top} 30 ${top + 1}`;
  for (let i = 1; i <= 12; i++) path += ` Q${along(i - 0.5)} ${top + (i % 2 ? 1.6 : -1.2)} ${along(i)} ${top + 0.6}`;
  path += ` Q${width - 4} ${top + 3} ${width - 6} ${(top + bottom) / 2}`;
  path += ` Q${width - 4} ${bottom - 3} ${width - 18} ${bottom}`;
  for (let i = 11; i >= 0; i--)
    path += ` Q${along(i + 0.5)} ${bottom + (i % 2 ? -1.4 : 1.2)} ${along(i)} ${bottom - 0.6}`;
  return path + ` Q8 ${bottom} 14 ${top + 5}z`;
}

/** The bark's light from above; its colours are those of the page, so each stick has its own. @param {string} id */
const light = (id) => html`<linearGradient id=${id} x1="0" y1="0" x2="0" y2="1">
  ${[0, 0.45, 1].map((offset, i) => html`<stop key=${i} class=${"light-" + i} offset=${offset} />`)}
</linearGradient>`;

/** @param {number} width @param {number} top @param {number} height */
const fibres = (width, top, height) =>
  [0.3, 0.52, 0.74]
    .map((share, i) => {
      const y = top + height * share;
      return `M30 ${y}Q${width * (0.25 + i / 20)} ${y - height * 0.08} ${width * 0.6} ${y + 1}T${width - 10} ${y}`;
    })
    .join("");

/**
 * `now` is in minutes from the beginning; without it nothing is past and no peg stands.
 * @param {object} props
 * @param {Part[]} props.parts
 * @param {string} props.label what it says, for those who do not see it
 * @param {number | null} [props.now]
 * @param {number} [props.width]
 * @param {number} [props.height]
 * @param {number} [props.step] minutes between two small notches
 * @param {boolean} [props.paper] whether it lies on paper, not on wood
 */
export function Stick({ parts, label, now = null, width = 1230, height = 40, step = 5, paper = false }) {
  const id = `bark-${width}-${height}`;
  const top = now === null ? 12 : 24;
  const bottom = top + height;
  const middle = (top + bottom) / 2;
  const { total, at, places } = placed(parts, width);
  const path = bark(width, top, bottom);
  const notches = Array.from({ length: Math.max(0, Math.ceil(total / step) - 1) }, (_, i) => at((i + 1) * step));
  const peg = now === null ? 0 : at(now);
  const look = "stick" + (paper ? " onpaper" : "");
  return html`<svg class=${look} viewBox=${`0 0 ${width} ${bottom + 22}`} role="img" aria-label=${label}>
    <defs>${light(id + "-light")}<clipPath id=${id}><path d=${path} /></clipPath></defs>
    <path class="bark" fill=${`url(#${id}-light)`} d=${path} />
    <g clip-path=${`url(#${id})`}>
      <path class="fibre" d=${fibres(width, top, height)} />
      ${now !== null && html`<rect class="past" x="0" y="0" width=${peg} height=${bottom} />`}
    </g>
    ${[height / 2 - 2, height / 3.4, height / 8].map(
      (ry, i) => html`<ellipse key=${i} class=${i ? "ring" : "end"} cx="15" cy=${middle} rx=${8 - 3 * i} ry=${ry} />`,
    )}
    ${notches.map(
      (x) => html`<g key=${x}>
        <path class="cut" d=${`M${x - 3.5} ${top - 2}h7l-3.5 8z`} />
        <path class="face" d=${`M${x - 3} ${top + 0.5}l3 6`} />
      </g>`,
    )}
    ${places.map(
      ({ name, hour, x, middle: centre }, i) => html`<g key=${i}>
        ${
          i > 0 &&
          html`
            <path
              class="cut"
              d=${`M${x - 8} ${top - 3}h16l-8 17zM${x - 8} ${bottom + 3}h16l-8 -17z`}
            />
            <path class="face" d=${`M${x - 7} ${top}l7 13M${x - 7} ${bottom}l7 -13`} />`
        }
        <text x=${centre} y=${middle + 5}>${name}</text>
        ${hour && html`<text class="hour" x=${i ? x : x - 4} y=${bottom + 17}>${hour}</text>`}
      </g>`,
    )}
    ${
      now !== null &&
      html`<g>
        <path class="peg" d=${`M${peg} ${top - 8}v${height + 16}`} />
        <circle class="knob" cx=${peg} cy=${top - 12} r="9" />
        <circle class="shine" cx=${peg - 2} cy=${top - 15} r="4" />
      </g>`
    }
  </svg>`;
}

/**
 * A notch for each person, every fifth one deeper; one of them may be one's own. Who is still expected is drawn thin.
 * @param {object} props
 * @param {number} props.count
 * @param {string} props.label
 * @param {number} [props.mine]
 * @param {number} [props.expected]
 * @param {number} [props.width]
 * @param {number} [props.height]
 * @param {boolean} [props.paper] whether it lies on paper instead of wood
 */
export function Tally({ count, label, mine, expected = 0, width = 330, height = 38, paper = false }) {
  const bottom = 6 + height;
  const size = height / 38;
  const all = Math.max(count, expected);
  const apart = Math.min(expected ? 60 : 12.4, (width - 60 * size) / Math.max(1, all));
  const half = Math.min(5 * size, apart / 2 - 0.3);
  const look = "stick" + (paper ? " onpaper" : "");
  return html`<svg class=${look} viewBox=${`0 0 ${width} ${bottom + 6}`} role="img" aria-label=${label}>
    <defs>${light(`tally-${width}`)}</defs>
    <path class="bark" fill=${`url(#tally-${width})`} d=${bark(width, 6, bottom)} />
    <path class="fibre" d=${fibres(width, 6, height)} />
    ${[height / 2 - 2, height / 3.4].map(
      (ry, i) =>
        html`<ellipse key=${i} class=${i ? "ring" : "end"} cx="13" cy=${6 + height / 2} rx=${7 - 3 * i} ry=${ry} />`,
    )}
    ${Array.from({ length: all }, (_, i) => {
      const x = 22 + 10 * size + (i + (expected ? 0.5 : 0)) * apart;
      const deep = height * ((i + 1) % 5 ? 0.4 : 0.58);
      if (i >= count) return html`<path key=${i} class="awaited" d=${`M${x} ${6 + height * 0.16}v${height * 0.2}`} />`;
      return html`<g key=${i}>
        <path class=${i + 1 === mine ? "cut mine" : "cut"} d=${`M${x - half} 4h${2 * half}l${-half} ${deep}z`} />
        ${size > 1.5 && html`<path class="face" d=${`M${x - half + 1} 6l${half - 1} ${deep - 4}`} />`}
      </g>`;
    })}
  </svg>`;
}
