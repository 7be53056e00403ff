// Questions before and after the game, at one's own pace; in the end what changed for oneself.

import { Icon } from "../../shell/icon.js";
import { language } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { h, html, put, useEffect, useRef, useSignal } from "../../vendor/vendor.js";
import { useSpoken, useTold } from "./debrief_data.js";
import { Options } from "./debrief_phone.js";
import { Bar, Paper } from "./person_parts.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */
const NOT_SURE = -1;

/** Something to do while one waits. @param {{sitting: Sitting, open: () => void}} props */
export function Invitation({ sitting, open }) {
  const quiz = sitting.sitting.value.quiz;
  if (!quiz?.count) return null;
  const done = quiz.answered >= quiz.count;
  return html`<section class="paper quizinvite">
    <h2>
      ${h(Icon, { name: done ? "check" : "question" })}
      ${done ? t("quiz-done") : t("quiz-invite", { count: quiz.count })}
    </h2>
    <p>${t(done ? "quiz-done-text" : "quiz-invite-text")}</p>
    ${
      !done &&
      html`<button class="button go" onClick=${open}>${t(quiz.answered ? "quiz-go-on" : "quiz-start")}</button>`
    }
  </section>`;
}

/** @param {{sitting: Sitting, question: any, number: number, count: number, next: (option: number) => void}} props */
function One({ sitting, question, number, count, next }) {
  const chosen = useSignal(/** @type {number | null} */ (null));
  const problem = useSignal("");
  const since = useRef(performance.now());
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => title.current?.focus(), []);
  const spoken = language.value === "fr" ? "fr" : "en";
  /** @param {number} option */
  const send = async (option) => {
    const ms = Math.round(performance.now() - since.current);
    const answer = await sitting.ask("answer", { question: question.id, option, ms });
    if (answer.did) next(option);
    else problem.value = answer.problem;
  };
  const options = question.options.map((/** @type {any} */ one) => ({ value: one.option, text: one[spoken] }));
  return html`${h(Paper, {
    class: "asks",
    children: html`
      <p class="abovequestion">
        <span class="quizpegs" aria-hidden="true">
          ${Array.from({ length: count }, (_, at) => {
            const when = at < number ? "done" : at === number ? "now" : "";
            return html`<i class=${when}></i>`;
          })}
        </span>
        <span>${t("quiz-of", { number: number + 1, count })}</span>
      </p>
      <h2 ref=${title} tabindex="-1">${question.asks[spoken]}</h2>
      ${h(Options, { options, chosen: chosen.value, choose: (/** @type {number} */ value) => put(chosen, value) })}
      <button class="linkish" onClick=${() => send(NOT_SURE)}>${t("quiz-not-sure")}</button>
      ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}`,
    foot: html`<button
      class="button go"
      disabled=${chosen.value === null}
      onClick=${() => send(/** @type {number} */ (chosen.value))}
    >
      ${t("quiz-next")}
    </button>`,
  })}`;
}

/** @type {Record<string, string>} */
const SIGNS = { right: "check", wrong: "close", unsure: "question", none: "minus" };

/** What changed for oneself: no mark, no comparison. @param {{result: any[]}} props */
function Changed({ result }) {
  const spoken = language.value === "fr" ? "fr" : "en";
  const open = result.find(({ after }) => after !== "right");
  const seen = (/** @type {string} */ how) => html`<span class=${"seen " + how}>
    ${h(Icon, { name: SIGNS[how] })}<span class="vh">${t("quiz-mine-" + how)}</span>
  </span>`;
  return html`
    <h2>${t("quiz-mine")}</h2>
    <p class="sub">${t("quiz-mine-text")}</p>
    <table class="minechanged">
      <thead>
        <tr>
          <th><span class="vh">${t("report-idea")}</span></th>
          <th>${t("quiz-legend-before")}</th>
          <th>${t("quiz-legend-after")}</th>
        </tr>
      </thead>
      <tbody>
        ${result.map(
          ({ idea, before, after }) =>
            html`<tr key=${idea}><th>${t("concept-" + idea)}</th><td>${seen(before)}</td><td>${seen(after)}</td></tr>`,
        )}
      </tbody>
    </table>
    ${open && html`<p><b>${t("concept-" + open.idea)}:</b> ${open.because[spoken]}</p>`}`;
}

/** @param {{sitting: Sitting}} props */
export function Result({ sitting }) {
  const told = sitting.sitting.value;
  const spoken = useSpoken(told.game);
  const mine = useTold(sitting, "mine", `${told.phase} ${told.quiz?.answered}`);
  if (!spoken || !mine?.learned?.length) return null;
  return html`<section class="asks ownresult">${h(Changed, { result: mine.learned })}</section>`;
}

/** @param {{sitting: Sitting, close: () => void}} props */
export function Quiz({ sitting, close }) {
  const told = sitting.sitting.value;
  const spoken = useSpoken(told.game);
  const asked = useTold(sitting, "questions", told.quiz?.phase ?? "");
  const given = useSignal(/** @type {Record<string, number>} */ ({}));
  const answered = { ...asked?.answered, ...given.value };
  const open = asked?.questions.filter((/** @type {any} */ { id }) => !(id in answered)) ?? [];
  const after = told.quiz?.phase === "after";
  const count = asked?.questions.length ?? 0;
  const mine = useTold(sitting, "mine", `${open.length === 0} ${told.quiz?.answered} ${told.phase}`);
  const question = open[0];
  return html`
    ${h(Bar, { name: told.name, sub: t(after ? "quiz-after" : "quiz-before") })}
    <main class="askpage">
      ${
        !asked || !spoken
          ? html`<span class="dots"><i></i><i></i><i></i></span>`
          : question
            ? h(One, {
                key: question.id,
                sitting,
                question,
                number: count - open.length,
                count,
                next: (option) => put(given, { ...given.value, [question.id]: option }),
              })
            : h(Paper, {
                class: "asks",
                children:
                  after && mine?.learned?.length
                    ? h(Changed, { result: mine.learned })
                    : html`<h2>${t(count ? "quiz-done" : "quiz-none")}</h2>
                      ${!after && html`<p>${t("quiz-done-text")}</p>`}`,
                foot: !after && html`<button class="button go" onClick=${close}>${t("quiz-close")}</button>`,
              })
      }
    </main>`;
}
