// A guided first game: each step is explained when it first happens, on a real table.

import { Icon, dress } from "../shell/icon.js";
import { passing } from "../shell/keys.js";
import { t } from "../shell/words.js";
import { h, html, useEffect, useRef, useSignal } from "../vendor/vendor.js";

dress("pages");

/** What to draw a frame around: the first that is in sight. @param {string} selector */
function seen(selector) {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width && box.height) return element;
  }
  return null;
}

/** @param {{session: import("../live/session.js").Session, stage: import("../live/stage.js").Stage, scene: import("../types").TableScene, lessons: import("../types").Lesson[]}} props */
export function Coach({ session, stage, scene, lessons }) {
  const kept = "tallystick.guide." + session.table;
  const next = useSignal(Number(passing?.getItem(kept)) || 0);
  const open = useSignal(-1);
  const stopped = useSignal(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const now = { scene, event: stage.latest.value, me: session.seat.value, mine: session.mine.value && !stage.busy.value };
  if (open.value < 0 && !stopped.value && next.value < lessons.length) {
    for (let i = next.value; i < Math.min(lessons.length, next.value + 4); i++) {
      if (!lessons[i].when(now)) continue;
      open.value = i;
      next.value = i + 1;
      passing?.setItem(kept, String(i + 1));
      break;
    }
  }
  const lesson = lessons[open.value];
  useEffect(() => {
    stage.hold(!!lesson);
    button.current?.focus({ preventScroll: true });
  }, [lesson]);
  useEffect(() => () => stage.hold(false), []);
  if (!lesson) return null;
  const look = seen(lesson.look);
  const box = look?.getBoundingClientRect();
  const tab = look?.closest(".tabs") ? look.textContent : "";
  const low = box && box.top + box.height / 2 > innerHeight * 0.52;
  const go = () => void (open.value = -1);
  const stop = () => void ((stopped.value = true), (open.value = -1));
  const frame = box && { left: `${box.left - 6}px`, top: `${box.top - 6}px`, width: `${box.width + 12}px`, height: `${box.height + 12}px` };
  return html`${frame && html`<div class="spot" style=${frame} aria-hidden="true"></div>`}
    <div class=${"coach" + (low ? " high" : "")} role="dialog" aria-labelledby="h-coach" aria-describedby="d-coach" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && go()}>
      <h2 id="h-coach">${h(Icon, { name: "idea" })}${t("guide-" + lesson.id)}</h2><p id="d-coach">${t(`guide-${lesson.id}.text`)}${tab && html` <b>${t("guide-in-tab", { tab })}</b>`}</p>
      <div class="rowof"><button ref=${button} class="button go" onClick=${go}>${t("guide-on")}</button><button class="button small" onClick=${stop}>${t("guide-stop")}</button><span class="steps">${open.value + 1}/${lessons.length}</span></div>
    </div>`;
}
