// The games this client can show. Each is loaded when a table of it is first opened; types.d.ts says what a game must have.

import { language } from "./shell/settings.js";
import { loadWords, slugOf } from "./shell/words.js";
import { useEffect, useState } from "./vendor/vendor.js";

/** @typedef {import("./types").Game} Game */

/** @param {string} name @returns {Promise<{game: Game}>} */
const fetchGame = (name) => import(`./games/${slugOf(name)}/game.js`);

/** A game with everything its first picture needs. @param {string} name */
export async function loadGame(name) {
  const [{ game }] = await Promise.all([fetchGame(name), loadWords(language.value, name)]);
  await game.load();
  return game;
}

/** What a guided first game teaches, and by which options it is short. @param {string} name */
export const lessonsOf = (name) => fetchGame(name).then(({ game }) => game.lessons());

/** The sheets of a game hold under this name, so that its colours and shapes are there only while it is shown. */
const root = document.documentElement;

/** The game of a table, as soon as it is there. @param {string | undefined} name */
export function useGame(name) {
  const [found, setFound] = useState(/** @type {Game | null} */ (null));
  useEffect(() => {
    if (!name) return;
    let wanted = true;
    void loadGame(name).then((game) => {
      if (!wanted) return;
      root.dataset.game = name;
      setFound(game);
    });
    return () => {
      wanted = false;
      delete root.dataset.game;
    };
  }, [name]);
  return found?.name === name ? found : null;
}
