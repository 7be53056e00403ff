// Leading a session: everything is chosen already; change what you like, or open the doors.

import { GAMES } from "../../games.js";
import { openDialog } from "../../shell/dialog.js";
import { Header } from "../../shell/header.js";
import { post, problemOf, read } from "../../shell/http.js";
import { dress, Icon, loadArt } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { keepSessionKey, sessionsHere } from "../../shell/session_keys.js";
import { language } from "../../shell/settings.js";
import { loadFurther, slugOf, t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";
import { coreOf, Games, Ideas, Names, Time, Who } from "./create_parts.js";
import { WordsForm } from "./enter.js";
import { speakOf } from "./ideas.js";
import { fresh } from "./key_card.js";
import { Switch } from "./leading.js";
import { Desk } from "./oak.js";
import { partsFor, roundsFor, tablesFor } from "./pace.js";

await Promise.all([
  dress("styles", "session", "session_stick", "session_lead", "session_create", "session_key", "pictures"),
  dress("games/market_island", "tokens"),
  loadArt("art/session"),
  loadFurther("session"),
  loadFurther("desk"),
  loadFurther("pages"),
]);

/** @typedef {import("../../vendor/vendor.js").Signal<any>} Chosen what will be the plan */

const KEPT = "tallystick.plan";

/** What was chosen here the last time, so that it need not be chosen again. */
function lastPlan() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {any} plan */
function keepPlan({ title, list, options, ...plan }) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing chooses again.
  }
}

const USUAL = {
  title: "",
  game: GAMES[0],
  minutes: 60,
  parts: {},
  table_size: 4,
  fill: "wanted",
  names: "nicknames",
  list: [],
  expected: 28,
  ideas: [],
  questions: true,
  guided: true,
  paper: false,
  bot_after: 90,
  retention_days: 30,
};

/** Whether this browser may open a session here; null until it is known. */
function useMay() {
  const may = useSignal(/** @type {null | {may: boolean, why: string}} */ (null));
  useEffect(
    () =>
      void read("/api/sessions/may").then(
        (told) => put(may, told),
        () => put(may, { may: true, why: "" }),
      ),
    [],
  );
  return may.value;
}

/** The games of this server, and the ideas of the one that is chosen. @param {string} game */
function useGames(game) {
  const offers = useSignal(/** @type {any[]} */ ([]));
  const ideas = useSignal(/** @type {{game: string, all: string[]}} */ ({ game: "", all: [] }));
  useEffect(() => void read("/api/games").then((games) => put(offers, games)), []);
  useEffect(() => {
    const book = new URL(`../../games/${slugOf(game)}/rulebook.json`, import.meta.url).href;
    void Promise.all([read(book), speakOf(game)]).then(([{ concepts }]) => put(ideas, { game, all: concepts }));
  }, [game]);
  return {
    offers: offers.value,
    offer: offers.value.find(({ name }) => name === game),
    ideas: ideas.value.game === game ? ideas.value.all : [],
  };
}

