"""The documentation as a site: built without a warning, every link leads somewhere, nothing is asked of others."""

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, Site
from playwright.sync_api import expect

ROOT = Path(__file__).parents[2]
LINK = re.compile(r'(?:href|src)="([^"]+)"')
ID = re.compile(r'\b(?:id|name)="([^"]+)"')


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    built = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", built]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return built


@pytest.fixture(scope="module")
def site(folder, tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOCS_SITE", str(folder))
        program = [sys.executable, str(Path(__file__).with_name("docs_server.py"))]
        running = Site(tmp_path_factory.mktemp("data"), program=program)
    yield running
    running.stop()


def test_every_link_leads_to_a_page_and_a_place_on_it(folder):
    pages = {path: path.read_text("utf-8") for path in folder.rglob("*.html")}
    assert len(pages) > 25
    dead = []
    for path, text in pages.items():
        for link in set(LINK.findall(text)):
            where, _, place = unquote(link).partition("#")
            if re.match(r"\w+:", where) or path.name == "404.html":
                continue
            target = (path.parent / where).resolve() if where else path
            found = target.exists() and (not place or target.suffix != ".html" or place in ID.findall(pages[target]))
            if not found and place not in ("__skip", "__toc", "__search"):
                dead.append((str(path.relative_to(folder)), link))
    assert dead == []


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"])
def test_every_page_is_shown_without_a_fault(open_page, folder, size, theme):
    page = open_page("/docs/", size=size, theme=theme)
    faults = []
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        if name == "404.html":
            continue
        page.goto(f"{page.evaluate('location.origin')}/docs/{name}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append((name, "wider than the window"))
        for fault in Axe().run(page).response["violations"]:
            faults.append((name, fault["id"], [node["target"] for node in fault["nodes"]][:3]))
    assert faults == []


def test_it_is_searched_without_asking_anybody_else(open_page):
    page = open_page("/docs/")
    page.wait_for_load_state("networkidle")
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("retention_days", delay=20)
    expect(page.locator(".md-search-result__item").first).to_contain_text("retention_days")
