// The pay office: everybody's coins, what everybody knows of their cards, and the order of the round.

import { Balance, Copies, chipClass, Who } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Held } from "./hand.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** What a player is doing, in a word. @param {Scene} scene @param {number} seat @param {number | null} me */
export function doing(scene, seat, me) {
  if (scene.phase === "over") return "";
  if (scene.to_act.includes(seat))
    return t(seat === me ? "cm-to-play" : scene.phase === "roll" ? "cm-throws" : "cm-thinking");
  if (scene.phase === "roll") return scene.throws[seat] ? t("cm-threw", { value: scene.throws[seat] }) : "";
  const claim = scene.blocks.find((block) => block.claims.some((one) => one.seat === seat));
  if (scene.turns[seat] === "claimed") return claim ? t("cm-did-claim", { block: claim.number }) : "";
  const card = scene.forming?.cards.find((one) => one.seat === seat);
  if (card) return t("cm-did-play", { value: card.value, swapped: scene.substituted[seat] ? "yes" : "no" });
  return scene.turns[seat] === "undecided" ? "" : t("cm-did-" + scene.turns[seat]);
}

/** Coins in piles of ten. @param {{coins: number}} props */
function Piles({ coins }) {
  const piles = Math.ceil(coins / 10);
  const pitch = Math.min(38, 232 / Math.max(1, piles));
  const width = Math.min(32, pitch - 4);
  return html`<svg viewBox="0 0 236 46" preserveAspectRatio="xMinYMax meet" class="stackpic" aria-hidden="true">
    <rect x="0" y="40" width="236" height="5" rx="2.5" class="shelf" />
    ${Array.from(
      { length: coins },
      (_, k) =>
        html`<g
          key=${k}
          class="coinin"
          transform=${`translate(${4 + Math.floor(k / 10) * pitch} ${34.5 - (k % 10) * 3.7})`}
        >
          <rect width=${width} height="6" rx="3" class="cn" />
          <path d=${`M4 1.8h${width * 0.6}`} class="ch" />
        </g>`,
    )}
  </svg>`;
}

/** @param {{scene: Scene, me: number | null, session: import("../../live/session.js").Session, extra?: any}} props */
export function Office({ scene, me, session, extra }) {
  const players = session.lobby.value?.players ?? [];
  return html`<section
    class="panel ledger scores"
    id="ledger"
    aria-labelledby="h-ledger"
    data-many=${scene.coins.length > 4 ? "yes" : "no"}
  >
    <h2 id="h-ledger">${t("cm-office")}</h2>
    <p class="sub">${t("cm-office-sub")}</p>
    <ul class="pay">
      ${scene.coins.map(
        (coins, seat) => html`<li
          key=${seat}
          class=${`p${seat}${seat === me ? " me" : ""}${scene.to_act.includes(seat) ? " turn" : ""}`}
        >
          <div class="row">
            <span class="tok">${h(Art, { id: "pawn-" + seat })}</span>
            <span class="nm">
              <span class="whois">
                ${h(Who, { player: players[seat], seat, me })}
                ${
                  scene.phase === "play" &&
                  scene.starter === seat &&
                  html`<em class="lampm" title=${t("cm-starter")}>
                    ${h(Icon, { name: "lamp" })}
                    <span class="vh">${t("cm-starter")}</span>
                  </em>`
                }
              </span>
              <em class="did">${doing(scene, seat, me)}</em>
            </span>
            <strong>
              ${h(Balance, { value: coins, seat })}<span data-explain="cm-coins">${h(Art, { id: "i-coin" })}</span>
              <span class="vh"> ${t("cm-coins-word", { count: coins })}</span>
            </strong>
          </div>
          ${h(Piles, { coins })}
          <p class="facts">
            <span title=${t("result-blocks", { count: scene.won[seat] })}>
              ${h(Icon, { name: "wagon" })}${scene.won[seat]}
              <span class="vh"> ${t("result-blocks-word")}</span>
            </span>
            <span>${h(Icon, { name: "card" })}${t("cm-cards-left", { count: scene.hands[seat] })}</span>
            ${h(Held, { scene, seat })}
          </p>
        </li>`,
      )}
    </ul>
    ${extra}
    <div class="deckline">
      <span class="bk" aria-hidden="true"></span>
      <p><b>${t("cm-deck", { count: scene.deck })}</b> ${t("cm-deck-text")}</p>
    </div>
    ${h(Copies, { session })}
  </section>`;
}

/**
 * The coins above the yard on a phone.
 * @param {{scene: Scene, me: number | null, session: import("../../live/session.js").Session}} props
 */
export function Chips({ scene, me, session }) {
  const players = session.lobby.value?.players ?? [];
  return html`<ul
    class="chips"
    aria-label=${t("cm-coins-of-all")}
    data-many=${scene.coins.length > 4 ? "yes" : "no"}
    style=${{ "--n": scene.coins.length }}
  >
    ${scene.coins.map(
      (coins, seat) =>
        html`<li
          key=${seat}
          data-explain="cm-coins"
          class=${chipClass(seat, { me, turn: scene.to_act.includes(seat), player: players[seat] })}
        >
          ${h(Art, { id: "pawn-" + seat })}
          <span>${seat === me ? t("you") : nameOf(seat)}</span>
          ${h(Balance, { value: coins, seat })}
        </li>`,
    )}
  </ul>`;
}

/** The round, and who has had a turn. @param {{scene: Scene, me: number | null}} props */
export function Order({ scene, me }) {
  const done = (/** @type {number} */ seat) =>
    scene.phase === "roll" ? scene.throws[seat] > 0 : scene.turns[seat] !== "undecided";
  return html`<div class="order" data-many=${scene.order.length > 4 ? "yes" : "no"}>
    <b class="rd">${h(Icon, { name: "lamp" })}${scene.round ? t("cm-round", { round: scene.round }) : t("cm-start")}</b>
    <ol aria-label=${t("cm-order", { round: scene.round })}>
      ${scene.order.map((seat, place) => {
        const now = scene.to_act.includes(seat);
        const ticked = done(seat) && !now;
        return html`<li
          key=${seat}
          class=${now ? "now" : ticked ? "done" : ""}
          aria-current=${now ? "step" : undefined}
        >
          ${h(Art, { id: "pawn-" + seat })}
          <span>${seat === me ? t("you") : nameOf(seat)}</span>
          ${place === 0 && scene.round > 0 && html`<em class="first">${t("cm-first")}</em>`}
          ${ticked && html`${h(Icon, { name: "check", class: "ck" })}<span class="vh">${t("cm-has-acted")}</span>`}
        </li>`;
      })}
    </ol>
  </div>`;
}
