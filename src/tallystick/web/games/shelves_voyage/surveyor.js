// Works out the places of a chart beside the page, so that no finger ever waits for it.

import { Layout } from "./layout.js";
import { spread } from "./spread.js";

const PATIENCE = 500; // milliseconds after which a large chart shows what is already known

const layout = new Layout();

addEventListener("message", ({ data: { number, coming, parts, sheet } }) => {
  for (let done = false; !done; ) {
    const until = performance.now() + PATIENCE;
    done = layout.work(coming, () => performance.now() > until);
    const places = layout.placesFor(coming);
    const known = parts.filter((/** @type {any} */ { node }) => places.has(node));
    postMessage({ number, done, spread: spread(places, known, sheet) });
  }
});
