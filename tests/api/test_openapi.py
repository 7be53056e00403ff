"""The description for programs tells of every route."""

import asyncio
import re
from pathlib import Path

from servers import serving


def test_every_route_is_described_and_every_description_is_a_route(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            status, described, _ = await site.ask("GET", "/openapi.json")
            assert status == 200
            served = {
                (route.path, method.lower())
                for route in site.running.config.app.http.app.routes
                for method in route.methods
                if method != "HEAD" and ":path" not in route.path and route.path != "/docs"  # pages
            }
            told = {(path, method) for path, methods in described["paths"].items() for method in methods}
            assert served == told

    asyncio.run(run())


def test_every_route_of_the_description_is_in_the_protocol(tmp_path):
    async def run():
        pages = ("docs/reference/protocol.md", "docs/reference/session-protocol.md")
        protocol = "".join(Path(page).read_text("utf-8") for page in pages)
        async with serving(tmp_path) as site:
            _, described, _ = await site.ask("GET", "/openapi.json")
            for path, methods in described["paths"].items():
                written = re.sub(r"{(\w+)}", r"<\1>", path)
                for method in methods:
                    assert f"`{method.upper()} {written}" in protocol

    asyncio.run(run())
