// What everybody sees of everybody: wallets, cold storage and Servers; the phase of the turn, its chained Blocks and
// what is left of its badges.

import { Copies, chipClass, clock, Who } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { Badges, Coin, CURRENCIES, cardData, cardName, coinName, Token, who } from "./cards.js";
import { isAsked } from "./choice.js";
import { sum } from "./forms.js";
import { change, signed } from "./scene.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */

export const FULL = 50;

/** What a player is doing, in a word. @param {Scene} scene @param {number} seat @param {number | null} me */
export function doing(scene, seat, me) {
  if (scene.out[seat]) return t("ch-is-out");
  if (scene.phase === "over") return "";
  if (scene.phase === "window") {
    if (scene.announced?.kind === "trade" && scene.announced.partner === seat && !scene.asked.includes(seat))
      return t("ch-asked-to-trade");
    return t(
      scene.asked.includes(seat) ? "ch-is-asked" : scene.attends[seat] === "always" ? "ch-has-answered" : "ch-by-order",
    );
  }
  return scene.active === seat ? t(seat === me ? "ch-own-turn" : "ch-is-playing") : "";
}

/** What a player has, in the wallet and in cold storage. @param {{scene: Scene, seat: number}} props */
const Coffers = ({ scene, seat }) => html`<ul class="five">
  ${CURRENCIES.map((currency, i) => {
    const by = change(scene, seat, currency);
    const stored = scene.stored[seat][i];
    return html`<li
      key=${currency}
      class=${currency + (stored === 10 ? " full" : "")}
      title=${coinName(currency)}
      data-explain="ch-wallet">
      ${h(Coin, { kind: currency })}
      <span class="vh">${coinName(currency)}, ${t("ch-wallet")} </span>
      <b class="w" data-purse=${`wallet${seat}`}>${scene.wallets[seat][i]}</b>
      ${(by[0] !== 0 || by[1] !== 0) && html`<span class=${"dl " + (by[1] > 0 ? "up" : "dn")}>${signed(by)}</span>`}
      <span class="cold" aria-hidden="true"><i style=${{ width: `${stored * 10}%` }}></i></span>
      <span class="vh">, ${t("ch-cold")} </span>
      <small aria-hidden="true">${stored === 10 ? "✓" : stored}</small>
      <span class="vh">${stored === 10 ? t("ch-full") : stored}</span>
    </li>`;
  })}
</ul>`;

/** A Server on the table: what it gives, and whether it counts. @param {{server: Scene["servers"][number]}} props */
export const ServerChip = ({ server }) => {
  const { card, paid, usable } = server;
  const state = t("ch-server-state", {
    state: paid ? "paid" : !usable ? "new" : "idle",
    price: cardData(card).pay ?? 0,
  });
  return html`<span
    data-explain=${"ch-" + card}
    class=${"sv" + (paid ? " on" : usable ? "" : " fresh")}
    title=${`${cardName(card)}: ${state}`}>
    ${h(Art, { id: "h-a-" + card })}
    <b>${cardName(card)}</b>
    ${h(Badges, { card })}
    <span class="vh">: ${state}</span>
    ${paid ? h(Icon, { name: "check", class: "ck" }) : !usable && html`<i aria-hidden="true">${t("ch-new")}</i>`}
  </span>`;
};

