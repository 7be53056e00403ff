// Requests to the server; a refusal is an error that carries its code.

import { t } from "./words.js";

export class Refused extends Error {
  /** @param {import("../types").Refusal} refusal */
  constructor(refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

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
  const answer = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const json = /^application\/json\b/.test(answer.headers.get("Content-Type") ?? "");
  const said = json ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(said?.refused ?? { code: "no_answer", section: "", ruling: "", arguments: {} });
  return said;
}

/** @param {string} url @param {string} [token] */
export const read = (url, token) => ask("GET", url, undefined, token);
/** @param {string} url @param {unknown} body @param {string} [token] */
export const post = (url, body, token) => ask("POST", url, body, token);
/** @param {string} url @param {string} token */
export const remove = (url, token) => ask("DELETE", url, undefined, token);

/** What went wrong with a request, in a sentence. @param {unknown} error */
export const problemOf = (error) =>
  error instanceof Refused ? t("refused-" + error.refusal.code, error.refusal.arguments) : t("no-answer");
