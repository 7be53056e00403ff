"""A game from another package, played in the browser like one of ours."""

from pathlib import Path

import pytest
from conftest import PHONE, Site
from playwright.sync_api import expect

OUTSIDE = Path(__file__).parents[1] / "outside"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server to which the package has been installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(OUTSIDE))
        running = Site(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_stands_on_the_first_page_and_is_played_to_its_end(open_page, language):
    page = open_page("/", size=PHONE, language=language)
    title = {"en": "Tally Stones", "fr": "Pierres de taille"}[language]
    hero = page.locator("section.hero", has=page.get_by_role("heading", name=title))
    expect(hero).to_be_visible()
    hero.get_by_role("button").first.click()
    expect(page.locator(".stones svg")).to_have_count(12)
    for _ in range(12):
        taking = page.locator(".take button").first
        taking.or_(page.locator(".ending")).first.wait_for()
        if not taking.is_visible():
            break
        taking.click()
        page.wait_for_timeout(300)
    page.goto(page.url.replace("/t/", "/result/"))
    expect(page.get_by_role("main")).to_be_visible()
