// Moves with blanks, as the server offers them: which there are, what may stand in a blank, and the move that comes of
// it.

/** @typedef {{blank: "number", least: number, most: number}} NumberBlank */
/** @typedef {{blank: "amounts", least: number, most: number[], total: number}} AmountsBlank */
/** @typedef {{move: "form", blanks: Record<string, any>, like: any}} Form */

/** @param {number[]} amounts */
export const sum = (amounts) => amounts.reduce((total, one) => total + one, 0);

/** The forms of one kind of move. @param {any[]} legal @param {string} name @returns {Form[]} */
export const formsOf = (legal, name) => legal.filter((one) => one.move === "form" && one.like.move === name);

/** The moves of one kind that need no filling. @param {any[]} legal @param {string} name @returns {any[]} */
export const movesOf = (legal, name) => legal.filter((one) => one.move === name);

/** @param {any[]} legal @param {string} name */
export const may = (legal, name) => legal.some((one) => (one.like ?? one).move === name);

/** Whether amounts may stand in a blank. @param {AmountsBlank} blank @param {number[]} amounts */
export function allows(blank, amounts) {
  return (
    amounts.every((one, i) => one >= 0 && one <= blank.most[i]) &&
    sum(amounts) >= blank.least &&
    sum(amounts) <= blank.total
  );
}

/** The one of several forms into which the coins fit. @param {Form[]} forms @param {number[]} coins */
export const fitting = (forms, coins) => forms.find((form) => allows(form.blanks.coins, coins)) ?? null;

/**
 * Room for all forms together: how much of each kind, and in all.
 * @param {Form[]} forms
 * @returns {{most: number[], least: number, total: number}}
 */
export function roomOf(forms) {
  const blanks = forms.map((form) => /** @type {AmountsBlank} */ (form.blanks.coins));
  return {
    most: blanks[0].most.map((_, i) => Math.max(...blanks.map((blank) => blank.most[i]))),
    least: Math.min(...blanks.map((blank) => blank.least)),
    total: Math.max(...blanks.map((blank) => blank.total)),
  };
}

/**
 * Coins as evenly as they fit, the fullest kinds first: never more than `total`.
 * @param {number[]} most
 * @param {number} total
 */
export function filled(most, total) {
  const coins = most.map(() => 0);
  for (let left = Math.min(total, sum(most)); left > 0; left--) {
    const room = most.map((fits, i) => fits - coins[i]);
    coins[room.indexOf(Math.max(...room))] += 1;
  }
  return coins;
}

/**
 * As much as still fits of one kind, without touching the others.
 * @param {{most: number[], total: number}} room
 * @param {number[]} coins
 * @param {number} kind
 */
export const mostOf = (room, coins, kind) =>
  Math.max(0, Math.min(room.most[kind], room.total - sum(coins) + coins[kind]));

/** The move that a form becomes. @param {Form} form @param {Record<string, any>} values */
export const filledWith = (form, values) => ({ ...form.like, ...values });
