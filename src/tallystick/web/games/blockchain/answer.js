// A reaction window in which this seat is asked: what is announced, what a pass leads to, what one's own Hacks would
// bring instead, and the answer; loaded when first needed.

import { useLater } from "../../shell/around.js";
import { Art, dress, Icon } from "../../shell/icon.js";
import { hints } from "../../shell/settings.js";
import { t, weighted } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Coin, cardName, coinName, Panel, Token, who } from "./cards.js";
import { letGo, passOf, picked, send } from "./choice.js";
import { movesOf } from "./forms.js";
import { signed } from "./scene.js";
import { useTimeLeft } from "./vaults.js";
import { Said } from "./waiting.js";

await dress("games/blockchain", "panels");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./view").Outcome} Outcome */
/** @typedef {import("../../live/session.js").Session} Session */

/** Everybody, in the order in which answers count. @param {{scene: Scene, me: number | null}} props */
export function Asked({ scene, me }) {
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
        ${!waits && h(Icon, { name: "check" })}
        <span class="vh">${waits ? t(seat === me ? "ch-you-asked" : "ch-thinks") : t("ch-answered")}</span>
      </li>`;
    })}
  </ol>`;
}

/** So many coins, with their coin. @param {{by: [number, number], kind: string}} props */
const Gain = ({ by, kind }) => {
  const up = by[1] > 0;
  const [least, most] = [Math.min(...by.map(Math.abs)), Math.max(...by.map(Math.abs))];
  const count = least === most ? least : `${least}–${most}`;
  return html`<span class=${up ? "gain" : "loss"}>
    <span>${weighted(t(up ? "ch-you-gain" : "ch-you-lose", { count }))}</span>
    ${h(Coin, { kind })} ${coinName(kind)}
  </span>`;
};

/**
 * What an outcome is to this seat: coins, Servers, a game won or lost.
 * @param {Scene} scene
 * @param {Outcome} then
 * @param {number} me
 */
export function meaning(scene, then, me) {
  const deal = scene.announced;
  const trades = deal?.kind === "trade" && (deal.seat === me || deal.partner === me);
  /** @type {{by: [number, number], kind: string}[]} */
  const coins = [];
  if (trades && deal) {
    const sign = deal.seat === me ? -1 : 1;
    const turned = ([least, most] = [0, 0]) =>
      /** @type {[number, number]} */ (sign < 0 ? [-most, -least] : [least, most]);
    const [given, got] = [
      turned(then.given),
      turned(then.got)
        .map((one) => -one)
        .reverse(),
    ];
    if (then.given[1]) coins.push({ by: given, kind: deal.give });
    if (then.got[1]) coins.push({ by: /** @type {[number, number]} */ (got), kind: deal.take });
    coins.sort((one, other) => one.by[1] - other.by[1]);
  }
  const passing = scene.ahead?.passing ?? then;
  const touched = scene.servers.filter((one) => one.seat === me && passing.crashed.includes(one.number));
  const says = [
    ...touched.map((one) =>
      t(then.crashed.includes(one.number) ? "ch-server-lost" : "ch-server-stays", { card: cardName(one.card) }),
    ),
    ...(passing.wins !== null && passing.wins !== me
      ? [t(then.wins === null ? "ch-no-win" : "ch-wins-with", { seat: passing.wins })]
      : []),
    ...(passing.refused && scene.active === me ? [t(then.refused ? "ch-store-stopped" : "ch-store-goes-on")] : []),
    ...(trades && then.why && then.why !== "scam" ? [t("ch-trade-" + then.why, { seat: deal?.seat ?? 0 })] : []),
  ];
  return {
    coins,
    says,
    short: [...coins.map(({ by, kind }) => `${signed(by)} ${coinName(kind)}`), ...says].join(", "),
  };
}

