// What a person prefers on this device: language, day or night, sound, hints, and their name.

import { effect, put, signal } from "../vendor/vendor.js";

/** @param {string} name */
function read(name) {
  try {
    return localStorage.getItem("tallystick." + name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
function keep(name, value) {
  try {
    localStorage.setItem("tallystick." + name, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/**
 * A signal that this device remembers once it is changed.
 * @param {string} name
 * @param {string} otherwise
 */
function remembered(name, otherwise) {
  const chosen = signal(read(name) ?? otherwise);
  let first = true;
  effect(() => {
    const value = chosen.value;
    if (!first) keep(name, value);
    first = false;
  });
  return chosen;
}

const root = document.documentElement;

export const language = remembered("language", root.lang || "en");
export const theme = remembered("theme", root.dataset.theme || "light");
export const sound = remembered("sound", "off");
export const hints = remembered("hints", "on");
/** When one wants to be asked what all are asked at once: when it concerns one, or always. */
export const asking = remembered("asking", "concerns");
/** The games of which somebody has been shown here how they are played. */
export const howToSeen = remembered("how-to", "");
/** How fast news is shown: slow, normal or fast. */
export const pace = remembered("pace", "normal");
export const playerName = remembered("name", "");

effect(() => {
  root.dataset.theme = theme.value;
  root.lang = language.value;
});

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should stand still. */
export const calm = () => still.matches;

export function switchTheme() {
  const turn = () => put(theme, theme.value === "dark" ? "light" : "dark");
  if ("startViewTransition" in document && !calm()) document.startViewTransition(turn);
  else turn();
}
