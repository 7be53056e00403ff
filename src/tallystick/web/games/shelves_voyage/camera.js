// What part of the chart is seen: pan, zoom, pinch and drag, without drawing anything again while a finger moves.

/** @typedef {import("./layout.js").Place} Place */
/** @typedef {import("./layout.js").Places} Places */

const NEAREST = 2.2;
const FARTHEST = 0.12;
const THRESHOLD = 6; // pixels until a press becomes a drag
const IDLE = 260; // milliseconds without a movement until labels are sorted again

export class Camera {
  x = 0;
  y = 0;
  scale = 1;
  /** The scale for which everything was last drawn, and how large a disk is then. */
  baked = 1;
  size = 1;
  /** The whole graph is kept in sight until somebody looks closer. */
  follows = true;
  dragging = false;
  /** Whether the press that ends now was a drag and no click. */
  dragged = false;
  /** @type {Places} */
  places = new Map();
  /** @type {(node: string, x: number, y: number) => void} */
  onPin = () => {};
  onBake = () => {};
  /** @type {Map<number, {x: number, y: number}>} */
  fingers = new Map();
  /** @type {Map<string, {width: number, height: number, top: number}>} */
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
    const sizes = new ResizeObserver(() => (this.follows ? this.fit() : this.rest()));
    sizes.observe(graph);
    void document.fonts?.ready.then(() => {
      this.sorted = null;
      this.measures.clear();
      this.rest();
    });
    return () => {
      sizes.disconnect();
      clearTimeout(this.idle);
      cancelAnimationFrame(this.frame);
      for (const [name, listen] of listeners) graph.removeEventListener(name, listen);
    };
  }

  /** New places to look at. @param {Places} places */
  show(places) {
    this.places = places;
    if (this.follows && !this.fits()) this.fit();
    else this.rest();
  }

  /** Whether everything is in sight and would not be much larger otherwise. */
  fits() {
    const { x, y, scale } = this.fitting();
    const shift = this.graph ? Math.max(Math.abs(x - this.x), Math.abs(y - this.y)) / this.graph.clientWidth : 1;
    return scale >= this.scale * 0.97 && scale < this.scale * 1.1 && shift < 0.06;
  }

  /** Everything in sight. */
  fit() {
    this.follows = true;
    if (!this.places.size || !this.graph?.clientWidth) return;
    for (let looks = 0, size = NaN; looks < 3 && size !== this.size; looks++) {
      size = this.size; // at another distance papers have another size: look again
      Object.assign(this, this.fitting());
      this.rest();
    }
  }

  /** Where to look from to see everything, not larger than life. */
  fitting() {
    if (!this.graph) return { x: 0, y: 0, scale: 1 };
    const { clientWidth: width, clientHeight: height } = this.graph;
    const ys = [...this.places.values()].map(({ y }) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const small = width < 520;
    const disk = 31 * this.size;
    const [side, above, below] = small ? [14, disk + 9, disk + 36] : [30, disk + 46, disk + 50];
    const halves = this.halves();
    /** From where to where things lie with their papers, at this scale. @param {number} scale */
    const across = (scale) => {
      const ends = [...this.places].map(([node, { x }]) => [
        x * scale - (halves.get(node) ?? 20),
        x * scale + (halves.get(node) ?? 20),
      ]);
      return [Math.min(...ends.map(([left]) => left)), Math.max(...ends.map(([, right]) => right))];
    };
    let [scale, most] = [FARTHEST, Math.min(small ? 0.9 : 1.2, (height - above - below) / Math.max(1, bottom - top))];
    for (let i = 0; i < 12 && most > scale; i++) {
      const between = i ? (scale + most) / 2 : most;
      const [left, right] = across(between);
      if (right - left <= width - 2 * side) scale = between;
      else most = between;
    }
    const [left, right] = across(scale);
    return {
      scale,
      x: (width - left - right) / 2,
      y: above + (height - above - below) / 2 - ((top + bottom) / 2) * scale,
    };
  }

  /** Half the width of each entity's paper. */
  halves() {
    const parts = /** @type {HTMLElement[]} */ ([...(this.stage?.querySelectorAll(".ent[data-node]") ?? [])]);
    return new Map(parts.map((part) => [part.dataset.node, this.measured(part, this.size).width / 2]));
  }

  apply() {
    const grown = this.scale / this.baked;
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

  /** Draws for the new distance: disks shrink less than the way between them, letters stay readable. */
  rest() {
    const { graph, stage } = this;
    if (!graph?.clientWidth || !stage) return; // nothing can be measured while it is hidden
    graph.classList.remove("moving");
    if (this.baked !== this.scale) {
      const small = graph.clientWidth < 520;
      this.baked = this.scale;
      this.size = Math.max(0.28, Math.min(small ? 0.8 : 1.1, this.scale * (small ? 1.15 : 1)));
      this.sorted = null;
      stage.style.setProperty("--z", this.size.toFixed(3));
      this.onBake();
    }
    this.apply();
    if (this.sorted === this.places) return;
    this.sorted = this.places;
    this.sort(this.size);
  }

  /**
   * Labels that would lie over others are silent until they are wanted; the names of entities may cover a knot.
   * @param {number} size
   */
  sort(size) {
    const { stage } = this;
    if (!stage) return;
    const rank = (/** @type {HTMLElement} */ { classList, ariaPressed }) =>
      ariaPressed === "true"
        ? 0
        : classList.contains("knot")
          ? classList.contains("fresh") || classList.contains("draft")
            ? 5
            : 6
          : ["new", "fresh", "hub", "ent"].findIndex((name) => classList.contains(name)) + 1;
    const parts = /** @type {HTMLElement[]} */ ([...stage.querySelectorAll("[data-node]")]).sort(
      (one, other) => rank(one) - rank(other),
    );
    const boxes = parts.map((part) => {
      const label = this.measured(part, size);
      const half = part.classList.contains("ent") ? (part.classList.contains("hub") ? 39 : 31) * size : 13 * size;
      const place = this.places.get(part.dataset.node ?? "") ?? { x: 0, y: 0 };
      const [x, y] = [place.x * this.scale, place.y * this.scale];
      const top = y - half + label.top;
      return {
        part,
        label: [x - label.width / 2, top, x + label.width / 2, top + label.height],
        body: [x - half * 0.8, y - half * 0.8, x + half * 0.8, y + half * 0.8],
      };
    });
    /** @type {number[][]} */
    const kept = [];
    const over = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
      one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
    const quiet = boxes.map(({ part, label }) => {
      const wanted = rank(part) < 2;
      const hidden =
        !wanted &&
        (kept.some((other) => over(label, other)) ||
          boxes.some(
            (other) => other.part !== part && (rank(part) > 4 || rank(other.part) < 5) && over(label, other.body),
          ));
      if (!hidden) kept.push(label);
      return hidden;
    });
    boxes.forEach(({ part }, i) => part.classList.toggle("quiet", quiet[i]));
  }

  /** How large a label is, asked once. @param {HTMLElement} part @param {number} size */
  measured(part, size) {
    const label = /** @type {HTMLElement} */ (part.querySelector(".paper, .word"));
    const name = `${label.textContent}|${part.className.replace(" quiet", "")}|${size.toFixed(3)}`;
    const found = this.measures.get(name) ?? {
      width: label.offsetWidth,
      height: label.offsetHeight,
      top: /** @type {HTMLElement} */ (label.parentElement).offsetTop,
    };
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
