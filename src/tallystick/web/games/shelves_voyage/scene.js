// What the screen shows of a voyage after each event. All of it comes from the events; the rest waits for the view.

/** @typedef {import("../../types").GameEvent} GameEvent */
/** @typedef {any} Scene the view, with `me`, the dice that roll, and how the Quarrel before ended */

/** What no event tells stays as it was, or open, until the view comes; each with the events that leave it behind. */
export const LAGS = {
  act: true,
  aids: ["sv_minor_played", "sv_statement_made"],
  "draft.settles": ["sv_statement_proposed"],
  major_deck: ["sv_major_kept"],
  majors_held: ["sv_major_kept"],
  measures: ["sv_game_ended"],
  pairs: ["sv_dice_rolled", "sv_die_added", "sv_die_asked", "sv_die_refused", "sv_pair_chosen"],
  phase: true,
  "quarrel.legacy": ["sv_quarrel_began", "sv_legacy_placed", "sv_legacy_altered"],
  "quarrel.wait": ["sv_quarrel_began", "sv_debate_ended", "sv_vote_tied"],
  "statements.aids": ["sv_statement_made"],
  to_act: true,
  turns_taken: ["sv_die_stored"],
  unused: ["sv_pair_chosen", "sv_no_pair_found", "sv_turn_began"],
  wait: [
    "sv_die_asked",
    "sv_statement_proposed",
    "sv_proposal_amended",
    "sv_quarrel_began",
    "sv_debate_ended",
    "sv_vote_tied",
  ],
  wait_seconds: true,
};

/** @param {any} view @param {Scene | null} before @param {number | null} me @returns {Scene} */
export function sceneOf(view, before, me) {
  return {
    ...view,
    me,
    round: view.turn,
    head: "",
    height: 0,
    die: null,
    rolling: false,
    verdict: view.quarrel ? null : (before?.verdict ?? null),
    landed: before?.landed ?? null,
    drew: before?.drew ?? 0,
    fell: view.act?.step === "write" ? (before?.fell ?? null) : null,
  };
}

/** @template T @param {T[]} list @param {number} place @param {T} value */
const changed = (list, place, value) => list.map((old, i) => (i === place ? value : old));

/** @param {number[]} list */
const sorted = (list) => [...list].sort((one, other) => one - other);

/** A die leaves a pool. @param {number[]} pool @param {number} die */
function without(pool, die) {
  const place = pool.indexOf(die);
  return place < 0 ? pool : pool.filter((_, i) => i !== place);
}

/** Dice of a player that are not rolled; a pool may be agreed to hold more than these. */
const BESIDE = 4;

/**
 * Dice go from a pool to those beside it, or back.
 * @param {Scene} scene
 * @param {number} seat
 * @param {(pool: number[]) => number[]} change
 */
function pooled(scene, seat, change) {
  const pool = change(scene.pools[seat]);
  const beside = Math.max(0, BESIDE - pool.length);
  return { pools: changed(scene.pools, seat, pool), reserve: changed(scene.reserve, seat, beside) };
}

/** @param {Scene} scene @param {string} entity @param {(seats: number[]) => number[]} change */
const withLegacies = (scene, entity, change) =>
  scene.entities.map((/** @type {any} */ one) =>
    one.node === entity ? { ...one, legacies: sorted(change(one.legacies)) } : one,
  );

/** Those of the list that are among these, in its order. @param {number[]} list @param {number[]} among */
const those = (list, among) => list.filter((one) => among.includes(one));

/** More is known of a duty. @param {Scene} scene @param {number} token @param {Record<string, any>} more */
const withDuty = (scene, token, more) => ({
  duties: scene.duties.map((/** @type {any} */ duty) => (duty.token === token ? { ...duty, ...more } : duty)),
});

/** One more cord at both its ends. @param {any[]} entities @param {string[]} ends */
const tied = (entities, ends) =>
  entities.map((one) => (ends.includes(one.node) ? { ...one, degree: one.degree + 1 } : one));

