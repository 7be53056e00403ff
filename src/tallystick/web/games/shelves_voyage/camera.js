// What part of the chart is seen: pan, zoom, pinch and drag, without drawing anything again while a finger moves.

import { placed } from "./labels.js";

/** @typedef {import("./layout.js").Place} Place */
/** @typedef {import("./layout.js").Places} Places */
/** @typedef {import("./survey.js").Spread} Spread */

const NEAREST = 5; // times the whole chart
const FARTHEST = 0.5;
const ALL_NAMED = 15; // with fewer entities every name is shown, whatever happens
const DISK = 62; // pixels across, at size 1
const KNOT = 1.2; // shapes of several authors reach farther
const THRESHOLD = 6; // pixels until a press becomes a drag
const SETTLED = 150; // milliseconds until a new size of the window is worked with
const IDLE = 260; // milliseconds without a movement until labels are sorted again

export class Camera {
  x = 0;
  y = 0;
  scale = 1;
  /** The scale for which everything was last drawn, and how large a disk is then. */
  baked = 0;
  size = 1;
  /** The whole graph is kept in sight until somebody looks closer. */
  follows = true;
  dragging = false;
  /** Whether the press that ends now was a drag and no click. */
  dragged = false;
  /** @type {Places} */
  places = new Map();
  /** The size of names and disks on the sheet that the places are for. */
  type = 14;
  disk = 36;
  /** @type {import("./spread.js").Sheet | null} */
  sheet = null;
  /** What must be read, whatever lies in the way. @type {Set<string>} */
  wanted = new Set();
  /** @type {(node: string, x: number, y: number) => void} */
  onPin = () => {};
  onBake = () => {};
  /** @type {Map<number, {x: number, y: number}>} */
  fingers = new Map();
  /** @type {(size: {width: number, height: number}) => void} */
  onSheet = () => {};
  /** @type {Map<string, {width: number, height: number}>} */
  measures = new Map();
  /** The places whose labels were sorted last. @type {Places | null} */
  sorted = null;
  idle = 0;
  frame = 0;

  /** @param {HTMLElement} root */
  watch(root) {
    this.graph = /** @type {HTMLElement} */ (root.querySelector(".graph"));
    this.stage = /** @type {HTMLElement} */ (root.querySelector(".stage"));
    const { graph } = this;
    const listeners = /** @type {[string, (event: any) => void][]} */ ([
      ["pointerdown", (event) => this.press(event)],
      ["pointermove", (event) => this.move(event)],
      ["pointerup", (event) => this.release(event)],
      ["pointercancel", (event) => this.release(event)],
      ["wheel", (event) => this.wheel(event)],
    ]);
    for (const [name, listen] of listeners) graph.addEventListener(name, listen, { passive: false });
    let later = 0;
    const sized = () => {
      const { clientWidth: width, clientHeight: height } = graph;
      if (width && height) this.onSheet({ width, height });
    };
    const sizes = new ResizeObserver(() => {
      if (this.follows) this.fit();
      else this.rest();
      clearTimeout(later);
      if (this.sheet) later = window.setTimeout(sized, SETTLED);
      else sized();
    });
    sizes.observe(graph);
    void document.fonts?.ready.then(() => {
      this.sorted = null;
      this.measures.clear();
      this.rest();
    });
    return () => {
      sizes.disconnect();
      clearTimeout(later);
      clearTimeout(this.idle);
      cancelAnimationFrame(this.frame);
      for (const [name, listen] of listeners) graph.removeEventListener(name, listen);
    };
  }

  /**
   * New places to look at, for this sheet.
   * @param {Places} places
   * @param {Spread} spread
   */
  show(places, { type, disk, sheet }) {
    this.places = places;
    if (type !== this.type || disk !== this.disk) this.baked = 0;
    Object.assign(this, { type, disk, sheet });
    if (this.follows) this.fit();
    else this.rest();
  }

  /** Everything in sight. */
  fit() {
    this.follows = true;
    if (!this.places.size || !this.graph?.clientWidth) return;
    Object.assign(this, this.fitting());
    this.rest();
  }

