// The rules of a game: the goal, a round in pictures, every section with its rulings, everything in the box, and what a
// table has agreed on. A page of its own, or a sheet over a table.

import { useGame } from "../games.js";
import { closeDialog } from "../shell/dialog.js";
import { Header } from "../shell/header.js";
import { dress } from "../shell/icon.js";
import { language } from "../shell/settings.js";
import { loadRules, message, t } from "../shell/words.js";
import { h, html, put, useEffect, useMemo, useRef, useSignal } from "../vendor/vendor.js";
import { Round } from "./how_to.js";
import {
  fetchRules,
  foundIn,
  idOf,
  inForce,
  matching,
  nameOfPiece,
  optionSays,
  optionsIn,
  placesOf,
  spelled,
  textOfPiece,
  wordsFor,
} from "./rulebook.js";
import { openSheet, Sheet } from "./sheet.js";

await dress("styles", "rules", "pieces", "how_to", "drawn", "rules_small");

/** @typedef {import("./rulebook.js").Known} Known */
/** @typedef {import("./rulebook.js").Place} Place */
/** @typedef {import("../vendor/vendor.js").Signal<string>} Asked */

/**
 * What is in force instead of the default.
 * @param {{changed: import("./rulebook.js").Option[], options: Record<string, any>}} props
 */
const Instead = ({ changed, options }) =>
  changed.map((option) => {
    const { title, answer } = optionSays(option, options[option.name]);
    return html`<span class="ru-instead" key=${option.name}>
      <b>${t("rules-in-force")}</b> ${title}: ${answer}
    </span>`;
  });

/**
 * One section with its rulings; a ruling that this table has replaced says by what.
 * @param {{section: string, book: Known["book"], options: Record<string, any>}} props
 */
function Section({ section, book, options }) {
  const args = spelled(options);
  const rulings = book.sections.find((one) => one.section === section)?.rulings ?? [];
  const first = (/** @type {string} */ ruling) => book.sections.find((one) => one.rulings.includes(ruling))?.section;
  const own = book.options.filter((option) => option.section === section && options[option.name] !== option.default);
  const bare = own.filter((option) => !rulings.includes(option.ruling));
  return html`<section class="ru-section" id=${"at-" + section} tabindex="-1">
    <h3>${t(idOf(section))}<small>§ ${section}</small></h3>
    <p>${t(idOf(section) + ".text", args)}</p>
    ${bare.length > 0 && html`<p class="ru-ruling changed">${h(Instead, { changed: bare, options })}</p>`}
    ${rulings.map((ruling) => {
      const changed = book.options.filter(
        (option) => option.ruling === ruling && options[option.name] !== option.default,
      );
      return html`<p
        class=${"ru-ruling" + (changed.length ? " changed" : "")}
        key=${ruling}
        id=${first(ruling) === section ? "at-" + ruling : undefined}
        tabindex="-1"
      >
        <b class="ru-id">${ruling}</b> ${t("ruling-" + ruling, args)}${" "}
        <em>${message(`ruling-${ruling}.why`) ?? ""}</em>
        ${changed.length > 0 && h(Instead, { changed, options })}
      </p>`;
    })}
  </section>`;
}

/** @param {{all: Known, options: Record<string, any>, wide: boolean, opened: Asked}} props */
function Chapters({ all: { rules, book }, options, wide, opened }) {
  return rules.CHAPTERS.map(([chapter, sections], place) => {
    const count = sections.flatMap(
      (section) => book.sections.find((one) => one.section === section)?.rulings ?? [],
    ).length;
    return html`<details
      class="ru-chapter"
      key=${chapter}
      id=${"chapter-" + chapter}
      open=${wide || opened.value === chapter}
      onToggle=${(/** @type {any} */ event) => !wide && event.target.open && put(opened, chapter)}
    >
      <summary>
        <h2><span>${place + 1}</span>${t(`chapter-${rules.mark}-${chapter}`)}</h2>
        <small>${count > 0 && t("rules-rulings", { count })}</small>
      </summary>
      ${sections.map((section) => h(Section, { key: section, section, book, options }))}
    </details>`;
  });
}

/** Everything in the box. @param {{all: Known, options: Record<string, any>}} props */
function Pieces({ all: { rules, box }, options }) {
  const args = spelled(options);
  return rules.piecesOf(box, options).map(
    ({ group, count, pieces }) => html`<section class="ru-group" key=${group}>
      <h2>${t(`pieces-${rules.mark}-${group}`, { count })}</h2>
      <p>${t(`pieces-${rules.mark}-${group}.text`)}</p>
      <ul class="ru-pieces">
        ${pieces.map(
          (piece, place) => html`<li key=${place} id=${"at-piece-" + piece.id} class=${piece.wide ? "wide" : ""}>
            <span class="ru-pic" aria-hidden="true">${h(piece.picture, {})}</span>
            <span class="ru-what"><b>${nameOfPiece(piece)}</b> ${textOfPiece(piece, args)}</span>
            ${piece.count && html`<span class="ru-count">× ${piece.count}</span>`}
          </li>`,
        )}
      </ul>
    </section>`,
  );
}