/** @param {{scene: Scene, seat: number, place: number, me: number | null, session?: Session | null}} props */
export function Vault({ scene, seat, place, me, session }) {
  const player = session?.lobby.value?.players[seat];
  const servers = scene.servers.filter((one) => one.seat === seat);
  const turn = scene.active === seat && scene.phase !== "over";
  const state = `${seat === me ? " me" : ""}${turn ? " turn-of" : ""}${scene.out[seat] ? " out" : ""}`;
  return html`<section
    class=${`panel ledger vault v${place}${state}`}
    id=${seat === me ? "ledger" : undefined}
    style=${{ "--vp": `var(--p${seat})` }}
    aria-label=${t("ch-vault-of", { who: seat === me ? "you" : "other", seat })}
  >
    <div class="vh1">
      ${h(Token, { seat })}
      <h2>${h(Who, { player, seat, me })}</h2>
      <em>${player?.asking === "missed" ? t("ch-passes-away") : doing(scene, seat, me)}</em>
      <span class="hc" data-explain="ch-hand" title=${t("ch-cards-in-hand", { count: scene.hands[seat] })}>
        ${h(Icon, { name: "cards" })}
        <b>${scene.hands[seat]}</b>
        <span class="vh"> ${t("ch-cards-in-hand", { count: scene.hands[seat] })}</span>
      </span>
      <span class="tot"><b data-purse=${"cold" + seat}>${sum(scene.stored[seat])}</b>/${FULL}</span>
    </div>
    <p class="svs">
      ${servers.length ? html`<span class="vh">${t("ch-servers")}</span>` : html`<small>${t("ch-no-servers")}</small>`}
      ${servers.map((server) => h(ServerChip, { key: server.number, server }))}
    </p>
    ${h(Coffers, { scene, seat })}
  </section>`;
}

/** Everybody's place around the ring: your own last. @param {Scene} scene @param {number | null} me */
export const around = (scene, me) =>
  scene.wallets.map((_, i) => (me === null ? i : (me + 1 + i) % scene.wallets.length));

/** @param {{scene: Scene, me: number | null, session: Session}} props */
export const Vaults = ({ scene, me, session }) =>
  html`<div class="vaults">
    ${around(scene, me).map((seat, i) =>
      h(Vault, { key: seat, scene, seat, me, session, place: seat === me ? 0 : i + 1 }),
    )}
  </div>`;

/** The cold storages above the ring on a phone. @param {{scene: Scene, me: number | null, session: Session}} props */
export function Chips({ scene, me, session }) {
  const players = session.lobby.value?.players ?? [];
  return html`<ul class="chips" aria-label=${t("ch-stored-of-all")} style=${{ "--n": scene.wallets.length }}>
    ${around(scene, me).map(
      (seat) =>
        html`<li
          key=${seat}
          data-explain="ch-cold"
          class=${chipClass(seat, { me, turn: scene.active === seat, player: players[seat], out: scene.out[seat] })}
        >
          ${h(Token, { seat })}
          <span>${who(seat, me)}</span>
          ${h(Art, { id: "h-b-store", class: "ic" })}
          <b data-purse=${"cold" + seat}>${sum(scene.stored[seat])}</b>
        </li>`,
    )}
  </ul>`;
}

const PHASES = ["mine", "pay", "action", "discard"];

/** @param {Scene} scene */
const phaseOf = (scene) =>
  scene.phase === "pay"
    ? 1
    : scene.phase === "action"
      ? 2
      : scene.phase === "window"
        ? scene.announced?.kind === "between"
          ? 4
          : 2
        : scene.phase === "discard"
          ? 3
          : scene.phase === "over"
            ? 4
            : 0;

/** The phase of the turn. @param {{scene: Scene, me: number | null}} props */
export function Phases({ scene, me }) {
  const now = phaseOf(scene);
  return html`<ol
    class="phases"
    data-explain="ch-phases"
    aria-label=${t("ch-phase-of", { turn: scene.turn, seat: scene.active, who: scene.active === me ? "you" : "other" })}
  >
    ${PHASES.map(
      (phase, i) =>
        html`<li
          key=${phase}
          class=${i < now ? "done" : i === now ? "now" : ""}
          aria-current=${i === now ? "step" : undefined}
        >
          <span>${t("ch-phase-" + phase)}</span>
        </li>`,
    )}
  </ol>`;
}

/** Milliseconds until the clock ends the open window; null when none runs. @param {any} session @param {Scene} scene */
export function useTimeLeft(session, scene) {
  const wait = session?.wait?.value;
  const running = wait && scene.phase === "window" && wait.number === session.view.value?.window;
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!running) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running, wait?.number]);
  return running ? Math.max(0, wait.endsAt - now) : null;
}

