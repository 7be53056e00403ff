// Filling in moves: what the server allows in each field, and what a person's words stand for.

/** @typedef {{like: Record<string, any>, blanks: Record<string, any>}} Way */
/**
 * @typedef {{node: string, authors: number[], degree: number, legacies: number[], mended: boolean, text: string,
 *   turn: number}} Entity
 */
/**
 * @typedef {{node: string, action: number, aids: string[], authors: number[], mended: boolean, meta: boolean,
 *   object: string, predicate: string, subject: string, turn: number, why: string}} Statement
 */
/**
 * @typedef {{entities: Entity[], statements: Statement[], textOf: (reference: string) => string,
 *   quoted: (statement: string) => string}} Graph
 */
/** @typedef {{words: string, node: string}} Field what is written, and the element it stands for ("" for a new one) */
/** @typedef {{words: string, node: string, of: "entity" | "statement" | "box" | "table"}} Completion */

export const NEW = "new";

/** What a field holds when a move does not name it. @type {Record<string, any>} */
const UNNAMED = { amount: 0, die: 0, entity: "", heir: -1, out: 0, partner: -1, seat: -1, settles: 0, to: "" };

/**
 * Every way to make a kind of move: a move as it is, or a form with blanks.
 * @param {any[]} legal
 * @param {string} kind
 * @returns {Way[]}
 */
export function waysTo(legal, kind) {
  return legal.flatMap((one) =>
    one.move === "form"
      ? one.like.move === kind
        ? [{ like: one.like, blanks: one.blanks }]
        : []
      : one.move === kind
        ? [{ like: one, blanks: {} }]
        : [],
  );
}

/** @param {Way} way @param {string} field @param {any} value @param {Record<string, any>} values */
function allows(way, field, value, values) {
  const blank = way.blanks[field];
  if (!blank) return (way.like[field] ?? UNNAMED[field]) === value;
  if (blank.blank === "one_of")
    return blank.answers.includes(value) && !(blank.unlike && values[blank.unlike] === value);
  if (blank.blank === "number") return value >= blank.least && value <= blank.most;
  return typeof value === "string" && value.trim() !== "";
}

/** Whether a way goes together with these values. @param {Way} way @param {Record<string, any>} values */
const fits = (way, values) => Object.entries(values).every(([field, value]) => allows(way, field, value, values));

/**
 * The move with these values, or null while something is missing or not allowed.
 * @param {Way[]} ways
 * @param {Record<string, any>} values
 */
export function filled(ways, values) {
  const way = ways.find((one) => fits(one, values) && Object.keys(one.blanks).every((field) => field in values));
  return way ? { ...way.like, ...values } : null;
}

/**
 * What may stand in a field, together with these other values.
 * @param {Way[]} ways
 * @param {string} field
 * @param {Record<string, any>} [values]
 * @returns {any[]}
 */
export function answersFor(ways, field, values = {}) {
  const found = new Set();
  for (const way of ways) {
    if (!fits(way, values)) continue;
    const blank = way.blanks[field];
    if (!blank) found.add(way.like[field] ?? UNNAMED[field]);
    else if (blank.blank === "one_of") {
      for (const answer of blank.answers) if (allows(way, field, answer, values)) found.add(answer);
    } else if (blank.blank === "number") for (let value = blank.least; value <= blank.most; value++) found.add(value);
  }
  return [...found];
}

/**
 * The blank for a text, if there is one.
 * @param {Way[]} ways
 * @param {string} field
 * @returns {{longest: number, suggestions: string[]}}
 */
export function textBlank(ways, field) {
  return (
    ways.map((way) => way.blanks[field]).find((blank) => blank?.blank === "text") ?? { longest: 0, suggestions: [] }
  );
}

/** Words as they are compared: one form, single spaces, any case. @param {string} words */
export const plain = (words) => words.normalize("NFC").replace(/\s+/g, " ").trim().toLocaleLowerCase();

/**
 * What an element says; a statement inside a sentence stands in quotes.
 * @param {Graph} graph
 * @param {string} node
 * @param {string} [entity] the text of a new one
 * @returns {string}
 */
