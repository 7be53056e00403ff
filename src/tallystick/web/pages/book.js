// The book of a table of paper, for one thumb: what happened is entered, judged, written down, looked through.

import { loadGame, useGame } from "../games.js";
import { Header } from "../shell/header.js";
import { post, problemOf, Refused, read } from "../shell/http.js";
import { dress } from "../shell/icon.js";
import { keysOf, randomHex } from "../shell/keys.js";
import { language } from "../shell/settings.js";
import { called, loadFurther, names, slugOf, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";

await Promise.all([dress("styles", "plain", "book"), loadFurther("book")]);

/**
 * `number`: how many forms counted before.
 * @typedef {{seq: number, number?: number, told: string[], undone?: boolean}} Entered
 */
/** @typedef {{view: any, seq: number, over: boolean, forms: Entered[]}} BookPage */
/** @typedef {import("../vendor/vendor.js").Signal<Record<string, any>>} Draft */
/**
 * `titled`: a form by its number.
 * @typedef {{Fields: (props: {view: any, draft: Draft}) => any, formOf: (view: any, draft: Record<string, any>) => any,
 *   standing: (view: any) => number[], unit: string, titled: (number: number) => string}} GameBook
 */

/** One of a few, side by side. @param {{label: string, now: any, answers: any[][], set: (value: any) => void}} props */
export const Choice = ({ label, now, answers, set }) => html`<div class="field" role="group" aria-label=${label}>
  <b>${label}</b>
  <div class="segments">
    ${answers.map(
      ([value, words]) => html`<button
        type="button"
        key=${value}
        aria-pressed=${value === now ? "true" : "false"}
        onClick=${() => set(value)}
      >
        ${words}
      </button>`,
    )}
  </div>
</div>`;

/** @param {{label: string, now: number, set: (value: number) => void}} props */
export const Die = ({ label, now, set }) =>
  h(Choice, { label, now, set, answers: [1, 2, 3, 4, 5, 6].map((n) => [n, n]) });

/** What each player has. @param {{standing: number[], unit: string}} props */
const Standing = ({ standing, unit }) => html`<ul class="bk-standing">
  ${standing.map(
    (count, seat) => html`<li key=${seat} class=${"p" + seat}><b>${names.value[seat]}</b> ${count} ${unit}</li>`,
  )}
</ul>`;

/** @param {{told: string[]}} props */
const Told = ({ told }) =>
  html`<ol class="bk-told">${told.map((sentence, i) => html`<li key=${i}>${sentence}</li>`)}</ol>`;

/**
 * The last forms, for whoever looks for a slip; the newest can be taken back.
 * @param {{page: BookPage, titled: GameBook["titled"], undo: (() => void) | null}} props
 */
const Last = ({ page, titled, undo }) => html`<section class="panel stack">
  <h2>${t("book-last")}</h2>
  ${page.forms.length === 0 && html`<p class="hint">${t("book-nothing")}</p>`}
  ${page.forms.map(
    (form, i) => html`<details key=${form.seq} class=${form.undone ? "bk-undone" : ""}>
      <summary>
        ${t(form.undone ? "book-undone" : "book-entered", { what: titled(form.number ?? 0), seq: form.seq })}
      </summary>
      ${h(Told, form)}
      ${
        i === 0 && !form.undone && undo && html`<button class="button small" onClick=${undo}>${t("book-undo")}</button>`
      }
    </details>`,
  )}
</section>`;

/** Why not; where a throw is missing, it can be added at once. @param {{refused: any, draft: Draft}} props */
function Wrong({ refused, draft }) {
  const missing = refused.code === "throw_missing";
  const add = (/** @type {number} */ value) =>
    put(draft, { ...draft.value, throws: [...(draft.value.throws ?? []), value] });
  return html`<div class="refused" role="alert">
    <p>${problemOf(new Refused(refused))}${refused.section && html` <small>§ ${refused.section}</small>`}</p>
    ${missing && h(Die, { label: t("book-throw"), now: 0, set: add })}
    ${!missing && html`<p class="hint">${t("book-slip")}</p>`}
  </div>`;
}

/**
 * @param {{id: string, page: import("../vendor/vendor.js").Signal<BookPage>, book: GameBook, token: string}} props
 */
function Entry({ id, page, book, token }) {
  const draft = useSignal(/** @type {Record<string, any>} */ ({}));
  const after = useSignal(/** @type {BookPage | null} */ (null));
  const wrong = useSignal(/** @type {any} */ (null));
  const formId = useSignal(randomHex(8));
  const { view } = page.value;
  const send = async (/** @type {boolean} */ check) => {
    wrong.value = null;
    const body = { id: formId.value, form: book.formOf(view, draft.value), check, lang: language.value };
    try {
      const found = await post(`/api/tables/${id}/book`, body, token);
      after.value = check ? found : null;
      scrollTo(0, 0); // what follows is read from its beginning
      if (check) return;
      page.value = found;
      draft.value = {};
      formId.value = randomHex(8);
    } catch (error) {
      after.value = null;
      if (!(error instanceof Refused)) throw error;
      wrong.value = error.refusal;
    }
  };
  useEffect(() => void (draft.value.throws?.length && send(true)), [draft.value.throws]);
  const now = after.value;
  if (now)
    return html`<section class="panel stack" aria-live="polite">
      <h2>${t("book-so")}</h2>
      ${h(Told, now.forms[0])}${h(Standing, { standing: book.standing(now.view), unit: t(book.unit) })}
      <p class="hint">${t("book-compare")}</p>
      <div class="rowof">
        <button class="button go big" onClick=${() => send(false)}>${t("book-write")}</button>
        <button class="button" onClick=${() => put(after, null)}>${t("book-change")}</button>
      </div>
    </section>`;
  return html`<form
    class="stack"
    onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void send(true);
    }}
  >
    ${h(book.Fields, { view, draft })}
    <div class="stickyact">
      ${wrong.value && h(Wrong, { refused: wrong.value, draft })}
      <button class="button go big">${t("book-check")}</button>
    </div>
  </form>`;
}

/** @param {{id: string, within?: {mark: any, sub: any, tools: any}}} props the table, and the bar of its session */
export function Page({ id, within }) {
  const page = useSignal(/** @type {BookPage | null} */ (null));
  const lobby = useSignal(/** @type {any} */ (null));
  const book = useSignal(/** @type {GameBook | null} */ (null));
  const problem = useSignal("");
  const token = keysOf(id)[0]?.token ?? "";
  const fetchPage = () => read(`/api/tables/${id}/book?lang=${language.value}`).then((found) => put(page, found));
  useEffect(() => {
    read(`/api/tables/${id}`)
      .then(async (found) => {
        names.value = found.players.map(called);
        await loadGame(found.game);
        book.value = await import(`../games/${slugOf(found.game)}/book.js`);
        lobby.value = found;
        await fetchPage();
      })
      .catch((error) => put(problem, problemOf(error)));
  }, [id]);
  useEffect(() => void (page.value && fetchPage()), [language.value]);
  useGame(lobby.value?.game ?? "");
  const title = lobby.value ? t("title-of", { page: t("book"), game: t("game-" + lobby.value.game) }) : t("book");
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (problem.value)
    return html`<main class="page narrow"><p class="panel refused" role="alert">${problem.value}</p></main>`;
  const now = page.value;
  if (!now || !book.value) return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
  const undo = async () => {
    const found = await post(`/api/tables/${id}/book/undo`, { after: now.seq, lang: language.value }, token).catch(
      fetchPage,
    );
    if (found?.view) page.value = found;
  };
  const known = /** @type {import("../vendor/vendor.js").Signal<BookPage>} */ (page);
  return html`
    ${h(Header, { title: t("book"), sub: t("game-" + lobby.value.game), ...within })}
    <main class="page narrow thebook">
      <section class="panel stack">
        <h2>${t("book-now")}</h2>
        ${h(Standing, { standing: book.value.standing(now.view), unit: t(book.value.unit) })}
        ${
          now.over &&
          html`<p>${t("book-over")}</p>
            <div class="rowof">
              <a class="button go" href=${"/result/" + id}>${t("book-result")}</a>
              <a class="button" href=${"/check/" + id}>${t("book-proof")}</a>
            </div>`
        }
        ${!token && html`<p class="hint">${t("book-only-keeper")}</p>`}
      </section>
      ${!now.over && token && h(Entry, { key: now.seq, id, page: known, book: book.value, token })}
      ${h(Last, { page: now, titled: book.value.titled, undo: token && !now.over ? undo : null })}
    </main>`;
}
