"""The command line. Whatever goes wrong ends in one line on stderr, never in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from cyclopts import App, CycloptsError, Group

import tafelrunde
from tafelrunde import _native
from tafelrunde.cli.analyse import analyse
from tafelrunde.cli.arena import arena
from tafelrunde.cli.bench import bench
from tafelrunde.cli.cards import cards
from tafelrunde.cli.check import check
from tafelrunde.cli.choices import play_help
from tafelrunde.cli.console import CLOSED, INTERRUPTED, messages, output, prepare, say
from tafelrunde.cli.copies import backup, restore
from tafelrunde.cli.fit import fit
from tafelrunde.cli.helping import HelpPage, usage, worded
from tafelrunde.cli.language import SPOKEN, choose_language, text
from tafelrunde.cli.lists import bots, games
from tafelrunde.cli.misuse import misuse
from tafelrunde.cli.play import play
from tafelrunde.cli.replay import replay
from tafelrunde.cli.serve import serve
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.texts import Texts
from tafelrunde.texts.saying import os_trouble, trouble

BAD_INPUT = 2


def version() -> str:
    """The version and which build runs; importing the package has loaded the engine."""
    return f"tafelrunde {tafelrunde.__version__} ({_native.build()})"


# As the help lists them: to play, to host, to measure.
COMMANDS: tuple[Callable[..., Any], ...] = (
    *(play, games, bots, cards, replay),
    *(serve, backup, restore),
    *(arena, analyse, fit, check, bench),
)


def make_app(tokens: Sequence[str]) -> App:
    """The parser of the command line, with help in the language of the command."""
    texts = Texts(SPOKEN.language)
    commands = Group(text("command-commands"), sort_key=1)
    app = App(
        name="tafelrunde",
        help=text("command-about"),
        usage=f"tafelrunde {text('command-value-command')}",
        help_format="plaintext",
        help_formatter=HelpPage(texts),
        help_epilogue=text("command-language"),
        group_commands=commands,
        group_arguments=Group(text("command-arguments"), sort_key=0),
        group_parameters=Group(text("command-options"), sort_key=2),
        version=version,
        version_format="plaintext",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for place, command in enumerate(COMMANDS):
        name = command.__name__
        app.command(worded(command, texts), name, sort_key=place, usage=usage(command, texts))
    app["--help"].help = text("command-help")
    app["--version"].help = text("command-version")
    choices = play_help(tokens, texts)
    app["play"].help_epilogue = "\n\n".join(filter(None, [choices, text("command-language")]))
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    prepare()
    tokens = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = run(choose_language(tokens))
        sys.stdout.flush()  # here, where a full disk or a closed pipe can still be reported
    except KeyboardInterrupt:
        say(text("command-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        _silence_output()
        return CLOSED
    except OSError as error:
        _silence_output()
        problem = os_trouble(error, SPOKEN.language)
        say(problem if error.filename is None else f"{error.filename}: {problem}")
        return BAD_INPUT
    except TafelrundeError as error:
        say(trouble(error, SPOKEN.language))
        return BAD_INPUT
    return code


def run(tokens: Sequence[str]) -> int:
    app = make_app(tokens)
    try:
        code = app(tokens, console=output(), error_console=messages())
    except CycloptsError as error:
        say(misuse(error, app))
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def _silence_output() -> None:
    """Whatever the output still holds would fail once more when Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
