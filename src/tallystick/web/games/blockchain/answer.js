// A reaction window: what is announced, the pile of Hacks, what happens if everybody passes, who has answered, and
// one's own answer; loaded when first needed.

import { useLater } from "../../shell/around.js";
import { Art, dress, Icon } from "../../shell/icon.js";
import { hints, onlyUseful } from "../../shell/settings.js";
import { nameOf, t, weighted } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { Coin, cardName, coinName, coinsText, Token, who } from "./cards.js";
import { keptBy, orders, picked } from "./choice.js";
import { movesOf } from "./forms.js";
import { ANSWERS_AFTER, pass, reply } from "./quiet_answers.js";
import { useTimeLeft } from "./vaults.js";

await dress("games/blockchain", "choices");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */

/** Everybody, in the order in which answers count. @param {{scene: Scene, me: number | null}} props */
function Asked({ scene, me }) {
  const count = scene.wallets.length;
  const last = scene.stack.length ? scene.stack[scene.stack.length - 1].seat : scene.active;
  const order = Array.from({ length: count }, (_, i) => (last + 1 + i) % count).filter((seat) => !scene.out[seat]);
  return html`<ol class="ask" aria-label=${t("ch-who-asked")} style=${{ "--n": order.length }}>
    ${order.map((seat) => {
      const waits = scene.asked.includes(seat);
      return html`<li
        key=${seat}
        class=${waits ? (seat === me ? "asked" : "waits") : "passed"}
        aria-current=${waits && seat === me ? "step" : undefined}
      >
        ${h(Token, { seat })}
        <b>${who(seat, me)}</b>
        <em>
          ${
            waits
              ? t(seat === me ? "ch-you-asked" : "ch-thinks")
              : html`${h(Icon, { name: "check" })}${t("ch-answered")}`
          }
        </em>
      </li>`;
    })}
  </ol>`;
}

/** What is announced, in a strip. @param {{scene: Scene, me: number | null}} props */
function Announcement({ scene, me }) {
  const deal = scene.announced;
  if (!deal) return null;
  const actor = deal.seat === me ? "you" : "other";
  if (deal.kind === "trade") {
    const partner = deal.partner === me ? "you" : "other";
    return html`<div class="offer" style=${{ "--one": `var(--${deal.give}-t)`, "--two": `var(--${deal.take}-t)` }}>
      <div>
        <small>${t("ch-gives", { who: actor, seat: deal.seat })}</small>
        <span>
          ${h(Coin, { kind: deal.give })}
          <b>${deal.would_give || (scene.ring.find((one) => one.tile === deal.from_tile)?.die ?? 0)}</b>
          ${" "}${coinName(deal.give)}
        </span>
      </div>
      ${h(Art, { id: "h-b-trade", class: "sw" })}
      <div>
        <small>${t("ch-asks", { who: actor, partner, seat: deal.partner ?? 0 })}</small>
        <span>${h(Coin, { kind: deal.take })}<b>${deal.ask}</b> ${coinName(deal.take)}</span>
      </div>
    </div>`;
  }
  const args = {
    who: actor,
    seat: deal.seat,
    card: deal.card ? cardName(deal.card) : "",
    coins: coinsText(deal.coins),
    tile: deal.tile ? coinName(deal.tile) : "none",
  };
  return html`<p class="offer plain">
    ${h(Token, { seat: deal.seat })}
    <span>${t("ch-announced-" + deal.kind, args)}</span>
  </p>`;
}

/** What a Hack does when it works. @param {import("./types").Stacked} one @param {Scene} scene */
function effect(one, scene) {
  const server = scene.servers.find((found) => found.number === one.server);
  return t("ch-will-" + one.card, {
    tiles: one.tiles.map(coinName).join(" · "),
    server: server ? cardName(server.card) : "",
    owner: server ? nameOf(server.seat) : "",
    seat: scene.active,
  });
}

/**
 * The pile from the first to take effect to the last, then the action itself.
 * @param {{scene: Scene, me: number | null, options: Record<string, any>}} props
 */
