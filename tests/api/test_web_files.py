"""The scripts and styles as they are served."""

from tallystick.api.web_files import PACKAGE, WebFiles, without_remarks


def test_comments_stay_at_home_and_every_line_keeps_its_number():
    source = b'/** Why. */\na = "http://x"; // kept\n  // gone\n/*\n * gone\n */\nb = /* kept */ 1;\n/* kept */ b();\n'
    served = b'\na = "http://x"; // kept\n\n\n\n\nb = /* kept */ 1;\n/* kept */ b();\n'
    assert without_remarks(source) == served


def test_what_is_served_is_what_is_written_but_for_the_comments():
    served = WebFiles().files["games/blockchain/board.js"].plain.decode().split("\n")
    written = (PACKAGE / "web/games/blockchain/board.js").read_text(encoding="utf-8").split("\n")
    gone = [source for line, source in zip(served, written, strict=True) if line != source]
    assert gone
    assert all(source.lstrip().startswith(("/", "*")) for source in gone)
