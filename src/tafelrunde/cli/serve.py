"""`tafelrunde serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tafelrunde._home import home as user_home
from tafelrunde.cli.arguments import BadArgument, whole_number
from tafelrunde.cli.console import output, say_if_interpreted

PORT = 8642
PORTS = 1 << 16
LOOPBACK = ("127.0.0.1", "::1")

Names = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]
Days = Annotated[int, Parameter(converter=whole_number)]


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(converter=whole_number)] = PORT,
    database: str = "",
    home: Path | None = None,
    open: bool = False,
    secure: bool = False,
    host_name: Names = (),
    proxy: Names = (),
    bot_seconds: float = 10.0,
    log_requests: bool = False,
    keep_waiting: Days = 14,
    keep_unfinished: Days = 180,
    keep_finished: Days = 365,
    keep_records: bool = True,
) -> int:
    """Serve the games to browsers, until interrupted.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others in your network join.
    port
        The port to listen at; 0 takes a free one.
    database
        A database by its address, or the path of a SQLite file. Usually a file in the data
        directory.
    home
        The data directory, instead of the user's.
    open
        Open the page in the browser.
    secure
        The server is reached by https only, through a proxy on this computer: cookies say so.
    host_name
        A name by which the server is reached, such as play.example.org; others are refused. Without
        any, it is reached by addresses and by the names that this computer has at home.
    proxy
        The address of a proxy, which is believed when it says who asks.
    bot_seconds
        How long a bot may take for a move; a quarter of it is what it may think.
    log_requests
        Write every request to stderr: what was asked for in general, never by whom.
    keep_waiting
        Days until a table goes at which guests never came; 0 keeps it for ever.
    keep_unfinished
        Days without a move until an unfinished game goes.
    keep_finished
        Days until a finished game goes.
    keep_records
        When a finished game goes, write its record into the folder `records`.
    """
    # Here, since the other commands should not wait for a web server to be imported.
    from tafelrunde.server.run import listen
    from tafelrunde.server.run import serve as run
    from tafelrunde.server.settings import Keeping, Settings

    if not 0 <= port < PORTS:
        raise BadArgument(f"--port: {port} is no port; 0 takes a free one")
    if not 0.1 <= bot_seconds <= 600:
        raise BadArgument("--bot-seconds: from 0.1 to 600")
    days = (keep_waiting, keep_unfinished, keep_finished)
    if min(days) < 0:
        raise BadArgument("--keep-...: a number of days; 0 is for ever")
    settings = Settings(
        home or user_home(),
        database,
        secure=secure,
        hosts=host_name,
        proxies=proxy or (LOOPBACK if secure else ()),
        bot_seconds=bot_seconds,
        log_requests=log_requests,
        keeping=Keeping(*days, keep_records),
    )
    settings.url  # noqa: B018 - says now if it is none
    console = output()

    def say(url: str) -> None:
        console.print(f"Tafelrunde: {url}")
        console.file.flush()
        say_if_interpreted()

    return 0 if run(settings, listen(host, port), open_page=open, say=say) else 1
