// What a field, a value and a move are called: in the game's own words, or by their names in the code.

import { message, t, told } from "../shell/words.js";

/** A name of the code as somebody reads it. @param {string} name */
export function humanised(name) {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {string[]} path */
const idOf = (path) => "view-" + path.join("-").replaceAll("_", "-");

/** What a field of the view is called. @param {string[]} path from the view down to it */
export const labelOf = (path) => message(idOf(path)) ?? message(idOf(path.slice(-1))) ?? humanised(path.at(-1) ?? "");

/** A value of the view, as its field says it. @param {string[]} path @param {any} value @returns {string} */
export function valueSays(path, value) {
  if (value === null) return "?";
  const spelled = typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);
  const args = { value: typeof value === "boolean" ? (value ? "yes" : "no") : value };
  return message(idOf(path) + ".value", args) ?? message(idOf(path.slice(-1)) + ".value", args) ?? spelled;
}

/** What stands on a card. @param {string[]} path @param {Record<string, any>} item @param {number} place */
export const titleOf = (path, item, place) => message(idOf(path) + ".card", told(item)) ?? String(place + 1);

/** @typedef {import("../types").Move & Record<string, any>} Asked */

/** What a move asks for. @param {Asked} move */
export function moveSays(move) {
  const own = message("move-" + move.move.replaceAll("_", "-"), told(move));
  if (own !== null) return own;
  const rest = Object.entries(move).flatMap(([name, value]) =>
    name === "move" ? [] : [`${humanised(name)} ${value}`],
  );
  return [humanised(move.move), ...rest].join(" · ");
}

/** What is to be filled in. @param {Asked} like @param {string} field */
export const blankSays = (like, field) =>
  message(`move-${like.move}-${field}`.replaceAll("_", "-")) ?? humanised(field);

/** One of the answers. @param {Asked} like @param {string} field @param {number | string} value */
export const answerSays = (like, field, value) =>
  message(`move-${like.move}-${field}.value`.replaceAll("_", "-"), { value }) ?? String(value);
