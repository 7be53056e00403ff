"""How a page is looked at: on phone and desktop, light and dark, in English and French."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE
from playwright.sync_api import Page

LOOKS = (
    pytest.param(PHONE, "light", "fr", id="phone-light-fr"),
    pytest.param(DESKTOP, "dark", "en", id="desktop-dark-en"),
    pytest.param(PHONE, "dark", "en", id="phone-dark-en", marks=pytest.mark.long),
    pytest.param(DESKTOP, "light", "fr", id="desktop-light-fr", marks=pytest.mark.long),
)
"""The first two show each size, theme and language once; `make deep` looks at all."""
looks = pytest.mark.parametrize(("size", "theme", "language"), LOOKS)


def check(page: Page, where: str) -> None:
    """axe finds nothing, by WCAG 2.2 AA and its best practices; nothing is wider than the screen."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    faults = [(where, rule["id"], [node["target"] for node in rule["nodes"]][:3]) for rule in found]
    assert faults == [], faults
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} scrolls sideways"
    assert page.evaluate("document.documentElement.lang") == page.evaluate("navigator.language.slice(0, 2)")
