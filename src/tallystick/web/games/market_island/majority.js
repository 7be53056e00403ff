// Ledgers kept by hand: what was noted of them, and what more than half of them say.

/** @typedef {import("../../types").Entry} Entry */
/** @typedef {{round: number, copies: Record<string, number[]>}} Compared what the journal notes of a block */

/** What was noted, block by block. @param {Entry[]} entries @returns {Compared[]} */
export const comparedIn = (entries) =>
  entries.filter(({ body }) => body.note === "compared").map(({ body }) => /** @type {any} */ (body));

/**
 * For each abacus what more than half of the ledgers say of it, or null, and how many say so.
 * @param {Record<string, number[]>} copies
 */
export function decided(copies) {
  const rows = Object.values(copies);
  return (rows[0] ?? []).map((_, owner) => {
    const says = rows.map((row) => row[owner]);
    const count = (/** @type {number} */ value) => says.filter((one) => one === value).length;
    const most = says.reduce((best, value) => (count(value) > count(best) ? value : best), says[0]);
    return { value: count(most) * 2 > rows.length ? most : null, count: count(most), of: rows.length };
  });
}

/** The ledgers that differ from what was decided. @param {Compared} compared */
export function differing({ copies }) {
  const settled = decided(copies);
  return Object.entries(copies).flatMap(([seat, row]) =>
    row.flatMap((value, owner) => {
      const right = settled[owner].value;
      return right === null || right === value ? [] : [{ seat: Number(seat), owner, value, right }];
    }),
  );
}

/** How many blocks a seat has kept as the table decided. @param {Compared[]} all @param {number} seat */
export const keptWell = (all, seat) =>
  all.filter((one) => seat in one.copies && !differing(one).some((gap) => gap.seat === seat)).length;
