// For the wall of a classroom: big, and only what everybody may know.

import { useGame } from "../games.js";
import { Session } from "../live/session.js";
import { Stage } from "../live/stage.js";
import { Balance, ideaOf, Line, useLater, Who } from "../shell/around.js";
import { Languages, ThemeButton } from "../shell/header.js";
import { read } from "../shell/http.js";
import { Art, dress } from "../shell/icon.js";
import { keysOf } from "../shell/keys.js";
import { useOrigin } from "../shell/origin.js";
import { go } from "../shell/router.js";
import { language } from "../shell/settings.js";
import { called, loadFurther, loadRules, names, t } from "../shell/words.js";
import { h, html, useEffect, useMemo, useRef, useState } from "../vendor/vendor.js";
import { Notice } from "./chance.js";
import { Lost } from "./table.js";

await Promise.all([dress("styles", "plain", "watching"), loadFurther("pages")]);

/**
 * The code of a table; one that is told only to those who sit there, on the computer of somebody who does. What was
 * told before the start is still true after it.
 * @param {string} id
 * @param {import("../types").Lobby | null} lobby
 */
function useCode(id, lobby) {
  const [secret, setSecret] = useState("");
  useEffect(() => {
    const [key] = keysOf(id);
    setSecret("");
    if (key && lobby && !lobby.code && !lobby.over)
      read("/api/tables/" + id, key.token).then(
        (told) => setSecret(told.code),
        () => {},
      );
  }, [lobby]);
  const told = useRef("");
  if (lobby?.code || secret) told.current = lobby?.code || secret;
  return lobby?.locked ? "" : told.current;
}

/** How to come to the table: the address is as large as the code, for both are typed. @param {{code: string}} props */
function Join({ code }) {
  const origin = useOrigin();
  return html`<div class="walljoin">
    <img class="qr" src=${`/qr/${code}.svg?at=${encodeURIComponent(origin)}`} alt=${t("lobby-qr")} />
    <dl>
      <dt>${t("wall-type")}</dt>
      <dd class="address walladdress">${new URL(origin).host}</dd>
      <dt>${t("lobby-code")}</dt>
      <dd class="bigcode" aria-label=${[...code].join(" ")}>${code.slice(0, 3)}<i></i>${code.slice(3)}</dd>
    </dl>
  </div>`;
}

/** Where to join or to look on, all the time. @param {{code: string, table: string}} props */
function Corner({ code, table }) {
  const origin = useOrigin();
  return html`<aside class="wallcode" aria-label=${t("wall-watch")}>
    ${code && html`<img class="qr" src=${`/qr/${code}.svg?at=${encodeURIComponent(origin)}`} alt=${t("lobby-qr")} />`}
    <div>
      ${code && html`<b class="wallspelt" aria-label=${[...code].join(" ")}>${code}</b>`}
      <b>${new URL(origin).host}</b>${!code && html`<span>/t/${table}</span>`}
    </div>
  </aside>`;
}

/**
 * Everybody with what they do and what they have.
 * @param {{game: import("../types").Game, scene: import("../types").TableScene, lobby: import("../types").Lobby}} props
 */
const People = ({ game, scene, lobby }) => html`<ul class="wallpeople">
  ${Array.from(
    { length: game.seats(scene) },
    (_, seat) =>
      html`<li class=${`p${seat}${scene.to_act.includes(seat) ? " turn" : ""}`}>
        ${h(Art, { id: (game.figure ?? "pawn-") + seat })}
        <span>
          ${h(Who, { player: lobby.players[seat], seat, me: null })}
          <em>${game.doing(scene, seat, null)}</em>
        </span>
        <strong>${h(Balance, { value: game.score(scene, seat), seat })}</strong>
      </li>`,
  )}
</ul>`;

