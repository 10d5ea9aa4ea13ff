"""Asking a person. The table knows only `Asker`; what is typed where is decided here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Protocol

from tafelrunde.cli.table.complete import Candidate

Complete = Callable[[str], list[Candidate]]


class Asker(Protocol):
    """Gives back a line, without spaces around it.

    EOFError if there are no more, KeyboardInterrupt if the person wants to stop.
    """

    def ask(self, question: str, complete: Complete | None = None) -> str: ...

    def forget(self) -> None:
        """Somebody else sits down: what was typed before is not to be seen any more."""


class LineAsker:
    """Lines as they come: from a pipe, or from a terminal that is to be kept plain."""

    def ask(self, question: str, complete: Complete | None = None) -> str:
        sys.stdout.write(question + " ")
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        line = "".join(sign if sign.isprintable() else " " for sign in line).strip()
        if not sys.stdin.isatty():
            # Nobody has seen it being typed.
            sys.stdout.write(line + "\n")
        return line

    def forget(self) -> None:
        pass  # it remembers nothing


def is_interactive() -> bool:
    """Does somebody sit at a terminal who can be asked?"""
    return sys.stdin is not None and sys.stdin.isatty()


def fitting_asker(plain: bool) -> Asker:
    """The best that input and output allow."""
    able = is_interactive() and sys.stdout.isatty()
    if plain or not able or os.environ.get("TERM") == "dumb":
        return LineAsker()
    # Here, since importing it takes a while, for which nobody should wait in vain.
    from tafelrunde.cli.table.prompting import PromptAsker

    return PromptAsker()
