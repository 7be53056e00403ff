// The first page: play at once, make a table, or join one.

import { GAMES, GUIDED, pictureOf } from "../games.js";
import { playNow } from "../shell/against_bots.js";
import { Header } from "../shell/header.js";
import { post, problemOf, read } from "../shell/http.js";
import { dress, Icon } from "../shell/icon.js";
import { codeIn, keysOf, tablesHere } from "../shell/keys.js";
import { forgetPast, pastGames } from "../shell/past.js";
import { go } from "../shell/router.js";
import { sessionsHere } from "../shell/session_keys.js";
import { howToSeen, language } from "../shell/settings.js";
import { loadFurther, message, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";

await Promise.all([
  dress("styles", "plain", "home", "pictures"),
  dress("games/market_island", "tokens"),
  loadFurther("pages"),
]);

/** Every game with its picture, all there before the page is shown. */
const SHOWN = await Promise.all(GAMES.map(async (game) => ({ game, Picture: await pictureOf(game) })));

/** For those who were given a code. */
function Join() {
  const code = useSignal("");
  const problem = useSignal("");
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    try {
      await post("/api/find", { code: codeIn(code.value) });
      go("/join/" + codeIn(code.value));
    } catch (error) {
      problem.value = problemOf(error);
    }
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
    ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
  </section>`;
}

/** Milliseconds after which nobody comes back to a lesson. */
const LESSON = 12 * 3_600_000;

/** For a class: many tables, led by one person. */
const Lead = () => html`<section class="panel joinbar" aria-labelledby="h-lead">
  <div><h2 id="h-lead">${t("home-lead")}</h2><p class="hint">${t("home-lead-text")}</p></div>
  <a class="button" href="/lead">${t("home-lead-go")}</a>
</section>`;

/** When something was, as the reader writes it. @param {number} at @param {boolean} [day] */
const when = (at, day) =>
  new Intl.DateTimeFormat(navigator.languages?.filter((one) => one.startsWith(language.value)) ?? language.value, {
    ...(day ? { day: "numeric", month: "short" } : { hour: "numeric", minute: "2-digit" }),
  }).format(at);

/**
 * A table that waits for this device, and whether it waits for us.
 * @param {{kept: ReturnType<typeof tablesHere>[0]}} props
 */
function KeptTable({ kept: { table, game, at } }) {
  const mine = useSignal(false);
  useEffect(() => {
    const seats = keysOf(table).map(({ seat }) => seat);
    read(`/api/tables/${table}/turn`).then(
      ({ to_act }) =>
        put(
          mine,
          to_act.some((/** @type {number} */ seat) => seats.includes(seat)),
        ),
      () => {},
    );
  }, [table]);
  return html`<a class=${"button" + (mine.value ? " go" : "")} href=${"/t/" + table}>
    ${game ? t("game-" + game) : t("home-back-to")}
    <small>${mine.value ? t("home-your-turn") : at && when(at)}</small>
  </a>`;
}

/** The tables and sessions at which this device has a place; a table of a session is found in the session. */
function Kept() {
  const tables = tablesHere().filter(({ session }) => !session);
  const sessions = sessionsHere("person").filter(({ at = 0 }) => Date.now() - at < LESSON);
  if (!tables.length && !sessions.length) return null;
  return html`<section class="panel joinbar">
    <div><h2>${t("home-kept")}</h2><p class="hint">${t("home-kept-text")}</p></div>
    <div class="rowof">
      ${sessions.slice(0, 2).map(
        ({ session, title, name }) => html`<a key=${session} class="button go" href=${"/s/" + session}>
          ${title || t("home-back-to")}<small>${name}</small>
        </a>`,
      )}
      ${tables.slice(0, 3).map((one) => h(KeptTable, { key: one.table, kept: one }))}
    </div>
  </section>`;
}

/** How a game of this device ended. @param {import("../shell/past.js").Past} past */
const outcomeOf = ({ place, of, together }) =>
  together ? t("home-result-together") : place === 1 ? t("home-result-won") : t("home-result-lost", { place, of });

/** The finished games of this device. */
function Past() {
  const games = useSignal(pastGames());
  const all = useSignal(false);
  if (!games.value.length) return null;
  const forget = () => {
    forgetPast();
    games.value = [];
  };
  return html`<section class="panel past">
    <h2>${t("home-past")}</h2>
    <p class="hint">${t("home-past-text")}</p>
    <ul>
      ${games.value.slice(0, all.value ? undefined : 4).map(
        (one) => html`<li key=${one.table}>
          <a href=${"/result/" + one.table}>
            <b>${t("game-" + one.game)}</b>
            <span>${outcomeOf(one)}</span>
            <time>${when(one.at, true)}</time>
          </a>
        </li>`,
      )}
    </ul>
    <div class="rowof">
      ${
        !all.value &&
        games.value.length > 4 &&
        html`<button class="button small" onClick=${() => put(all, true)}>
          ${t("home-past-more", { count: games.value.length })}
        </button>`
      }
      <button class="button small" onClick=${forget}>${t("home-past-forget")}</button>
    </div>
  </section>`;
}

/**
 * @param {object} props
 * @param {string} props.game
 * @param {() => any} props.Picture
 * @param {boolean} props.first where somebody begins who has never played here
 * @param {boolean} props.busy
 * @param {string} props.problem
 * @param {(guided: boolean) => void} props.play
 */
function Hero({ game, Picture, first, busy, problem, play }) {
  return html`<section class=${"panel hero " + game} aria-labelledby=${"h-" + game}>
    <div class="heroart" aria-hidden="true">${h(Picture, {})}</div>
    <div class="herotext">
      <h2 id=${"h-" + game}>${t("game-" + game)}</h2>
      <p class="facts">
        ${first && html`<b>${t("home-start-here")}</b>`}
        <span>${t(`game-${game}.players`)}${message(`game-${game}.length`) && ` · ${t(`game-${game}.length`)}`}</span>
      </p>
      <p class="lead">${t(`game-${game}.summary`)}</p>
      <button class="button go big" disabled=${busy} aria-describedby=${"p-" + game} onClick=${() => play(false)}>
        ${h(Icon, { name: "play" })}${t("home-play")}
        <span class="vh"> · ${t("game-" + game)}</span>
      </button>
      ${problem && html`<p class="refused" role="alert">${problem}</p>`}
      <p class="hint" id=${"p-" + game}>${t(`game-${game}.hint`)}</p>
      <div class="rowof">
        ${
          GUIDED.includes(game) &&
          html`<button class="button" disabled=${busy} onClick=${() => play(true)}>
            ${h(Icon, { name: "idea" })}${t("home-guide")}
          </button>`
        }
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
  const title = `${t("tallystick")} · ${t("home-sub")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  /** @param {string} game @param {boolean} guided @param {boolean} [offered] */
  const play = async (game, guided, offered = false) => {
    if (!guided && !offered && !howToSeen.value.split(" ").includes(game)) {
      const { offer } = await import("./how_to.js");
      return offer(game, (how) => play(game, how, true));
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
      <nav class="pick" aria-label=${t("home-pick")}>
        ${SHOWN.map(
          ({ game, Picture }) => html`<a key=${game} class=${game} href=${"#h-" + game}>
            <span aria-hidden="true">${h(Picture, {})}</span>${t("game-" + game)}
          </a>`,
        )}
      </nav>
      ${h(Join, {})}${h(Kept, {})}
      <div class="twoup games">
        ${SHOWN.map(({ game, Picture }) =>
          h(Hero, {
            key: game,
            game,
            Picture,
            first: game === GAMES[0] && !pastGames().length,
            busy: busy.value,
            problem: problem.value.game === game ? problem.value.says : "",
            play: (guided) => play(game, guided),
          }),
        )}
      </div>
      ${h(Lead, {})}${h(Past, {})}
      <section class="panel"><h2>${t("home-why")}</h2><p class="lead">${t("home-why-text")}</p></section>
      <footer class="foot"><a href="/check">${t("check-any")}</a><a href="/about">${t("about-title")}</a></footer>
    </main>`;
}
