// The first page: play at once, make a table, or join one.

import { Header } from "../shell/header.js";
import { post, problemOf } from "../shell/http.js";
import { Icon, dress, loadArt } from "../shell/icon.js";
import { codeIn, keep, tablesHere } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { language, playerName } from "../shell/settings.js";
import { t } from "../shell/words.js";
import { h, html, useEffect, useSignal } from "../vendor/vendor.js";

await Promise.all([dress("styles", "plain", "home", "pictures"), dress("games/market_island", "tokens")]);

/** A table against bots, which starts as soon as we are there; a guided one is as short as its lessons ask for. @param {string} game @param {boolean} guided */
async function playNow(game, guided) {
  if (!playerName.value) playerName.value = randomName();
  const options = guided
    ? await import("../games.js").then(({ lessonsOf }) => lessonsOf(game)).then(({ OPTIONS }) => OPTIONS)
    : {};
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
  useEffect(() => {
    void import("./table.js");
    void loadArt("games/market_island/art");
    void loadArt("games/cryptominer/art");
    void loadArt("games/blockchain/art");
    void loadArt("games/shelves_voyage/art");
  }, []);
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
      <div class="twoup games">${GAMES.map(
        ([game, Picture]) => html`<section class=${"panel hero " + game} key=${game} aria-labelledby=${"h-" + game}>
        <div class="heroart" aria-hidden="true">${h(Picture, {})}</div>
        <div class="herotext">
          <h2 id=${"h-" + game}>${t("game-" + game)}</h2><p class="lead">${t(`game-${game}.summary`)}</p>
          <button class="button go big" disabled=${busy.value} aria-describedby=${"p-" + game} onClick=${() => play(game, false)}>${h(Icon, { name: "play" })}${t("home-play")}<span class="vh"> · ${t("game-" + game)}</span></button>
          ${problem.value.game === game && html`<p class="refused" role="alert">${problem.value.says}</p>`}<p class="hint" id=${"p-" + game}>${t("home-hint-" + game)}</p>
          <div class="rowof"><button class="button" disabled=${busy.value} onClick=${() => play(game, true)}>${h(Icon, { name: "idea" })}${t("home-guide")}</button><a class="button" href=${"/new?game=" + game}>${t("home-new")}</a></div>
        </div>
      </section>`,
      )}</div>
      <section class="panel"><h2>${t("home-why")}</h2><p class="lead">${t("home-why-text")}</p></section>
      <footer class="foot"><a href="/check">${t("check-any")}</a><a href="/about">${t("about-title")}</a></footer>
    </main>`;
}

/** The island, small. */
function IslandArt() {
  return html`<svg viewBox="0 0 400 300"><ellipse cx="200" cy="236" rx="186" ry="50" fill="var(--sea-2)" /><ellipse cx="200" cy="232" rx="160" ry="38" fill="var(--foam)" opacity=".6" /><ellipse cx="200" cy="226" rx="150" ry="34" fill="url(#g-sand)" /><ellipse cx="200" cy="218" rx="116" ry="22" fill="var(--grass-2)" />
    <use href="#i-wreck" x="10" y="120" width="120" height="95" /><use href="#i-palm" x="92" y="66" width="120" height="150" /><use href="#i-hut" x="226" y="110" width="112" height="103" /><circle cx="206" cy="220" r="60" fill="url(#g-glow)" opacity=".7" /><use href="#i-fire" x="170" y="168" width="70" height="70" />
    ${[0, 1, 2, 3].map((seat) => html`<use href=${"#pawn-" + seat} x=${112 + seat * 52 + (seat > 1 ? 24 : 0)} y=${seat % 3 ? 206 : 198} width="34" height="48" />`)}<use href="#i-gull" x="300" y="40" width="40" height="20" /><use href="#i-gull" x="60" y="70" width="28" height="14" /></svg>`;
}

/** The yard, small. */
function WorksArt() {
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" class="worksart"><rect width="400" height="300" class="sky" /><circle cx="318" cy="56" r="20" class="sun" />
    <path d="M0 190 60 130l46 34 70-78 62 70 46-34 64 60 52-34v80H0z" class="m1" /><path d="m176 86-22 24 12-4 10 8 10-8 13 6z" class="snow" /><path d="M0 214 60 176l60 32 76-42 70 44 66-30 68 34v60H0z" class="m2" /><path d="M0 226h400v74H0z" class="ground" />
    <use href="#w-pine" x="232" y="142" width="44" height="80" /><use href="#w-pine" x="360" y="150" width="38" height="72" /><use href="#w-head" x="258" y="92" width="122" height="132" />
    <path d="M0 252h400v22H0z" class="bed" />${Array.from({ length: 17 }, (_, i) => html`<path d=${`M${i * 25} 250h13v22h-13z`} class="tie" />`)}<path d="M0 256h400M0 268h400" class="rail" />
    <use href="#w-loco" x="8" y="146" width="190" height="114" /><path d="M196 240h18v8h-18z" class="iron" />
    <g><path d="M214 196h150l-12 40H226z" class="planks" /><path d="M210 190h158v10H210z" class="iron" />${[0, 1, 2, 3, 4].map((i) => html`<use href="#w-ore" x=${222 + i * 26} y=${168 + (i % 2) * 5} width="36" height="30" />`)}<rect x="258" y="206" width="62" height="24" rx="5" class="plaque" /><use href="#w-coins" x="272" y="206" width="34" height="24" /><circle cx="250" cy="244" r="14" class="wheel" /><circle cx="330" cy="244" r="14" class="wheel" /></g></svg>`;
}

