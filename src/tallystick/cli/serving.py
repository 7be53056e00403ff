"""Start the server, or send a bot to one; imported only by the commands that need it."""

import asyncio
import sys

import msgspec

from tallystick import app, welcome
from tallystick.api.outside_bot import play_seat
from tallystick.cli.terminal import Terminal, engine
from tallystick.kernel.refusals import Refused
from tallystick.settings import Settings, read_settings
from tallystick.storage.file_lock import InUse
from tallystick.storage.operator_key import operator_key_in

PORTS_TO_TRY = 20


def serve(terminal: Terminal, host: str | None, port: int | None, data: str | None, no_open: bool) -> None:
    """Say where the tables are, then serve them until told to stop."""
    settings = chosen_settings(host, port, data, no_open)
    try:
        app.serve(settings, lambda key: print_addresses(terminal, settings, key, operator_key_in(settings.file.parent)))
    except InUse:
        raise Refused("data_in_use", folder=settings.data) from None
    except PermissionError:
        raise Refused("data_not_writable", folder=settings.data) from None
    except (FileExistsError, NotADirectoryError):
        raise Refused("data_no_folder", folder=settings.data) from None
    except OSError as problem:
        raise Refused("data_unusable", folder=settings.data, reason=problem.strerror or str(problem)) from None


def print_addresses(terminal: Terminal, settings: Settings, key: str, operator: str) -> None:
    """For this computer, and for the phones around it as a QR code too; and the key with which heads are signed."""
    terminal.say("cli-serving", "bold", engine=engine(), folder=settings.data)
    terminal.say("cli-serving-here", address=welcome.local_address(settings))
    network = welcome.network_address(settings)
    if network is not None:
        terminal.say("cli-serving-network", address=network)
        welcome.print_code(network, sys.stdout)
    terminal.say("cli-serving-key", key=key)
    terminal.say("cli-serving-operator", key=operator)
    terminal.say("cli-serving-stop", "dim")


def chosen_settings(host: str | None, port: int | None, data: str | None, no_open: bool) -> Settings:
    """What was asked for; the usual port may give way to the next free one, a port that was named may not."""
    try:
        settings = read_settings(host=host, port=port, data=data, open_browser=False if no_open else None)
    except msgspec.ValidationError as problem:
        raise Refused("bad_setting", problem=str(problem)) from None
    try:
        free = welcome.free_port(settings.host, settings.port, 1 if port is not None else PORTS_TO_TRY)
    except PermissionError:
        raise Refused("port_not_allowed", port=str(settings.port)) from None
    except OSError:
        raise Refused("no_such_host", host=settings.host) from None
    if free is None:
        raise Refused("port_in_use", port=str(settings.port))
    return msgspec.structs.replace(settings, port=free)


def play_from_outside(terminal: Terminal, url: str, name: str, bot: str, pause: float) -> None:
    """Play one seat to the end."""
    try:
        moves = asyncio.run(play_seat(url, name, bot, pause))
    except OSError as problem:
        raise Refused("no_server", url=url[:80], reason=str(problem)[:80]) from None
    terminal.say("cli-bot-done", moves=moves)
