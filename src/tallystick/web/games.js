// The games this client can show. Each is loaded when a table of it is first opened; types.d.ts says what a game must
// have.

import { language } from "./shell/settings.js";
import { addFormatters, fetchWords, loadWords, slugOf } from "./shell/words.js";
import { useEffect, useState } from "./vendor/vendor.js";

/** @typedef {import("./types").Game} Game */

/** The names of all games, in the order of the catalogue: the server writes them into the page. */
export const GAMES = (document.documentElement.dataset.games ?? "").split(" ");

/** Those that explain themselves in a guided first game. */
export const GUIDED = (document.documentElement.dataset.guided ?? "").split(" ");

/** A game on the first page, small. @param {string} name @returns {Promise<() => any>} */
export const pictureOf = (name) => import(`./games/${slugOf(name)}/picture.js`).then(({ Picture }) => Picture);

/** @param {string} name @returns {Promise<Game>} */
async function fetchGame(name) {
  const { game } = await import(`./games/${slugOf(name)}/game.js`);
  addFormatters(name, game.formatters ?? {});
  return game;
}

/** A game with everything its first picture needs. @param {string} name */
export async function loadGame(name) {
  const [game] = await Promise.all([fetchGame(name), fetchWords(language.value, name)]);
  await Promise.all([game.load(), loadWords(language.value, name)]);
  return game;
}

/** What a guided first game teaches, and by which options it is short. @param {string} name */
export const lessonsOf = (name) => fetchGame(name).then((game) => game.lessons());

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
