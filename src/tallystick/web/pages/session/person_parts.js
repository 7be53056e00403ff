// What every screen of a person's page is made of: the bar, a paper, what stands over everything, and the time.

import { Languages, ThemeButton } from "../../shell/header.js";
import { Art, Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, put, signal, useEffect, useRef, useSignal, useState } from "../../vendor/vendor.js";
import { clockFace } from "./screens.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */

/** Who this is, and what for. @param {{name: string, sub: any}} props */
export const Bar = ({ name, sub }) => html`<header class="personbar">
  ${h(Art, { id: "t-logo", class: "logo" })}
  <div><h1>${name}</h1>${sub && html`<p>${sub}</p>`}</div>
  <div class="tools">${h(Languages, {})}${h(ThemeButton, {})}</div>
</header>`;

/**
 * One paper that fills the page, with what is pressed at its foot.
 * @param {{class?: string, children: any, foot?: any}} props
 */
export const Paper = ({ class: more = "", children, foot }) => html`<section class=${"paper grows " + more}>
  <div class="says">${children}</div>
  ${foot && html`<div class="foot">${foot}</div>`}
</section>`;

/** What is left of a part of the lesson, told once a second. @param {Sitting} sitting @param {number | null} ends */
export function useLeft(sitting, ends) {
  const [left, setLeft] = useState("");
  useEffect(() => {
    const look = () => setLeft(ends === null ? "" : clockFace(ends - sitting.time()));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [ends]);
  return ends === null ? "" : left;
}

/** Since when the message was that has been read here. */
const heard = signal(0);

/** What is said for each reason of a pause. @type {Record<string, string>} */
const PAUSED = { lines: "person-lines", table: "person-table-paused" };

/** All look up: nothing can be touched, and nothing is lost. @param {{told: any}} props */
export function LookUp({ told }) {
  const says = PAUSED[told.why] ?? "person-look-up";
  const news = told.message?.since > heard.value ? told.message : null;
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const open = () => box.current?.open || box.current?.showModal(); // whoever presses Escape looks up all the same
  useEffect(() => void open(), []);
  useEffect(() => () => void (news && put(heard, news.since)), [news?.since]); // it was read here
  return html`<dialog class="oak lookup" role="alertdialog" aria-labelledby="h-up" ref=${box} onClose=${open}>
    ${h(Icon, { name: told.why === "lines" ? "line" : "pause" })}
    <h1 id="h-up">${t(says)}</h1>
    <p>${t(says + "-text")}</p>
    ${news && html`<p class="quoted">${t("person-said", { text: news.text })}</p>`}
  </dialog>`;
}

/** What was said to this person, until it is read. @param {{message: {text: string, since: number} | null}} props */
export function Said({ message }) {
  if (!message || message.since <= heard.value) return null;
  return html`<div class="oak paper said" role="alert">
    ${h(Icon, { name: "say" })}
    <p><b class="vh">${t("person-message")}: </b>${message.text}</p>
    <button class="icon" aria-label=${t("close")} onClick=${() => put(heard, message.since)}>
      ${h(Icon, { name: "close" })}
    </button>
  </div>`;
}

/** Milliseconds. */
const NOTICED = 10_000;

/** Two tones and a tremble; browsers let a page do so only once it was touched. */
function ring() {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate?.([200, 120, 200]);
  if (!("AudioContext" in window)) return;
  const audio = new AudioContext();
  for (const [i, pitch] of [660, 880].entries()) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + i * 0.22;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.4);
    voice.connect(volume).connect(audio.destination);
    voice.start(at);
    voice.stop(at + 0.4);
  }
  setTimeout(() => void audio.close(), 1500);
}

/** Somebody is waited for: each nudge is told once. @param {{count: number}} props */
export function Nudge({ count }) {
  const known = useRef(count);
  const shown = useSignal(false);
  useEffect(() => {
    if (count <= known.current) return;
    known.current = count;
    shown.value = true;
    ring();
    const timer = setTimeout(() => put(shown, false), NOTICED);
    return () => clearTimeout(timer);
  }, [count]);
  if (!shown.value) return null;
  return html`<div role="alert">
    <button class="nudge" onClick=${() => put(shown, false)}>${h(Icon, { name: "bell" })}${t("person-nudge")}</button>
  </div>`;
}
