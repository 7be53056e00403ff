// The ideas of a game by their names, once its rules are spoken.

import { loadRules, t } from "../../shell/words.js";

/** @param {string} game */
export const speakOf = (game) => loadRules(game);

/** @param {string} idea */
export const ideaNamed = (idea) => t("concept-" + idea);

/** @param {string} idea */
export const ideaText = (idea) => t(`concept-${idea}.text`);
