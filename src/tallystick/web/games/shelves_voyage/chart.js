// The knowledge graph as a sea chart: wooden disks for entities, cords for statements, a knot in the middle of each
// cord. Cords and scenery are SVG; what can be touched and focused is HTML over it.

import { dress, loadArt } from "../../shell/icon.js";
import { calm } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { h, html, put, useEffect, useLayoutEffect, useMemo, useRef, useSignal, useState } from "../../vendor/vendor.js";
import { Camera } from "./camera.js";
import { Cord, drawCord, Ties } from "./cords.js";
import { arrivals, besides } from "./layout.js";
import { DraftKnot, Entity, Knot, NewEntity } from "./marks.js";
import { draftSentence, sentence } from "./sentences.js";
import { Sheet } from "./sheet.js";
import { useParts, useSpread } from "./survey.js";
import { neighbourhood, Touched } from "./touched.js";

/** @typedef {import("./layout.js").Graph} Graph */
/** @typedef {import("./layout.js").Place} Place */
/** @typedef {import("./layout.js").Places} Places */
/** @typedef {import("./view").Draft} Draft */

/** What must be there before the first picture. */
export const loadChart = () =>
  Promise.all([
    loadArt("games/shelves_voyage/art"),
    dress("games/shelves_voyage", "chart", "disks", "touched", "sentences"),
  ]);

const SLIDE = 360; // milliseconds in which things go to their new places

/**
 * The places on this screen: what was dragged here lies elsewhere, and its cords follow.
 * @param {Graph} graph
 * @param {Places} places
 * @param {Map<string, Place>} pins
 * @returns {Places}
 */
function withPins(graph, places, pins) {
  if (!pins.size) return places;
  const moved = new Map(places);
  const shift = (/** @type {string} */ node) => {
    const [now, was] = [moved.get(node), places.get(node)];
    return now && was ? { x: now.x - was.x, y: now.y - was.y } : { x: 0, y: 0 };
  };
  for (const [node, pin] of pins) if (places.has(node)) moved.set(node, pin);
  for (const { node, subject, object } of graph.statements) {
    const place = places.get(node);
    const [from, to] = [shift(subject), shift(object)];
    if (place) moved.set(node, { x: place.x + (from.x + to.x) / 2, y: place.y + (from.y + to.y) / 2 });
  }
  return moved;
}

/** Whether somebody would see that it is elsewhere. @param {Place | undefined} one @param {Place | undefined} other */
const same = (one, other) =>
  one !== undefined && other !== undefined && Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;

/** @param {{camera: Camera, pins: import("../../vendor/vendor.js").Signal<Map<string, Place>>}} props */
const MapTools = ({ camera, pins }) => html`<div class="maptools" role="group" aria-label=${t("voyage-view")}>
  <button onClick=${() => camera.zoom(1.3)} aria-label=${t("voyage-zoom-in")}>+</button>
  <button onClick=${() => camera.zoom(1 / 1.3)} aria-label=${t("voyage-zoom-out")}>−</button>
  <button onClick=${() => camera.fit()} aria-label=${t("voyage-fit")}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" /></svg>
  </button>
  ${
    pins.value.size > 0 &&
    html`<button class="wide" onClick=${() => put(pins, new Map())}>
      ${t("voyage-unpin", { count: pins.value.size })}
    </button>`
  }
</div>`;

const NARROW = 620; // pixels, below which the card of a touched thing takes the whole width
const MANY = 25; // entities
const READ_AFAR = 26; // pixels: names on a wall
/** What lies over the edges of a wide chart: the views above, the tools below. */
const EDGES = { top: 48, bottom: 16 };

/**
 * @param {{
 *   graph: Graph, draft?: Draft | null, selected?: string, onSelect?: (node: string) => void, seats: string[],
 *   textOf: (reference: string) => string, big?: boolean, card?: import("./touched.js").Actions | null,
 * }} props `seats` are the names; `big` is for the wall; `card` is what the card of a touched thing offers
 */
