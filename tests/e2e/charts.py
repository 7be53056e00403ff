"""Graphs to look at, and a page that shows a chart of them without a table."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SEATS = ["Ana", "Teo", "Mira", "Jonas"]
WORDS = [
    "Bob", "Person", "14 July 1990", "Alice", "The Mona Lisa", "Leonardo da Vinci", "La Joconde à Washington",
    "is a", "was born on", "is a friend of", "is interested in", "was created by", "is about", "is what it says of",
    "sfumato", "is painted with", "Wikipedia", "states that",
]  # fmt: skip
Graph = dict[str, list[dict[str, Any]]]


def entity(number: int, text: int, turn: int, author: int, **more: Any) -> dict[str, Any]:
    named = {"node": f"e{number}", "text": str(text), "turn": turn, "authors": [author], "degree": 0}
    return {**named, "legacies": [], "mended": False, **more}


def statement(number: int, subject: str, predicate: int, target: str, authors: list[int], turn: int) -> dict[str, Any]:
    triple = {"node": f"s{number}", "subject": subject, "predicate": str(predicate), "object": target}
    told = {"authors": authors, "turn": turn, "meta": "s" in subject + target, "mended": False}
    return {**triple, **told, "action": 2, "aids": [], "why": "turn"}


def counted(graph: Graph) -> Graph:
    for found in graph["entities"]:
        found["degree"] = sum(found["node"] in (each["subject"], each["object"]) for each in graph["statements"])
    return graph


def figure() -> Graph:
    """The figure of the rulebook, seven entities and six statements; and one that says where another was read."""
    entities = [entity(1, 0, 0, 0), entity(2, 1, 0, 1), entity(3, 2, 1, 2), entity(4, 3, 2, 3), entity(5, 4, 3, 2)]
    entities += [entity(6, 5, 4, 1, legacies=[3]), entity(7, 6, 5, 3), entity(8, 16, 6, 2)]
    statements = [
        statement(1, "e1", 7, "e2", [0], 1),
        statement(2, "e1", 8, "e3", [2], 1),
        statement(3, "e1", 9, "e4", [2, 3], 2),
        statement(4, "e1", 10, "e5", [2], 3),
        statement(5, "e5", 11, "e6", [1, 0], 4),
        statement(6, "e7", 12, "e5", [3], 5),
        statement(7, "e8", 17, "s5", [2], 6),
    ]
    return counted({"entities": entities, "statements": statements})


def large(entities: int = 60, statements: int = 110) -> Graph:
    """A long evening."""
    state = 12345

    def pick(most: int) -> int:
        nonlocal state
        state = (state * 1103515245 + 12345) % 2**31
        return state * most // 2**31

    named = [entity(number, pick(7), 0, number - 1) for number in range(1, 5)]
    said: list[dict[str, Any]] = []
    while len(said) < statements:
        turn = len(said) + 1
        subject = f"e{1 + min(pick(len(named)), pick(len(named)))}"
        kind = pick(100)
        if len(named) < entities and kind < 62:
            named.append(entity(len(named) + 1, pick(7), turn, pick(4)))
            target = f"e{len(named)}"
        elif kind > 88 and said:
            target = f"s{1 + pick(len(said))}"
        else:
            target = f"e{1 + pick(len(named))}"
        if target != subject:
            authors = [turn % 4] if turn % 3 else [turn % 4, (turn + 1) % 4]
            said.append(statement(turn, subject, 7 + pick(7), target, authors, turn))
    return counted({"entities": named, "statements": said})


def voyage(name: str) -> tuple[Graph, list[str]]:
    """A voyage that bots made, and its words."""
    kept = Path(__file__).parents[1] / "games" / "shelves_voyage" / "voyages.json"
    found = json.loads(kept.read_text("utf-8"))[name]
    words = [one["text"] for one in found["entities"]] + [one["predicate"] for one in found["statements"]]
    shared = {"mended": False, "degree": 0, "turn": 0}
    entities = [{**shared, **one, "text": str(place)} for place, one in enumerate(found["entities"])]
    said = [
        statement(place, one["subject"], len(entities) + place - 1, one["object"], one["authors"], one["turn"])
        for place, one in enumerate(found["statements"], 1)
    ]
    return counted({"entities": entities, "statements": said}), words


DRAFT = {
    "agreed": [0], "authors": [0, 1], "entity": "14", "object": "new", "predicate": "15", "seat": 0, "settles": 0,
    "subject": "e5", "waiting": [1],
}  # fmt: skip

SHOW = """async ({ graph, draft, seats, words, list, height }) => {
  const base = document.querySelector('script[type="module"]').src.replace(/main\\.js$/, "");
  const names = ["vendor/vendor.js", "games/shelves_voyage/chart.js", "games/shelves_voyage/sentences.js", "games.js"];
  const rooms = await Promise.all(names.map((name) => import(base + name)));
  const [{ h, html, render, signal }, { Chart, loadChart }, { Sentences }, { loadGame }] = rooms;
  await Promise.all([loadGame("shelves-voyage"), loadChart()]);
  document.documentElement.dataset.game = "shelves-voyage";
  const shown = signal({ graph, draft });
  const selected = signal("");
  const textOf = (reference) => words[Number(reference)] ?? reference;
  const onSelect = (node) => void (selected.value = node);
  const Room = list ? Sentences : Chart;
  const card = { use() {}, all() {} };
  const View = () => h(Room, { ...shown.value, seats, textOf, selected: selected.value, onSelect, card });
  const place = document.createElement("main");
  place.style.cssText = `position:fixed;inset:0;height:${height}px;padding:8px;background:var(--paper-2)`;
  document.getElementById("app").replaceWith(place);
  document.querySelector(".skip")?.remove();
  render(html`<h1 class="vh">Chart</h1><${View} />`, place);
  window.chart = { shown, selected };
}"""


def show(
    page: Page,
    graph: Graph,
    draft: dict[str, Any] | None = None,
    *,
    as_list: bool = False,
    words: list[str] = WORDS,
    height: int = 0,
) -> None:
    """The chart, or its sentences; as high as the window unless another height is given."""
    page.wait_for_selector("#app main")
    high = height or page.viewport_size["height"]
    shown = {"graph": graph, "draft": draft, "seats": SEATS, "words": words, "list": as_list, "height": high}
    page.evaluate(SHOW, shown)
    if not as_list:
        page.wait_for_function(
            "(count) => document.querySelectorAll('.stage > .ent:not(.new)').length === count",
            arg=len(graph["entities"]),
        )


PLACES = """() => Object.fromEntries([...document.querySelectorAll(".stage > [data-node]")].map((part) =>
  [part.dataset.node, `${part.style.left} ${part.style.top}`]))"""


def places(page: Page) -> dict[str, str]:
    """Where everything lies on the chart."""
    return page.evaluate(PLACES)
