// A person's page: it follows the session by itself, from the waiting room to the table and to the end.

import { loadGame } from "../../games.js";
import { Sitting } from "../../live/sitting.js";
import { useLater } from "../../shell/around.js";
import { dress, Icon, loadArt } from "../../shell/icon.js";
import { keep, keysOf, note } from "../../shell/keys.js";
import { noteSession, sessionKey } from "../../shell/session_keys.js";
import { loadFurther, t } from "../../shell/words.js";
import { h, html, put, useEffect, useMemo, useRef, useSignal } from "../../vendor/vendor.js";
import { Page as Table, useWakeLock } from "../table.js";
import { useMount } from "./mounts.js";
import { Desk } from "./oak.js";
import { Seat, signOf, within } from "./own_table.js";
import { Ends } from "./person_ends.js";
import { LookUp, Nudge, Said } from "./person_parts.js";
import { looksUp, screenOf } from "./screens.js";

await Promise.all([
  dress("styles", "plain", "session", "session_stick", "session_person", "session_table", "session_small"),
  loadArt("art/session"),
  loadFurther("session"),
  loadFurther("person"),
]);

/** @typedef {import("../../shell/session_keys.js").SessionKey} SessionKey */

/** The key of one's seat, before the table is opened. @param {string} session @param {any} place */
function keepSeat(session, { table, seat, token }) {
  if (!token || keysOf(table)[0]?.token === token) return;
  keep(table, [{ seat, token }]);
  note(table, { session });
}

const root = document.documentElement;

/** The colours of the game are there only while its table is to be seen. @param {boolean} shown */
function useColours(shown) {
  const worn = useRef("");
  useEffect(() => {
    if (shown) {
      if (worn.current) root.dataset.game = worn.current;
    } else if (root.dataset.game) {
      worn.current = root.dataset.game;
      delete root.dataset.game;
    }
  }, [shown]);
}

/** Says for a moment that one was moved. @param {any} place */
function useMoved(place) {
  const before = useRef(/** @type {any} */ (null));
  const moved = useSignal(false);
  useEffect(() => {
    const was = before.current;
    before.current = place ?? was;
    if (!place || !was || was.table === place.table) return;
    moved.value = true;
    const timer = setTimeout(() => put(moved, false), 8000);
    return () => clearTimeout(timer);
  }, [place?.table]);
  return moved.value;
}

/**
 * The screens that are no table.
 * @param {{screen: string, sitting: Sitting, own: SessionKey, open: () => void, close: () => void}} props
 */
function Screen({ screen, sitting, own, open, close }) {
  const ends = ["nowhere", "elsewhere", "erased", "claim", "no", "over"].includes(screen);
  const early = screen === "waiting" || screen === "late";
  const Waiting = useLater(() => import("./waiting_room.js"), screen === "late" ? "Late" : "Waiting", early);
  const Card = useMount("card", screen === "card");
  const Quiz = useMount("quiz", screen === "quiz");
  if (ends) return h(Ends, { screen, sitting, own });
  if (screen === "seat") return h(Seat, { sitting, open });
  if (early && Waiting) return h(Waiting, { key: screen, sitting, open });
  if (screen === "card" && Card) return h(Card, { sitting });
  if (screen === "quiz" && Quiz) return h(Quiz, { sitting, close });
  return html`<main class="loading"><span class="dots"><i></i><i></i><i></i></span></main>`;
}

/** @param {{id: string, own: SessionKey}} props */
function Person({ id, own }) {
  const sitting = useMemo(() => new Sitting(id, own.token), []);
  useEffect(() => () => sitting.close(), []);
  const asked = useSignal(false);
  const told = sitting.sitting.value;
  const screen = screenOf({ line: sitting.line.value, closed: sitting.closed.value, told, asked: asked.value });
  const table = screen === "table";
  const place = told?.place ?? null;
  const kept = place?.set && !["nowhere", "elsewhere", "erased", "over"].includes(screen);
  if (kept) keepSeat(id, place);
  useColours(table);
  useWakeLock();
  const moved = useMoved(place);
  useEffect(
    () => void (told?.title && noteSession(id, "person", { title: told.title, name: told.name })),
    [told?.title, told?.name],
  );
  useEffect(() => void (told?.game && loadGame(told.game)), [told?.game]);
  const title = told?.name ? t("person-title", { title: told.title || t("tallystick"), name: told.name }) : "";
  useEffect(() => {
    if (!table && title) document.title = title;
  }, [table, title]);
  const Book = useLater(() => import("../book.js"), "Page", table && told.paper);
  const here = place && { key: `${place.table} ${place.token}`, id: place.table, within: within(sitting, table) };
  const up = looksUp(told, screen);
  const looked = table && told.lookers?.includes(place.number);
  return html`
      ${!table && h(Desk, {})}
      ${kept && !told.paper && h(Table, here)}${table && Book && h(Book, here)}
      ${
        !table &&
        html`<div class="oak personpage">
          ${h(Screen, {
            screen,
            sitting,
            own,
            open: () => put(asked, true),
            close: () => put(asked, false),
          })}
        </div>`
      }
    ${!table && sitting.cut.value && h(Cut, {})}
    ${moved && place && h(Moved, { place })}
    ${looked && html`<p class="oak lookedat" role="status">${h(Icon, { name: "eye" })}${t("person-looked")}</p>`}
    ${!up && h(Said, { message: told?.message ?? null })}
    ${told && h(Nudge, { count: told.nudged ?? 0 })}
    ${up && h(LookUp, { told })}`;
}

/** @param {{place: any}} props */
const Moved = ({ place }) => html`<p class="oak paper said" role="status">
  ${h(Icon, { name: "move" })}${t("person-moved", { sign: signOf(place), number: place.number })}
</p>`;

const Cut = () => html`<div class="banner" role="status">
  <span class="dots"><i></i><i></i><i></i></span>${t("line-lost")}
</div>`;

/** @param {{id: string}} props */
export function Page({ id }) {
  const own = useMemo(() => sessionKey(id, "person"), [id]);
  if (own) return h(Person, { key: id, id, own });
  return html`
    ${h(Desk, {})}
    <div class="oak personpage">${h(Ends, { screen: "nowhere", sitting: null, own: null })}</div>`;
}
