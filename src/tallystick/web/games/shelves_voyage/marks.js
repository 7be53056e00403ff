// What can be touched on the chart: disks and knots, and those that are only proposed.

import { language } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { byWhom } from "./sentences.js";
import { LONGEST_NAME, LONGEST_WORD, short } from "./survey.js";

/** The letter burnt into a disk. @param {string} words */
const initial = (words) => [...words.trim()].find((sign) => /\p{L}|\p{N}/u.test(sign))?.toLocaleUpperCase() ?? "…";

/**
 * @typedef {{seats: string[], textOf: (reference: string) => string, choose: (node: string) => void, pressed: boolean,
 * stop: boolean, fresh: boolean, dim: boolean}} Part
 */

/**
 * The knot in the middle of a cord.
 * @param {Part & {statement: import("./layout.js").StatementSeen, says: string, ring: boolean}} props
 */
export function Knot({
  statement: { node, authors, meta, object, predicate, subject, turn },
  says,
  seats,
  textOf,
  choose,
  pressed,
  stop,
  fresh,
  ring,
  dim,
}) {
  const by = byWhom(authors, seats);
  const label = useMemo(
    () => t("voyage-knot", { statement: says, authors: by, turn, meta: String(meta) }),
    [says, by, turn, language.value],
  );
  return html`<button
    data-node=${node}
    data-explain="sv-statement"
    data-ends=${`${subject} ${object}`}
    tabindex=${stop ? 0 : -1}
    aria-pressed=${pressed}
    aria-label=${label}
    class=${`knot${dim ? " dim" : ""}${fresh ? " fresh" : ""}${ring ? " ring" : ""}`}
    onClick=${() => choose(node)}
  >
    <span class="under"><span class="word">${short(textOf(predicate), LONGEST_WORD)}</span></span>
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
  dim,
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
    data-explain="sv-entity"
    tabindex=${stop ? 0 : -1}
    aria-pressed=${pressed}
    aria-label=${label}
    class=${`ent${dim ? " dim" : ""}${fresh ? " fresh" : ""}${degree > 3 ? " hub" : ""}${pinned ? " pinned" : ""}`}
    onClick=${() => choose(node)}
  >
    <span class="letter" aria-hidden="true">${initial(words)}</span>
    ${legacies.map(
      (seat, i) =>
        html`<svg key=${"l" + seat} class="leg" data-explain="sv-legacy" style=${{ "--i": i }} aria-hidden="true">
          <use href=${"#meeple-" + seat} />
        </svg>`,
    )}
    <span class="under"><span class="paper">${short(words, LONGEST_NAME)}</span></span>
  </button>`;
}

/** A disk that comes with a proposal. @param {{text: string}} props */
export const NewEntity = ({ text }) => html`<div data-node="new" class="ent new">
  <span class="letter" aria-hidden="true">${initial(text)}</span>
  <span class="under"><span class="paper">${short(text, LONGEST_NAME)}<em>${t("voyage-new")}</em></span></span>
</div>`;

/** The knot of a proposal. @param {{predicate: string, says: string, ends: string}} props */
export const DraftKnot = ({
  predicate,
  says,
  ends,
}) => html`<div data-node="draft" data-ends=${ends} class="knot draft">
  <span class="under"><span class="word">${short(predicate, LONGEST_WORD)}</span></span>
  <span class="vh">${t("voyage-draft-is", { statement: says })}</span>
</div>`;
