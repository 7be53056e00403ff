// The lesson on one page, as whoever led it sees it, and the files to take away.

import { problemOf, read } from "../../shell/http.js";
import { dress, Icon } from "../../shell/icon.js";
import { language } from "../../shell/settings.js";
import { loadDebrief, loadFurther, message, names, t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";
import { hour } from "./leading.js";
import { Disc } from "./oak.js";
import { Gain, pointsOf } from "./quiz_wall.js";

await Promise.all([
  dress("styles", "session_debrief", "session_asked", "session_report"),
  loadFurther("learning"),
  loadFurther("pages"),
]);

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */

/** @type {[string, string, string][]} */
const FILES = [
  ["csv.zip", "csv", "table"],
  ["parquet.zip", "parquet", "chart"],
  ["jsonl.zip", "jsonl", "log"],
  ["xapi.jsonl", "xapi", "note"],
  ["journals.zip", "journals", "chain"],
  ["report.html", "html", "print"],
  ["plan.toml", "plan", "edit"],
  ["all.zip", "all", "take"],
];

/**
 * Fetches a file with the key of the session and hands it to the browser.
 * @param {Sitting} sitting
 * @param {string} file
 * @param {boolean} named
 */
async function save(sitting, file, named) {
  const query = `lang=${language.value}${named ? "&names=yes" : ""}`;
  const answer = await fetch(`/api/sessions/${sitting.session}/export/${file}?${query}`, {
    headers: { Authorization: `Bearer ${sitting.token}` },
  });
  if (!answer.ok) {
    const { refused } = await answer.json();
    return t("refused-" + refused.code, refused.arguments);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `${sitting.session}-${file}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return t("report-saved", { file });
}

/** @param {{sitting: Sitting}} props */
export function TakeHome({ sitting }) {
  const named = useSignal(false);
  const said = useSignal("");
  const take = async (/** @type {string} */ file) => put(said, await save(sitting, file, named.value).catch(problemOf));
  const way = (/** @type {boolean} */ wanted, /** @type {string} */ label) =>
    html`<button aria-pressed=${named.value === wanted} onClick=${() => put(named, wanted)}>${label}</button>`;
  return html`<section class="paper takehome">
    <h2>${t("report-take")}</h2>
    <div class="steps" role="group">${way(false, t("report-pseudonyms"))}${way(true, t("report-named"))}</div>
    <ul>
      ${FILES.map(
        ([file, id, icon]) => html`<li key=${file} class=${id === "all" ? "all" : ""}>
          <button onClick=${() => take(file)}>
            ${h(Icon, { name: icon })}
            <span><b>${t("report-" + id)}</b><small>${t(`report-${id}-text`)}</small></span>
            ${h(Icon, { name: "down" })}
          </button>
        </li>`,
      )}
    </ul>
    <p role="status">${said.value}</p>
  </section>`;
}

/** @param {{report: any}} props */
const Facts = ({ report }) => {
  const over = report.tables.filter((/** @type {any} */ row) => row.over).length;
  const facts = [
    [report.people, t("report-people", { bots: report.bots })],
    [report.tables.length, t("report-tables", { over })],
    [report.entries, t("report-entries")],
    ...(report.learned.some((/** @type {any} */ { says }) => says !== "hidden")
      ? [[`${report.more} / ${report.learned.length}`, t("report-ideas-more")]]
      : []),
  ];
  return html`<dl class="reportfacts">
    ${facts.map(([number, says]) => html`<div><dd>${number}</dd><dt>${says}</dt></div>`)}
  </dl>`;
};

/** @param {{report: any}} props */
const Hour = ({ report }) => html`<section>
  <h3>${t("report-hour")}</h3>
  <ol class="reporthour">
    ${report.parts
      .filter((/** @type {any} */ part) => part.to > part.from)
      .map(
        (/** @type {any} */ part) =>
          html`<li key=${part.part} style=${{ flex: part.to - part.from }}>
            <b>${t("report-part-" + part.part)}</b><span>${hour(part.from)}</span>
          </li>`,
      )}
  </ol>
  <ul class="reportnotes">
    ${report.notes.map((/** @type {any} */ { t: at, what, table, minutes }) => {
      const says = t("report-note-" + what.replaceAll("_", "-"), { table: table ?? 0, minutes: minutes ?? 0 });
      return html`<li><b>${hour(at)}</b> ${says}</li>`;
    })}
    <li>${t("report-looked", { count: report.looked })}</li>
  </ul>
</section>`;

/** @param {{report: any}} props */
function Learned({ report }) {
  if (!report.learned.length) return null;
  const shown = report.learned.filter((/** @type {any} */ one) => one.says !== "hidden");
  return html`<section>
    <h3>${t("report-learned")}</h3>
    ${
      shown.length
        ? html`<ul class="reportgains">
          ${shown.map(
            (/** @type {any} */ one) => html`<li key=${one.idea}>
              <b>${t("concept-" + one.idea)}</b>
              ${h(Gain, { one })}
              <span>${t("learned-shares", { before: one.before, after: one.after, n: one.n })}</span>
              <span class=${"says " + one.says}>
                ${t("learned-" + one.says)}${one.says !== "counts" && ` · ${pointsOf(one)}`}
              </span>
            </li>`,
          )}
        </ul>`
        : html`<p>${t("report-too-few")}</p>`
    }
    ${report.gain !== null && html`<p>${t("report-gain", { gain: report.gain })}</p>`}
  </section>`;
}

/** @param {{report: any}} props */
const Tables = ({ report }) => html`<section>
  <h3>${t("report-table-list")}</h3>
  <div class="scroll">
    <table>
      <thead>
        <tr>
          ${["table", "made", "most", "rounds", "pace", "end", "proved"].map(
            (name) => html`<th>${t("report-" + name)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${report.tables.map((/** @type {any} */ row) => {
          const seconds = Math.round(row.round_ms / 1000);
          return html`<tr key=${row.number}>
            <th>${h(Disc, { sign: row.sign, number: row.number })}${t("sign-" + row.sign)}</th>
            <td>${row.made}</td>
            <td>${row.most}</td>
            <td>${row.rounds}</td>
            <td>${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}</td>
            <td>
              ${row.over ? (message("ended-" + row.outcome) ?? t("report-stopped")) : t("report-running")}
            </td>
            <td>${row.proved === null ? "" : row.proved ? "✓" : "✗"}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>
</section>`;

/** @param {{report: any}} props */
function NextTime({ report }) {
  const spoken = language.value === "fr" ? "fr" : "en";
  const lines = [
    ...report.thinks.map((/** @type {[string, any]} */ [idea, thought]) =>
      t("report-still", { idea: t("concept-" + idea), thought: thought[spoken] }),
    ),
    ...report.unmet.map((/** @type {string} */ idea) => t("report-unmet", { idea: t("concept-" + idea) })),
    ...report.asked.map((/** @type {any} */ { card, right, answers, args }) =>
      [t("card-" + card), t("report-thought", { right, answers }), t(`card-${card}.talk`, args)].join(" "),
    ),
  ];
  return (
    lines.length > 0 &&
    html`<section>
      <h3>${t("report-next")}</h3>
      <ul class="reportlist">${lines.map((line) => html`<li>${line}</li>`)}</ul>
    </section>`
  );
}

/** @param {number} at */
const dayOf = (at) => new Date(at).toLocaleDateString(language.value, { dateStyle: "long" });

/** With what else stands beside the page. @param {{sitting: Sitting, phase: string, beside: any}} props */
export function Report({ sitting, phase, beside }) {
  const report = useSignal(/** @type {any} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    put(names, []);
    read(`/api/sessions/${sitting.session}/report`, sitting.token).then(
      async (found) => {
        await loadDebrief(found.game);
        report.value = found;
      },
      (error) => put(problem, problemOf(error)),
    );
  }, [phase]);
  const found = report.value;
  if (problem.value) return html`<p class="paper" role="alert">${problem.value}</p>${beside}`;
  if (!found) return html`<p class="paper"><span class="dots"><i></i><i></i><i></i></span></p>`;
  return html`<div class="reportgrid">
    <article class="paper reportpage">
      <header>
        <div>
          <h2>${found.title || t("report-title")}</h2>
          <p class="sub">
            ${t("game-" + found.game)} · ${dayOf(found.created)}
          </p>
        </div>
        <button class="button small" onClick=${() => print()}>${h(Icon, { name: "print" })}${t("report-print")}</button>
      </header>
      ${h(Facts, { report: found })} ${h(Hour, { report: found })} ${h(Learned, { report: found })}
      ${h(Tables, { report: found })}
      ${
        found.moments.length > 0 &&
        html`<section>
          <h3>${t("report-moments")}</h3>
          <ul class="reportlist">
            ${found.moments.map(
              (/** @type {any} */ one) => html`<li>
                <b>${t("sign-" + one.sign)}</b> ${one.id ? t(one.id, one.args) : t("debrief-kept")}${" "}
                <em>${message("concept-" + one.idea)}</em>
              </li>`,
            )}
          </ul>
        </section>`
      }
      ${h(NextTime, { report: found })}
      <p class="sub">${t("report-honest")} ${t("report-from-journals")}</p>
    </article>
    <aside>${h(TakeHome, { sitting })} ${beside}</aside>
  </div>`;
}
