"""What the source does not do at all: run text as code, build queries from text, call out, use weak randomness."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/tallystick"
PAGE = (ROOT / "docs/explanation/security.md").read_text("utf-8")
MODULES = {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")}
WEB = {
    path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
    for path in (SOURCE / "web").rglob("*")
    if path.suffix in (".js", ".html") and "vendor" not in path.parts
}
RUN_TEXT = {"eval", "exec", "compile", "__import__"}
LOAD_OBJECTS = {"pickle", "marshal", "shelve", "dill", "yaml", "jsonpickle"}
CALL_OUT = {"urllib.request", "http.client", "ftplib", "smtplib", "httpx", "requests", "aiohttp", "socket", "ssl"}
CRYPTOGRAPHY = {"hashlib", "hmac", "secrets", "cryptography", "ssl"}
ALGORITHMS = {"scrypt", "sha256", "shake_128"}
SIGNATURES = {"cryptography.exceptions", "cryptography.hazmat.primitives.asymmetric.ed25519"}


def imports(tree):
    """Every module that is imported anywhere in this one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def using(modules):
    """Who imports one of these, or something inside."""
    inside = tuple(f"{name}." for name in modules)
    return sorted(
        name for name, tree in MODULES.items() if any(f"{each}.".startswith(inside) for each in imports(tree))
    )


