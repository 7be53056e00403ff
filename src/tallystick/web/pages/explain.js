// Whatever lies on the table says what it does: after a tap, or a long press where a tap is a move. With the keyboard,
// arrows lead from piece to piece on the board, and Enter asks. What bears `data-explain="piece"` is found by its
// game's `piecesOf`.

import { openRules, table } from "../shell/around.js";
import { closeDialog, openDialog } from "../shell/dialog.js";
import { dress } from "../shell/icon.js";
import { message, t } from "../shell/words.js";
import { h, html, render } from "../vendor/vendor.js";
import { fetchRules, inForce, nameOfPiece, spelled, textOfPiece } from "./rulebook.js";

await dress("styles", "pieces", "drawn");

/** How long a press is a question and not a move, in milliseconds. */
const LONG = 500;
const ASKS = "[data-explain]";
const MOVES = "button, a, input, select, summary";

/** The pieces of the game at this table, by name. */
async function known() {
  const { game, options } = table.value;
  const all = await fetchRules(game);
  const agreed = inForce(all.book, options);
  const pieces = all.rules.piecesOf(all.box, agreed).flatMap((group) => group.pieces);
  return {
    args: spelled(agreed),
    find: (/** @type {string | undefined} */ id) => pieces.find((piece) => piece.id === id),
  };
}

/** @param {{piece: import("../types").Piece, args: Record<string, any>, done: () => void}} props */
function Said({ piece, args, done }) {
  const read = () => {
    done();
    void openRules(piece.at);
  };
  return html`
    <span class="ru-pic" aria-hidden="true">${h(piece.picture, {})}</span>
    <span class="ru-what">
      <b id=${"said-" + piece.id}>${message("explain-" + piece.id) ?? nameOfPiece(piece)}</b>${" "}
      ${textOfPiece(piece, args)}
      <button class="linkish" onClick=${read}>${t("rule-of")}</button>
    </span>`;
}

/** Beside what was touched, inside the window. @param {HTMLElement} box @param {DOMRect} near */
function place(box, near) {
  const { width, height } = box.getBoundingClientRect();
  const below = near.bottom + 10 + height < innerHeight - 8;
  const x = near.left + near.width / 2 - width / 2;
  const y = below ? near.bottom + 10 : Math.min(near.top - height - 10, innerHeight - height - 8);
  box.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, y)}px`;
}

/** @param {HTMLElement} asked */
async function say(asked) {
  const { args, find } = await known();
  const piece = find(asked.dataset.explain);
  if (!piece || !asked.isConnected) return;
  const box = document.createElement("div");
  box.className = "ru-said";
  box.setAttribute("popover", "auto");
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-labelledby", "said-" + piece.id);
  (asked.closest("dialog") ?? document.body).append(box);
  const before = document.activeElement;
  const done = () => box.hidePopover();
  render(h(Said, { piece, args, done }), box);
  box.addEventListener("toggle", (event) => {
    if (/** @type {any} */ (event).newState !== "closed") return;
    box.remove();
    if (before !== document.body) /** @type {HTMLElement | null} */ (before)?.focus({ preventScroll: true });
  });
  box.showPopover();
  place(box, asked.getBoundingClientRect());
  box.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * The next kind of piece on the board.
 * @param {Element} board
 * @param {Element | null} from
 * @param {number} by
 */
function nextPiece(board, from, by) {
  const kinds = new Map();
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll(ASKS)))
    if (one.getClientRects().length && !one.closest(MOVES) && !kinds.has(one.dataset.explain))
      kinds.set(one.dataset.explain, one);
  const pieces = [...kinds.values()];
  const at = pieces.indexOf(from);
  return pieces.at(at < 0 ? Math.min(by, 0) : (at + by) % pieces.length);
}

/** Everything in sight that can say what it does, for those who cannot tap it. */
export async function openList() {
  const { args, find } = await known();
  const seen = [...document.querySelectorAll(ASKS)]
    .filter((one) => one.getClientRects().length)
    .map((one) => /** @type {HTMLElement} */ (one).dataset.explain);
  const pieces = [...new Set(seen)].map(find).filter((piece) => piece !== undefined);
  openDialog(
    t("menu-what"),
    () => html`<ul class="ru-pieces ru-list">
      ${pieces.map((piece) => html`<li key=${piece.id}>${h(Said, { piece, args, done: closeDialog })}</li>`)}
    </ul>`,
  );
}

/**
 * What lies under the finger, also below what is only laid over it.
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
function askedBy(event) {
  if (!(event.target instanceof Element) || event.target.closest("dialog, .ru-said")) return null;
  const under = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  for (const one of [event.target, ...under]) {
    const found = /** @type {HTMLElement | null} */ (one.closest(ASKS));
    if (found) return found;
  }
  return null;
}

/**
 * Whether pressing there does something already; while news are shown, a tap on the board skips them.
 * @param {Event} event
 */
const isMove = ({ target }) =>
  (target instanceof Element && !!target.closest(MOVES)) || !!document.querySelector(".skipnews");

/** Listens to taps, long presses and the key ?, until it is told to stop. */
export function listen() {
  let timer = 0;
  let spoken = false;
  let [x, y] = [0, 0];
  const tap = (/** @type {MouseEvent} */ event) => {
    const asked = askedBy(event);
    if (spoken) {
      spoken = false;
      event.preventDefault();
      event.stopPropagation(); // the press was a question
    } else if (asked && !isMove(event)) void say(asked);
  };
  const press = (/** @type {PointerEvent} */ event) => {
    const asked = askedBy(event);
    spoken = false;
    [x, y] = [event.clientX, event.clientY];
    clearTimeout(timer);
    if (!asked || !isMove(event)) return;
    timer = window.setTimeout(() => {
      spoken = true;
      void say(asked);
    }, LONG);
  };
  const lift = () => clearTimeout(timer);
  const slide = (/** @type {PointerEvent} */ event) => Math.hypot(event.clientX - x, event.clientY - y) > 8 && lift();
  const menu = (/** @type {Event} */ event) => spoken && event.preventDefault();
  /** @type {HTMLElement | null} where the arrow keys have led */
  let walked = null;
  const key = (/** @type {KeyboardEvent} */ event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || !(target instanceof Element) || document.querySelector("dialog[open]"))
      return;
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const board = target.closest(".board");
    if (event.key === "?" && !(target instanceof HTMLInputElement)) void openList();
    else if (event.key === "Enter" && walked && target === walked) {
      event.preventDefault(); // or it presses what has just been opened
      void say(walked);
    } else if (by && board && (target === board || target === walked)) {
      event.preventDefault();
      walked = nextPiece(board, walked, by) ?? null;
      walked?.setAttribute("tabindex", "-1");
      walked?.focus({ preventScroll: true });
    }
  };
  const heard = /** @type {[string, any][]} */ ([
    ["click", tap],
    ["pointerdown", press],
    ["pointermove", slide],
    ["pointerup", lift],
    ["pointercancel", lift],
    ["scroll", lift],
    ["contextmenu", menu],
    ["keydown", key],
  ]);
  for (const [name, hear] of heard) document.addEventListener(name, hear, true);
  return () => {
    for (const [name, hear] of heard) document.removeEventListener(name, hear, true);
  };
}
