// The client starts here: words, drawings, and the page that the path asks for.

import { closeDialog, Dialog } from "./shell/dialog.js";
import { loadArt } from "./shell/icon.js";
import { follow, path } from "./shell/router.js";
import { language } from "./shell/settings.js";
import { loadWords, t } from "./shell/words.js";
import { h, html, render, signal, useEffect } from "./vendor/vendor.js";

/** A page is loaded when it is first wanted. @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/t\/([\w-]+)$/, () => import("./pages/table.js")],
  [/^\/book\/([\w-]+)$/, () => import("./pages/book.js")],
  [/^\/new$/, () => import("./pages/new_table.js")],
  [/^\/join(?:\/([^/]*))?$/, () => import("./pages/join.js")],
  [/^\/s\/([\w-]+)$/, () => import("./pages/session/person.js")],
  [/^\/wall\/([\w-]+)$/, () => import("./pages/session/wall.js")],
  [/^\/projector\/([\w-]+)$/, () => import("./pages/projector.js")],
  [/^\/replay\/([\w-]+)$/, () => import("./pages/replay.js")],
  [/^\/result\/([\w-]+)$/, () => import("./pages/result.js")],
  [/^\/check(?:\/([\w-]+))?$/, () => import("./pages/check.js")],
  [/^\/rules\/([\w-]+)$/, () => import("./pages/rules.js")],
  [/^\/lead$/, () => import("./pages/session/create.js")],
  [/^\/lead\/([\w-]+)(?:\/table\/\d+)?$/, () => import("./pages/session/lead.js")],
  [/^\/lesson\/([\w-]+)$/, () => import("./pages/session/lesson.js")],
  [/^\/about$/, () => import("./pages/about.js")],
  [/^\/$/, () => import("./pages/home.js")],
  [/^.*$/, () => import("./pages/dead_end.js")],
];

/** @type {import("./vendor/vendor.js").Signal<null | {Page: any, id: string, key: string}>} */
const page = signal(null);

/** The page of a path: what of the path is its own, and how it is fetched. @param {string} wanted */
function pageOf(wanted) {
  const [pattern, load] = PAGES.find(([one]) => one.test(wanted)) ?? PAGES[PAGES.length - 1];
  return { id: pattern.exec(wanted)?.[1] ?? "", load };
}

async function show() {
  const wanted = path.value;
  const { id, load } = pageOf(wanted);
  const { Page } = await load();
  if (path.value === wanted) page.value = { Page, id, key: wanted };
}

function App() {
  const wanted = path.value;
  useEffect(() => {
    closeDialog();
    void show();
  }, [wanted]);
  const now = page.value;
  return html`<div onClick=${follow}>${now && h(now.Page, { id: now.id, key: now.key })}${h(Dialog, {})}</div>`;
}

void pageOf(path.value)
  .load()
  .catch(() => {}); // on its way together with its words; asked for again when it is shown
await Promise.all([loadWords(language.value), loadArt("art/shared")]);
document.title = t("tallystick");
render(h(App, {}), /** @type {Element} */ (document.getElementById("app")));