function IfAllPass({ scene, me, options }) {
  const deal = scene.announced;
  const pile = scene.stack.map((one, i) => ({ one, number: i + 1 }));
  if (options.hack_order !== "first_first") pile.reverse();
  const works = scene.stack.filter((one) => !one.void);
  const has = (/** @type {string[]} */ cards) => works.some((one) => cards.includes(one.card));
  const last =
    !deal || deal.kind === "hack"
      ? ""
      : deal.kind === "trade"
        ? has(["scam"])
          ? "ch-then-scam"
          : has(["flash_swap", "shock"])
            ? "ch-then-new-dice"
            : deal.would_give
              ? "ch-then-trade"
              : "ch-then-cannot"
        : "ch-then-" + deal.kind;
  const args = deal
    ? {
        who: deal.seat === me ? "you" : "other",
        seat: deal.seat,
        partner: deal.partner ?? 0,
        give: deal.would_give,
        got: deal.would_get,
        giving: deal.give ? coinName(deal.give) : "",
        taking: deal.take ? coinName(deal.take) : "",
        card: deal.card ? cardName(deal.card) : "",
        coins: deal.coins.reduce((sum, one) => sum + one, 0),
      }
    : {};
  if (!pile.length && !last) return null; // everybody has answered
  return html`
    <h3 class=${pile.length || deal?.kind === "trade" ? "" : "plainly"}>
      ${t(pile.length ? "ch-if-all-pass-pile" : "ch-if-all-pass")}
    </h3>
    <ol class="steps">
      ${pile.map(
        ({ one, number }) =>
          html`<li key=${number} class=${one.void ? "s-no" : "s-ok"}>
            <i>${number}</i>
            <span>
              ${
                one.void
                  ? html`<b><s>${cardName(one.card)}</s></b> (${who(one.seat, me)}) ${t("ch-is-discarded")}`
                  : html`<b>${cardName(one.card)}</b> (${who(one.seat, me)}) ${effect(one, scene)}`
              }
            </span>
          </li>`,
      )}
      ${
        last &&
        html`<li key="then" class="s-tr">
          <i>
            ${h(Art, {
              id:
                deal?.kind === "trade"
                  ? "h-b-trade"
                  : deal?.kind === "store"
                    ? "h-b-store"
                    : deal?.kind === "deploy"
                      ? "h-k-server"
                      : "h-k-block",
            })}
          </i>
          <span>${weighted(t(last, args))}</span>
        </li>`
      }
    </ol>`;
}

/** Seconds until a kept answer leaves. @param {number} window */
function useLeaving(window) {
  const [start, setStart] = useState(performance.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    setStart(performance.now());
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [window]);
  return Math.max(0, Math.ceil((start + ANSWERS_AFTER - now) / 1000));
}

/** While others answer. @param {{scene: Scene, me: number, options: Record<string, any>}} props */
export const Others = ({ scene, me, options }) => html`
  <div class="rhead">
    <h2 id="h-react">${t("ch-others-answer")}</h2>
    <span class="sub">${t("ch-window")}</span>
  </div>
  ${h(Asked, { scene, me })}${h(Announcement, { scene, me })}${h(IfAllPass, { scene, me, options })}`;

/** @param {{scene: Scene, me: number, session: Session, options: Record<string, any>, mine: boolean}} props */
export function Answer({ scene, me, session, options, mine }) {
  const legal = mine ? session.legal.value : [];
  const CardUse = useLater(() => import("./deciding.js"), "CardUse", mine && picked.value !== "");
  const quiet = onlyUseful.value === "on";
  const seconds = useLeaving(scene.window);
  const left = useTimeLeft(session, scene);
  const useful = scene.hand.filter((one) => one.useful);
  const hacks = movesOf(legal, "answer").filter((move) => move.hack);
  const kept = keptBy(session).value;
  const chosen = mine && kept?.window === scene.window ? kept.move : null;
  const busy = session.waiting.value !== "";
  const rest = orders(legal).get("not_this_turn");
  const title = !mine ? t("ch-others-answer") : quiet && !useful.length ? t("ch-passing-for-you") : t("ch-your-answer");
  const says = chosen
    ? t("ch-kept", { what: chosen.hack ? cardName(chosen.hack.card) : "pass", seconds })
    : quiet && mine
      ? t(useful.length ? "ch-quiet-useful" : "ch-quiet-none", { seconds })
      : "";
  return html`
    <div class="rhead">
      <h2 id="h-react">${title}</h2>
      <span class="sub">
        ${left === null ? t("ch-window") : t("ch-window-left", { seconds: Math.ceil(left / 1000) })}
      </span>
    </div>
    ${h(Asked, { scene, me })}${h(Announcement, { scene, me })}${h(IfAllPass, { scene, me, options })}
    ${says && html`<p class="quietly" role="status">${says}</p>`}
    ${
      mine && picked.value
        ? CardUse &&
          h(CardUse, { scene, session, card: picked.value, act: (/** @type {any} */ move) => reply(session, move) })
        : mine &&
          hints.value === "on" &&
          !says &&
          html`<p class="hint">
            ${t(hacks.length ? (useful.length ? "ch-hint-useful" : "ch-hint-useless") : "ch-hint-no-hack", {
              cards: useful.map((one) => cardName(one.card)).join(", "),
            })}
          </p>`
    }
    ${
      mine &&
      !picked.value &&
      html`<div class="acts">
        <button class="btn go passit" disabled=${busy} onClick=${() => reply(session, pass(legal))}>
          <span>${t("ch-pass")}<small>${t("ch-pass-text")}</small></span>
        </button>
        ${
          rest &&
          html`<button class="btn ghost restit" disabled=${busy} onClick=${() => reply(session, rest)}>
            <span>${t("ch-rest")}<small>${t("ch-rest-text")}</small></span>
          </button>`
        }
      </div>`
    }`;
}
