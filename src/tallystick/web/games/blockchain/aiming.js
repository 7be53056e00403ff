// A card that was picked up and is aimed, and a tile of the ring that is laid. Loaded when first wanted.

import { Art, dress, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put } from "../../vendor/vendor.js";
import { meaning, same } from "./answer.js";
import { Badges, Coin, cardData, cardName, coinName, Panel, Token } from "./cards.js";
import { meant, needs, putDown, send, server, tiles, usesOf } from "./choice.js";
import { movesOf } from "./forms.js";

await dress("games/blockchain", "panels", "choices");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */

/**
 * A card that was picked up: what it does, what to aim it at, what that leads to, and the button that plays it.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {number} props.me
 * @param {Session} props.session
 * @param {Record<string, any>} props.options
 * @param {string} props.card
 * @param {(move: any) => void} props.act
 * @param {any} [props.sub]
 * @param {boolean} [props.mine]
 */
export function CardUse({ scene, me, session, options, card, act, sub, mine = true }) {
  const uses = mine ? usesOf(session.legal.value, card) : [];
  const { tiles: count, servers } = needs(uses);
  const use = meant(uses, tiles.value, servers.length ? server.value : 0);
  const kind = cardData(card).kind;
  const move = uses[0]?.move ?? "";
  const aim = count
    ? t("ch-aim-tiles", { count, chosen: tiles.value.map(coinName).join(" · ") || "none" })
    : servers.length
      ? t("ch-aim-server")
      : "";
  const busy = session.waiting.value !== "";
  const then = scene.ahead?.uses.find((one) => use?.hack && same(use.hack, one))?.outcome;
  const bring = then ? meaning(scene, then, me).short : "";
  const idle = kind === "hack" && move === "answer" && use && !then;
  const foot = html`
    ${
      uses.length > 0 &&
      html`<button class="btn go useit" disabled=${busy || !use} onClick=${() => act(use)}>
        ${h(Art, { id: "h-k-" + kind })}
        <span>
          ${t("ch-use-" + (move === "discard" ? "discard" : kind), { card: cardName(card) })}
          <small>${idle ? t("ch-no-use") : bring || t("ch-short-" + (kind === "hack" ? card : kind))}</small>
        </span>
      </button>`
    }
    <button class="btn ghost backit" onClick=${putDown}><span>${t("ch-put-back")}</span></button>`;
  return html`<${Panel} title=${cardName(card)} sub=${sub ?? t("ch-kind-" + kind)} foot=${foot}>
    <p class="does">${h(Badges, { card, price: true })} ${t("ch-does-" + card, options)}</p>
    ${kind === "server" && html`<p class="why">${t("ch-effect-server")}</p>`}
    ${aim && html`<p class="aim" role="status">${h(Icon, { name: count ? "hex" : "idea" })}${aim}</p>`}
    ${
      servers.length > 0 &&
      html`<div class="pickrow servers" role="group" aria-label=${t("ch-servers")}>
        ${scene.servers
          .filter((one) => servers.includes(one.number))
          .map(
            (one) =>
              html`<button
                key=${one.number}
                aria-pressed=${server.value === one.number ? "true" : "false"}
                onClick=${() => put(server, one.number)}
              >
                ${h(Token, { seat: one.seat })}
                <span>${cardName(one.card)}<small>${nameOf(one.seat)} ${h(Badges, { card: one.card })}</small></span>
              </button>`,
          )}
      </div>`
    }
  <//>`;
}

/** @param {{session: Session}} props */
export function Arrange({ session }) {
  return html`<${Panel} title=${t("ch-arrange-title")}>
    <p class="lead">${t("ch-arrange-text")}</p>
    <div class="pickrow tilepick" role="group" aria-label=${t("ch-arrange-title")}>
      ${movesOf(session.legal.value, "place").map(
        (move) =>
          html`<button
            key=${move.tile}
            class="placeit"
            disabled=${session.waiting.value !== ""}
            onClick=${() => send(session, move)}
          >
            ${h(Coin, { kind: move.tile })}
            <span>${coinName(move.tile)}</span>
          </button>`,
      )}
    </div>
  <//>`;
}
