// Making a table: the game, seats, bots, and every option with its explanation.

import { Header } from "../shell/header.js";
import { post, problemOf, read } from "../shell/http.js";
import { Art, dress, loadArt } from "../shell/icon.js";
import { keep } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { playerName } from "../shell/settings.js";
import { loadRules, message, t } from "../shell/words.js";
import { h, html, useEffect, useSignal } from "../vendor/vendor.js";

await dress("styles", "plain");
import { NameField } from "./join.js";

/** @typedef {{name: string, default: any, answers: any[], least: number, most: number, section: string, ruling: string}} Option */
/** @typedef {{name: string, fewest: number, most: number, bots: string[], options: Option[]}} Offer */

/** Which options of each game stand together; the rest are the fine print. @type {Record<string, [string, string[]][]>} */
const GROUPS = {
  "market-island": [
    ["length", ["rounds", "minutes", "ring"]],
    ["money", ["start_tokens", "fee", "prize", "start_bonus", "corner_money", "fire_gift"]],
    ["cards", ["action_preset", "jellyfish_bars", "totem_bars", "suit_points", "tie_break", "ace"]],
  ],
  cryptominer: [["cards", ["transaction_cards", "block_cards", "compare"]]],
  blockchain: [
    ["length", ["reaction_seconds", "turn_cap", "exchange_ring"]],
    ["hacks", ["hack_answers", "hack_order", "hack_without_effect", "scam", "lockout", "rollback", "crashed_server"]],
    ["coins", ["strict_wallet", "run_out", "server_payee", "trade_offer", "full_request"]],
  ],
  "shelves-voyage": [
    ["voyage", ["theme", "end_station", "gm_plays", "debate_minutes", "patience_seconds"]],
    ["modules", ["arcana", "legacy", "initiative", "turns_each"]],
  ],
};

/** Games in which everybody may keep the ledger by hand. */
const BY_HAND = ["market-island"];
/** So many pawns are there from the start; the others come with the drawings of the voyage. */
const ROOM = 6;

/** @param {string} name */
const idOf = (name) => "option-" + name.replaceAll("_", "-");

/** @param {{option: Option, value: any, set: (value: any) => void}} props */
function OptionField({ option, value, set }) {
  const id = "o-" + option.name;
  const said = (/** @type {any} */ answer) =>
    typeof answer === "boolean"
      ? t(answer ? "yes" : "no")
      : (message(`${idOf(option.name)}.${answer}`) ?? String(answer));
  const field = option.answers.length
    ? html`<select id=${id} value=${String(value)} onChange=${(/** @type {any} */ event) => set(option.answers.find((answer) => String(answer) === event.target.value))}>${option.answers.map((answer) => html`<option value=${String(answer)} selected=${answer === value}>${said(answer)}</option>`)}</select>`
    : html`<input id=${id} type="number" min=${option.least} max=${option.most} value=${value} onChange=${(/** @type {any} */ event) => set(Math.max(option.least, Math.min(option.most, Math.round(Number(event.target.value || option.default) || 0))))} />`;
  const ruling = option.ruling && message("ruling-" + option.ruling);
  return html`<div class="field"><label for=${id}><b>${t(idOf(option.name))}</b></label>${field}<small>${t(idOf(option.name) + ".help")}${ruling && value === option.default ? html` <i title=${option.ruling}>${ruling}</i>` : ""}</small></div>`;
}

