"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import structlog
import uvicorn

from tafelrunde.server.app import make_app
from tafelrunde.server.settings import BadSettings, Settings, read_secret
from tafelrunde.server.storage.database import Database
from tafelrunde.server.wire import Config, Door, HttpConnection, SocketConnection, descriptors

STOPPING = 5  # seconds for connections to end


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound already, so that a port in use is one clear line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadSettings("command-serve-port_taken", port=port, host=host, problem=error) from None
    return listener


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


class _Server(uvicorn.Server):
    """Says when it can be reached."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(
    settings: Settings, listener: socket.socket, *, open_page: bool, say: Callable[[str], None]
) -> bool:
    """Serve until a signal; False if the start failed."""
    write_log_to_stderr()
    try:
        asyncio.run(check(settings))
    except BaseException:
        listener.close()
        raise
    proxies = settings.proxies
    config = Config(
        make_app(settings),
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=True,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        # Nobody else is believed who says that they speak for others.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[*proxies],
        timeout_graceful_shutdown=STOPPING,
    )
    config.door = Door(settings.limits, descriptors(), proxies)
    server = _Server(config)
    url = address(listener)

    def ready() -> None:
        # What is there now stays: looking through it again and again would take time from moves.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 50)
        say(url)
        if open_page:
            # Some browsers keep whoever starts them waiting.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    server.ready = ready
    with suppress(KeyboardInterrupt):  # uvicorn passes the signal on when it has stopped
        server.run(sockets=[listener])
    return server.started


async def check(settings: Settings) -> None:
    """Before the server starts, since it could report a bad database only by a traceback."""
    read_secret(settings.home)
    database = Database(settings.url)
    try:
        await database.migrate()
    finally:
        await database.close()


def write_log_to_stderr() -> None:
    """Only what somebody should look at; requests are not logged."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
