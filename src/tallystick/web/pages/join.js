// Sitting down at a table by its code.

import { Header } from "../shell/header.js";
import { post, problemOf } from "../shell/http.js";
import { dress, Icon } from "../shell/icon.js";
import { codeIn, keep, tablesHere } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { playerName } from "../shell/settings.js";
import { t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";

await dress("styles", "plain");

/** A name, or one that is found for you. @param {{value: import("../vendor/vendor.js").Signal<string>}} props */
export function NameField({ value }) {
  return html`<div class="field">
    <label for="name"><b>${t("your-name")}</b></label>
    <div class="rowof">
      <input
        id="name"
        type="text"
        required
        maxlength="20"
        autocomplete="off"
        value=${value.value}
        onInput=${(/** @type {any} */ event) => put(value, event.target.value)}
      />
      <button type="button" class="button small" onClick=${() => put(value, randomName())}>
        ${h(Icon, { name: "bot" })}${t("another-name")}
      </button>
    </div>
    <small>${t("your-name-help")}</small>
  </div>`;
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const code = useSignal(codeIn(id));
  const name = useSignal(playerName.value || randomName());
  const problem = useSignal("");
  useEffect(() => {
    const sitting = tablesHere().find((one) => code.value && one.code === code.value);
    if (sitting) go("/t/" + sitting.table, true);
  }, []);
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    problem.value = "";
    try {
      const got = await post("/api/join", { code: codeIn(code.value), name: name.value.trim() });
      playerName.value = name.value.trim();
      keep(got.table, [{ seat: got.seat, token: got.token }], codeIn(code.value));
      go("/t/" + got.table);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  const title = `${t("join-title")} · ${t("tallystick")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return html`
    ${h(Header, { title: t("tallystick"), sub: t("home-join") })}
    <main class="page narrow">
      <form class="panel stack" onSubmit=${join}>
        <h2>${t("join-title")}</h2>
        <div class="field">
          <label for="code"><b>${t("code")}</b></label>
          <input
            id="code"
            class="code"
            type="text"
            maxlength="12"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck=${false}
            value=${code.value}
            onInput=${(/** @type {any} */ event) => put(code, event.target.value)}
          />
        </div>
        ${h(NameField, { value: name })}
        ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
        <button class="button go big">${t("join-sit")}</button>
      </form>
    </main>`;
}
