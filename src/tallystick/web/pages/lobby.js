// Before the start: the code for the others, who is here, and what the host may do.

import { openRules, Refusal, useLater } from "../shell/around.js";
import { Header } from "../shell/header.js";
import { read } from "../shell/http.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { forget } from "../shell/keys.js";
import { useOrigin } from "../shell/origin.js";
import { go } from "../shell/router.js";
import { answered, called, loadFurther, loadRules, message, rich, t } from "../shell/words.js";
import { h, html, useEffect, useState } from "../vendor/vendor.js";

await Promise.all([dress("styles", "plain", "plain_sizes"), loadFurther("pages")]);

/** The code, big enough to read from the last row. @param {{code: string}} props */
export function Invitation({ code }) {
  const origin = useOrigin();
  return html`<div class="invitation">
    <img class="qr" src=${`/qr/${code}.svg?at=${encodeURIComponent(origin)}`} alt=${t("lobby-qr")} />
    <div>
      <p class="hint">${t("lobby-code")}</p>
      <p class="bigcode" aria-label=${[...code].join(" ")}>${code.slice(0, 3)}<i></i>${code.slice(3)}</p>
      <p class="hint address">${new URL(origin).host}</p>
    </div>
  </div>`;
}

/**
 * Who may come: everybody with the code, or nobody new.
 * @param {{session: import("../live/session.js").Session}} props
 */
function Gate({ session }) {
  const lobby = session.lobby.value;
  if (!lobby) return null;
  const code = lobby.locked ? null : lobby.code;
  return html`
    ${code ? h(Invitation, { code }) : html`<p class="lead">${t(lobby.locked ? "lobby-locked" : "lobby-secret")}</p>`}
    ${
      session.isHost.value &&
      lobby.stands_in_for === null &&
      html`<div class="rowof">
        <button class="button small" onClick=${() => session.host(lobby.locked ? "unlock" : "lock")}>
          ${t(lobby.locked ? "lobby-unlock" : "lobby-lock")}
        </button>
        ${
          code &&
          html`<button class="button small" onClick=${() => session.host("new_code")}>
            ${t("lobby-new-code")}
          </button>`
        }
      </div>`
    }`;
}

/** @param {{session: import("../live/session.js").Session, player: import("../types").Player}} props */
function Seat({ session, player }) {
  const host = session.isHost.value;
  const me = session.seat.value === player.seat;
  return html`<li class=${`p${player.seat}${player.kind === "empty" ? " empty" : ""}`}>
    ${h(Art, { id: "pawn-" + player.seat })}
    <span>
      <b>${player.kind === "empty" ? t("lobby-empty") : called(player)}</b>
      <em>
        ${[
          player.kind === "bot"
            ? `${t("is-a-bot")} · ${t("bot-" + player.bot)}`
            : me
              ? t("you")
              : player.kind === "person" && !player.here
                ? t("is-away")
                : "",
          session.lobby.value?.host === player.seat && t("lobby-host"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </em>
    </span>
    ${
      host &&
      player.kind === "empty" &&
      html`<button class="button small" onClick=${() => session.host("bot", { seat: player.seat, bot: "good" })}>
        ${h(Icon, { name: "bot" })}${t("lobby-add-bot")}
      </button>`
    }
    ${
      host &&
      session.lobby.value?.stands_in_for === null &&
      player.kind !== "empty" &&
      !me &&
      html`<button
        class="button small"
        aria-label=${t("lobby-remove", { name: called(player) })}
        onClick=${() => session.host("remove", { seat: player.seat })}
      >
        ${h(Icon, { name: "close" })}
      </button>`
    }
  </li>`;
}

/**
 * Something to do while the table fills: how the game is played.
 * @param {{game: string, options: Record<string, any>}} props
 */
function Waiting({ game, options }) {
  const [all, setAll] = useState(/** @type {any} */ (null));
  const Round = useLater(() => import("./how_to.js"), "Round", true);
  useEffect(() => void import("./rulebook.js").then(({ fetchRules }) => fetchRules(game)).then(setAll), [game]);
  if (!Round || !all?.rules.mark) return null;
  return html`<section class="panel lobbyrules">
    <h2>${t("how-to")}</h2>
    ${h(Round, { all, options })}
    <button class="button" onClick=${() => openRules()}>${t("how-to-rules")}</button>
  </section>`;
}

