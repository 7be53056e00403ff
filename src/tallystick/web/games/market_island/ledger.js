// The ledger: an abacus for every player, the same on every copy.

import { Balance, Copies, chipClass, Who } from "../../shell/around.js";
import { Art } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";

/** @typedef {import("./types").Scene} Scene */

/** One rod with nine beads, the first `on` of them at the left. @param {number} y @param {number} on */
function rod(y, on) {
  const beads = Array.from({ length: 9 }, (_, bead) => {
    const x = bead < on ? 20 + bead * 20 : 260 - (8 - bead) * 20 - 18;
    return html`<g
      class=${"bead" + (bead < on ? " on" : "")}
      key=${bead}
      style=${{ transform: `translate(${x}px, ${y - 13}px)` }}
    >
      <rect width="18" height="26" rx="8" />
      <rect x="4" y="4" width="4" height="15" rx="2" class="hi" />
    </g>`;
  });
  return html`<g><path d=${`M12 ${y}h252`} class="rod" />${beads}</g>`;
}

/** Tens above, units below; hundreds stand beside as a number. @param {{value: number, seat: number}} props */
export function Abacus({ value, seat }) {
  const shown = Math.max(0, value) % 100;
  const tens = Math.floor(shown / 10);
  const units = shown % 10;
  return html`<svg
    viewBox="0 0 276 92"
    class=${`abacus a${seat}`}
    data-explain="mi-abacus"
    role="img"
    aria-label=${t("mi-abacus", { tens: Math.floor(Math.max(0, value) / 10), units })}
  >
    <rect x="2" y="2" width="272" height="88" rx="14" class="frame" />
    <rect x="12" y="11" width="252" height="70" rx="8" class="well" />
    ${rod(29, tens)}
    ${rod(63, units)}
  </svg>`;
}

/** What a player is doing, in a word. @param {Scene} scene @param {number} seat @param {number | null} me */
export function doing(scene, seat, me) {
  if (scene.phase === "over") return "";
  if (!scene.order.includes(seat) && scene.phase !== "first") return t("mi-is-out");
  if (scene.to_act.includes(seat))
    return t(seat === me ? "mi-your-turn" : scene.phase === "mine" ? "mi-thinking" : "mi-throws");
  if (scene.phase === "mine" && scene.decisions[seat] !== "undecided") return t("mi-decision-" + scene.decisions[seat]);
  if (scene.barred[seat] === "possessed") return t("mi-possessed");
  const place = scene.order.indexOf(seat);
  const turn = scene.order.indexOf(scene.to_act[0]);
  return turn >= 0 && place === turn + 1 ? t("mi-next") : "";
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {number | null} props.me
 * @param {import("../../live/session.js").Session} props.session
 */
export function Ledger({ scene, me, session }) {
  const players = session.lobby.value?.players ?? [];
  const order = scene.places.map((_, seat) => seat);
  return html`<section
    class="panel ledger"
    id="ledger"
    aria-labelledby="h-ledger"
    data-many=${order.length > 4 ? "yes" : order.length < 4 ? "few" : "no"}
  >
    <h2 id="h-ledger">${t("mi-ledger")}</h2>
    <p class="sub">${t("mi-ledger-sub")}</p>
    <ul class="abaci">
      ${order.map(
        (seat) => html`<li
          key=${seat}
          class=${`p${seat}${seat === me ? " me" : ""}${scene.to_act.includes(seat) ? " turn" : ""}`}
        >
          <div class="row">
            <span class="tok">${h(Art, { id: "pawn-" + seat })}</span>
            <span class="whois">${h(Who, { player: players[seat], seat, me })}</span>
            <em>${doing(scene, seat, me)}</em>
            <strong data-explain="mi-coin">
              ${h(Balance, { value: scene.ledgers[seat][seat], seat })}${h(Art, { id: "i-coin" })}
              <span class="vh"> ${t("mi-istoken")}</span>
            </strong>
          </div>
          ${h(Abacus, { value: scene.ledgers[seat][seat], seat })}
        </li>`,
      )}
    </ul>
    ${h(Copies, { session, same: scene.places.length })}
  </section>`;
}

/**
 * The balances above the board on a phone.
 * @param {{scene: Scene, me: number | null, session: import("../../live/session.js").Session}} props
 */
export function Chips({ scene, me, session }) {
  const players = session.lobby.value?.players ?? [];
  return html`<ul class="chips" aria-label=${t("mi-balances")} data-many=${scene.places.length > 4 ? "yes" : "no"}>
    ${scene.places.map(
      (_, seat) => html`<li
        key=${seat}
        data-explain="mi-abacus"
        class=${chipClass(seat, { me, turn: scene.to_act.includes(seat), player: players[seat] })}
      >
        ${h(Art, { id: "pawn-" + seat })}
        <span>${seat === me ? t("you") : nameOf(seat)}</span>
        ${h(Balance, { value: scene.ledgers[seat][seat], seat })}
      </li>`,
    )}
  </ul>`;
}
