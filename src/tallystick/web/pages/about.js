// What this is, and whom to thank.

import { Header } from "../shell/header.js";
import { read } from "../shell/http.js";
import { dress } from "../shell/icon.js";
import { listed, loadFurther, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";

await Promise.all([dress("styles", "plain"), loadFurther("about")]);

/** @typedef {{title: string, authors: string[], at: string, and_others: boolean, licence: string,
 *   link: string}} Credits */

/** @param {Credits} credits */
const thanks = ({ title, authors, at, and_others, licence, link }) => {
  const by = listed(and_others ? [...authors, t("about-others")] : authors);
  const terms = licence ? t("about-licence", { licence }) : t("about-all-rights");
  const name = link ? html`<a href=${link} rel="noreferrer">${title}</a>` : title;
  return html`<li key=${title}><b>${name}</b>${` · ${by}, ${at} · ${terms}`}</li>`;
};

/** @param {{id: string}} _props */
export function Page(_props) {
  const games = useSignal(/** @type {{credits: Credits | null}[]} */ ([]));
  useEffect(() => void read("/api/games").then((offers) => put(games, offers)), []);
  const title = `${t("about-title")} · ${t("tallystick")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return html`
    ${h(Header, { title: t("tallystick"), sub: t("about-title") })}
    <main class="page narrow">
      ${["what", "record", "data"].map(
        (part) =>
          html`<section class="panel stack"><h2>${t("about-" + part)}</h2><p>${t(`about-${part}.text`)}</p></section>`,
      )}
      <section class="panel stack">
        <h2>${t("about-credits")}</h2>
        <p>${t("about-credits.text")}</p>
        <ul class="credits">${games.value.flatMap(({ credits }) => (credits ? [thanks(credits)] : []))}</ul>
        <ul class="credits">
          <li>Fraunces, Atkinson Hyperlegible Next · SIL Open Font License 1.1</li>
          <li>Preact, @preact/signals, @noble/hashes · MIT</li>
          <li>htm, @fluent/bundle · Apache-2.0</li>
          <li>d3-force · ISC</li>
        </ul>
      </section>
      <p class="rowof">
        <a class="button" href="/docs/">${t("about-docs")}</a>
        <a class="button" href="/">${t("to-home")}</a>
      </p>
    </main>`;
}
