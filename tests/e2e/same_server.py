"""A server whose chance is the same in every run: `same_server.py SEED serve …`."""

import secrets
import sys

from tallystick.cli import main
from tallystick.journal.tape import Tape
from tallystick.tables import service

if __name__ == "__main__":
    tape = Tape(sys.argv[1].encode())
    secrets.token_bytes = lambda length=32: bytes(tape.below(256) for _ in range(length or 32))
    secrets.choice = lambda among: among[tape.below(len(among))]
    service.now = int  # when the opening was written is a part of its seal, and so of the key of all chance
    main(sys.argv[2:])
