// The wall while people come: the code, who is here and a notch for each; and which sign is whose table.

import { Art, Icon, loadArt } from "../../shell/icon.js";
import { useOrigin } from "../../shell/origin.js";
import { slugOf, t } from "../../shell/words.js";
import { h, html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/vendor.js";
import { Disc } from "./oak.js";
import { wallGrid } from "./screens.js";
import { Tally } from "./stick.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */

/** How to come in. @param {{told: any}} props */
function Door({ told }) {
  const origin = useOrigin();
  const { code } = told;
  if (!code)
    return html`<div class="walldoor shut">
      ${h(Icon, { name: "door" })}<strong>${t("wall-door-closed")}</strong>
    </div>`;
  return html`<div class="walldoor">
    <img class="qr" src=${`/qr/${code}.svg?at=${encodeURIComponent(origin)}`} alt=${t("lobby-qr")} />
    <div class="classcode">
      <p>${t("wall-or-type")}</p>
      <strong aria-label=${[...code].join(" ")}><span>${code.slice(0, 3)}</span><span>${code.slice(3)}</span></strong>
      <p>${t("wall-at")} <b>${new URL(origin).host}</b></p>
    </div>
  </div>`;
}

/** So many names fit beside the code. */
const MOST_NAMES = 42;
const SMALLEST = 3;

/** What is said of names, where they are not drawn. @type {Record<string, string>} */
const NAMING = { free: "wall-step-name-free", list: "wall-step-name-list" };

/** How small names have to be for all of them to be seen: smaller as more come. @param {number} count */
function useFitting(count) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = list.current ?? { scrollHeight: 0, clientHeight: 0 };
    if (scrollHeight > clientHeight + 1 && size < SMALLEST) setSize(size + 1);
  }, [count, size]);
  return /** @type {const} */ ([list, size]);
}

/** @param {{told: any}} props */
export function WallCode({ told }) {
  useEffect(() => void loadArt(`games/${slugOf(told.game)}/art`), [told.game]);
  const names = (told.names ?? []).slice(-MOST_NAMES);
  const more = told.count - names.length;
  const steps = [
    "wall-step-scan",
    NAMING[told.naming] ?? "wall-step-name",
    told.questions ? "wall-step-questions" : "wall-step-wait",
  ];
  const [tags, size] = useFitting(names.length);
  return html`
    <section class="paper wallsign">
      <header>
        ${h(Art, { id: "t-logo" })}
        <div>
          <h1>${told.title || t("game-" + told.game)}</h1>
          ${told.title && html`<p>${t("game-" + told.game)}</p>`}
        </div>
      </header>
      ${h(Door, { told })}
      <ol class="wallsteps">
        ${steps.map((says, i) => html`<li key=${says}><i>${i + 1}</i>${t(says)}</li>`)}
      </ol>
    </section>
    <section class="wallnames">
      <h2 aria-live="polite">
        ${told.count > 0 && html`<span class="figure">${told.count}</span>`}
        ${t(told.count ? "wall-are-here" : "wall-nobody", { count: told.count })}
        ${told.ready > 0 && html`<small>${t("wall-ready", { count: told.ready })}</small>`}
      </h2>
      <ul class="tags" data-size=${size} ref=${tags}>
        ${names.map(
          (/** @type {{name: string, ready: boolean}} */ { name, ready }) =>
            html`<li key=${name}>${name}${ready && h(Icon, { name: "check" })}</li>`,
        )}
        ${more > 0 && html`<li class="more">${t("wall-more", { count: more })}</li>`}
      </ul>
    </section>
    <section class="walltally">
      ${h(Tally, {
        count: told.count,
        expected: told.expected,
        label: `${told.count} ${t("wall-are-here", { count: told.count })}`,
        width: 1480,
        height: 74,
      })}
      <p>${t("wall-notches")}</p>
    </section>`;
}

/** Which sign is whose table, for the way there. @param {{told: any}} props */
export function WallSeats({ told }) {
  const tables = told.tables ?? [];
  const people = tables.flatMap((/** @type {any} */ table) => table.seats).filter((/** @type {any} */ one) => !one.bot);
  const { columns, size, named } = wallGrid(tables.length, people.length);
  const lines = Math.max(...tables.map((/** @type {any} */ { seats }) => seats.length));
  return html`
    <header class="wallfind">
      <h1>${t("wall-find")}</h1>
      <p>${t("wall-find-text")}</p>
    </header>
    <ol class="walltables" data-size=${size} style=${{ "--columns": columns }}>
      ${tables.map((/** @type {any} */ table) => {
        const sitters = table.seats.filter((/** @type {any} */ one) => !one.bot);
        const bots = table.seats.length - sitters.length;
        return html`<li key=${table.number} class="paper">
          ${h(Disc, { sign: table.sign, number: table.number })}
          <h2>
            ${size === "tiny" ? `${table.number} ` : ""}${t("sign-" + table.sign)}
            ${size !== "tiny" && html`<span class="vh">, ${table.number}</span>`}
          </h2>
          ${
            named
              ? html`<ul style=${{ "--lines": lines }}>
                ${sitters.map((/** @type {any} */ one) => html`<li key=${one.seat}>${one.name}</li>`)}
                ${bots > 0 && html`<li class="bots">${t("wall-bots", { count: bots })}</li>`}
              </ul>`
              : html`<p>${t("wall-seated", { count: sitters.length })}</p>`
          }
        </li>`;
      })}
    </ol>`;
}