/** The time to answer, or the turn. @param {{session: Session, scene: Scene}} props */
export function Timer({ session, scene }) {
  const left = useTimeLeft(session, scene);
  if (left !== null && (session.seat.value === null || isAsked(scene, session)))
    return html`<span class=${"timer" + (left < 6000 ? " late" : "")} role="timer">
      ${h(Icon, { name: "clock" })}
      <span class="vh">${t("ch-time-left")}</span> ${clock(left + 999)}
    </span>`;
  return html`<span class="timer rounds">
    ${h(Icon, { name: "hex" })}
    <span class="vh">${t("ch-turn-word")}</span>
    ${scene.turn}
  </span>`;
}

/** @param {Scene} scene @returns {[string, number, number][]} */
const left = ({ badges }) => [
  ["mine", badges.mine, badges.mine_total],
  ["chain", badges.plays, badges.plays_total],
  ["trade", badges.trade, badges.trade_total],
  ["store", badges.store, badges.store_total],
];

/** What is left of each badge, in one row for a phone. @param {{scene: Scene}} props */
export const Left = ({ scene }) =>
  html`<ul class="mini" aria-label=${t("ch-left")}>
    <li>${t("ch-left-word")}</li>
    ${left(scene).map(
      ([badge, count]) =>
        html`<li key=${badge} class=${count ? "" : "nil"} data-explain=${"ch-badge-" + badge}>
          ${h(Art, { id: "h-b-" + badge })}
          <span>${t("ch-badge-" + badge)}</span>
          <b>${count}</b>
        </li>`,
    )}
  </ul>`;

/** A Block as a container with its badges. @param {{card: string}} props */
const Container = ({ card }) =>
  html`<li class="ctr" data-explain=${"ch-" + card}><b>${cardName(card)}</b><span>${h(Badges, { card })}</span></li>`;

/**
 * The Blocks of this turn, chained, and what is left of its badges.
 * @param {{scene: Scene, me: number | null, session?: Session, extra?: any}} props
 */
export function Turn({ scene, me, session, extra }) {
  const title =
    scene.phase === "over"
      ? t("ch-harbour-closed")
      : t("ch-turn-of", { who: scene.active === me ? "you" : "other", seat: scene.active });
  const played = t("ch-blocks-played", { count: scene.blocks.length });
  return html`<section class="panel chain thisturn" id="chain" aria-label=${`${title} – ${played}`}>
    <div class="turnhead"><h2 id="h-turn">${title}</h2>${session && h(Copies, { session })}</div>
    <ol class="train" tabindex="0" aria-label=${played}>
      ${
        scene.blocks.length
          ? scene.blocks.map(
              (card, i) =>
                html`
                  ${
                    i > 0 &&
                    html`<li class="lk" aria-hidden="true" key=${"link" + i}>
                      <svg viewBox="0 0 44 24">
                        <rect x="3" y="5" width="22" height="14" rx="7" />
                        <rect x="19" y="5" width="22" height="14" rx="7" />
                      </svg>
                    </li>`
                  }
                  ${h(Container, { key: i, card })}`,
            )
          : html`<li class="ctr bare">${t("ch-no-blocks")}</li>`
      }
    </ol>
    <ul class="left">
      ${left(scene).map(
        ([badge, count, total]) =>
          html`<li
            key=${badge}
            class=${count ? "" : "nil"}
            data-explain=${"ch-badge-" + badge}
            title=${t("ch-left-" + badge, { count })}
          >
            <span class="ln">${t("ch-badge-" + badge)}</span>
            <strong>${h(Art, { id: "h-b-" + badge })}${count}<small>/${total}</small></strong>
          </li>`,
      )}
    </ul>
    ${
      scene.badges.locked > 0 &&
      html`<p class="locked">${h(Icon, { name: "lock" })}${t("ch-locked", { count: scene.badges.locked })}</p>`
    }
    <p
      class="deckline"
      data-explain="ch-deck">${t("ch-deck", { count: scene.deck, discards: scene.discards.length })}</p>
    ${extra}
  </section>`;
}
