"""The command line. Whatever goes wrong ends in one line on stderr, never in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import tafelrunde
from tafelrunde import _native
from tafelrunde.cli.analyse import analyse
from tafelrunde.cli.arena import arena
from tafelrunde.cli.bench import bench
from tafelrunde.cli.cards import cards
from tafelrunde.cli.check import check
from tafelrunde.cli.choices import play_help
from tafelrunde.cli.console import INTERRUPTED, messages, output, prepare, say
from tafelrunde.cli.copies import backup, restore
from tafelrunde.cli.fit import fit
from tafelrunde.cli.play import play
from tafelrunde.cli.replay import replay
from tafelrunde.cli.serve import serve
from tafelrunde.engine.errors import TafelrundeError

BAD_INPUT = 2


def version() -> str:
    """The version and which build runs; importing the package has loaded the engine."""
    return f"tafelrunde {tafelrunde.__version__} ({_native.build()})"


app = App(
    name="tafelrunde",
    help="Strategy games of court and city at one table: for people, bots and researchers.",
    help_format="plaintext",
    version=version,
    version_format="plaintext",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app.command(play)
play_app = app["play"]
app.command(replay)
app.command(cards)
app.command(bench)
app.command(check)
app.command(arena)
app.command(analyse)
app.command(fit)
app.command(serve)
app.command(backup)
app.command(restore)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    prepare()
    try:
        tokens = sys.argv[1:] if arguments is None else list(arguments)
        play_app.help_epilogue = play_help(tokens) or None
        code = app(tokens, console=output(), error_console=messages())
        sys.stdout.flush()  # here, where a full disk or a closed pipe can still be reported
    except KeyboardInterrupt:
        say("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _silence_output()
        say("the output was closed before the end")
        return BAD_INPUT
    except OSError as error:
        _silence_output()
        say(_os_problem(error))
        return BAD_INPUT
    except (CycloptsError, TafelrundeError) as error:
        say(str(error))
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def _os_problem(error: OSError) -> str:
    reason = error.strerror or str(error)
    return reason if error.filename is None else f"{error.filename}: {reason}"


def _silence_output() -> None:
    """Whatever the output still holds would fail once more when Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
