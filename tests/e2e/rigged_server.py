"""A server that lies, for browsers to find out: `rigged_server.py LIE serve …` changes one line of the start."""

import sys

from tallystick.cli import main
from tallystick.tables.starting import Starting

LIES = {
    "drops": ("seeds", property(lambda _self: {}, lambda _self, _seeds: None)),
    "asks-nobody": ("_awaited", lambda _self: []),
}
"""The seeds that people show are thrown away; or nobody is asked to show one."""

if __name__ == "__main__":
    name, line = LIES[sys.argv[1]]
    setattr(Starting, name, line)
    main(sys.argv[2:])