/** In words how people will sit. @param {{people: number, bots: number}[]} tables */
function seatingIn(tables) {
  const [{ people, bots }] = tables;
  if (!bots && tables.every((table) => table.people === people))
    return t("desk-fact-alike", { count: tables.length, people });
  const counts = new Map();
  for (const { people, bots } of tables) {
    const key = `${people} ${bots}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const how = [...counts].map(([key, count]) => {
    const [people, bots] = key.split(" ").map(Number);
    return t(bots ? "desk-tables-bots" : "desk-tables-of", { count, people, bots });
  });
  return t("desk-fact-tables", { count: tables.length, how: how.join(", ") });
}

/** @param {{plan: any, tables: {people: number, bots: number}[], rounds: number, ideas: number}} props */
const Facts = ({ plan, tables, rounds, ideas }) => html`<ul class="facts">
  <li>
    ${h(Icon, { name: "people" })}
    <span>
      <b>${t("desk-fact-people", { count: plan.expected })}</b>
      ${" "}
      ${seatingIn(tables)}
    </span>
  </li>
  <li>
    ${h(Icon, { name: "clock" })}
    <span>
      <b>${t("desk-fact-minutes", { count: plan.minutes })}</b>
      ${t(rounds > 0 ? "desk-fact-rounds" : "desk-fact-game", { rounds, game: t("game-" + plan.game) })}
    </span>
  </li>
  <li>${h(Icon, { name: "question" })}<span>
    ${t(plan.questions ? "desk-fact-asked" : "desk-fact-not-asked", { count: ideas })}
  </span></li>
  <li>${h(Icon, { name: "shield" })}<span>${t("desk-fact-names", { days: plan.retention_days })}</span></li>
</ul>`;

/**
 * @param {object} props
 * @param {Chosen} props.chosen
 * @param {{people: number, bots: number}[]} props.tables
 * @param {number} props.rounds
 * @param {number} props.ideas how many are asked about
 * @param {any} props.offer
 * @param {null | {may: boolean, why: string}} props.may
 * @param {string} props.problem
 * @param {boolean} props.busy
 * @param {import("../../vendor/vendor.js").Signal<string>} props.operator the server's own key, where it asks for one
 */
function Lesson({ chosen, tables, rounds, ideas, offer, may, problem, busy, operator }) {
  const plan = chosen.value;
  const set = (/** @type {object} */ changes) => put(chosen, { ...plan, ...changes });
  const barred = may && !may.may;
  return html`<section class="paper lesson" aria-labelledby="h-lesson">
    <h2 id="h-lesson">${t("desk-your-lesson")}</h2>
    <label class="field">
      <span>${t("desk-title-label")}</span>
      <input
        type="text"
        maxlength="80"
        placeholder=${t("game-" + plan.game)}
        value=${plan.title}
        onInput=${(/** @type {any} */ event) => set({ title: event.target.value })}
      />
    </label>
    ${h(Facts, { plan, tables, rounds, ideas })}
    <div class="attables">
      <h3>${t("desk-at-tables")}</h3>
      ${h(Switch, { on: plan.guided, label: t("desk-guided"), turn: () => set({ guided: !plan.guided }) })}
      ${
        offer?.extras.includes("paper") &&
        h(Switch, { on: plan.paper, label: t("desk-paper"), turn: () => set({ paper: !plan.paper }) })
      }
      ${
        !plan.paper &&
        h(Switch, {
          on: plan.bot_after > 0,
          label: t("desk-bot-after"),
          turn: () => set({ bot_after: plan.bot_after ? 0 : 90 }),
        })
      }
    </div>
    <p class="fine"><a href=${"/lesson/" + plan.game} target="_blank">${t("desk-lesson")}</a></p>
    <span class="gap"></span>
    ${
      barred &&
      html`<label class="field">
        <span>${t("refused-" + may.why)}</span>
        <input
          type="text"
          autocomplete="off"
          placeholder=${t("desk-operator-key")}
          value=${operator.value}
          onInput=${(/** @type {any} */ event) => put(operator, event.target.value.trim())}
        />
      </label>`
    }
    ${problem && html`<p class="refused" role="alert">${problem}</p>`}
    <button class="button go big" disabled=${busy || !offer || (barred && !operator.value)}>
      ${h(Icon, { name: "door" })}
      ${t("desk-open-doors")}
    </button>
    <p class="fine centred">${t("desk-open-doors-text")}</p>
  </section>`;
}

const openWithWords = () =>
  openDialog(
    t("desk-have-key"),
    () =>
      h(WordsForm, {
        session: "",
        opened: (session, key) => {
          keepSessionKey(session, "lead", { token: key });
          go("/lead/" + session);
        },
      }),
    "oak",
  );

/** The sessions that are led from this browser. */
function Led() {
  const led = sessionsHere("lead").slice(0, 3);
  if (!led.length) return null;
  return html`<nav class="oak alreadyled" aria-label=${t("desk-led-here")}>
    <b>${t("desk-led-here")}</b>
    ${led.map(
      ({ session, title, code }) => html`<a key=${session} class="pillbox" href=${"/lead/" + session}>
      ${title || code || session.slice(0, 6)}
    </a>`,
    )}
  </nav>`;
}

/** @param {{id: string}} _props */
export function Page(_props) {
  const asked = new URLSearchParams(location.search).get("game");
  const kept = lastPlan();
  const chosen = useSignal({
    ...USUAL,
    ...kept,
    game: [asked, kept.game].find((one) => GAMES.includes(one)) ?? GAMES[0],
  });
  const problem = useSignal("");
  const busy = useSignal(false);
  const operator = useSignal("");
  const may = useMay();
  const plan = chosen.value;
  const { offers, offer, ideas } = useGames(plan.game);
  const fewest = offer?.fewest ?? 2;
  const most = offer?.most ?? 6;
  const size = Math.min(most, Math.max(fewest, plan.table_size));
  const tables = tablesFor(plan.expected, { fewest, most, wanted: size, fill: plan.fill });
  const parts = partsFor(plan.minutes, plan.parts);
  const rounds = roundsFor(offer, parts.play);
  useEffect(() => {
    document.title = `${t("desk-title")} · ${t("tallystick")}`;
  }, [language.value]);
  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    busy.value = true;
    problem.value = "";
    const asks = {
      ...plan,
      parts,
      ideas: plan.ideas.length ? plan.ideas : coreOf(ideas, plan.game),
      table_size: size,
      paper: plan.paper && offer.extras.includes("paper"),
      options: rounds ? { rounds } : {},
      list: plan.names === "list" ? plan.list : [],
      lang: language.value,
    };
    try {
      const made = await post("/api/sessions", asks, operator.value || undefined);
      keepPlan(plan);
      keepSessionKey(made.session, "lead", {
        token: made.key,
        code: made.code,
        title: plan.title || t("game-" + plan.game),
      });
      keepSessionKey(made.session, "wall", { token: made.wall });
      fresh.value = { session: made.session, words: made.words, key: made.key };
      go("/lead/" + made.session);
    } catch (error) {
      problem.value = problemOf(error);
    }
    busy.value = false;
  };
  return html`
    ${h(Desk, {})}
    ${h(Header, {
      title: t("desk-title"),
      sub: t("desk-create-sub"),
      logo: "t-logo",
      class: "oak",
      tools: html`<button class="pillbox" onClick=${openWithWords}>
        ${h(Icon, { name: "key" })}
        <span>${t("desk-have-key")}</span>
      </button>`,
    })}
    ${h(Led, {})}
    <main class="oak">
      <form class="create" onSubmit=${open}>
        ${h(Games, { offers, chosen })}${h(Time, { chosen, parts, rounds })}
        ${h(Who, { chosen, fewest, most, size, tables })}${h(Ideas, { chosen, ideas })}${h(Names, { chosen })}
        ${h(Lesson, {
          chosen,
          tables,
          rounds,
          ideas: (plan.ideas.length ? plan.ideas : coreOf(ideas, plan.game)).length,
          offer,
          may,
          problem: problem.value,
          busy: busy.value,
          operator,
        })}
      </form>
    </main>`;
}
