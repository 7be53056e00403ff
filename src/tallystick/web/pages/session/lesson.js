// A lesson on one page, to be printed: what is needed, the run, the story, what to look for and to talk about.

import { GAMES } from "../../games.js";
import { Header } from "../../shell/header.js";
import { read } from "../../shell/http.js";
import { dress, Icon, loadArt } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { loadFurther, message, t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { coreOf } from "./create_parts.js";
import { ideaNamed, ideaText, speakOf } from "./ideas.js";
import { Desk } from "./oak.js";
import { PARTS, partsFor } from "./pace.js";

await Promise.all([
  dress("styles", "session", "session_lead", "session_lesson"),
  loadArt("art/session"),
  loadArt("art/more_signs"),
  loadFurther("desk"),
  loadFurther("lesson"),
]);

/** Numbered sentences, as many as are written. @param {string} id */
const several = (id) => [1, 2, 3, 4].map((number) => message(`${id}-${number}`)).filter(Boolean);

/** @param {{title: string, lines: any[]}} props */
const Points = ({ title, lines }) => html`<section>
  <h2>${title}</h2>
  <ul>${lines.map((line, i) => html`<li key=${i}>${line}</li>`)}</ul>
</section>`;

/** What happens when, for three lengths of a lesson. */
const Run = () => html`<section class="run">
  <h2>${t("lesson-run")}</h2>
  <table>
    <thead>
      <tr>
        <th>${t("lesson-minutes")}</th>
        ${[45, 60, 90].map((minutes) => html`<th key=${minutes}>${minutes}</th>`)}
        <th>${t("lesson-you")}</th>
        <th>${t("lesson-they")}</th>
      </tr>
    </thead>
    <tbody>
      ${PARTS.map(
        (part) => html`<tr key=${part}>
          <th scope="row">${t("desk-part-" + part)}</th>
          ${[45, 60, 90].map((minutes) => html`<td key=${minutes}>${partsFor(minutes, {})[part]}</td>`)}
          <td>${t("lesson-" + part)}</td>
          <td>${t(`lesson-${part}-they`)}</td>
        </tr>`,
      )}
    </tbody>
  </table>
</section>`;

/** @param {string} game @returns the game as it is offered here, and its ideas */
function useLesson(game) {
  const [found, setFound] = useState(/** @type {null | {offer: any, ideas: string[]}} */ (null));
  useEffect(() => {
    const slug = game.replaceAll("-", "_");
    const book = new URL(`../../games/${slug}/rulebook.json`, import.meta.url).href;
    void Promise.all([read("/api/games"), read(book), speakOf(game)]).then(([offers, { concepts }]) =>
      setFound({ offer: offers.find((/** @type {any} */ { name }) => name === game), ideas: coreOf(concepts, game) }),
    );
  }, [game]);
  return found;
}

/** @param {{id: string}} props the game's name */
export function Page({ id }) {
  const game = GAMES.includes(id) ? id : GAMES[0];
  const found = useLesson(game);
  const title = t("lesson-title", { game: t("game-" + game) });
  useEffect(() => {
    document.title = `${title} · ${t("tallystick")}`;
  }, [title]);
  const story = message(`lesson-${game}-story`) ?? t(`game-${game}.summary`);
  return html`
    ${h(Desk, {})}
    ${h(Header, {
      title,
      sub: t("lesson-sub"),
      logo: "t-logo",
      class: "oak",
      tools: html`<button class="pillbox" onClick=${() => print()}>
          ${h(Icon, { name: "print" })}<span>${t("lesson-print")}</span>
        </button>
        <button class="pillbox" onClick=${() => go("/lead?game=" + game)}>
          ${h(Icon, { name: "door" })}<span>${t("lesson-lead")}</span>
        </button>`,
    })}
    <main class="oak">
      <article class="paper lessonsheet">
        <header><h1>${title}</h1><p>${t("lesson-sub")}</p></header>
        <section class="tale"><h2>${t("lesson-story")}</h2><p>${story}</p></section>
        ${h(Points, {
          title: t("lesson-need"),
          lines: [
            t("lesson-need-1"),
            t("lesson-need-2", { fewest: found?.offer?.fewest ?? 2, most: found?.offer?.most ?? 6 }),
            t("lesson-need-3"),
          ],
        })}
        ${h(Run, {})}
        ${h(Points, {
          title: t("lesson-ideas"),
          lines: (found?.ideas ?? []).map((idea) => html`<b>${ideaNamed(idea)}.</b> ${ideaText(idea)}`),
        })}
        <div>
          ${h(Points, { title: t("lesson-look"), lines: several(`lesson-${game}-look`) })}
          ${h(Points, { title: t("lesson-talk"), lines: several(`lesson-${game}-talk`) })}
          ${h(Points, { title: t("lesson-care"), lines: several("lesson-care") })}
        </div>
        <p class="lessonfoot">${t("lesson-foot")}</p>
      </article>
    </main>`;
}