/** @type {Record<string, (scene: Scene, event: GameEvent) => Record<string, any>>} */
const STEPS = {
  sv_entity_placed: (scene, { entity, seat, text, why }) => ({
    entities: [
      ...scene.entities.filter((/** @type {any} */ one) => one.node !== entity),
      {
        authors: scene.draft?.authors ?? [seat],
        degree: 0,
        legacies: [],
        mended: false,
        node: entity,
        text,
        turn: scene.turn,
      },
    ],
    placed: why === "first" ? changed(scene.placed, seat, true) : scene.placed,
  }),
  sv_meeple_moved: (scene, { seat, station, steps, why, dice }) => ({
    stations: changed(scene.stations, seat, station),
    landed: { seat, steps, why, dice },
  }),
  sv_turn_began: (scene, { seat, turn }) => ({
    active: seat,
    turn,
    round: turn,
    dice: [],
    added: null,
    pair: 0,
    refused_by: [],
    drew: seat === scene.me ? 0 : scene.drew,
    last_turns: scene.last_turns.filter((/** @type {number} */ one) => one !== seat),
    verdict: null,
  }),
  sv_dice_rolled: (_scene, { dice }) => ({ dice, rolling: false }),
  sv_die_asked: (_scene, { die, donor, seat }) => ({ asked: { die, donor, seat } }),
  sv_die_refused: (scene, { donor }) => ({ asked: null, refused_by: [...scene.refused_by, donor] }),
  sv_die_added: (scene, { die, donor, how }) => ({
    added: { die, donor, how },
    asked: null,
    ...pooled(scene, donor, (pool) => without(pool, die)),
  }),
  sv_coins_changed: (scene, { seat, coins }) => ({ coins: changed(scene.coins, seat, coins) }),
  sv_pair_chosen: (_scene, { action }) => ({ pair: action }),
  sv_statement_proposed: (_scene, { object, object_text, predicate, seat, subject, subject_text, waiting }) => ({
    draft: {
      agreed: [],
      authors: [seat, ...waiting],
      entity: subject === "new" ? subject_text : object === "new" ? object_text : "",
      object,
      predicate,
      seat,
      settles: null,
      subject,
      waiting,
    },
  }),
  sv_proposal_amended: (scene, { by, object, object_text, predicate, seat, subject, subject_text, waiting }) => ({
    draft: scene.draft && {
      ...scene.draft,
      agreed: [],
      entity: subject === "new" ? subject_text : object === "new" ? object_text : "",
      object,
      predicate,
      subject,
      waiting,
      worded_by: by === seat ? undefined : by,
    },
  }),
  sv_proposal_agreed: (scene, { by }) =>
    scene.draft
      ? {
          draft: {
            ...scene.draft,
            agreed: those(scene.draft.authors, [...scene.draft.agreed, by]),
            waiting: scene.draft.waiting.filter((/** @type {number} */ seat) => seat !== by),
          },
        }
      : {},
  sv_proposal_fell: (_scene, { by, why }) => ({ draft: null, fell: why === "withdrawn" ? null : { by, why } }),
  sv_statement_made: (scene, { action, authors, kind, object, predicate, statement, subject, why }) => ({
    draft: null,
    statements: [
      ...scene.statements,
      {
        action,
        aids: [],
        authors,
        mended: false,
        meta: kind === "meta",
        node: statement,
        object,
        predicate,
        subject,
        turn: scene.turn,
        why,
      },
    ],
    entities: tied(scene.entities, [subject, object]),
  }),
  sv_duty_given: (scene, { by, seat, token, topic }) => ({ duties: [...scene.duties, { by, seat, token, topic }] }),
  sv_duty_claimed: (scene, { token, node }) => withDuty(scene, token, { done: node }),
  sv_duty_disputed: (scene, { token }) => withDuty(scene, token, { disputed: true }),
  sv_duty_stands: (scene, { token }) => withDuty(scene, token, { disputed: undefined, done: undefined }),
  sv_duty_settled: (scene, { token }) => ({
    duties: scene.duties.filter((/** @type {any} */ duty) => duty.token !== token),
  }),
  sv_quarrel_began: (_scene, { entity, opponent, seat, voters }) => ({
    quarrel: { entity, legacy: null, opponent, ready: [], seat, stage: "debate", voted: [], voters, wait: null },
    verdict: null,
  }),
  sv_debate_left: ({ quarrel }, { seat }) => ({
    quarrel: quarrel && { ...quarrel, ready: those([quarrel.seat, quarrel.opponent], [...quarrel.ready, seat]) },
  }),
  sv_debate_ended: ({ quarrel }) => ({
    quarrel: quarrel && { ...quarrel, ready: [quarrel.seat, quarrel.opponent], stage: "vote" },
  }),
  sv_vote_cast: ({ quarrel }, { seat }) => ({
    quarrel: quarrel && { ...quarrel, voted: those(quarrel.voters, [...quarrel.voted, seat]) },
  }),
  sv_vote_tied: ({ quarrel }, { master }) => ({
    quarrel: quarrel && {
      ...quarrel,
      stage: "judge",
      voted: quarrel.voters.filter((/** @type {number} */ seat) => seat !== master),
    },
  }),
  sv_quarrel_settled: (scene, event) => ({
    quarrel: null,
    verdict: event,
    quarrel_tokens: changed(
      changed(scene.quarrel_tokens, event.winner, scene.quarrel_tokens[event.winner] + 1),
      event.loser,
      scene.quarrel_tokens[event.loser] + 1,
    ),
  }),
  sv_pool_cleared: (scene, { dice, seat }) => pooled(scene, seat, (pool) => dice.reduce(without, pool)),
  sv_die_stored: (scene, { die, out, seat }) =>
    pooled(scene, seat, (pool) => (die ? sorted([...without(pool, out), die]) : pool)),
  sv_legacy_placed: (scene, { entity, seat }) => ({
    entities: withLegacies(scene, entity, (seats) => [...seats, seat]),
  }),
  sv_legacy_altered: (scene, { entity, heir, how, owner, to }) => {
    const entities = withLegacies(scene, entity, (seats) =>
      seats.filter((one) => one !== owner).concat(how === "recoloured" ? [heir] : []),
    );
    return { entities: how === "moved" ? withLegacies({ entities }, to, (seats) => [...seats, owner]) : entities };
  },
  sv_majors_drawn: (scene, { cards, count }) => ({ drawn: cards ?? [], major_deck: scene.major_deck - count }),
  sv_major_kept: (scene, { card, returned }) => ({
    drawn: [],
    majors: card === null ? scene.majors : sorted([...scene.majors, card].filter((one) => !returned.includes(one))),
  }),
  sv_deck_shuffled: (_scene, { cards }) => ({ minor_deck: cards, discards: [] }),
  sv_last_turns_began: (_scene, { seats }) => ({ last_turns: seats }),
  sv_minor_drawn: (scene, { seat, card }) => ({
    minors_held: changed(scene.minors_held, seat, scene.minors_held[seat] + 1),
    minor_deck: scene.minor_deck - 1,
    minors: seat === scene.me && card ? sorted([...scene.minors, card]) : scene.minors,
    drew: seat === scene.me && card ? card : scene.drew,
  }),
  sv_minor_played: (scene, { seat, card }) => ({
    minors_held: changed(scene.minors_held, seat, scene.minors_held[seat] - 1),
    minors_used: changed(scene.minors_used, seat, scene.minors_used[seat] + 1),
    minors: seat === scene.me ? without(scene.minors, card) : scene.minors,
    drew: seat === scene.me ? 0 : scene.drew,
    discards: [...scene.discards, card],
  }),
  sv_text_mended: (scene, { node, text }) => ({
    entities: scene.entities.map((/** @type {any} */ one) =>
      one.node === node ? { ...one, text, mended: true } : one,
    ),
    statements: scene.statements.map((/** @type {any} */ one) =>
      one.node === node ? { ...one, predicate: text, mended: true } : one,
    ),
  }),
  sv_entities_merged: (scene, { into, node }) => {
    const moved = (/** @type {string} */ end) => (end === node ? into : end);
    const statements = scene.statements.map((/** @type {any} */ one) => ({
      ...one,
      subject: moved(one.subject),
      object: moved(one.object),
    }));
    const gone = scene.entities.find((/** @type {any} */ one) => one.node === node);
    const named = (/** @type {any} */ one) => [one.subject, one.object].includes(into);
    const entities = withLegacies(scene, into, (seats) => [...new Set([...seats, ...(gone?.legacies ?? [])])]);
    return {
      statements,
      entities: entities.map((/** @type {any} */ one) =>
        one.node === node
          ? { ...one, degree: 0, legacies: [], merged: into }
          : one.node === into
            ? { ...one, degree: statements.filter(named).length }
            : one,
      ),
    };
  },
  sv_game_ended: (_scene, { reason, result, level, average, harmony }) => ({
    phase: "over",
    ended: reason,
    result,
    level,
    average,
    harmony,
    to_act: [],
    quarrel: null,
    act: null,
  }),
};

/** @param {Scene} scene @param {GameEvent} event @returns {Scene} */
export function after(scene, event) {
  const step = STEPS[event.event];
  return step ? { ...scene, ...step(scene, event) } : scene;
}

/**
 * Whose speech it is, where they speak in turn (SV-37): the place of the speech among all, and what is left of it.
 * @param {number} left of the debate, in milliseconds
 * @param {number} minutes
 * @param {number} speeches of each
 */
export function speechAt(left, minutes, speeches) {
  const each = (minutes * 60_000) / (2 * speeches);
  const place = Math.min(2 * speeches - 1, Math.max(0, Math.floor((minutes * 60_000 - left) / each)));
  return { place, left: left - (2 * speeches - 1 - place) * each };
}

/**
 * A statement about another one repeats it whole.
 * @param {import("../../types").GameEvent} event
 * @param {import("../../types").Told[]} log
 */
export function retold(event, log) {
  const whole = (/** @type {string} */ end) => {
    const about = event[end] && log.find((line) => line.event.statement === event[end])?.event;
    return about ? { [end + "_text"]: [about.subject_text, about.predicate, about.object_text].join("|") } : {};
  };
  return { ...whole("subject"), ...whole("object") };
}
