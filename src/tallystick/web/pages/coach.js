// A guided first game: each step is explained when it first happens, on a real table with a real shuffle.

import { placeBeside, seen } from "../shell/beside.js";
import { dress, Icon } from "../shell/icon.js";
import { passing } from "../shell/keys.js";
import { t } from "../shell/words.js";
import { h, html, put, useEffect, useRef, useSignal } from "../vendor/vendor.js";

await dress("styles", "proving");

/** The last lesson of every game. @type {import("../types").Lesson} */
const PROOF = { id: "proof", look: ".ending .tocheck", when: ({ over }) => over };

/** How a frame lies around what is seen. @param {ReturnType<typeof seen>} shown */
const frameAround = (shown) => {
  const { left, top, right, bottom } = shown?.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const size = `width: ${right - left + 12}px; height: ${bottom - top + 12}px`;
  return shown ? `left: ${left - 6}px; top: ${top - 6}px; ${size}` : "";
};

/**
 * @param {object} props
 * @param {import("../live/session.js").Session} props.session
 * @param {import("../live/stage.js").Stage} props.stage
 * @param {import("../types").TableScene} props.scene
 * @param {boolean} props.over
 * @param {import("../types").Lesson[]} props.lessons
 */
export function Coach({ session, stage, scene, over, lessons }) {
  const kept = "tallystick.guide." + session.table;
  const taught = useSignal((passing?.getItem(kept) ?? "").split(" ").filter(Boolean));
  const open = useSignal("");
  const stopped = useSignal(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const now = {
    scene,
    event: stage.latest.value,
    me: session.seat.value,
    mine: session.mine.value && !session.asking.value && !stage.busy.value,
    over,
  };
  const drawn = { event: now.event, scene: stage.scene.value };
  const left = (over ? [PROOF] : lessons).filter(({ id }) => !taught.value.includes(id));
  const again = useSignal(0);
  const frame = useSignal("");
  useEffect(() => {
    // after the picture is drawn: a lesson waits until what it speaks of is in sight, and nothing else is open
    const due = open.value || stopped.value ? [] : left.filter((lesson) => lesson.when(now));
    const free = !document.querySelector("dialog[open]");
    const next = free ? due.find((lesson) => seen(lesson.look)) : undefined;
    if (next) frame.value = frameAround(seen(next.look));
    stage.hold(!!(next || open.value)); // at once: what it speaks of must not go on before it is read
    stage.look(drawn);
    if (next) {
      open.value = next.id;
      taught.value = [...taught.value, next.id];
      passing?.setItem(kept, taught.value.join(" "));
    } else if (due.length) {
      const timer = setTimeout(() => put(again, again.value + 1), 200);
      return () => clearTimeout(timer);
    }
  });
  void again.value;
  const lesson = [...lessons, PROOF].find(({ id }) => id === open.value);
  const place = useSignal("");
  const tab = useSignal("");
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (!lesson) return;
    const look = () => {
      const shown = seen(lesson.look);
      if (!document.querySelector(lesson.look)) return put(open, ""); // whoever has pressed it has understood
      frame.value = frameAround(shown);
      const own = card.current?.getBoundingClientRect();
      const beside = shown && own && placeBeside(shown.box, own, { width: innerWidth, height: innerHeight });
      place.value = beside ? `left: ${beside.left}px; top: ${beside.top}px; bottom: auto; translate: none` : "";
      tab.value = shown?.found.closest(".tabs") ? (shown.found.textContent ?? "") : "";
    };
    look();
    const timer = setInterval(look, 200); // it may be scrolled, pressed, or lie in another tab
    return () => {
      clearInterval(timer);
      frame.value = place.value = "";
    };
  }, [open.value]);
  stage.teaches = !stopped.value && left.length > 0;
  useEffect(
    () => () => {
      stage.hold(false);
      stage.teaches = false;
      stage.look(stage.seen);
    },
    [],
  );
  if (!lesson) return null;
  const go = () => put(open, "");
  const stop = () => {
    stopped.value = true;
    open.value = "";
  };
  return html`
    ${frame.value && html`<div key="spot" class="spot" style=${frame.value} aria-hidden="true"></div>`}
    <div
      key="coach"
      ref=${card}
      class="coach"
      style=${place.value}
      role="dialog"
      aria-labelledby="h-coach"
      aria-describedby="d-coach"
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && go()}
    >
      <h2 id="h-coach">${h(Icon, { name: "idea" })}${t("guide-" + lesson.id)}</h2>
      <p id="d-coach">
        ${t(`guide-${lesson.id}.text`)}
        ${tab.value && html` <b>${t("guide-in-tab", { tab: tab.value })}</b>`}
      </p>
      <div class="rowof">
        <button ref=${button} class="button go" onClick=${go}>${t("guide-on")}</button>
        ${lesson !== PROOF && html`<button class="button small" onClick=${stop}>${t("guide-stop")}</button>`}
        <span class="steps">${taught.value.length}/${lessons.length + 1}</span>
      </div>
    </div>`;
}
