// A table of one's own against bots, which starts as soon as we are there.

import { lessonsOf, loadGame } from "../games.js";
import { post } from "./http.js";
import { keep } from "./keys.js";
import { randomName } from "./nicknames.js";
import { go } from "./router.js";
import { playerName } from "./settings.js";

/**
 * A guided game is as short as its lessons ask for, and nobody there is better than a beginner.
 * @param {string} game
 * @param {boolean} guided
 */
export async function playNow(game, guided) {
  if (!playerName.value) playerName.value = randomName();
  void loadGame(game).catch(() => {}); // while the table is made; whoever opens it asks again for what is missing
  const options = guided ? (await lessonsOf(game)).OPTIONS : {};
  const bots = guided ? ["beginner", "beginner", "beginner"] : ["good", "beginner", "good"];
  const made = await post("/api/tables", {
    game,
    seats: bots.length + 1,
    name: playerName.value,
    bots: Object.fromEntries(bots.map((bot, place) => [place + 1, bot])),
    options,
    start: true,
  });
  keep(made.table, made.seats, made.code);
  go(`/t/${made.table}${guided ? "?guide=1" : ""}`);
}
