// A table: its lobby until it starts, then the game.

import { useGame } from "../games.js";
import { Session } from "../live/session.js";
import { Stage } from "../live/stage.js";
import { Line, Log, table, useLater } from "../shell/around.js";
import { tick } from "../shell/effects.js";
import { Header } from "../shell/header.js";
import { Icon } from "../shell/icon.js";
import { forgetLater, keysOf, note, takeFromAddress } from "../shell/keys.js";
import { go } from "../shell/router.js";
import { language } from "../shell/settings.js";
import { called, loadRules, message, names, t } from "../shell/words.js";
import { h, html, put, useEffect, useMemo, useRef, useSignal, useState } from "../vendor/vendor.js";

/** True once something has been so for a while. @param {boolean} now @param {number} time */
function useLasting(now, time) {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now ? time : 0);
    return () => clearTimeout(timer);
  }, [now]);
  return now && lasting;
}

/** What stands above the table when something is not as usual. @param {{session: Session}} props */
export function Lost({ session }) {
  const line = session.line.value;
  const lobby = session.lobby.value;
  const played = !!lobby?.players[session.seat.value ?? -1]?.taken_over;
  const due = line === "closed" || session.givenUp.value || !!lobby?.paused || played || !!session.news.value;
  const Notice = useLater(() => import("./notice.js"), "Notice", due);
  if (line === "lost" || session.silent.value || session.sending.value) return h(Line, { session });
  return due && Notice ? h(Notice, { session }) : null;
}

/**
 * The parts of a table on a phone; a dot says that one is asked.
 * @param {{tabs: string[][], tab: import("../vendor/vendor.js").Signal<string>, mine: boolean}} props
 */
const Tabs = ({ tabs, tab, mine }) => html`<nav class="tabs" aria-label=${t("table-tabs")}>
  ${tabs.map(
    ([name, icon, label]) =>
      html`<button
        key=${name}
        data-to=${name}
        aria-current=${tab.value === name ? "page" : undefined}
        onClick=${() => put(tab, name)}
      >
        ${h(Icon, { name: icon })}${label}
        ${name === "table" && mine && tab.value !== "table" && html`<i class="due"></i>`}
      </button>`,
  )}
</nav>`;

/**
 * @param {object} props
 * @param {Session} props.session
 * @param {Stage} props.stage
 * @param {Session[]} props.sessions
 * @param {import("../vendor/vendor.js").Signal<number>} props.wanted
 * @param {Within} [props.within]
 */
