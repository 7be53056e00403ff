// Coming into a session by its code: with a nickname, a name of one's own or one of the list; or back to one's seat.

import { post, problemOf, Refused } from "../../shell/http.js";
import { dress, Icon, loadArt } from "../../shell/icon.js";
import { randomName } from "../../shell/nicknames.js";
import { go } from "../../shell/router.js";
import { keepSessionKey } from "../../shell/session_keys.js";
import { language, playerName } from "../../shell/settings.js";
import { loadFurther, t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";
import { Desk } from "./oak.js";
import { Bar, Paper } from "./person_parts.js";

await Promise.all([
  dress("styles", "plain", "session", "session_person", "session_small"),
  loadArt("art/session"),
  loadFurther("session"),
  loadFurther("person"),
]);

/**
 * What the code stands for: how names are given, one that is free, and whether anybody may still come in.
 * @typedef {{session: string, names: string, title?: string, offer?: string, free?: string[], locked?: boolean,
 *   full?: boolean, phase?: string}} Found
 */

/** Why nobody new may come in; an empty text when they may. @param {Found} found */
const shutBy = ({ phase, locked, full }) => (phase === "over" ? "over" : locked ? "locked" : full ? "full" : "");

/** @typedef {import("../../vendor/vendor.js").Signal<string>} Text */

/**
 * The name under which one comes in, as this session gives them.
 * @param {{found: Found, name: Text, another: () => void}} props
 */
function Name({ found, name, another }) {
  const write = (/** @type {any} */ event) => put(name, event.target.value);
  if (found.names === "list") {
    const free = found.free ?? [];
    if (!free.length) return html`<p class="lead">${t("enter-list-empty")}</p>`;
    return html`<div class="field">
      <label for="name"><b>${t("enter-list")}</b></label>
      <div class="nick">
        <select id="name" required onChange=${write}>
          <option value="">${t("enter-choose")}</option>
          ${free.map((one) => html`<option key=${one} value=${one} selected=${one === name.value}>${one}</option>`)}
        </select>
      </div>
    </div>`;
  }
  if (found.names === "free")
    return html`<div class="field">
      <label for="name"><b>${t("enter-free")}</b></label>
      <div class="nick">
        <input id="name" type="text" required maxlength="20" autocomplete="off" value=${name.value} onInput=${write} />
        <button
          type="button"
          class="button"
          aria-label=${t("another-name")}
          onClick=${() => put(name, randomName())}
        >
          ${h(Icon, { name: "shuffle" })}
        </button>
      </div>
      <small>${t("enter-free-help")}</small>
    </div>`;
  return html`<div class="field">
    <b id="l-nick">${t("enter-nickname")}</b>
    <div class="nick">
      <output aria-labelledby="l-nick">${name.value}</output>
      <button type="button" class="button" aria-label=${t("enter-another")} onClick=${another}>
        ${h(Icon, { name: "shuffle" })}
      </button>
    </div>
    <small>${t("enter-nickname-help")}</small>
  </div>`;
}

/** Who lost a phone says who they are, and waits for a yes. @param {{code: string, back: () => void}} props */
function Claim({ code, back }) {
  const name = useSignal("");
  const problem = useSignal("");
  /** @param {Event} event */
  const ask = async (event) => {
    event.preventDefault();
    try {
      const { session, claim } = await post("/api/claim", { code, name: name.value.trim() });
      keepSessionKey(session, "person", { token: claim, name: name.value.trim(), code });
      go("/s/" + session);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  return html`<form class="screen" onSubmit=${ask}>
    ${h(Paper, {
      class: "door",
      children: html`<h2 class="big wide">${t("enter-claim-title")}</h2>
        <div class="field">
          <label for="claim"><b>${t("enter-free")}</b></label>
          <div class="nick">
            <input
              id="claim"
              type="text"
              required
              maxlength="40"
              autocomplete="off"
              value=${name.value}
              onInput=${(/** @type {any} */ event) => put(name, event.target.value)}
            />
          </div>
          <small>${t("enter-claim-help")}</small>
        </div>
        ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}`,
      foot: html`
        <button class="button go big" disabled=${!name.value.trim()}>${t("enter-claim-go")}</button>
        <button type="button" class="button quiet" onClick=${back}>${t("enter-new")}</button>`,
    })}
  </form>`;
}

/** @param {{code: string, found: Found, look: () => void, change: () => void}} props */
function Enter({ code, found, look, change }) {
  const name = useSignal(found.names === "free" ? playerName.value || randomName() : (found.offer ?? ""));
  const problem = useSignal("");
  const busy = useSignal(false);
  const shut = shutBy(found);
  useEffect(() => void (found.offer && put(name, found.offer)), [found.offer]);
  /** @param {Event} event */
  const enter = async (event) => {
    event.preventDefault();
    busy.value = true;
    problem.value = "";
    try {
      const said = name.value.trim() ? { name: name.value.trim() } : {};
      const got = await post("/api/enter", { code, lang: language.value, ...said });
      if (found.names === "free") playerName.value = got.name;
      keepSessionKey(got.session, "person", { token: got.token, number: got.number, name: got.name, code });
      go("/s/" + got.session);
    } catch (error) {
      problem.value = problemOf(error);
      if (error instanceof Refused && error.refusal.code !== "no_answer") look(); // what has changed meanwhile
    }
    busy.value = false;
  };
  return html`<form class="screen" onSubmit=${enter}>
    ${h(Paper, {
      class: "door",
      children: html`<h2 class="big">${t("enter-title")}</h2>
        <p class="lead">${t("enter-promise")}</p>
        <div class="field">
          <b id="l-code">${t("enter-code")}</b>
          <div class="given" role="group" aria-labelledby="l-code">
            <span aria-label=${[...code].join(" ")}>${code.slice(0, 3)} ${code.slice(3)}</span>
            <button type="button" class="linkish" onClick=${change}>${t("enter-other-code")}</button>
            ${h(Icon, { name: "check" })}
          </div>
        </div>
        ${
          shut
            ? html`<p class="shutdoor" role="status">
              ${h(Icon, { name: shut === "over" ? "finish" : "door" })}
              <span><b>${t("enter-" + shut)}</b> ${shut !== "over" && t("enter-ask")}</span>
            </p>`
            : h(Name, { found, name, another: look })
        }
        ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}`,
      foot:
        !shut &&
        html`<button class="button go big" disabled=${busy.value || (found.names === "list" && !name.value)}>
          ${t("enter-go")}
        </button>`,
    })}
  </form>`;
}

/**
 * @param {object} props
 * @param {string} props.code
 * @param {Found} props.found
 * @param {() => void} props.look asks again what the code stands for; another nickname is offered then
 * @param {() => void} props.change another code
 */
export function ComeIn({ code, found, look, change }) {
  const before = useSignal(false);
  const title = `${t("enter-title")} · ${found.title || t("tallystick")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return html`
    ${h(Desk, {})}
    <div class="oak personpage">
      ${h(Bar, { name: t("tallystick"), sub: found.title })}
      <main class="screen">
        ${before.value ? h(Claim, { code, back: () => put(before, false) }) : h(Enter, { code, found, look, change })}
      </main>
      ${
        !before.value &&
        shutBy(found) !== "over" &&
        html`<footer class="personfoot">
          ${t("enter-before")}${" "}
          <button class="linkish" onClick=${() => put(before, true)}>${t("enter-claim")}</button>
        </footer>`
      }
    </div>`;
}
