"""Sheets in a real spreadsheet, in a French locale and with formulas switched on."""

import shutil
import subprocess
from xml.etree import ElementTree as Xml

import pytest
from msgspec.structs import replace

from exports.graphs import HOSTILE, figure, hostile
from tallystick.exports.formats import exported

OFFICE = shutil.which("soffice")
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
SEMICOLON, ALL = "59", "59/44/9"
FRENCH, UTF_8 = 1036, 76

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(OFFICE is None, reason="no LibreOffice here: apt-get install libreoffice-calc"),
]


def opened(folder, written, separators):
    """The rows that LibreOffice shows, and the formulas it found; each cell is looked at as if somebody typed it."""
    (folder / "sheet.csv").write_bytes(written)
    read = f"Text - txt - csv (StarCalc):{separators},34,{UTF_8},1,,{FRENCH},false,true,false,false,false,0,true"
    command = [OFFICE, f"-env:UserInstallation=file://{folder}/profile", "--headless", f"--infilter={read}"]
    command += ["--convert-to", "fods", "--outdir", str(folder), str(folder / "sheet.csv")]
    subprocess.run(command, check=True, capture_output=True, timeout=180)
    root = Xml.parse(folder / "sheet.fods").getroot()
    rows = [
        [
            "\n".join("".join(line.itertext()) for line in cell.iter(f"{TEXT}p"))
            for cell in row.iter(f"{TABLE}table-cell")
        ]
        for row in root.iter(f"{TABLE}table-row")
    ]
    return rows, [cell for cell in root.iter(f"{TABLE}table-cell") if cell.get(f"{TABLE}formula")]


@pytest.mark.parametrize("separators", [SEMICOLON, ALL])
def test_a_french_sheet_opens_with_its_columns_and_accents(tmp_path, separators):
    rows, formulas = opened(tmp_path, exported(replace(figure(), language="fr"), "csv"), separators)
    assert [row[0] for row in rows] == ["id", *(f"s{n}" for n in range(1, 8))]
    assert rows[6][2] == "La Joconde à Washington"
    assert rows[7][5:8] == ["(La Joconde, created by, Leonardo da Vinci)", "Player 2, Player 3", "7"]
    assert not formulas


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("separators", [SEMICOLON, ALL])
def test_nothing_that_people_wrote_is_a_formula(tmp_path, language, separators):
    written = exported(replace(hostile(), language=language), "csv-entities")
    rows, formulas = opened(tmp_path, written, separators)
    assert len(rows) >= len(HOSTILE) + 1
    assert not formulas


def test_what_is_not_made_neutral_is_one(tmp_path):
    """The other way round, so that the tests before this one show something."""
    written = exported(replace(hostile(), language="fr"), "csv-entities").replace(b"'=1+1", b"=1+1")
    assert opened(tmp_path, written, SEMICOLON)[1]
