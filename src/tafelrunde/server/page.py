"""The page: the files that its build has left in the package, compressed where that is worth it."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from anyio import to_thread
from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from tafelrunde.server.packing import PACKED, coding_for
from tafelrunde.server.problems import Refusal
from tafelrunde.server.services import services

# Built files have a hash in their name, so what a name stands for never changes.
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
INDEX = "index.html"
ENDINGS = {"br": ".br", "gzip": ".gz"}  # of compressed files beside the others, best first
NOT_BUILT = """Tafelrunde is running, but its page has not been built.

In a checkout, "python3 run.py play" builds it; an installed package has it unless it was made with
TAFELRUNDE_PAGE=never. The interface for programs is there: see /api/games and docs/protocol.md.
"""
INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.S)
HOST = re.compile(r"[\w.:\[\]-]+")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={PACKED: True},
)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or the page itself: it says so if it does not know an address."""
    wanted = path.lstrip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise Refusal("not_found")
    folder = services(request).settings.page
    status = HTTP_200_OK
    found = await to_thread.run_sync(_file, folder, wanted or INDEX)
    if found is None:
        if Path(wanted).suffix:
            # A person gets the page all the same, but a program must see that the file is missing.
            status = HTTP_404_NOT_FOUND
            if "text/html" not in request.headers.get("accept", ""):
                raise Refusal("not_found")
        found = await to_thread.run_sync(_file, folder, INDEX)
    if found is None:
        body = NOT_BUILT.encode()
        return Response(body, status_code=503, media_type="text/plain")
    name, file = found
    coding, body, tag = await to_thread.run_sync(
        _packed, file, request.headers.get("accept-encoding", "")
    )
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    headers = {
        "cache-control": FOREVER if name.startswith("assets/") else ASK,
        "etag": tag,
        "vary": "accept-encoding",
    }
    if suffix == ".html":
        html, _ = await to_thread.run_sync(_read, file)
        headers["content-security-policy"] = _policy(html, request.headers.get("host", ""))
    if status == HTTP_200_OK and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(body, status_code=status, media_type=kind, headers=headers)


def _packed(file: Path, accepted: str) -> tuple[str, bytes, str]:
    """How a file is compressed, what is sent, and the tag of that."""
    files = {coding: file.with_name(file.name + ending) for coding, ending in ENDINGS.items()}
    coding = coding_for(accepted, [coding for coding in files if files[coding].is_file()])
    return coding, *_read(files.get(coding, file))


def _read(file: Path) -> tuple[bytes, str]:
    """What is in a file, and a tag for it."""
    found = file.stat()
    return _read_once(file, found.st_mtime_ns, found.st_size)


@lru_cache(200)
def _read_once(file: Path, _changed: int, _size: int) -> tuple[bytes, str]:
    body = file.read_bytes()
    return body, f'"{sha256(body).hexdigest()[:20]}"'


def _file(folder: Path, name: str) -> tuple[str, Path] | None:
    """The file of that name in the folder, and its path from there."""
    root = folder.resolve()
    try:
        path = (root / name).resolve()
        if path.is_file() and path.is_relative_to(root):
            return path.relative_to(root).as_posix(), path
    except (ValueError, OSError):  # a name that no file can have
        pass
    return None


def _policy(html: bytes, host: str) -> str:
    """Nothing from elsewhere, and no script that was not there when the page was built."""
    # To some browsers 'self' does not mean the sockets of the same host.
    sockets = f"ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    hashes = [b64encode(sha256(code).digest()).decode() for code in INLINE.findall(html)]
    scripts = " ".join(["'self'", *(f"'sha256-{code}'" for code in hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data:; font-src 'self' data:; connect-src 'self' {sockets}; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
