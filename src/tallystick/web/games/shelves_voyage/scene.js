// What the screen shows after each event of A Shelves Voyage. Every number comes from the event; no rule is worked out.

/** @typedef {import("../../types").GameEvent} GameEvent */
/** @typedef {any} Scene the view, with `me`, the dice that roll, and how the Quarrel before ended */

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
  };
}

/** @template T @param {T[]} list @param {number} place @param {T} value */
const changed = (list, place, value) => list.map((old, i) => (i === place ? value : old));

/** A die leaves a pool. @param {number[]} pool @param {number} die */
function without(pool, die) {
  const place = pool.indexOf(die);
  return place < 0 ? pool : pool.filter((_, i) => i !== place);
}

/** @param {Scene} scene @param {number} seat @param {(pool: number[]) => number[]} change */
const pooled = (scene, seat, change) => ({ pools: changed(scene.pools, seat, change(scene.pools[seat])) });

/** @param {Scene} scene @param {string} entity @param {(seats: number[]) => number[]} change */
const withLegacies = (scene, entity, change) =>
  scene.entities.map((/** @type {any} */ one) =>
    one.node === entity ? { ...one, legacies: change(one.legacies) } : one,
  );

/** Who is still asked once this one has answered. @param {Scene} scene @param {number} seat @returns {number[]} */
const othersThan = (scene, seat) => scene.to_act.filter((/** @type {number} */ one) => one !== seat);

/** One more cord at both its ends. @param {any[]} entities @param {string[]} ends */
const tied = (entities, ends) =>
  entities.map((one) => (ends.includes(one.node) ? { ...one, degree: one.degree + 1 } : one));

/** @type {Record<string, (scene: Scene, event: GameEvent) => Record<string, any>>} */
const STEPS = {
  sv_entity_placed: (scene, { entity, seat, text, why }) => ({
    entities: [
      ...scene.entities.filter((/** @type {any} */ one) => one.node !== entity),
      { authors: [seat], degree: 0, legacies: [], mended: false, node: entity, text, turn: scene.turn },
    ],
    ...(why === "first" ? { placed: changed(scene.placed, seat, true), to_act: othersThan(scene, seat) } : {}),
  }),
  sv_meeple_moved: (scene, { seat, station, steps, why, dice }) => ({
    stations: changed(scene.stations, seat, station),
    landed: { seat, steps, why, dice },
  }),
  sv_turn_began: (_scene, { seat, turn }) => ({
    active: seat,
    turn,
    round: turn,
    phase: "roll",
    dice: [],
    added: null,
    asked: null,
    pair: 0,
    pairs: [],
    unused: [],
    act: null,
    draft: null,
    verdict: null,
    to_act: [seat],
  }),
  sv_dice_rolled: (_scene, { dice }) => ({ dice, phase: "choose", rolling: false }),
  sv_die_asked: (_scene, { die, donor, seat }) => ({ asked: { die, donor, seat }, phase: "asked", to_act: [donor] }),
  sv_die_refused: (scene, { donor, seat }) => ({
    asked: null,
    phase: "choose",
    refused_by: [...scene.refused_by, donor],
    to_act: [seat],
  }),
  sv_die_added: (scene, { die, donor, how }) => ({
    added: { die, donor, how },
    asked: null,
    phase: "choose",
    to_act: [scene.active],
    ...pooled(scene, donor, (pool) => without(pool, die)),
  }),
  sv_coins_changed: (scene, { seat, coins }) => ({ coins: changed(scene.coins, seat, coins) }),
  sv_pair_chosen: (_scene, { action }) => ({ pair: action, pairs: [] }),
  sv_statement_proposed: (_scene, { object, object_text, predicate, seat, subject, subject_text, waiting }) => ({
    draft: {
      agreed: [],
      authors: [seat, ...waiting],
      entity: subject === "new" ? subject_text : object === "new" ? object_text : "",
      object,
      predicate,
      seat,
      settles: 0,
      subject,
      waiting,
    },
    to_act: waiting,
  }),
  sv_proposal_agreed: (scene, { by }) =>
    scene.draft
      ? {
          draft: {
            ...scene.draft,
            agreed: [...scene.draft.agreed, by],
            waiting: scene.draft.waiting.filter((/** @type {number} */ seat) => seat !== by),
          },
          to_act: othersThan(scene, by),
        }
      : {},
  sv_proposal_fell: (_scene, { seat }) => ({ draft: null, to_act: [seat] }),
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
  sv_duty_settled: (scene, { token }) => ({
    duties: scene.duties.filter((/** @type {any} */ duty) => duty.token !== token),
  }),
  sv_quarrel_began: (scene, { entity, opponent, seat, voters }) => ({
    quarrel: {
      entity,
      legacy: (scene.entities.find((/** @type {any} */ one) => one.node === entity)?.legacies.length ?? 0) > 0,
      opponent,
      ready: [],
      seat,
      stage: "debate",
      voted: [],
      voters,
      wait: 0,
    },
    to_act: [seat, opponent],
    verdict: null,
  }),
  sv_debate_left: (scene, { seat }) =>
    scene.quarrel
      ? { quarrel: { ...scene.quarrel, ready: [...scene.quarrel.ready, seat] }, to_act: othersThan(scene, seat) }
      : {},
  sv_debate_ended: (scene) =>
    scene.quarrel ? { quarrel: { ...scene.quarrel, stage: "vote" }, to_act: scene.quarrel.voters } : {},
  sv_vote_cast: (scene, { seat }) =>
    scene.quarrel
      ? { quarrel: { ...scene.quarrel, voted: [...scene.quarrel.voted, seat] }, to_act: othersThan(scene, seat) }
      : {},
  sv_vote_tied: (scene, { master }) =>
    scene.quarrel ? { quarrel: { ...scene.quarrel, stage: "judge" }, to_act: [master] } : {},
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
    pooled(scene, seat, (pool) => (die ? [...without(pool, out), die].sort() : pool)),
  sv_legacy_placed: (scene, { entity, seat }) => ({
    entities: withLegacies(scene, entity, (seats) => [...seats, seat]),
  }),
  sv_legacy_altered: (scene, { entity, heir, how, owner, to }) => {
    const entities = withLegacies(scene, entity, (seats) =>
      seats.filter((one) => one !== owner).concat(how === "recoloured" ? [heir] : []),
    );
    return { entities: how === "moved" ? withLegacies({ entities }, to, (seats) => [...seats, owner]) : entities };
  },
  sv_minor_drawn: (scene, { seat, card }) => ({
    minors_held: changed(scene.minors_held, seat, scene.minors_held[seat] + 1),
    minor_deck: scene.minor_deck - 1,
    minors: seat === scene.me && card ? [...scene.minors, card].sort((a, b) => a - b) : scene.minors,
  }),
  sv_minor_played: (scene, { seat, card }) => ({
    minors_held: changed(scene.minors_held, seat, scene.minors_held[seat] - 1),
    minors: seat === scene.me ? without(scene.minors, card) : scene.minors,
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
