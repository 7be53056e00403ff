"""docs/explanation/security.md and the how-to beside it say what is so."""

import re
from pathlib import Path

import pytest

from tallystick.api import connection, graphs, log_lines, noting, wire
from tallystick.api.origin import is_known
from tallystick.api.routes import openapi
from tallystick.exports import asking
from tallystick.settings import Settings, read_settings
from tallystick.tables.credentials import CODE_LENGTH, CODE_LETTERS, hash_of, new_code, new_token

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/explanation/security.md").read_text("utf-8")
HOW_TO = (ROOT / "docs/how-to/behind-a-proxy.md").read_text("utf-8")


def part(title):
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def rows(title):
    """The cells of each line of a part's tables, without their heads."""
    lines = [line for line in part(title).splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_ways_in_are_those_of_the_page():
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}, "32 bytes, 256 bits"
    assert {len(hash_of(token)) for token in tokens} == {32}
    assert {len(new_code()) for _ in range(100)} == {CODE_LENGTH}
    said = part("Ways in")
    assert f"{CODE_LENGTH} of {len(CODE_LETTERS)} letters" in said
    assert "256 random bits" in said


def test_what_costs_much_is_bounded_as_the_page_says():
    said = part("What costs much")
    settings = Settings()
    answering = (ROOT / "src/tallystick/exports/answering.py").read_text("utf-8")
    assert "1 << 30" in answering
    for text in (
        f"{asking.LONGEST_QUERY // 1024} KiB long, {asking.SECONDS:.0f} s, 1 GiB, {asking.MOST_ROWS} rows",
        f"{graphs.AT_ONCE} at a time",
        f"{wire.LARGEST_MESSAGE // 1024} KiB, read by the types",
        f"{connection.MOST_WAITING} may wait at a table",
        f"{settings.tables_at_once:.0f} at once for an address",
        f"{log_lines.LINES_AT_ONCE} lines of a kind at once, then {log_lines.LINES_A_SECOND} a second",
        f"{log_lines.FILES} files of {log_lines.LARGEST >> 20} MiB",
    ):
        assert text in said, text


def test_the_log_is_the_one_of_the_page():
    said = part("The log")
    assert f"`{log_lines.NAME}` in the data folder" in said
    for word in (noting.CAME_IN, noting.REFUSED, connection.NOT_WELCOME, connection.TOO_MUCH, "left_out"):
        assert f"`{word}`" in said
    written = (ROOT / "src/tallystick/api/noting.py").read_text("utf-8")
    for name in set(re.findall(r'"(\w+)": ', written)) - {"about"}:
        assert f"`{name}`" in said, name
    handlers = [
        path.name
        for path in (ROOT / "src").rglob("*.py")
        if re.search(r"logging\.\w*Handler|import \w*Handler|basicConfig|dictConfig", path.read_text("utf-8"))
    ]
    assert handlers == ["log_lines.py"], "nothing is logged elsewhere"


def test_every_level_of_protection_says_how():
    levels = rows("What is protected how")[1:]
    assert [row[0] for row in levels] == ["**secret**", "**personal**", "**pseudonymous**", "**public**"]
    for row in levels:
        assert all(row), row


def test_every_key_says_who_knows_it_and_when_it_ends():
    keys = rows("Cryptography")
    start = keys.index(["key", "made", "known to", "ends"])
    assert len(keys[start + 1 :]) >= 6
    for row in keys[start:]:
        assert len(row) == 4
        assert all(row), row


def test_every_viewer_has_its_rights():
    assert [row[0] for row in rows("Who may do what")[1:]] == [
        "anybody",
        "who knows a table's id",
        "a seat",
        "the host's seat",
        "who stands in for a host who has been away for `host_patience`",
        "a person in a session",
        "who leads a session (`lead`, `co`)",
        "who looks on in a session (`watch`), and its wall",
        "the operator",
    ]


def test_weaknesses_of_parts_are_mended_in_time():
    days = [row[1] for row in rows("Parts of others")[1:]]
    assert days == ["7 days", "30 days", "90 days", "looked at every three months"]


def test_ci_asks_for_weaknesses_and_lists_all_parts():
    ran = (ROOT / ".ci/run").read_text("utf-8")
    assert re.search(r"^make .*\bsbom\b.*\baudit\b|^make .*\baudit\b.*\bsbom\b", ran, re.MULTILINE)
    assert "set -euo pipefail" in ran


def test_the_settings_of_the_how_to_are_taken_and_make_the_name_known():
    given = dict(re.findall(r"^\s+(TALLYSTICK_\w+)=(\S+)$", HOW_TO, re.MULTILINE))
    settings = read_settings(given)
    assert settings.host == settings.proxies == "127.0.0.1"
    (origin,) = settings.origins
    assert is_known(origin.removeprefix("https://"), settings.origins)
    assert not settings.open_browser


def test_the_proxies_of_the_how_to_speak_new_tls_only_and_write_addresses_anew():
    caddy, nginx = re.findall(r"`Caddyfile`:\n\n   ```\n(.*?)```|certbot:\n\n   ```\n(.*?)```", HOW_TO, re.DOTALL)
    caddy, nginx = caddy[0], nginx[1]
    assert re.findall(r"ssl_protocols (.*);", nginx) == ["TLSv1.2 TLSv1.3"]
    (ciphers,) = re.findall(r"ssl_ciphers (.*);", nginx)
    for cipher in ciphers.split(":"):
        assert re.fullmatch(r"ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA(256|384)|CHACHA20-POLY1305)", cipher)
    assert "tls" not in caddy.replace("auto_https", ""), "Caddy's own choice: TLS 1.2 and 1.3"
    assert "/letsencrypt/" in nginx, "from a public authority, as Caddy does by itself for an https name"
    assert "https://games.example.org {" in caddy
    assert "X-Forwarded-For $remote_addr;" in nginx
    assert "$proxy_add_x_forwarded_for" not in nginx


@pytest.mark.parametrize("path", ["/api/join", "/ws", "/openapi.json", "/healthz"])
def test_the_proxies_of_the_how_to_lead_no_program_from_http_to_https(path):
    (programs,) = re.findall(r"@programs path (.*)", HOW_TO)
    assert any(path == each or (each.endswith("*") and path.startswith(each[:-1])) for each in programs.split())
    (refused,) = re.findall(r"location ~ (\S+) { return 403; }", HOW_TO)
    assert re.search(refused, path)
    assert not re.search(refused, "/t/abc")


def test_whatever_is_public_is_described():
    """The description itself and the health of the server are for everybody, on purpose."""
    assert "/openapi.json" in openapi([])["paths"]
    protocol = (ROOT / "docs/reference/protocol.md").read_text("utf-8")
    assert "`GET /openapi.json`" in protocol
    assert "`GET /healthz`" in protocol
