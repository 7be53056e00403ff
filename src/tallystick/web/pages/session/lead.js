// A session from its facilitator's side: the phase chooses the screen, the width whether it is the desk or the remote.

import { Sitting } from "../../live/sitting.js";
import { dress, loadArt } from "../../shell/icon.js";
import { path } from "../../shell/router.js";
import { takeSessionKey } from "../../shell/session_keys.js";
import { language } from "../../shell/settings.js";
import { loadFurther, t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { speakOf } from "./ideas.js";
import { curtain, useCurtain, useTime } from "./leading.js";
import { Desk } from "./oak.js";

await Promise.all([
  dress("styles", "session", "session_stick", "session_lead"),
  loadArt("art/session"),
  loadArt("art/more_signs"),
  loadArt("art/more_pawns"),
  loadFurther("session"),
  loadFurther("desk"),
  loadFurther("pages"),
]);

/** So narrow that it is a phone in a hand. */
const NARROW = matchMedia("(max-width: 699px)");

/** The session that is led from this tab; it stays while one goes from screen to screen. @type {Sitting | null} */
let led = null;

/** @param {string} session @param {string} token */
function lineTo(session, token) {
  if (led?.session === session && led.token === token && led.line.value !== "closed") return led;
  led?.close();
  led = new Sitting(session, token);
  return led;
}

/** Whoever leaves the screens of this session leaves its line. @param {string} session */
function useLine(session) {
  const [token, setToken] = useState(takeSessionKey(session, "lead")?.token ?? "");
  const [sitting, setSitting] = useState(/** @type {Sitting | null} */ (token ? lineTo(session, token) : null));
  useEffect(() => {
    if (token) setSitting(lineTo(session, token));
  }, [session, token]);
  useEffect(
    () => () => {
      if (path.value.startsWith("/lead/" + session)) return;
      led?.close();
      led = null;
    },
    [session],
  );
  return { sitting, open: setToken };
}

/** Whether this is the remote in a hand. */
function useNarrow() {
  const [narrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const turn = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", turn);
    return () => NARROW.removeEventListener("change", turn);
  }, []);
  return narrow;
}

/** Each screen is loaded when it is first wanted. @type {Record<string, () => Promise<{Screen: any}>>} */
const SCREENS = {
  hall: () => import("./hall.js"),
  cockpit: () => import("./cockpit.js"),
  opened: () => import("./opened.js"),
  remote: () => import("./remote.js"),
  together: () => import("./together.js"),
  over: () => import("./over.js"),
};

/** Which screen a phase is led from. @param {string} phase @param {number} table @param {boolean} narrow */
export function screenFor(phase, table, narrow) {
  if (phase === "after" || phase === "over") return "over";
  if (table && (phase === "playing" || phase === "together" || phase === "seated")) return "opened";
  if (phase === "together") return "together";
  if (phase === "playing") return narrow ? "remote" : "cockpit";
  return "hall";
}

/** @param {string} name */
function useScreen(name) {
  const [found, setFound] = useState(/** @type {{name: string, Screen: any}} */ ({ name: "", Screen: null }));
  useEffect(() => void SCREENS[name]?.().then(({ Screen }) => setFound({ name, Screen })), [name]);
  return found.name === name ? found.Screen : null;
}

/** What is said above every screen when something is not as usual. @param {{sitting: Sitting, storm: any}} props */
function Above({ sitting, storm }) {
  const says = sitting.cut.value
    ? t("desk-line-lost")
    : storm
      ? t("desk-storm", { lost: storm.lost })
      : sitting.problem.value;
  if (!says) return null;
  return html`<p class=${"banner" + (sitting.problem.value && !sitting.cut.value ? " bad" : "")} role="alert">
    ${says}
  </p>`;
}

/** @param {{sitting: Sitting}} props */
function Led({ sitting }) {
  useCurtain();
  const now = useTime(sitting);
  const narrow = useNarrow();
  const hall = sitting.hall.value;
  const table = Number(/\/table\/(\d+)$/.exec(path.value)?.[1] ?? 0);
  const Screen = useScreen(hall ? screenFor(hall.phase, table, narrow) : "");
  useEffect(() => void (hall && speakOf(hall.plan.game)), [hall?.plan.game]);
  const title = hall ? hall.plan.title || t("game-" + hall.plan.game) : t("desk-title");
  useEffect(() => {
    document.title = `${title} · ${t("tallystick")}`;
  }, [title, language.value]);
  const act = (/** @type {string} */ what, /** @type {object} */ fields = {}) => sitting.lead(what, fields);
  return html`<div class=${"led" + (curtain.value ? " drawn" : "")}>
    ${h(Above, { sitting, storm: hall?.storm })}
    ${
      hall && Screen
        ? h(Screen, { sitting, hall, now, table, may: hall.role !== "watch", act })
        : html`<main class="loading oak"><span class="dots"><i></i><i></i><i></i></span></main>`
    }
  </div>`;
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const { sitting, open } = useLine(id);
  const [Enter, setEnter] = useState(/** @type {any} */ (null));
  const closed = !sitting || sitting.line.value === "closed";
  useEffect(() => void (closed && import("./enter.js").then((room) => setEnter(() => room.Enter))), [closed]);
  return html`
    ${h(Desk, {})}
    ${
      closed
        ? Enter && h(Enter, { session: id, why: sitting ? sitting.closed.value : 0, open })
        : h(Led, { sitting, key: sitting.token })
    }`;
}