/** @param {{id: string}} _props */
export function Page(_props) {
  const offers = useSignal(/** @type {Offer[]} */ ([]));
  const wanted = useSignal(new URLSearchParams(location.search).get("game") ?? "market-island");
  const name = useSignal(playerName.value || randomName());
  const seats = useSignal(4);
  const own = useSignal(1);
  const others = useSignal(/** @type {string[]} */ ([]));
  const filled = useSignal(/** @type {Record<number, string>} */ ({}));
  const chosen = useSignal(/** @type {Record<string, any>} */ ({}));
  const byHand = useSignal(false);
  const problem = useSignal("");
  useEffect(() => void read("/api/games").then((games) => void (offers.value = games)), []);
  const playable = offers.value.filter((offer) => offer.name in GROUPS);
  const offer = playable.find((one) => one.name === wanted.value) ?? playable[0];
  const game = offer?.name ?? wanted.value;
  useEffect(() => void (offer && loadRules(game)), [offer, game]);
  useEffect(() => void (seats.value > ROOM && loadArt("games/shelves_voyage/art")), [seats.value]);
  const options = (offer?.options ?? []).filter(
    (option) => option.name !== "large_table" && message(idOf(option.name)),
  );
  /** @param {number} places */
  const lay = (places) => {
    seats.value = places;
    own.value = Math.min(own.value, places);
  };
  /** @param {string} next */
  const choose = (next) => {
    if (next === game) return;
    wanted.value = next;
    chosen.value = {};
    const { fewest = 2, most = ROOM } = playable.find((one) => one.name === next) ?? {};
    lay(Math.min(most, Math.max(fewest, seats.value)));
  };
  /** @param {Event} event */
  const make = async (event) => {
    event.preventDefault();
    problem.value = "";
    const filling = Object.fromEntries(
      Object.entries(filled.value).filter(
        ([seat, bot]) => bot && Number(seat) < seats.value && Number(seat) >= own.value,
      ),
    );
    try {
      const made = await post("/api/tables", {
        game,
        seats: seats.value,
        name: name.value.trim(),
        bots: filling,
        options: chosen.value,
        own_seats: own.value,
        own_names: Array.from({ length: own.value - 1 }, (_, place) => (others.value[place] ?? "").trim()),
        ledger_by_hand: byHand.value && BY_HAND.includes(game),
      });
      playerName.value = name.value.trim();
      keep(made.table, made.seats, made.code);
      go("/t/" + made.table);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  /** @param {Option} option */
  const field = (option) =>
    h(OptionField, {
      key: game + option.name,
      option,
      value: chosen.value[option.name] ?? option.default,
      set: (value) => void (chosen.value = { ...chosen.value, [option.name]: value }),
    });
  const groups = GROUPS[game] ?? [];
  const grouped = new Set(groups.flatMap(([, list]) => list));
  const numbers = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return html`${h(Header, { title: t("game-" + game), sub: t("home-new") })}
    <main class="page newtable"><form class="stack" onSubmit=${make}>
      ${playable.length > 1 && html`<section class="panel stack"><h2 id="l-game">${t("new-game")}</h2><div class="segments games" role="group" aria-labelledby="l-game">${playable.map((one) => html`<button type="button" key=${one.name} aria-pressed=${one.name === game ? "true" : "false"} onClick=${() => choose(one.name)}>${t("game-" + one.name)}</button>`)}</div><p class="hint">${t(`game-${game}.summary`)}</p></section>`}
      <section class="panel stack"><h2>${t("new-who")}</h2>${h(NameField, { value: name })}
        <div class="field" role="group" aria-labelledby="l-seats"><b id="l-seats">${t("new-seats")}</b><div class="segments">${numbers(offer?.fewest ?? 2, offer?.most ?? ROOM).map((n) => html`<button type="button" aria-pressed=${seats.value === n ? "true" : "false"} onClick=${() => lay(n)}>${n}</button>`)}</div></div>
        <div class="field" role="group" aria-labelledby="l-own"><b id="l-own">${t("new-own")}</b><div class="segments">${numbers(1, seats.value).map((n) => html`<button type="button" aria-pressed=${own.value === n ? "true" : "false"} onClick=${() => void ((own.value = n))}>${n}</button>`)}</div><small>${t("new-own-help")}</small></div>
        <ul class="seats">${numbers(0, seats.value - 1).map(
          (
            seat,
          ) => html`<li class=${"p" + seat}>${h(Art, { id: "pawn-" + seat })}${seat > 0 && seat < own.value ? html`<input type="text" maxlength="20" autocomplete="off" aria-label=${t("new-name", { number: seat + 1 })} placeholder=${t("new-name", { number: seat + 1 })} value=${others.value[seat - 1] ?? ""} onInput=${(/** @type {any} */ event) => void ((others.value = Object.assign([...others.value], { [seat - 1]: event.target.value })))} />` : html`<span><b>${seat ? t("new-seat", { number: seat + 1 }) : name.value}</b></span>`}
          ${seat >= own.value && html`<select aria-label=${t("new-seat", { number: seat + 1 })} value=${filled.value[seat] ?? ""} onChange=${(/** @type {any} */ event) => void ((filled.value = { ...filled.value, [seat]: event.target.value }))}><option value="">${t("new-person")}</option>${(offer?.bots ?? []).map((bot) => html`<option value=${bot}>${t("new-bot", { bot: t("bot-" + bot) })}</option>`)}</select>`}</li>`,
        )}</ul>
      </section>
      ${groups.map(([group, list]) => html`<section class="panel stack" key=${game + group}><h2>${t("new-group-" + group)}</h2><div class="options">${options.filter((option) => list.includes(option.name)).map(field)}</div></section>`)}
      <section class="panel stack">${BY_HAND.includes(game) && html`<label class="check"><input type="checkbox" checked=${byHand.value} onChange=${(/** @type {any} */ event) => void ((byHand.value = event.target.checked))} /><span><b>${t("new-by-hand")}</b><small>${t("new-by-hand-help")}</small></span></label>`}
        <details><summary>${t("new-group-rest")}</summary><div class="options">${options.filter((option) => !grouped.has(option.name)).map(field)}</div></details></section>
      <div class="stickyact">${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}<button class="button go big">${t("new-make")}</button></div>
    </form></main>`;
}
