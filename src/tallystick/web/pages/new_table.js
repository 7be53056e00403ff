// Making a table: seats, bots, minutes, and every option with its explanation.

import { Header } from "../shell/header.js";
import { Refused, post, read } from "../shell/http.js";
import { Art } from "../shell/icon.js";
import { keep } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { playerName } from "../shell/settings.js";
import { message, t } from "../shell/words.js";
import { h, html, useEffect, useSignal } from "../vendor/vendor.js";
import { NameField } from "./join.js";

/** @typedef {{name: string, default: any, answers: any[], least: number, most: number, section: string, ruling: string}} Option */

/** Which options stand together; the rest are the fine print. */
const GROUPS = [
  ["length", ["rounds", "minutes", "ring"]],
  ["money", ["start_tokens", "fee", "prize", "start_bonus", "corner_money", "fire_gift"]],
  ["cards", ["action_preset", "jellyfish_bars", "totem_bars", "suit_points", "tie_break", "ace"]],
];

/** @param {string} name */
const idOf = (name) => "option-" + name.replaceAll("_", "-");

/** @param {{option: Option, value: any, set: (value: any) => void}} props */
function OptionField({ option, value, set }) {
  const id = "o-" + option.name;
  const said = (/** @type {any} */ answer) => (typeof answer === "boolean" ? t(answer ? "yes" : "no") : (message(`${idOf(option.name)}.${answer}`) ?? String(answer)));
  const field = option.answers.length
    ? html`<select id=${id} value=${String(value)} onChange=${(/** @type {any} */ event) => set(option.answers.find((answer) => String(answer) === event.target.value))}>${option.answers.map((answer) => html`<option value=${String(answer)} selected=${answer === value}>${said(answer)}</option>`)}</select>`
    : html`<input id=${id} type="number" min=${option.least} max=${option.most} value=${value} onChange=${(/** @type {any} */ event) => set(Math.max(option.least, Math.min(option.most, Math.round(Number(event.target.value) || 0))))} />`;
  const ruling = option.ruling && message("ruling-" + option.ruling);
  return html`<div class="field"><label for=${id}><b>${t(idOf(option.name))}</b></label>${field}<small>${t(idOf(option.name) + ".help")}${ruling && value === option.default ? html` <i title=${option.ruling}>${ruling}</i>` : ""}</small></div>`;
}

/** @param {{id: string}} _props */
export function Page(_props) {
  const options = useSignal(/** @type {Option[]} */ ([]));
  const bots = useSignal(/** @type {string[]} */ ([]));
  const name = useSignal(playerName.value || randomName());
  const seats = useSignal(4);
  const own = useSignal(1);
  const filled = useSignal(/** @type {Record<number, string>} */ ({}));
  const chosen = useSignal(/** @type {Record<string, any>} */ ({}));
  const byHand = useSignal(false);
  const problem = useSignal("");
  useEffect(() => {
    void read("/api/games").then(([game]) => {
      options.value = game.options;
      bots.value = game.bots;
    });
  }, []);
  /** @param {Event} event */
  const make = async (event) => {
    event.preventDefault();
    problem.value = "";
    const filling = Object.fromEntries(Object.entries(filled.value).filter(([seat, bot]) => bot && Number(seat) < seats.value && Number(seat) >= own.value));
    try {
      const made = await post("/api/tables", { game: "market-island", seats: seats.value, name: name.value.trim(), bots: filling, options: chosen.value, own_seats: own.value, ledger_by_hand: byHand.value });
      playerName.value = name.value.trim();
      keep(made.table, made.seats);
      go("/t/" + made.table);
    } catch (error) {
      problem.value = error instanceof Refused ? t("refused-" + error.refusal.code, error.refusal.arguments) : t("no-answer");
    }
  };
  /** @param {Option} option */
  const field = (option) => h(OptionField, { key: option.name, option, value: chosen.value[option.name] ?? option.default, set: (value) => void (chosen.value = { ...chosen.value, [option.name]: value }) });
  const grouped = new Set(GROUPS.flatMap(([, list]) => list));
  const numbers = (/** @type {number} */ from, /** @type {number} */ to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return html`${h(Header, { title: t("game-market-island"), sub: t("home-new") })}
    <main class="page newtable"><form class="stack" onSubmit=${make}>
      <section class="panel stack"><h2>${t("new-who")}</h2>${h(NameField, { value: name })}
        <div class="field" role="group" aria-labelledby="l-seats"><b id="l-seats">${t("new-seats")}</b><div class="segments">${numbers(2, 6).map((n) => html`<button type="button" aria-pressed=${seats.value === n ? "true" : "false"} onClick=${() => void (seats.value = n)}>${n}</button>`)}</div></div>
        <div class="field" role="group" aria-labelledby="l-own"><b id="l-own">${t("new-own")}</b><div class="segments">${numbers(1, seats.value).map((n) => html`<button type="button" aria-pressed=${own.value === n ? "true" : "false"} onClick=${() => void (own.value = n)}>${n}</button>`)}</div><small>${t("new-own-help")}</small></div>
        <ul class="seats">${numbers(0, seats.value - 1).map((seat) => html`<li class=${"p" + seat}>${h(Art, { id: "pawn-" + seat })}<span><b>${seat < own.value ? (seat ? `${name.value} ${seat + 1}` : name.value) : t("new-seat", { number: seat + 1 })}</b></span>
          ${seat >= own.value && html`<select aria-label=${t("new-seat", { number: seat + 1 })} value=${filled.value[seat] ?? ""} onChange=${(/** @type {any} */ event) => void (filled.value = { ...filled.value, [seat]: event.target.value })}><option value="">${t("new-person")}</option>${bots.value.map((bot) => html`<option value=${bot}>${t("new-bot", { bot: t("bot-" + bot) })}</option>`)}</select>`}</li>`)}</ul>
      </section>
      ${GROUPS.map(([group, list]) => html`<section class="panel stack"><h2>${t("new-group-" + group)}</h2><div class="options">${options.value.filter((option) => list.includes(option.name)).map(field)}</div></section>`)}
      <section class="panel stack"><label class="check"><input type="checkbox" checked=${byHand.value} onChange=${(/** @type {any} */ event) => void (byHand.value = event.target.checked)} /><span><b>${t("new-by-hand")}</b><small>${t("new-by-hand-help")}</small></span></label>
        <details><summary>${t("new-group-rest")}</summary><div class="options">${options.value.filter((option) => !grouped.has(option.name)).map(field)}</div></details></section>
      ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
      <div class="stickyact"><button class="button go big">${t("new-make")}</button></div>
    </form></main>`;
}
