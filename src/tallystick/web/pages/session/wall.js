// The wall of a session: what the facilitator shows there, as big as it goes. It asks for nothing, and keeps its last
// picture when the line is lost.

import { Sitting } from "../../live/sitting.js";
import { useLater } from "../../shell/around.js";
import { Languages, ThemeButton } from "../../shell/header.js";
import { dress, Icon, loadArt } from "../../shell/icon.js";
import { takeSessionKey } from "../../shell/session_keys.js";
import { loadFurther, t } from "../../shell/words.js";
import { h, html, useEffect, useMemo } from "../../vendor/vendor.js";
import { useMount } from "./mounts.js";
import { Desk, Disc } from "./oak.js";
import { WallClock, WallMessage, WallOver } from "./wall_clock.js";
import { WallCode, WallSeats } from "./wall_code.js";

await Promise.all([
  dress("styles", "plain", "session", "session_stick", "session_wall", "session_wall_people"),
  loadArt("art/session"),
  loadFurther("session"),
  loadFurther("person"),
]);

/** What each `show` is drawn with, beside a table and what is asked of ideas. @type {Record<string, any>} */
const SHOWS = { code: WallCode, seats: WallSeats, clock: WallClock, idea: WallClock, message: WallMessage };

/** One table, as its own projector shows it. @param {{told: any}} props */
function OneTable({ told }) {
  const Projector = useLater(() => import("../projector.js"), "Page", true);
  if (!told.table || !Projector) return null;
  return html`
    ${h(Projector, { key: told.table, id: told.table, nameless: true })}
    ${
      told.sign &&
      html`<aside class="oak whichtable">
        ${h(Disc, { sign: told.sign, number: told.number })}
        <b>${t("wall-one-table", { sign: t("sign-" + told.sign), number: told.number })}</b>
      </aside>`
    }`;
}

/** @param {{sitting: Sitting}} props */
function Shown({ sitting }) {
  const told = sitting.wall.value;
  const Card = useMount("wallCard", told.show === "card");
  const Quiz = useMount("wallQuiz", told.show === "quiz");
  const asked = Card ?? Quiz;
  if (told.show === "table" && told.table) return h(OneTable, { told });
  if (told.show === "black")
    return html`<main class="wallblack"><p class="vh" role="status">${t("wall-black")}</p></main>`;
  if (asked) return html`${h(Desk, {})}<main class="oak sessionwall">${h(asked, { sitting })}</main>`;
  const Picture = told.phase === "over" && told.show !== "message" ? WallOver : (SHOWS[told.show] ?? WallClock);
  return html`
    ${h(Desk, {})}
    <main class=${"oak sessionwall shows-" + told.show}>${h(Picture, { sitting, told })}</main>`;
}

const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen());
const root = document.documentElement;

/** @param {{id: string, token: string}} props */
function Wall({ id, token }) {
  const sitting = useMemo(() => new Sitting(id, token), []);
  useEffect(() => () => sitting.close(), []);
  const told = sitting.wall.value;
  const title = t("wall-title", { title: told?.title || t("tallystick") });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (sitting.line.value === "closed" && !told) return h(NoKey, {});
  const cut = sitting.cut.value || sitting.line.value === "closed";
  return html`<div class="wallroom">
    ${told ? h(Shown, { sitting }) : html`${h(Desk, {})}<main class="loading"></main>`}
    <footer class="oak walltools">
      ${h(Languages, {})}${h(ThemeButton, {})}
      <button class="icon" aria-label=${t("wall-full-screen")} onClick=${fill}>${h(Icon, { name: "wall" })}</button>
    </footer>
    ${told && cut && html`<p class="oak wallcut" role="status">${h(Icon, { name: "line" })}${t("wall-cut")}</p>`}
  </div>`;
}

const NoKey = () => html`
  ${h(Desk, {})}
  <main class="oak sessionwall shows-message">
    <h1 class="vh">${t("tallystick")}</h1>
    <p class="wallsays">${t("wall-no-key")}</p>
  </main>`;

/** @param {{id: string}} props */
export function Page({ id }) {
  const key = useMemo(() => takeSessionKey(id, "wall"), [id]);
  return key ? h(Wall, { id, token: key.token }) : h(NoKey, {});
}
