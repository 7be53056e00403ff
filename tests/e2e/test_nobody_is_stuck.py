"""People and lines fail, and the others go on."""

import json

from conftest import PHONE
from frozen import Frozen
from playing import THROW
from playwright.sync_api import expect


def test_a_line_that_dies_without_a_word_is_told_and_comes_back_and_nothing_is_said_twice(open_page, site):
    made = site.make(game="market-island", seats=2, name="Ana", bots={"1": "good"}, start=True)
    line = Frozen(site.port)
    address = f"/t/{made['table']}#{made['seats'][0]['token']}.0"
    page = open_page(address, PHONE, base=line.here)
    throw = page.locator(THROW)
    throw.wait_for()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('explain.js'))"
    )
    line.freeze()
    throw.click()
    banner = page.locator(".banner")
    expect(banner).to_have_text("Sending…", timeout=4000)
    expect(banner).to_have_text("No connection. Trying again…", timeout=5500)
    line.thaw()
    expect(banner).to_have_count(0, timeout=20_000)
    page.context.set_offline(True)
    expect(banner).to_have_text("No connection. Trying again…", timeout=2000)
    page.context.set_offline(False)
    expect(banner).to_have_count(0, timeout=10_000)
    entries = [json.loads(one) for one in site.fetch(f"/api/tables/{made['table']}/journal").splitlines()]
    thrown = [entry for entry in entries if entry["actor"] == 0 and entry["body"].get("move") == {"move": "roll"}]
    assert len(thrown) == 1


def test_a_late_comer_is_told_at_once_and_plays_on_for_a_bot(open_page, site):
    made = site.make(game="cryptominer", seats=2, name="Ana", bots={"1": "good"}, start=True)
    host = open_page(f"/t/{made['table']}#{made['seats'][0]['token']}.0")
    host.locator("#hand").wait_for()
    page = open_page("/", PHONE, refusals=True)
    page.locator("#code").fill("ZZZ222")
    page.locator(".joinbar form .button").first.click()
    expect(page.locator(".joinbar .refused")).to_contain_text("No table has this code")
    page.locator("#code").fill(made["code"])
    page.locator(".joinbar form .button").first.click()
    page.locator(".late button").click()
    expect(page.locator(".brand p")).to_contain_text("You are")
    expect(host.locator(".log")).to_contain_text("plays on where a bot played")
    assert page.locator(".banner.bad, .alarm").count() == 0, "a start before one came is no false start"