function Game({ session, stage, sessions, wanted, within }) {
  const scene = stage.shown;
  const game = stage.game;
  const tab = useSignal("table");
  const me = session.seat.value;
  const lobby = session.lobby.value;
  const options = lobby?.options ?? {};
  const busy = stage.busy.value;
  const ready = !busy;
  const mine = session.mine.value && !busy;
  const lookedUp = useRef(false);
  const over = !!scene && scene.phase === "over" && !busy;
  const guided = within?.guided ?? location.search.includes("guide=1");
  const Coach = useLater(() => loadRules().then(() => import("./coach.js")), "Coach", guided);
  const taught = useLater(game.lessons, "LESSONS", guided);
  // the welcome speaks of a short first game against bots, which a table of a session is not
  const lessons = within ? taught?.filter((/** @type {any} */ { id }) => !id.endsWith("welcome")) : taught;
  const Ending = useLater(() => import("./ending.js"), "Ending", over);
  const Notice = useLater(
    () => import("./chance.js"),
    "Notice",
    session.replica.oddStart.value || !!session.replica.bad.value,
  );
  const Asked = useLater(() => import("./cheat_shown.js"), "AskedAboutChain", !!session.shown.value && !!game.cheat);
  const forging = useLater(() => game.cheat?.() ?? Promise.resolve({}), "FORGING", !!session.shown.value);
  const ByHand = useLater(
    () => game.byHand?.() ?? Promise.resolve({}),
    "ByHand",
    !!lobby?.ledger_by_hand && me !== null,
  );
  useEffect(() => {
    if (!session.mine.value) lookedUp.current = false;
    else if (mine && !lookedUp.current) {
      lookedUp.current = true; // once a turn: what goes on elsewhere meanwhile is no reason to look up again
      tab.value = "table";
      tick("turn");
    }
  }, [mine, session.mine.value]);
  const title = t("game-" + game.name);
  const gone = session.view.value?.to_act.filter((seat) => seat !== me && isGone(lobby?.players[seat])) ?? [];
  const Absent = useLater(() => import("./waiting.js"), "Absent", gone.length > 0 && !busy && !session.mine.value);
  const Deciding = useLater(() => import("./waiting.js"), "Deciding", session.decide.value.length > 0);
  const absent = Absent && gone.length > 0 && h(Absent, { session, seats: gone });
  const cut = session.line.value !== "open" || session.silent.value;
  const says = over ? "" : cut ? "title-cut-off" : lobby?.paused ? "title-paused" : mine ? "title-your-turn" : "";
  useEffect(() => {
    document.title = says ? t(says, { game: title }) : title;
  }, [says, title]);
  const pressed = useRef(false);
  useEffect(() => {
    // whoever has decided with the keyboard stays where the next decision will be
    if (session.asking.value) pressed.current = true;
    else if (pressed.current && document.activeElement === document.body) toDecision();
    if (!session.asking.value) pressed.current = false;
  }, [session.asking.value]);
  useEffect(() => void (over && forgetLater(session.table)), [over]);
  useWakeLock();
  useExplaining();
  if (!scene) return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
  const menu = () => import("./menu.js").then(({ openMenu }) => openMenu(session, sessions, wanted));
  const cheat = async () => {
    const [{ openCheat }, { FORGING }] = await Promise.all([import("./cheat.js"), game.cheat?.() ?? { FORGING: null }]);
    if (FORGING) openCheat(FORGING, stage.blocks.value, game.seats(scene), session);
  };
  return html`
    <a class="skip" href="#hand" onClick=${toDecision}>${t("table-skip")}</a>
    ${h(Header, {
      title,
      logo: game.logo,
      mark: within?.mark,
      sub: within?.sub ?? h(Goal, { game: game.name, options, me }),
      middle: h(game.Middle, { scene, me }),
      tools: html`
        ${Deciding && h(Deciding, { session })}${h(game.Timer, { session, scene })}${within?.tools}
        <button class="icon" aria-label=${t("menu")} onClick=${menu}>${h(Icon, { name: "menu" })}</button>`,
    })}
    ${h(Lost, { session })}${Notice && h(Notice, { session })}
    <main style=${me === null ? {} : { "--me": `var(--p${me})`, "--me-ink": `var(--p${me}-ink)` }}>
      ${h(game.Chips, { scene, me, session })}
      <div class="layout" data-tab=${tab.value}>
        ${h(game.Ledger, { scene, me, session })}
        <section class="board" aria-labelledby="h-board" aria-description=${t("table-pieces")} tabindex="0">
          <h2 id="h-board" class="vh">${game.titles().board}</h2>
          ${h(game.Board, { scene, me, session, options, ready, onSkip: busy ? () => stage.skip() : undefined })}
          ${
            busy &&
            html`<button class="skipnews" aria-label=${t("table-skip-news")} onClick=${() => stage.skip()}>
              ${h(Icon, { name: "skip" })}
              <span>${t("table-skip-news")}</span>
            </button>`
          }
        </section>
        ${
          over && Ending
            ? h(Ending, { session, stage, scene, stay: within?.stay })
            : me === null
              ? h(Watcher, { says: game.waitsFor(scene), absent })
              : h(game.Hand, {
                  scene,
                  me,
                  session,
                  options,
                  ready,
                  absent,
                  goOn: stage.lingers.value ? () => stage.wake() : undefined,
                })
        }
        ${h(Log, { title: game.titles().log, lines: stage.log.value, start: session.replica.find("start")?.t ?? 0 })}
        ${h(game.Chain, {
          scene,
          blocks: stage.blocks.value,
          me,
          over,
          session,
          extra:
            game.cheat &&
            stage.blocks.value.length > 0 &&
            !session.aside.value.number &&
            html`<button class="linkish" onClick=${cheat}>${t("cheat-try")}</button>`,
        })}
      </div>
    </main>
    ${h(Tabs, { tabs: game.tabs(), tab, mine })}
    ${ByHand && h(ByHand, { session, sessions, stage })}
    ${Asked && forging && h(Asked, { session, stage, forging, seats: game.seats(scene) })}
    ${Coach && lessons && h(Coach, { session, stage, scene, over: over && !!Ending, lessons })}`;
}

/**
 * What the game is about, always in sight; it leads to how it is played.
 * @param {{game: string, options: Record<string, any>, me: number | null}} props
 */
function Goal({ game, options, me }) {
  const says = message("goal-" + game, options);
  const who = me === null ? t("table-watching") : t("table-you-are", { seat: me });
  const open = () => import("./how_to.js").then(({ openHowTo }) => openHowTo(game, options));
  return says
    ? html`<span class="vh">${who}. </span>
      <button class="goal" aria-description=${t("how-to")} onClick=${open}>${says}</button>`
    : who;
}

