// The ending of every recorded game: three lines for each seat, true to the journal, which both languages can say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { eventsIn, recorded, storyOf } from "./recorded.mjs";

globalThis.addEventListener = () => {};
globalThis.document = { documentElement: { dataset: {}, lang: "en" } };
globalThis.matchMedia = () => ({ matches: true });
globalThis.location = { href: "http://table.test/" };
globalThis.localStorage = { getItem: () => null, setItem() {} };

const WEB = "../../src/tallystick/web/";
const { FluentBundle, FluentResource } = await import(WEB + "vendor/vendor.js");
const { awardsFor, placesOf } = await import(WEB + "shell/story.js");

const given = (say) => (values) => say(values.map((value) => String(value.valueOf())));
const FUNCTIONS = { NAME: given(() => "Bo"), CARD: given(([card]) => card), ELIDED: given((both) => both.join(" ")) };

/** Everything a game says, and a way to say it. */
function speaker(slug, language) {
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const part of ["table", "rules"]) {
    const file = new URL(`../../src/tallystick/games/${slug}/words/${part}.${language}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  }
  return (id, args) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    assert.ok(pattern, `${id} is not written (${language})`);
    const problems = [];
    const said = bundle.formatPattern(pattern, args, problems);
    assert.deepEqual(problems, [], id);
    return said;
  };
}

for (const game of ["market-island", "cryptominer", "blockchain", "shelves-voyage"]) {
  const slug = game.replaceAll("-", "_");
  const { endingOf } = await import(`${WEB}games/${slug}/ending.js`);
  const finished = recorded(game).filter(([, entries]) => entries.at(-1).body.outcome);

  test(`everybody at ${game} has an award and three lines, in both languages`, () => {
    const voices = ["en", "fr"].map((language) => speaker(slug, language));
    assert.ok(finished.length > 1);
    for (const [name] of finished) {
      const story = storyOf(game, name);
      const ends = endingOf(story);
      const seats = placesOf(story).map(({ seat }) => seat);
      assert.deepEqual(new Set(ends.awards.keys()), new Set(seats), name);
      for (const seat of seats) {
        const lines = ends.lines(seat);
        assert.equal(lines.length, 3, name);
        assert.equal(lines[0].args.seat, seat, "the award is one's own");
        assert.notEqual(lines[2].args.seat, seats.length > 1 ? seat : -1, "a neighbour is somebody else");
        for (const { id, args } of lines)
          for (const say of voices)
            for (const you of ["yes", "no"])
              for (const part of ["", ".text"]) assert.doesNotMatch(say(id + part, { ...args, you }), /NaN|undefined/);
      }
      for (const { id, args } of [ends.length, ends.together].filter(Boolean)) for (const say of voices) say(id, args);
    }
  });
}

test("what mining brought is what the journal says was paid", async () => {
  const { endingOf } = await import(`${WEB}games/market_island/ending.js`);
  for (const [name, entries] of recorded("market-island").filter(([, list]) => list.at(-1).body.outcome)) {
    const events = eventsIn(entries);
    const ends = endingOf(storyOf("market-island", name));
    const sum = (field, seat, why, other) =>
      events
        .filter((event) => event.event === "paid" && event[field] === seat && (!why || event.why === why))
        .filter((event) => other === undefined || event[field === "payer" ? "payee" : "payer"] === other)
        .reduce((all, { amount }) => all + amount, 0);
    for (const seat of ends.awards.keys()) {
      const [, mining, neighbour] = ends.lines(seat);
      assert.equal(mining.args.prizes, sum("payee", seat, "prize"), name);
      assert.equal(mining.args.fees, sum("payer", seat, "fee"), name);
      if (neighbour.id !== "mi-end-neighbour") continue;
      assert.equal(neighbour.args.paid, sum("payer", seat, "", neighbour.args.seat), name);
      assert.equal(neighbour.args.got, sum("payee", seat, "", neighbour.args.seat), name);
    }
  }
});

test("an award for the best goes to nobody else, and everybody has one", () => {
  const kind = (id, of, top = false) => ({ art: "x", id, of, top });
  const awards = awardsFor(
    [0, 1, 2, 3],
    [kind("most", [9, 1, 1, 1], true), kind("best", [5, 4, 0, 0], true), kind("kind", [3, 2, 1, 0]), kind("all", [])],
  );
  assert.deepEqual(
    [...awards].sort().map(([, { id }]) => id),
    ["most", "kind", "all", "all"],
  );
});

test("winners stand first, and who has as much shares the place", () => {
  const places = placesOf({ final: [10, 30, 30, 20], winners: [2], players: undefined });
  assert.deepEqual(
    places.map(({ seat, place }) => [seat, place]),
    [
      [2, 1],
      [1, 2],
      [3, 3],
      [0, 4],
    ],
  );
});
