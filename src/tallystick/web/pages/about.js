// What this is, and whom to thank.

import { Header } from "../shell/header.js";
import { dress } from "../shell/icon.js";
import { t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";

await dress("styles", "plain");

/** @param {{id: string}} _props */
export function Page(_props) {
  return html`${h(Header, { title: t("tallystick"), sub: t("about-title") })}
    <main class="page narrow">
      ${["what", "record", "data"].map((part) => html`<section class="panel stack"><h2>${t("about-" + part)}</h2><p>${t(`about-${part}.text`)}</p></section>`)}
      <section class="panel stack"><h2>${t("about-credits")}</h2><p>${t("about-credits.text")}</p>
        <ul class="credits"><li>Fraunces, Atkinson Hyperlegible Next · SIL Open Font License 1.1</li><li>Preact, @preact/signals · MIT</li><li>htm, @fluent/bundle · Apache-2.0</li></ul></section>
      <p class="rowof"><a class="button" href="/">${t("to-home")}</a></p>
    </main>`;
}
