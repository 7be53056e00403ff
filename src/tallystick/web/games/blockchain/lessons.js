// A guided first game of Blockchain: each step is explained when it first happens.

import { open, picked } from "./choice.js";

/** @param {{scene: any, mine: boolean}} now */
const acts = ({ scene, mine }) => scene.phase === "action" && mine && !picked.value && !open.value;

/**
 * The lessons in their order: where to look, and when it is time; the texts are the messages guide-….
 * @type {import("../../types").Lesson[]}
 */
export const LESSONS = [
  { id: "ch-welcome", look: ".boardbox", when: () => true },
  { id: "ch-vaults", look: ".vault.me, .chips", when: () => true },
  { id: "ch-turn", look: ".cards", when: acts },
  { id: "ch-badges", look: ".thisturn .left, .mini", when: (now) => acts(now) && now.scene.blocks.length > 0 },
  { id: "ch-trade", look: ".opentrade", when: (now) => acts(now) && now.scene.badges.trade > 0 },
  { id: "ch-store", look: ".openstore", when: (now) => acts(now) && now.scene.badges.store > 0 },
  {
    id: "ch-window",
    look: ".react",
    when: ({ scene, mine, me }) => scene.phase === "window" && mine && scene.ahead?.asks.includes(me ?? -1),
  },
  {
    id: "ch-ask",
    look: ".stop",
    when: ({ scene, mine, me }) => !mine && scene.active !== me && scene.turns[me ?? 0] > 0,
  },
  { id: "ch-hack", look: ".pile, .pill", when: ({ scene }) => scene.stack.length > 0 },
  { id: "ch-pay", look: ".react", when: ({ scene, mine }) => scene.phase === "pay" && mine },
  { id: "ch-copies", look: ".copies, .tabs [data-to=chain]", when: ({ scene, mine }) => mine && scene.turn > 6 },
];

/** The options of the guided table: the person begins, and no clock runs while they read. */
export const OPTIONS = { first_player: "first_seat", reaction_seconds: 0 };
