// A table: its lobby until it starts, then the game.

import { Chain } from "../island/chain.js";
import { loadBox } from "../island/cards.js";
import { Board } from "../island/board.js";
import { Hand } from "../island/hand.js";
import { Chips, Ledger } from "../island/ledger.js";
import { clock, Log } from "../island/log.js";
import { stepOf } from "../island/scene.js";
import { Stage } from "../island/stage.js";
import { tick } from "../island/effects.js";
import { Session } from "../live/session.js";
import { Header } from "../shell/header.js";
import { Icon } from "../shell/icon.js";
import { forgetLater, keysOf, takeFromAddress } from "../shell/keys.js";
import { language } from "../shell/settings.js";
import { called, names, t } from "../shell/words.js";
import { h, html, useEffect, useMemo, useSignal, useState } from "../vendor/vendor.js";

const TABS = [["table", "table"], ["ledger", "abacus"], ["chain", "chain"], ["log", "log"]];

/** Loads a part of the page when it is first needed. @param {() => Promise<any>} load @param {string} name @param {boolean} wanted */
export function useLater(load, name, wanted) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (wanted && !found) void load().then((room) => setFound(() => room[name]));
  }, [wanted]);
  return wanted ? found : null;
}

/** True once something has been so for a moment: a table that starts at once needs no lobby. @param {boolean} now */
function useLasting(now) {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now ? 400 : 0);
    return () => clearTimeout(timer);
  }, [now]);
  return now && lasting;
}

/** @param {{scene: import("../types").Scene}} props */
function Phases({ scene }) {
  const step = stepOf(scene);
  const round = scene.rounds ? t("mi-round", { round: Math.max(1, scene.round), rounds: scene.rounds }) : "";
  return html`<ol class="phases" aria-label=${round}>
    ${["move", "mine", "reveal", "settle"].map((name, i) => html`<li key=${name} class=${i < step ? "done" : i === step ? "now" : ""} aria-current=${i === step ? "step" : undefined}><span>${t("mi-phase-" + name)}</span></li>`)}
  </ol>`;
}

/** @param {{session: Session, scene: import("../types").Scene}} props */
function Timer({ session, scene }) {
  const [now, setNow] = useState(Date.now());
  const start = session.replica.find("start");
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const rounds = html`<span class="timer rounds"><span class="vh">${t("mi-round-word")}</span>${Math.max(1, scene.round)}<small>/${scene.rounds}</small></span>`;
  if (!scene.minutes || !start) return rounds;
  return html`${rounds}<span class="timer">${h(Icon, { name: "clock" })}<span class="vh">${t("mi-time-left")}</span>${clock(start.t + scene.minutes * 60000 - now)}</span>`;
}

/** @param {{session: Session}} props */
function Lost({ session }) {
  const line = session.line.value;
  if (line === "closed") {
    const why = { 4001: "no-table", 4003: "elsewhere", 4004: "deleted" }[session.closed.value] ?? "closed";
    return html`<div class="banner bad" role="alert">${t("line-" + why)} <a href="/">${t("to-home")}</a></div>`;
  }
  if (line === "lost") return html`<div class="banner" role="status"><span class="dots"><i></i><i></i><i></i></span>${t("line-lost")}</div>`;
  if (session.lobby.value?.paused) return html`<div class="banner" role="status">${h(Icon, { name: "pause" })}${t("paused")}</div>`;
  return null;
}

