"""The program with the pages of the documentation from another folder: the one that the environment names."""

import os
from pathlib import Path

from tallystick.api import documentation
from tallystick.cli import main

if __name__ == "__main__":
    documentation.SITE = Path(os.environ["DOCS_SITE"])
    main()
