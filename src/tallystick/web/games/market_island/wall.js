// The wall of a classroom beside the board: the newest blocks, and the count of a reveal; loaded there only.

import { dress } from "../../shell/icon.js";
import { h, html } from "../../vendor/vendor.js";
import { Chain } from "./chain.js";
import { Tally } from "./hand.js";

await dress("games/market_island", "wall");

/** @param {{scene: import("./types").Scene, blocks: import("./view").Block[], people: any}} props */
export const Side = ({ scene, blocks, people }) => html`
  ${people}${h(Chain, { scene, blocks, me: null, over: scene.phase === "over" })}
  ${scene.reveal && html`<section class="walltally">${h(Tally, { scene, me: null })}</section>`}`;
