"""How people play A Shelves Voyage with a browser: several seats on one device, or one seat beside bots."""

from playwright.sync_api import Error, Page

OVER = ".ending"
HAND = "#hand.voyage"
HAND_OVER = ".handover .button.go"
QUARREL = ".quarrel"
SKIP = "button.skipnews"
GO = "#hand .btn.go:enabled"
SOON = 2000
"""Milliseconds after which something is not there any more."""


class Voyagers:
    """Those who sit at this device. They still want to see some things happen, and choose accordingly."""

    def __init__(self, page: Page, wants: tuple[str, ...] = ("manipulation", "quarrel", "meta", "legacy")) -> None:
        self.page = page
        self.wants = list(wants)
        self.entities = 0
        self.said: list[str] = []

    def play(self, until: str = OVER, moves: int = 900) -> None:
        """Answer whatever is asked, until something is to be seen."""
        for _ in range(moves):
            if self.page.locator(until).count():
                return
            before = self.page.evaluate("document.querySelector('#hand')?.innerText + document.title")
            if not self.step():
                self.page.wait_for_timeout(60)
            elif before is not None:
                self.settle()
        shown = self.page.evaluate("document.querySelector('.quarrel, #hand')?.innerText")
        raise AssertionError(f"the voyage did not come to {until}: {shown}")

    def settle(self) -> None:
        """Wait until the server has answered, and skip the news."""
        self.page.wait_for_function("skip => !document.querySelector(skip)?.click()", arg=SKIP, timeout=20_000)
        self.page.wait_for_timeout(40)

    def step(self) -> bool:
        """One answer; false when nothing is asked, or when it was drawn anew under the finger."""
        try:
            return self.answer()
        except Error:
            return False

    def answer(self) -> bool:
        page = self.page
        if page.locator(HAND_OVER).count():
            return self.press(HAND_OVER)
        if page.locator(QUARREL).count():
            return self.press(f"{QUARREL} .qside .btn:enabled, {QUARREL} .btn.go:enabled")
        kind = page.evaluate("document.querySelector('#hand.mine-turn')?.className.match(/is-(\\w+)/)?.[1] ?? ''")
        return bool(kind) and getattr(self, "on_" + kind, self.anything)()

    def press(self, wanted: str) -> bool:
        found = self.page.query_selector(wanted)
        if found is not None:
            found.click(timeout=SOON)
        return found is not None

    def anything(self) -> bool:
        return self.press("#hand .choice:enabled, #hand .dbtn:enabled, #hand .people button, #hand .btn:enabled")

    def on_store(self) -> bool:
        """A die to store; where the pool is full, then the one that makes room."""
        return self.press("#hand h3 + .storing .dbtn:enabled") or self.anything()

    def on_place(self) -> bool:
        self.entities += 1
        self.page.fill("#f-one", f"island {self.entities}", timeout=SOON)
        return self.press(GO)

    def on_roll(self) -> bool:
        if "legacy" in self.wants and self.page.locator(".freely .button").count():
            self.legacy()
        return self.press("#hand .throwit:enabled")

    def legacy(self) -> None:
        self.wants.remove("legacy")
        self.page.get_by_role("button", name="Legacy −2").click()
        self.page.locator(".playing .elements button").first.click()
        self.page.locator(".playing .btn.go").click()
        self.page.wait_for_selector(".ent .leg")

    def on_choose(self) -> bool:
        """A pair that leads to what is still wanted, else the smallest; a die from a pool when there is none."""
        pairs = self.page.locator("#hand .pair:enabled")
        values = [int(pair.get_attribute("data-value")) for pair in pairs.all()]
        if not values:
            return self.press("#hand .resonate .choice:enabled, #hand .btn.ghost:enabled")
        wanted = [value for value in values if value in self.wanted_values()]
        pairs.nth(values.index(wanted[0] if wanted else min(values))).click(timeout=SOON)
        return True

    def wanted_values(self) -> list[int]:
        values = {"quarrel": 5, "manipulation": 4}
        return [values[one] for one in self.wants if one in values] + ([3, 2] if "meta" in self.wants else [])

    def on_invent(self) -> bool:
        choices = self.page.locator("#hand .choice:enabled")
        values = [int(text) for text in choices.locator(".numeral").all_inner_texts()]
        if not values:
            return True  # the panel is being drawn: look again
        wanted = [value for value in self.wanted_values() if value in values]
        choices.nth(values.index(wanted[0] if wanted else values[-1])).click(timeout=SOON)
        return True

    def on_manipulate(self) -> bool:
        self.press("#hand .people button")
        self.page.fill("#f-one", "the sea", timeout=SOON)
        self.want_no_more("manipulation")
        return self.press(GO)

    def on_quarrel(self) -> bool:
        self.press("#hand .people button")
        self.press("#hand .elements button")
        self.want_no_more("quarrel")
        return self.press(GO)

    def on_write(self) -> bool:
        """A statement about a cord if one is wanted and there is one, else one with a new entity."""
        page = self.page
        if page.locator("#hand .people button").count():
            self.press("#hand .people button")
        meta = "meta" in self.wants and page.locator(".knot[data-node]").count() > 0
        if meta:
            page.get_by_role("button", name="About a cord").click(timeout=SOON)
        page.locator("#f-subject").click(timeout=SOON)
        page.locator(".opts [role=option]").first.click(timeout=SOON)
        page.fill("#f-predicate", "leads to" if not meta else "is doubted by", timeout=SOON)
        self.entities += 1
        page.fill("#f-object", f"island {self.entities}", timeout=SOON)
        if meta:
            self.want_no_more("meta")
        return self.press(GO)

    def want_no_more(self, what: str) -> None:
        if what in self.wants:
            self.wants.remove(what)
