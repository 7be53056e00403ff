// How it ended: one scene with everybody in it, at the table and on the wall, and what each is remembered for.

import { loadStory } from "../live/download.js";
import { playNow } from "../shell/against_bots.js";
import { post, problemOf } from "../shell/http.js";
import { Art, dress, Icon, loadArt } from "../shell/icon.js";
import { keep, keysOf } from "../shell/keys.js";
import { useOrigin } from "../shell/origin.js";
import { keepPast } from "../shell/past.js";
import { go } from "../shell/router.js";
import { language } from "../shell/settings.js";
import { share } from "../shell/sharing.js";
import { placesOf } from "../shell/story.js";
import { loadFurther, loadRules, nameOf, t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";

await Promise.all([
  dress("styles", "ending", "ending_small", "ending_wall", "paper"),
  loadArt("art/more_signs"),
  loadFurther("pages"),
]);

/** @typedef {import("../types").Story} Story */
/** @typedef {import("../types").Line} Line */
/** @typedef {import("../live/session.js").Session} Session */
/** @typedef {{story: Story, ends: import("../types").EndingOf | null, figure: string}} Told */

/**
 * What is told at the end.
 * @param {import("../types").Game} game
 * @param {string} table
 * @returns {Promise<Told & {Details: any}>}
 */
export async function toldOf(game, table) {
  const [story, { Details }, room] = await Promise.all([
    loadStory(table),
    game.story(),
    game.ending?.(),
    loadRules(game.name),
  ]);
  return { story, ends: room?.endingOf(story) ?? null, figure: game.figure ?? "pawn-", Details };
}

/** @param {Session} session @param {import("../live/stage.js").Stage} stage */
function useTold(session, stage) {
  const told = useSignal(/** @type {Told | null} */ (null));
  useEffect(() => void toldOf(stage.game, session.table).then((found) => put(told, found)), []);
  return told.value;
}

/** How it ended, for everybody. @param {Told} told @param {boolean} [wall] */
export function headline({ story, ends }, wall = false) {
  if (ends?.together) return t(ends.together.id, ends.together.args);
  if (!story.winners.length) return t("result-nobody");
  return t(wall ? "ending-wins-wall" : "ending-wins", {
    seats: story.winners.join(","),
    several: story.winners.length > 1 ? "yes" : "no",
    score: story.final[story.winners[0]],
  });
}

/** @param {Told} told @param {number} amount */
const scoreIn = ({ ends }, amount) => (ends?.score ? t(ends.score, { count: amount }) : String(amount));

/** A player as a figure; a pawn with the emblem that the boards know. @param {{figure: string, seat: number}} props */
const Figure = ({ figure, seat }) =>
  html`<span class="endfigure">
    ${h(Art, { id: figure + seat })}
    ${figure === "pawn-" && seat < 6 && h(Art, { id: "e-" + seat, class: "endemblem p" + seat })}
  </span>`;

/** Falls once, and lies still for those who want no motion. */
const Confetti = () => html`<div class="endconfetti" aria-hidden="true">
  ${Array.from({ length: 44 }, (_, i) => {
    const style = {
      left: `${(((i * 0.6180339) % 1) * 100).toFixed(1)}%`,
      top: `${(((i * 0.7548776 + i * i * 0.013) % 1) * 52).toFixed(1)}%`,
      rotate: `${(i * 47) % 180}deg`,
      animationDelay: `${(i % 11) * 90}ms`,
    };
    return html`<i class=${"c" + (i % 5)} style=${style}></i>`;
  })}
</div>`;

/**
 * Everybody in one picture: three steps and a beach for the others, or all side by side where nobody wins alone.
 * @param {{told: Told, me: number | null}} props
 */
function Scene({ told, me }) {
  const { story, ends, figure } = told;
  const places = placesOf(story);
  const named = (/** @type {number} */ seat) => (seat === me ? t("you") : nameOf(seat));
  const steps = places.slice(0, 3);
  const order = ends?.together
    ? places
    : [steps[1], steps[0], steps[2], ...places.slice(3)].filter((one) => one !== undefined);
  const said = ends?.together
    ? t("ending-crew", { names: places.map(({ seat }) => named(seat)).join(", ") })
    : t("ending-podium", {
        places: places
          .map(({ seat, place }) => t("ending-place", { place, name: named(seat), score: story.final[seat] }))
          .join("; "),
      });
  const cheer = ends?.together ? story.level !== "unbalanced" : story.winners.length > 0;
  return html`<div class=${"endscene" + (ends?.together ? " endcrew" : "")} role="img" aria-label=${said}>
    ${ends && h(ends.Backdrop, {})}
    ${cheer && h(Confetti, {})}
    <ol class="endpodium" data-many=${order.length > 4 ? "yes" : "no"} aria-hidden="true">
      ${order.map(
        ({
          seat,
          place,
        }) => html`<li class=${ends?.together ? "" : `rank${steps.some((one) => one.seat === seat) ? place : 4}`}>
          <div class="endstand">
            ${story.winners.includes(seat) && h(Icon, { name: "crown", class: "endcrown" })}
            ${seat === me && html`<b class="endme" style=${{ background: `var(--p${seat})` }}>${t("you")}</b>`}
            ${h(Figure, { figure, seat })}
            ${!ends?.together && html`<i class="endriser"><span>${place}</span></i>`}
          </div>
          <span class="endcalled">
            <span>${named(seat)}</span>
            ${!ends?.together && html`<strong>${story.final[seat]}</strong>`}
          </span>
        </li>`,
      )}
    </ol>
  </div>`;
}

/** One thing to remember. @param {{line: Line, figure: string, me: number | null, award: boolean}} props */
function Told({ line, figure, me, award }) {
  const yours = line.args.seat === me;
  const args = { ...line.args, you: yours ? "yes" : "no" };
  const title = t(line.id, args);
  return html`<li>
    <span class="endmedal">${h(Art, { id: line.art })}</span>
    <span>
      <b>
        ${award && !yours && h(Art, { id: figure + line.args.seat, class: "endwho" })}
        ${award && yours ? t("ending-award-yours", { award: title }) : title}
      </b>
      ${t(line.id + ".text", args)}
    </span>
  </li>`;
}

/**
 * Three lines about me; to whoever only looks on, what everybody is remembered for.
 * @param {{told: Told, me: number | null}} props
 */
export function Lines({ told: { ends, figure }, me }) {
  const mine = me === null ? [] : (ends?.lines(me) ?? []);
  const lines = mine.length ? mine : [...(ends?.awards.values() ?? [])];
  if (!lines.length) return null;
  return html`<ul class="endlines" aria-label=${t(mine.length ? "ending-lines" : "ending-awards")}>
    ${lines.map((line, i) => h(Told, { line, figure, me, award: !mine.length || i === 0 }))}
  </ul>`;
}

/**
 * What comes after the game: another one, and what can be done with this one.
 * @param {object} props
 * @param {string} props.table
 * @param {import("../types").Lobby | null} props.lobby
 * @param {number | null} props.me
 * @param {{code: string} | null} props.open where the others play again
 * @param {Told} props.told
 * @param {() => void} [props.look] back to the board; without it, this is the whole result
 * @param {string} [props.stay] in a session: what comes next, and nobody leaves this page
 */
export function Next({ table, lobby, me, open, told, look, stay }) {
  const origin = useOrigin();
  const problem = useSignal("");
  const said = useSignal("");
  const guided = location.search.includes("guide=1");
  const alone = !lobby?.players.some((player) => player.seat !== me && player.kind === "person");
  const again = async () => {
    try {
      if (guided && alone && lobby) return await playNow(lobby.game, false);
      const made = [];
      for (const { token } of keysOf(table)) made.push(await post(`/api/tables/${table}/rematch`, {}, token));
      keep(made[0].table, made);
      go("/t/" + made[0].table);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  const url = `${origin}/result/${table}`;
  const pass = async () => {
    const text = t("ending-shared-text", { headline: headline(told), game: t("game-" + (lobby?.game ?? "")) });
    const done = await share({ title: t("tallystick"), text, url });
    said.value = done === "copied" ? t("ending-copied") : done === "neither" ? `${t("ending-copy-this")} ${url}` : "";
  };
  const small = t(alone ? (guided ? "ending-again-whole" : "ending-again-at-once") : "ending-again-ask");
  const date = new Date().toLocaleDateString(language.value, { dateStyle: "long" });
  const home = look && told.ends?.takeHome;
  const tile = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {any} */ { kind = "", ...more }) =>
    h(
      more.href ? "a" : "button",
      { class: "endtile " + kind, target: stay && more.href && "_blank", ...more },
      h(Icon, { name: icon }),
      t(id),
    );
  return html`<div class="endnext">
    ${
      stay
        ? html`<p class="lead">${stay}</p>`
        : open
          ? html`<a class="button go" href=${"/join/" + open.code}>
          ${h(Icon, { name: "play" })}<span>${t("result-join-rematch")}<small>${t("ending-again-join")}</small></span>
        </a>`
          : keysOf(table).length
            ? html`<button class="button go" onClick=${again}>
            ${h(Icon, { name: "play" })}<span>${t("result-rematch")}<small>${small}</small></span>
          </button>`
            : html`<a class="button go" href="/">${t("to-home")}</a>`
    }
    <div class="endtiles">
      ${look && tile("log", "ending-whole", { href: "/result/" + table, kind: "endwide" })}
      ${home && tile("take", home, { href: `/result/${table}?take-home`, kind: "endwide" })}
      ${tile("eye", "ending-watch", { href: "/replay/" + table })}
      ${tile("check", "ending-check", { href: "/check/" + table, kind: "tocheck", "aria-label": t("check-title") })}
      ${tile("share", "ending-share", { onClick: pass })}
      ${tile("print", "ending-print", { onClick: () => print() })}
      ${
        look
          ? tile("table", "ending-table", { onClick: look })
          : tile("take", "ending-journal", { href: `/api/tables/${table}/journal`, download: `${table}.jsonl` })
      }
    </div>
    <p class="saidof" role="status">${said.value}</p>
    ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
    <p class="printed">${t("ending-printed", { date, address: url })}</p>
  </div>`;
}

/**
 * At the table: in place of everything else, which is one press away (styles/ending.css).
 * @param {{session: Session, stage: import("../live/stage.js").Stage, stay?: string}} props
 */
export function Ending({ session, stage, stay }) {
  const told = useTold(session, stage);
  const looking = useSignal(false);
  const me = session.seat.value;
  useEffect(() => {
    if (!told || me === null) return;
    const places = placesOf(told.story);
    const own = places.find(({ seat }) => seat === me);
    const { table } = session;
    if (own && keysOf(table).length)
      keepPast({
        table,
        seat: me,
        game: stage.game.name,
        at: Date.now(),
        place: own.place,
        of: places.length,
        score: told.story.final[me],
        together: !!told.ends?.together,
      });
  }, [told]);
  if (!told) return null;
  const { story, ends } = told;
  const own = placesOf(story).find(({ seat }) => seat === me);
  const won = me !== null && story.winners.includes(me);
  const score = me === null ? "" : scoreIn(told, story.final[me]);
  const title = won
    ? t(story.winners.length > 1 ? "ending-you-share" : "ending-you-win", { score: story.final[me] })
    : headline(told);
  const length = ends ? t(ends.length.id, ends.length.args) : story.reason && t("ended-" + story.reason);
  if (looking.value)
    return html`<section class="panel hand" id="hand" aria-labelledby="h-hand">
      <div class="handhead"><h2 id="h-hand">${title}</h2></div>
      <button class="button go" onClick=${() => put(looking, false)}>${t("ending-back")}</button>
    </section>`;
  return html`<section class="ending" id="hand" aria-labelledby="h-hand">
    <div class="endtitle">
      <h2 id="h-hand">${title}</h2>
      <p>
        ${
          own && !ends?.together && story.winners.length > 0
            ? html`${!won && t("ending-you-came", { place: own.place })} <b>${score}</b>${ends ? ", " : ". "}${length}.`
            : `${length}.`
        }
      </p>
    </div>
    ${h(Scene, { told, me })}${h(Lines, { told, me })}
    ${h(Next, {
      table: session.table,
      lobby: session.lobby.value,
      me,
      open: session.rematch.value,
      told,
      look: () => put(looking, true),
      stay,
    })}
  </section>`;
}

/**
 * On the wall, as big as it goes.
 * @param {object} props
 * @param {Session} props.session
 * @param {import("../live/stage.js").Stage} props.stage
 * @param {string} props.logo
 * @param {any} props.corner where to look at the result, if the wall still knows it
 */
export function WallEnding({ session, stage, logo, corner }) {
  const told = useTold(session, stage);
  if (!told) return null;
  const { story, ends } = told;
  const score = story.winners.length && !ends?.together ? scoreIn(told, story.final[story.winners[0]]) : "";
  const strip = ends?.strip ?? [];
  const moments = story.moments.filter(({ id }) => id !== "moment-lead").slice(-2);
  return html`<section class="ending wallend" aria-labelledby="h-ending">
    <div class="endtitle">
      ${h(Art, { id: logo, class: "logo" })}
      <h1 id="h-ending">${headline(told, true)}</h1>
      <p>
        ${score && html`<b>${score}</b>`}${ends && `${score && ", "}${t(ends.length.id, ends.length.args)}`}<br />
        ${t("ending-phone")}
      </p>
    </div>
    ${h(Scene, { told, me: null })}
    ${h(Lines, { told, me: null })}
    ${
      strip.length > 0 && strip.length < 16
        ? html`<div class="endstrip">
          <h2>${t("ending-who")}</h2>
          <ol>
            ${strip.map(
              ({ number, seat }) => html`<li><span>${number}${h(Art, { id: told.figure + seat })}</span></li>`,
            )}
          </ol>
        </div>`
        : moments.length > 0 &&
          html`<ul class="endstrip told">
            ${moments.map((moment) => html`<li>${t(moment.id, moment.args)}</li>`)}
          </ul>`
    }
    ${corner}
  </section>`;
}
