// The own turn: mine, discard, and the way to cards, trades and storing. Everything offered here is in the
// list of legal moves.

import { useLater } from "../../shell/around.js";
import { Art, dress, Icon } from "../../shell/icon.js";
import { hints } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { h, html, put } from "../../vendor/vendor.js";
import { Panel } from "./cards.js";
import { open, picked, send } from "./choice.js";
import { filledWith, formsOf, may, movesOf } from "./forms.js";

await dress("games/blockchain", "panels");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */
/** @typedef {{scene: Scene, me: number, session: Session, options: Record<string, any>}} Props */

/** What is fetched when it is first wanted. @param {any} props */
function Later({ load, part, ...props }) {
  const Part = useLater(load, part, true);
  return Part ? h(Part, props) : html`<span class="dots"><i></i><i></i><i></i></span>`;
}

/** The card that was picked up. @param {Props} props */
const Picked = (props) =>
  h(Later, {
    ...props,
    load: () => import("./aiming.js"),
    part: "CardUse",
    card: picked.value,
    act: (/** @type {any} */ move) => send(props.session, move),
  });

/** @param {Props} props */
export function Discard(props) {
  const { scene } = props;
  if (picked.value) return h(Picked, props);
  return html`<${Panel} title=${t("ch-discard-title")} sub=${t("ch-phase-discard")}>
    <p class="lead">${t("ch-discard-text", { count: scene.hand.length - 5 })}</p>
  <//>`;
}

/** The Action phase. @param {Props} props */
export function Act(props) {
  const { scene, session } = props;
  const legal = session.legal.value;
  const busy = session.waiting.value !== "";
  if (picked.value) return h(Picked, props);
  const panel = may(legal, open.value) ? open.value : "";
  if (panel === "trade" || panel === "store")
    return h(Later, {
      ...props,
      key: panel,
      load: () => import("./coins.js"),
      part: panel === "trade" ? "TradePanel" : "StorePanel",
    });
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
