"""What a message asks of its table beside a move, as it is put into the table's queue."""

from collections.abc import Awaitable, Callable
from functools import partial

from tallystick.api.wire import AskMe, EraseText, ForgetName, Lead, Leave, Message, ShowSeed
from tallystick.tables import hosting
from tallystick.tables.starting import show_seed
from tallystick.tables.table import Table


def asked_of(table: Table, seat: int | None, message: Message) -> Callable[[], Awaitable[None]] | None:
    """What is to be done; None for what this seat, or somebody who only watches, cannot say here."""
    match message:
        case AskMe():
            return partial(table.asking.wish, seat, message.to)
        case ShowSeed():
            return partial(show_seed, table, seat, bytes.fromhex(message.seed))
        case Lead():
            return partial(hosting.lead, table, seat, message.do, message.seat, message.bot)
        case EraseText() if seat is not None:
            return partial(hosting.erase_text, table, seat, message.text)
        case ForgetName() if seat is not None:
            return partial(hosting.forget_names, table, [seat])
        case Leave() if seat is not None:
            return partial(hosting.free, table, seat, seat)
    return None
