"""The files of a session by their names: tables, statements, journals, graphs, the report, and all in one zip."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tallystick.exports import graph_files, report
from tallystick.exports.streaming import zip_of
from tallystick.exports.taken import ReadTable, Taken
from tallystick.exports.tidy import ONE_TABLE, SHEETS, Sheet
from tallystick.exports.tidy_files import codebook, csv_of, jsonl_of, parquet_of
from tallystick.exports.xapi import xapi_of
from tallystick.kernel.refusals import Refused
from tallystick.words import Words

Made = Iterator[tuple[str, Iterable[bytes]]]
FILES: Final = (
    "csv.zip",
    "jsonl.zip",
    "parquet.zip",
    "xapi.jsonl",
    "journals.zip",
    "report.html",
    "plan.toml",
    "all.zip",
)
EVERYTHING: Final = "everything"
TABLES: Final = "tables"
JOURNALS: Final = "journals"
"""What a zip holds, for its README."""
TYPES: Final = {
    "zip": "application/zip",
    "jsonl": "application/jsonl",
    "html": "text/html; charset=utf-8",
    "toml": "application/toml",
}


class Files:
    """Everything that can be made of what was taken; each table is read once."""

    def __init__(self, taken: Taken, language: str) -> None:
        self.taken = taken
        self.language = language
        self.words = Words(language, taken.game)
        self.tables = [ReadTable(table) for table in taken.tables]
        self.sheets: tuple[Sheet, ...] = tuple(sheet for sheet in SHEETS if taken.session or sheet.name in ONE_TABLE)

    def file(self, name: str) -> Iterator[bytes]:
        """One file, piece by piece; raises Refused for one that there is not."""
        making: dict[str, Callable[[], Iterable[bytes]]] = {
            "csv.zip": lambda: zip_of([*self.readme(TABLES), *self.csv("")]),
            "jsonl.zip": lambda: zip_of([*self.readme(TABLES), *self.jsonl(""), *self.codebook("")]),
            "parquet.zip": lambda: zip_of([*self.readme(TABLES), *self.parquet(""), *self.codebook("")]),
            "xapi.jsonl": lambda: xapi_of(self.taken, self.tables),
            "journals.zip": lambda: zip_of([*self.readme(JOURNALS), *self.journals("")]),
            "report.html": lambda: [self.report()],
            "plan.toml": lambda: [self.taken.plan],
            "all.zip": lambda: zip_of(self.everything()),
        }
        if name not in making:
            raise Refused("no_such_file", file=name[:40], known=", ".join(FILES))
        if name == "parquet.zip":
            list(self.parquet(""))
        return iter(making[name]())

    def everything(self) -> Made:
        yield from self.readme(EVERYTHING)
        yield from self.csv("csv/")
        yield from self.jsonl("jsonl/")
        try:
            yield from list(self.parquet("parquet/"))
        except Refused as missing:
            yield "parquet/README.txt", [self.words.refusal(missing).encode()]
        yield "xapi.jsonl", xapi_of(self.taken, self.tables)
        yield from self.journals("journals/")
        yield from graph_files.graphs(self.taken, self.tables, self.language)
        if self.taken.session:
            yield "report.html", [self.report()]
            yield "plan.toml", [self.taken.plan]

    def csv(self, folder: str) -> Made:
        for sheet in self.sheets:
            yield f"{folder}{sheet.name}.csv", csv_of(sheet, self.taken, self.tables)
        yield from self.codebook(folder)

    def codebook(self, folder: str) -> Made:
        yield f"{folder}codebook.csv", codebook(self.sheets, self.words)

    def jsonl(self, folder: str) -> Made:
        for sheet in self.sheets:
            yield f"{folder}{sheet.name}.jsonl", jsonl_of(sheet, self.taken, self.tables)

    def parquet(self, folder: str) -> Made:
        for sheet in self.sheets:
            yield f"{folder}{sheet.name}.parquet", [parquet_of(sheet, self.taken, self.tables)]

    def journals(self, folder: str) -> Made:
        for table in self.taken.tables:
            name = f"{folder}{table.number:03}-{table.sign}"
            yield f"{name}.jsonl", [table.journal]
            if self.taken.named and table.texts:
                yield f"{name}.texts.json", [table.texts]

    def report(self) -> bytes:
        return report.report_html(self.taken, self.tables, self.words).encode()

    def readme(self, holds: str) -> Made:
        """What is what, how to prove it, and what is not whole yet."""
        words = self.words
        running = [one.table.number for one in self.tables if not one.over]
        lines = [words.say("export-readme"), ""]
        if holds != JOURNALS:
            lines += [words.say("export-readme-tables"), ""]
            lines += [f"- `{sheet.name}`: {words.say('codebook-' + sheet.name)}" for sheet in self.sheets] + [""]
        if holds == EVERYTHING:
            lines += [words.say("export-readme-folders"), ""]
        if holds != TABLES:
            folder = "journals/" if holds == EVERYTHING else ""
            lines += [words.say("export-readme-verify"), "", f"    tallystick verify {folder}001-*.jsonl", ""]
        lines += [words.say("export-readme-named" if self.taken.named else "export-readme-pseudonyms")]
        if running:
            lines += ["", words.say("export-readme-running", tables=", ".join(map(str, running)))]
        yield "README.md", ["\n".join([*lines, ""]).encode()]
