"""How a page is looked at: on phone and desktop, light and dark, in English and French."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE
from playwright.sync_api import Page

LOOKS = {
    "phone-light-fr": (PHONE, "light", "fr"),
    "phone-dark-en": (PHONE, "dark", "en"),
    "desktop-light-en": (DESKTOP, "light", "en"),
    "desktop-dark-fr": (DESKTOP, "dark", "fr"),
}
looks = pytest.mark.parametrize(("size", "theme", "language"), LOOKS.values(), ids=LOOKS)


def check(page: Page, where: str) -> None:
    """axe finds nothing, by WCAG 2.2 AA and its best practices; nothing is wider than the screen."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [(where, rule["id"], [node["target"] for node in rule["nodes"]][:3]) for rule in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} scrolls sideways"
    assert page.evaluate("document.documentElement.lang") == page.evaluate("navigator.language.slice(0, 2)")
