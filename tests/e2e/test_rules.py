"""The rules, one tap away: from a refusal, from home, from whatever lies on the table; and the way back."""

from conftest import DESKTOP, PHONE
from looking import check
from playing import THROW, against_bots
from playwright.sync_api import expect


def test_a_refusal_leads_to_its_rule_and_back_to_the_table(open_page, site):
    """The line bends one move on its way, so that the server says no."""
    page = open_page("/about", size=PHONE)
    bent = []

    def bend(socket):
        server = socket.connect_to_server()

        def heard(message):
            if '"roll"' in message and not bent:
                bent.append(message)
                message = message.replace('"roll"', '"decline"')
            server.send(message)

        socket.on_message(heard)

    page.route_web_socket("**/ws", bend)
    page.route_web_socket("**/ws?*", bend)
    page.goto(site.here + against_bots(site, "market-island", 3, fee=2)[1])
    page.locator(THROW).click()
    page.locator(".refused .linkish").click()
    expect(page.locator("[id='at-0.3']")).to_be_in_viewport(timeout=20_000)
    check(page, "the rules over a table")
    page.locator(".ru-find input").fill("level")
    expect(page.locator(".ru-hit").filter(has_text="MI-2")).to_be_visible()
    page.locator(".ru-hit").filter(has_text="MI-2").click()
    expect(page.locator("[id='at-MI-2']")).to_be_in_viewport()
    expect(page.locator(".ru-force .changed")).to_contain_text("2")
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(THROW)).to_be_visible()
    corner = page.locator("[data-explain='mi-sq-fire']").bounding_box()
    page.wait_for_timeout(1500)  # what explains is loaded after the first picture
    page.mouse.click(corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2)
    expect(page.locator(".ru-said")).to_contain_text("Receive 1 Istoken", timeout=20_000)
    page.keyboard.press("Escape")
    expect(page.locator(".ru-said")).to_have_count(0)
    page.locator(".board").focus()
    said = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        said.append(page.locator(".ru-said b").inner_text())
        page.keyboard.press("Escape")
        expect(page.locator(".ru-said")).to_have_count(0)
    assert len(set(said)) == 3, "arrows lead from one kind of piece to the next"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".ru-said b")).to_have_text(said[1])
    page.keyboard.press("Escape")


def test_how_to_play_is_offered_once_and_the_rules_stand_on_a_page_of_their_own(open_page, site):
    page = open_page("/", size=DESKTOP, theme="dark", language="fr", newcomer=True)
    page.locator(".hero .button.go").first.click()
    expect(page.locator(".ru-four li")).to_have_count(4, timeout=20_000)
    check(page, "how to play")
    page.locator(".ru-choices .go").click()
    page.wait_for_selector(THROW, timeout=30_000)
    page.goto(site.here)
    page.locator(".hero .button.go").first.click()
    page.wait_for_selector(THROW, timeout=30_000)
    page.goto(site.here + "/rules/blockchain?lockout=everything#CH-10")
    expect(page.locator("[id='at-CH-10'] .ru-instead")).to_be_in_viewport(timeout=20_000)
    check(page, "the rules page")


def test_the_box_is_printed_from_the_rules(open_page):
    page = open_page("/rules/cryptominer?transaction_cards=60", size=PHONE, language="fr")
    page.get_by_role("button", name="Imprimer la boîte").click()
    page.locator(".print-box select").nth(2).select_option("light")
    check(page, "a box to print")
    with page.expect_download(timeout=60_000) as download:
        page.locator(".print-box .go").click()
    assert download.value.suggested_filename == "cryptominer-fr-a4.pdf"
    expect(page.locator(".print-box [role=status]")).to_contain_text("cryptominer-fr-a4.pdf")