def calls(tree, *names):
    """Every call of a function or method with one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in names:
                yield node


def test_no_text_is_run_as_code():
    found = [
        name for name, tree in MODULES.items() for call in calls(tree, *RUN_TEXT) if isinstance(call.func, ast.Name)
    ]
    assert found == []
    for name, text in WEB.items():
        assert not re.search(r"\beval\(|new Function|setTimeout\([\"'`]|javascript:", text), name


def test_nothing_is_read_that_could_bring_objects_of_its_own():
    assert using(LOAD_OBJECTS) == []
    assert using({"xml.sax", "xml.dom", "lxml", "xml.etree.ElementTree"}) == ["exports/graphml.py"]
    reads = [name for name, tree in MODULES.items() for _ in calls(tree, "fromstring", "iterparse", "XMLParser")]
    assert reads == [], "XML is written, never read"


def test_every_statement_of_the_store_is_a_constant():
    """Values are handed over beside it; the one that is built repeats a constant."""
    for name in using({"sqlite3"}):
        for call in calls(MODULES[name], "execute", "executemany"):
            statement = call.args[0]
            if isinstance(statement, ast.Call):
                assert statement.func.id == "insert_statement", name
            else:
                assert isinstance(statement, ast.Constant) or statement.id.isupper(), f"{name}:{call.lineno}"
    scripts = [name for name, tree in MODULES.items() for _ in calls(tree, "executescript")]
    assert scripts == ["storage/migrate.py"]


def test_no_command_goes_through_a_shell_and_whatever_runs_one_is_on_the_page():
    for name, tree in MODULES.items():
        assert list(calls(tree, "system", "popen", "create_subprocess_shell")) == [], name
        for call in calls(tree, "run", "Popen", "create_subprocess_exec"):
            assert "shell" not in {word.arg for word in call.keywords}, name
    for name in using({"subprocess", "multiprocessing"}):
        assert f"`{name}`" in PAGE, name


def test_every_pattern_is_a_constant():
    for name, tree in MODULES.items():
        for call in calls(tree, "compile", "match", "search", "fullmatch", "findall", "sub", "split"):
            if isinstance(call.func, ast.Attribute) and getattr(call.func.value, "id", "") == "re":
                parts = [part for part in ast.walk(call.args[0]) if isinstance(part, ast.Name)]
                assert parts == [], f"{name}:{call.lineno}"


def test_whatever_can_open_a_connection_is_on_the_page():
    outward = using(CALL_OUT) + [name for name, tree in MODULES.items() if "websockets.asyncio.client" in imports(tree)]
    for name in outward:
        assert f"`{name}`" in PAGE, name
    for name, tree in MODULES.items():
        source = ast.dump(tree)
        assert "CERT_NONE" not in source, name
        assert "_create_unverified_context" not in source, name


def test_every_module_with_cryptography_is_in_the_inventory():
    for name in using(CRYPTOGRAPHY):
        assert f"`{name}`" in PAGE, name


def test_only_known_algorithms_are_used():
    for name, tree in MODULES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "hashlib":
                assert {each.name for each in node.names} <= ALGORITHMS, name
            if isinstance(node, ast.Import):
                assert "hashlib" not in {each.name for each in node.names}, name
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("cryptography."):
                assert node.module in SIGNATURES, name
        for call in calls(tree, "digest"):
            if getattr(call.func.value, "id", "") == "hmac":
                assert call.args[2].value == "sha256", name


def test_what_must_not_be_guessed_comes_from_the_system():
    """`random` only chooses how long a bot waits, and what it plays; the names of xAPI statements follow from what they
    tell, so that they can be sent twice."""
    assert using({"random"}) == ["api/outside_bot.py", "tables/playing_bots.py"]
    assert using({"uuid"}) == ["exports/xapi.py"]
    assert {name for name in imports(MODULES["exports/xapi.py"]) if name.startswith("uuid.")} == {
        "uuid.UUID",
        "uuid.uuid5",
    }
    for name, text in WEB.items():
        if "Math.random" in text:
            assert name not in ("web/shell/keys.js", "web/live/session.js"), name
    assert "crypto.getRandomValues" in WEB["web/shell/keys.js"]


def test_a_page_makes_no_markup_from_text_and_listens_to_no_other_window():
    sinks = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|dangerouslySet|createContextualFragment"
    for name, text in WEB.items():
        assert not re.search(sinks, text), name
        assert not re.search(r"(window|self|globalThis)\.(onmessage|addEventListener\(.message)", text), name
        assert not re.search(r"^\s*(onmessage|addEventListener\(.message)", text, re.M) or "surveyor" in name, name
        assert not re.search(r"document\.cookie|<(object|embed|applet|iframe|frame)\b", text), name
    assert [name for name, text in WEB.items() if "DOMParser" in text] == ["web/shell/icon.js"]


def test_no_name_from_outside_leads_to_the_prototype_of_all_objects():
    """It takes two computed steps to get there."""
    for name, text in WEB.items():
        assert not re.search(r"\]\[[^\]]+\]\s*=[^=]", text), name
        assert not re.search(r"__proto__|\.prototype\b|\bconstructor\[", text), name


def test_pages_load_nothing_from_elsewhere():
    for name, text in WEB.items():
        assert not re.search(r"""(src|href|import|from|fetch)\s*[=(]?\s*["'`(]*https?://(?!www\.w3\.org)""", text), name


@pytest.mark.parametrize("name", ["pytest", "hypothesis", "playwright", "unittest", "pdb"])
def test_nothing_for_tests_is_used_by_the_program(name):
    """Only the promises that authors of games test against need pytest, and nothing else needs them."""
    assert [module for module in using({name}) if not module.startswith("conformance/")] == []
    assert [module for module in using({"tallystick.conformance"}) if not module.startswith("conformance/")] == []
    assert [path for path in SOURCE.rglob("*") if path.name.startswith(("test_", "conftest"))] == []


def test_no_room_knows_the_promises_that_an_author_runs():
    for path in SOURCE.rglob("*.py"):
        if path.parent.name != "conformance":
            assert "tallystick.conformance" not in path.read_text("utf-8"), path


def test_no_secret_stands_in_the_source():
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".js", ".toml", ".sql"):
            text = path.read_text("utf-8")
            assert not re.search(
                r"BEGIN [A-Z ]*PRIVATE KEY|(password|secret|api_key|token)\s*=\s*[\"'][^\"']{8,}", text
            ), path
