// An address that leads nowhere, with the ways on from there.

import { Header } from "../shell/header.js";
import { dress } from "../shell/icon.js";
import { t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { Notice } from "./notice.js";

await dress("styles", "plain");

/** @param {{session?: import("../live/session.js").Session}} props a table that cannot be shown, or no page at all */
export function DeadEnd({ session }) {
  return html`
    ${h(Header, { title: t("tallystick") })}
    <main class="page narrow">
      <section class="panel stack">
        <h2>${t("dead-end")}</h2>
        ${session ? h(Notice, { session, plain: true }) : html`<p class="lead">${t("dead-end-page")}</p>`}
        <div class="rowof">
          <a class="button go" href="/">${t("to-home")}</a>
          <a class="button" href="/join">${t("home-join")}</a>
        </div>
      </section>
    </main>`;
}

export const Page = () => h(DeadEnd, {});
