// How it ended: the result beside the board, and a page of its own with balances over time and key moments.

import { useGame } from "../games.js";
import { loadEntries } from "../live/download.js";
import { Header } from "../shell/header.js";
import { post, problemOf } from "../shell/http.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { keep, keysOf } from "../shell/keys.js";
import { go } from "../shell/router.js";
import { nameOf, names, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";
import { BalanceChart } from "./chart.js";

await dress("styles", "plain", "result");

/** @typedef {import("../types").Story} Story */

/** Places on the podium. @param {{story: Story, me: number | null}} props */
function Ranking({ story, me }) {
  const seats = story.final.map((_, seat) => seat);
  const order = story.headline
    ? seats.filter((seat) => story.players.includes(seat))
    : seats.sort((a, b) => story.final[b] - story.final[a]);
  return html`<ol class="ranking">
    ${order.map(
      (seat) => html`<li class=${`p${seat}${story.winners.includes(seat) ? " won" : ""}`}>
        ${h(Art, { id: "pawn-" + seat })}
        <b>${seat === me ? t("you") : nameOf(seat)}</b>
        ${story.winners.includes(seat) && h(Icon, { name: "crown", class: "crown" })}
        <span>${t(story.counts ?? "result-blocks", { count: story.mined[seat] })}</span>
        <strong>${story.final[seat]}</strong>
      </li>`,
    )}
  </ol>`;
}

/** How it ended, for everybody. @param {Story} story */
const headline = (story) =>
  story.headline
    ? t(story.headline.id, story.headline.args)
    : story.winners.length
      ? t("result-won", { seats: story.winners.join(",") })
      : t("result-nobody");

/** @param {{session: import("../live/session.js").Session, stage: import("../live/stage.js").Stage}} props */
export function Ending({ session, stage }) {
  const story = useSignal(/** @type {Story | null} */ (null));
  useEffect(() => void stage.game.story().then(({ storyOf }) => put(story, storyOf(session.replica.entries))), []);
  return story.value && h(Ended, { session, story: story.value });
}

/** @param {{session: import("../live/session.js").Session, story: Story}} props */
function Ended({ session, story }) {
  const me = session.seat.value;
  const problem = useSignal("");
  const rematch = async () => {
    try {
      const made = [];
      for (const { token } of keysOf(session.table))
        made.push(await post(`/api/tables/${session.table}/rematch`, {}, token));
      keep(made[0].table, made);
      go("/t/" + made[0].table);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  const open = session.rematch.value;
  const title =
    me !== null && story.winners.includes(me)
      ? t(story.winners.length > 1 ? "result-you-draw" : "result-you-won")
      : headline(story);
  return html`<section class="panel hand ending" id="hand" aria-labelledby="h-hand">
    <div class="handhead"><h2 id="h-hand">${title}</h2><span class="sub">${t("ended-" + story.reason)}</span></div>
    ${h(Ranking, { story, me })}
    <div class="rowof">
      ${session.key && !open && html`<button class="button go" onClick=${rematch}>${t("result-rematch")}</button>`}
      ${open && html`<a class="button go" href=${"/join/" + open.code}>${t("result-join-rematch")}</a>`}
      <a class="button" href=${"/result/" + session.table}>${t("result-more")}</a>
      <a class="button" href=${"/replay/" + session.table}>${t("replay-title")}</a>
      <a class="button" href=${"/check/" + session.table}>${t("check-title")}</a>
    </div>
    ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
  </section>`;
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const record = useSignal(/** @type {null | Awaited<ReturnType<typeof loadEntries>>} */ (null));
  const found = useSignal(/** @type {null | {now: Story, Details: any}} */ (null));
  const problem = useSignal("");
  const game = useGame(record.value?.lobby.game);
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
    const entries = record.value?.entries ?? [];
    void game?.story().then(({ storyOf, Details }) => put(found, { now: storyOf(entries), Details }));
  }, [game]);
  const told = found.value;
  const now = told?.now;
  return html`
    ${h(Header, { title: game ? t("game-" + game.name) : t("tallystick"), logo: game?.logo, sub: t("result-title") })}
    <main class="page result">
      ${problem.value && html`<p class="panel" role="alert">${problem.value}</p>`}
      ${
        now &&
        html`
          <section class="panel stack">
            <h2>${headline(now)}</h2>
            <p class="sub">${now.reason && t("ended-" + now.reason)}</p>
            ${h(Ranking, { story: now, me: null })}
          </section>
          <section class="panel stack"><h2>${t("result-balances")}</h2>${h(BalanceChart, { story: now })}</section>
          <div class="twoup">
            ${h(told.Details, { story: now, part: "rewards", table: id })}
            <section class="panel stack">
              <h2>${t("result-moments")}</h2>
              <ol class="moments">
                ${now.moments.map(
                  (moment) => html`<li><b>${moment.round}</b><span>${t(moment.id, moment.args)}</span></li>`,
                )}
              </ol>
            </section>
          </div>
          ${h(told.Details, { story: now, part: "who", table: id })}
          <p class="rowof">
            <a class="button" href=${"/replay/" + id}>${t("replay-title")}</a>
            <a class="button" href=${"/check/" + id}>${t("check-title")}</a>
            <a class="button" href=${`/api/tables/${id}/journal`} download=${`${id}.jsonl`}>${t("check-download")}</a>
            <a class="button" href="/">${t("to-home")}</a>
          </p>`
      }
    </main>`;
}
