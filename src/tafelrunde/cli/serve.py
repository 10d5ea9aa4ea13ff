"""`tafelrunde serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tafelrunde._home import home as user_home
from tafelrunde.cli.arguments import whole_number
from tafelrunde.cli.console import output, say_if_interpreted
from tafelrunde.cli.language import BadArgument

PORT = 8642
PORTS = 1 << 16
KEPT = ("waiting", "unfinished", "finished")
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
    """Serve the games to browsers, until interrupted."""
    # Here, since the other commands should not wait for a web server to be imported.
    from tafelrunde.server.run import listen
    from tafelrunde.server.run import serve as run
    from tafelrunde.server.settings import Keeping, Settings

    if not 0 <= port < PORTS:
        raise BadArgument("command-error-port", port=port)
    if not 0.1 <= bot_seconds <= 600:
        raise BadArgument("command-error-bot_seconds")
    days = (keep_waiting, keep_unfinished, keep_finished)
    for name, number in zip(KEPT, days, strict=True):
        if number < 0:
            raise BadArgument("command-error-days", option=f"--keep-{name}", given=number)
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
