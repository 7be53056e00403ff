// The own turn: play cards, mine, discard, and the way to trades, storing and paying. Everything offered here is in the
// list of legal moves.

import { Art, dress, Icon } from "../../shell/icon.js";
import { hints } from "../../shell/settings.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put, useEffect, useState } from "../../vendor/vendor.js";
import { Coin, cardData, cardName, coinName, Token } from "./cards.js";
import { meant, needs, open, picked, putDown, send, server, tiles, usesOf } from "./choice.js";
import { filledWith, formsOf, may, movesOf } from "./forms.js";

await dress("games/blockchain", "choices");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */
/** @typedef {{scene: Scene, me: number, session: Session}} Props */

/** A panel in which coins are chosen. @param {Props & {name: "TradePanel" | "StorePanel"}} props */
function Coins(props) {
  const [panels, setPanels] = useState(/** @type {any} */ (null));
  useEffect(() => void import("./coins.js").then(setPanels), []);
  return panels ? h(panels[props.name], props) : html`<span class="dots"><i></i><i></i><i></i></span>`;
}

/**
 * A card that was picked up: what it does, what to aim it at, and the button that plays it.
 * @param {{scene: Scene, session: Session, card: string, act: (move: any) => void}} props
 */
export function CardUse({ scene, session, card, act }) {
  const uses = usesOf(session.legal.value, card);
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
  const idle = kind === "hack" && move === "answer" && !scene.hand.some((one) => one.card === card && one.useful);
  return html`<div class="carduse">
    <p class="lead">
      <b>${cardName(card)}</b>
      ${" "}
      ${t(
        kind === "hack"
          ? `named-${card}.text`
          : kind === "server"
            ? "ch-effect-server"
            : card === "volatility" && count
              ? "ch-effect-volatility"
              : "ch-effect-block",
      )}
    </p>
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
                <span>${cardName(one.card)}<small>${nameOf(one.seat)}</small></span>
              </button>`,
          )}
      </div>`
    }
    <div class="acts">
      <button class="btn go useit" disabled=${busy || !use} onClick=${() => act(use)}>
        ${h(Art, { id: "h-k-" + kind })}
        <span>
          ${t("ch-use-" + (move === "discard" ? "discard" : kind), { card: cardName(card) })}
          <small>${idle ? t("ch-no-use") : t("ch-short-" + (kind === "hack" ? card : kind))}</small>
        </span>
      </button>
      <button class="btn ghost" onClick=${putDown}><span>${t("ch-put-back")}</span></button>
    </div>
  </div>`;
}

/** @param {Props} props */
export function Arrange({ session }) {
  return html`
    <div class="rhead"><h2 id="h-react">${t("ch-arrange-title")}</h2></div>
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
    </div>`;
}

/** @param {Props} props */
export function Discard({ scene, session }) {
  return html`
    <div class="rhead">
      <h2 id="h-react">${t("ch-discard-title")}</h2>
      <span class="sub">${t("ch-phase-discard")}</span>
    </div>
    ${
      picked.value
        ? h(CardUse, { scene, session, card: picked.value, act: (/** @type {any} */ move) => send(session, move) })
        : html`<p class="lead">${t("ch-discard-text", { count: scene.hand.length - 5 })}</p>`
    }`;
}

/** The Action phase. @param {Props} props */
export function Act(props) {
  const { scene, session } = props;
  const legal = session.legal.value;
  const busy = session.waiting.value !== "";
  if (picked.value && usesOf(legal, picked.value).length)
    return html`
      <div class="rhead">
        <h2 id="h-react">${t("ch-your-turn")}</h2>
        <span class="sub">${t("ch-phase-action")}</span>
      </div>
      ${h(CardUse, { scene, session, card: picked.value, act: (/** @type {any} */ move) => send(session, move) })}`;
  const panel = may(legal, open.value) ? open.value : "";
  if (panel === "trade" || panel === "store")
    return html`
      <div class="rhead">
        <h2 id="h-react">${t("ch-open-" + panel)}</h2>
        <span class="sub">
          ${t("ch-left-of", { count: panel === "trade" ? scene.badges.trade : scene.badges.store })}
        </span>
      </div>
      ${h(Coins, { ...props, key: panel, name: panel === "trade" ? "TradePanel" : "StorePanel" })}`;
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
  return html`
    <div class="rhead"><h2 id="h-react">${t("ch-your-turn")}</h2><span class="sub">${t("ch-phase-action")}</span></div>
    ${hints.value === "on" && html`<p class="hint">${t(hint)}</p>`}
    <div class="doings">
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
      }
    </div>`;
}
