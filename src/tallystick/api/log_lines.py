"""The log of a server: a file with one JSON object a line, of which no flood makes more than so much."""

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler, SysLogHandler
from pathlib import Path
from typing import Any, Final

from tallystick.api.limits import Buckets
from tallystick.kernel.refusals import Refused

NAME: Final = "log.jsonl"
LARGEST: Final = 1 << 20
FILES: Final = 10
LINES_AT_ONCE: Final = 1000
LINES_A_SECOND: Final = 1


class JsonLines(logging.Formatter):
    """When (UTC), how grave, where, what, and about whom; letters that are not ASCII are escaped, line ends too."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        line |= getattr(record, "about", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Enough(logging.Filter):
    """Lets so many lines of one kind pass; the next one after a flood says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(LINES_AT_ONCE, LINES_A_SECOND, clock)
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        about = getattr(record, "about", {})
        kind = f"{record.name} {record.msg} {about.get('code', '')}"
        if not self._buckets.of(kind).take():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if missing := self._left_out.pop(kind, 0):
            record.about = about | {"left_out": missing}
        return True


def keep_log(folder: Path, syslog: str = "") -> None:
    """From here on what is logged goes into the folder and to this collector, and errors to standard error as well."""
    folder.mkdir(parents=True, exist_ok=True)
    if syslog and not Path(syslog).is_socket():
        raise Refused("bad_setting", problem=f"syslog: {syslog}")
    file = RotatingFileHandler(folder / NAME, maxBytes=LARGEST, backupCount=FILES - 1, encoding="ascii", delay=True)
    shown = logging.StreamHandler(sys.stderr)
    shown.setLevel(logging.ERROR)
    root = logging.getLogger()
    root.handlers = [file, shown, *([SysLogHandler(syslog)] if syslog else [])]
    for handler in root.handlers:
        handler.setFormatter(JsonLines())
        handler.addFilter(Enough())
    root.setLevel(logging.WARNING)
    logging.getLogger("tallystick").setLevel(logging.INFO)
    logging.raiseExceptions = False  # a log that cannot be written must not talk all the time
