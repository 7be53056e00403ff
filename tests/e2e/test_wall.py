"""The wall of a classroom is read from the last row: with the fewest and the most players, nothing on it is small."""

import pytest
from playwright.sync_api import expect

WALL = {"width": 1920, "height": 1080}
LEAST = 24
SMALL = """(least) => {
  const small = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement;
    const said = document.createRange();
    said.selectNodeContents(text);
    const { width, height } = said.getBoundingClientRect();
    if (!text.data.trim() || width < 2 || height < 2 || one.closest(".vh, .projtools")) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const drawn = one.ownerSVGElement ? one.getScreenCTM() : { a: one.currentCSSZoom ?? 1, b: 0 };
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(drawn.a, drawn.b);
    if (size < least - 0.1) small.add(`${text.data.trim().slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return [...small];
}"""
"""The words in sight that are set smaller, in pixels of the screen."""
CUT = """() => [...document.querySelectorAll(".wallside > *, .wallpeople > li, .wallidea p, .walllast, .wallcode")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== "contents")
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, at]) => at.bottom > document.querySelector(".walllast").getBoundingClientRect().top + 1
    && !one.matches(".walllast, .wallcode") || at.right > innerWidth || at.bottom > innerHeight
    || one.scrollWidth > one.clientWidth + 2)
  .map(([one]) => one.className)"""
"""What does not fit."""


def test_nothing_on_a_wall_is_small_or_cut(open_page, site, midway):
    page = open_page("/", WALL, "dark", "fr")
    for (game, seats), (table, _) in midway.items():
        page.goto(f"{site.here}/projector/{table}")
        page.wait_for_selector(".walllast li, .wallend")
        page.wait_for_timeout(500)
        assert (game, seats, page.evaluate(SMALL, LEAST)) == (game, seats, [])
        if page.locator(".wallend").count():
            continue  # one of two was soon out
        assert (game, seats, page.evaluate(CUT)) == (game, seats, [])
        code, address = page.locator(".wallcode b").evaluate_all(
            "(all) => all.map((b) => getComputedStyle(b).fontSize)"
        )
        assert code == address
        expect(page.locator(".wallcode .qr")).to_be_visible()
        expect(page.locator(".walldue")).not_to_be_empty()
        rights = page.locator(".projector .board, .projector .chain").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().right)"
        )
        assert max(rights) / WALL["width"] == pytest.approx(0.7, abs=0.04)
