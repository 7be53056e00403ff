// Follows tables as a browser does and says where a scene is not the view: `node scenes.mjs <slug>`, tables on stdin.
// A line is one table through one pair of eyes: `{table, me, steps: [{seq, view, events}, …]}`.
import { createInterface } from "node:readline";
import { isDeepStrictEqual as same } from "node:util";

const { after, LAGS, sceneOf } = await import(`../../src/tallystick/web/games/${process.argv[2]}/scene.js`);

const isStruct = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isListOfStructs = (value) => Array.isArray(value) && value.some(isStruct);

/** Where two values differ: the names of the fields down to there, what is shown and what is told. */
function* differences(shown, told, path) {
  if (same(shown, told)) return;
  if (isStruct(shown) && isStruct(told)) {
    for (const field of new Set([...Object.keys(shown), ...Object.keys(told)]))
      yield* differences(shown[field], told[field], [...path, field]);
  } else if (isListOfStructs(shown) && isListOfStructs(told) && shown.length === told.length) {
    for (const [place, one] of told.entries()) yield* differences(shown[place], one, path);
  } else yield { path, shown, told };
}

/** Everything that stands at the end of a path; lists on the way are looked through. */
function valuesAt(value, [field, ...rest]) {
  if (field === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, [field, ...rest]));
  return isStruct(value) ? valuesAt(value[field], rest) : [];
}

/** Whether what is shown is so now, was so before, or is left open; a list is judged place by place. */
const isHonest = (shown, told, before) =>
  [null, "", []].some((nothing) => same(shown, nothing)) ||
  [told, ...before].some((value) => same(shown, value)) ||
  (Array.isArray(shown) &&
    shown.length === told?.length &&
    shown.every((one, place) =>
      isHonest(
        one,
        told[place],
        before.map((was) => was?.[place]),
      ),
    ));

const faults = {};
const lagging = new Set();

/** Compares the fields of a scene that are the view's with the view, which was another one before these events. */
function compare(scene, view, before, events, where) {
  const fields = Object.fromEntries(Object.keys(view).map((field) => [field, scene[field]]));
  const mayLag = (lag) => LAGS[lag] === true || events.some(({ event }) => LAGS[lag].includes(event));
  for (const { path, shown, told } of differences(fields, view, [])) {
    const name = path.join(".");
    const lag = Object.keys(LAGS).find((one) => `${name}.`.startsWith(`${one}.`) && mayLag(one));
    const was = valuesAt(before, path);
    if (lag) lagging.add(lag);
    if (!lag || !isHonest(shown, told, was))
      faults[name] ??= { where, events: events.map(({ event }) => event), shown, told, was };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { table, me, steps } = JSON.parse(line);
  let [{ view: before }] = steps;
  let scene = sceneOf(before, null, me);
  for (const { seq, view, events } of steps.slice(1)) {
    for (const event of events) scene = after(scene, event);
    compare(scene, view, before, events, `${table}, entry ${seq}, seat ${me}`);
    scene = sceneOf(view, scene, me);
    compare(scene, view, view, [], `${table}, entry ${seq}, seat ${me}, settled`);
    before = view;
  }
}
console.log(JSON.stringify({ faults, idle: Object.keys(LAGS).filter((one) => !lagging.has(one)) }));
