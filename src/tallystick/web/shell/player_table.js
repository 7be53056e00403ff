// A table of the result with a row for each player.

import { html } from "../vendor/vendor.js";
import { nameOf, t } from "./words.js";

/**
 * @param {{title: string, heads: any[], rows: any[][], mark: (seat: number) => any, first?: any, kind?: string}} props
 */
export const PlayerTable = ({ title, first, heads, rows, mark, kind = "" }) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label=${title}>
    <table class=${"rewards " + kind}>
      <caption class="vh">${title}</caption>
      <thead>
        <tr>
          <th>${first ?? t("result-player")}</th>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells, seat) => html`<tr>
            <th>${mark(seat)}${nameOf(seat)}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
