// A guided first game of A Shelves Voyage: each step is explained when it first happens.

/**
 * The lessons in their order: where to look, and when it is time; the texts are the messages guide-….
 * @type {import("../../types").Lesson[]}
 */
export const LESSONS = [
  { id: "sv-welcome", look: ".chart", when: () => true },
  { id: "sv-place", look: "#hand", when: ({ scene, mine }) => scene.phase === "place" && mine },
  { id: "sv-roll", look: "#hand", when: ({ scene, mine }) => scene.phase === "roll" && mine },
  { id: "sv-pairs", look: "#hand", when: ({ scene, mine }) => scene.phase === "choose" && mine },
  { id: "sv-write", look: "#hand", when: ({ scene, mine }) => scene.act?.step === "write" && mine },
  { id: "sv-agree", look: "#hand", when: ({ scene, mine }) => !!scene.draft && mine },
  { id: "sv-store", look: "#hand", when: ({ scene, mine }) => scene.phase === "store" && mine },
  { id: "sv-statement", look: ".chart", when: ({ event }) => event?.event === "sv_statement_made" },
  {
    id: "sv-track",
    look: ".goose, .tabs [data-to=ledger]",
    when: ({ event }) => event?.event === "sv_meeple_moved" && event.why === "turn",
  },
  {
    id: "sv-harmony",
    look: ".crew, .chips",
    when: ({ event, scene }) => event?.event === "sv_turn_began" && scene.turn >= 4,
  },
  {
    id: "sv-cards",
    look: ".cardsbox, .tabs [data-to=chain]",
    when: ({ event, scene }) => event?.event === "sv_turn_began" && scene.turn >= 5,
  },
  {
    id: "sv-meta",
    look: ".chart",
    when: ({ event, scene }) => event?.event === "sv_turn_began" && scene.statements.length >= 3,
  },
  {
    id: "sv-copies",
    look: ".copies, .tabs [data-to=ledger]",
    when: ({ event, scene }) => event?.event === "sv_turn_began" && scene.turn >= 8,
  },
];

/** The options of the guided table. */
export const OPTIONS = {};
