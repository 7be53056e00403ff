// Before there is a table: one is in, the others come, and there is something to look at.

import { pictureOf } from "../../games.js";
import { closeDialog, openDialog } from "../../shell/dialog.js";
import { dress, Icon } from "../../shell/icon.js";
import { loadRules, message, rich, t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal, useState } from "../../vendor/vendor.js";
import { useMount } from "./mounts.js";
import { Bar } from "./person_parts.js";
import { Tally } from "./stick.js";

await Promise.all([dress("styles", "pictures"), dress("games/market_island", "tokens")]);

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */

/** A name of one's own choice. @param {{sitting: Sitting}} props */
function Rename({ sitting }) {
  const name = useSignal(sitting.sitting.value.name);
  const problem = useSignal("");
  /** @param {Event} event */
  const keep = async (event) => {
    event.preventDefault();
    const answer = await sitting.ask("rename", { name: name.value.trim() });
    if (answer.did) closeDialog();
    else problem.value = answer.problem;
  };
  return html`<form class="stack" onSubmit=${keep}>
    <div class="field">
      <label for="rename"><b>${t("enter-free")}</b></label>
      <input
        id="rename"
        type="text"
        required
        maxlength="20"
        autocomplete="off"
        value=${name.value}
        onInput=${(/** @type {any} */ event) => put(name, event.target.value)}
      />
      <small>${t("enter-free-help")}</small>
    </div>
    ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
    <button class="button go">${t("person-rename-go")}</button>
  </form>`;
}

/** Another name, as long as there is no table yet. @param {{sitting: Sitting}} props */
function Name({ sitting }) {
  const { name, names } = sitting.sitting.value;
  const drawn = names === "nicknames";
  const change = () =>
    drawn
      ? void sitting.ask("rename", { name: "" })
      : openDialog(t("person-rename"), () => h(Rename, { sitting }), "oak");
  return html`<p class="ownname" aria-live="polite">
    <b>${name}</b>
    ${
      names !== "list" &&
      html`<button
        class="button small"
        aria-label=${t(drawn ? "person-another-name" : "person-rename")}
        onClick=${change}
      >
        ${h(Icon, { name: drawn ? "shuffle" : "edit" })}
      </button>`
    }
  </p>`;
}

/** What happens to the name. @param {{told: any}} props */
export function Kept({ told }) {
  const open = () =>
    openDialog(
      t("person-kept"),
      () =>
        html`<div class="stack">
          ${["name", "played", "not", "who"].map((one) => html`<p key=${one}>${rich("person-kept-" + one)}</p>`)}
        </div>`,
      "oak",
    );
  return html`<p class="keptline">
    ${told.retention === undefined ? t("person-erased-some-day") : t("person-erased-after", { days: told.retention })}
    ${" "}
    <button class="linkish" onClick=${open}>${t("person-kept")}</button>
  </p>`;
}

/** What will be played, and how: in 60 seconds. @param {{game: string}} props */
export function GameCard({ game }) {
  const [Picture, setPicture] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let gone = false;
    void Promise.all([pictureOf(game), loadRules(game)]).then(([found]) => gone || setPicture(() => found));
    return () => {
      gone = true;
    };
  }, [game]);
  const howTo = () => import("../how_to.js").then(({ openHowTo }) => openHowTo(game, {}));
  return html`<section class=${"paper grows gamecard hero " + game}>
    <div class="heroart" aria-hidden="true">${Picture && h(Picture, {})}</div>
    <div class="says">
      <h2>${t("person-you-play", { game: t("game-" + game) })}</h2>
      <p class="lead">${message(`game-${game}.summary`) ?? ""}</p>
    </div>
    <div class="foot">
      <button class="button" onClick=${howTo}>${h(Icon, { name: "idea" })}${t("how-to")}</button>
    </div>
  </section>`;
}

/** @param {{sitting: Sitting, open: () => void}} props */
export function Waiting({ sitting, open }) {
  const told = sitting.sitting.value;
  const { number } = told;
  const count = Math.max(told.people, number);
  const Invitation = useMount("invitation", !!told.quiz);
  return html`
    ${h(Bar, { name: told.title || t("tallystick"), sub: t("person-here", { count: told.people }) })}
    <main class="screen two">
      <div class="column">
      <section class="paper">
        <h2 class="big">${t("person-in")}</h2>
        ${h(Name, { sitting })}
        <p class="lead">${t("person-keep-open")}</p>
        <div class="ownstick">
          ${h(Tally, { paper: true, count, mine: number, label: t("person-tally", { count, number }) })}
        </div>
        <p class="fine">${t("person-notch", { number, count })}</p>
      </section>
      ${Invitation && h(Invitation, { sitting, open })}
      </div>
      ${h(GameCard, { game: told.game })}
    </main>
    <footer class="personfoot">${h(Kept, { told })}</footer>`;
}

/** Whoever comes when all play already. @param {{sitting: Sitting}} props */
export function Late({ sitting }) {
  const told = sitting.sitting.value;
  return html`
    ${h(Bar, { name: told.title || t("tallystick"), sub: told.name })}
    <main class="screen two">
      <section class="paper" role="status">
        <h2 class="big">${t("person-late")}</h2>
        <p class="lead">${t("person-late-text")}</p>
        <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      </section>
      ${h(GameCard, { game: told.game })}
    </main>
    <footer class="personfoot">${h(Kept, { told })}</footer>`;
}