/** The harbour, small. */
function HarbourArt() {
  const islands = [
    ["btc", 128, 118],
    ["ltc", 272, 118],
    ["wild", 340, 196],
    ["eth", 200, 250],
    ["ppc", 60, 196],
  ];
  const hexagon = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    Array.from(
      { length: 6 },
      (_, k) => `${x + size * Math.sin((k * Math.PI) / 3)},${y - size * 0.86 * Math.cos((k * Math.PI) / 3)}`,
    ).join(" ");
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" class="harbourart"><linearGradient id="hero-sky" x2="0" y2="1"><stop stop-color="var(--sky-1)" /><stop offset=".6" stop-color="var(--sky-2)" /><stop offset="1" stop-color="var(--sky-3)" /></linearGradient><linearGradient id="hero-water" x2="0" y2="1"><stop stop-color="var(--water-1)" /><stop offset=".35" stop-color="var(--water-2)" /><stop offset="1" stop-color="var(--water-3)" /></linearGradient><rect width="400" height="90" class="sky" /><circle cx="200" cy="78" r="30" class="sundisc" /><rect y="84" width="400" height="216" class="water" /><use href="#h-i-crane" x="4" y="6" width="86" height="86" /><use href="#h-i-crane" x="310" y="6" width="86" height="86" /><path d="M0 84h400v6H0z" class="quay" />
    <path d="M128 118h144l68 78-140 54-140-54z" class="gang" />${islands.map(([kind, x, y]) => html`<g class=${"isle " + kind}><polygon points=${hexagon(Number(x), Number(y) + 8, 46)} class="hedge" /><polygon points=${hexagon(Number(x), Number(y), 46)} class="hrim" /><use href=${"#h-c-" + kind} x=${Number(x) - 19} y=${Number(y) - 19} width="38" height="38" /></g>`)}
    <use href="#h-i-ship" x="146" y="136" width="110" height="78" /></svg>`;
}

/** The chart, small. */
function VoyageArt() {
  const disks = /** @type {const} */ ([
    [86, 92, 26, "M"],
    [206, 60, 20, "L"],
    [300, 120, 22, "V"],
    [176, 168, 24, "S"],
    [60, 214, 20, "B"],
    [300, 224, 20, "R"],
  ]);
  const cords = [
    ["M86 92Q150 50 206 60", 0],
    ["M86 92Q120 150 176 168", 1],
    ["M206 60Q270 70 300 120", 2],
    ["M60 214Q110 220 176 168", 3],
    ["M176 168Q240 150 300 120", 0],
    ["M300 224Q250 210 176 168", 2],
  ];
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" class="voyageart"><rect width="400" height="300" class="parch" /><rect width="400" height="300" fill="url(#p-sea)" /><path d="M262-4c16 26 40 8 58 36s50 10 84 34V-4z" class="land" /><path d="M-4 236c30 6 20 30 48 36s30 20 40 32H-4z" class="land" />
    <path d=${Array.from({ length: 16 }, (_, i) => `M332 206L${(332 + 500 * Math.cos(i * 0.3927)).toFixed(0)} ${(206 + 500 * Math.sin(i * 0.3927)).toFixed(0)}`).join("")} class="rays" />
    ${cords.map(([path, seat]) => html`<path d=${path} class="edge" /><path d=${path} class="cord" style=${{ stroke: `var(--v${seat})` }} />`)}
    ${disks.map(([x, y, r, letter]) => html`<circle cx=${x} cy=${y + 3} r=${r} fill="#6d3f17" /><circle cx=${x} cy=${y} r=${r} fill="url(#g-disk)" /><text x=${x} y=${y + 7} text-anchor="middle">${letter}</text>`)}
    <use href="#v-ship" x="214" y="176" width="104" height="98" /><use href="#meeple-0" x="96" y="44" width="34" height="47" /><use href="#meeple-3" x="314" y="78" width="30" height="42" /><use href="#v-rose" x="330" y="226" width="74" height="74" /></svg>`;
}

/** @type {[string, () => any][]} */
const GAMES = [
  ["market-island", IslandArt],
  ["cryptominer", WorksArt],
  ["blockchain", HarbourArt],
  ["shelves-voyage", VoyageArt],
];
