// What somebody has chosen for a table: only what is not as usual, and the preset that it amounts to.

/** @typedef {{option: string, fewest: number, most: number, values: number[], instead_of: string}} Suggestion */

/** What is short, as usual, or printed; whoever changes an option plays in their own way. */
export const ORDER = ["lesson", "standard", "manual"];

/**
 * The preset that sets just this.
 * @param {Record<string, Record<string, any>>} presets
 * @param {Record<string, any>} chosen
 */
export function presetOf(presets, chosen) {
  const same = (/** @type {Record<string, any>} */ one) =>
    Object.keys({ ...one, ...chosen }).every((name) => one[name] === chosen[name]);
  return ORDER.find((name) => same(presets[name] ?? {})) ?? "own";
}

/**
 * What is chosen once an option has this value. One that stands instead of another puts it out of force, as long as
 * nobody has said that both shall count.
 * @param {{options: {name: string, default: any}[], suggested: Suggestion[]}} offer
 * @param {Record<string, any>} chosen
 * @param {string} name
 * @param {any} value
 */
export function choosing({ options, suggested }, chosen, name, value) {
  const usual = options.find((option) => option.name === name)?.default;
  const { [name]: _, ...next } = chosen;
  const instead = suggested.find((one) => one.option === name)?.instead_of;
  const kept = suggested.some((one) => one.instead_of === name && chosen[one.option]);
  if (value !== usual || kept) next[name] = value;
  if (instead && value && !(instead in next)) next[instead] = 0;
  if (instead && !value && next[instead] === 0) delete next[instead];
  return next;
}
