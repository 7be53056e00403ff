"""How often one table may be asked for what takes work."""

from typing import Final

from tallystick.api.limits import Buckets
from tallystick.kernel.refusals import Refused

AT_ONCE: Final = 20
A_SECOND: Final = 1


class Patience:
    """Of each table."""

    def __init__(self) -> None:
        self._buckets = Buckets(most=AT_ONCE, rate=A_SECOND)

    def check(self, table: str) -> None:
        """Before any work is done; raises Refused."""
        if not self._buckets.of(table).take():
            raise Refused("too_many_questions")
