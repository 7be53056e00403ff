// Drawings are symbols in art/island.svg, each drawn once.

import { html } from "../vendor/vendor.js";

/** A sign of the interface. @param {{name: string, class?: string}} props */
export const Icon = (props) => html`<svg class=${props.class} aria-hidden="true"><use href=${"#u-" + props.name} /></svg>`;

/** A drawn thing. @param {{id: string, class?: string}} props */
export const Art = (props) => html`<svg class=${props.class} aria-hidden="true"><use href=${"#" + props.id} /></svg>`;

/** Puts the drawings into the page, once. */
export async function loadArt() {
  const answer = await fetch(new URL("../art/island.svg", import.meta.url));
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(drawn, true));
}

/** A style sheet that only some pages need. @param {string} name */
export function dress(name) {
  const href = new URL(`../styles/${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
