// A guided first game of Blockchain: each step is explained when it first happens.

/**
 * The lessons in their order: where to look, and when it is time; the texts are the messages guide-….
 * @type {import("../../types").Lesson[]}
 */
export const LESSONS = [
  { id: "ch-welcome", look: ".boardbox", when: () => true },
  { id: "ch-vaults", look: ".vault.me, .chips", when: () => true },
  { id: "ch-window", look: ".react", when: ({ scene, mine }) => scene.phase === "window" && mine },
  { id: "ch-ask", look: ".askme", when: ({ scene, mine }) => scene.phase === "window" && mine && scene.window > 1 },
  { id: "ch-turn", look: ".cards", when: ({ scene, mine }) => scene.phase === "action" && mine },
  {
    id: "ch-badges",
    look: ".thisturn .left, .mini",
    when: ({ scene, mine }) => scene.phase === "action" && mine && scene.blocks.length > 0,
  },
  {
    id: "ch-trade",
    look: ".boardbox",
    when: ({ scene, mine }) => scene.phase === "action" && mine && scene.badges.trade > 0,
  },
  {
    id: "ch-store",
    look: ".openstore",
    when: ({ scene, mine }) => scene.phase === "action" && mine && scene.badges.store > 0,
  },
  { id: "ch-hack", look: ".pile, .boardbox", when: ({ event }) => event?.event === "ch_hack_played" },
  { id: "ch-pay", look: ".react", when: ({ scene, mine }) => scene.phase === "pay" && mine },
  { id: "ch-copies", look: ".copies, .tabs [data-to=ledger]", when: ({ scene, mine }) => mine && scene.turn > 6 },
];

/** The options of the guided table: the person begins, and no clock runs while they read. */
export const OPTIONS = { first_player: "first_seat", reaction_seconds: 0 };
