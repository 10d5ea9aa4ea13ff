"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader

from tafelrunde.server.answers import HANDLERS
from tafelrunde.server.description import CONFIG, complete
from tafelrunde.server.gate import Gate
from tafelrunde.server.loading import GameMaker, make_game
from tafelrunde.server.packing import PACKED
from tafelrunde.server.page import page
from tafelrunde.server.rest import api_router
from tafelrunde.server.services import running
from tafelrunde.server.settings import Settings
from tafelrunde.server.socket import table_socket
from tafelrunde.server.watch import live, metrics, ready

HEADERS = [
    ResponseHeader(name="x-content-type-options", value="nosniff"),
    # Addresses of tables and invitations are nobody else's business.
    ResponseHeader(name="referrer-policy", value="same-origin"),
    ResponseHeader(name="x-frame-options", value="DENY"),
]


class App(Litestar):
    """All but the start and the end of the server comes through the gate."""

    gate: Gate | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" and self.gate is not None:
            await self.gate(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(settings: Settings, game_maker: GameMaker = make_game) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, game_maker) as services:
            app.state.services = services
            assert isinstance(app, App)
            app.gate = Gate(partial(Litestar.__call__, app), services)
            yield

    app = App(
        [api_router(table_socket), live, ready, metrics, page],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        response_headers=HEADERS,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=PACKED
        ),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=CONFIG,
        logging_config=None,
    )
    complete(app)
    return app
