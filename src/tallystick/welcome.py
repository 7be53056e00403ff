"""Where the server is, for this machine and for the phones around it."""

import errno
import socket
import sys
import webbrowser
from typing import TextIO

import segno

from tallystick.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")


def local_address(settings: Settings) -> str:
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return f"http://{host}:{settings.port}/"


def network_address(settings: Settings) -> str | None:
    """The address that others in the same network can open; None when only this machine is served."""
    if settings.host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way packets would go
            host = probe.getsockname()[0]
        except OSError:
            return None
    return None if host.startswith("127.") or host == "0.0.0.0" else f"http://{host}:{settings.port}/"


def print_code(address: str, out: TextIO) -> None:
    """The address as a QR code made of characters."""
    segno.make(address, micro=False).terminal(out, compact=True)
    out.flush()


def free_port(host: str, first: int, tries: int) -> int | None:
    """The first port from `first` on that nobody listens on; None if there is none among so many.

    Raises OSError where the address is none of this machine, or the port is kept for the system.
    """
    for port in range(first, first + tries):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
            if sys.platform != "win32":  # where it would let two servers share a port
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as problem:
                if problem.errno != errno.EADDRINUSE and sys.platform != "win32":
                    raise
                continue
            return port
    return None


def open_browser(settings: Settings) -> None:
    webbrowser.open(local_address(settings))
