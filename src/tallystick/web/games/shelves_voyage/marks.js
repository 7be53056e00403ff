// What can be touched on the chart: disks and knots, and those that are only proposed.

import { language } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { byWhom } from "./sentences.js";

/** The letter burnt into a disk. @param {string} words */
const initial = (words) => [...words.trim()].find((sign) => /\p{L}|\p{N}/u.test(sign))?.toLocaleUpperCase() ?? "…";

/**
 * What stands on a paper; the whole text is in the label and among the sentences.
 * @param {string} words
 * @param {number} most
 */
const short = (words, most) => (words.length > most ? words.slice(0, most - 1).trimEnd() + "…" : words);

/**
 * @typedef {{seats: string[], textOf: (reference: string) => string, choose: (node: string) => void, pressed: boolean,
 * stop: boolean, fresh: boolean}} Part
 */

/**
 * The knot in the middle of a cord.
 * @param {Part & {statement: import("./layout.js").StatementSeen, says: string, ring: boolean}} props
 */
export function Knot({
  statement: { node, authors, meta, predicate, turn },
  says,
  seats,
  textOf,
  choose,
  pressed,
  stop,
  fresh,
  ring,
}) {
  const by = byWhom(authors, seats);
  const label = useMemo(
    () => t("voyage-knot", { statement: says, authors: by, turn, meta: String(meta) }),
    [says, by, turn, language.value],
  );
  return html`<button
    data-node=${node}
    tabindex=${stop ? 0 : -1}
    aria-pressed=${pressed}
    aria-label=${label}
    class=${`knot${fresh ? " fresh" : ""}${ring ? " ring" : ""}${authors.length > 1 ? " shared" : ""}`}
    onClick=${() => choose(node)}
  >
    <span class="under"><span class="word">${short(textOf(predicate), 26)}</span></span>
  </button>`;
}

/**
 * A wooden disk with a paper that says what it stands for.
 * @param {Part & {entity: import("./layout.js").EntitySeen, pinned: boolean}} props
 */
export function Entity({
  entity: { node, authors, degree, legacies, text },
  seats,
  textOf,
  choose,
  pressed,
  stop,
  fresh,
  pinned,
}) {
  const words = textOf(text);
  const [by, heirs] = [byWhom(authors, seats), byWhom(legacies, seats)];
  const label = useMemo(
    () =>
      t("voyage-disk", {
        entity: words,
        count: degree,
        authors: by,
        heirs: legacies.length,
        legacies: heirs,
        pinned: String(pinned),
      }),
    [words, degree, by, heirs, pinned, language.value],
  );
  return html`<button
    data-node=${node}
    tabindex=${stop ? 0 : -1}
    aria-pressed=${pressed}
    aria-label=${label}
    class=${`ent${fresh ? " fresh" : ""}${degree > 3 ? " hub" : ""}${pinned ? " pinned" : ""}`}
    onClick=${() => choose(node)}
  >
    <span class="letter" aria-hidden="true">${initial(words)}</span>
    ${legacies.map(
      (seat, i) =>
        html`<svg key=${"l" + seat} class="leg" style=${{ "--i": i }} aria-hidden="true">
          <use href=${"#meeple-" + seat} />
        </svg>`,
    )}
    <span class="under"><span class="paper">${short(words, 44)}</span></span>
  </button>`;
}

/** A disk that comes with a proposal. @param {{text: string}} props */
export const NewEntity = ({ text }) => html`<div data-node="new" class="ent new">
  <span class="letter" aria-hidden="true">${initial(text)}</span>
  <span class="under"><span class="paper">${short(text, 44)}<em>${t("voyage-new")}</em></span></span>
</div>`;

/** The knot of a proposal. @param {{predicate: string, says: string}} props */
export const DraftKnot = ({ predicate, says }) => html`<div data-node="draft" class="knot draft">
  <span class="under"><span class="word">${short(predicate, 26)}</span></span>
  <span class="vh">${t("voyage-draft-is", { statement: says })}</span>
</div>`;
