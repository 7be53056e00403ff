// What the cheat lab, the phones that are asked and the wall draw of a forged chain.

import { Art, Icon } from "../shell/icon.js";
import { nameOf, rich, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";

/** @typedef {import("../types").Forging} Forging */
/** @typedef {ReturnType<typeof import("./forging.js").standing>[number]} Standing */

export const SIGNS = { ok: "check", bad: "close", mended: "pick" };

/** @type {Record<string, string>} */
const ANSWERED = { keeps: "check", answered: "check", waits: "clock", none: "leave" };

/** @param {number} seat @param {number | null} me */
export const whoIs = (seat, me) => (seat === me ? t("you") : nameOf(seat));

/**
 * One block of the copy, with the arrow from its hash to the next block.
 * @param {object} props
 * @param {any} props.block
 * @param {Standing} props.now
 * @param {Standing | undefined} props.next
 * @param {Forging} props.forging
 * @param {any} props.says what the block is about here
 * @param {string} props.more
 */
function Crate({ block, now, next, forging, says, more }) {
  return html`<li class=${`lb ${now.state}${more}`}>
    <span class="st">
      ${h(Icon, { name: SIGNS[/** @type {"ok"} */ (now.state)] })}
      <span class="vh">${t("cheat-is-" + now.state)}</span>
    </span>
    <div class="labcrate">
      <div class="labhead">
        <span class="nr">${block.height}</span>
        ${h(forging.Mark, { block })}${h(Art, { id: "pawn-" + block.miner, class: "by" })}
      </div>
      ${says}
      <div class=${"slip " + now.link}>
        <small>${t("cheat-previous")}</small>
        <code>${now.previous.slice(0, 6)}</code>
      </div>
      <div class=${"slip " + now.state}>
        <small>${t(now.state === "ok" ? "cheat-hash" : "cheat-hash-now")}</small>
        ${now.was && html`<del>${now.was.slice(0, 6)}</del>`}
        <code>${now.hash.slice(0, 6)}</code>
      </div>
    </div>
    ${
      next &&
      html`<span class=${"loop " + next.link}>
        <svg viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
          <path d="M2 0C2 48 98 48 98 8" />
        </svg>
        <i aria-hidden="true"></i>
        <b>${t("cheat-link-" + next.link)}</b>
      </span>`
    }
  </li>`;
}

/**
 * The copy, block by block.
 * @param {object} props
 * @param {any[]} props.blocks
 * @param {any[]} props.copy
 * @param {Standing[]} props.stand
 * @param {Forging} props.forging
 * @param {number[][]} props.was balances after each block, honest
 * @param {number[][]} props.now and forged
 * @param {number} props.place
 * @param {number} props.line
 * @param {number} props.me
 */
export function CopyOfChain({ blocks, copy, stand, forging, was, now, place, line, me }) {
  const bad = stand.filter(({ state }) => state === "bad").length;
  const mended = stand.filter(({ state }) => state === "mended").length;
  const state = bad ? "bad" : mended ? "mended" : "ok";
  const text = { bad: "cheat-tag-bad", mended: "cheat-tag-mended", ok: "cheat-tag-ok" }[state];
  const [old, fresh] = [forging.lines(blocks[place])[line], forging.lines(copy[place])[line]];
  return html`<section class="panel links">
    <h2>
      ${t("cheat-copy")}
      <span class=${"tag " + state}>
        ${h(Icon, { name: SIGNS[/** @type {"ok"} */ (state)] })}${t(text, { count: bad || mended, of: blocks.length })}
      </span>
    </h2>
    <ol
      class="labrow"
      style=${{ "--cols": blocks.length > 8 ? Math.ceil(blocks.length / 2) : blocks.length }}
      data-many=${blocks.length > 8 ? "yes" : "no"}
    >
      ${blocks.map((block, i) =>
        h(Crate, {
          key: block.height,
          block: copy[i],
          now: stand[i],
          next: stand[i + 1],
          forging,
          more: (i === place && old?.amount !== fresh?.amount ? " changed" : "") + (i < place - 1 ? " early" : ""),
          says:
            i === place && old && old.amount !== fresh.amount
              ? html`<p class="labpay changed">
                <span>${old.says(me)}</span>
                <b><del>${old.amount}</del> ${fresh.amount}</b>
              </p>`
              : html`<p class="labpay">
                <span>${t("cheat-you-have")}</span>
                <b>${was[i][me] !== now[i][me] && html`<del>${was[i][me]}</del> `}${now[i][me]}</b>
              </p>`,
        }),
      )}
    </ol>
  </section>`;
}

/**
 * What everybody keeps, side by side, once all have answered; until then who has.
 * @param {object} props
 * @param {import("../types").ChainShown} props.shown
 * @param {any[]} props.blocks
 * @param {any[]} props.copy
 * @param {Forging} props.forging
 * @param {number} props.seats
 * @param {number | null} props.me
 */
export function Votes({ shown, blocks, copy, forging, seats, me }) {
  const { block, line } = shown.chain;
  const place = blocks.findIndex(({ height }) => height === block);
  const [honest, lie] = [forging.lines(blocks[place])[line], forging.lines(copy[place])[line]];
  const last = (/** @type {any[]} */ chain) => chain[chain.length - 1].hash.slice(0, 6);
  return html`<ul class="phones" style=${{ "--n": seats }}>
    ${Array.from({ length: seats }, (_, seat) => {
      const keeps = shown.answers?.[seat];
      const forger = seat === shown.seat;
      const theirs = forger || keeps === false;
      const state = forger
        ? shown.answers && !Object.values(shown.answers).includes(false)
          ? "alone"
          : "forger"
        : shown.answers
          ? keeps === undefined
            ? "none"
            : keeps
              ? "keeps"
              : "takes"
          : shown.answered.includes(seat)
            ? "answered"
            : shown.asked.includes(seat)
              ? "waits"
              : "none";
      return html`<li
        key=${seat}
        class=${"ph " + (theirs ? "lies" : "keeps")}
        style=${{ animationDelay: `${seat * 0.18}s` }}
      >
        ${h(Art, { id: "pawn-" + seat })}
        <b>${whoIs(seat, me)}</b>
        <code>${last(theirs ? copy : blocks)}</code>
        <small>${t("cheat-says", { block, says: honest.says(null), amount: (theirs ? lie : honest).amount })}</small>
        <span class=${"ans " + state}>
          ${h(Icon, { name: ANSWERED[state] ?? "close" })}
          ${t("cheat-answer-" + state)}
        </span>
      </li>`;
    })}
  </ul>`;
}

/** How many keep the honest chain, and how many have the other. @param {import("../types").ChainShown} shown */
export function score(shown) {
  const said = Object.values(shown.answers ?? {});
  const honest = said.filter(Boolean).length;
  const forged = 1 + said.length - honest;
  return { honest, forged, out: honest > forged ? "honest" : honest === forged ? "level" : "forged" };
}

/** The count in large figures, and what it means. @param {{shown: import("../types").ChainShown}} props */
export function Verdict({ shown }) {
  const { honest, forged, out } = score(shown);
  return html`
    <p class="score">
      <span class="n a">${honest}</span>
      <span>${t("cheat-against")}</span>
      <span class="n b">${forged}</span>
    </p>
    <h2>${t("cheat-out-" + out)}</h2>`;
}

/** One thought. @param {{id: string, args?: any}} props */
export const Idea = ({ id, args }) =>
  html`<p class="idea">${h(Icon, { name: "idea" })}<span>${rich(id, args)}</span></p>`;
