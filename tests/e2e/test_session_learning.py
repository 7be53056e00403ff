"""What a class learned, in a real browser: questions, cards, the result and the report, in a class of sockets."""

import asyncio
import io
import json
import os
import re
import secrets
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen
from zipfile import ZipFile

from conftest import DESKTOP, PHONE, Site
from lessons import PATIENCE, Lesson, lesson
from looking import check
from playwright.sync_api import Page, expect

WALL = {"width": 1920, "height": 1080}
SHOTS = os.environ.get("TALLYSTICK_SHOTS")
"""Where pictures of every screen are put, for whoever wants to look at them."""


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.wait_for_timeout(700)
        page.screenshot(path=Path(SHOTS, f"{name}.png"))


def ask(led: Lesson, path: str, token: str) -> bytes:
    asked = Request(f"{led.site.here}/api/sessions/{led.session}/{path}", headers={"authorization": f"Bearer {token}"})
    with urlopen(asked) as answer:
        return answer.read()


def say(led: Lesson, pupil, **message) -> None:
    text = json.dumps(message | {"id": secrets.token_hex(16)})
    asyncio.run_coroutine_threadsafe(pupil.line.send(text), led.loop).result(PATIENCE)


def answer_all(led: Lesson, luck: float) -> None:
    """Every socket answers its questions, right as often as that."""
    chance = Random(luck)
    for pupil in led.pupils:
        for question in json.loads(ask(led, "questions", pupil.entered["token"]))["questions"]:
            option = 0 if chance.random() < luck else chance.choice((1, 2, 3, -1))
            say(led, pupil, say="answer", question=question["id"], option=option, ms=chance.randrange(2000, 20_000))


def think_all(led: Lesson, card: str, options: int) -> None:
    chance = Random(card)
    for pupil in led.pupils:
        say(led, pupil, say="predict", card=card, option=chance.randrange(options))


def come_in(open_page, led: Lesson, **how) -> Page:
    phone = open_page(f"/join/{led.code}", size=PHONE, **how)
    phone.locator(".foot .go").click()
    expect(phone).to_have_url(re.compile(f"/s/{led.session}$"))
    return phone


def answer_on(phone: Page, where: str) -> None:
    """Six questions, one after the other; the third is not sure yet."""
    for number in range(6):
        expect(phone.locator(".abovequestion")).to_contain_text(re.compile(rf"\b{number + 1} (of|sur) 6"))
        if number == 2:
            check(phone, f"a question {where}")
            shot(phone, f"phone-quiz-{where}")
            phone.locator(".asks .linkish").click()
        else:
            phone.locator(".chooseone button").nth(number % 4).click()
            phone.locator(".foot .go").click()


