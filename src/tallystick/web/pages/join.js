// Sitting down at a table by its code.

import { useLater } from "../shell/around.js";
import { Header } from "../shell/header.js";
import { post, problemOf, Refused, read } from "../shell/http.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { codeIn, keep, tablesHere } from "../shell/keys.js";
import { randomName } from "../shell/nicknames.js";
import { go } from "../shell/router.js";
import { sessionsHere } from "../shell/session_keys.js";
import { playerName } from "../shell/settings.js";
import { called, t } from "../shell/words.js";
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

/** @typedef {import("../types").Lobby} Lobby */

/**
 * What is left for a late-comer: to watch, or to play on for a bot.
 * @param {{found: Lobby, name: string, take: (seat: number) => void}} props
 */
function Late({ found, name, take }) {
  const bots = found.locked || found.over ? [] : found.players.filter(({ kind }) => kind === "bot");
  const says = found.over ? "over" : found.started ? "started" : "full";
  return html`<div class="stack late">
    <p class="lead">${t("join-" + says, { game: t("game-" + found.game) })}</p>
    ${
      found.started &&
      bots.length > 0 &&
      html`<p>${t("join-instead")}</p>
        <div class="rowof">
          ${bots.map(
            (player) =>
              html`<button
                type="button"
                class=${`button p${player.seat}`}
                key=${player.seat}
                disabled=${!name.trim()}
                onClick=${() => take(player.seat)}
              >
                ${h(Art, { id: "pawn-" + player.seat })}${called(player)}
              </button>`,
          )}
        </div>`
    }
    ${found.started && !found.over && found.locked && html`<p class="hint">${t("lobby-locked")}</p>`}
    <div class="rowof">
      <a class="button go" href=${(found.over ? "/result/" : "/t/") + found.table}>
        ${h(Icon, { name: found.over ? "crown" : "eye" })}${t(found.over ? "result-title" : "join-watch")}
      </a>
    </div>
  </div>`;
}

/**
 * Whoever sits down chooses a pawn among those that nobody has.
 * @param {{found: Lobby, liked: import("../vendor/vendor.js").Signal<number | null>}} props
 */
function Pawns({ found, liked }) {
  const free = found.players.filter(({ kind }) => kind === "empty");
  return html`<div class="field" role="group" aria-labelledby="l-pawn">
    <b id="l-pawn">${t("join-pawn")}</b>
    <div class="segments pawns">
      ${free.map(
        ({ seat }) => html`<button
          type="button"
          key=${seat}
          class=${"p" + seat}
          aria-label=${t("seat-name", { number: seat + 1 })}
          aria-pressed=${seat === (liked.value ?? free[0].seat) ? "true" : "false"}
          onClick=${() => put(liked, seat)}
        >
          ${h(Art, { id: "pawn-" + seat })}
        </button>`,
      )}
    </div>
  </div>`;
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const code = useSignal(codeIn(id));
  /** The session with this code: a class has the same box as a table. */
  const session = useSignal(/** @type {any} */ (null));
  const ComeIn = useLater(() => import("./session/come_in.js"), "ComeIn", !!session.value);
  const name = useSignal(playerName.value || randomName());
  const problem = useSignal("");
  const liked = useSignal(/** @type {number | null} */ (null));
  /** The table with this code, as soon as the code is whole. */
  const found = useSignal(/** @type {Lobby | null} */ (null));
  const whole = codeIn(code.value).length === 6 ? codeIn(code.value) : "";
  useEffect(() => {
    const seat = tablesHere().find((one) => whole && one.code === whole);
    const place = sessionsHere("person").find((one) => whole && one.code === whole);
    if (seat) go("/t/" + seat.table, true);
    else if (place) go("/s/" + place.session, true);
  }, []);
  const look = async () => {
    const asked = whole;
    try {
      const told = await post("/api/find", { code: asked });
      const lobby = told.session ? null : await read("/api/tables/" + told.table);
      if (asked !== codeIn(code.value)) return;
      found.value = lobby;
      session.value = told.session ? told : null;
    } catch (error) {
      if (asked === codeIn(code.value)) problem.value = problemOf(error);
    }
  };
  useEffect(() => {
    problem.value = "";
    found.value = session.value = null;
    liked.value = null;
    if (whole) void look();
  }, [whole]);
  /** @param {number | null} instead the seat of a bot */
  const sit = async (instead) => {
    problem.value = "";
    try {
      const got = await post("/api/join", {
        code: whole,
        name: name.value.trim(),
        seat: liked.value,
        instead_of: instead,
      });
      playerName.value = name.value.trim();
      keep(got.table, [{ seat: got.seat, token: got.token }], whole);
      go("/t/" + got.table);
    } catch (error) {
      problem.value = problemOf(error);
      if (error instanceof Refused && ["already_started", "table_full", "seat_taken"].includes(error.refusal.code))
        void look();
    }
  };
  const table = found.value;
  const late = table && (table.started || table.over || table.players.every(({ kind }) => kind !== "empty"));
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    if (!late) void sit(null);
  };
  const another = () => put(code, "");
  const title = `${t("join-title")} · ${t("tallystick")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (session.value) return ComeIn && h(ComeIn, { code: whole, found: session.value, look, change: another });
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
        ${!table?.over && h(NameField, { value: name })}
        ${table && !late && h(Pawns, { found: table, liked })}
        ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
        ${
          late
            ? h(Late, { found: table, name: name.value, take: sit })
            : html`<button class="button go big" disabled=${!whole}>${t("join-sit")}</button>`
        }
      </form>
    </main>`;
}
