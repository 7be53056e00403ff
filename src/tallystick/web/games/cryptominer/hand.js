// The decision, one thumb away: throw the die; claim, play, swap or pass.

import { Die, Refusal } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { hints } from "../../shell/settings.js";
import { rich, t, weighted } from "../../shell/words.js";
import { h, html, put, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { BlockFace, CardBack, Symbols, symbolNames, TransactionFace } from "./cards.js";
import { aimed, claimable, picked, send, target, tried } from "./choice.js";
import { common, faceOf, rivals, verdict } from "./claims.js";

/** @typedef {import("./scene.js").Scene} Scene */
/**
 * @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session, ready: boolean,
 *   absent?: any, goOn?: () => void}} Props
 */

/** @param {{title: string, secret?: boolean}} props */
const Head = ({ title, secret }) =>
  html`<div class="handhead">
    <h2 id="h-hand">${title}</h2>
    ${secret && html`<span class="secret">${h(Icon, { name: "eye" })}${t("cm-only-you")}</span>`}
  </div>`;

/**
 * The own block card and the top of the chain, coupled by what they share.
 * @param {{scene: Scene, says?: any, bad?: boolean}} props
 */
function Match({ scene, says, bad }) {
  const mine = scene.block_card ? faceOf(scene.block_card).symbols : "";
  const link = scene.top ? common(mine, scene.wanted) : mine;
  const state = !scene.block_card ? "none" : !scene.top ? "free" : link ? "on" : "off";
  return html`<div class="match">
    <figure class="own">
      ${
        scene.block_card
          ? h(BlockFace, { key: scene.block_card, card: scene.block_card })
          : html`<div class="none"><span>${t("cm-no-card")}</span></div>`
      }
      <figcaption><b>${t("cm-your-card")}</b></figcaption>
    </figure>
    <div class=${"coupler " + state}>
      <svg viewBox="0 0 100 44" class="cbar" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 22h100" class="bo" />
        <path d="M0 22h100" class="bi" />
      </svg>
      <span class="plate2">
        ${
          state === "on"
            ? h(Symbols, { symbols: link })
            : h(Icon, { name: state === "free" ? "check" : "cross", class: "m" })
        }
      </span>
      <small>${t("cm-couples", { state })}</small>
    </div>
    <figure class="topc">
      ${scene.top ? h(BlockFace, { key: scene.top, card: scene.top }) : h(CardBack, { label: t("cm-chain-empty") })}
      <figcaption><b>${t("cm-chain-top")}</b></figcaption>
    </figure>
    ${says && html`<p class=${"why" + (bad ? " bad" : "")}>${says}</p>`}
  </div>`;
}

/** Transaction cards; many of them lie in piles by value. @param {{scene: Scene, choose: boolean}} props */
function Cards({ scene, choose }) {
  const piled = scene.hand.length > 10;
  const values = piled ? [...new Set(scene.hand)] : scene.hand;
  const first = values.indexOf(picked.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
    const now = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const next = (now + by + values.length) % values.length;
    picked.value = values[next];
    buttons[next]?.focus();
  };
  if (!values.length) return html`<p class="lead nocards">${t("cm-no-transactions")}</p>`;
  const style = { "--n": values.length };
  if (!choose)
    return html`<ul
      class=${"thand" + (piled ? " piled" : "")}
      style=${style}
      aria-label=${t("cm-your-transactions", { count: scene.hand.length })}
    >
      ${values.map(
        (value, i) =>
          html`<li class="tc" key=${i} style=${{ "--k": i }}>
            ${h(TransactionFace, { value })}
            <span class="vh">${value}</span>
            ${piled && html`<i class="times">×${scene.hand.filter((one) => one === value).length}</i>`}
          </li>`,
      )}
    </ul>`;
  return html`<div
    ref=${box}
    class=${"thand" + (piled ? " piled" : "")}
    style=${style}
    role="radiogroup"
    aria-label=${t("cm-pick-transaction")}
    onKeyDown=${key}
  >
    ${values.map((value, i) => {
      const on = i === Math.max(0, first);
      return html`<button
        role="radio"
        key=${i}
        class="tc"
        style=${{ "--k": i }}
        tabindex=${on ? 0 : -1}
        aria-checked=${on ? "true" : "false"}
        aria-label=${t("cm-transaction", { value })}
        onClick=${() => put(picked, value)}
      >
        ${h(TransactionFace, { value })}
        ${piled && html`<i class="times">×${scene.hand.filter((one) => one === value).length}</i>`}
      </button>`;
    })}
  </div>`;
}

/**
 * What to look at before claiming.
 * @param {Scene} scene
 * @param {ReturnType<typeof target>} block
 * @param {number} choices
 */
function advice(scene, block, choices) {
  if (!block || !scene.block_card) return "";
  const { able, unknown } = rivals(scene, block, scene.block_card);
  const seats = scene.order.filter((seat) => able.includes(seat) || unknown.includes(seat));
  if (seats.length)
    return t("cm-hint-rivals", {
      count: seats.length,
      seats: seats.join(","),
      block: block.number,
      seen: unknown.length ? "no" : "yes",
    });
  return t(choices > 1 ? "cm-hint-safe-choose" : "cm-hint-safe", { block: block.number });
}

/** Why nothing can be claimed, in one line. @param {Scene} scene @param {(name: string) => boolean} may */
function unable(scene, may) {
  if (scene.round === 1) return t("cm-first-round");
  if (scene.me !== null && scene.substituted[scene.me]) return t("cm-swapped");
  if (!scene.block_card) return t("why-not-no_card");
  if (!scene.blocks.length) return t("cm-nothing-open");
  const whys = new Set(scene.blocks.map((block) => verdict(scene, block).why));
  return t("cm-none-fits", {
    why: whys.size === 1 ? [...whys][0] : "mixed",
    // biome-ignore lint/suspicious/noThenProperty: an argument of a sentence, never awaited
    then: ["play", "substitute"].filter(may).join("-") || "pass",
  });
}

/**
 * @typedef {{title: string, secret?: boolean, first?: any, says?: any, bad?: boolean, choose?: boolean,
 *   acts?: any}} Part
 */

/** @param {Props} props @returns {Part} */
function choosing({ scene, session, ready }) {
  const legal = session.legal.value;
  const may = (/** @type {string} */ name) => legal.some(({ move }) => move === name);
  const block = target(session, scene, ready);
  const busy = session.waiting.value !== "";
  const value = scene.hand.includes(picked.value) ? picked.value : scene.hand[0];
  const hint = block
    ? hints.value === "on"
      ? advice(scene, block, claimable(session, scene, ready).length)
      : ""
    : unable(scene, may);
  const next = scene.height + scene.blocks.length + 1;
  const first = block ? "claim" : may("play") ? "play" : may("substitute") ? "substitute" : "pass";
  const look = (/** @type {string} */ name) => "btn " + (name === first ? "go" : "ghost");
  const acts = html`<div
    class=${"acts n" + [!!block, may("play"), may("substitute"), may("pass")].filter(Boolean).length}
  >
    ${
      block &&
      html`<button
        class=${look("claim") + " claimit"}
        disabled=${busy}
        onClick=${() => send(session, { move: "claim", block: block.number })}
      >
        ${h(Icon, { name: "flag" })}
        <span>
          ${t("cm-claim", { block: block.number })}
          <small>${t("cm-claim-win", { coins: block.coins })}</small>
        </span>
      </button>`
    }
    ${
      may("play") &&
      html`<button
        class=${look("play") + " playit"}
        disabled=${busy}
        onClick=${() => send(session, { move: "play", value })}
      >
        ${h(Icon, { name: "card" })}
        <span>${t("cm-play", { value })}<small>${t("cm-play-onto", { block: next })}</small></span>
      </button>`
    }
    ${
      may("substitute") &&
      html`<button
        class=${look("substitute") + " swapit"}
        disabled=${busy}
        onClick=${() => send(session, { move: "substitute" })}
      >
        ${h(Icon, { name: "swap" })}
        <span>${t("cm-swap")}<small>${t(may("play") ? "cm-swap-then-play" : "cm-swap-ends")}</small></span>
      </button>`
    }
    ${
      may("pass") &&
      html`<button class=${look("pass") + " passit"} disabled=${busy} onClick=${() => send(session, { move: "pass" })}>
        <span>${t("cm-pass")}<small>${t("cm-pass-text")}</small></span>
      </button>`
    }
  </div>`;
  return {
    title: t("cm-your-turn"),
    secret: true,
    says: hint && weighted(hint),
    bad: !block && scene.round > 1,
    choose: may("play"),
    acts,
  };
}

/** @param {Props} props */
function ThrowIt({ scene, session, me }) {
  const [tossing, toss] = useState(false);
  const press = () => {
    toss(true);
    setTimeout(() => toss(false), 600);
    send(session, { move: "roll" });
  };
  return html`<button
    class=${"throwit" + (tossing ? " tossing" : "")}
    disabled=${session.waiting.value !== ""}
    onClick=${press}
  >
    ${h(Die, { value: scene.die?.seat === me ? scene.die.value : 5 })}
    <span>${t("cm-throw")}</span>
  </button>`;
}

/** @param {Props} props @returns {Part} */
function throwing(props) {
  const { scene } = props;
  const level = scene.rolling.length < scene.throws.length;
  return {
    title: t(level ? "cm-level" : "cm-who-starts"),
    first: html`
      <p class="lead">${t(level ? "cm-level-text" : "cm-throw-text", { seats: scene.rolling.join(",") })}</p>
      ${h(ThrowIt, props)}`,
  };
}

/** Somebody else's turn, or the round is being settled. @param {Props} props @returns {Part} */
function waiting({ scene, me, goOn }) {
  const actor = scene.to_act[0];
  const title = scene.settling
    ? t("cm-settling")
    : actor === undefined
      ? t("cm-moment")
      : actor === me
        ? t("cm-your-turn")
        : t(scene.phase === "roll" ? "cm-wait-throw" : "cm-wait", { seat: actor });
  const did = scene.phase === "play" ? scene.turns[me] : "";
  const says = did && did !== "undecided" ? t("cm-you-did", { did }) : "";
  const gained = scene.settled.reduce((sum, block) => sum + (block.miner === me ? block.coins : 0), 0);
  const first =
    scene.settled.length > 0 &&
    html`<ul class="settled">
        ${scene.settled.map(
          ({ number, miner, coins, mined_with }) =>
            html`<li key=${number}>
              ${h(Art, { id: "pawn-" + miner })}
              <span>
                ${rich("cm-settled", {
                  block: number,
                  seat: miner,
                  who: miner === me ? "you" : "other",
                  value: faceOf(mined_with).value,
                  coins,
                })}
              </span>
            </li>`,
        )}
      </ul>
      <p class="lead">${rich("cm-you-gained", { count: gained })}</p>`;
  const acts =
    goOn && html`<div class="acts n1"><button class="btn go goon" onClick=${goOn}>${t("table-go-on")}</button></div>`;
  return { title, secret: true, first, acts, says: says && html`<span>${says}</span>` };
}

/** @param {Props} props */
export function Hand(props) {
  const { scene, me, session, ready } = props;
  const mine = scene.to_act.includes(me) && session.legal.value.length > 0 && ready;
  const { title, secret, first, says, bad, choose, acts } = (
    !mine ? waiting : scene.phase === "roll" ? throwing : choosing
  )(props);
  const refusal = session.refusal.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (mine && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    if (!mine) aimed.value = 0;
  }, [mine]);
  return html`<section
    ref=${box}
    tabindex="-1"
    class=${`panel hand works${mine ? " mine-turn" : ""}`}
    id="hand"
    aria-labelledby="h-hand"
  >
    ${props.absent}${h(Head, { title, secret })}${first}${h(Match, { scene, says, bad })}
    ${h(Cards, { scene, choose: !!choose })}
    ${acts}
    ${refusal && !tried.value?.block && h(Refusal, { refusal })}
  </section>`;
}

/** What everybody has seen of a player's block card. @param {{scene: Scene, seat: number}} props */
export function Held({ scene, seat }) {
  if (!scene.has_card[seat]) return html`<span class="held">${t("cm-holds-none")}</span>`;
  const card = scene.holds[seat];
  if (!card)
    return html`<span class="held">
      <i class="bk tiny" aria-hidden="true"></i>
      <span class="vh">${t("cm-holds-hidden")}</span>
    </span>`;
  const { value, symbols } = faceOf(card);
  return html`<span class="held">
    <b>${value}</b>
    ${h(Symbols, { symbols })}
    <span class="vh">${t("cm-holds", { seat, value, symbols: symbolNames(symbols) })}</span>
  </span>`;
}
