// Somebody shows another chain: on the phones that are asked, and on the wall.

import { closeDialog, openDialog } from "../shell/dialog.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { loadFurther, loadRules, nameOf, rich, t } from "../shell/words.js";
import { h, html, useEffect, useMemo } from "../vendor/vendor.js";
import { Idea, Verdict, Votes, whoIs } from "./cheat_parts.js";
import { forged } from "./forging.js";

await Promise.all([
  dress("styles", "cheat", "cheat_small", "cheat_chain", "cheat_shown"),
  loadFurther("record"),
  loadRules(),
]);

/** @typedef {import("../types").ChainShown} ChainShown */
/** @typedef {import("../types").Forging} Forging */
/** @typedef {import("../live/session.js").Session} Session */

/**
 * Both chains, worked out from the own copy; null where the other one cannot be a copy of it.
 * @param {Forging} forging
 * @param {any[]} own
 * @param {ChainShown} shown
 */
function compared(forging, own, { chain }) {
  const blocks = own.slice(0, chain.blocks);
  const place = blocks.findIndex(({ height }) => height === chain.block);
  if (blocks.length < chain.blocks || place < 0 || !forging.lines(blocks[place])[chain.line]) return null;
  const copy = forged(forging, blocks, place, chain.line, chain.amount);
  return { blocks, copy, place, whole: chain.mended >= blocks.length - place };
}

/** @param {{session: Session, forging: Forging, own: any[], seats: number}} props */
function Asked({ session, forging, own, seats }) {
  const shown = session.shown.value;
  const me = session.seat.value ?? 0;
  const found = useMemo(() => shown && compared(forging, own, shown), [shown?.number]);
  if (!shown || !found) return html`<p class="asked-over">${t("cheat-withdrawn")}</p>`;
  const { blocks, copy, place, whole } = found;
  const [mine, theirs] = [forging.lines(blocks[place])[shown.chain.line], forging.lines(copy[place])[shown.chain.line]];
  const [was, now] = [forging.balances(blocks, seats), forging.balances(copy, seats)].map((all) => all[all.length - 1]);
  const said = shown.answered.includes(me);
  const answer = (/** @type {boolean} */ keep) => session.say("answer_chain", { number: shown.number, keep });
  return html`<div class="lab-in asked">
    <section class="panel asker">
      ${h(Art, { id: "pawn-" + shown.seat })}
      <h2>${t("cheat-shows-you", { seat: shown.seat })}</h2>
      <p>${rich(whole ? "cheat-shown-whole" : "cheat-shown-broken", { block: shown.chain.block })}</p>
    </section>
    ${
      shown.answers
        ? html`<section class="panel say">
            ${h(Verdict, { shown })}${h(Idea, { id: "cheat-idea-copies" })}
          </section>
          <section class="panel votes">
            <h2>${t("cheat-last-hash")}</h2>
            ${h(Votes, { shown, blocks, copy, forging, seats, me })}
          </section>`
        : html`<section class="panel">
            <h2>${t("cheat-differs", { block: shown.chain.block, says: mine.says(me) })}</h2>
            <div class="diff">
              <div class="ours">
                <b>${t("cheat-your-copy")}</b>
                <span class="fig">${mine.amount}</span>
                <code>${blocks[place].hash.slice(0, 6)}</code>
              </div>
              <div class="theirs">
                <b>${t("cheat-their-copy", { seat: shown.seat })}</b>
                <span class="fig">${theirs.amount}</span>
                <code>${copy[place].hash.slice(0, 6)}</code>
              </div>
            </div>
            ${was[me] !== now[me] && html`<p>${rich("cheat-you-would-have", { was: was[me], now: now[me] })}</p>`}
          </section>
          <section class="panel">
            <h2>${t("cheat-who-answered")}</h2>
            <p class="tags">
              ${was.map((_, seat) => {
                const [due, in_] = [shown.asked.includes(seat), shown.answered.includes(seat)];
                return (
                  (due || in_) &&
                  html`<span class=${"tag " + (in_ ? "ok" : "dim")}>
                    ${h(Icon, { name: in_ ? "check" : "clock" })}${whoIs(seat, me)}
                  </span>`
                );
              })}
            </p>
            <p class="sub">${t("cheat-answers-later")}</p>
          </section>`
    }
    <div class="foot">
      <p>${t("cheat-lesson")}</p>
      ${
        shown.answers
          ? html`<button class="btn go" onClick=${closeDialog}>${t("cheat-back")}</button>`
          : said
            ? html`<p role="status"><b>${t("cheat-you-answered")}</b></p>`
            : html`<div class="labacts">
              <button class="btn go" onClick=${() => answer(true)}>
                ${h(Icon, { name: "check" })}<span>${t("cheat-keep")}</span>
              </button>
              <button class="btn ghost" onClick=${() => answer(false)}>${t("cheat-take", { seat: shown.seat })}</button>
            </div>`
      }
    </div>
  </div>`;
}

/**
 * Asks the player of this page once for each chain that is shown.
 * @param {{session: Session, stage: import("../live/stage.js").Stage, forging: Forging, seats: number}} props
 */
export function AskedAboutChain({ session, stage, forging, seats }) {
  const shown = session.shown.value;
  const due = !!shown && shown.asked.includes(session.seat.value ?? -1) && !shown.answers;
  useEffect(() => {
    if (due && shown && compared(forging, stage.blocks.value, shown))
      openDialog(t("cheat-another"), () => h(Asked, { session, forging, own: stage.blocks.value, seats }), true);
  }, [due, shown?.number, stage.blocks.value.length >= (shown?.chain.blocks ?? 0)]);
  return null;
}

/**
 * For the wall: who shows what, what the others keep, and the count.
 * @param {{session: Session, stage: import("../live/stage.js").Stage, forging: Forging, seats: number}} props
 */
export function ChainOnWall({ session, stage, forging, seats }) {
  const shown = session.shown.value;
  const found = shown && compared(forging, stage.blocks.value, shown);
  if (!shown || !found) return null;
  const { blocks, copy, place } = found;
  const [mine, theirs] = [forging.lines(blocks[place])[shown.chain.line], forging.lines(copy[place])[shown.chain.line]];
  return html`<section class="onwall lab-in" role="status">
    <h1>${t("cheat-shows-all", { name: nameOf(shown.seat) })}</h1>
    <p class="lead">
      ${t("cheat-differs", { block: shown.chain.block, says: mine.says(null) })}: <b>${mine.amount}</b>
      ${" · "}${t("cheat-their-copy", { seat: shown.seat })} <b class="lie">${theirs.amount}</b>
    </p>
    <div class="panel votes">
      <h2>${t("cheat-last-hash")}</h2>
      ${h(Votes, { shown, blocks, copy, forging, seats, me: null })}
    </div>
    <div class="panel say">
      ${shown.answers ? h(Verdict, { shown }) : html`<h2>${t("cheat-asking")}</h2>`}
      <p>${t("cheat-lesson-all")}</p>
      ${h(Idea, { id: "cheat-idea-copies" })}
    </div>
  </section>`;
}
