// The own turn: play cards, mine, discard, and the way to trades, storing and paying. Everything offered here is in the
// list of legal moves.

import { Art, dress, Icon } from "../../shell/icon.js";
import { hints } from "../../shell/settings.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put, useEffect, useState } from "../../vendor/vendor.js";
import { meaning, same } from "./answer.js";
import { Badges, Coin, cardData, cardName, coinName, Panel, Token } from "./cards.js";
import { meant, needs, open, picked, putDown, send, server, tiles, usesOf } from "./choice.js";
import { filledWith, formsOf, may, movesOf } from "./forms.js";

await dress("games/blockchain", "panels", "choices");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */
/** @typedef {{scene: Scene, me: number, session: Session, options: Record<string, any>}} Props */

/** A panel in which coins are chosen. @param {Props & {name: "TradePanel" | "StorePanel"}} props */
function Coins(props) {
  const [panels, setPanels] = useState(/** @type {any} */ (null));
  useEffect(() => void import("./coins.js").then(setPanels), []);
  return panels ? h(panels[props.name], props) : html`<span class="dots"><i></i><i></i><i></i></span>`;
}

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

/** @param {Props} props */
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

/** @param {Props} props */
export function Discard(props) {
  const { scene, session } = props;
  if (picked.value)
    return h(CardUse, { ...props, card: picked.value, act: (/** @type {any} */ move) => send(session, move) });
  return html`<${Panel} title=${t("ch-discard-title")} sub=${t("ch-phase-discard")}>
    <p class="lead">${t("ch-discard-text", { count: scene.hand.length - 5 })}</p>
  <//>`;
}

/** The Action phase. @param {Props} props */
export function Act(props) {
  const { scene, session } = props;
  const legal = session.legal.value;
  const busy = session.waiting.value !== "";
  if (picked.value)
    return h(CardUse, { ...props, card: picked.value, act: (/** @type {any} */ move) => send(session, move) });
  const panel = may(legal, open.value) ? open.value : "";
  if (panel === "trade" || panel === "store")
    return h(Coins, { ...props, key: panel, name: panel === "trade" ? "TradePanel" : "StorePanel" });
  const mines = [
    ...movesOf(legal, "mine").map((move) => ({ count: move.count ?? 1, move })),
    ...formsOf(legal, "mine").map((form) => ({
      count: form.blanks.count.most,
      move: filledWith(form, { count: form.blanks.count.most }),
    })),
  ];
  const end = movesOf(legal, "end_turn")[0];
  const useful =
    may(legal, "play_block") || may(legal, "deploy") || may(legal, "trade") || may(legal, "store") || mines.length > 0;
  const hint = may(legal, "play_block")
    ? "ch-hint-block"
    : may(legal, "trade")
      ? "ch-hint-trade"
      : may(legal, "store")
        ? "ch-hint-store"
        : may(legal, "deploy")
          ? "ch-hint-deploy"
          : "ch-hint-end";
  const button = (
    /** @type {string} */ name,
    /** @type {string} */ art,
    /** @type {any} */ title,
    /** @type {any} */ small,
    /** @type {() => void} */ press,
  ) =>
    html`<button class=${`btn ghost do ${name}`} disabled=${busy} onClick=${press}>
      ${h(Art, { id: art })}
      <span>${title}<small>${small}</small></span>
    </button>`;
  const foot = html`
      ${
        may(legal, "trade") &&
        button("opentrade", "h-b-trade", t("ch-open-trade"), t("ch-left-of", { count: scene.badges.trade }), () =>
          put(open, "trade"),
        )
      }
      ${
        may(legal, "store") &&
        button("openstore", "h-b-store", t("ch-open-store"), t("ch-left-of", { count: scene.badges.store }), () =>
          put(open, "store"),
        )
      }
      ${mines
        .slice(0, 1)
        .map(({ count, move }) =>
          button("mineit", "h-b-mine", t("ch-mine", { count }), t("ch-mine-text"), () => send(session, move)),
        )}
      ${
        end &&
        html`<button
          class=${`btn ${useful ? "ghost" : "go"} do endit`}
          disabled=${busy}
          onClick=${() => send(session, end)}
        >
          ${h(Icon, { name: "check" })}
          <span>${t("ch-end-turn")}<small>${t(useful ? "ch-end-turn-early" : "ch-end-turn-text")}</small></span>
        </button>`
      }`;
  return html`<${Panel} title=${t("ch-your-turn")} sub=${t("ch-phase-action")} foot=${foot}>
    ${hints.value === "on" && html`<p class="hint">${t(hint)}</p>`}
    ${may(legal, "trade") && html`<p class="why">${t("ch-why-trade")}</p>`}
  <//>`;
}