/** What this table has agreed on. @param {{all: Known, options: Record<string, any>, table: boolean}} props */
function InForce({ all: { book }, options, table }) {
  return html`
    <h2 id="ru-agreed">${t(table ? "rules-in-force" : "rules-defaults")}</h2>
    <p class="ru-sub">${t(table ? "rules-in-force-text" : "rules-defaults-text")}</p>
    <dl class="ru-force">
      ${book.options.map((option) => {
        const changed = options[option.name] !== option.default;
        const { title, help, answer } = optionSays(option, options[option.name]);
        return html`<div key=${option.name} id=${"at-option-" + option.name} class=${changed ? "changed" : ""}>
          <dt>${title}<small>${help}</small></dt>
          <dd>${answer}${changed && html`<small>${t("rules-changed")}</small>`}</dd>
        </div>`;
      })}
    </dl>`;
}

/** A text in which the word that was looked for is marked. @param {{text: string, words: string[]}} props */
function Marked({ text, words }) {
  const found = foundIn(text, words);
  if (!found) return text;
  const end = found.at + found.length;
  return html`${text.slice(0, found.at)}<mark>${text.slice(found.at, end)}</mark>${text.slice(end)}`;
}

/** @param {{hits: Place[], wanted: string, words: string[], go: (anchor: string) => void}} props */
const Hits = ({ hits, wanted, words, go }) => html`
  <h2 role="status">${t("rules-found", { wanted, count: hits.length })}</h2>
  ${hits.map(
    (place, i) => html`<button class="ru-hit" key=${i} onClick=${() => go(place.anchor)}>
      <small>${place.where}</small>
      <b>${h(Marked, { text: place.title, words })}</b>
      <span>${h(Marked, { text: place.text, words })}</span>
    </button>`,
  )}
  ${words.length > 1 && html`<p class="ru-sub">${t("rules-also", { words: words.slice(1).join(", ") })}</p>`}`;

/** @param {{asked: Asked}} props */
const Finder = ({ asked }) => html`<label class="ru-find">
  <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5" /><path d="m15.5 15.5 5 5" /></svg>
  <span class="vh">${t("rules-search")}</span>
  <input
    type="search"
    placeholder=${t("rules-search-for")}
    value=${asked.value}
    onInput=${(/** @type {any} */ event) => put(asked, event.target.value)}
  />
</label>`;

/** Everything is printed, also what is folded. */
function print() {
  for (const one of document.querySelectorAll(".ru-chapter")) /** @type {HTMLDetailsElement} */ (one).open = true;
  window.print();
}

const PrintButton = () => html`<button class="button small ru-print" onClick=${print}>${t("rules-print")}</button>`;

/** The whole box to play with on a real table. @param {{game: string, chosen: Record<string, any>}} props */
const BoxButton = ({ game, chosen }) => html`<button
  class="button small ru-print"
  onClick=${() => import("./print_box.js").then(({ openPrinting }) => openPrinting(game, chosen))}
>
  ${t("rules-print-box")}
</button>`;

/**
 * @param {object} props
 * @param {Known} props.all
 * @param {Record<string, any>} props.options
 * @param {string} props.at the section or ruling to begin with
 * @param {Asked} props.asked
 * @param {boolean} props.table whether the options are those of a table
 */
