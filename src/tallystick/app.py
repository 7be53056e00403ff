"""The wiring: settings, store, tables, application, server."""

import gc
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from tallystick.api.application import Application
from tallystick.api.door import LARGEST_HEAD
from tallystick.api.log_lines import keep_log
from tallystick.sessions.service import Sessions
from tallystick.settings import Settings
from tallystick.storage.operator_key import ADDRESS, operator_key_in
from tallystick.storage.signing_key import signer_in
from tallystick.storage.sqlite import SqliteStore
from tallystick.tables.pace import Pace
from tallystick.tables.service import Tables
from tallystick.welcome import local_address, open_browser

TICKS_BETWEEN_COLLECTIONS: Final = 6_000
"""Ten minutes; uvicorn ticks ten times a second."""


def create_app(settings: Settings) -> Application:
    """The ASGI application on the data of these settings; raises InUse when another process has them open."""
    pace = Pace(settings.bot_pause, settings.seed_patience, settings.away_patience, settings.host_patience)

    def rooms() -> tuple[Tables, Sessions]:
        store = SqliteStore(settings.file)
        tables = Tables(store, signer_in(settings.file.parent, settings.signing_key), pace)
        return tables, Sessions(store.sessions, tables, operator_key_in(settings.file.parent))

    return Application(settings, rooms)


class Server(uvicorn.Server):
    """Collects garbage in small pieces, so that nobody waits for it.

    What is there at the start stays for ever and is never looked at again; what has grown old, mostly the records of
    tables, is looked through as a whole only every few minutes.
    """

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 1, 1_000_000)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_COLLECTIONS == TICKS_BETWEEN_COLLECTIONS - 1:
            gc.collect()
        return await super().on_tick(counter)


def server(settings: Settings, app: Application | None = None) -> Server:
    app = app or create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=app.doors.connect,  # type: ignore[arg-type]
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=app.connect,  # type: ignore[arg-type]
        access_log=False,
        log_level="warning",
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=2,
        limit_concurrency=None,
        backlog=2048,
    )
    return Server(config)


def serve(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Run until it is told to stop, and open a browser there.

    `ready` is called once nothing stands against it, with the public key of the server.
    """
    os.umask(0o077)  # tables, seeds and the log are for nobody else on this machine
    app = create_app(settings)
    running = server(settings, app)
    keep_log(Path(settings.data), settings.syslog)
    sys.setswitchinterval(0.001)
    ready(app.tables.signer.public)
    if settings.open_browser:
        threading.Timer(0.8, open_browser, (settings,)).start()
    address = settings.file.parent / ADDRESS
    address.write_text(local_address(settings), "utf-8")
    try:
        running.run()
    finally:
        address.unlink(missing_ok=True)