/** Keeps the screen on; without a secure context in another way, as soon as the page was touched. */
export function useWakeLock() {
  useEffect(() => {
    /** @type {WakeLockSentinel | undefined} */
    let lock;
    const ask = async () => {
      if (!document.hidden) lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    };
    void ask();
    const film = () => import("../shell/awake.js").then(({ begin }) => begin());
    document.addEventListener("visibilitychange", ask);
    if (!navigator.wakeLock) addEventListener("pointerup", film);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      removeEventListener("pointerup", film);
      void lock?.release();
      if (!navigator.wakeLock) void import("../shell/awake.js").then(({ end }) => end());
    };
  }, []);
}

/** To the decision, without a place in the history. @param {Event} [event] */
function toDecision(event) {
  event?.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector("#decide, #hand"))?.focus({ preventScroll: !event });
}

/** The link leads nowhere. @param {Session} session */
const isDead = ({ line, closed }) => line.value === "closed" && closed.value === 4001;

/** Whether somebody should be here who is not. @param {import("../types").Player | undefined} player */
const isGone = (player) => player?.kind === "person" && !player.here && !player.taken_over;

/** @param {{says: string, absent: any}} props */
function Watcher({ says, absent }) {
  return html`<section class="panel hand" id="hand" aria-labelledby="h-hand">
    <div class="handhead"><h2 id="h-hand">${t("table-watching")}</h2></div>
    ${absent}
    <p class="lead">${says}</p>
  </section>`;
}

/** What lies on the table says what it does, as soon as there is time for it. */
function useExplaining() {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const load = () =>
      import("./explain.js").then(
        ({ listen }) => {
          if (!gone) stop = listen();
        },
        () => {
          timer = setTimeout(load, 5000); // the line is gone for now
        },
      );
    let timer = setTimeout(load, 1500);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
}

/**
 * A table inside a session: what stands in its bar, what is said after the game instead of playing again, and whether
 * it is shown.
 * @typedef {{shown: boolean, guided: boolean, mark: any, sub: any, tools: any, stay: string}} Within
 */

/** @param {{id: string, within?: Within}} props */
export function Page({ id, within }) {
  const active = useSignal(0);
  const wanted = useSignal(-1);
  const sessions = useMemo(() => {
    takeFromAddress(id);
    const keys = keysOf(id);
    return keys.length ? keys.map((key) => new Session(id, key)) : [new Session(id, null)];
  }, [id]);
  useEffect(
    () => () => {
      for (const one of sessions) one.close();
      document.getElementById("told")?.replaceChildren(); // what was said of this table
    },
    [id],
  );
  const session = sessions[active.value];
  const lobby = session.lobby.value;
  const opened = useRef(false);
  opened.current ||= within?.shown !== false;
  const game = useGame(opened.current ? lobby?.game : undefined);
  const stages = useMemo(() => (game ? sessions.map((one) => new Stage(one, game)) : []), [sessions, game]);
  for (const [i, stage] of stages.entries()) stage.watched = i === active.value;
  useEffect(() => {
    if (lobby) names.value = lobby.players.map(called);
    document.documentElement.style.setProperty("--away", `"${t("is-away")}"`); // a word for the small chips
  }, [lobby, language.value]);
  useEffect(() => {
    if (!lobby) return;
    if (lobby.by_hand && !lobby.over && session.key) return go("/book/" + id, true); // its book is kept there
    note(id, { game: lobby.game });
    table.value = { game: lobby.game, options: lobby.options };
  }, [lobby?.game]);
  const waiting = !!lobby && !lobby.started && !session.view.value;
  const full = !lobby?.players.some((player) => player.kind === "empty");
  // A table that starts at once needs no lobby.
  const Lobby = useLater(() => import("./lobby.js"), "Lobby", useLasting(waiting, full ? 1500 : 400));
  const HandOver = useLater(() => import("./hand_over.js"), "HandOver", sessions.length > 1);
  const DeadEnd = useLater(() => import("./dead_end.js"), "DeadEnd", isDead(session));
  if (within?.shown === false) return null;
  if (isDead(session)) return DeadEnd && h(DeadEnd, { session });
  if (waiting && Lobby && !within) return html`${h(Lost, { session })}${h(Lobby, { session, sessions })}`;
  if (!stages.length || !session.view.value || (sessions.length > 1 && !HandOver))
    return html`<main class="loading">${h(Lost, { session })}<span class="dots"><i></i><i></i><i></i></span></main>`;
  return html`
    ${h(Game, { key: active.value, session, stage: stages[active.value], sessions, wanted, within })}
    ${HandOver && h(HandOver, { sessions, active, stages, wanted })}`;
}
