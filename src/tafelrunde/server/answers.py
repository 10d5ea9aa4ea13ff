"""Answers to what goes wrong: always a `Problem`, never a traceback."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ExceptionHandlersMap

from tafelrunde.server.contract import Problem
from tafelrunde.server.gate import route
from tafelrunde.server.problems import Refusal, retry_after

GONE = "client disconnected prematurely"  # in the middle of a body
CODES = {404: "not_found", 405: "not_allowed", 413: "too_large"}

log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]


def refused(_: AnyRequest, error: Refusal) -> Response[Problem]:
    headers = {"retry-after": str(retry_after(error))} if error.status == 429 else {}
    return Response(error.problem, status_code=error.status, headers=headers)


def bad_request(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: unknown paths, methods and bodies that are not what they should be."""
    status = error.status_code
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return Response(Problem("bad_request"), status_code=400)  # for nobody
    if status >= 500:
        return failed(_, error)
    code = CODES.get(status, "bad_request")
    detail = _detail(error) if code == "bad_request" else ""
    problem = Problem(code, {"problem": detail[:300]} if detail else {})
    return Response(problem, status_code=status, headers=error.headers)


def _detail(error: HTTPException) -> str:
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    return str(found.get("message", "")) if isinstance(found, dict) else error.detail


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", path=route(request.scope), exc_info=error)
    return Response(Problem("server_error"), status_code=500)


def unreadable(_: AnyRequest, __: Exception) -> Response[Problem]:
    """A body of brackets within brackets, or of bytes that are no text."""
    return Response(Problem("bad_request"), status_code=400)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    HTTPException: bad_request,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: failed,
}
