// The whole result, on a page of its own: who came where, balances over time, and moments that can be watched again.

import { useGame } from "../games.js";
import { loadEntries } from "../live/download.js";
import { Header } from "../shell/header.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { keysOf } from "../shell/keys.js";
import { pastGames } from "../shell/past.js";
import { placesOf } from "../shell/story.js";
import { message, nameOf, names, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";
import { BalanceChart } from "./chart.js";
import { headline, Lines, Next, toldOf } from "./ending.js";

await dress("styles", "plain", "result");

/** @typedef {import("../types").Story} Story */

/** Everybody with what they have, as it came out. @param {{story: Story, me: number | null, figure: string}} props */
const Ranking = ({ story, me, figure }) => html`<ol class="ranking">
  ${placesOf(story).map(
    ({ seat, place }) => html`<li class=${`p${seat}${story.winners.includes(seat) ? " won" : ""}`}>
      ${!story.headline && html`<i>${place}</i>`}
      ${h(Art, { id: figure + seat })}
      <b>${nameOf(seat)}</b>
      ${seat === me && html`<em>${t("you")}</em>`}
      ${story.winners.includes(seat) && h(Icon, { name: "crown", class: "crown" })}
      <span>${t(story.counts ?? "result-blocks", { count: story.mined[seat] })}</span>
      <strong>${story.final[seat]}</strong>
    </li>`,
  )}
</ol>`;

/** @param {{id: string}} props */
export function Page({ id }) {
  const record = useSignal(/** @type {null | Awaited<ReturnType<typeof loadEntries>>} */ (null));
  const found = useSignal(/** @type {null | Awaited<ReturnType<typeof toldOf>>} */ (null));
  const problem = useSignal("");
  const game = useGame(record.value?.lobby.game);
  const me = keysOf(id)[0]?.seat ?? pastGames().find(({ table }) => table === id)?.seat ?? null;
  useEffect(() => {
    loadEntries(id).then(
      (got) => {
        names.value = got.names;
        if (got.lobby.over && got.entries.at(-1)?.body.outcome) record.value = got;
        else problem.value = t(got.lobby.over ? "line-given-up" : "replay-not-yet");
      },
      () => put(problem, t("line-no-table")),
    );
  }, [id]);
  useEffect(() => {
    if (game) void toldOf(game, record.value?.entries ?? []).then((told) => put(found, told));
  }, [game]);
  const told = found.value;
  const now = told?.story;
  const title = game ? t("game-" + game.name) : t("tallystick");
  useEffect(() => {
    document.title = t("title-of", {
      page: now ? headline(/** @type {any} */ (told)) : t("result-title"),
      game: title,
    });
    if (now && location.search === "?take-home") document.getElementById("take-home")?.scrollIntoView();
  }, [now, title]);
  const unit = (game && message(`end-unit-${game.name}`)) ?? "";
  return html`
    ${h(Header, { title, logo: game?.logo, sub: t("result-title") })}
    <main class="page result">
      ${problem.value && html`<p class="panel" role="alert">${problem.value}</p>`}
      ${
        told &&
        now &&
        game &&
        html`
          <section class="panel stack">
            <h2>${headline(told)}</h2>
            <p class="sub">${now.reason && t("ended-" + now.reason)}</p>
            ${h(Ranking, { story: now, me, figure: told.figure })}
          </section>
          ${h(Lines, { told, me })}
          ${h(Next, { table: id, lobby: record.value?.lobby ?? null, me, open: null, told })}
          <section class="panel stack">
            <h2>${t(unit ? "result-in-unit" : "result-balances", { unit })}</h2>
            ${h(BalanceChart, { story: now, figure: told.figure })}
          </section>
          <div class="twoup">
            ${h(told.Details, { story: now, part: "rewards", table: id })}
            <section class="panel stack">
              <h2>${t("result-moments")}</h2>
              <ol class="moments">
                ${now.moments.map(
                  (moment) => html`<li>
                    <a href=${`/replay/${id}#${moment.at}`} title=${t("result-open-moment")}>
                      <b>${moment.round}</b><span>${t(moment.id, moment.args)}</span>
                    </a>
                  </li>`,
                )}
              </ol>
            </section>
          </div>
          <div id="take-home">${h(told.Details, { story: now, part: "who", table: id })}</div>
          <p class="rowof"><a class="button" href="/">${t("to-home")}</a></p>`
      }
    </main>`;
}
