"""Asking a person at a terminal, with history and completion."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

from tafelrunde.cli.table.ask import Complete


class PromptAsker:
    """A line at a terminal, with history and completion by the tab key."""

    def __init__(self) -> None:
        self._session = _new_session()

    def ask(self, question: str, complete: Complete | None = None) -> str:
        return self._session.prompt(question + " ", completer=_Adapter(complete)).strip()

    def forget(self) -> None:
        self._session = _new_session()


def _new_session() -> PromptSession[str]:
    """Completion in the way of a shell: nothing pops up over the table."""
    return PromptSession(complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False)


class _Adapter(Completer):
    def __init__(self, complete: Complete | None) -> None:
        self._complete = complete

    def get_completions(self, document: Document, _: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        for one in self._complete(typed) if self._complete else ():
            yield Completion(one.text, start_position=-len(typed), display_meta=one.meaning)
