// The chart as a file: one drawing in SVG that needs nothing else, for a wall, a report or a printer.

import { knots, lines } from "./cords.js";
import { placed } from "./labels.js";
import { paper } from "./spread.js";
import { LONGEST_NAME, LONGEST_WORD, short } from "./survey.js";

/** @typedef {import("./layout.js").Graph} Graph */
/** @typedef {import("./layout.js").Place} Place */

const WIDTH = 1600;
const HEIGHT = 1130; // with the margins of a sheet of paper on its side
const [TOP, FOOT, ASIDE] = [96, 74, 40];
export const SHEET = { width: WIDTH - 2 * ASIDE, height: HEIGHT - TOP - FOOT, big: true };
const LETTER = 0.56; // the usual width of a letter, in em
const WRITTEN_IN = "Georgia, 'Times New Roman', serif";

/** Words that cannot be taken for anything but words. @param {string} words */
const safe = (words) =>
  words
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} words @param {number} most in letters */
function broken(words, most) {
  /** @type {string[]} */
  const found = [];
  for (const word of words.split(/\s+/)) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && longer.length <= most) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** A strip of paper with words on it. @param {any} thing @param {Place} at @param {string} colour */
function strip({ says, em, width, height, cord }, at, colour) {
  const rows = broken(says, Math.floor((width / em - (cord ? 0.8 : 0.9)) / LETTER) + 1);
  const first = at.y - ((rows.length - 1) * em * 1.15) / 2 + em * 0.34;
  const style = cord ? `font-style="italic" fill="${colour}"` : `font-weight="700" fill="#2b1a0c"`;
  return `<rect x="${(at.x - width / 2).toFixed(1)}" y="${(at.y - height / 2).toFixed(1)}" width="${width.toFixed(1)}"
 height="${height.toFixed(1)}" rx="4" fill="#fffdf6" stroke="#d8bf8c"/>
${rows
  .map(
    (row, i) =>
      `<text x="${at.x.toFixed(1)}" y="${(first + i * em * 1.15).toFixed(1)}" font-size="${em}"
 ${style}>${safe(row)}</text>`,
  )
  .join("")}`;
}

/** What is written in the place of a text. @param {Graph} graph @param {(reference: string) => string} textOf */
const wordsOn = ({ entities, statements }, textOf) =>
  new Map([
    ...entities.map(({ node, text }) => /** @type {const} */ ([node, short(textOf(text), LONGEST_NAME)])),
    ...statements.map(({ node, predicate }) => /** @type {const} */ ([node, short(textOf(predicate), LONGEST_WORD)])),
  ]);

/** What has to find a place on the sheet. @param {Graph} graph @param {(reference: string) => string} textOf */
export function partsOf(graph, textOf) {
  const measured = (/** @type {string} */ words) => words.split(/\s+/).map((word) => word.length * LETTER);
  const ends = new Map(graph.statements.map(({ node, subject, object }) => [node, [subject, object]]));
  return [...wordsOn(graph, textOf)].map(
    ([node, words]) =>
      /** @type {import("./spread.js").Part} */ ({ node, words: measured(words), ends: ends.get(node) }),
  );
}

/**
 * @param {Graph} graph
 * @param {import("./spread.js").Spread} spread where its parts lie on the sheet
 * @param {object} told
 * @param {(reference: string) => string} told.textOf
 * @param {string[]} told.seats
 * @param {string[]} told.colours of the seats
 * @param {string} told.title
 * @param {string} told.foot
 */
export function drawing(graph, { places, type, disk }, { textOf, seats, colours, title, foot }) {
  const said = wordsOn(graph, textOf);
  const words = (/** @type {string} */ node) => said.get(node) ?? "";
  const at = (/** @type {string} */ node) => places.get(node) ?? { x: 0, y: 0 };
  const things = partsOf(graph, textOf).map((part) => ({
    node: part.node,
    says: words(part.node),
    em: part.ends ? Math.max(11.5, type * 0.9) : type,
    ...at(part.node),
    ...paper(part, type),
    half: part.ends ? type * 0.6 : disk / 2,
    rank: part.ends ? 2 : 1,
    cord: part.ends && [at(part.ends[0]), at(part.node), at(part.ends[1])],
  }));
  const read = placed(/** @type {any} */ (things), [0, 0, SHEET.width, SHEET.height], true);
  const colour = (/** @type {number} */ seat) => colours[seat % colours.length];
  const cords = graph.statements.map(({ node, subject, object, authors }) => {
    const { cord, arrow } = lines(at(subject), at(node), at(object), 1);
    const own = colour(authors[0] ?? 0);
    return `<path d="${cord}" fill="none" stroke="#fff7e0" stroke-width="7"/><path d="${cord}" fill="none"
 stroke="${own}" stroke-width="3.5" stroke-dasharray="9 4"/><path d="${arrow}" fill="${own}"/>
${knots(authors, at(node), 0.9)
  .map((shape, i) => `<path d="${shape}" fill="${colour(authors[i])}"/>`)
  .join("")}`;
  });
  const disks = graph.entities.map(({ node }) => {
    const { x, y } = at(node);
    const letter = safe([...words(node)][0]?.toLocaleUpperCase() ?? "");
    return `<circle cx="${x}" cy="${y + 3}" r="${disk / 2}" fill="#6d3f17"/><circle cx="${x}" cy="${y}" r="${disk / 2}"
 fill="#c98f4d" stroke="#8a5522"/><text x="${x}" y="${y + disk * 0.14}" font-size="${disk * 0.42}" font-weight="700"
 fill="#3b2108">${letter}</text>`;
  });
  const strips = things.flatMap((thing) => {
    const place = read.get(thing.node);
    const one = graph.statements.find(({ node }) => node === thing.node);
    return place ? [strip(thing, place, one ? colour(one.authors[0] ?? 0) : "")] : [];
  });
  let x = ASIDE;
  const legend = seats.map((name, seat) => {
    const here = x;
    x += 46 + name.length * 11;
    return `<path d="${knots([seat], { x: here + 10, y: HEIGHT - 42 }, 1)[0]}" fill="${colour(seat)}"/><text
 x="${here + 26}" y="${HEIGHT - 35}" font-size="20" fill="#2b1a0c" style="text-anchor:start">${safe(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"
 font-family="${WRITTEN_IN}" text-anchor="middle" role="img"><title>${safe(title)}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6e8c4"/>
<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}"
 fill="none" stroke="#7b5a33" stroke-width="3"/>
<text x="${WIDTH / 2}" y="66" font-size="40" font-weight="700" fill="#2b1a0c">${safe(title)}</text>
<g transform="translate(${ASIDE} ${TOP})">${cords.join("")}${disks.join("")}${strips.join("")}</g>
${legend.join("")}<text x="${WIDTH - ASIDE}" y="${HEIGHT - 35}" font-size="17" fill="#5d4527"
 style="text-anchor:end">${safe(foot)}</text></svg>`;
}

/** As an address that a link or a picture can have. @param {string} svg */
export const addressOf = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The drawing in dots, twice as fine. @param {string} svg @returns {Promise<string>} its address */
export async function dotted(svg) {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = addressOf(svg);
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * WIDTH, 2 * HEIGHT];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

/** On one sheet of paper, alone. @param {string} svg @param {string} says */
export async function print(svg, says) {
  const picture = Object.assign(new Image(), { className: "printsheet", alt: says, src: addressOf(svg) });
  await picture.decode();
  document.body.append(picture);
  window.print();
  picture.remove();
}
