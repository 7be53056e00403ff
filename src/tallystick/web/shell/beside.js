// What a lesson speaks of, and where there is room to speak of it.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/**
 * What a lesson speaks of: everything in sight that the first fitting selector names.
 * @param {string} look selectors, the best first
 * @returns {{box: Box, found: Element} | null}
 */
export function seen(look) {
  for (const selector of look.split(",")) {
    const parts = [...document.querySelectorAll(selector)].map((found) => ({
      found,
      box: found.getBoundingClientRect(),
    }));
    const shown = parts.filter(({ box }) => box.width && box.height);
    if (shown.length)
      return {
        found: shown[0].found,
        box: {
          left: Math.min(...shown.map(({ box }) => box.left)),
          top: Math.min(...shown.map(({ box }) => box.top)),
          right: Math.max(...shown.map(({ box }) => box.right)),
          bottom: Math.max(...shown.map(({ box }) => box.bottom)),
        },
      };
  }
  return null;
}

/** The distance of the card from the frame, and from the edges. */
const GAP = 14;

/**
 * Where a card lies beside what it frames: below, above, right or left of it; where nothing has room, over as little of
 * it as can be.
 * @param {Box} box
 * @param {{width: number, height: number}} card
 * @param {{width: number, height: number}} screen
 */
export function placeBeside(box, card, screen) {
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(room - size - GAP, at));
  const across = within((box.left + box.right - card.width) / 2, card.width, screen.width);
  const along = within((box.top + box.bottom - card.height) / 2, card.height, screen.height);
  const places = [
    { left: across, top: within(box.bottom + GAP, card.height, screen.height) },
    { left: across, top: within(box.top - card.height - GAP, card.height, screen.height) },
    { left: within(box.right + GAP, card.width, screen.width), top: along },
    { left: within(box.left - card.width - GAP, card.width, screen.width), top: along },
  ];
  const covered = (/** @type {{left: number, top: number}} */ { left, top }) =>
    Math.max(0, Math.min(left + card.width, box.right) - Math.max(left, box.left)) *
    Math.max(0, Math.min(top + card.height, box.bottom) - Math.max(top, box.top));
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
