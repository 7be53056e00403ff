// The yard: the mine, the wagon that is being loaded, and the open blocks on their sidings, each with its answer to
// “can I claim it?”.

import { ThrownDie, WhyNot } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put, useEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { BlockFace, Semaphore, Symbols, symbolNames, use, Wagon } from "./cards.js";
import { aimed, claimable, target, tried } from "./choice.js";
import { faceOf, leading, verdict } from "./claims.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./claims.js").OpenBlock} OpenBlock */

const who = (/** @type {number} */ seat, /** @type {number | null} */ me) => (seat === me ? t("you") : nameOf(seat));

/** Mountains, mine and pit head, drawn once. */
function Scenery() {
  const ties = Array.from(
    { length: 33 },
    (_, i) => html`<rect x=${-6 + i * 25} y="173" width="13" height="15" rx="2.5" class="tie" />`,
  );
  return html`<div class="scene" aria-hidden="true">
    <svg class="gravel" width="100%" height="100%"><rect width="100%" height="100%" fill="url(#w-gravel)" /></svg>
    <svg class="mount" viewBox="0 0 760 190" preserveAspectRatio="xMidYMax slice">
      <rect width="760" height="190" fill="url(#w-sky)" />
      <circle cx="664" cy="74" r="20" class="sun" />
      <g class="star">
        <circle cx="90" cy="54" r="1.8" />
        <circle cx="210" cy="40" r="1.4" />
        <circle cx="330" cy="16" r="1.7" />
        <circle cx="420" cy="46" r="1.3" />
        <circle cx="660" cy="22" r="1.7" />
        <circle cx="712" cy="54" r="1.3" />
        <circle cx="486" cy="20" r="1.5" />
      </g>
      <g transform="translate(0 18)">
        <path d="M0 128 70 74l48 32 74-72 66 66 48-30 74 62 80-84 62 58 60-40 70 54 68-34 40 26v90H0z" class="m1" />
        <path d="M192 34l-22 22 12-4 10 8 10-8 14 6zM460 48l-24 24 14-4 10 8 12-8 14 8z" class="snow" />
      </g>
      <path d="M0 158 60 116l60 34 70-44 76 48 62-26 84 32 76-40 80 38 72-46 62 42 58-28v92H0z" class="m2" />
      <path d="M0 170c120-18 240 8 360-4s260-16 400 2v22H0z" class="hill" />
      ${use("w-pine", 404, 98, 34, 62)}${use("w-pine", 430, 108, 28, 54)}${use("w-pine", 700, 94, 36, 66)}
      ${use("w-pine", 728, 104, 30, 58)}${use("w-pine", 482, 112, 24, 46)}${use("w-head", 512, 50, 112, 119)}
      ${use("w-hut", 606, 96, 92, 74)}${use("w-tunnel", -34, 66, 140, 104)}
      <g>
        <rect x="-10" y="170" width="820" height="22" class="bed" />
        ${ties}
        <path d="M-10 176h820" class="rail" />
        <path d="M-10 174.4h820" class="shine" />
        <path d="M-10 185h820" class="rail thin" />
      </g>
      <g class="lamps">
        <circle cx="640" cy="150" r="46" fill="url(#w-lamp)" />
        <circle cx="36" cy="132" r="60" fill="url(#w-lamp)" />
      </g>
    </svg>
  </div>`;
}

/** The wagon of this round, or the die that finds the starter. @param {{scene: Scene}} props */
function Pit({ scene }) {
  const forming = scene.forming;
  if (scene.phase === "roll") {
    return html`<div class="pit rolls">
      <p class="ft"><b>${t("cm-who-starts")}</b><span>${t("cm-who-starts-text")}</span></p>
      ${scene.die && h(ThrownDie, { die: scene.die })}
      <ul class="throws">
        ${scene.throws.map(
          (value, seat) =>
            html`<li key=${seat} class=${scene.to_act.includes(seat) ? "turn" : ""}>
              ${h(Art, { id: "pawn-" + seat })}
              <span class="vh">${who(seat, scene.me)}</span>
              <b>${value || "·"}</b>
            </li>`,
        )}
      </ul>
    </div>`;
  }
  if (!forming)
    return html`<div class="pit">
      <p class="ft">
        ${
          scene.phase === "over"
            ? html`<b>${t("cm-yard-closed")}</b>`
            : html`<b>${t("cm-pit-empty")}</b><span>${t("cm-pit-empty-text")}</span>`
        }
      </p>
    </div>`;
  return html`<div class="pit">
    <div class="fw">${h(Wagon, { block: forming, forming: true })}</div>
    <p class="ft">
      <b>${t("cm-loading", { block: forming.number })}</b>
      <span>${t("cm-loading-text", { total: forming.total, coins: forming.coins, round: scene.round + 1 })}</span>
    </p>
  </div>`;
}