/** @param {{id: string, nameless?: boolean}} props `nameless`: seats have numbers here, for a whole class looks on */
export function Page({ id, nameless = false }) {
  const say = (/** @type {import("../types").Player} */ player) => called(nameless ? { ...player, name: "" } : player);
  const session = useMemo(() => new Session(id, null), [id]);
  useEffect(() => () => session.close(), [id]);
  const lobby = session.lobby.value;
  const code = useCode(id, lobby);
  const game = useGame(lobby?.game);
  const stage = useMemo(() => game && new Stage(session, game), [session, game]);
  useEffect(() => {
    if (lobby) names.value = lobby.players.map(say);
  }, [lobby, language.value]);
  const [wall, setWall] = useState(/** @type {{Board?: any, Side?: any} | null} */ (null));
  useEffect(
    () => void (game && Promise.all([game.wall?.() ?? {}, loadRules()]).then(([room]) => setWall(room))),
    [game],
  );
  const title = lobby ? t("title-of", { page: t("menu-projector"), game: t("game-" + lobby.game) }) : t("tallystick");
  useEffect(() => {
    document.title = title;
  }, [title]);
  const next = lobby?.next_table;
  useEffect(() => void (next && go("/projector/" + next)), [next]);
  const WallEnding = useLater(() => import("./ending.js"), "WallEnding", !!lobby?.over);
  const shown = !!session.shown.value && !!game?.cheat;
  const Chain = useLater(() => import("./cheat_shown.js"), "ChainOnWall", shown);
  const forging = useLater(() => game?.cheat?.() ?? Promise.resolve({}), "FORGING", shown);
  const ByHand = useLater(
    () => game?.byHandOnWall?.() ?? Promise.resolve({}),
    "OnWall",
    !!game && !!lobby?.ledger_by_hand,
  );
  const scene = stage?.shown;
  const Deciding = useLater(() => import("./waiting.js"), "Deciding", session.decide.value.length > 0);
  const tools = html`
    ${h(Line, { session })}
    <div class="projtools">${Deciding && h(Deciding, { session })}${h(Languages, {})}${h(ThemeButton, {})}</div>`;
  const DeadEnd = useLater(() => import("./dead_end.js"), "DeadEnd", session.line.value === "closed");
  if (session.line.value === "closed") return DeadEnd && h(DeadEnd, { session });
  if (!lobby || !game || !stage || !wall)
    return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
  if (!scene) {
    return html`<main class="projector waiting">
      ${tools}${h(Lost, { session })}
      <h1>${t("game-" + lobby.game)}</h1>
      ${code ? h(Join, { code }) : html`<p class="lead">${t(lobby.locked ? "lobby-locked" : "lobby-secret")}</p>`}
      <ul class="whoishere">
        ${lobby.players.map(
          (player) =>
            html`<li class=${player.kind === "empty" ? "empty" : ""}>
              ${h(Art, { id: (game.figure ?? "pawn-") + player.seat })}
              <b>${player.kind === "empty" ? t("lobby-empty") : say(player)}</b>
            </li>`,
        )}
      </ul>
    </main>`;
  }
  const over = scene.phase === "over" && !stage.busy.value;
  if (over && WallEnding)
    return html`<main class="projector ended">
      ${tools}
      ${h(WallEnding, { session, stage, logo: game.logo, corner: code && h(Corner, { code, table: id }) })}
    </main>`;
  const last = stage.log.value.slice(-2).reverse();
  const step = game.step(scene);
  const concept = last[0] ? ideaOf(last[0].event) : "";
  const due = game.waitsFor(scene);
  const blocks = stage.blocks.value;
  const people = h(People, { game, scene, lobby });
  return html`<main class="projector playing">
    ${tools}${h(Lost, { session })}${h(Notice, { session })}
    <header class="wallhead">
      ${h(Art, { id: game.logo, class: "logo" })}
      <h1>${t("game-" + lobby.game)}</h1>
      <p>${game.where(scene)}${step ? ` · ${step}` : ""}</p>
      ${
        due &&
        html`<p class="walldue" role="status">
          ${scene.to_act.length === 1 && h(Art, { id: (game.figure ?? "pawn-") + scene.to_act[0] })}
          ${due}
        </p>`
      }
    </header>
    <section class="board">
      ${h(wall.Board ?? game.Board, { scene, me: null, session, options: lobby.options, ready: false, wall: true })}
    </section>
    <section class="wallside">
      ${
        wall.Side
          ? h(wall.Side, { scene, session, blocks, people })
          : html`${people}${h(game.Chain, { scene, blocks, me: null, over: scene.phase === "over" })}`
      }
      ${
        concept &&
        html`<aside class="wallidea"><h2>${t("concept-" + concept)}</h2><p>${t(`concept-${concept}.text`)}</p></aside>`
      }
    </section>
    <ol class="walllast">
      ${last.map(
        (line, i) => html`<li key=${stage.log.value.length - i}>
          ${i === 0 && line.seat !== null && h(Art, { id: (game.figure ?? "pawn-") + line.seat })}
          <span>${t(line.id, line.args)}</span>
        </li>`,
      )}
    </ol>
    ${h(Corner, { code, table: id })}
    ${ByHand && h(ByHand, { session, stage })}
    ${Chain && forging && h(Chain, { session, stage, forging, seats: lobby.players.length })}
  </main>`;
}
