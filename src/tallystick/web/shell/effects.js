// Things that fly and things that sound. Nothing here changes anything.

import { calm, sound } from "../shell/settings.js";

/** The visible place of a purse. @param {number | string | null} owner */
function purse(owner) {
  const all = document.querySelectorAll(`[data-purse="${owner ?? "bank"}"]`);
  for (const element of all) {
    const box = element.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

/**
 * Coins from one purse to another; null is the island.
 * @param {number | string | null} from
 * @param {number | string | null} to
 * @param {number} amount
 */
export function flyCoins(from, to, amount) {
  tick("coin");
  const start = purse(from);
  const end = purse(to);
  if (!start || !end || calm()) return;
  for (let i = 0; i < Math.min(amount, 6); i++) {
    const coin = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", "#i-coin");
    coin.append(use);
    coin.setAttribute("class", "flying");
    coin.setAttribute("aria-hidden", "true");
    document.body.append(coin);
    const [x0, y0] = [start.left + start.width / 2, start.top + start.height / 2];
    const [x1, y1] = [end.left + end.width / 2, end.top + end.height / 2];
    const lift = Math.min(120, Math.hypot(x1 - x0, y1 - y0) / 4);
    const flight = coin.animate(
      [
        { transform: `translate(${x0}px, ${y0}px) scale(.5)`, opacity: 0 },
        { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - lift}px) scale(1.25)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x1}px, ${y1}px) scale(.6)`, opacity: 0.9 },
      ],
      { duration: 620, delay: i * 70, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = () => coin.remove();
  }
}

/**
 * A point from the card that is matched to the count of who matched it.
 * @param {string} place
 * @param {number} seat
 */
export function flyPoint(place, seat) {
  const [start, end] = [`[data-point="${place}"]`, `[data-total="${seat}"]`].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  if (!start || !end || calm()) return;
  const point = Object.assign(document.createElement("span"), { className: "flyingpoint", textContent: "+1" });
  point.setAttribute("aria-hidden", "true");
  document.body.append(point);
  const at = (/** @type {DOMRect} */ box, /** @type {number} */ size) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%) scale(${size})`;
  point.animate([{ transform: at(start, 0.6) }, { transform: at(start, 1.5) }, { transform: at(end, 1) }], {
    duration: 420,
    easing: "ease-in-out",
    fill: "both",
  }).onfinish = () => point.remove();
}

/** @type {AudioContext | undefined} */
let audio;

/** Frequency, length and shape of each little sound. @type {Record<string, [number, number, OscillatorType]>} */
const SOUNDS = {
  die: [190, 0.09, "square"],
  step: [420, 0.04, "triangle"],
  coin: [1250, 0.12, "sine"],
  card: [260, 0.05, "triangle"],
  point: [760, 0.1, "sine"],
  win: [980, 0.3, "sine"],
  turn: [620, 0.16, "triangle"],
};

/** @param {string} name */
export function tick(name) {
  if (sound.value !== "on" || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  const [pitch, length, type] = SOUNDS[name];
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = type;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0005, audio.currentTime + length);
  voice.connect(volume).connect(audio.destination);
  voice.start();
  voice.stop(audio.currentTime + length);
}
