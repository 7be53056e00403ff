"""What every answer says about itself, so that browsers take it for nothing else."""

import asyncio
import re

from servers import serving

TEXT = re.compile(r"text/|.*[+/]xml")
"""Types of which a reader must be told the letters."""


async def every_kind_of_answer(site):
    """One of each: the page, a file, answers, pictures, and refusals; path and headers."""
    made = await site.make()
    table, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    here = f"at=http://127.0.0.1:{site.port}"
    voyage = await site.make(game="shelves-voyage", seats=3)
    page = (await site.ask("GET", "/"))[1].decode()
    files = sorted(set(re.findall(r'"(/s/[^"]+)"', page)))
    graphs = [f"/api/tables/{voyage['table']}/graph?format={form}" for form in ("graphml", "csv", "json")]
    others = [table, table + "/journal", table + "/texts", f"{table}/qr?{here}", f"/qr/{made['code']}.svg?{here}"]
    wrong = ["/api/nothing", "/x.html", table + "/replay", "/api/tables/unknown"]
    for path in ("/", "/new", *files, *graphs, *others, *wrong, "/api/games", "/openapi.json", "/healthz"):
        _, _, headers = await site.ask("GET", path, token=token if "/qr?" in path else None)
        yield path, headers
    for method, path in (("POST", "/api/join"), ("TRACE", "/"), ("PUT", "/api/games"), ("DELETE", table)):
        yield f"{method} {path}", (await site.ask(method, path, b"{"))[2]


def found(tmp_path, **settings):
    async def run():
        async with serving(tmp_path, **settings) as site:
            return [each async for each in every_kind_of_answer(site)]

    return asyncio.run(run())


def test_every_answer_keeps_browsers_from_taking_it_for_something_else(tmp_path):
    answers = found(tmp_path)
    assert len(answers) > 25
    for path, headers in answers:
        policy = headers["content-security-policy"]
        for part in ("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert part in policy, path
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer", path
        assert headers["cross-origin-resource-policy"] == "same-origin", path
        assert "camera=()" in headers["permissions-policy"], path


def test_an_answer_that_is_opened_like_a_page_is_none(tmp_path):
    for path, headers in found(tmp_path):
        is_web = path in ("/", "/new") or path.startswith("/s/")
        assert ("sandbox" in headers["content-security-policy"]) != is_web, path
        assert ("require-trusted-types-for 'script'" in headers["content-security-policy"]) == is_web, path


def test_every_answer_says_what_it_is_and_in_which_letters(tmp_path):
    for path, headers in found(tmp_path):
        assert headers["content-type"], path
        if TEXT.match(headers["content-type"]):
            assert headers.get_content_charset() == "utf-8", path


def test_there_are_no_cookies_and_no_foreign_origins_are_let_in(tmp_path):
    for path, headers in found(tmp_path):
        assert "set-cookie" not in headers, path
        assert not any(name.lower().startswith("access-control-") for name in headers), path


def test_the_method_trace_is_refused(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            for path in ("/", "/api/games", "/healthz"):
                status, answer, _ = await site.ask("TRACE", path, headers={"x-secret": "echo"})
                assert status == 405, path
                assert "echo" not in str(answer)

    asyncio.run(run())


def test_no_folder_is_listed(tmp_path):
    """A path without a dot is the page; beneath /s/ there are files and nothing else."""

    async def run():
        async with serving(tmp_path) as site:
            page = (await site.ask("GET", "/"))[1]
            prefix = re.search(rb"/s/\w+/", page)[0].decode()
            for path in (prefix, prefix + "shell/", prefix + "shell", "/s/", "/.git/", "/.git/config", "/data/"):
                status, answer, _ = await site.ask("GET", path)
                assert status == 404 or answer == page, path

    asyncio.run(run())
