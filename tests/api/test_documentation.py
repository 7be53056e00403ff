"""The pages of the documentation are served at /docs, and run nothing but what was built into them."""

import asyncio
from base64 import b64encode
from hashlib import sha256

import pytest
from starlette.requests import Request

from tallystick.api.documentation import Documentation
from tallystick.kernel.refusals import Refused

SCRIPT = b"var day=1"


@pytest.fixture
def site(tmp_path):
    folder = tmp_path / "site"
    (folder / "reference").mkdir(parents=True)
    (folder / "index.html").write_bytes(b'<script src="a.js"></script><script>' + SCRIPT + b"</script>")
    (folder / "reference/settings.html").write_text("<p>port")
    (folder / "notes.py").write_text("")
    (tmp_path / "signing.html").write_text("secret")
    return folder


def ask(folder, path, language="en-GB"):
    headers = [(b"accept-language", language.encode())]
    request = Request({"type": "http", "path_params": {"path": path}, "headers": headers})
    return asyncio.run(Documentation(folder).page(request))


def test_a_page_runs_only_the_scripts_that_were_built_into_it(site):
    policy = ask(site, "index.html").headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{b64encode(sha256(SCRIPT).digest()).decode()}';" in policy
    assert "unsafe" not in policy
    assert "sha256" not in ask(site, "reference/settings.html").headers["content-security-policy"]


def test_docs_alone_leads_to_its_first_page(site):
    assert ask(site, "").headers["location"] == "/docs/index.html"


@pytest.mark.parametrize("path", ["../signing.html", "/etc/passwd", "nothing.html", "notes.py", "reference", "%2e%2e"])
def test_nothing_outside_of_it_is_served(site, path):
    with pytest.raises(Refused, match="no_such_page"):
        ask(site, path)


@pytest.mark.parametrize(("language", "says"), [("en", "make docs"), ("fr-CH", "construit"), ("de", "make docs")])
def test_where_it_was_not_built_one_page_says_so(tmp_path, language, says):
    answer = ask(tmp_path / "none", "tutorial/first-game.html", language)
    assert says in answer.body.decode()
    assert answer.media_type == "text/html"
