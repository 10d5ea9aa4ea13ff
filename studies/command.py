"""What the commands of the studies have in common: numbers are checked, and refusals are a line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable

from tafelrunde.engine.errors import TafelrundeError


def positive(text: str) -> int:
    """For argparse: a number of games, processes or players."""
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"a number above 0 is wanted, not {text!r}")
    return int(text)


def run(main: Callable[[], None]) -> None:
    try:
        main()
    except TafelrundeError as error:
        raise SystemExit(str(error)) from None
