// A card of the debrief on the wall: asked first, then shown from the class's own tables, the moment, the talk.

import { useGame } from "../../games.js";
import { useLater } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { message, names, t } from "../../shell/words.js";
import { h, html, put, useEffect } from "../../vendor/vendor.js";
import { ForgedChain } from "./debrief_chain.js";
import { shownCards, useTold, withForged } from "./debrief_data.js";
import { Figure } from "./figures.js";
import { Disc } from "./oak.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */
/** @typedef {import("./debrief_data.js").Ready} Ready */

/** The sign of the game. @param {{game: string}} props */
export function GameSign({ game }) {
  const found = useGame(game);
  // A replay that is over takes the colours of the game away with it.
  useEffect(() => {
    document.documentElement.dataset.game = game;
  });
  return found && h(Art, { id: found.logo, class: "gamesign" });
}

/** @param {{ready: Ready}} props */
const Asked = ({ ready }) => html`<ol class="askedoptions">
  ${ready.options.map(
    (option, at) =>
      html`<li key=${option}>
        <i>${"ABCD"[at]}</i><span>${t(`card-${ready.card}.${option}`, ready.shown.args)}</span>
      </li>`,
  )}
</ol>`;

/** What was thought, with the right one marked. @param {{ready: Ready}} props */
export function Thought({ ready }) {
  const all = ready.thoughts.reduce((sum, one) => sum + one, 0);
  const most = Math.max(1, ...ready.thoughts);
  return html`<section class="paper thought">
    <h2>
      ${h(Icon, { name: "question" })}${t("debrief-thought")}
      <small>${t("debrief-answers", { count: all })}</small>
    </h2>
    <ul>
      ${ready.options.map((option, at) => {
        const right = option === ready.shown.right;
        return html`<li key=${option} class=${right ? "right" : ""}>
          <span>
            ${right && html`${h(Icon, { name: "check" })}<span class="vh">${t("debrief-right")}: </span>`}
            ${t(`card-${ready.card}.${option}`, ready.shown.args)}
          </span>
          <b>${ready.thoughts[at]}</b>
          <i style=${{ "--share": ready.thoughts[at] / most }}></i>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Where it happened, without a name. @param {{moment: any}} props */
export function Happened({ moment }) {
  if (!moment) return null;
  const at = moment.round ? "debrief-at-round" : "debrief-at";
  return html`<section class="paper happened">
    <h2>${h(Icon, { name: "mark" })}${t("debrief-here")}</h2>
    <p>
      <b>${t(at, { sign: t("sign-" + moment.sign), round: moment.round })}.</b>${" "}
      ${moment.id ? t(moment.id, moment.args) : t("debrief-kept")}
    </p>
  </section>`;
}

/** The board at that entry, and on from there. @param {{moment: any}} props */
function Again({ moment }) {
  const Replay = useLater(() => import("../replay.js"), "Page", true);
  return (
    Replay &&
    html`<div class="replayed">
      ${h(Replay, { key: `${moment.table} ${moment.seq}`, id: moment.table, from: moment })}
    </div>`
  );
}

/** @param {{sitting: Sitting}} props */
export function WallCard({ sitting }) {
  const { card, game } = sitting.wall.value;
  const told = useTold(sitting, "debrief", `${card?.card} ${card?.step} ${card?.answers}`);
  useEffect(() => put(names, []), [card?.card]);
  if (!told || !card) return null;
  const cards = shownCards(told);
  const at = cards.findIndex((one) => one.card === card.card);
  const ready = withForged(cards[at], card.forged);
  if (!ready) return html`<p class="wallsays">${t("debrief-none")}</p>`;
  const say = "card-" + ready.card;
  const asking = card.step === "ask";
  const moment = card.step === "moment" && ready.moment;
  const idea = ready.ideas[0];
  return html`<div class=${"debriefwall step-" + card.step}>
    <header>
      ${h(GameSign, { game })}
      <div>
        <h1>${t(say)}</h1>
        <p>${t("debrief-tables", { count: told.tables.length })}</p>
      </div>
      <ol class="cardnumbers" aria-label=${t("debrief-card-of", { number: at + 1, count: cards.length })}>
        ${cards.map((one, place) => {
          const when = place === at ? "now" : place < at ? "past" : "";
          return html`<li key=${one.card} class=${when}>${place + 1}</li>`;
        })}
      </ol>
    </header>
    <section class=${"paper figurepanel" + (moment ? " bare" : "")}>
      ${
        asking
          ? html`<p class="think">${t("debrief-think")}</p>
            <h2>${t(say + ".ask", ready.shown.args)}</h2>
            ${h(Asked, { ready })}
            <p class="counted" role="status">${t("debrief-answered", { count: card.answers, of: card.of })}</p>`
          : moment
            ? h(Again, { moment: ready.moment })
            : html`<h2>${t(say + ".shown", ready.shown.args)}</h2>
              ${h(Figure, { ready, tables: told.tables, Chain: ForgedChain, forged: card.forged })}`
      }
    </section>
    ${
      !asking &&
      html`<aside>
        ${h(Thought, { ready })} ${h(Happened, { moment: ready.moment })}
        ${
          card.step === "talk" &&
          html`<section class="talkabout">
            <h2>${h(Icon, { name: "people" })}${t("debrief-talk")}</h2>
            <p>${t(say + ".talk", ready.shown.args)}</p>
          </section>`
        }
      </aside>`
    }
    ${
      !asking &&
      html`<footer class="paper idea">
        ${h(Icon, { name: "idea" })}
        <b>${t("concept-" + idea)}</b><span>${message(`concept-${idea}.text`)}</span>
      </footer>`
    }
    ${moment && html`<p class="whichmoment">${h(Disc, { sign: ready.moment.sign, number: ready.moment.number })}</p>`}
  </div>`;
}
