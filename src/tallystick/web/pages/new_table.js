// Making a table: the game, seats, bots, and every option with its explanation.

import { GAMES } from "../games.js";
import { Header } from "../shell/header.js";
import { post, problemOf, read } from "../shell/http.js";
import { Art, dress, loadArt } from "../shell/icon.js";
import { keep } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { playerName } from "../shell/settings.js";
import { answered, loadFurther, loadRules, message, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";
import { choosing, ORDER, presetOf } from "./choosing.js";
import { NameField } from "./join.js";
import { addressOf } from "./rulebook.js";

await Promise.all([dress("styles", "plain", "plain_sizes"), loadFurther("pages")]);

/**
 * @typedef {{name: string, default: any, answers: any[], least: number, most: number, section: string,
 *   ruling: string}} Option
 */
/**
 * @typedef {{name: string, fewest: number, most: number, bots: string[], options: Option[],
 *   option_groups: Record<string, string[]>, presets: Record<string, Record<string, any>>, extras: string[],
 *   suggested: import("./choosing.js").Suggestion[]}} Offer
 */

/** So many pawns are there from the start; the others are fetched when they are wanted. */
const ROOM = 6;

/** @param {string} name */
const idOf = (name) => "option-" + name.replaceAll("_", "-");

/**
 * `explained`: our ruling is said here, and at no other option that it is about; `advice`: what the manual suggests.
 * @param {{option: Option, value: any, set: (value: any) => void, explained: boolean, advice: number[]}} props
 */
function OptionField({ option, value, set, explained, advice }) {
  const id = "o-" + option.name;
  const field = option.answers.length
    ? html`<select
      id=${id}
      value=${String(value)}
      onChange=${(/** @type {any} */ event) =>
        set(option.answers.find((answer) => String(answer) === event.target.value))}
    >
      ${option.answers.map(
        (answer) => html`<option value=${String(answer)} selected=${answer === value}>
          ${answered(idOf(option.name), answer)}
        </option>`,
      )}
    </select>`
    : html`<input
      id=${id}
      type="number"
      min=${option.least}
      max=${option.most}
      value=${value}
      onChange=${(/** @type {any} */ event) =>
        set(
          Math.max(option.least, Math.min(option.most, Math.round(Number(event.target.value || option.default) || 0))),
        )}
    />`;
  const ruling = explained && option.ruling && message("ruling-" + option.ruling);
  return html`<div class="field">
    <label for=${id}><b>${t(idOf(option.name))}</b></label>
    ${field}
    ${
      advice.length > 0 &&
      html`<div class="segments" role="group" aria-label=${t("new-advice", { option: t(idOf(option.name)) })}>
        ${advice.map(
          (number) => html`<button
            type="button"
            key=${number}
            aria-pressed=${number === value ? "true" : "false"}
            onClick=${() => set(number)}
          >
            ${number}
          </button>`,
        )}
      </div>`
    }
    <small>
      ${t(idOf(option.name) + ".help")}
      ${ruling && value === option.default ? html` <i title=${option.ruling}>${ruling}</i>` : ""}
    </small>
  </div>`;
}

/** @param {{playable: Offer[], game: string, choose: (game: string) => void}} props */
const Games = ({ playable, game, choose }) => html`<section class="panel stack">
  <h2 id="l-game">${t("new-game")}</h2>
  <div class="segments games" role="group" aria-labelledby="l-game">
    ${playable.map(
      ({ name }) =>
        html`<button
          type="button"
          key=${name}
          aria-pressed=${name === game ? "true" : "false"}
          onClick=${() => choose(name)}
        >
          ${t("game-" + name)}
        </button>`,
    )}
  </div>
  <p class="hint">${t(`game-${game}.summary`)}</p>
</section>`;

/** A number to choose. @param {{from: number, to: number, now: number, set: (number: number) => void}} props */
const Numbers = ({ from, to, now, set }) => html`<div class="segments">
  ${Array.from({ length: to - from + 1 }, (_, i) => from + i).map(
    (number) =>
      html`<button type="button" aria-pressed=${number === now ? "true" : "false"} onClick=${() => set(number)}>
        ${number}
      </button>`,
  )}
</div>`;

/**
 * Who will sit there: the host, somebody at the same device, or a person or bot still to come.
 * @param {object} props
 * @param {number} props.seat
 * @param {string} props.name of the host
 * @param {number} props.own how many seats are played on this device
 * @param {import("../vendor/vendor.js").Signal<number>} props.host the maker's seat
 * @param {import("../vendor/vendor.js").Signal<string[]>} props.others
 * @param {import("../vendor/vendor.js").Signal<Record<number, string>>} props.filled
 * @param {string[]} props.bots
 */
function Seat({ seat, name, own, host, others, filled, bots }) {
  const number = seat + 1;
  const rename = (/** @type {any} */ { target }) =>
    put(others, Object.assign([...others.value], { [seat - 1]: target.value }));
  const fill = (/** @type {any} */ { target }) => put(filled, { ...filled.value, [seat]: target.value });
  const mine = seat === host.value;
  const pawn = h(Art, { id: "pawn-" + seat });
  return html`<li class=${"p" + seat}>
    ${
      own > 1 || mine
        ? pawn
        : html`<button
          type="button"
          class="pawn"
          aria-label=${t("new-sit-here", { number })}
          title=${t("new-sit-here", { number })}
          onClick=${() => put(host, seat)}
        >
          ${pawn}
        </button>`
    }
    ${
      own > 1 && !mine && seat < own
        ? html`<input
          type="text"
          maxlength="20"
          autocomplete="off"
          aria-label=${t("new-name", { number })}
          placeholder=${t("new-name", { number })}
          value=${others.value[seat - 1] ?? ""}
          onInput=${rename}
        />`
        : html`<span><b>${mine ? name : t("new-seat", { number })}</b></span>`
    }
    ${
      !mine &&
      (own === 1 || seat >= own) &&
      html`<select aria-label=${t("new-seat", { number })} value=${filled.value[seat] ?? ""} onChange=${fill}>
        <option value="">${t("new-person")}</option>
        ${bots.map((bot) => html`<option value=${bot}>${t("new-bot", { bot: t("bot-" + bot) })}</option>`)}
      </select>`
    }
  </li>`;
}

/**
 * What people may do beside the game.
 * @param {{name: string, wanted: import("../vendor/vendor.js").Signal<Record<string, boolean>>}} props
 */
const Extra = ({ name, wanted }) => html`<label class="check">
  <input
    type="checkbox"
    checked=${wanted.value[name] ?? false}
    onChange=${(/** @type {any} */ event) => put(wanted, { ...wanted.value, [name]: event.target.checked })}
  />
  <span><b>${t(idOf(name))}</b><small>${t(idOf(name) + ".help")}</small></span>
</label>`;

/** So many seconds somebody may take for one decision; 0: as long as they like. */
const TIMES = [0, 30, 60, 120];

/** @param {{seconds: import("../vendor/vendor.js").Signal<number>}} props */
const DecisionTime = ({ seconds }) => html`<div class="field">
  <label for="time"><b>${t("new-time")}</b></label>
  <select id="time" onChange=${(/** @type {any} */ event) => put(seconds, Number(event.target.value))}>
    ${TIMES.map(
      (time) =>
        html`<option value=${time} selected=${time === seconds.value}>
          ${time ? t("new-time-seconds", { seconds: time }) : t("new-time-none")}
        </option>`,
    )}
  </select>
  <small>${t("new-time-help")}</small>
</div>`;

/**
 * How it is played: a preset, and every option folded under it.
 * @param {object} props
 * @param {Offer} props.offer
 * @param {import("../vendor/vendor.js").Signal<Record<string, any>>} props.chosen
 * @param {number} props.seats
 */
function Rules({ offer, chosen, seats }) {
  const { unlisted = [], ...groups } = offer.option_groups;
  const grouped = Object.values(groups).flat();
  const options = offer.options.filter((option) => !unlisted.includes(option.name) && message(idOf(option.name)));
  const now = presetOf(offer.presets, chosen.value);
  const differ = Object.keys(chosen.value).length;
  const told = new Set();
  const field = (/** @type {Option} */ option) => {
    const explained = !told.has(option.ruling);
    told.add(option.ruling);
    const set = (/** @type {any} */ value) => put(chosen, choosing(offer, chosen.value, option.name, value));
    const value = chosen.value[option.name] ?? option.default;
    const advice = offer.suggested.find(
      (one) => one.option === option.name && one.fewest <= seats && seats <= one.most,
    );
    return h(OptionField, {
      key: offer.name + option.name,
      option,
      value,
      set,
      explained,
      advice: advice?.values ?? [],
    });
  };
  const ways = ORDER.filter((name) => name === "standard" || offer.presets[name]);
  return html`<section class="panel stack">
    <h2 id="l-preset">${t("new-preset")}</h2>
    ${
      ways.length > 1 &&
      html`<div class="segments presets" role="group" aria-labelledby="l-preset">
        ${ways.map(
          (name) => html`<button
            type="button"
            key=${name}
            aria-pressed=${name === now ? "true" : "false"}
            onClick=${() => put(chosen, { ...offer.presets[name] })}
          >
            ${t("preset-" + name)}
          </button>`,
        )}
      </div>`
    }
    <p class="hint">${t(`preset-${now}.help`)} ${t("new-rules-text", { differ })}</p>
    <details class="rules">
      <summary>${t("new-rules")}</summary>
      <div class="stack">
        ${Object.entries(groups).map(
          ([group, list]) => html`<section class="stack" key=${offer.name + group}>
            <h3>${t(`option-group-${offer.name}-${group}`)}</h3>
            <div class="options">${options.filter((option) => list.includes(option.name)).map(field)}</div>
          </section>`,
        )}
        <details>
          <summary>${t("new-group-rest")}</summary>
          <div class="options">${options.filter((option) => !grouped.includes(option.name)).map(field)}</div>
        </details>
      </div>
    </details>
  </section>`;
}

/** @param {{id: string}} _props */
export function Page(_props) {
  const offers = useSignal(/** @type {Offer[]} */ ([]));
  const wanted = useSignal(new URLSearchParams(location.search).get("game") ?? GAMES[0]);
  const name = useSignal(playerName.value || randomName());
  const seats = useSignal(4);
  const own = useSignal(1);
  const host = useSignal(0);
  const others = useSignal(/** @type {string[]} */ ([]));
  const filled = useSignal(/** @type {Record<number, string>} */ ({}));
  const chosen = useSignal(/** @type {Record<string, any>} */ ({}));
  const extra = useSignal(/** @type {Record<string, boolean>} */ ({}));
  const seconds = useSignal(0);
  const problem = useSignal("");
  useEffect(() => void read("/api/games").then((games) => put(offers, games)), []);
  const offer = offers.value.find((one) => one.name === wanted.value) ?? offers.value[0];
  const game = offer?.name ?? wanted.value;
  const paper = (extra.value.paper ?? false) && (offer?.extras ?? []).includes("paper");
  const here = paper ? seats.value : own.value;
  useEffect(() => void (offer && loadRules(game)), [offer, game]);
  useEffect(() => void (seats.value > ROOM && loadArt("art/more_pawns")), [seats.value]);
  /** @param {number} places */
  const lay = (places) => {
    seats.value = places;
    own.value = Math.min(own.value, places);
    if (host.value >= places) host.value = 0;
  };
  /** Several at one device sit side by side. @param {number} count */
  const share = (count) => {
    own.value = count;
    if (count > 1) host.value = 0;
  };
  /** @param {string} next */
  const choose = (next) => {
    if (next === game) return;
    wanted.value = next;
    chosen.value = {};
    extra.value = {};
    const { fewest = 2, most = ROOM } = offers.value.find((one) => one.name === next) ?? {};
    lay(Math.min(most, Math.max(fewest, seats.value)));
  };
  /** @param {Event} event */
  const make = async (event) => {
    event.preventDefault();
    problem.value = "";
    const filling = Object.fromEntries(
      Object.entries(filled.value).filter(
        ([seat, bot]) =>
          bot &&
          !paper &&
          Number(seat) < seats.value &&
          (own.value > 1 ? Number(seat) >= own.value : Number(seat) !== host.value),
      ),
    );
    try {
      const made = await post("/api/tables", {
        game,
        seats: seats.value,
        name: name.value.trim(),
        bots: filling,
        options: chosen.value,
        seat: paper ? 0 : host.value,
        own_seats: here,
        own_names: Array.from({ length: here - 1 }, (_, place) => (others.value[place] ?? "").trim()),
        decision_seconds: seconds.value,
        ...extra.value,
      });
      playerName.value = name.value.trim();
      keep(made.table, made.seats, made.code);
      go((paper ? "/book/" : "/t/") + made.table);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  const title = t("title-of", { page: t("home-new"), game: t("game-" + game) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return html`
    ${h(Header, { title: t("game-" + game), sub: t("home-new") })}
    <main class="page newtable">
      <form class="stack" onSubmit=${make}>
        ${offers.value.length > 1 && h(Games, { playable: offers.value, game, choose })}
        <section class="panel stack seating">
          <h2>${t("new-who")}</h2>
          ${h(NameField, { value: name })}
          <div class="field" role="group" aria-labelledby="l-seats">
            <b id="l-seats">${t("new-seats")}</b>
            ${h(Numbers, { from: offer?.fewest ?? 2, to: offer?.most ?? ROOM, now: seats.value, set: lay })}
          </div>
          <div class="field" role="group" aria-labelledby="l-own">
            <b id="l-own">${t("new-own")}</b>
            ${h(Numbers, { from: 1, to: seats.value, now: own.value, set: share })}
            <small>${t("new-own-help")}</small>
          </div>
          <ul class="seats">
            ${Array.from({ length: seats.value }, (_, seat) =>
              h(Seat, {
                key: seat,
                seat,
                name: name.value,
                own: here,
                host,
                others,
                filled,
                bots: offer?.bots ?? [],
              }),
            )}
          </ul>
          ${own.value === 1 && html`<small class="hint">${t("new-pawn-help")}</small>`}
        </section>
        <section class="panel stack">
          ${(offer?.extras ?? []).map((name) => h(Extra, { key: name, name, wanted: extra }))}
          ${h(DecisionTime, { seconds })}
        </section>
        ${offer && h(Rules, { offer, chosen, seats: seats.value })}
        <p class="panel">
          <a href=${addressOf(game, chosen.value)} target="_blank">${t("new-rules-chosen")}</a>
        </p>
        <div class="stickyact">
          ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
          <button class="button go big">${t("new-make")}</button>
        </div>
      </form>
    </main>`;
}
