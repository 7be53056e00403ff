// Requests to the server; a refusal is an error that carries its code.

import { t } from "./words.js";

export class Refused extends Error {
  /** @param {import("../types").Refusal} refusal */
  constructor(refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const NO_ANSWER = { code: "no_answer", section: "", ruling: "", arguments: {} };

/**
 * @param {string} method
 * @param {string} url
 * @param {unknown} [body]
 * @param {string} [token]
 * @returns {Promise<any>}
 */
async function ask(method, url, body, token) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const asked = fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const answer = await asked.catch(() => {
    throw new Refused(NO_ANSWER);
  });
  const json = /^application\/json\b/.test(answer.headers.get("Content-Type") ?? "");
  const said = json ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(said?.refused ?? NO_ANSWER);
  return said;
}

/** @param {string} url @param {string} [token] */
export const read = (url, token) => ask("GET", url, undefined, token);
/** @param {string} url @param {unknown} body @param {string} [token] */
export const post = (url, body, token) => ask("POST", url, body, token);
/** @param {string} url @param {string} token */
export const remove = (url, token) => ask("DELETE", url, undefined, token);

/** What went wrong with a request, in a sentence. @param {unknown} error */
export function problemOf(error) {
  if (error instanceof Refused) return t("refused-" + error.refusal.code, error.refusal.arguments);
  console.error(error);
  return t("went-wrong"); // a fault of this page, not of the server
}