/** @param {{scene: Scene, me: number, outcome: Outcome, title: any, kind: string}} props */
function Out({ scene, me, outcome, title, kind }) {
  const { coins, says } = meaning(scene, outcome, me);
  return html`<li class=${kind}>
    <h3>${title}</h3>
    <p class="big">
      ${coins.map(({ by, kind: coin }) => h(Gain, { by, kind: coin }))}
      ${says.map((one) => html`<span>${one}</span>`)}
      ${!coins.length && !says.length && html`<span>${t("ch-nothing-for-you")}</span>`}
    </p>
  </li>`;
}

/** @param {{scene: Scene, me: number, session: Session, options: Record<string, any>, mine: boolean}} props */
export function Answer({ scene, me, session, options }) {
  const legal = session.legal.value;
  const CardUse = useLater(() => import("./aiming.js"), "CardUse", picked.value !== "");
  const left = useTimeLeft(session, scene);
  const busy = session.waiting.value !== "";
  const ahead = scene.ahead;
  const answers = movesOf(legal, "answer");
  const uses = hints.value === "on" ? (ahead?.uses ?? []) : [];
  const cards = [...new Set(uses.map((use) => use.card))].slice(0, 3);
  const best = uses[0];
  const move = best && answers.find(({ hack }) => hack && same(hack, best));
  const sub = left === null ? t("ch-no-clock") : clockOf(left);
  if (picked.value)
    return CardUse
      ? h(CardUse, {
          scene,
          session,
          options,
          card: picked.value,
          sub,
          me,
          act: (/** @type {any} */ one) => send(session, one),
        })
      : null;
  const passing = ahead && meaning(scene, ahead.passing, me);
  const letTurnGo = () => {
    letGo.value = scene.turn;
    send(session, passOf(legal));
  };
  const foot = html`
    ${
      move &&
      html`<button class="btn go hackit" disabled=${busy} onClick=${() => send(session, move)}>
        ${h(Art, { id: "h-k-hack" })}
        <span>
          ${t("ch-use-hack", { card: cardName(best.card) })}
          <small>${meaning(scene, best.outcome, me).short || t("ch-saves")}</small>
        </span>
      </button>`
    }
    <button
      class=${"btn passit " + (move ? "ghost" : "go")}
      disabled=${busy}
      onClick=${() => send(session, passOf(legal))}
    >
      <span>${t("ch-pass")}<small>${passing?.short || t("ch-pass-text")}</small></span>
    </button>
    <button class="linkish letgo" disabled=${busy} onClick=${letTurnGo}>${t("ch-let-go")}</button>`;
  const title = t("ch-your-answer");
  return html`<${Panel} title=${title} sub=${sub} foot=${foot}>
    ${h(Asked, { scene, me })}${h(Said, { scene, me })}
    ${
      ahead &&
      html`<ul class="outs">
        ${h(Out, { scene, me, outcome: ahead.passing, title: t("ch-if-you-pass"), kind: "bad" })}
        ${cards.map((card) => {
          const use = uses.find((one) => one.card === card);
          const aim = use?.tiles.map(coinName).join(" · ");
          return (
            use &&
            h(Out, {
              key: card,
              scene,
              me,
              outcome: use.outcome,
              title: weighted(t("ch-with-hack", { card: cardName(card), aim: aim || "none" })),
              kind: use === best ? "good" : "may",
            })
          );
        })}
      </ul>`
    }
    ${
      hints.value === "on" &&
      !uses.length &&
      html`<p class="hint">${t(answers.some(({ hack }) => hack) ? "ch-hint-useless" : "ch-hint-no-hack")}</p>`
    }
  <//>`;
}

/** Whether a Hack is the one of a use. @param {any} hack @param {import("./view").Use} use */
export const same = (hack, use) =>
  hack.card === use.card &&
  (hack.server ?? 0) === use.server &&
  (hack.tiles ?? []).length === use.tiles.length &&
  (hack.tiles ?? []).every((/** @type {string} */ tile) => use.tiles.includes(tile));

/** @param {number} left */
const clockOf = (left) =>
  html`<span class="clock" role="timer">
    ${h(Icon, { name: "clock" })}${t("ch-window-left", { seconds: Math.ceil(left / 1000) })}
  </span>`;
