// For the wall of a classroom: big, and only what everybody may know.

import { useGame } from "../games.js";
import { Session } from "../live/session.js";
import { Stage } from "../live/stage.js";
import { Balance, Copies, ideaOf, Line, useLater, Who } from "../shell/around.js";
import { Languages, ThemeButton } from "../shell/header.js";
import { read } from "../shell/http.js";
import { Art, dress } from "../shell/icon.js";
import { keysOf } from "../shell/keys.js";
import { go } from "../shell/router.js";
import { language } from "../shell/settings.js";
import { called, loadRules, names, t } from "../shell/words.js";
import { h, html, useEffect, useMemo, useState } from "../vendor/vendor.js";
import { Notice } from "./chance.js";
import { Invitation } from "./lobby.js";

await dress("styles", "plain", "result", "watching");

/**
 * The code of a table; one that is told only to those who sit there, on the computer of somebody who does.
 * @param {string} id
 * @param {import("../types").Lobby | null} lobby
 */
function useCode(id, lobby) {
  const [secret, setSecret] = useState("");
  useEffect(() => {
    const [key] = keysOf(id);
    setSecret("");
    if (key && lobby && !lobby.code && !lobby.started)
      read("/api/tables/" + id, key.token).then(
        (told) => setSecret(told.code),
        () => {},
      );
  }, [lobby]);
  return lobby?.locked ? "" : lobby?.code || secret;
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const session = useMemo(() => new Session(id, null), [id]);
  useEffect(() => () => session.close(), [id]);
  const lobby = session.lobby.value;
  const code = useCode(id, lobby);
  const game = useGame(lobby?.game);
  const stage = useMemo(() => game && new Stage(session, game), [session, game]);
  useEffect(() => {
    if (lobby) names.value = lobby.players.map(called);
  }, [lobby, language.value]);
  useEffect(() => void (game && loadRules()), [game]);
  const next = lobby?.next_table;
  useEffect(() => void (next && go("/projector/" + next)), [next]);
  const Ending = useLater(() => import("./result.js"), "Ending", !!lobby?.over);
  const Deciding = useLater(() => import("./waiting.js"), "Deciding", session.decide.value.length > 0);
  const scene = stage?.scene.value;
  const tools = html`
    ${h(Line, { session })}
    <div class="projtools">${Deciding && h(Deciding, { session })}${h(Languages, {})}${h(ThemeButton, {})}</div>`;
  if (session.line.value === "closed") return html`<main class="loading"><p>${t("line-no-table")}</p></main>`;
  if (!lobby || !game || !stage)
    return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
  if (!scene) {
    return html`<main class="projector waiting">
      ${tools}
      <h1>${t("game-" + lobby.game)}</h1>
      ${code && h(Invitation, { code })}
      ${lobby.locked && html`<p class="lead">${t("lobby-locked")}</p>`}
      <ul class="whoishere">
        ${lobby.players.map(
          (player) =>
            html`<li class=${player.kind === "empty" ? "empty" : ""}>
              ${h(Art, { id: "pawn-" + player.seat })}
              <b>${player.kind === "empty" ? t("lobby-empty") : called(player)}</b>
            </li>`,
        )}
      </ul>
    </main>`;
  }
  const last = stage.log.value.slice(-3).reverse();
  const over = scene.phase === "over" && !stage.busy.value;
  const order = Array.from({ length: game.seats(scene) }, (_, seat) => seat);
  const step = game.step(scene);
  const concept = last[0] ? ideaOf(last[0].event) : "";
  return html`<main class="projector playing">
    ${tools}
    ${h(Notice, { session })}
    <section class="board">
      ${h(game.Board, { scene, me: null, session, options: lobby.options, ready: false })}
    </section>
    <section class="projside">
      <h1>${t("game-" + lobby.game)}</h1>
      <p class="projround">${lobby.paused ? t("paused") : `${game.where(scene)}${step ? ` · ${step}` : ""}`}</p>
      ${
        over && Ending
          ? h(Ending, { session, stage, scene })
          : html`<ul class="projpurses">
            ${order.map(
              (seat) =>
                html`<li class=${`p${seat}${scene.to_act.includes(seat) ? " turn" : ""}`}>
                  ${h(Art, { id: "pawn-" + seat })}
                  <span>
                    ${h(Who, { player: lobby.players[seat], seat, me: null })}
                    <em>${game.doing(scene, seat, null)}</em>
                  </span>
                  <strong>${h(Balance, { value: game.score(scene, seat), seat })}</strong>
                </li>`,
            )}
          </ul>`
      }
      <ol class="projlog">
        ${last.map((line, i) => html`<li key=${stage.log.value.length - i}>${t(line.id, line.args)}</li>`)}
      </ol>
      ${
        concept &&
        html`<aside class="projidea"><h2>${t("concept-" + concept)}</h2><p>${t(`concept-${concept}.text`)}</p></aside>`
      }
      ${h(Copies, { session })}
    </section>
    ${h(game.Chain, { scene, blocks: stage.blocks.value, me: null, over: scene.phase === "over" })}
  </main>`;
}
