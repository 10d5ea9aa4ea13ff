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


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(converter=whole_number)] = PORT,
    database: str = "",
    home: Path | None = None,
    open: bool = False,
    secure: bool = False,
    bot_seconds: float = 2.0,
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
        The server is reached by https only, through a proxy: cookies say so.
    bot_seconds
        How long a bot may think about a move.
    """
    # Here, since the other commands should not wait for a web server to be imported.
    from tafelrunde.server.run import listen
    from tafelrunde.server.run import serve as run
    from tafelrunde.server.settings import Settings

    if not 0 <= port < PORTS:
        raise BadArgument(f"--port: {port} is no port; 0 takes a free one")
    if not 0.1 <= bot_seconds <= 600:
        raise BadArgument("--bot-seconds: from 0.1 to 600")
    settings = Settings(home or user_home(), database, secure=secure, bot_seconds=bot_seconds)
    settings.url  # noqa: B018 - says now if it is none
    console = output()

    def say(url: str) -> None:
        console.print(f"Tafelrunde: {url}")
        console.file.flush()
        say_if_interpreted()

    return 0 if run(settings, listen(host, port), open_page=open, say=say) else 1
