// For the wall of a classroom: big, and only what everybody may know.

import { Board } from "../island/board.js";
import { loadBox } from "../island/cards.js";
import { Chain } from "../island/chain.js";
import { Balance, Copies, doing, Who } from "../island/ledger.js";
import { stepOf } from "../island/scene.js";
import { Stage } from "../island/stage.js";
import { Session } from "../live/session.js";
import { Art, dress } from "../shell/icon.js";
import { Languages, ThemeButton } from "../shell/header.js";
import { language } from "../shell/settings.js";
import { called, names, t } from "../shell/words.js";
import { h, html, useEffect, useMemo, useSignal } from "../vendor/vendor.js";
import { Invitation } from "./lobby.js";

dress("pages");

/** @param {{id: string}} props */
export function Page({ id }) {
  const [session, stage] = useMemo(() => {
    const made = new Session(id, null);
    return [made, new Stage(made)];
  }, [id]);
  const ready = useSignal(false);
  useEffect(() => {
    void loadBox().then(() => void (ready.value = true));
    return () => session.close();
  }, [id]);
  const lobby = session.lobby.value;
  useEffect(() => {
    if (lobby) names.value = lobby.players.map(called);
  }, [lobby, language.value]);
  const scene = stage.scene.value;
  const tools = html`<div class="projtools">${h(Languages, {})}${h(ThemeButton, {})}</div>`;
  if (session.line.value === "closed") return html`<main class="loading"><p>${t("line-no-table")}</p></main>`;
  if (!lobby || !ready.value) return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
  if (!scene) {
    return html`<main class="projector waiting">${tools}<h1>${t("game-" + lobby.game)}</h1>${lobby.code && h(Invitation, { code: lobby.code })}
      <ul class="whoishere">${lobby.players.map((player) => html`<li class=${player.kind === "empty" ? "empty" : ""}>${h(Art, { id: "pawn-" + player.seat })}<b>${player.kind === "empty" ? t("lobby-empty") : called(player)}</b></li>`)}</ul></main>`;
  }
  const last = stage.log.value.slice(-3).reverse();
  const order = scene.places.map((_, seat) => seat);
  const step = stepOf(scene);
  return html`<main class="projector playing">${tools}
    <section class="board">${h(Board, { scene, me: null, options: lobby.options })}</section>
    <section class="projside">
      <h1>${t("game-" + lobby.game)}</h1><p class="projround">${t("mi-round", { round: Math.max(1, scene.round), rounds: scene.rounds })}${step >= 0 ? ` · ${t("mi-phase-" + ["move", "mine", "reveal", "settle"][step])}` : ""}</p>
      <ul class="projpurses">${order.map((seat) => html`<li class=${`p${seat}${scene.to_act.includes(seat) ? " turn" : ""}`}>${h(Art, { id: "pawn-" + seat })}<span>${h(Who, { player: lobby.players[seat], seat, me: null })}<em>${doing(scene, seat, null)}</em></span><strong>${h(Balance, { value: scene.ledgers[seat][seat], seat })}</strong></li>`)}</ul>
      <ol class="projlog">${last.map((line, i) => html`<li key=${stage.log.value.length - i}>${t(line.id, line.args)}</li>`)}</ol>
      ${last[0]?.concept && html`<aside class="projidea"><h2>${t("concept-" + last[0].concept)}</h2><p>${t(`concept-${last[0].concept}.text`)}</p></aside>`}
      ${h(Copies, { session })}
    </section>
    ${h(Chain, { blocks: stage.blocks.value, me: null, over: scene.phase === "over" })}
  </main>`;
}