/** The claims of this round beside a wagon; the last one leads. @param {{block: OpenBlock, me: number | null}} props */
function Claims({ block, me }) {
  const claim = leading(block);
  if (!claim) return html`<div class="cbox"><div class="claim none"><span>${t("cm-no-claim")}</span></div></div>`;
  const { value, symbols } = faceOf(claim.card);
  const beaten = block.claims.slice(0, -1);
  return html`<div class="cbox" key=${block.claims.length}>
    <div class="claim laid">
      ${h(BlockFace, {
        card: claim.card,
        label: t("cm-claim-of", { seat: claim.seat, value, symbols: symbolNames(symbols) }),
      })}
    </div>
    <span class="cwho">${h(Art, { id: "pawn-" + claim.seat })}<span>${who(claim.seat, me)}</span></span>
    ${
      beaten.length > 0 &&
      html`<span class="beaten">
        <span class="vh">${t("cm-overtaken")}</span>
        ${beaten.map(
          (one) =>
            html`<s key=${one.seat}>
              ${h(Art, { id: "pawn-" + one.seat })}
              <span class="vh">${nameOf(one.seat)}</span>
              ${faceOf(one.card).value}
            </s>`,
        )}
      </span>`
    }
  </div>`;
}

/**
 * Whether the own card could claim the block, and the rule that decides.
 * @param {{scene: Scene, block: OpenBlock, may: boolean, chosen: boolean, refused: any}} props
 */
function Sign({ scene, block, may, chosen, refused }) {
  const { why, rules } = verdict(scene, block);
  if (refused)
    return html`<div class="sign refusal" role="alert">
      ${h(Semaphore, { up: false })}
      <div class="vd"><h3>${t("cm-refused")}</h3><p>${h(WhyNot, { refusal: refused })}</p></div>
    </div>`;
  if (why === null)
    return html`<div class="sign plain">
      <div class="vd">
        <h3>${t("cm-needs", { needs: block.needs })}</h3>
        <ul>
          <li>${h(Icon, { name: "lamp", class: "m" })}<span>${t("cm-formed-in", { round: block.formed_in })}</span></li>
        </ul>
      </div>
    </div>`;
  const mine = leading(block)?.seat === scene.me;
  const claimed = scene.me !== null && scene.turns[scene.me] === "claimed";
  const ok = why === "" || mine;
  const head = mine
    ? t("cm-verdict-yours")
    : why === "" && claimed
      ? t("cm-verdict-fits")
      : t("cm-verdict-" + (why || "ok"));
  const inside = html`
    ${h(Semaphore, { up: ok })}
    <div class="vd">
      <h3>${head}</h3>
      ${
        why === "too_new"
          ? html`<ul>
            <li class="n r-new">${h(Icon, { name: "cross", class: "m" })}<span>${t("why-not-too_new")}</span></li>
          </ul>`
          : why === "no_card"
            ? html`<ul>
              <li class="n">${h(Icon, { name: "cross", class: "m" })}<span>${t("why-not-no_card")}</span></li>
            </ul>`
            : mine
              ? html`<ul>
                <li class="y">
                  ${h(Icon, { name: "check", class: "m" })}
                  <span>${t("cm-yours-text", { coins: block.coins })}</span>
                </li>
              </ul>`
              : html`<ul>
                ${rules.map(
                  (rule) =>
                    html`<li
                      key=${rule.rule}
                      class=${`${rule.ok ? "y" : "n"} r-${rule.id === "cm-rule-unclaimed" ? "unclaimed" : rule.rule}`}
                    >
                      ${h(Icon, { name: rule.ok ? "check" : "cross", class: "m" })}
                      <span>${rule.symbols && h(Symbols, { symbols: rule.symbols })}${t(rule.id, rule.args)}</span>
                    </li>`,
                )}
              </ul>`
      }
    </div>`;
  if (!may) return html`<div class="sign">${inside}</div>`;
  return html`<button
    class="sign pickable"
    aria-pressed=${chosen ? "true" : "false"}
    aria-label=${t("cm-aim", { block: block.number, coins: block.coins })}
    onClick=${() => put(aimed, block.number)}
  >
    ${inside}
  </button>`;
}

