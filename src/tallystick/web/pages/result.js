// The whole result, on a page of its own: who came where, balances over time, and moments that can be watched again.

import { useGame } from "../games.js";
import { loadPeople } from "../live/download.js";
import { Header } from "../shell/header.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { keysOf } from "../shell/keys.js";
import { pastGames } from "../shell/past.js";
import { placesOf } from "../shell/story.js";
import { loadDebrief, message, nameOf, names, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";
import { BalanceChart } from "./chart.js";
import { headline, Lines, Next, toldOf } from "./ending.js";

await dress("styles", "plain", "result");

/** @typedef {import("../types").Story} Story */

/**
 * Everybody with what they have, as it came out.
 * @param {{told: import("./ending.js").Told, me: number | null}} props
 */
const Ranking = ({ told: { story, ends, figure }, me }) => html`<ol class="ranking">
  ${placesOf(story).map(
    ({ seat, place }) => html`<li class=${`p${seat}${story.winners.includes(seat) ? " won" : ""}`}>
      ${!ends?.together && html`<i>${place}</i>`}
      ${h(Art, { id: figure + seat })}
      <b>${nameOf(seat)}</b>
      ${seat === me && html`<em>${t("you")}</em>`}
      ${story.winners.includes(seat) && h(Icon, { name: "crown", class: "crown" })}
      <span>${story.mined && t(ends?.counts ?? "result-blocks", { count: story.mined[seat] })}</span>
      <strong>${story.final[seat]}</strong>
    </li>`,
  )}
</ol>`;

/**
 * What is worth watching again, with the idea behind it and something to talk about, once for each idea.
 * @param {{table: string, story: Story}} props
 */
function Moments({ table, story }) {
  const asked = new Set();
  return html`<ol class="moments">
    ${story.moments.map(({ id, at, round, idea, args }) => {
      const talk = !asked.has(idea) && message("talk-" + idea);
      asked.add(idea);
      return html`<li>
        <a href=${`/replay/${table}#${at}`} title=${t("result-open-moment")}>
          <b>${round}</b>
          <span>
            ${t(id, args)}
            ${talk && html`<small><em>${t("concept-" + idea)}</em> ${talk}</small>`}
          </span>
        </a>
      </li>`;
    })}
  </ol>`;
}

/** The ideas that were met at this table, those met most often first. @param {{story: Story}} props */
const Ideas = ({ story }) => html`<section class="panel stack">
  <h2>${t("result-ideas", { count: Object.keys(story.ideas).length })}</h2>
  <ul class="ideasmet">
    ${Object.entries(story.ideas)
      .sort(([, one], [, other]) => other - one)
      .filter(([idea]) => message("concept-" + idea))
      .map(([idea]) => html`<li key=${idea}><b>${t("concept-" + idea)}</b> ${t(`concept-${idea}.text`)}</li>`)}
  </ul>
</section>`;

/** @param {{id: string}} props */
export function Page({ id }) {
  const record = useSignal(/** @type {null | Awaited<ReturnType<typeof loadPeople>>} */ (null));
  const found = useSignal(/** @type {null | Awaited<ReturnType<typeof toldOf>>} */ (null));
  const problem = useSignal("");
  const game = useGame(record.value?.lobby.game);
  const me = keysOf(id)[0]?.seat ?? pastGames().find(({ table }) => table === id)?.seat ?? null;
  useEffect(() => {
    loadPeople(id).then(
      (got) => {
        names.value = got.names;
        if (got.lobby.over) record.value = got;
        else problem.value = t("replay-not-yet");
      },
      () => put(problem, t("line-no-table")),
    );
  }, [id]);
  useEffect(() => {
    if (game)
      void Promise.all([toldOf(game, id), loadDebrief(game.name)]).then(([told]) => {
        const { reason } = told.story;
        if (reason === "given_up" || reason === "stopped") problem.value = t("line-" + reason.replace("_", "-"));
        else found.value = told;
      });
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
            ${h(Ranking, { told, me })}
          </section>
          ${h(Lines, { told, me })}
          ${h(Next, { table: id, lobby: record.value?.lobby ?? null, me, open: null, told })}
          <section class="panel stack">
            <h2>${t(unit ? "result-in-unit" : "result-balances", { unit })}</h2>
            ${h(BalanceChart, { story: now, figure: told.figure })}
          </section>
          <div class="twoup">
            ${h(told.Details, { story: now, part: "rewards", table: id })}
            ${
              now.moments.length > 0 &&
              html`<section class="panel stack">
                <h2>${t("result-moments")}</h2>
                ${h(Moments, { table: id, story: now })}
              </section>`
            }
          </div>
          ${h(Ideas, { story: now })}
          <div id="take-home">${h(told.Details, { story: now, part: "who", table: id })}</div>
          <p class="rowof"><a class="button" href="/">${t("to-home")}</a></p>`
      }
    </main>`;
}
