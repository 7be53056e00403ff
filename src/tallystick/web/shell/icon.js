// Drawings are symbols, each drawn once: art/shared.svg for every page, and one file for each game.

import { html } from "../vendor/vendor.js";

/** A sign of the interface. @param {{name: string, class?: string}} props */
export const Icon = (props) =>
  html`<svg class=${props.class} aria-hidden="true"><use href=${"#u-" + props.name} /></svg>`;

/** A drawn thing. @param {{id: string, class?: string}} props */
export const Art = (props) => html`<svg class=${props.class} aria-hidden="true"><use href=${"#" + props.id} /></svg>`;

/** @type {Map<string, Promise<void>>} */
const drawn = new Map();

/** Text becomes markup here alone: it is a file of ours. */
const drawings = globalThis.trustedTypes?.createPolicy("drawings", { createHTML: (file) => file });

/** Puts drawings into the page, once. @param {string} name */
export function loadArt(name) {
  const asked = drawn.get(name) ?? fetchArt(name);
  drawn.set(name, asked);
  return asked;
}

/** @param {string} name */
async function fetchArt(name) {
  const answer = await fetch(new URL(`../${name}.svg`, import.meta.url));
  const file = await answer.text();
  const found = new DOMParser().parseFromString(drawings?.createHTML(file) ?? file, "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(found, true));
}

/**
 * Loads style sheets that only some pages or one game need, side by side and each once.
 * @param {string} folder
 * @param {string[]} names
 */
export const dress = (folder, ...names) => Promise.all(names.map((name) => loadSheet(`${folder}/${name}`)));

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** @param {string} name */
function loadSheet(name) {
  const asked = worn.get(name) ?? fetchSheet(name);
  worn.set(name, asked);
  return asked;
}

/** A sheet that does not come must not keep a page from being shown. @param {string} name @returns {Promise<void>} */
function fetchSheet(name) {
  const href = new URL(`../${name}.css`, import.meta.url).href;
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    sheet.onload = sheet.onerror = () => done();
    document.head.append(sheet);
  });
}
