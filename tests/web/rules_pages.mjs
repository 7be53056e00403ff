// Lays out the rules page of a game as a browser does: `node rules_pages.mjs <folder of web files> <game> <language>`.
// Prints every place on it, the pieces with their pictures' names, and the words a search finds.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, game, language] = process.argv.slice(2);
const root = pathToFileURL(`${folder}/`);
const named = { dataset: { games: game }, lang: language };

globalThis.location = { href: "http://table.test/", pathname: "/", search: "", hash: "" };
globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.matchMedia = () => ({ matches: true });
globalThis.addEventListener = () => {};
globalThis.DOMParser = class {
  parseFromString = () => ({ documentElement: {} });
};
globalThis.document = {
  addEventListener() {},
  body: { prepend() {} },
  createElement: () => ({}),
  documentElement: named,
  head: { append: (sheet) => sheet.onload() },
  importNode: (node) => node,
};
globalThis.fetch = async (url) => {
  const content = readFileSync(new URL(url), "utf8");
  return {
    headers: { get: () => "application/json" },
    json: async () => JSON.parse(content),
    ok: true,
    text: async () => content,
  };
};

const { fetchRules, inForce, matching, placesOf, wordsFor } = await import(new URL("pages/rulebook.js", root));
const { message, t } = await import(new URL("shell/words.js", root));
const { render } = await import(new URL("vendor/vendor.js", root)).then((vendor) => ({ render: vendor.h }));

const all = await fetchRules(game);
const options = inForce(all.book, {});
const places = placesOf(all, options);
const groups = all.rules.piecesOf(all.box, options);
const pieces = groups.flatMap((group) => group.pieces.map(({ id, at, count }) => ({ at, count: count ?? 0, id })));
for (const piece of groups.flatMap((group) => group.pieces)) render(piece.picture, {});
const steps = [1, 2, 3, 4].flatMap((step) =>
  ["", ".text", ".more"].map((end) => `step-${all.rules.mark}-${step}${end}`),
);
const said = ["goal-" + game, `rules-${all.rules.mark}-start`, `rules-${all.rules.mark}-idea`, ...steps].map(
  (id) => message(id, options) ?? "missing " + id,
);
const search = (wanted) => matching(places, wordsFor(wanted, t("rules-synonyms"))).map(({ anchor }) => anchor);
console.log(
  JSON.stringify({
    found: Object.fromEntries(["tie", "égalité", "zzzz"].map((w) => [w, search(w)])),
    pieces,
    places,
    said,
  }),
);
