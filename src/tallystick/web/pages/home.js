// The first page: play at once, make a table, or join one.

import { GAMES, lessonsOf, pictureOf } from "../games.js";
import { Header } from "../shell/header.js";
import { post, problemOf } from "../shell/http.js";
import { Icon, dress } from "../shell/icon.js";
import { codeIn, keep, tablesHere } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { language, playerName } from "../shell/settings.js";
import { t } from "../shell/words.js";
import { h, html, useEffect, useSignal } from "../vendor/vendor.js";

dress("styles/home");

/** Every game with its picture, all there before the page is shown. */
const SHOWN = await Promise.all(GAMES.map(async (game) => ({ game, Picture: await pictureOf(game) })));

/** A table against bots, which starts as soon as we are there; a guided one is as short as its lessons ask for. @param {string} game @param {boolean} guided */
async function playNow(game, guided) {
  if (!playerName.value) playerName.value = randomName();
  const options = guided ? (await lessonsOf(game)).OPTIONS : {};
  const made = await post("/api/tables", {
    game,
    seats: 4,
    name: playerName.value,
    bots: { 1: "good", 2: "beginner", 3: "good" },
    options,
    start: true,
  });
  keep(made.table, made.seats, made.code);
  go(`/t/${made.table}${guided ? "?guide=1" : ""}`);
}

/** @param {{id: string}} _props */
export function Page(_props) {
  const problem = useSignal({ game: "", says: "" });
  const busy = useSignal(false);
  const code = useSignal("");
  const kept = tablesHere();
  useEffect(() => void import("./table.js"), []);
  /** @param {string} game @param {boolean} guided */
  const play = async (game, guided) => {
    busy.value = true;
    problem.value = { game: "", says: "" };
    try {
      await playNow(game, guided);
    } catch (error) {
      problem.value = { game, says: problemOf(error) };
    }
    busy.value = false;
  };
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    if (codeIn(code.value)) go("/join/" + codeIn(code.value));
  };
  return html`${h(Header, { title: t("tallystick"), sub: t("home-sub") })}
    <main class="page home">
      <section class="panel joinbar" aria-labelledby="h-join"><div><h2 id="h-join">${t("home-join")}</h2><p class="hint">${t("home-join-text")}</p></div>
        <form class="rowof" onSubmit=${join}><label class="vh" for="code">${t("code")}</label><input id="code" class="code" type="text" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck=${false} placeholder="ABC234" value=${code.value} onInput=${(/** @type {any} */ event) => void ((code.value = event.target.value))} /><button class="button">${t("home-join-go")}</button></form>
      </section>
      ${kept.length > 0 && html`<section class="panel joinbar"><div><h2>${t("home-kept")}</h2><p class="hint">${t("home-kept-text")}</p></div><div class="rowof">${kept.slice(0, 3).map(({ table, game, at }) => html`<a class="button" key=${table} href=${"/t/" + table}>${game ? t("game-" + game) : t("home-back-to")}${at ? html`<small>${new Date(at).toLocaleTimeString(language.value, { hour: "numeric", minute: "2-digit" })}</small>` : ""}</a>`)}</div></section>`}
      <div class="twoup games">${SHOWN.map(
        ({ game, Picture }) => html`<section class=${"panel hero " + game} key=${game} aria-labelledby=${"h-" + game}>
        <div class="heroart" aria-hidden="true">${h(Picture, {})}</div>
        <div class="herotext">
          <h2 id=${"h-" + game}>${t("game-" + game)}</h2><p class="lead">${t(`game-${game}.summary`)}</p>
          <button class="button go big" disabled=${busy.value} aria-describedby=${"p-" + game} onClick=${() => play(game, false)}>${h(Icon, { name: "play" })}${t("home-play")}<span class="vh"> · ${t("game-" + game)}</span></button>
          ${problem.value.game === game && html`<p class="refused" role="alert">${problem.value.says}</p>`}<p class="hint" id=${"p-" + game}>${t(`game-${game}.hint`)}</p>
          <div class="rowof"><button class="button" disabled=${busy.value} onClick=${() => play(game, true)}>${h(Icon, { name: "idea" })}${t("home-guide")}</button><a class="button" href=${"/new?game=" + game}>${t("home-new")}</a></div>
        </div>
      </section>`,
      )}</div>
      <section class="panel"><h2>${t("home-why")}</h2><p class="lead">${t("home-why-text")}</p></section>
      <footer class="foot"><a href="/check">${t("check-any")}</a><a href="/about">${t("about-title")}</a></footer>
    </main>`;
}