/** @param {{scene: Scene, block: OpenBlock, may: boolean, chosen: boolean, refused: any}} props */
function Siding(props) {
  const { scene, block, may, chosen } = props;
  const { why } = verdict(scene, block);
  const state = why === null ? "seen" : why === "" ? "can" : "cannot";
  const leaving = scene.leaving === block.number;
  return html`<li
    class=${`siding ${state}${chosen ? " chosen" : ""}${may ? " may" : ""}${leaving ? " leaving" : ""}`}
    data-block=${block.number}
  >
    <h3 class="vh">${t("cm-block-label", { block: block.number, total: block.total, coins: block.coins })}</h3>
    <div class="wbox">
      ${h(Wagon, { block })}
      <span class="pay-tag" data-explain="cm-coins" data-purse=${"block-" + block.number}>
        ${h(Art, { id: "w-coins" })}
        <b>${block.coins}</b>
        <small>${t("cm-coins-word", { count: block.coins })}</small>
      </span>
    </div>
    ${h(Claims, { block, me: scene.me })}${h(Sign, props)}
  </li>`;
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {import("../../live/session.js").Session | null} props.session
 * @param {boolean} props.ready
 * @param {() => void} [props.onSkip]
 */
export function Yard({ scene, session, ready, onSkip }) {
  const scenery = useMemo(() => h(Scenery, {}), []);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [above, setAbove] = useState(0);
  const look = () => {
    const rows = /** @type {HTMLElement[]} */ ([...(list.current?.querySelectorAll("[data-block]") ?? [])]);
    const from = (list.current?.scrollTop ?? 0) + (list.current?.offsetTop ?? 0);
    const scrolls = (list.current?.scrollHeight ?? 0) > (list.current?.clientHeight ?? 0) + 8;
    setAbove(!scrolls ? 0 : rows.filter((row) => row.offsetTop + row.offsetHeight / 2 < from).length);
  };
  const may = claimable(session, scene, ready).map((block) => block.number);
  const aim = target(session, scene, ready)?.number ?? 0;
  const refusal = session?.refusal.value;
  const count = scene.blocks.length;
  const shown = may.length ? aim : scene.leaving || scene.blocks[count - 1]?.number;
  useEffect(() => {
    const row = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(`[data-block="${shown}"]`));
    if (row && list.current)
      list.current.scrollTo({ top: row.offsetTop - list.current.offsetTop - 8, behavior: "smooth" });
    look();
  }, [shown, count]);
  return html`<div class="yard" onClick=${onSkip}>
    ${scenery}${h(Pit, { scene })}
    ${above > 0 && html`<p class="above" aria-hidden="true">▲ ${t("cm-above", { count: above })}</p>`}
    ${
      count
        ? html`<ol
          class="sidings"
          ref=${list}
          onScroll=${look}
          data-many=${count > 3 ? "yes" : "no"}
          data-count=${Math.min(count, 4)}
          tabindex=${count > 3 ? 0 : undefined}
          aria-label=${t("cm-open-blocks", { count })}
        >
          ${scene.blocks.map((block) =>
            h(Siding, {
              key: block.number,
              scene,
              block,
              may: may.includes(block.number),
              chosen: aim === block.number,
              refused: tried.value?.block === block.number ? refusal : null,
            }),
          )}
          ${Array.from(
            { length: Math.max(0, 3 - count) },
            (_, i) =>
              html`<li class=${"siding empty e" + (count + i)} key=${"e" + i} aria-hidden="true">
                <svg viewBox="0 0 60 60" class="bufferstop">
                  <path d="M40 10v46M18 56 40 22" />
                  <rect x="34" y="8" width="14" height="26" rx="3" />
                  <path d="M34 14h14M34 26h14" class="stripe" />
                </svg>
              </li>`,
          )}
        </ol>`
        : html`<div class="quiet">
          ${h(Art, { id: "u-wagon" })}
          <p>
            ${t(scene.phase === "over" ? "cm-yard-empty-over" : "cm-yard-empty", { round: Math.max(1, scene.round) })}
          </p>
        </div>`
    }
  </div>`;
}
