"""The last few answers that took work: made once, beside the event loop, for everybody who asks for the same."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

from tallystick.kernel.refusals import Refused

MOST_KEPT: Final = 64
MOST_MAKING: Final = 32
"""So many may wait until they are made, one after the other; who comes then is refused."""

V = TypeVar("V")


class Kept(Generic[V]):
    """By key, each as long as what it is made from has the same version."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Hashable, asyncio.Task[V]]] = {}
        self._making = 0
        self._worker = ThreadPoolExecutor(1)

    async def made(
        self, key: Hashable, version: Hashable, check: Callable[[], None], take: Callable[[], Callable[[], V]]
    ) -> V:
        """What is kept or being made; else made by what `take` takes now, in a thread; raises Refused as `check` does.

        A refusal must cost less than an answer, and an answer that is there is refused to nobody.
        """
        found = self._kept.pop(key, None)
        if found is None or found[0] != version:
            check()
            if self._making >= MOST_MAKING:
                raise Refused("too_many_questions")
            found = version, asyncio.create_task(self._make(key, take()))
            found[1].add_done_callback(_heard)
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(found[1])

    async def _make(self, key: Hashable, make: Callable[[], V]) -> V:
        self._making += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker, make)
        except BaseException:
            self._kept.pop(key, None)
            raise
        finally:
            self._making -= 1


def _heard(task: asyncio.Task[V]) -> None:
    """Whoever asked may be gone by now, and why it failed is no news then."""
    if not task.cancelled():
        task.exception()
