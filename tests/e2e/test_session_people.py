"""The people's side of a session: two real phones and a wall, in a class of sockets that play by themselves."""

import re

from conftest import PHONE, Site
from lessons import Lesson, lesson
from looking import check
from playwright.sync_api import Page, expect

WALL = {"width": 1920, "height": 1080}


def come_in(open_page, led: Lesson, **how) -> tuple[Page, str]:
    """A phone that comes in by the code; returns its page and the nickname it was given."""
    phone = open_page(f"/join/{led.code}", size=PHONE, **how)
    name = phone.locator(".nick output").inner_text()
    phone.locator(".foot .go").click()
    expect(phone).to_have_url(re.compile(f"/s/{led.session}$"))
    expect(phone.locator(".ownname b")).to_have_text(name)
    return phone, name


def fits(page: Page) -> bool:
    return page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def test_a_phone_and_a_wall_follow_the_class_from_the_door_to_the_end(open_page, site: Site):
    with lesson(site, title="Who keeps the record?", questions=False, guided=False) as led:
        wall = open_page(led.wall, size=WALL)
        expect(wall.locator(".classcode strong")).to_have_text(led.code)
        assert "#" not in wall.url, "the key has left the address"
        phone, name = come_in(open_page, led)
        other, _ = come_in(open_page, led, language="fr", theme="dark")
        led.come(5)
        expect(wall.locator(".wallnames .figure")).to_have_text("7")
        expect(wall.locator(".tags")).to_contain_text(name)
        expect(other.locator(".personbar p")).to_have_text("Vous êtes 7")
        check(wall, "wall with the code")
        check(phone, "waiting")
        check(other, "waiting, in French by night")
        assert fits(phone)

        led.lead("seat")
        led.lead("wall", show="seats")
        expect(phone.locator(".bigdisc")).to_be_visible()
        sign = phone.locator(".huge").inner_text().split(",")[0].strip()
        expect(wall.locator(".walltables > li").filter(has_text=name)).to_contain_text(sign)
        check(phone, "the sign of the table")
        check(other, "the sign of the table, in French by night")
        check(wall, "wall with the seats")
        assert fits(phone)
        phone.get_by_role("button", name="I sit here").click()
        expect(phone.locator(".insitting")).to_be_visible()
        led.wait(lambda: any(person["name"] == name and person["sits"] for person in led.hall["people"]))

        led.lead("begin")
        led.lead("wall", show="clock")
        for page in (phone, other):
            expect(page.locator(".top .mytable")).to_be_visible()
            expect(page.locator(".board")).to_be_visible()
        assert name not in wall.locator("body").inner_text(), "nobody is named once they sit"
        expect(wall.locator(".wallring .figure")).to_have_text(re.compile(r"\d+:\d\d"))
        expect(wall.locator(".wallthought .seen")).to_have_text("It just happened at one of your tables.")
        check(wall, "wall with the clock")

        phone.get_by_role("button", name="Raise your hand").click()
        phone.get_by_label("What is it about?").fill("Why may I never mine again?")
        phone.get_by_role("button", name="Send").click()
        led.wait(lambda: led.need("help")["args"]["text"] == "Why may I never mine again?")
        asked = led.need("help")
        phone.locator("dialog .icon[aria-label=Close]").click()
        expect(phone.locator(".handup")).to_have_attribute("aria-pressed", "true")
        led.lead("done", need=asked["id"])
        led.lead("say", text="Two more minutes.", wall=True)
        expect(phone.locator(".said")).to_contain_text("Two more minutes.")
        expect(wall.locator(".wallsays")).to_have_text("Two more minutes.")
        phone.locator(".said button").click()
        expect(phone.locator(".said")).to_have_count(0)
        led.lead("nudge", number=led.number_of(name))
        expect(phone.locator(".nudge")).to_have_text("Your table waits for you!")
        expect(other.locator(".nudge")).to_have_count(0)

        led.lead("pause")
        for page in (phone, other):
            expect(page.locator(".lookup")).to_be_visible()
        expect(other.locator(".lookup h1")).to_have_text("Lève les yeux")
        phone.keyboard.press("Escape")
        phone.keyboard.press("Escape")
        expect(phone.locator(".lookup")).to_be_visible()
        check(phone, "look up")
        phone.reload()
        expect(phone.locator(".lookup")).to_be_visible()
        led.lead("resume")
        expect(phone.locator(".lookup")).to_have_count(0)
        expect(phone.locator(".board")).to_be_visible()
        check(phone, "the table in a session")

        late, _ = come_in_late(open_page, led)
        led.lead("late", number=led.need("late")["number"])
        expect(late.locator(".board")).to_be_visible()

        led.lead("last_round")
        led.lead("wall", show="clock")
        expect(wall.locator(".wallring")).to_contain_text("Last round")
        expect(other.locator(".where")).to_contain_text("dernière manche")
        mine = next(person["table"] for person in led.hall["people"] if person["name"] == name)
        led.lead("pause", table=mine)
        expect(phone.locator(".lookup h1")).to_have_text("Your table is paused")
        led.lead("stop")
        expect(phone.locator(".lookup")).to_have_count(0)
        led.lead("end")
        expect(phone.get_by_text("That was it. Thank you!")).to_be_visible()
        check(phone, "the end")
        phone.get_by_role("button", name="Erase my name now").click()
        phone.get_by_role("button", name="Erase it for good?").click()
        expect(phone.get_by_text("Your name is erased.")).to_be_visible()
        assert name not in phone.locator("body").inner_text()


