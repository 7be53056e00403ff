"""A table that was given up, in the browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import DESKTOP, PHONE, Site
from looking import check
from playwright.sync_api import expect

from servers import serving
from tallystick.games import OURS
from tallystick.tables.clock import now
from tallystick.tables.retention import DAY


async def give_up(folder):
    """A table of every game that has begun and that nobody plays on, and one that has not."""
    async with serving(folder) as running:
        tables = []
        for game in OURS:
            bots = {str(seat): "good" for seat in range(1, game.fewest)}
            made = await running.make(game=game.name, seats=game.fewest, bots=bots, start=True)
            tables.append((made["table"], made["seats"][0]["token"]))
            async with running.at_table(*tables[-1]) as ana:
                await ana.hear_until(lambda told: told["kind"] == "frame" and told["view"])
                await asyncio.sleep(0.5)  # the bots play on until it is the person's turn
        made = await running.make()
        tables.append((made["table"], made["seats"][0]["token"]))
        await running.running.config.app.retention.sweep(now() + 15 * DAY)
        return tables


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server whose tables were given up."""
    folder = tmp_path_factory.mktemp("given up")
    with ThreadPoolExecutor() as beside:  # Playwright has a loop in this thread
        tables = beside.submit(asyncio.run, give_up(folder)).result()
    running = Site(folder)
    running.tables = tables
    yield running
    running.stop()


@pytest.mark.parametrize(("size", "theme", "language"), [(PHONE, "dark", "fr"), (DESKTOP, "light", "en")])
def test_a_table_that_was_given_up_says_so_and_is_proved(open_page, site, size, theme, language):
    closed = {"en": "nobody played on", "fr": "plus personne n’y jouait"}[language]
    for table, token in site.tables:
        page = open_page(f"/t/{table}#{token}", size, theme, language)
        expect(page.locator(".banner")).to_contain_text(closed)
        check(page, "given up")
        page.locator(".banner a").click()
        page.wait_for_selector(".verdictbox.good")
        page.goto(f"{site.here}/result/{table}")
        expect(page.locator("main [role=alert]")).to_contain_text(closed)
