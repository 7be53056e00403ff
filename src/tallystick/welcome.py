"""The first words in the terminal: where the server is, for this machine and for the phones around it."""

import socket
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


def welcome(settings: Settings, out: TextIO) -> None:
    """Print the addresses, and the network's as a QR code."""
    out.write(f"Tallystick\n  {local_address(settings)}\n")
    address = network_address(settings)
    if address is not None:
        out.write(f"  {address}\n")
        segno.make(address, micro=False).terminal(out, compact=True)
    out.flush()


def open_browser(settings: Settings) -> None:
    webbrowser.open(local_address(settings))
