// The first page: play at once, make a table, or join one.

import { GAMES, pictureOf } from "../games.js";
import { playNow } from "../shell/against_bots.js";
import { Header } from "../shell/header.js";
import { problemOf } from "../shell/http.js";
import { dress, Icon } from "../shell/icon.js";
import { codeIn, tablesHere } from "../shell/keys.js";
import { go } from "../shell/router.js";
import { howToSeen, language } from "../shell/settings.js";
import { t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";

await Promise.all([dress("styles", "plain", "home", "pictures"), dress("games/market_island", "tokens")]);

/** Every game with its picture, all there before the page is shown. */
const SHOWN = await Promise.all(GAMES.map(async (game) => ({ game, Picture: await pictureOf(game) })));

/** For those who were given a code. */
function Join() {
  const code = useSignal("");
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    if (codeIn(code.value)) go("/join/" + codeIn(code.value));
  };
  return html`<section class="panel joinbar" aria-labelledby="h-join">
    <div><h2 id="h-join">${t("home-join")}</h2><p class="hint">${t("home-join-text")}</p></div>
    <form class="rowof" onSubmit=${join}>
      <label class="vh" for="code">${t("code")}</label>
      <input
        id="code"
        class="code"
        type="text"
        maxlength="12"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck=${false}
        placeholder="ABC234"
        value=${code.value}
        onInput=${(/** @type {any} */ event) => put(code, event.target.value)}
      />
      <button class="button">${t("home-join-go")}</button>
    </form>
  </section>`;
}

/** The tables at which this device has a seat. */
function Kept() {
  const kept = tablesHere().slice(0, 3);
  const time = (/** @type {number} */ at) =>
    new Date(at).toLocaleTimeString(language.value, { hour: "numeric", minute: "2-digit" });
  if (!kept.length) return null;
  return html`<section class="panel joinbar">
    <div><h2>${t("home-kept")}</h2><p class="hint">${t("home-kept-text")}</p></div>
    <div class="rowof">
      ${kept.map(
        ({ table, game, at }) => html`<a class="button" key=${table} href=${"/t/" + table}>
          ${game ? t("game-" + game) : t("home-back-to")}${at && html`<small>${time(at)}</small>`}
        </a>`,
      )}
    </div>
  </section>`;
}

/**
 * @param {object} props
 * @param {string} props.game
 * @param {() => any} props.Picture
 * @param {boolean} props.busy
 * @param {string} props.problem
 * @param {(guided: boolean) => void} props.play
 */
function Hero({ game, Picture, busy, problem, play }) {
  return html`<section class=${"panel hero " + game} aria-labelledby=${"h-" + game}>
    <div class="heroart" aria-hidden="true">${h(Picture, {})}</div>
    <div class="herotext">
      <h2 id=${"h-" + game}>${t("game-" + game)}</h2>
      <p class="lead">${t(`game-${game}.summary`)}</p>
      <button class="button go big" disabled=${busy} aria-describedby=${"p-" + game} onClick=${() => play(false)}>
        ${h(Icon, { name: "play" })}${t("home-play")}
        <span class="vh"> · ${t("game-" + game)}</span>
      </button>
      ${problem && html`<p class="refused" role="alert">${problem}</p>`}
      <p class="hint" id=${"p-" + game}>${t(`game-${game}.hint`)}</p>
      <div class="rowof">
        <button class="button" disabled=${busy} onClick=${() => play(true)}>
          ${h(Icon, { name: "idea" })}${t("home-guide")}
        </button>
        <a class="button" href=${"/new?game=" + game}>${t("home-new")}</a>
        <a class="button" href=${"/rules/" + game}>
          ${t("rules")}
          <span class="vh"> · ${t("game-" + game)}</span>
        </a>
      </div>
    </div>
  </section>`;
}

/** @param {{id: string}} _props */
export function Page(_props) {
  const problem = useSignal({ game: "", says: "" });
  const busy = useSignal(false);
  useEffect(() => void import("./table.js"), []);
  /** @param {string} game @param {boolean} guided */
  const play = async (game, guided) => {
    if (!guided && !howToSeen.value.split(" ").includes(game)) {
      const { offer } = await import("./how_to.js");
      return offer(game, (how) => play(game, how));
    }
    busy.value = true;
    problem.value = { game: "", says: "" };
    try {
      await playNow(game, guided);
    } catch (error) {
      problem.value = { game, says: problemOf(error) };
    }
    busy.value = false;
  };
  return html`
    ${h(Header, { title: t("tallystick"), sub: t("home-sub") })}
    <main class="page home">
      ${h(Join, {})}${h(Kept, {})}
      <div class="twoup games">
        ${SHOWN.map(({ game, Picture }) =>
          h(Hero, {
            key: game,
            game,
            Picture,
            busy: busy.value,
            problem: problem.value.game === game ? problem.value.says : "",
            play: (guided) => play(game, guided),
          }),
        )}
      </div>
      <section class="panel"><h2>${t("home-why")}</h2><p class="lead">${t("home-why-text")}</p></section>
      <footer class="foot"><a href="/check">${t("check-any")}</a><a href="/about">${t("about-title")}</a></footer>
    </main>`;
}
