// A guided first game of CryptoMiner: each step is explained when it first happens.

/**
 * The lessons in their order: where to look, and when it is time; the texts are the messages guide-….
 * @type {import("../../types").Lesson[]}
 */
export const LESSONS = [
  { id: "cm-welcome", look: ".yard", when: () => true },
  { id: "cm-throw", look: ".throwit", when: ({ scene, mine }) => scene.phase === "roll" && mine },
  { id: "cm-play", look: ".thand", when: ({ scene, mine }) => scene.phase === "play" && scene.round === 1 && mine },
  { id: "cm-formed", look: ".sidings", when: ({ event }) => event?.event === "cm_block_formed" },
  { id: "cm-card", look: ".match", when: ({ scene, mine }) => scene.round > 1 && mine },
  { id: "cm-signs", look: ".sidings .sign", when: ({ scene, mine }) => scene.round > 1 && mine },
  { id: "cm-contest", look: ".cbox .claim.laid", when: ({ event }) => event?.event === "cm_block_claimed" },
  { id: "cm-settle", look: ".chips, .scores", when: ({ event }) => event?.event === "cm_block_mined" },
  {
    id: "cm-link",
    look: ".chain, .tabs [data-to=chain]",
    when: ({ event, scene }) => event?.event === "cm_round_began" && scene.height > 0,
  },
  { id: "cm-swap", look: ".swapit", when: ({ scene, mine }) => scene.height > 0 && mine },
  {
    id: "cm-copies",
    look: ".copies, .tabs [data-to=ledger]",
    when: ({ event }) => event?.event === "cm_round_began" && event.round >= 5,
  },
  {
    id: "cm-cheat",
    look: ".chainhead .linkish, .tabs [data-to=chain]",
    when: ({ event }) => event?.event === "cm_round_began" && event.round >= 6,
  },
];

/** The options of the guided table. */
export const OPTIONS = { transaction_cards: 30 };
