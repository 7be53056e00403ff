// The first page: play at once, make a table, or join one.

import { Header } from "../shell/header.js";
import { Refused, post } from "../shell/http.js";
import { Art, Icon } from "../shell/icon.js";
import { keep, tablesHere } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { playerName } from "../shell/settings.js";
import { t } from "../shell/words.js";
import { h, html, useEffect, useSignal } from "../vendor/vendor.js";

const COMING = [["cryptominer", "u-pick"], ["blockchain", "u-chain"], ["shelves-voyage", "i-wreck"]];

/** A table against bots, which starts as soon as we are there. @param {boolean} guided */
async function playNow(guided) {
  if (!playerName.value) playerName.value = randomName();
  const made = await post("/api/tables", { game: "market-island", seats: 4, name: playerName.value, bots: { 1: "good", 2: "beginner", 3: "good" }, start: true });
  keep(made.table, made.seats);
  go(`/t/${made.table}${guided ? "?guide=1" : ""}`);
}

/** @param {{id: string}} _props */
export function Page(_props) {
  const problem = useSignal("");
  const busy = useSignal(false);
  const code = useSignal("");
  const kept = tablesHere();
  useEffect(() => void import("./table.js"), []);
  /** @param {() => Promise<void>} act */
  const trying = async (act) => {
    busy.value = true;
    problem.value = "";
    try {
      await act();
    } catch (error) {
      problem.value = error instanceof Refused ? t("refused-" + error.refusal.code, error.refusal.arguments) : t("no-answer");
    }
    busy.value = false;
  };
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    if (code.value.trim()) go("/join/" + encodeURIComponent(code.value.trim().toUpperCase()));
  };
  return html`${h(Header, { title: t("tallystick"), sub: t("home-sub") })}
    <main class="page home">
      <section class="panel hero">
        <div class="heroart" aria-hidden="true">${h(HeroArt, {})}</div>
        <div class="herotext">
          <h2>${t("game-market-island")}</h2><p class="lead">${t("game-market-island.summary")}</p>
          <button class="button go big" disabled=${busy.value} onClick=${() => trying(() => playNow(false))}>${h(Icon, { name: "play" })}${t("home-play")}</button>
          <p class="hint">${t("home-play-hint")}</p>
          <div class="rowof"><button class="button" disabled=${busy.value} onClick=${() => trying(() => playNow(true))}>${h(Icon, { name: "idea" })}${t("home-guide")}</button><a class="button" href="/new">${t("home-new")}</a></div>
          ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
        </div>
      </section>
      <div class="twoup">
        <section class="panel"><h2>${t("home-join")}</h2><p class="lead">${t("home-join-text")}</p>
          <form class="rowof" onSubmit=${join}><label class="vh" for="code">${t("code")}</label><input id="code" class="code" type="text" maxlength="6" autocomplete="off" autocapitalize="characters" spellcheck=${false} placeholder="ABC234" value=${code.value} onInput=${(/** @type {any} */ event) => void (code.value = event.target.value)} /><button class="button go">${t("home-join")}</button></form>
        </section>
        ${kept.length > 0
          ? html`<section class="panel"><h2>${t("home-kept")}</h2><p class="lead">${t("home-kept-text")}</p><div class="rowof">${kept.slice(-3).map((table) => html`<a class="button" href=${"/t/" + table}>${t("home-back-to")} <code>${table.slice(0, 4)}</code></a>`)}</div></section>`
          : html`<section class="panel"><h2>${t("home-why")}</h2><p class="lead">${t("home-why-text")}</p></section>`}
      </div>
      <section class="coming" aria-labelledby="h-coming"><h2 id="h-coming">${t("home-coming")}</h2>
        <ul>${COMING.map(([name, art]) => html`<li class="panel"><span class="comingart">${h(Art, { id: art })}</span><h3>${t("coming-" + name)}</h3><p>${t(`coming-${name}.text`)}</p><em>${t("home-soon")}</em></li>`)}</ul></section>
      <footer class="foot"><a href="/check">${t("check-any")}</a><a href="/about">${t("about-title")}</a></footer>
    </main>`;
}

/** The island, small. */
function HeroArt() {
  return html`<svg viewBox="0 0 400 300"><ellipse cx="200" cy="236" rx="186" ry="50" fill="var(--sea-2)" /><ellipse cx="200" cy="232" rx="160" ry="38" fill="var(--foam)" opacity=".6" /><ellipse cx="200" cy="226" rx="150" ry="34" fill="url(#g-sand)" /><ellipse cx="200" cy="218" rx="116" ry="22" fill="var(--grass-2)" />
    <use href="#i-wreck" x="10" y="120" width="120" height="95" /><use href="#i-palm" x="92" y="66" width="120" height="150" /><use href="#i-hut" x="226" y="110" width="112" height="103" /><circle cx="206" cy="220" r="60" fill="url(#g-glow)" opacity=".7" /><use href="#i-fire" x="170" y="168" width="70" height="70" />
    ${[0, 1, 2, 3].map((seat) => html`<use href=${"#pawn-" + seat} x=${112 + seat * 52 + (seat > 1 ? 24 : 0)} y=${seat % 3 ? 206 : 198} width="34" height="48" />`)}<use href="#i-gull" x="300" y="40" width="40" height="20" /><use href="#i-gull" x="60" y="70" width="28" height="14" /></svg>`;
}
