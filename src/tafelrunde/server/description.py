"""How the requests are described in OpenAPI, beyond what their types say."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIHeader,
    OpenAPIResponse,
    Operation,
    Parameter,
    Schema,
    SecurityScheme,
)
from litestar.openapi.spec.enums import OpenAPIType

import tafelrunde
from tafelrunde.server.contract import Problem
from tafelrunde.server.problems import STATUS

ABOUT = """The page has no way in that a program does not have. docs/protocol.md tells the rest:
the sockets of tables, which are no part of this description, and what may be sent how often.

A refused request is answered with a `Problem`; its codes stand with every status."""

# Whatever is asked, it may be asked of the wrong server, too often, or at a bad time.
ALWAYS = ("wrong_host", "too_fast", "server_error")
STRICT = ("OpenTable", "CardList")  # refuse fields they do not have
RETRY = OpenAPIHeader(
    description="seconds after which to try again",
    schema=Schema(type=OpenAPIType.INTEGER, minimum=1),
)


def refusals(*codes: str) -> Mapping[int, ResponseSpec]:
    """The refusals of a request, by their status."""
    found: dict[int, list[str]] = {}
    for code in (*codes, *ALWAYS):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description="refused: " + ", ".join(sorted(names))
        )
        for status, names in sorted(found.items())
    }


GUEST: list[dict[str, list[str]]] = [{"guest": []}]
OWN = Parameter(
    name="x-tafelrunde",
    param_in="header",
    schema=Schema(type=OpenAPIType.STRING),
    required=False,
    description="Any value. Programs have to send it with whatever changes something; browsers say "
    "by Origin that a request comes from a page of this server.",
)

CONFIG = OpenAPIConfig(
    title="Tafelrunde",
    version=tafelrunde.__version__,
    description=ABOUT,
    path="/api/openapi",
    render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    components=Components(
        security_schemes={
            "guest": SecurityScheme(
                type="apiKey",
                name="tafelrunde",
                security_scheme_in="cookie",
                description="The signed cookie that POST /api/me sets.",
            ),
        }
    ),
)


def complete(app: Litestar) -> None:
    """Add what the types know and the description does not say by itself."""
    described = app.openapi_schema
    schemas = described.components.schemas or {}
    for name in STRICT:
        schemas[name].additional_properties = False
    for path in (described.paths or {}).values():
        for method in ("get", "post", "delete"):
            operation: Operation | None = getattr(path, method)
            if operation is None:
                continue
            if method != "get":
                operation.parameters = [*(operation.parameters or []), OWN]
            response = (operation.responses or {}).get("429")
            assert isinstance(response, OpenAPIResponse)
            response.headers = {"retry-after": RETRY}
