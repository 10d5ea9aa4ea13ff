"""Where the server keeps its things, and how much it lets a guest do."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tafelrunde.texts.saying import Trouble

PAGE = Path(__file__).resolve().parents[1] / "web"
SECRET_BYTES = 32


class BadSettings(Trouble):
    """Something the server was started with that cannot be used."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What a single guest may do, chosen so that no player ever notices."""

    message_bytes: int = 64 * 1024  # of one message on a socket
    body_bytes: int = 256 * 1024  # of one request
    name: int = 40
    chat: int = 500
    chat_lines: int = 2000  # of one table; then old ones go
    undos: int = 1000  # at one table
    client: int = 64  # an id of the client's making
    move: int = 200
    cards: int = 64 * 1024  # bytes of an own card list
    card_rows: int = 1000
    card_cell: int = 300  # characters
    tables: int = 30  # unfinished ones that a guest opened within a day
    all_tables: int = 300  # and unfinished ones in all
    sockets: int = 20  # open at once, of one guest
    connections: int = 200  # open at once, from one address
    header_seconds: float = 10  # until a connection has asked for something
    body_seconds: float = 20  # and until all of it has arrived
    unsent: int = 1024 * 1024  # bytes that wait for a slow client
    socket: Rate = Rate(100, 50)  # messages on one connection
    person: Rate = Rate(200, 60)  # and on all of a guest
    hints: Rate = Rate(5, 1)
    says: Rate = Rate(10, 1)
    calls: Rate = Rate(5, 0.2)  # what spectators say, from one address
    connects: Rate = Rate(60, 3)  # sockets, from one address
    welcomes: Rate = Rate(30, 1)  # sockets of one guest
    reads: Rate = Rate(300, 50)  # requests that change nothing, from one address
    opens: Rate = Rate(60, 0.2)  # tables, from one address
    lists: Rate = Rate(20, 0.1)  # own card lists, from one address
    newcomers: Rate = Rate(30, 0.2)  # who become guests, from one address
    requests: Rate = Rate(60, 10)  # that change something, from one address
    watches: Rate = Rate(60, 5)  # how the server is, from one address


@dataclass(frozen=True, slots=True)
class Keeping:
    """How long tables are kept without anything happening at them, in days; 0 is for ever."""

    waiting: int = 14  # for guests who never came
    unfinished: int = 180
    finished: int = 365
    records: bool = True  # of finished games, when their tables go


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the server is told when it starts."""

    home: Path
    database: str = ""  # empty: a SQLite file at home
    secure: bool = False  # reached by https only
    hosts: tuple[str, ...] = ()  # names the server is reached by; without any, those at home
    proxies: tuple[str, ...] = ()  # addresses that may say for whom they ask
    page: Path = PAGE
    bot_seconds: float = 10.0  # until a bot has to move
    log_requests: bool = False
    keeping: Keeping = field(default_factory=Keeping)
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> URL:
        """The address of the database; a plain path is that of a SQLite file."""
        text = self.database
        if not text:
            return sqlite_url(self.home / "tafelrunde.sqlite")
        if "://" not in text:
            return sqlite_url(Path(text))
        try:
            url = make_url(text)
        except ArgumentError:
            raise BadSettings("command-serve-no_database") from None
        return url


def sqlite_url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def read_secret(home: Path) -> bytes:
    """The key that signs cookies, made at the first start; nobody else may read it."""
    home.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = home / "secret.key"
    if not path.exists():
        # Written elsewhere and then linked, so that nobody ever reads half of it.
        fresh = home / f".secret-{os.getpid()}-{secrets.token_hex(4)}"
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_hex(SECRET_BYTES))
        try:
            fresh.rename(path) if os.name == "nt" else path.hardlink_to(fresh)
        except FileExistsError:
            pass  # another server was quicker; its key is as good
        finally:
            fresh.unlink(missing_ok=True)
    secret = path.read_bytes()
    if len(secret) < SECRET_BYTES:
        raise BadSettings("command-serve-damaged_key", file=path.name)
    return secret