  /** Where to look from to see the whole sheet, and what was moved beyond it. */
  fitting() {
    if (!this.graph || !this.sheet) return { x: 0, y: 0, scale: 1 };
    const { clientWidth: width, clientHeight: height } = this.graph;
    let [left, top, right, bottom] = [0, 0, this.sheet.width, this.sheet.height];
    for (const [node, { x, y }] of this.places) {
      const half = node[0] === "s" ? 7 : this.disk / 2;
      left = Math.min(left, x - half);
      right = Math.max(right, x + half);
      top = Math.min(top, y - half);
      bottom = Math.max(bottom, y + half);
    }
    const scale = Math.min(width / (right - left), height / (bottom - top));
    return {
      scale,
      x: (width - (left + right) * scale) / 2,
      y: (height - (top + bottom) * scale) / 2,
    };
  }

  apply() {
    const grown = this.scale / (this.baked || this.scale);
    const scale = grown === 1 ? "" : ` scale(${grown.toFixed(4)})`;
    if (this.stage) this.stage.style.transform = `translate(${this.x.toFixed(1)}px, ${this.y.toFixed(1)}px)${scale}`;
  }

  /** Moves the picture only, at most once a frame; the rest waits until it stands still. */
  soon() {
    this.graph?.classList.add("moving");
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.apply();
    });
    clearTimeout(this.idle);
    this.idle = window.setTimeout(() => (this.dragging ? this.soon() : this.rest()), IDLE);
  }

  /** Draws for the new distance: disks and letters grow less than the way between them. */
  rest() {
    const { graph, stage } = this;
    if (!graph?.clientWidth || !stage) return; // nothing can be measured while it is hidden
    graph.classList.remove("moving");
    graph.classList.toggle("astray", !this.follows);
    if (this.baked !== this.scale) {
      const grown = Math.max(0.7, Math.min(1.6, Math.sqrt(this.scale)));
      this.baked = this.scale;
      this.size = (this.disk * grown) / DISK;
      this.sorted = null;
      stage.style.setProperty("--z", this.size.toFixed(3));
      stage.style.setProperty("--t", `${Math.max(11, this.type * grown).toFixed(2)}px`);
      this.onBake();
    }
    this.apply();
    if (this.sorted === this.places) return;
    this.sorted = this.places;
    this.sort();
  }

  /** Gives every label its place; those without one are silent until they are wanted. */
  sort() {
    const { stage, graph, sheet } = this;
    if (!stage || !graph) return;
    const parts = /** @type {HTMLElement[]} */ ([...stage.querySelectorAll("[data-node]")]);
    const entities = parts.filter(({ classList }) => classList.contains("ent")).length;
    const order = ["draft", "new", "fresh", "hub", "ent"];
    const things = parts.map((part) => {
      const node = part.dataset.node ?? "";
      const { classList } = part;
      const knot = classList.contains("knot");
      const place = this.places.get(node) ?? { x: 0, y: 0 };
      const ends = part.dataset.ends?.split(" ").map((end) => this.places.get(end) ?? place);
      const at = (/** @type {Place} */ { x, y }) => ({ x: x * this.scale, y: y * this.scale });
      const rank = 1 + order.findIndex((name) => classList.contains(name));
      return {
        node,
        ...at(place),
        half: ((knot ? 26 : classList.contains("hub") ? 78 : DISK) / 2) * this.size * (knot ? KNOT : 1),
        ...this.measured(part),
        rank: this.wanted.has(node) || part.ariaPressed === "true" ? (knot ? 0.5 : 0) : knot ? rank + 10 : rank,
        cord: knot ? [ends?.[0] ?? place, place, ends?.[1] ?? place].map(at) : undefined,
      };
    });
    const whole =
      this.follows && sheet ? [-this.x, -this.y, graph.clientWidth - this.x, graph.clientHeight - this.y] : null;
    const found = placed(things, /** @type {any} */ (whole), entities < ALL_NAMED);
    parts.forEach((part, i) => {
      const { node, x, y, width, height } = things[i];
      const place = found.get(node) ?? { x, y: y + things[i].half + height / 2 };
      const label = /** @type {HTMLElement} */ (part.querySelector(".under"));
      const [left, top] = [place.x - x - width / 2, place.y - y - height / 2];
      label.style.left = `calc(50% + ${left.toFixed(1)}px)`;
      label.style.top = `calc(50% + ${top.toFixed(1)}px)`;
      label.style.width = `${width}px`;
      part.classList.toggle("quiet", !found.has(node));
    });
  }

  /** How large a label is, asked once; its paper is as wide as its longest line. @param {HTMLElement} part */
  measured(part) {
    const label = /** @type {HTMLElement} */ (part.querySelector(".under"));
    const kind = part.className.replace(/ (quiet|dim)/g, "");
    const name = `${label.textContent}|${kind}|${this.size.toFixed(3)}|${this.type}`;
    const known = this.measures.get(name);
    if (known) return known;
    label.style.width = "";
    const { offsetWidth: most, offsetHeight: height } = label;
    const text = document.createRange();
    text.selectNodeContents(label.firstChild?.firstChild ?? label);
    const longest = Math.max(0, ...[...text.getClientRects()].map((line) => line.width));
    const em = Number.parseFloat(getComputedStyle(/** @type {Element} */ (label.firstElementChild)).fontSize);
    const width = longest ? Math.min(most + 1, Math.ceil(longest + em) + 1) : most;
    const found = { width, height };
    this.measures.set(name, found);
    return found;
  }

  /** @param {number} x @param {number} y */
  pan(x, y) {
    this.follows = false;
    this.x += x;
    this.y += y;
    this.soon();
  }

  /** Around a point of the window, or the middle. @param {number} by @param {Place} [around] */
  zoom(by, around) {
    if (!this.graph) return;
    const box = this.graph.getBoundingClientRect();
    const at = around ? { x: around.x - box.left, y: around.y - box.top } : { x: box.width / 2, y: box.height / 2 };
    const scale = Math.max(FARTHEST, Math.min(NEAREST, this.scale * by));
    this.follows = false;
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.soon();
  }

  /** Brings a place into sight. @param {Place | undefined} place */
  reveal(place) {
    if (!place || !this.graph) return;
    const { clientWidth: width, clientHeight: height } = this.graph;
    const [x, y] = [place.x * this.scale + this.x, place.y * this.scale + this.y];
    const over = (/** @type {number} */ at, /** @type {number} */ most) =>
      at < 50 ? 50 - at : at > most - 70 ? most - 70 - at : 0;
    if (over(x, width) || over(y, height)) this.pan(over(x, width), over(y, height));
  }

  /**
   * The nearest thing in a direction.
   * @param {Places} places
   * @param {string} from
   * @param {number} x
   * @param {number} y
   */
  nearest(places, from, x, y) {
    const here = places.get(from);
    let best = "";
    let least = Infinity;
    for (const [name, place] of places) {
      if (!here || name === from || name === "new" || name === "draft") continue;
      const [along, across] = [
        (place.x - here.x) * x + (place.y - here.y) * y,
        Math.abs((place.x - here.x) * y + (place.y - here.y) * x),
      ];
      const far = along + 2 * across;
      if (along > 4 && far < least) [best, least] = [name, far];
    }
    return best;
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button) return;
    this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const part = /** @type {HTMLElement} */ (event.target).closest("[data-node]");
    this.held =
      this.fingers.size === 1 && part instanceof HTMLElement && part.classList.contains("ent")
        ? part.dataset.node
        : undefined;
    this.began = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.began) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragging && this.fingers.size === 1 && Math.hypot(now.x - this.began.x, now.y - this.began.y) < THRESHOLD)
      return;
    if (!this.dragging) this.graph?.setPointerCapture(event.pointerId);
    this.dragging = this.dragged = true;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.fingers.set(event.pointerId, now);
    if (others.length) {
      const spread = (/** @type {Place} */ at) => Math.hypot(at.x - others[0].x, at.y - others[0].y) || 1;
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.zoom(spread(now) / spread(before), { x: (now.x + others[0].x) / 2, y: (now.y + others[0].y) / 2 });
    } else if (this.held) this.onPin(this.held, (now.x - before.x) / this.scale, (now.y - before.y) / this.scale);
    else this.pan(now.x - before.x, now.y - before.y);
  }

  /** @param {PointerEvent} event */
  release(event) {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size) return;
    this.dragging = false;
    this.held = undefined;
    setTimeout(() => {
      this.dragged = false;
    });
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
  }
}
