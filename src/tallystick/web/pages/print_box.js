// The box of a game to print: on which paper, for how many, with how much ink. Loaded when somebody asks for it.

import { openDialog } from "../shell/dialog.js";
import { problemOf, Refused, read } from "../shell/http.js";
import { language } from "../shell/settings.js";
import { loadFurther, t } from "../shell/words.js";
import { h, html, put, useSignal } from "../vendor/vendor.js";

const CHOICES = /** @type {Record<string, string[]>} */ ({
  paper: ["a4", "letter"],
  ink: ["full", "light"],
  for: ["home", "single", "shop"],
});
const LETTER = /-(US|CA|MX|PH|CL|CO)$/i;
const USUAL_PLAYERS = 4;

/** @param {string} game @param {Record<string, string>} asked */
async function fetchBox(game, asked) {
  const answer = await fetch(`/api/games/${game}/box.pdf?${new URLSearchParams(asked)}`);
  if (answer.ok) return answer.blob();
  throw new Refused((await answer.json()).refused);
}

/** @param {Blob} pdf @param {string} name */
function save(pdf, name) {
  const address = URL.createObjectURL(pdf);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

/** @param {{game: string, fewest: number, most: number, options: Record<string, any>}} props */
function Order({ game, fewest, most, options }) {
  const paper = navigator.languages.some((one) => LETTER.test(one)) ? "letter" : "a4";
  const players = String(Math.min(most, Math.max(fewest, USUAL_PLAYERS)));
  const chosen = useSignal(/** @type {Record<string, string>} */ ({ paper, players, ink: "full", for: "home" }));
  const told = useSignal("");
  const busy = useSignal(false);
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => String(fewest + i));
  const choice = (/** @type {string} */ name, /** @type {string[]} */ answers) =>
    html`<label class="field" key=${name}>
      <b>${t("print-ask-" + name)}</b>
      <select
        value=${chosen.value[name]}
        onChange=${(/** @type {any} */ event) => put(chosen, { ...chosen.value, [name]: event.target.value })}
      >
        ${answers.map(
          (one) =>
            html`<option key=${one} value=${one}>${name === "players" ? one : t(`print-ask-${name}.${one}`)}</option>`,
        )}
      </select>
    </label>`;
  /** @param {Event} event */
  const print = async (event) => {
    event.preventDefault();
    busy.value = true;
    told.value = t("print-working");
    const asked = { lang: language.value, ...options, ...chosen.value };
    const name = `${game}-${language.value}-${chosen.value.paper}.pdf`;
    await fetchBox(game, asked).then(
      (pdf) => {
        save(pdf, name);
        told.value = t("print-done", { file: name });
      },
      (problem) => put(told, problem instanceof TypeError ? t("refused-no_answer") : problemOf(problem)),
    );
    busy.value = false;
  };
  return html`<form class="stack print-box" onSubmit=${print}>
    <p>${t("print-ask-text")}</p>
    ${choice("paper", CHOICES.paper)}${choice("players", counts)}${choice("ink", CHOICES.ink)}
    ${choice("for", CHOICES.for)}
    <button class="button go" disabled=${busy.value}>${t("print-ask-go")}</button>
    <p class="sub" role="status">${told.value}</p>
  </form>`;
}

/**
 * Asks how the box shall be printed.
 * @param {string} game
 * @param {Record<string, any>} chosen what the table has agreed on
 */
export async function openPrinting(game, chosen) {
  const [games] = await Promise.all([read("/api/games"), loadFurther("print")]);
  const { fewest, most } = games.find((/** @type {any} */ one) => one.name === game);
  const options = Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [name, value === true ? "yes" : value === false ? "no" : value]),
  );
  openDialog(t("print-ask"), () => h(Order, { game, fewest, most, options }));
}
