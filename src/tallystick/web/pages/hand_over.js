// Several seats on one device: the cards stay hidden until the next player has the device.

import { Art, dress } from "../shell/icon.js";
import { nameOf, t } from "../shell/words.js";

await dress("styles", "plain");

import { h, html, useEffect, useRef, useSignal } from "../vendor/vendor.js";

/**
 * @param {object} props
 * @param {import("../live/session.js").Session[]} props.sessions
 * @param {import("../live/stage.js").Stage[]} props.stages
 * @param {import("../vendor/vendor.js").Signal<number>} props.active
 * @param {import("../vendor/vendor.js").Signal<number>} props.wanted who asked for the device without being asked, or
 * -1; until there is news
 */
export function HandOver({ sessions, stages, active, wanted }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const asked = sessions[active.value].mine.value ? active.value : sessions.findIndex((session) => session.mine.value);
  const opened = useSignal(false);
  const covered = !opened.value && !sessions[0].lobby.value?.over; // whoever opens the page says first who they are
  const next = wanted.value >= 0 ? wanted.value : covered && asked < 0 ? active.value : asked;
  const take = () => {
    stages[next].watched = true;
    stages[next].catchUp();
    active.value = next;
    opened.value = true;
  };
  const due = covered || (next >= 0 && next !== active.value && !stages[active.value].busy.value);
  /** What everybody may see needs no cover: whoever is asked takes the device. */
  const plain = due && !covered && wanted.value < 0 && !!stages[next]?.game.isOpen?.(sessions[next].view.value);
  useEffect(() => void (due && button.current?.focus()), [due]);
  useEffect(() => void (plain && take()), [plain]);
  useEffect(() => {
    if (wanted.value === active.value) wanted.value = -1;
  }, [sessions[active.value].seq.value]);
  if (!due || plain) return null;
  const seat = sessions[next].seat.value ?? 0;
  return html`<div class="handover" role="dialog" aria-modal="true" aria-labelledby="h-over">
    <div>
      ${h(Art, { id: "pawn-" + seat })}
      <h2 id="h-over">${t("over-title", { seat })}</h2>
      <p>${t("over-text")}</p>
      <button ref=${button} class="button go big" onClick=${take}>${t("over-ready", { name: nameOf(seat) })}</button>
    </div>
  </div>`;
}