/** @param {{session: Session, stage: Stage, sessions: Session[]}} props */
function Game({ session, stage, sessions }) {
  const scene = stage.scene.value;
  const tab = useSignal("table");
  const me = session.seat.value;
  const lobby = session.lobby.value;
  const options = lobby?.options ?? {};
  const busy = stage.busy.value;
  const mine = session.mine.value && !busy;
  const over = !!scene && scene.phase === "over" && !busy;
  const guided = location.search.includes("guide=1");
  const Coach = useLater(() => import("../island/coach.js"), "Coach", guided);
  const Ending = useLater(() => import("./result.js"), "Ending", over);
  const ByHand = useLater(() => import("../island/by_hand.js"), "ByHand", !!lobby?.ledger_by_hand && me !== null);
  useEffect(() => {
    if (mine) {
      tab.value = "table";
      tick("turn");
    }
  }, [mine]);
  const title = t("game-" + (lobby?.game ?? "market-island"));
  useEffect(() => void (document.title = mine ? t("title-your-turn", { game: title }) : title), [mine, title]);
  useEffect(() => void (over && forgetLater(session.table)), [over]);
  useWakeLock();
  if (!scene) return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
  const menu = () => import("./menu.js").then(({ openMenu }) => openMenu(session, sessions));
  const cheat = () => import("../island/cheat.js").then(({ openCheat }) => openCheat(stage.blocks.value, scene.places.length, me ?? 0));
  return html`
    <a class="skip" href="#hand">${t("mi-skip")}</a>
    ${h(Header, { title, sub: me === null ? t("mi-watching") : t("mi-you-are", { seat: me }), middle: h(Phases, { scene }), tools: html`${h(Timer, { session, scene })}<button class="icon" aria-label=${t("menu")} onClick=${menu}>${h(Icon, { name: "menu" })}</button>` })}
    ${h(Lost, { session })}
    <main style=${me === null ? {} : { "--me": `var(--p${me})`, "--me-ink": `var(--p${me}-ink)` }}>
      ${h(Chips, { scene, me, session })}
      <div class="layout" data-tab=${tab.value}>
        ${h(Ledger, { scene, me, session, extra: ByHand && h(ByHand, { session, stage, scene }) })}
        <section class="board" aria-labelledby="h-board"><h2 id="h-board" class="vh">${t("mi-board")}</h2>${h(Board, { scene, me, options, onSkip: busy ? () => stage.skip() : undefined })}
          ${busy && html`<button class="skipnews" onClick=${() => stage.skip()}>${h(Icon, { name: "skip" })}<span>${t("mi-skip-news")}</span></button>`}</section>
        ${over && Ending
          ? h(Ending, { session, stage, scene })
          : me === null
            ? h(Watcher, { scene })
            : h(Hand, { scene, me, session, options, ready: !busy })}
        ${h(Log, { lines: stage.log.value, start: session.replica.find("start")?.t ?? 0 })}
        ${h(Chain, { blocks: stage.blocks.value, me, over, extra: stage.blocks.value.length > 0 && html`<button class="linkish" onClick=${cheat}>${t("cheat-try")}</button>` })}
      </div>
    </main>
    <nav class="tabs" aria-label=${t("mi-tabs")}>${TABS.map(([name, icon]) => html`<button key=${name} aria-current=${tab.value === name ? "page" : undefined} onClick=${() => void (tab.value = name)}>${h(Icon, { name: icon })}${t("mi-tab-" + name)}${name === "table" && mine && tab.value !== "table" && html`<i class="due"></i>`}</button>`)}</nav>
    ${Coach && h(Coach, { session, stage, scene })}`;
}

/** @param {{scene: import("../types").Scene}} props */
function Watcher({ scene }) {
  return html`<section class="panel hand" id="hand" aria-labelledby="h-hand"><div class="handhead"><h2 id="h-hand">${t("mi-watching")}</h2></div><p class="lead">${scene.to_act.length ? t(scene.phase === "mine" ? "mi-wait-mine" : "mi-wait-throw", { seat: scene.to_act[0] }) : ""}</p></section>`;
}

/** Keeps the screen on where the browser can. */
function useWakeLock() {
  useEffect(() => {
    /** @type {any} */
    let lock = null;
    const ask = () => {
      if (!document.hidden) navigator.wakeLock?.request("screen").then((got) => void (lock = got), () => {});
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      lock?.release?.();
    };
  }, []);
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const ready = useSignal(false);
  const active = useSignal(0);
  const [sessions, stages] = useMemo(() => {
    takeFromAddress(id);
    const keys = keysOf(id);
    const made = keys.length ? keys.map((key) => new Session(id, key)) : [new Session(id, null)];
    return [made, made.map((session) => new Stage(session))];
  }, [id]);
  useEffect(() => {
    void loadBox().then(() => void (ready.value = true));
    return () => sessions.forEach((session) => session.close());
  }, [id]);
  const session = sessions[active.value];
  stages.forEach((stage, i) => void (stage.watched = i === active.value));
  const lobby = session.lobby.value;
  useEffect(() => {
    if (lobby) names.value = lobby.players.map(called);
  }, [lobby, language.value]);
  const waiting = !!lobby && !lobby.started && !session.view.value;
  const Lobby = useLater(() => import("./lobby.js"), "Lobby", useLasting(waiting));
  const HandOver = useLater(() => import("./hand_over.js"), "HandOver", sessions.length > 1);
  if (waiting && Lobby) return html`${h(Lost, { session })}${h(Lobby, { session })}`;
  if (!ready.value || !session.view.value) return html`<main class="loading">${h(Lost, { session })}<span class="dots"><i></i><i></i><i></i></span></main>`;
  return html`${h(Game, { key: active.value, session, stage: stages[active.value], sessions })}${HandOver && h(HandOver, { sessions, active, stages })}`;
}
