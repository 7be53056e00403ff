"""What moves stays smooth on a phone six times slower than this machine: counted in the processor's time of the page's
own thread, so that whatever else runs here meanwhile makes no difference."""

import json

import charts
from conftest import PHONE
from playing import THROW
from playwright.sync_api import Page

SLOWER = 6
LONG = 100
"""Milliseconds that a finger would notice."""
FRAME = 1000 / 30
FRAMES = 90
PAN = """async (frames) => {
  const graph = document.querySelector(".graph"), box = graph.getBoundingClientRect();
  const touch = (type, x, y) => graph.dispatchEvent(
    new PointerEvent(type, { pointerId: 7, clientX: box.left + x, clientY: box.top + y, bubbles: true }));
  graph.setPointerCapture = () => {};
  touch("pointerdown", 20, 20);
  for (let i = 0; i < frames; i++) {
    touch("pointermove", 60 + 50 * Math.sin(i / 9), 60 + 50 * Math.cos(i / 7));
    await new Promise(requestAnimationFrame);
  }
  touch("pointerup", 20, 20);
}"""


def tasks(page: Page, act) -> list[float]:
    """How many milliseconds of the processor each task of the page takes meanwhile, on the slower phone."""
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    named = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one.get("name") == "thread_name"}
    by_page: dict[int, list[float]] = {}
    for one in events:
        if one.get("name") == "RunTask" and named.get((one["pid"], one["tid"])) == "CrRendererMain":
            by_page.setdefault(one["pid"], []).append(SLOWER * one.get("tdur", 0) / 1000)
    return max(by_page.values(), key=sum)


def test_no_finger_waits_while_the_pawns_walk(open_page):
    page = open_page("/", PHONE, motion="no-preference")
    page.get_by_role("button", name="Play now · Market Island").click()
    page.wait_for_selector(THROW)
    page.wait_for_timeout(3000)  # what is fetched after the first picture

    def throw() -> None:
        page.locator(THROW).click()
        page.wait_for_timeout(6000)

    took = tasks(page, throw)
    assert len(took) > 100, "something moved"
    assert max(took) < LONG


def test_a_chart_of_sixty_entities_is_moved_at_thirty_frames_a_second(open_page):
    page = open_page("/", PHONE, motion="no-preference")
    charts.show(page, charts.large(60, 110))
    page.wait_for_timeout(6000)
    took = tasks(page, lambda: page.evaluate(PAN, FRAMES))
    assert len(took) > FRAMES, "every frame was drawn"
    assert sum(took) / FRAMES < FRAME
