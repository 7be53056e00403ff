// Works out the places of a chart beside the page, so that no finger ever waits for it.

import { Layout } from "./layout.js";

const PATIENCE = 500; // milliseconds after which a large chart shows what is already known

const layout = new Layout();

addEventListener("message", ({ data: { number, coming } }) => {
  for (let done = false; !done; ) {
    const until = performance.now() + PATIENCE;
    done = layout.work(coming, () => performance.now() > until);
    postMessage({ number, done, places: layout.placesFor(coming) });
  }
});