export function Chart({ graph, draft = null, selected = "", onSelect, seats, textOf, big = false, card = null }) {
  const coming = useMemo(() => arrivals(graph), [graph.entities, graph.statements]);
  const [frame, setFrame] = useState(/** @type {{width: number, height: number} | null} */ (null));
  const narrow = !frame || frame.width < NARROW;
  const { top, bottom } = narrow || big ? { top: 0, bottom: 0 } : EDGES;
  const sheet = useMemo(
    () => frame && { ...frame, height: frame.height - top - bottom, big, least: big ? READ_AFAR : 0 },
    [frame, top, big],
  );
  const parts = useParts(graph, textOf);
  const whole = useSpread(coming, parts, sheet);
  const pins = useSignal(/** @type {Map<string, Place>} */ (new Map()));
  const reach = useSignal("");
  const root = useRef(/** @type {any} */ (null));
  const cardBox = useRef(/** @type {any} */ (null));
  const camera = useMemo(() => new Camera(), []);
  const shown = useRef(/** @type {Places} */ (new Map()));
  camera.onSheet = setFrame;

  const open = card && selected && whole.places.has(selected) ? selected : "";
  const beside = useMemo(() => (open ? neighbourhood(graph, open) : new Set()), [open, graph]);
  const right = (whole.places.get(open)?.x ?? 0) > (frame?.width ?? 0) / 2;
  const [covered, setCovered] = useState({ below: 0, beside: 0 });
  useLayoutEffect(() => {
    const [over, under] = [cardBox.current, root.current].map((part) => part?.getBoundingClientRect());
    if (over) setCovered({ below: Math.max(0, under.bottom - over.top - 12), beside: over.width + 20 });
  }, [open, narrow, graph]);
  // What hangs together with it comes near, above the card or beside it, and is laid out anew.
  const lifted = useMemo(() => {
    if (!open || !sheet) return null;
    const room = narrow
      ? { ...sheet, height: sheet.height - covered.below }
      : { ...sheet, width: sheet.width - covered.beside };
    return room.height > 150 ? room : null;
  }, [open, sheet, covered]);
  const near = useSpread(coming, lifted ? parts.filter(({ node }) => beside.has(node)) : [], lifted);

  const places = useMemo(() => {
    const all = new Map(whole.places);
    const aside = !narrow && right ? covered.beside : 0;
    for (const [node, { x, y }] of near.places) all.set(node, { x: x + aside, y });
    if (top) for (const [node, { x, y }] of all) all.set(node, { x, y: y + top });
    for (const [node, place] of withPins(graph, all, pins.value)) all.set(node, place);
    if (!draft || !sheet) return all;
    const [one, other] = draft.subject === "new" ? [draft.object, draft.subject] : [draft.subject, draft.object];
    if (other === "new") all.set("new", pins.value.get("new") ?? besides(all, one, frame));
    const [from, to] = [all.get(draft.subject), all.get(draft.object)];
    if (from && to)
      all.set("draft", {
        x: (from.x + to.x) / 2 - (to.y - from.y) * 0.1,
        y: (from.y + to.y) / 2 + (to.x - from.x) * 0.1,
      });
    return all;
  }, [whole, near, pins.value, draft, graph]);
  const drawnFor = near.sheet ? near : whole;

  const last = coming[coming.length - 1];
  const fresh = new Set(
    last?.statement ? [last.statement.node, ...last.entities] : coming.length > 1 ? last?.entities : [],
  );
  const targets = new Set(graph.statements.flatMap(({ subject, object }) => [subject, object]));
  const here = (/** @type {{node: string}} */ { node }) => places.has(node);
  const entities = graph.entities.filter(here);
  const statements = graph.statements.filter(here);
  const stop = reach.value && places.has(reach.value) ? reach.value : (entities[0]?.node ?? "");
  const ends = new Map(statements.map(({ node, subject, object }) => [node, [subject, object]]));
  if (draft && places.has("draft")) ends.set("draft", [draft.subject, draft.object]);

  useEffect(() => camera.watch(root.current), []);
  /**
   * Puts things where they belong at this distance; only those that are wanted.
   * @param {Places} now
   * @param {any[]} parts
   * @param {any[]} cords
   */
  const draw = (now, parts, cords) => {
    shown.current = now;
    const { baked, size } = camera;
    const at = (/** @type {string} */ node) => {
      const place = now.get(node);
      return place && { x: place.x * baked, y: place.y * baked };
    };
    for (const part of parts) {
      const place = at(part.dataset.node);
      if (place) Object.assign(part.style, { left: `${place.x.toFixed(1)}px`, top: `${place.y.toFixed(1)}px` });
    }
    for (const group of cords) {
      const [from, knot, to] = [
        ends.get(group.dataset.cord)?.[0] ?? "",
        group.dataset.cord,
        ends.get(group.dataset.cord)?.[1] ?? "",
      ].map(at);
      if (from && knot && to) drawCord(group, from, knot, to, size);
    }
  };
  const all = (/** @type {string} */ name) => [...(root.current?.querySelectorAll(`[data-${name}]`) ?? [])];
  camera.onBake = () => draw(shown.current, all("node"), all("cord"));
  useLayoutEffect(() => {
    const before = shown.current;
    const moved = (/** @type {string} */ node) => !same(before.get(node), places.get(node));
    const disks = all("node").filter(({ dataset, style }) => !style.left || moved(dataset.node));
    const cords = all("cord").filter(
      ({ dataset, firstChild }) =>
        !(firstChild.hasAttribute("d") || firstChild.hasAttribute("cx")) ||
        [dataset.cord, ...(ends.get(dataset.cord) ?? [])].some(moved),
    );
    const movers = [...places].filter(([node]) => before.has(node) && moved(node));
    const sudden = calm() || camera.dragging || places.size - before.size > 6;
    camera.wanted = beside;
    camera.show(places, {
      ...drawnFor,
      sheet: frame && whole.sheet && { ...whole.sheet, height: whole.sheet.height + top + bottom },
    });
    if (sudden || !movers.length) {
      draw(places, disks, cords);
      return;
    }
    const start = performance.now();
    let next = 0;
    const slide = (/** @type {number} */ time) => {
      const part = Math.min(1, Math.max(0, (time - start) / SLIDE));
      const eased = 1 - (1 - part) ** 3;
      const now = new Map(places);
      for (const [node, to] of movers) {
        const from = before.get(node) ?? to;
        now.set(node, { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      }
      draw(part < 1 ? now : places, disks, cords);
      if (part < 1) next = requestAnimationFrame(slide);
    };
    slide(start);
    return () => cancelAnimationFrame(next);
  }, [places, graph, draft, beside]);

  const choose = (/** @type {string} */ node) => {
    if (camera.dragged) return;
    reach.value = node;
    onSelect?.(node === selected ? "" : node);
  };
  const pin = (/** @type {string} */ node, /** @type {number} */ x, /** @type {number} */ y) => {
    const place = shown.current.get(node);
    if (place) pins.value = new Map(pins.value).set(node, { x: place.x + x, y: place.y + y });
  };
  camera.onPin = pin;
  /**
   * Arrows go to the nearest thing that way, with Shift they move a disk; other keys go through all in order.
   * @param {KeyboardEvent} event
   */
  const keys = (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const step = { PageDown: 1, PageUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const node = /** @type {HTMLElement} */ (event.target).dataset.node;
    if (way && node && event.shiftKey && (node[0] === "e" || node === "new")) pin(node, way[0] * 24, way[1] * 24);
    else if (node && (way || step)) {
      const order = [...entities, ...statements].map((one) => one.node);
      const next = way
        ? camera.nearest(places, node, way[0], way[1])
        : order.at(Math.min(order.length - 1, Math.max(0, order.indexOf(node) + (step ?? 0))));
      if (!next) return;
      reach.value = next;
      const part = root.current.querySelector(`[data-node="${next}"]`);
      part.focus({ preventScroll: true });
      camera.reveal(places.get(next));
    } else if (way) camera.pan(-way[0] * 60, -way[1] * 60);
    else if (event.key === "+" || event.key === "=") camera.zoom(1.25);
    else if (event.key === "-") camera.zoom(0.8);
    else if (event.key === "0") camera.fit();
    else if (event.key === "Escape" && selected) onSelect?.("");
    else return;
    event.preventDefault();
  };

  const dim = (/** @type {string} */ node) => !!open && !beside.has(node);
  const drawn = statements.map(({ node, authors, meta }) => ({
    node,
    authors,
    kind: [
      dim(node) && "dim",
      meta && "meta",
      fresh.has(node) && "fresh",
      targets.has(node) && "target",
      selected && (node === selected || ends.get(node)?.includes(selected)) && "lit",
    ]
      .filter(Boolean)
      .join(" "),
  }));
  if (draft && ends.has("draft"))
    drawn.push({ node: "draft", authors: draft.authors.length ? draft.authors : [draft.seat], kind: "draft" });
  const common = { seats, textOf, choose };
  return html`<div class=${`seachart${big ? " big" : ""}${entities.length < MANY ? " calm" : ""}`} ref=${root}>
    <div
      class="graph"
      role="group"
      aria-label=${t("voyage-chart", { entities: graph.entities.length, statements: graph.statements.length })}
      onKeyDown=${keys}
    >
      ${h(Sheet, {})}
      <div class=${`stage${entities.length < MANY && !narrow ? " few" : ""}${near.sheet ? " lifted" : ""}`}>
        <svg class="cords" aria-hidden="true">
          ${drawn.map((one) => h(Cord, { key: one.node, ...one }))}
          ${drawn.map((one) => h(Ties, { key: "t" + one.node, ...one }))}
        </svg>
        ${entities.map((entity) =>
          h(Entity, {
            key: entity.node,
            entity,
            ...common,
            pressed: entity.node === selected,
            stop: entity.node === stop,
            fresh: fresh.has(entity.node),
            pinned: pins.value.has(entity.node),
            dim: dim(entity.node),
          }),
        )}
        ${draft && places.has("new") && h(NewEntity, { key: "new", text: textOf(draft.entity) })}
        ${statements.map((statement) =>
          h(Knot, {
            key: statement.node,
            statement,
            says: sentence(graph, statement, textOf),
            ...common,
            pressed: statement.node === selected,
            stop: statement.node === stop,
            fresh: fresh.has(statement.node),
            ring: targets.has(statement.node),
            dim: dim(statement.node),
          }),
        )}
        ${
          draft &&
          places.has("draft") &&
          h(DraftKnot, {
            key: "draft",
            predicate: textOf(draft.predicate),
            says: draftSentence(graph, draft, textOf),
            ends: `${draft.subject} ${draft.object}`,
          })
        }
      </div>
      ${graph.entities.length === 0 && html`<p class="empty">${t("voyage-empty")}</p>`}
    </div>
    ${h(MapTools, { camera, pins })}
    ${
      open &&
      h(Touched, {
        graph,
        node: open,
        seats,
        textOf,
        actions: card ?? {},
        close: () => onSelect?.(""),
        box: cardBox,
        side: right ? "left" : "right",
      })
    }
    ${pins.value.size > 0 && html`<p class="pinnote" role="status">${t("voyage-pinned")}</p>`}
  </div>`;
}
