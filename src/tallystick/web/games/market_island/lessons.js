// A guided first game of Market Island: each step is explained when it first happens.

/**
 * The lessons in their order: where to look, and when it is time; the texts are the messages guide-….
 * @type {import("../../types").Lesson[]}
 */
export const LESSONS = [
  { id: "welcome", look: ".boardbox", when: () => true },
  { id: "throw", look: ".throwit", when: ({ scene, mine }) => scene.phase === "first" && mine },
  { id: "genesis", look: ".slot.win", when: ({ event }) => event?.event === "genesis_turned" },
  { id: "walk", look: ".throwit", when: ({ scene, mine }) => scene.phase === "move" && mine },
  {
    id: "card",
    look: ".hand",
    when: ({ event, me, scene }) => event?.event === "card_taken" && event.seat === me && scene.block.length > 0,
  },
  { id: "block", look: ".blockspan", when: ({ event }) => event?.event === "block_formed" },
  { id: "choice", look: ".hand", when: ({ scene, mine }) => scene.phase === "mine" && mine },
  { id: "reveal", look: ".hand", when: ({ event }) => event?.event === "miner_found" },
  { id: "settle", look: ".chips, .ledger", when: ({ event }) => event?.event === "card_executed" },
  { id: "link", look: ".chain, .tabs [data-to=chain]", when: ({ event }) => event?.event === "block_mined" },
  {
    id: "copies",
    look: ".copies, .tabs [data-to=ledger]",
    when: ({ event }) => event?.event === "round_began" && event.round === 2,
  },
  {
    id: "cheat",
    look: ".chainhead .linkish, .tabs [data-to=chain]",
    when: ({ event }) => event?.event === "round_began" && event.round === 3,
  },
];

/** The options of the guided table. */
export const OPTIONS = { rounds: 4 };
