// “Check this game”: a journal is proved here, in the browser, by nobody's word.

import { loadEntries } from "../live/download.js";
import { chanceOf } from "../proof/chance.js";
import { canFollow, Disproved, followerOf, proveInSlices } from "../proof/fair.js";
import { spoken } from "../proof/spoken.js";
import { Header } from "../shell/header.js";
import { dress, Icon } from "../shell/icon.js";
import { keysOf } from "../shell/keys.js";
import { loadFurther, names, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";
import { Chance, saidOfFault } from "./chance.js";

await Promise.all([dress("styles", "plain", "proving"), loadFurther("pages")]);

/**
 * @typedef {{ok: boolean, text: string, proof?: import("../proof/fair.js").Proof,
 *   entries?: import("../types").Entry[], followed?: boolean, byHand?: boolean}} Verdict
 */

/** @param {string} journal @returns {Promise<Verdict>} */
async function judge(journal) {
  try {
    const lines = journal.split("\n");
    if (!journal.trim()) throw new Disproved(0, "empty");
    if (lines.pop() !== "") throw new Disproved(lines.length, "cut_off");
    const entries = lines.map((line, seq) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new Disproved(seq, "not_an_entry");
      }
    });
    return await verdictOn(entries);
  } catch (error) {
    return failed(error);
  }
}

/** @param {import("../types").Entry[]} entries @returns {Promise<Verdict>} */
async function verdictOn(entries) {
  try {
    const Follower = await followerOf(entries);
    const proof = await proveInSlices(entries, Follower);
    const { started, people, leftOut } = chanceOf(entries);
    const byHand = entries[0].body.chance === "by_hand";
    // whatever fits, the server could have chosen it
    const chosen = !byHand && started && !people.length && leftOut.length > 0;
    return {
      ok: !chosen,
      text: t(byHand ? "check-by-hand" : chosen ? "proved-by-nobody" : "check-proved", { entries: proof.entries }),
      proof,
      entries,
      followed: canFollow(entries, Follower) && proof.dice > 0,
      byHand,
    };
  } catch (error) {
    return failed(error);
  }
}

/** @param {unknown} error @returns {Verdict} */
function failed(error) {
  return { ok: false, text: saidOfFault(error instanceof Disproved ? error : { seq: 0, why: "not_an_entry" }) };
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const verdict = useSignal(/** @type {Verdict | null} */ (null));
  const own = keysOf(id);
  useEffect(() => {
    if (id)
      loadEntries(id).then(
        async ({ entries, names: who }) => {
          names.value = who;
          const alarm = own.find((key) => key.alarm)?.alarm;
          const start = entries.findIndex((entry) => entry.kind === "start");
          verdict.value = alarm ? failed(new Disproved(start, alarm)) : await verdictOn(entries);
        },
        () => put(verdict, { ok: false, text: t("line-no-table") }),
      );
  }, [id]);
  /** @param {any} event */
  const choose = async (event) => {
    const [file] = event.target.files;
    event.target.value = ""; // so that the same file can be chosen again
    names.value = [];
    if (file)
      verdict.value =
        file.size > 5 * 1024 * 1024 ? { ok: false, text: t("check-too-large") } : await judge(await file.text());
  };
  const now = verdict.value;
  const title = `${t("check-title")} · ${t("tallystick")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return html`
    ${h(Header, { title: t("tallystick"), sub: t("check-title") })}
    <main class="page narrow">
      <section class="panel stack">
        <h2>${t("check-title")}</h2>
        <p>${t("check-text")}</p>
        ${
          now &&
          html`<div class=${"verdictbox" + (now.ok ? " good" : " bad")} role="status">
            ${h(Icon, { name: now.ok ? "check" : "warn" })}
            <div>
              <b>${now.text}</b>
              ${
                now.proof &&
                now.followed &&
                html`<ul class="proved">
                  <li>${t("check-seals", { count: now.proof.entries })}</li>
                  <li>${t("check-seeds")}</li>
                  <li>${t("check-dice", { count: now.proof.dice })}</li>
                  <li>${t("check-cards", { count: now.proof.cards })}</li>
                  <li>${t("check-promises", { count: now.proof.promises })}</li>
                </ul>`
              }
              ${now.proof && !now.followed && html`<p>${t(now.byHand ? "check-rules-too" : "check-only-seals")}</p>`}
              ${
                now.entries &&
                html`
                  ${h(Chance, { entries: now.entries, own: own.map((key) => key.seed) })}
                  <p>${t("check-aloud")}</p>
                  <p class="spoken">${spoken(now.entries[now.entries.length - 1].seal)}</p>
                  <code class="wrap">${now.entries[now.entries.length - 1].seal}</code>`
              }
            </div>
          </div>`
        }
        <p class="rowof">
          ${
            id &&
            html`
              <a class="button" href=${`/api/tables/${id}/journal`} download=${`${id}.jsonl`}>${t("check-download")}</a>
              <a class="button" href=${"/result/" + id}>${t("result-more")}</a>`
          }
          <label class="button">
            <input class="vh" type="file" accept=".jsonl,application/jsonl" onChange=${choose} />
            ${t("check-file")}
          </label>
        </p>
        ${id && html`<p class="hint">${t("check-command")} <code>tallystick verify ${id}.jsonl</code></p>`}
      </section>
      <p class="rowof"><a class="button" href="/">${t("to-home")}</a></p>
    </main>`;
}