function Body({ all, options, at, asked, table }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const wide = matchMedia("(min-width: 1000px)").matches;
  const chapterOf = (/** @type {string} */ anchor) =>
    all.rules.CHAPTERS.find(([, sections]) =>
      sections.some(
        (section) =>
          section === anchor || all.book.sections.find((one) => one.section === section)?.rulings.includes(anchor),
      ),
    )?.[0] ?? "";
  const opened = useSignal(chapterOf(at));
  const places = useMemo(() => placesOf(all, options), [all, options, language.value]);
  const words = wordsFor(asked.value, t("rules-synonyms"));
  const hits = words.length ? matching(places, words) : [];
  const go = (/** @type {string} */ anchor) => {
    asked.value = "";
    opened.value = chapterOf(anchor) || opened.value;
    requestAnimationFrame(() => {
      const found = box.current?.querySelector(`[id="at-${anchor}"], [id="${anchor}"]`);
      found?.scrollIntoView({ block: "start" });
      if (found instanceof HTMLElement) found.focus({ preventScroll: true });
    });
  };
  useEffect(() => {
    if (at) go(at);
  }, [at]);
  const count = all.book.sections.flatMap(({ rulings }) => rulings).length;
  const chapters = all.rules.CHAPTERS.length > 0;
  const pieces = all.rules.piecesOf(all.box, options).length > 0;
  const jump = (/** @type {string} */ to, /** @type {string} */ label) =>
    html`<button onClick=${() => go(to)}>${label}</button>`;
  return html`<div class="ru-body" ref=${box}>
    <nav class="ru-pills" aria-label=${t("rules-parts")}>
      ${jump("ru-round", t("rules-round"))}${chapters && jump("ru-sections", t("rules-sections"))}
      ${pieces && jump("ru-box", t("rules-pieces"))}
      ${jump("ru-options", t(table ? "rules-at-table" : "rules-defaults"))}
    </nav>
    <nav class="ru-toc ru-panel" aria-label=${t("rules-sections")}>
      ${all.rules.CHAPTERS.map(([chapter], place) => {
        const found = hits.filter((hit) => hit.chapter === chapter).length;
        return html`<button key=${chapter} onClick=${() => go("chapter-" + chapter)}>
          <b>${place + 1}</b>${t(`chapter-${all.rules.mark}-${chapter}`)}${found > 0 && html`<i>${found}</i>`}
        </button>`;
      })}
      ${pieces && html`<button onClick=${() => go("ru-box")}><b>★</b>${t("rules-pieces")}</button>`}
      ${count > 0 && html`<p class="ru-sub">${t("rules-about-rulings", { count })}</p>`}
    </nav>
    <article class="ru-text">
      ${
        words.length > 0
          ? html`<div class="ru-panel">${h(Hits, { hits, wanted: asked.value.trim(), words, go })}</div>`
          : html`
            <div class="ru-panel" id="ru-round" tabindex="-1">${h(Round, { all, options })}</div>
            ${
              chapters &&
              html`<div class="ru-panel" id="ru-sections" tabindex="-1">
                ${h(Chapters, { all, options, wide, opened })}
              </div>`
            }
            ${pieces && html`<div class="ru-panel" id="ru-box" tabindex="-1">${h(Pieces, { all, options })}</div>`}`
      }
    </article>
    <aside class="ru-side ru-panel" id="ru-options" tabindex="0" aria-labelledby="ru-agreed">
      ${h(InForce, { all, options, table })}
      ${table && html`<p class="ru-ruling">${t("rules-tap")}</p>`}
    </aside>
  </div>`;
}

/** @param {{all: Known, options: Record<string, any>, at: string}} props */
function RulesSheet({ all, options, at }) {
  const asked = useSignal("");
  return html`<${Sheet}
    game=${all.game.name}
    logo=${all.game.logo}
    title=${t("rules-title", { game: t("game-" + all.game.name) })}
    sub=${t("rules-sub")}
    middle=${h(Finder, { asked })}
    tools=${h(PrintButton, {})}
  >
    ${h(Body, { all, options, at, asked, table: true })}
  <//>`;
}

/**
 * Over a table, which plays on.
 * @param {string} name
 * @param {Record<string, any>} chosen the options of the table
 * @param {string} [at] the section or ruling to begin with
 */
export async function openRules(name, chosen, at = "") {
  const all = await fetchRules(name);
  const options = inForce(all.book, chosen);
  closeDialog();
  openSheet(t("rules-title", { game: t("game-" + name) }), () => h(RulesSheet, { all, options, at }));
}

/** @param {{id: string}} props the name of a game */
export function Page({ id }) {
  const all = useSignal(/** @type {Known | null} */ (null));
  const asked = useSignal("");
  useGame(id);
  useEffect(() => void fetchRules(id).then((found) => put(all, found)), [id]);
  useEffect(() => void (all.value && loadRules(id)), [language.value]);
  const known = all.value;
  const chosen = useMemo(() => (known ? optionsIn(known.book, location.search) : {}), [known]);
  const options = useMemo(() => (known ? inForce(known.book, chosen) : {}), [known, chosen]);
  const title = known ? t("rules-title", { game: t("game-" + id) }) : "";
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!known) return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
  return html`
    ${h(Header, { title: t("rules"), sub: t("game-" + id), logo: known.game.logo })}
    <main class="ru-page">
      <div class="ru-bar">
        ${h(Finder, { asked })}${h(PrintButton, {})}${known.book.printed && h(BoxButton, { game: id, chosen })}
      </div>
      ${h(Body, {
        all: known,
        options,
        at: decodeURIComponent(location.hash.slice(1)),
        asked,
        table: Object.keys(chosen).length > 0,
      })}
    </main>`;
}
