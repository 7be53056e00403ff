"""Answers one question in SPARQL: run as a program, alone, with nothing of Tallystick in it.

It reads the facts and the question from standard input, gives up every right to open files or connections, and prints
the rows.
"""

import ctypes
import json
import os
import signal
import sys
from typing import Any, Final

import pyoxigraph as ox

MEMORY: Final = 1 << 30
CPU_SECONDS: Final = 6
"""One more than anybody waits for an answer: who is forgotten ends by itself."""
LARGEST_ANSWER: Final = 1 << 20
PR_SET_PDEATHSIG: Final = 1
"""Of Linux: the signal that a process gets when the one that started it is gone."""
LAST_OF_ALL: Final = 19


def stand_back(asker: int) -> None:
    """Work when nothing else wants to, and end together with whoever asks, where the system can see to it."""
    if sys.platform == "win32":
        return
    os.nice(LAST_OF_ALL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != asker:  # it was quicker
            sys.exit()


def give_up_rights() -> None:
    """From here on no file and no connection can be opened; memory and time are bounded, but not on Windows."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    store = ox.Store()
    store.load(asked["facts"].encode(), format=ox.RdfFormat.N_QUADS)
    give_up_rights()
    try:
        return table(store.query(asked["query"], prefixes=asked["prefixes"]), asked["rows"])
    except (SyntaxError, ValueError, OSError, RuntimeError) as problem:
        return {"problem": str(problem).split(", [")[0][:200]}  # without the tables of all letters there are


def table(found: Any, most: int) -> dict[str, Any]:
    if isinstance(found, ox.QueryBoolean):
        return {"columns": ["?"], "rows": [[{"kind": "other", "value": "true" if found else "false"}]]}
    if isinstance(found, ox.QueryTriples):
        columns = ["subject", "predicate", "object"]
        cells = ([triple.subject, triple.predicate, triple.object] for triple in found)
    else:
        columns = [variable.value for variable in found.variables]
        cells = ([solution[name] for name in columns] for solution in found)
    rows: list[list[dict[str, str] | None]] = []
    size = 0
    for row in cells:
        shown = [None if term is None else cell(term) for term in row]
        size += sum(len(each["value"]) for each in shown if each)
        if len(rows) == most or size > LARGEST_ANSWER:
            return {"columns": columns, "rows": rows, "cut": True}
        rows.append(shown)
    return {"columns": columns, "rows": rows}


def cell(term: Any) -> dict[str, str]:
    if isinstance(term, ox.Literal):
        return {"kind": "text", "value": term.value, "language": term.language or ""}
    if isinstance(term, ox.NamedNode):
        return {"kind": "iri", "value": term.value}
    return {"kind": "other", "value": str(term)}


if __name__ == "__main__":
    stand_back(int(sys.argv[1]))
    sys.stdout.write(json.dumps(answer(json.loads(sys.stdin.buffer.read()))))
