"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

import tafelrunde
from tafelrunde.server.answers import HANDLERS
from tafelrunde.server.loading import GameMaker, make_game
from tafelrunde.server.page import page
from tafelrunde.server.rest import api_router, health
from tafelrunde.server.services import running
from tafelrunde.server.settings import Settings
from tafelrunde.server.socket import table_socket

HEADERS = [
    ResponseHeader(name="x-content-type-options", value="nosniff"),
    # Addresses of tables and invitations are nobody else's business.
    ResponseHeader(name="referrer-policy", value="same-origin"),
    ResponseHeader(name="x-frame-options", value="DENY"),
]


def make_app(settings: Settings, game_maker: GameMaker = make_game) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, game_maker) as services:
            app.state.services = services
            yield

    return Litestar(
        [api_router(table_socket), health, page],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        response_headers=HEADERS,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=tafelrunde.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        logging_config=None,
    )