def test_a_class_is_asked_and_shown_and_takes_it_home(open_page, site: Site):
    plan = {"title": "Who keeps the record?", "options": {"rounds": 4}, "bot_after": 0}
    with lesson(site, pause=0.0, **plan) as led:
        led.come(22)
        phone, other = come_in(open_page, led), come_in(open_page, led, language="fr", theme="dark")
        for page, where in ((phone, "en"), (other, "fr-dark")):
            page.locator(".quizinvite .go").click()
            answer_on(page, where)
            expect(page.locator(".asks h2")).to_have_text(re.compile("Thank you|Merci"))
            page.locator(".foot .go").click()
            expect(page.locator(".quizinvite")).to_contain_text(re.compile("Done|fait"))
        answer_all(led, 0.35)

        led.lead("seat")
        led.lead("begin")
        led.wait(lambda: sum(row["over"] for row in led.rows.values()) >= 4)
        kept = min(number for number, row in led.rows.items() if row["over"])
        led.lead("keep", table=kept, seq=12, idea="luck")
        led.lead("together", stop=True)
        led.wait(lambda: all(row["over"] for row in led.rows.values()))
        wall = open_page(led.wall, size=WALL)
        night = open_page(led.wall, size=WALL, theme="dark", language="fr")
        desk = open_page(f"/lead/{led.session}#{led.made['key']}", size=DESKTOP)
        expect(desk.locator(".cardlist li").first).to_be_visible()
        desk.locator(".leadcard .go").click()
        told = json.loads(ask(led, "debrief", led.made["wall"]))
        cards = [card["card"] for card in told["cards"]]
        assert len(cards) >= 4
        for place, card in enumerate(told["cards"]):
            led.lead("card", card=card["card"], step="ask")
            think_all(led, card["card"], len(card["options"]))
            expect(wall.locator("h1")).to_have_text(re.compile(r"\w"))
            for page in (phone, other):
                expect(page.locator(".chooseone button").first).to_be_visible()
            phone.locator(".chooseone button").nth(1).click()
            expect(phone.locator(".chooseone [aria-pressed=true]")).to_have_count(1)
            expect(wall.locator(".counted")).to_contain_text("23")
            if place < 2:
                check(wall, "a card that is asked")
                check(phone, "what do you think")
                shot(wall, f"wall-ask-{card['card']}")
                shot(phone, f"phone-predict-{card['card']}")
                shot(other, f"phone-predict-{card['card']}-fr-dark")
            led.lead("card", card=card["card"], step="show")
            expect(wall.locator(".thought li.right")).to_have_count(1)
            expect(wall.locator(".thought b").first).to_be_visible()
            expect(phone.locator(".ownnumbers, .talkquestion").first).to_be_visible()
            shot(wall, f"wall-show-{card['card']}")
            shot(phone, f"phone-mine-{card['card']}")
            led.lead("card", card=card["card"], step="talk")
            expect(wall.locator(".talkabout p")).to_be_visible()
            check(wall, f"the card {card['card']}")
            shot(wall, f"wall-talk-{card['card']}")
            shot(night, f"wall-talk-{card['card']}-fr-dark")
            if place == 0:
                assert (card["moment"]["number"], card["moment"]["seq"]) == (kept, 12), "what was kept is shown"
                led.lead("card", card=card["card"], step="moment")
                expect(wall.locator(".replayed .replaylog")).to_be_visible(timeout=30_000)
                check(wall, "a moment again")
                called = [person["name"] for person in led.hall["people"]]
                shown = wall.locator(".debriefwall").inner_text()
                assert not [name for name in called if name in shown], "nobody is named on the wall"
                shot(wall, "wall-moment")
            if card["card"] == "mi-cheat":
                desk.locator(".forge select").first.select_option(index=0)
                expect(wall.locator(".wallchain .bad")).to_have_count(card["shown"]["args"]["blocks"])
                expect(wall.locator(".thought li.right")).to_contain_text("Block 1 and every block after it")
                was = wall.locator(".forgedline b").inner_text()
                desk.locator(".forge .stepper button").last.click()
                expect(wall.locator(".forgedline b")).to_have_text(str(int(was) + 1))
                check(desk, "a payment is changed")
                check(wall, "the copies vote")
                shot(desk, "desk-forged")
                shot(wall, "wall-forged")
            if place == 1:
                check(phone, "one's own point")
                check(other, "one's own point, in French by night")
                check(desk, "the debrief is led")
                shot(desk, "desk-debrief")

        led.lead("quiz", phase="after")
        expect(phone.locator(".chooseone button").first).to_be_visible()
        answer_on(phone, "after")
        answer_on(other, "after-fr")
        expect(wall.locator("h2 [role=status]")).to_contain_text("2 of 24")
        assert wall.locator(".gains, .talkabout").count() == 0, "nothing is told while others still answer"
        check(wall, "some still answer")
        shot(wall, "wall-still")
        answer_all(led, 0.8)
        expect(phone.locator(".minechanged tbody tr")).to_have_count(6)
        check(phone, "what changed for oneself")
        shot(phone, "phone-after")
        expect(wall.locator(".gains li:not(.howmany)")).to_have_count(6)
        expect(wall.locator(".thought h2")).to_contain_text("24 of 24")
        check(wall, "what changed for the class")
        shot(wall, "wall-quiz")
        shot(night, "wall-quiz-fr-dark")

        led.lead("end")
        expect(desk.locator(".reportpage")).to_be_visible()
        expect(desk.locator(".reportgains li")).to_have_count(6)
        check(desk, "the report")
        if SHOTS:
            desk.screenshot(path=Path(SHOTS, "report.png"), full_page=True)
        with desk.expect_download() as download:
            desk.locator(".takehome .all button").click()
        with ZipFile(io.BytesIO(Path(download.value.path()).read_bytes())) as taken:
            names = set(taken.namelist())
            assert {"README.md", "report.html", "csv/quiz.csv", "journals/001-shell.jsonl", "xapi.jsonl"} <= names
            quiz = taken.read("csv/quiz.csv").decode("utf-8-sig")
            assert quiz.count("\r\n") == 1 + 24 * 12
        one = desk.locator(".eraseone option").nth(1).inner_text()
        desk.locator(".eraseone select").select_option(index=1)
        desk.locator(".eraseone .button").click()
        desk.locator("dialog .go").click()
        expect(desk.locator(".eraseone option", has_text=one)).to_have_count(0)
        assert one.encode() not in ask(led, "export/csv.zip?names=yes", led.made["key"])
        desk.emulate_media(media="print")
        assert len(re.findall(rb"/Type\s*/Page\b", desk.pdf(prefer_css_page_size=True))) == 1, "the page is one page"
        desk.emulate_media(media="screen")
        first = ask(led, "export/all.zip", led.made["key"])
        assert first == ask(led, "export/all.zip", led.made["key"])
        expect(phone.locator(".minechanged tbody tr")).to_have_count(6)
        shot(phone, "phone-over")