export function wordsOf(graph, node, entity = "") {
  if (node === NEW) return graph.textOf(entity);
  const found = graph.entities.find((one) => one.node === node);
  if (found) return graph.textOf(found.text);
  const statement = graph.statements.find((one) => one.node === node);
  return statement ? graph.quoted(sentenceOf(graph, statement)) : "…";
}

/**
 * @param {Graph} graph
 * @param {{subject: string, predicate: string, object: string, entity?: string}} statement
 * @returns {string}
 */
export function sentenceOf(graph, statement) {
  const { subject, predicate, object, entity } = statement;
  return [wordsOf(graph, subject, entity), graph.textOf(predicate), wordsOf(graph, object, entity)].join(" ");
}

/**
 * The element that is meant: the one that was picked, or an entity with just these words.
 * @param {Graph} graph
 * @param {Field} field
 */
export function nodeOf(graph, field) {
  if (field.node) return field.node;
  const words = plain(field.words);
  return graph.entities.find((one) => words && plain(graph.textOf(one.text)) === words)?.node ?? "";
}

/**
 * How well words begin what is looked for: 0 at the very start, 1 at the start of a word, 2 inside, -1 not at all.
 * @param {string} words
 * @param {string} wanted
 */
function rank(words, wanted) {
  const at = plain(words).indexOf(wanted);
  return at < 0 ? -1 : at === 0 ? 0 : plain(words)[at - 1] === " " ? 1 : 2;
}

/** @param {Completion[]} all @param {string} typed @param {number} most */
function ranked(all, typed, most) {
  const wanted = plain(typed);
  const seen = new Set();
  return all
    .map((one, place) => ({ one, place, rank: rank(one.words, wanted) }))
    .filter(({ one, rank }) => rank >= 0 && !seen.has(plain(one.words)) && seen.add(plain(one.words)))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, most)
    .map(({ one }) => one);
}

/**
 * Completions for a subject or an object: what lies on the table first, then what the box suggests for a new one.
 * @param {Graph} graph
 * @param {string} typed
 * @param {{nodes: string[], suggestions: string[], most?: number, only?: "entities" | "statements" | ""}} among
 * @returns {Completion[]}
 */
export function elementsLike(graph, typed, { nodes, suggestions, most = 6, only = "" }) {
  const entities =
    only === "statements"
      ? []
      : graph.entities
          .filter((one) => nodes.includes(one.node))
          .reverse()
          .map((one) => ({ words: graph.textOf(one.text), node: one.node, of: /** @type {"entity"} */ ("entity") }));
  const box = only
    ? []
    : suggestions.map((name) => ({ words: graph.textOf(name), node: "", of: /** @type {"box"} */ ("box") }));
  const statements =
    only === "entities" || (!typed && !only)
      ? []
      : graph.statements
          .filter((one) => nodes.includes(one.node))
          .reverse()
          .map((one) => ({
            words: wordsOf(graph, one.node),
            node: one.node,
            of: /** @type {"statement"} */ ("statement"),
          }));
  const found = ranked([...entities, ...box, ...statements], typed, most);
  if (typed || !box.length || found.length < most) return found;
  const first = found.slice(0, most - 2);
  return [...first, ...box.filter((one) => !first.includes(one)).slice(0, 2)];
}

/**
 * Completions for a predicate: those used on this table, the latest first, then the box's.
 * @param {Graph} graph
 * @param {string} typed
 * @param {string[]} suggestions
 * @param {number} [most]
 * @returns {Completion[]}
 */
export function predicatesLike(graph, typed, suggestions, most = 6) {
  const used = [...graph.statements]
    .reverse()
    .map((one) => ({ words: graph.textOf(one.predicate), node: "", of: /** @type {"table"} */ ("table") }));
  const box = suggestions.map((name) => ({ words: graph.textOf(name), node: "", of: /** @type {"box"} */ ("box") }));
  return ranked(
    typed ? [...used, ...box] : [...used.slice(0, Math.max(0, most - box.length)), ...box, ...used],
    typed,
    most,
  );
}

/**
 * What is sent for words: the name of a text in the box when they are just its words, else themselves.
 * @param {Graph} graph
 * @param {string} words
 * @param {string[]} suggestions
 */
export const sent = (graph, words, suggestions) =>
  suggestions.find((name) => plain(graph.textOf(name)) === plain(words)) ?? words.trim();