def come_in_late(open_page, led: Lesson) -> tuple[Page, str]:
    """Somebody who comes when all play already waits for a place."""
    phone = open_page(f"/join/{led.code}", size=PHONE)
    name = phone.locator(".nick output").inner_text()
    phone.locator(".foot .go").click()
    expect(phone.get_by_text("You are just in time.")).to_be_visible()
    return phone, name


def test_a_lost_phone_gets_its_seat_back_on_another_one(open_page, site: Site):
    with lesson(site, title="9B", questions=False, guided=True) as led:
        first, name = come_in(open_page, led)
        led.come(3)
        led.lead("seat")
        led.lead("begin")
        expect(first.locator(".board")).to_be_visible()
        second = open_page(f"/join/{led.code}", size=PHONE)
        second.get_by_role("button", name="Get your seat back").click()
        second.get_by_label("Your name").fill(name.upper())
        second.get_by_role("button", name="Ask for my seat").click()
        expect(second.get_by_text(f"You say that you are {name.upper()}")).to_be_visible()
        check(second, "waiting for a yes")
        asked = led.need("claim")
        led.lead("give", claim=asked["args"]["claim"])
        expect(second.locator(".board")).to_be_visible()
        expect(first.get_by_text("Open somewhere else")).to_be_visible()
        first.get_by_role("button", name="Use it here").click()
        expect(first.get_by_text("You have no place here")).to_be_visible()
        second.reload()
        expect(second.locator(".board")).to_be_visible()


def test_the_smallest_phone_shows_the_table_without_scrolling(open_page, site: Site):
    with lesson(site, title="9B", questions=False) as led:
        phone = open_page(f"/join/{led.code}", size={"width": 360, "height": 640})
        phone.locator(".foot .go").click()
        led.come(3)
        led.wait(lambda: len(led.hall["people"]) == 4)
        led.lead("seat")
        expect(phone.get_by_role("button", name="I sit here")).to_be_in_viewport(ratio=1)
        paper = phone.locator(".seatpage").bounding_box()
        button = phone.get_by_role("button", name="I sit here").bounding_box()
        assert button["y"] + button["height"] < paper["y"] + paper["height"] <= 640, (button, paper)


def test_the_door_says_why_nobody_comes_in(open_page, site: Site):
    with lesson(site, title="9B", names="list", list=["Ana", "Bo"], questions=False) as led:
        phone = open_page(f"/join/{led.code}", size=PHONE, refusals=True)
        phone.get_by_label("Your name on the list").select_option("Ana")
        check(phone, "coming in by a list")
        phone.locator(".foot .go").click()
        expect(phone.locator(".ownname b")).to_have_text("Ana")
        led.lead("door", open=False)
        shut = open_page(f"/join/{led.code}", size=PHONE, language="fr")
        expect(shut.locator(".shutdoor")).to_contain_text("La porte est fermée")
        check(shut, "a shut door, in French")
        led.lead("end")
        over = open_page(f"/join/{led.code}", size=PHONE, refusals=True)
        expect(over.get_by_text("This session is over.")).to_be_visible()


def test_the_place_is_kept_when_the_server_starts_again(browser, tmp_path):
    """Reload, another network, a restart: the phone comes back to its place by itself."""
    site = Site(tmp_path)
    led = site.post("/api/sessions", {"title": "9B", "questions": False})
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    phone = context.new_page()
    phone.goto(f"{site.here}/join/{led['code']}")
    name = phone.locator(".nick output").inner_text()
    phone.locator(".foot .go").click()
    expect(phone.locator(".ownname b")).to_have_text(name)
    site.stop()
    expect(phone.get_by_text("No connection. Trying again…")).to_be_visible(timeout=30_000)
    site.start()
    expect(phone.get_by_text("No connection. Trying again…")).to_have_count(0, timeout=60_000)
    expect(phone.locator(".ownname b")).to_have_text(name)
    context.close()
    site.stop()
