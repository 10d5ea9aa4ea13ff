"""Guests: a name, and a signed cookie that says who somebody is."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tafelrunde.server.contract import Me
from tafelrunde.server.gate import address_of
from tafelrunde.server.limits import Buckets
from tafelrunde.server.problems import Refusal
from tafelrunde.server.settings import Limits
from tafelrunde.server.storage.store import Store
from tafelrunde.server.table import now
from tafelrunde.server.wishes import Person, tidy

COOKIE = "tafelrunde"
HEADER = "x-tafelrunde"
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """Who sends a request, and may it come from where it comes from?"""

    def __init__(self, store: Store, secret: bytes, limits: Limits, *, secure: bool) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._limits = limits
        self._secure = secure
        self._newcomers = Buckets(limits.newcomers)

    async def person(self, connection: AnyConnection) -> Person | None:
        """The guest behind the cookie, None without a valid one."""
        try:
            id = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return await self._store.person(id) if isinstance(id, str) else None

    async def named(self, connection: AnyConnection) -> Person:
        person = await self.person(connection)
        if person is None or not person.name:
            raise Refusal("no_name")
        return person

    async def save(self, connection: AnyConnection, me: Me) -> tuple[Person, Cookie]:
        """Give the guest a name; a newcomer becomes one by this."""
        name = tidy(me.name)
        if not name or len(name) > self._limits.name:
            raise Refusal("bad_name", {"most": self._limits.name})
        known = await self.person(connection)
        if known is None:
            self._newcomers.take(address_of(connection.scope))
        person = Person(known.id if known else secrets.token_urlsafe(16), name, me.language)
        await self._store.save_person(person, now())
        return person, self._cookie(person.id)

    def _cookie(self, id: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=str(self._signer.dumps(id)),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


def preferred_language(connection: AnyConnection) -> str:
    """The browser's first wish that we can fulfil."""
    wishes = connection.headers.get("accept-language", "")
    for wish in wishes.split(","):
        language = wish.split(";")[0].strip()[:2].lower()
        if language in ("de", "en"):
            return language
    return "en"


def from_here(connection: AnyConnection, *, secure: bool) -> bool | None:
    """Does the request come from a page of this server? None: it does not say."""
    origin = connection.headers.get("origin")
    if origin is None:
        return None
    scheme = "https" if secure or connection.scope["scheme"] in ("https", "wss") else "http"
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = connection.headers.get("host", "").lower()
    return (parts.scheme.lower(), parts.netloc.lower()) == (scheme, host) and host != ""


def check_request(connection: AnyConnection, *, secure: bool) -> None:
    """Refuse a change that another site's page has a browser send in a guest's name.

    Browsers say where it comes from; what is no browser says so by a header of its own, which
    another site's page could not send without asking us.
    """
    here = from_here(connection, secure=secure)
    if here is False or (here is None and HEADER not in connection.headers):
        raise Refusal("foreign_origin")


def check_socket(connection: AnyConnection, *, secure: bool) -> None:
    """A browser always says where a socket comes from; others need not."""
    if from_here(connection, secure=secure) is False:
        raise Refusal("foreign_origin")
