// One page at a time, chosen by its path.

import { put, signal } from "../vendor/vendor.js";

export const path = signal(location.pathname);

addEventListener("popstate", () => put(path, location.pathname));

/** @param {string} to @param {boolean} [instead] of the page that is shown, which nobody wants to come back to */
export function go(to, instead = false) {
  history[instead ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** Follows a link inside the client without loading anything again. @param {MouseEvent} event */
export function follow(event) {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || /^[/](api|docs)/.test(link.pathname)) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
