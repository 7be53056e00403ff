// Which block a card could claim, and why not: the three rules one by one, for showing. The verdict itself is the
// server's.

/** @typedef {import("./view").ClaimMade} ClaimMade */
/**
 * An open block; what keeps your card from it is not known before the view says it.
 * @typedef {Omit<import("./view").OpenBlock, "why_not"> & {why_not: string | null | undefined}} OpenBlock
 */
/**
 * @typedef {{ok: boolean, rule: "value" | "link" | "bid", id: string, args: Record<string, any>,
 *   symbols?: string}} Rule
 */

/** Value and symbols of a block card: 12AC. @param {string} card */
export function faceOf(card) {
  const [, value, symbols] = /^(\d+)([A-D]*)$/.exec(card) ?? ["", "0", ""];
  return { value: Number(value), symbols };
}

/** Symbols that both have. @param {string} one @param {string} other */
export const common = (one, other) => [...one].filter((letter) => other.includes(letter)).join("");

/** The claim that wins as things stand: the last one. @param {OpenBlock} block @returns {ClaimMade | undefined} */
export const leading = (block) => block.claims[block.claims.length - 1];

/**
 * The three rules of a claim: value, chain and contest.
 * @param {OpenBlock} block
 * @param {string} card
 * @param {string} wanted the symbols of which one must be shown
 * @param {boolean} free whether any symbol will do
 * @returns {Rule[]}
 */
export function rulesOf(block, card, wanted, free) {
  const { value, symbols } = faceOf(card);
  const link = common(symbols, wanted);
  const rival = leading(block);
  const theirs = rival ? faceOf(rival.card).value : 0;
  return [
    {
      rule: "value",
      ok: value >= block.needs,
      id: value >= block.needs ? "cm-rule-covers" : "cm-rule-too-low",
      args: { value, needs: block.needs },
    },
    {
      rule: "link",
      ok: link !== "",
      id: link === "" ? "cm-rule-no-symbol" : free ? "cm-rule-free" : "cm-rule-couples",
      args: {},
      symbols: link === "" ? wanted : free ? "" : link,
    },
    !rival
      ? { rule: "bid", ok: true, id: "cm-rule-unclaimed", args: {} }
      : {
          rule: "bid",
          ok: value <= theirs,
          id: value < theirs ? "cm-rule-beats" : value === theirs ? "cm-rule-equals" : "cm-rule-outbid",
          args: { value, theirs, seat: rival.seat },
        },
  ];
}

/**
 * Why your own card cannot claim a block; "" when it can, null for a spectator.
 * @param {{block_card: string | null, wanted: string, top: string | null, me: number | null}} scene
 * @param {OpenBlock} block
 */
export function verdict(scene, block) {
  if (scene.me === null) return { why: null, rules: [] };
  if (!scene.block_card) return { why: "no_card", rules: [] };
  return { why: block.why_not, rules: rulesOf(block, scene.block_card, scene.wanted, scene.top === null) };
}

/**
 * Who could still overtake a claim of this card: those who act later in the round, with the cards that everybody has
 * seen.
 * @param {object} scene
 * @param {number[]} scene.order
 * @param {string[]} scene.turns
 * @param {(string | null)[]} scene.holds
 * @param {boolean[]} scene.has_card
 * @param {number | null} scene.me
 * @param {string} scene.wanted
 * @param {OpenBlock} block
 * @param {string} card
 */
export function rivals(scene, block, card) {
  const { value } = faceOf(card);
  const later = scene.order.filter(
    (seat) => seat !== scene.me && scene.turns[seat] === "undecided" && scene.has_card[seat],
  );
  const known = later.filter((seat) => scene.holds[seat] !== null);
  const able = known.filter((seat) => {
    const face = faceOf(scene.holds[seat] ?? "");
    return face.value >= block.needs && face.value <= value && common(face.symbols, scene.wanted) !== "";
  });
  return { able, unknown: later.filter((seat) => scene.holds[seat] === null) };
}
