// What a debrief is made of, as the server tells it: the cards of the class, its results, and one's own numbers.

import { read } from "../../shell/http.js";
import { dress } from "../../shell/icon.js";
import { loadDebrief, loadFurther } from "../../shell/words.js";
import { useEffect, useState } from "../../vendor/vendor.js";

await Promise.all([
  dress("styles", "session_debrief", "session_figures", "session_asked"),
  loadFurther("learning"),
  loadFurther("pages"),
]);

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */
/** @typedef {{number: number, sign: string, table: string, people: number}} HeldTable */
/** @typedef {{args: Record<string, number>, figure: any, right: string}} Shown */
/**
 * @typedef {{card: string, ideas: string[], options: string[], shown: Shown, thoughts: number[], moment: any}} Ready
 */

/**
 * What the server says about this session; asked again whenever `when` is another, and kept while it is asked.
 * @param {Sitting} sitting
 * @param {string} what
 * @param {string} when
 * @returns {any}
 */
export function useTold(sitting, what, when) {
  const [told, setTold] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    read(`/api/sessions/${sitting.session}/${what}`, sitting.token).then(
      async (found) => {
        if (found.game) await loadDebrief(found.game);
        if (wanted) setTold(found);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [when]);
  return told;
}

/** Speaks of the cards of a game, and says when that is so. @param {string | undefined} game */
export function useSpoken(game) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => void (game && loadDebrief(game).then(() => setSpoken(game))), [game]);
  return !!game && spoken === game;
}

/** Cards without those that were left out. @param {{cards: Ready[], hide: string[]}} told */
export const shownCards = ({ cards, hide }) => cards.filter(({ card }) => !hide.includes(card));

/**
 * A card about a chain speaks of the block in which whoever leads has changed a payment.
 * @param {Ready} ready
 * @param {{block: number} | undefined} forged
 */
export const withForged = (ready, forged) =>
  ready && forged ? { ...ready, shown: { ...ready.shown, args: { ...ready.shown.args, block: forged.block } } } : ready;
