// Drawings are symbols, each drawn once: art/shared.svg for every page, and one file for each game.

import { html } from "../vendor/vendor.js";

/** A sign of the interface. @param {{name: string, class?: string}} props */
export const Icon = (props) =>
  html`<svg class=${props.class} aria-hidden="true"><use href=${"#u-" + props.name} /></svg>`;

/** A drawn thing. @param {{id: string, class?: string}} props */
export const Art = (props) => html`<svg class=${props.class} aria-hidden="true"><use href=${"#" + props.id} /></svg>`;

/** @type {Map<string, Promise<void>>} */
const drawn = new Map();

/** Puts drawings into the page, once. @param {string} name */
export function loadArt(name) {
  const asked = drawn.get(name) ?? fetchArt(name);
  drawn.set(name, asked);
  return asked;
}

/** @param {string} name */
async function fetchArt(name) {
  const answer = await fetch(new URL(`../${name}.svg`, import.meta.url));
  const found = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(found, true));
}

/**
 * A style sheet that only some pages or one game need; it has the last word unless it lies under another one.
 * @param {string} name
 * @param {string} [game]
 * @param {string} [under]
 */
export function dress(name, game, under) {
  const href = new URL(`../${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  if (game) sheet.dataset.for = game;
  return new Promise((done) => {
    sheet.onload = sheet.onerror = () => done(undefined);
    document.head.insertBefore(sheet, under ? document.querySelector(`link[href$="/${under}.css"]`) : null);
  });
}