/** What is not as usual at this table. @param {{lobby: import("../types").Lobby}} props */
function Agreed({ lobby }) {
  const [usual, setUsual] = useState(/** @type {Record<string, any> | null} */ (null));
  useEffect(() => {
    read("/api/games").then(
      (/** @type {any[]} */ games) => {
        const options = games.find(({ name }) => name === lobby.game)?.options ?? [];
        setUsual(Object.fromEntries(options.map((/** @type {any} */ option) => [option.name, option.default])));
      },
      () => {},
    );
  }, [lobby.game]);
  const differ = Object.entries(lobby.options)
    .filter(([name, value]) => usual && usual[name] !== value)
    .map(([name, value]) => ["option-" + name.replaceAll("_", "-"), value])
    .filter(([id]) => message(id));
  return html`
    ${lobby.ledger_by_hand && html`<p><b>${t("lobby-by-hand")}</b></p>`}
    ${
      usual &&
      (differ.length
        ? html`<h3>${t("lobby-options")}</h3>
          <ul class="chosen">
            ${differ.map(([id, value]) => {
              const said = { option: t(id), answer: answered(id, value) };
              return html`<li key=${id}>${rich("lobby-option", said)}</li>`;
            })}
          </ul>`
        : html`<p class="hint">${t("lobby-standard")}</p>`)
    }`;
}

/** @param {{session: import("../live/session.js").Session, sessions: import("../live/session.js").Session[]}} props */
export function Lobby({ session, sessions }) {
  const lobby = session.lobby.value;
  useEffect(() => void (lobby && loadRules(lobby.game)), [lobby?.game]);
  useEffect(() => void (lobby?.broken_off && loadFurther("record")), [lobby?.broken_off]);
  if (!lobby) return null;
  const waiting = lobby.players.filter((player) => player.kind === "empty").length;
  const leave = () => {
    for (const one of sessions) one.leave();
    forget(session.table);
    go("/");
  };
  const title = t("title-of", { page: t("lobby-title"), game: t("game-" + lobby.game) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return html`
    ${h(Header, { title: t("game-" + lobby.game), sub: t("lobby-title") })}
    <main class="page lobby">
      <section class="panel" aria-label=${t("lobby-code")}>
        ${h(Gate, { session })}
      </section>
      <section class="panel">
        <h2>${t("lobby-players")}</h2>
        <ul class="seats">${lobby.players.map((player) => h(Seat, { key: player.seat, session, player }))}</ul>
        <p class="hint" aria-live="polite">
          ${waiting ? t("lobby-waiting", { count: waiting, host: String(session.isHost.value) }) : t("lobby-full")}
          ${lobby.watching ? ` · ${t("lobby-watching", { count: lobby.watching })}` : ""}
        </p>
        ${
          lobby.broken_off > 0 &&
          html`<p class="hint" role="status">${t("chance-broken-off", { next: lobby.broken_off + 1 })}</p>`
        }
        ${
          session.isHost.value &&
          lobby.stands_in_for === null &&
          lobby.players.some((player) => player.kind === "person" && player.seat !== lobby.host) &&
          html`<p class="hint">${t("lobby-remove-help")}</p>`
        }
        ${h(Agreed, { lobby })}
        ${
          lobby.decision_seconds > 0 &&
          html`<p class="chosen">${t("new-decision", { seconds: lobby.decision_seconds })}</p>`
        }
        ${h(Refusal, { refusal: session.refusal.value })}
        <div class="rowof lobbyact">
          ${
            session.isHost.value
              ? html`<button class="button go big" disabled=${waiting > 0} onClick=${() => session.host("start")}>
                ${h(Icon, { name: "play" })}${t("lobby-start")}
              </button>`
              : session.key
                ? html`<p class="lead">${t("lobby-wait-host")}</p>`
                : html`
                  <p class="lead">${t("table-watching")}</p>
                  ${
                    waiting > 0 &&
                    lobby.code &&
                    html`<a class="button go" href=${"/join/" + lobby.code}>${t("join-sit")}</a>`
                  }`
          }
          <a class="button" href=${"/projector/" + session.table} target="_blank">${t("menu-projector")}</a>
          ${
            session.key &&
            html`<button class="button" onClick=${leave}>${h(Icon, { name: "leave" })}${t("menu-leave")}</button>`
          }
        </div>
      </section>
      ${h(Waiting, { game: lobby.game, options: lobby.options })}
    </main>`;
}
