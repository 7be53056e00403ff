// The way into a session for who has its words or its link: another machine, a colleague, or a key that was taken back.

import { Header } from "../../shell/header.js";
import { post, problemOf } from "../../shell/http.js";
import { codeIn } from "../../shell/keys.js";
import { go } from "../../shell/router.js";
import { forgetSession, keepSessionKey } from "../../shell/session_keys.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";

/**
 * Opens a session with its four words.
 * @param {{session: string, opened: (session: string, key: string) => void}} props without a session its code is asked
 */
export function WordsForm({ session, opened }) {
  const [code, setCode] = useState("");
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setProblem("");
    try {
      const found = session || (await post("/api/find", { code: codeIn(code) })).session;
      if (!found) return setProblem(t("desk-code-of-table"));
      const { key } = await post(`/api/sessions/${found}/key`, { words: words.trim().toLowerCase() });
      opened(found, key);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return html`<form class="askform" onSubmit=${enter}>
    ${
      !session &&
      html`
        <label for="enter-code">${t("desk-code")}</label>
        <input
          id="enter-code"
          class="code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          maxlength="12"
          value=${code}
          onInput=${(/** @type {any} */ event) => setCode(event.target.value)}
        />`
    }
    <label for="enter-words">${t("desk-words")}</label>
    <input
      id="enter-words"
      type="text"
      autocomplete="off"
      autocapitalize="none"
      spellcheck=${false}
      maxlength="80"
      placeholder=${t("desk-words-like")}
      value=${words}
      onInput=${(/** @type {any} */ event) => setWords(event.target.value)}
    />
    <p class="hint">${t("desk-words-help")}</p>
    ${problem && html`<p class="refused" role="alert">${problem}</p>`}
    <button class="button go" disabled=${!words.trim() || (!session && !code.trim())}>${t("desk-enter")}</button>
  </form>`;
}

/**
 * `why`: the code with which the line ended.
 * @param {{session: string, why: number, open: (key: string) => void}} props
 */
export function Enter({ session, why, open }) {
  useEffect(() => {
    if (why === 4001 || why === 4004) forgetSession(session, "lead");
  }, [why]);
  const says = why === 4004 ? "desk-gone" : why === 4003 ? "desk-elsewhere" : why ? "desk-revoked" : "desk-no-key";
  return html`
    ${h(Header, { title: t("desk-title"), logo: "t-logo", class: "oak" })}
    <main class="oak entering">
      <section class="paper">
        <h2>${t(says)}</h2>
        <p>${t(says + ".text")}</p>
        ${
          why !== 4004 &&
          h(WordsForm, {
            session,
            opened: (found, key) => {
              keepSessionKey(found, "lead", { token: key });
              open(key);
            },
          })
        }
        <div class="rowof">
          <button class="button" onClick=${() => go("/lead")}>${t("desk-new")}</button>
          <a class="button quiet" href="/">${t("to-home")}</a>
        </div>
      </section>
    </main>`;
}
