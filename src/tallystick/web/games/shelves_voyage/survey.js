// Asks for the places of a chart on this sheet; they are worked out beside the page.

import { useEffect, useMemo, useState } from "../../vendor/vendor.js";
import { nameOf } from "./layout.js";

/** @typedef {import("./layout.js").Arrival} Arrival */
/** @typedef {import("./layout.js").Graph} Graph */
/** @typedef {import("./spread.js").Part} Part */
/** @typedef {import("./spread.js").Sheet} Sheet */
/** @typedef {import("./spread.js").Spread & {sheet: Sheet | null}} Spread */

/** One surveyor for all charts. @type {Worker | null} */
let surveyor = null;
let asked = 0;
/** @type {Spread} */
const NOWHERE = { places: new Map(), type: 14, disk: 36, sheet: null };
/** What was worked out last, for a chart that is opened again. */
let latest = { name: "", spread: NOWHERE };

function hired() {
  const { href } = new URL("./surveyor.js", import.meta.url);
  const files = globalThis.trustedTypes?.createPolicy("surveyor", { createScriptURL: (file) => file });
  return new Worker(files?.createScriptURL(href) ?? href, { type: "module" });
}

/** The widths of words in em, by how they are written. @type {Map<string, number[]>} */
const widths = new Map();
const EM = 100; // pixels, to measure with

/**
 * What stands on a paper; the whole text is in the label and among the sentences.
 * @param {string} words
 * @param {number} most
 */
export const short = (words, most) => (words.length > most ? words.slice(0, most - 1).trimEnd() + "…" : words);
export const LONGEST_NAME = 44;
export const LONGEST_WORD = 26;

/** Counts up when the letters of the chart have come, so that all is measured again. */
function useLetters() {
  const [letters, setLetters] = useState(0);
  useEffect(() => {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--display").split(",")[0];
    const wanted = [`650 ${EM}px ${family}`, `italic 600 ${EM}px ${family}`];
    if (!family || wanted.every((font) => document.fonts?.check(font))) return;
    void Promise.all(wanted.map((font) => document.fonts.load(font))).then(
      () => {
        widths.clear();
        setLetters((before) => before + 1);
      },
      () => {},
    );
  }, []);
  return letters;
}

/** @param {Graph} graph @param {(reference: string) => string} textOf @returns {Part[]} */
export function useParts(graph, textOf) {
  const letters = useLetters();
  return useMemo(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const family = getComputedStyle(document.documentElement).getPropertyValue("--display") || "serif";
    const measured = (/** @type {string} */ text, /** @type {string} */ style) => {
      const known = widths.get(style + text);
      if (known || !pen) return known ?? [text.length / 2];
      pen.font = `${style} ${EM}px ${family}`;
      const found = text.split(" ").map((word) => Math.ceil(pen.measureText(word).width) / EM);
      widths.set(style + text, found);
      return found;
    };
    return [
      ...graph.entities.map(({ node, text }) => ({ node, words: measured(short(textOf(text), LONGEST_NAME), "650") })),
      ...graph.statements.map(({ node, predicate, subject, object }) => ({
        node,
        words: measured(short(textOf(predicate), LONGEST_WORD), "italic 600"),
        ends: [subject, object],
      })),
    ];
  }, [graph.entities, graph.statements, textOf, letters]);
}

/**
 * Has the places worked out; a large chart is told several times, until all is done.
 * @param {Arrival[]} coming
 * @param {Part[]} parts
 * @param {Sheet | null} sheet
 * @param {(spread: import("./spread.js").Spread, done: boolean) => void} told
 * @returns {() => void} no longer listens
 */
export function survey(coming, parts, sheet, told) {
  surveyor ??= hired();
  const number = ++asked;
  const hear = (/** @type {MessageEvent} */ { data }) => data.number === number && told(data.spread, data.done);
  surveyor.addEventListener("message", hear);
  surveyor.postMessage({
    number,
    parts,
    sheet,
    coming: coming.map(({ entities, statement }) => ({
      entities,
      statement: statement && { node: statement.node, subject: statement.subject, object: statement.object },
    })),
  });
  return () => surveyor?.removeEventListener("message", hear);
}

/**
 * The places of these parts on a sheet; the last known ones until new ones are worked out.
 * @param {Arrival[]} coming
 * @param {Part[]} parts
 * @param {Sheet | null} sheet
 * @returns {Spread}
 */
export function useSpread(coming, parts, sheet) {
  const wanted = sheet !== null && parts.length > 0;
  const name = wanted ? JSON.stringify([coming.map(nameOf), parts, sheet]) : "";
  const [spread, setSpread] = useState(() => (latest.name === name ? latest.spread : NOWHERE));
  useEffect(() => {
    if (!wanted) {
      setSpread(NOWHERE);
      return;
    }
    return survey(coming, parts, sheet, (spread, done) => {
      const found = { ...spread, sheet };
      if (done) latest = { name, spread: found };
      setSpread(found);
    });
  }, [name]);
  return spread;
}
