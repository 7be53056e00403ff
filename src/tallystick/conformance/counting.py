"""What was counted for a promise, for the page that says so: `make promises` reads it."""

import json
import os


def counted(promise: str, **figures: int) -> None:
    """Add these figures to those of the run, where one is asked for (PROMISES names its file)."""
    if "PROMISES" in os.environ:
        with open(os.environ["PROMISES"], "a", encoding="utf-8") as file:
            file.write(json.dumps({"promise": promise, **figures}) + "\n")
