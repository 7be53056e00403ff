// Answers that this device gives by itself, or holds back so that nobody reads anything from their haste.

import { onlyUseful, ownPasses } from "../../shell/settings.js";
import { useEffect, useRef } from "../../vendor/vendor.js";
import { keptBy, picked, send } from "./choice.js";
import { movesOf } from "./forms.js";

/** @typedef {import("../../live/session.js").Session} Session */

/** An answer that is held back leaves so long after the question, whatever it is: 4 seconds. */
export const ANSWERS_AFTER = 4000;

/** @param {any[]} legal */
export const pass = (legal) => movesOf(legal, "answer").find((move) => !move.hack && !move.attend);

/**
 * Where this device asks only when cards could matter, every answer leaves at the same moment after the question.
 * It is measured from the frame, not from the picture. @param {Session} session @param {number} me
 */
export function useQuietAnswers(session, me) {
  const view = session.view.value;
  const window = view?.phase === "window" && view.asked.includes(me) ? view.window : 0;
  const on = onlyUseful.value === "on";
  const own =
    window > 0 && ownPasses.value === "on" && !view?.stack.length && (view?.announced?.seat ?? view?.active) === me;
  const free = session.waiting.value === "";
  const passed = useRef(0);
  useEffect(() => {
    const move = pass(session.legal.value);
    if (!own || !free || !move || passed.current === window) return;
    passed.current = window;
    send(session, move); // at once, whatever one holds
  }, [own, free, window]);
  useEffect(() => {
    if (!window || !on || own) return;
    const timer = setTimeout(() => {
      const chosen = keptBy(session).value;
      const move = chosen && chosen.window === window ? chosen.move : pass(session.legal.value);
      keptBy(session).value = null;
      if (move) send(session, move);
    }, ANSWERS_AFTER);
    return () => clearTimeout(timer);
  }, [window, on, own]);
}

/**
 * Send an answer now, or keep it for the moment at which all answers of this device leave.
 * @param {Session} session
 * @param {any} move
 */
export function reply(session, move) {
  if (onlyUseful.value !== "on") return send(session, move);
  keptBy(session).value = { window: session.view.value?.window ?? 0, move };
  picked.value = "";
}
