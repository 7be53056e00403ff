// Ledgers kept by hand, side by side: who says what about whose abacus, and what most of them say.

import { Art, Icon } from "../../shell/icon.js";
import { listed, nameOf, rich, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";

import { decided, differing } from "./majority.js";

/** @typedef {import("./majority.js").Compared} Compared */

/** So many gaps of one ledger are told one by one. */
const FEW = 2;

/** Who (row) says what about whose abacus (column). @param {{compared: Compared, me: number | null}} props */
export function Matrix({ compared, me }) {
  const settled = decided(compared.copies);
  const who = (/** @type {number} */ seat) => (seat === me ? t("you") : nameOf(seat));
  return html`<table class="mx">
    <caption class="vh">${t("mi-hand-read-across")}</caption>
    <thead>
      <tr>
        <td></td>
        ${settled.map(
          (_, owner) =>
            html`<th scope="col">
              ${h(Art, { id: "pawn-" + owner })}
              ${t("mi-hand-whose", { who: owner === me ? "you" : "other", seat: owner })}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${Object.entries(compared.copies).map(
        ([seat, row]) =>
          html`<tr>
            <th scope="row"><span>${h(Art, { id: "pawn-" + seat })}<b>${who(Number(seat))}</b></span></th>
            ${row.map((value, owner) => {
              const right = settled[owner].value;
              const off = right !== null && right !== value;
              return html`<td class=${right === null ? "open" : off ? "off" : ""}>
                ${value}${off && html`<span class="vh"> ${t("mi-hand-differs")}</span>`}
              </td>`;
            })}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("mi-hand-table")}</th>
        ${settled.map(
          ({ value, count, of }) =>
            html`<td>
              ${value ?? "?"}
              <small>
                ${
                  value === null
                    ? t("mi-hand-no-majority")
                    : count === of
                      ? t("mi-hand-all-agree", { count, of })
                      : t("mi-hand-most-agree", { count, others: of - count })
                }
              </small>
            </td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
}

/** What the majority settles, or cannot. @param {{compared: Compared, me: number | null}} props */
export function Settled({ compared, me }) {
  const gaps = differing(compared);
  const settled = decided(compared.copies);
  const open = settled.flatMap(({ value }, owner) => (value === null ? [owner] : []));
  const title = open.length ? "mi-hand-not-settled" : gaps.length ? "mi-hand-settles" : "mi-hand-same";
  return html`
    <h2>${t(title)}</h2>
    <ul class="gaps">
      ${
        open.length > 0 &&
        html`<li>
          ${h(Icon, { name: "warn" })}
          <span>${t("mi-hand-read-again", { names: listed(open.map(nameOf)) })}</span>
        </li>`
      }
      ${Object.keys(compared.copies).map((seat) => {
        const own = gaps.filter((gap) => gap.seat === Number(seat));
        return own.length > FEW
          ? h(Gap, { seat: Number(seat), me, id: "mi-hand-gaps", args: { gaps: own.length } })
          : own.map(({ owner, value, right }) => {
              const whose = owner === me ? "you" : owner === Number(seat) ? "self" : "other";
              const [{ count }, gap] = [settled[owner], Math.abs(value - right)];
              const args = { whose, owner: nameOf(owner), value, right, count, gap };
              return h(Gap, { seat: Number(seat), me, id: "mi-hand-gap", args });
            });
      })}
    </ul>`;
}

/** Where somebody's ledger differs. @param {{seat: number, me: number | null, id: string, args: object}} props */
const Gap = ({ seat, me, id, args }) => html`<li>
  ${h(Art, { id: "pawn-" + seat })}
  <span>${rich(id, { who: seat === me ? "you" : "other", name: nameOf(seat), ...args })}</span>
</li>`;
