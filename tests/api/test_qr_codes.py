"""QR codes lead to the address that they stand for, and only to this server."""

import asyncio
import re

import segno

from servers import serving


def modules(picture):
    return re.findall(r' d="(.+?)"', picture if isinstance(picture, str) else picture.decode())[-1]


def code_of(address):
    return modules(segno.make(address, error="m", micro=False).svg_inline(border=3))


def test_an_invitation_leads_to_the_page_to_join(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            origin = f"http://127.0.0.1:{site.port}"
            status, picture, headers = await site.ask("GET", f"/qr/ABC234.svg?at={origin}")
            assert (status, headers["content-type"]) == (200, "image/svg+xml; charset=utf-8")
            assert modules(picture) == code_of(f"{origin}/join/ABC234") != code_of(f"{origin}/join/ABC235")
            assert "immutable" in headers["cache-control"]

    asyncio.run(run())


def test_a_seats_link_is_drawn_for_its_token_and_kept_nowhere(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            origin = f"http://127.0.0.1:{site.port}"
            made = await site.make()
            token = made["seats"][0]["token"]
            path = f"/api/tables/{made['table']}/qr?at={origin}"
            status, picture, headers = await site.ask("GET", path, token=token)
            assert (status, headers["cache-control"]) == (200, "no-store")
            assert modules(picture) == code_of(f"{origin}/t/{made['table']}#{token}.0")
            for wrong in (None, "x" * 43):
                status, body, _ = await site.ask("GET", path, token=wrong)
                assert (status, body["refused"]["code"]) == (401, "wrong_token" if wrong else "no_token")

    asyncio.run(run())


def test_nonsense_and_other_peoples_origins_are_not_drawn(tmp_path):
    async def run():
        async with serving(tmp_path, origins=("https://games.example",)) as site:
            own = f"http://127.0.0.1:{site.port}"
            for code, origin, answer in (
                ("ABC234", "https://games.example", (200, "")),
                ("ABC234", f"http://localhost:{site.port}", (403, "foreign_origin")),
                ("ABC234", "http://elsewhere.example", (403, "foreign_origin")),
                ("ABC234", f"{own}/t/trap", (403, "foreign_origin")),
                ("ABC234", "", (403, "foreign_origin")),
                ("ABC23", own, (404, "no_such_code")),
                ("%22%3E%3Cscript", own, (404, "no_such_code")),
            ):
                status, body, _ = await site.ask("GET", f"/qr/{code}.svg?at={origin}")
                assert (status, body["refused"]["code"] if status != 200 else "") == answer

    asyncio.run(run())


def test_the_address_in_the_network_is_ours_too(tmp_path, monkeypatch):
    monkeypatch.setattr("tallystick.api.qr_codes.network_address", lambda _: "http://192.168.1.20:8000/")

    async def run():
        async with serving(tmp_path) as site:
            _, picture, _ = await site.ask("GET", "/qr/ABC234.svg?at=http://192.168.1.20:8000")
            assert modules(picture) == code_of("http://192.168.1.20:8000/join/ABC234")

    asyncio.run(run())
