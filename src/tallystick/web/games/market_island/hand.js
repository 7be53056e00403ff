// The decision, one thumb away: throw the die, or mine or sit out.

import { Die, Refusal } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { hints } from "../../shell/settings.js";
import { listed, message, rich, t } from "../../shell/words.js";
import { h, html, useEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { BlockFace, cardText, Face, meaning } from "./cards.js";
import { chanceToWin, matches } from "./points.js";

/** @typedef {import("./types").Scene} Scene */
/**
 * @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session, options: Record<string, any>,
 * ready: boolean, absent?: any, goOn?: () => void}} Props
 */

/**
 * Who a transaction card means: left is the next player clockwise still in, right the one before; nobody where the seat
 * itself counts and is empty (MI-14).
 * @param {Scene} scene
 * @param {number} me
 * @param {string} side
 */
export function neighbour(scene, me, side) {
  const seats = scene.places.length;
  const step = side === "left" ? 1 : seats - 1;
  const beside = (me + step) % seats;
  if (scene.neighbours === "seated") return scene.order.includes(beside) ? beside : null;
  for (let seat = (me + step) % seats; seat !== me; seat = (seat + step) % seats)
    if (scene.order.includes(seat)) return seat;
  return me;
}

/**
 * What the own block card will do.
 * @param {Scene} scene
 * @param {number} me
 * @param {string} card
 * @param {Record<string, any>} options
 */
function cardSays(scene, me, card, options) {
  const { deck, effect, amount, side } = meaning(card, scene.action_preset);
  if (deck === "action") return t(`effect-${effect}.text`, told(scene, options));
  const seat = neighbour(scene, me, side);
  return seat === null ? t("effect-empty-seat") : t(`effect-${effect}.${side}`, { amount, seat });
}

/**
 * By which options the text of an action card is true; a view of the first rules does not say.
 * @param {any} scene
 * @param {Record<string, any>} options
 */
const told = (scene, options) => ({
  amount: options.fire_gift ?? 1,
  jellyfish_bars: scene.jellyfish_bars ?? options.jellyfish_bars ?? "next_round",
  totem_bars: scene.totem_bars ?? options.totem_bars ?? "for_good",
  axe_draws: options.axe_draws ?? "two",
});

/** @param {{title: string, secret?: boolean}} props */
const Head = ({ title, secret }) =>
  html`<div class="handhead">
    <h2 id="h-hand">${title}</h2>
    ${secret && html`<span class="secret">${h(Icon, { name: "eye" })}${t("mi-only-you")}</span>`}
  </div>`;

/** The player's own card of this round. @param {{scene: Scene, me: number, options: Record<string, any>}} props */
function OwnCard({ scene, me, options }) {
  const own = [...scene.block].reverse().find((card) => card.seat === me && card.card);
  if (!own?.card) return null;
  return html`<figure class="big">
    ${h(BlockFace, { card: own.card, preset: scene.action_preset })}
    <figcaption>
      <b>${t("effect-" + meaning(own.card, scene.action_preset).effect)}</b>
      ${cardSays(scene, me, own.card, options)}
    </figcaption>
  </figure>`;
}

/** What is certain about a card, and why. @param {{scene: Scene, me: number, card: string}} props */
function Odds({ scene, me, card }) {
  const found = matches(card, scene.winning_card, scene.block, scene.suit_points);
  const sure = found.reduce((sum, match) => sum + match.points, 0);
  const hidden = scene.block.filter((one) => one.card === null).length;
  const chance = useMemo(
    () => (hints.value === "on" ? chanceToWin(scene, me, card) : null),
    [card, scene.decisions.join(), hints.value],
  );
  const names = found.map((match) => `*${cardText(match.card)}*`);
  return html`<div class="odds">
    <div class="pts"><b>${sure}</b><span>${t("mi-points-sure", { points: sure })}</span></div>
    <p>
      ${
        found.length
          ? rich("mi-matches", { card: `*${cardText(card)}*`, matches: listed(names) })
          : rich("mi-no-match", { card: `*${cardText(card)}*` })
      } ${t("mi-still-hidden", { count: hidden })}
    </p>
    ${
      chance !== null &&
      html`<div class="chance" title=${t("mi-chance-note")}>
        <meter min="0" max="100" value=${Math.round(chance * 100)} aria-label=${t("mi-chance")}></meter>
        <span>${t("mi-chance-says", { percent: Math.round(chance * 20) * 5 })}</span>
      </div>`
    }
  </div>`;
}

/** @param {Props} props */
function Choose({ scene, me, session, options, ready }) {
  const cards = scene.drawn;
  const [picked, pick] = useState(cards[0]);
  const card = cards.includes(picked) ? picked : cards[0];
  const may = session.legal.value.some(({ move }) => move === "mine");
  const second = session.legal.value.some(({ move }) => move === "draw_second");
  const busy = !ready || session.waiting.value !== "";
  return html`
    ${h(Head, { title: t("mi-will-you-mine", { height: scene.height + 1 }), secret: true })}
    <div class=${"handcards" + (cards.length > 1 ? " three" : "")}>
      ${h(OwnCard, { scene, me, options })}
      ${
        cards.length === 1
          ? html`<figure class="big mc">
            ${h(Face, { card })}
            <figcaption><b>${t("mi-mining-card")}</b>${t("mi-mining-card-text")}</figcaption>
          </figure>`
          : html`<div class="pick" role="radiogroup" aria-label=${t("mi-pick")}>
            ${cards.map(
              (one) =>
                html`<button
                  role="radio"
                  key=${one}
                  aria-checked=${one === card ? "true" : "false"}
                  onClick=${() => pick(one)}
                >
                  ${h(Face, { card: one })}
                </button>`,
            )}
            <p>${t("mi-pick")}</p>
          </div>`
      }
    </div>
    ${card && h(Odds, { scene, me, card })}
    <div class="acts">
      <button class="btn go" disabled=${busy || !may} onClick=${() => session.move({ move: "mine", card })}>
        ${h(Icon, { name: "pick" })}
        <span>
          ${t("mi-mine")}
          <small>${may ? t("mi-mine-price", { fee: scene.fee, prize: scene.prize }) : t("mi-cannot-pay")}</small>
        </span>
      </button>
      ${
        second &&
        html`<button class="btn ghost" disabled=${busy} onClick=${() => session.move({ move: "draw_second" })}>
          <span>${t("mi-draw-second")}<small>${t("mi-draw-second-text")}</small></span>
        </button>`
      }
      <button class="btn ghost" disabled=${busy} onClick=${() => session.move({ move: "decline" })}>
        <span>${t("mi-sit-out")}<small>${t("mi-keep")}</small></span>
      </button>
    </div>`;
}

/** @param {Props} props */
function Throw({ scene, session, ready }) {
  const [tossing, toss] = useState(false);
  const why = scene.phase === "first" ? "first" : scene.phase === "tie" ? "tie" : "move";
  const press = () => {
    toss(true);
    setTimeout(() => toss(false), 600);
    session.move({ move: "roll" });
  };
  return html`
    ${h(Head, { title: t("mi-throw-title", { why }) })}
    <p class="lead">${t("mi-throw-text", { why })}</p>
    <button
      class=${"throwit" + (tossing ? " tossing" : "")}
      disabled=${!ready || session.waiting.value !== ""}
      onClick=${press}
    >
      ${h(Die, { value: scene.die?.seat === session.seat.value ? scene.die.value : 5 })}
      <span>${t("mi-throw")}</span>
    </button>`;
}

/** What the block brought and cost me, one payment after the other. @param {{scene: Scene, me: number}} props */
function Flows({ scene, me }) {
  const mine = scene.flows
    .filter(({ payer, payee }) => payer === me || payee === me)
    .map(({ payee, amount }) => (payee === me ? amount : -amount));
  const signed = (/** @type {number} */ by) => (by < 0 ? `−${-by}` : `+${by}`);
  const sum = mine.reduce((total, by) => total + by, 0);
  return html`<p class="flows">
    ${t("mi-flows", { count: mine.length })}
    ${mine.map((by, i) => html`<b key=${i} class=${by < 0 ? "loss" : "gain"}>${signed(by)}</b>`)}
    ${mine.length > 1 && html`<span>=</span><b class="sum">${sum ? signed(sum) : 0}</b>`}
  </p>`;
}

/** Somebody else's turn. @param {Props} props */
function Wait({ scene, me, session, options, goOn }) {
  const who = scene.to_act[0];
  const own = scene.block.some((card) => card.seat === me && card.card);
  const title = scene.reveal
    ? scene.reveal.winner === null
      ? t("mi-reveal")
      : t(scene.reveal.winner === me ? "mi-you-mined" : "mi-mined-by", { seat: scene.reveal.winner })
    : scene.settling
      ? t("mi-settle")
      : who === undefined
        ? t("mi-moment")
        : t(scene.phase === "mine" ? "mi-wait-mine" : "mi-wait-throw", { seat: who });
  const decision = scene.decisions[me];
  return html`
    ${h(Head, { title, secret: own && !scene.reveal })}
    ${
      own &&
      !scene.reveal &&
      html`<div class="handcards waiting">
        ${h(OwnCard, { scene, me, options })}
        ${
          scene.mined[me]
            ? html`<figure class="big mc">
              ${h(Face, { card: /** @type {string} */ (scene.mined[me]) })}
              <figcaption><b>${t("mi-mining-card")}</b>${t("mi-laid-down")}</figcaption>
            </figure>`
            : html`<p class="lead">${message("mi-wait-" + decision, { why: scene.barred[me] }) ?? ""}</p>`
        }
      </div>`
    }
    ${
      scene.reveal
        ? h(Tally, { scene, me })
        : !own &&
          html`<div class="resting">
            ${h(Art, { id: "i-fire" })}
            <p class="lead">${message("mi-rest-" + scene.phase) ?? ""}</p>
          </div>`
    }
    ${scene.settling && !session.lobby.value?.ledger_by_hand && h(Flows, { scene, me })}
    ${goOn && html`<button class="btn go goon" onClick=${goOn}>${t("table-go-on")}</button>`}`;
}

/** The count of a reveal, miner by miner. @param {{scene: Scene, me: number | null}} props */
export function Tally({ scene, me }) {
  const reveal = scene.reveal;
  if (!reveal) return null;
  const why = ["rank", "die"].includes(reveal.by) && html`<p class="tiewhy">${t("mi-tie", { by: reveal.by })}</p>`;
  return html`<ol class="tally">
    ${reveal.mined.map((mined, place) => {
      const points = reveal.shown > place ? mined.points : reveal.shown === place ? reveal.hits.length : null;
      return html`<li class=${`p${mined.seat}${reveal.winner === mined.seat ? " winner" : ""}`}>
        ${h(Art, { id: "pawn-" + mined.seat })}
        <b>${mined.seat === me ? t("you") : t("mi-name", { seat: mined.seat })}</b>
        <span>${reveal.shown < place && mined.seat !== me ? "" : cardText(mined.card)}</span>
        <strong>${points === null ? "…" : t("mi-points", { points })}</strong>
      </li>`;
    })}
  </ol>${why}`;
}

/** @param {Props} props */
export function Hand(props) {
  const { scene, me, session, ready } = props;
  const mine = scene.to_act.includes(me) && session.legal.value.length > 0 && ready;
  const Part = !mine ? Wait : scene.phase === "mine" ? Choose : Throw;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (mine && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [mine]);
  return html`<section
    ref=${box}
    tabindex="-1"
    class=${"panel hand" + (mine ? " mine-turn" : "")}
    id="hand"
    aria-labelledby="h-hand"
  >
    ${props.absent}${h(Part, { ...props, key: Part.name })}
    ${h(Refusal, { refusal: session.refusal.value })}
  </section>`;
}
